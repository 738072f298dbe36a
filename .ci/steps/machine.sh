# Swift itself is given. The rest comes from Debian, and only what is not there yet.
step_machine() {
  command -v swift >/dev/null || fail "Swift is not installed, or not on PATH; see https://www.swift.org/install/linux"
  local version
  version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | grep -oE '[0-9.]+$')
  [ "$(printf '%s\n' 6.3 "$version" | sort -V | head -n 1)" = 6.3 ] || fail "Swift 6.3 or later is needed, this is $version"

  install_missing git:git awk:mawk diff:diffutils ld:binutils /usr/include/stdio.h:libc6-dev /usr/share/zoneinfo:tzdata
  echo "Swift $version, $(nproc) cores"
}

# install_missing ENTRY ...: each is a command or a path, a colon, and the Debian package that it comes from.
install_missing() {
  local missing=() entry
  for entry in "$@"; do
    case ${entry%%:*} in
      /*) [ -e "${entry%%:*}" ] || missing+=("${entry##*:}") ;;
      *) command -v "${entry%%:*}" >/dev/null || missing+=("${entry##*:}") ;;
    esac
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null || fail "please install: ${missing[*]}"
  quietly "apt" "${as_root[@]}" apt-get update
  quietly "apt" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
}
