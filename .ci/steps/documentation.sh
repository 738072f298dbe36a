# Every library has a catalogue, and DocC finds nothing to complain of. A library's links may lead to the libraries that
# stand before it, as ``/Blazon/Theme``; so they are converted in order, each with the archives of the ones before.
step_documentation() {
  local module
  for module in "${libraries[@]}"; do
    [ -f "Sources/$module/$module.docc/$module.md" ] || fail "Sources/$module/$module.docc/$module.md is missing"
  done
  local docc
  docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
  [ -x "$docc" ] || { echo "no docc in this toolchain; the pages exist"; return 0; }

  quietly "debug build" swift build
  local modules dependencies=() complaints=0
  modules=$(swift build --show-bin-path)/Modules
  for module in "${libraries[@]}"; do
    mkdir -p "$scratch/symbols/$module"
    quietly "symbols of $module" swift symbolgraph-extract -module-name "$module" -I "$modules" -I Sources/BlazonRuntime/include \
      -minimum-access-level public -skip-synthesized-members -output-dir "$scratch/symbols/$module"
    quietly "documentation of $module" "$docc" convert "Sources/$module/$module.docc" \
      --additional-symbol-graph-dir "$scratch/symbols/$module" \
      --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
      --enable-experimental-external-link-support ${dependencies[@]+"${dependencies[@]}"} \
      --output-path "$scratch/$module.doccarchive"
    dependencies+=(--dependency "$scratch/$module.doccarchive")
    # Warnings count, but do not stop here, so that one run shows those of all libraries.
    if grep -q 'warning:' "$scratch/log"; then
      cat "$scratch/log"
      complaints=1
    else
      echo "$module: no complaints"
    fi
  done
  [ "$complaints" -eq 0 ] || fail "the documentation has warnings"
}
