# In a real terminal, a screen that was updated shows what one shows that was written anew.
step_terminal() {
  install_missing tmux:tmux python3:python3
  [ -x Examples/.build/debug/ScreenUpdates ] || quietly "examples" swift build --package-path Examples
  trap 'tmux_alone kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
  local kind
  for kind in updates last; do
    screen_after "--$kind" >"$scratch/$kind"
    grep -q '完了' "$scratch/$kind" || fail "ScreenUpdates --$kind does not come to its end"
    python3 .ci/seen-cells.py <"$scratch/$kind" >"$scratch/$kind.seen" || fail "the screen cannot be read"
  done
  diff -u "$scratch/last.seen" "$scratch/updates.seen" || fail "a terminal that is updated shows something else"
  echo "tmux: the same after updates as written anew, $(wc -l <"$scratch/last.seen") runs"
}

# screen_after OPTION: what a terminal shows, with its looks, when ScreenUpdates has drawn.
screen_after() {
  tmux_alone new-session -d -x 60 -y 12 \
    "env LC_ALL=C.UTF-8 Examples/.build/debug/ScreenUpdates $1; exec sleep 60"
  local tries=0
  # It is done when nothing changes any more.
  until LC_ALL=C.UTF-8 tmux_alone capture-pane -p -e >"$scratch/now" && grep -q '完了' "$scratch/now"; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || break
    sleep 0.1
  done
  sleep 0.5
  LC_ALL=C.UTF-8 tmux_alone capture-pane -p -e
  tmux_alone kill-server
}
