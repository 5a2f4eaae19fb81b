#!/usr/bin/env bash
# Installs what building and testing need and this machine lacks, with apt; then the npm modules.
# Fails with the list of missing programs where it cannot install them.
set -euo pipefail
cd "$(dirname "$0")/.."

node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null || {
  echo "netmon needs Node.js 20 or newer (https://nodejs.org); found: $(node --version 2>/dev/null || echo none)" >&2
  exit 1
}

# program:package
wanted="clang:clang llvm-strip:llvm g++:g++ gcc:gcc make:make python3:python3 bpftool:bpftool ip:iproute2 ss:iproute2 nft:nftables unshare:util-linux systemd-analyze:systemd podman:podman runc:runc"
# what only a release takes
case ${1:-} in
cross-arm64) wanted="aarch64-linux-gnu-g++:g++-aarch64-linux-gnu" ;;
cross-x64) wanted="x86_64-linux-gnu-g++:g++-x86-64-linux-gnu" ;;
emulation) wanted="qemu-aarch64-static:qemu-user-static aarch64-linux-gnu-g++:g++-aarch64-linux-gnu" ;;
esac
packages=()
for pair in $wanted; do
  PATH="$PATH:/usr/sbin:/sbin" command -v "${pair%%:*}" >/dev/null || packages+=("${pair##*:}")
done
[ -e /usr/include/bpf/bpf_helpers.h ] || packages+=(libbpf-dev)
[ -e /usr/include/linux/bpf.h ] || packages+=(linux-libc-dev)

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
  npm ci --no-audit --no-fund
  touch node_modules/.package-lock.json
fi
