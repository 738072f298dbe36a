# Helpers of .ci/run.

libraries=(Blazon BlazonStrings BlazonViews BlazonRendering BlazonTerminal BlazonTesting)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

# quietly WHAT COMMAND ...: runs a command, and shows what it said only if it fails. Its output stays in $scratch/log.
quietly() {
  local what=$1; shift
  if ! "$@" >"$scratch/log" 2>&1; then
    if [ "$(wc -l <"$scratch/log")" -gt 60 ]; then
      grep -E 'error:|FAILED|✘|↳' "$scratch/log" | sort -u | head -40
      tail -n 20 "$scratch/log"
    else
      cat "$scratch/log"
    fi
    fail "$what: $*"
  fi
}

# without_warnings WHAT COMMAND ...: the same for a build, in which every warning is a failure.
without_warnings() {
  quietly "$@"
  if grep -q 'warning:' "$scratch/log"; then
    grep -A 2 'warning:' "$scratch/log" | sort -u | head -40
    fail "$1: there are warnings"
  fi
}
