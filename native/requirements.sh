#!/usr/bin/env bash
# The programs that netmon's build, tests and releases start, and the Debian packages that have them.
#   requirements.sh                what building and testing need and this machine lacks, with apt; then the npm modules
#   requirements.sh PURPOSE        the programs of one purpose: browser, lookups, cross-arm64, cross-x64, emulation, fresh, kubernetes
#   requirements.sh path DIR       fills DIR with links to the programs that a test may start
#   requirements.sh run CMD ...    runs the command with such a directory as its PATH
# Fails with the list of missing programs if it cannot install them.
set -euo pipefail
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
PATH=$checkout/build/node/bin:$PATH

# program:package. A test may also start what every developer has (node, npm, npx, go, gofmt, git) and Debian's Essential packages.
build="clang:clang llvm-strip:llvm gcc:gcc cc:gcc g++:g++ as:binutils ld:binutils make:make bpftool:bpftool python3:python3"
test="apt-get:apt mount:mount umount:mount dbus-daemon:dbus busctl:systemd ip:iproute2 ss:iproute2 nft:nftables systemd-analyze:systemd podman:podman runc:runc nscd:nscd dnsmasq:dnsmasq-base bwrap:bubblewrap mkfs.ext4:e2fsprogs chattr:e2fsprogs openssl:openssl curl:curl socat:socat which:debianutils awk:mawk zsh:zsh fish:fish mandoc:mandoc musl-gcc:musl-tools sudo:sudo slirp4netns:slirp4netns pasta:passt crun:crun newuidmap:uidmap newgidmap:uidmap"
# large, and needed only by some tests of `make test-more`
browser="chromium:chromium"
lookups="java:default-jre-headless javac:default-jdk-headless"
case ${1:-} in
browser) wanted=$browser ;;
lookups) wanted=$lookups ;;
cross-arm64) wanted="aarch64-linux-gnu-g++:g++-aarch64-linux-gnu" ;;
cross-x64) wanted="x86_64-linux-gnu-g++:g++-x86-64-linux-gnu" ;;
emulation) wanted="qemu-aarch64-static:qemu-user-static aarch64-linux-gnu-g++:g++-aarch64-linux-gnu" ;;
fresh) wanted="mmdebstrap:mmdebstrap" ;;
kubernetes) wanted="mmdebstrap:mmdebstrap podman:podman gcc:gcc openssl:openssl jq:jq ip:iproute2" ;;
*) wanted="$build $test" ;;
esac

# The file of a program. Debian's own comes first, because version managers put launchers before it that work only with one PATH.
file_of() { PATH="/usr/sbin:/usr/bin:/sbin:/bin:$PATH" type -P "$1"; }

# Programs that this machine lacks are left out. Without dpkg nothing says what is Essential: all of PATH is linked.
link_programs() {
  local directory=$1 pair file name
  if ! type -P dpkg-query >/dev/null; then
    tr : '\n' <<<"$PATH" | xargs -I{} find {} -maxdepth 1 ! -type d -exec ln -sf -t "$directory" {} + || true
    return
  fi
  dpkg-query -W -f '${Essential} ${Package}\n' | sed -n 's/^yes //p' | xargs dpkg-query -L |
    grep -E '^(/usr)?/s?bin/[^/]+$' | while read -r file; do [ ! -x "$file" ] || echo "$file"; done |
    xargs ln -sf -t "$directory"
  for pair in $build $test $browser $lookups git:git; do
    name=${pair%%:*}
    if file=$(file_of "$name"); then ln -sf "$file" "$directory/$name"; fi
  done
  ln -sf "$(node -p process.execPath)" "$directory/node"
  for name in npm npx; do ln -sf "$(readlink -f "$(type -P $name)")" "$directory/$name"; done
  for name in go gofmt; do ln -sf "$(go env GOROOT)/bin/$name" "$directory/$name"; done
}

case ${1:-} in
path) link_programs "$2"; exit ;;
run)
  directory=$(mktemp -d /var/tmp/netmon-programs-XXXXXX) # not /tmp, which sandboxes in tests cover
  trap 'rm -rf "$directory"' EXIT
  chmod 755 "$directory"
  link_programs "$directory"
  shift
  PATH=$directory "$@"
  exit
  ;;
esac

cd "$checkout"

[ -x build/node/bin/node ] || bash native/node.sh build/node

packages=()
for pair in $wanted; do
  file_of "${pair%%:*}" >/dev/null || packages+=("${pair##*:}")
done
[ -e /usr/include/bpf/bpf_helpers.h ] || packages+=(libbpf-dev)
python3 -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3-venv)
[ -e /usr/include/linux/bpf.h ] || packages+=(linux-libc-dev)
[ -e /usr/include/ares.h ] || packages+=(libc-ares-dev)

if [ "${#packages[@]}" -gt 0 ]; then
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "missing packages: ${packages[*]} (install them, or run this as root on Debian or Ubuntu)" >&2
    exit 1
  fi
  echo "installing: ${packages[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

go_minor=$(go env GOVERSION 2>/dev/null | sed -E 's/^go1\.([0-9]+).*/\1/' || true)
if [ -z "$go_minor" ] || [ "$go_minor" -lt 26 ]; then
  echo "netmon's helper needs Go 1.26 or newer (https://go.dev/dl); found: $(go version 2>/dev/null || echo none)" >&2
  exit 1
fi

if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --ignore-scripts --no-audit --no-fund
  touch node_modules/.package-lock.json
fi
