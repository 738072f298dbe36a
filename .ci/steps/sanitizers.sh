# What has to do with threads and references, each sanitizer with a build of its own. Thread Sanitizer does not see the
# usual lock, hence the define.
concurrent='Stress|ConcurrentLookup|StyleBusTests|DeliveryTests|IsolationTests|Interest|StyledComponent|ThemeStoreTests|UpdateTests'

# The registry with weak references, as it is built where objects may not be native ones.
step_weak() {
  local options=(--scratch-path .build/weak -Xswiftc -DBLAZON_WEAK_SLOTS)
  quietly "weak references, build" timeout 900 swift build --build-tests "${options[@]}"
  quietly "weak references" timeout 300 swift test --skip-build "${options[@]}" --filter "$concurrent"
  grep -E 'Test run with [1-9]' "$scratch/log" || fail "no test ran"
}

step_sanitizers() {
  sanitized thread -Xswiftc -DBLAZON_PTHREAD_LOCK
  sanitized address
}

# sanitized NAME FLAG ...
sanitized() {
  local name=$1; shift
  local options=(--sanitize "$name" --scratch-path ".build/$name" "$@")
  quietly "$name sanitizer, build" timeout 900 swift build --build-tests "${options[@]}"
  quietly "$name sanitizer" timeout 600 env BLAZON_STRESS_SECONDS=30 \
    LSAN_OPTIONS="suppressions=$PWD/.ci/leaks.txt:print_suppressions=0" swift test --disable-xctest --skip-build "${options[@]}" --filter "$concurrent"
  ! grep -qE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$scratch/log" || {
    grep -A 30 -E 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$scratch/log" | head -60
    fail "$name sanitizer found something"
  }
  grep -E 'Test run with [1-9]' "$scratch/log" || fail "no test ran"
}
