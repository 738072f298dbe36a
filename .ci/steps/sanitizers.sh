# The stress tests, each sanitizer with a build of its own. Thread Sanitizer does not see the usual lock, hence the define.
step_sanitizers() {
  sanitized thread -Xswiftc -DBLAZON_PTHREAD_LOCK
  sanitized address
}

# sanitized NAME FLAG ...
sanitized() {
  local name=$1; shift
  local options=(--sanitize "$name" --scratch-path ".build/$name" "$@")
  quietly "$name sanitizer, build" timeout 900 swift build --build-tests "${options[@]}"
  quietly "$name sanitizer" timeout 300 swift test --disable-xctest --skip-build "${options[@]}" --filter Stress
  ! grep -qE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$scratch/log" || {
    grep -A 30 -E 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$scratch/log" | head -60
    fail "$name sanitizer found something"
  }
  grep -E 'Test run with [1-9]' "$scratch/log" || fail "no test has Stress in its name"
}
