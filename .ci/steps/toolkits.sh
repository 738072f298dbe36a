# The galleries in real toolkits: what they show, and what they do when they are used. This step alone needs the toolkits.
galleries=Examples/Galleries

step_toolkits() {
  install_missing pkg-config:pkg-config /usr/include/gtk-4.0/gtk/gtk.h:libgtk-4-dev xvfb-run:xvfb xauth:xauth \
    /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf:fonts-dejavu-core /usr/include/ncurses.h:libncurses-dev tmux:tmux \
    /usr/share/terminfo/x/xterm-direct:ncurses-term
  rm -rf "$galleries/.build"
  quietly "galleries" timeout 1500 swift build --package-path "$galleries"
  # What SwiftPM says of flags in pkg-config's files is no warning of the compiler.
  ! grep -E 'warning:' "$scratch/log" | grep -v 'prohibited flag' || fail "galleries: there are warnings"
  gtk_shows_palettes
  gtk_answers_clicks
  ncurses_answers_keys
}

# Colours of known places in the picture of a window are those that the theme gives to them.
gtk_shows_palettes() {
  local theme scheme expected
  for theme in system yumekawa; do
    for scheme in light dark; do
      gtk_gallery --theme "$theme" --scheme "$scheme" --rows 20 --screenshot "$scratch/$theme-$scheme.png" --probe \
        >"$scratch/output" || fail "GtkGallery does not draw $theme, $scheme"
      expected=$galleries/Expected/gtk-$theme-$scheme.txt
      diff -u "$expected" "$scratch/output" || fail "GtkGallery shows other colours in $theme, $scheme"
      [ "$(head -c 8 "$scratch/$theme-$scheme.png" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] || fail "no picture"
    done
  done
  echo "GTK: the colours of both themes, light and dark"
}

gtk_answers_clicks() {
  gtk_gallery --rows 0 --click Step --click Save --click "Notify me" --click Dark --click "Next theme" \
    >"$scratch/output" || fail "GtkGallery cannot be used"
  diff -u "$galleries/Expected/gtk-clicks.txt" "$scratch/output" || fail "GtkGallery does something else"
  echo "GTK: buttons and toggles act, and the theme follows"
}

# In a display of its own, drawn without a graphics card; accessible properties are kept where they can be asked for.
gtk_gallery() {
  env GSK_RENDERER=cairo GTK_A11Y=test LANG=C.UTF-8 LANGUAGE=en \
    timeout 120 xvfb-run -a "$galleries/.build/debug/GtkGallery" "$@" 2>"$scratch/errors" || { cat "$scratch/errors"; return 1; }
  ! grep -E 'CRITICAL|WARNING' "$scratch/errors" || return 1
}

# The gallery in a terminal of tmux: every control is used by keyboard, and the screen read.
ncurses_answers_keys() {
  trap 'tmux_alone kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
  terminal xterm-direct
  # Dark, next theme, save, step, delete, notify; a name; volume, seats, size; more, and a secret.
  keys Space Tab Space Tab Space Tab Space Tab Space Tab Space Tab
  typed "日本 Ada"
  keys Tab Right Right Tab Up Tab Down Tab Space Tab
  typed "secret"
  screen -p | head -n 22 >"$scratch/output"
  diff -u "$galleries/Expected/ncurses.txt" "$scratch/output" || fail "NcursesGallery shows something else"
  screen -p -e | head -n 2 | grep -q '48;2;54;36;44m' || fail "NcursesGallery does not show the exact background"
  keys C-q
  ! tmux_alone has-session 2>/dev/null || fail "NcursesGallery does not end"
  terminal xterm-256color
  screen -p -e | head -n 2 | grep -q '48;5;231m' || fail "NcursesGallery does not show the nearest background of 256"
  keys C-c
  echo "ncurses: every control answers the keyboard, in exact colours and in the nearest of 256"
}

tmux_alone() { tmux -S "$scratch/tmux" -f /dev/null "$@"; }

# terminal TERM: begins the gallery in a terminal of that kind.
terminal() {
  tmux_alone new-session -d -x 100 -y 46 "env TERM=$1 LC_ALL=C.UTF-8 LANGUAGE=en $galleries/.build/debug/NcursesGallery"
  local tries=0
  until screen -p | grep -q 'row 0'; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || fail "NcursesGallery does not begin in $1"
    sleep 0.1
  done
}

keys() { local key; for key in "$@"; do tmux_alone send-keys "$key"; sleep 0.1; done; sleep 0.3; }
typed() { tmux_alone send-keys -l "$1"; sleep 0.3; }
screen() { LC_ALL=C.UTF-8 tmux_alone capture-pane "$@"; }
