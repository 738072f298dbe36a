# Builds the examples, and compares what each prints with Examples/Expected/NAME.txt.
step_examples() {
  [ -f Examples/Package.swift ] || fail "there is no Examples package"
  rm -rf Examples/.build
  without_warnings "examples" swift build --package-path Examples
  local source name count=0
  for source in Examples/Sources/*/; do
    name=$(basename "$source")
    [ -f "$source/main.swift" ] || grep -rqE '^@main' "$source" || continue
    [ -f "Examples/Expected/$name.txt" ] || fail "Examples/Expected/$name.txt is missing"
    example_output "$name" >"$scratch/output" || fail "$name does not end well"
    diff -u "Examples/Expected/$name.txt" "$scratch/output" || fail "$name prints something else"
    echo "$name: as expected"
    count=$((count + 1))
  done
  [ "$count" -gt 0 ] || fail "there are no examples"
}

# What an example prints: to a file, so without colour, in an environment that says nothing.
example_output() {
  env -i PATH="$PATH" HOME="${HOME:-/}" LANG=C.UTF-8 timeout 60 "Examples/.build/debug/$1" 2>&1
}

# The README's example is Examples/Sources/Quickstart/main.swift, and the block after it is what that prints.
step_readme() {
  local source=Examples/Sources/Quickstart/main.swift
  [ -f README.md ] || fail "there is no README.md"
  [ -f "$source" ] || fail "there is no $source"
  [ -x Examples/.build/debug/Quickstart ] || quietly "examples" swift build --package-path Examples
  fenced_blocks README.md "$scratch/block"
  example_output Quickstart >"$scratch/output" || fail "Quickstart does not end well"

  local block next
  for block in "$scratch"/block.*.swift; do
    cmp -s "$block" "$source" || continue
    next=$(find "$scratch" -name 'block.*' | sort | grep -A 1 -F "$block" | tail -n +2)
    [ -n "$next" ] || fail "README.md shows no output after its example"
    diff -u "$scratch/output" "$next" || fail "README.md shows another output than Quickstart prints"
    echo "the example and its output are those of Quickstart"
    return 0
  done
  block=$(grep -l '^import ' "$scratch"/block.*.swift | head -n 1)
  [ -z "$block" ] || diff -u "$source" "$block"
  fail "no block of README.md is byte for byte $source"
}

# fenced_blocks FILE PREFIX: writes each fenced block of a Markdown file to PREFIX.NNN.LANGUAGE.
fenced_blocks() {
  awk -v prefix="$2" '
    /^```/ && !inside {
      inside = 1; language = substr($0, 4); sub(/[^A-Za-z0-9].*/, "", language)
      file = sprintf("%s.%03d.%s", prefix, ++count, language == "" ? "text" : language)
      printf "" > file; next
    }
    /^```/ { inside = 0; close(file); next }
    inside { print > file }
  ' "$1"
}
