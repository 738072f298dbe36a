step_format() {
  local folders=() folder
  for folder in Sources Tests Examples Benchmarks Package.swift; do [ -e "$folder" ] && folders+=("$folder"); done
  quietly "format" swift format lint --strict --parallel -r "${folders[@]}"
}

# A clean build, because an incremental one does not repeat its warnings.
step_debug() {
  quietly "clean" swift package clean
  without_warnings "debug build" swift build --build-tests
}

step_tests() {
  readme_says "swift test"
  quietly "tests" swift test
  grep -E 'Test run with' "$scratch/log" || fail "no test ran"
}

step_release() {
  rm -rf .build/release .build/*/release
  without_warnings "release build" swift build -c release
}

step_preview() {
  readme_says "swift run blazon preview"
  swift run blazon preview >"$scratch/preview" 2>"$scratch/log" || { cat "$scratch/log"; fail "the preview does not run"; }
  [ -s "$scratch/preview" ] || fail "the preview shows nothing"
}

step_benchmarks() {
  [ -d Benchmarks ] || { echo "none here"; return 0; }
  without_warnings "benchmarks" swift build -c release --package-path Benchmarks
}

step_acceptance() {
  local run=../shared/acceptance/run
  [ -x "$run" ] || { echo "not at hand"; return 0; }
  quietly "acceptance" "$run" "${acceptance[@]}"
  cat "$scratch/log"
}

# A command that is checked here has to be the one that the README tells people to type.
readme_says() {
  [ -f README.md ] || fail "there is no README.md"
  grep -qE "^(\\\$ )?$1( |\$)" README.md || fail "README.md does not tell to run: $1"
}
