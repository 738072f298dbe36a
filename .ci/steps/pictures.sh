# Draws the pictures of the documentation anew, and compares them byte for byte with those that are there.
step_pictures() {
  local kept=Sources/BlazonRendering/BlazonRendering.docc/Resources picture
  quietly "pictures" .ci/pictures "$scratch/pictures"
  for picture in "$scratch"/pictures/*.svg; do
    cmp "$picture" "$kept/$(basename "$picture")" || fail "$(basename "$picture") is not what is drawn now; run .ci/pictures"
  done
  for picture in "$kept"/gallery-*.svg; do
    [ -f "$scratch/pictures/$(basename "$picture")" ] || fail "nothing draws $picture"
    grep -q "$picture" README.md || fail "README.md does not show $picture"
  done
}
