#!/usr/bin/env bash
# Installs what the emulated machines need on Debian or a derivative (as root): the emulator, and the tools that
# unpack kernel packages. Says what it installs; does nothing if everything is there.
#
# Failure: prints which command is still missing and ends with 1.
set -euo pipefail

declare -A package=(
	[qemu-system-x86_64]=qemu-system-x86 [depmod]=kmod [dpkg-deb]=dpkg [apt-get]=apt
	[xz]=xz-utils [zstd]=zstd [gzip]=gzip [ip]=iproute2 [flock]=util-linux
)
PATH=$PATH:/usr/sbin:/sbin
missing=()
for cmd in "${!package[@]}"; do
	command -v "$cmd" >/dev/null || missing+=("${package[$cmd]}")
done
[[ -r /usr/share/keyrings/debian-archive-keyring.gpg ]] || missing+=(debian-archive-keyring)
((${#missing[@]} > 0)) || exit 0

if ((EUID != 0)) || ! command -v apt-get >/dev/null; then
	echo "install.sh: missing: ${missing[*]}. Install them, or run this script as root on Debian." >&2
	exit 1
fi
echo "install.sh: installing ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 || {
	apt-get -qq update
	apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
}
for cmd in "${!package[@]}"; do
	command -v "$cmd" >/dev/null || { echo "install.sh: $cmd is still missing" >&2; exit 1; }
done
