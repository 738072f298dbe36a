# The galleries in real toolkits: what they show, and what they do when they are used. This step alone needs the toolkits.
galleries=Examples/Galleries

step_toolkits() {
  install_missing pkg-config:pkg-config /usr/include/gtk-4.0/gtk/gtk.h:libgtk-4-dev xvfb-run:xvfb xauth:xauth \
    /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf:fonts-dejavu-core
  quietly "galleries" timeout 1500 swift build --package-path "$galleries"
  # What SwiftPM says of flags in pkg-config's files is no warning of the compiler.
  ! grep -E 'warning:' "$scratch/log" | grep -v 'prohibited flag' || fail "galleries: there are warnings"
  gtk_shows_palettes
  gtk_answers_clicks
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
  ! grep -E 'CRITICAL|Theme parser' "$scratch/errors" || return 1
}
