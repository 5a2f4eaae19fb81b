#!/usr/bin/env bash
# system-check.sh BARE.tar RELEASE NEXT: installs the packages of this machine's architecture on a bare Debian with rpm: .deb, .rpm,
# npm's and the single file. Each guards a session, is upgraded to that of the later release NEXT under it, and removed. Mounts are the
# check's own; the kernel and its cgroups are this machine's. As root.
set -euo pipefail
bare=$(readlink -e "$1") release=$(readlink -e "$2") next=$(readlink -e "$3")
[ "$(id -u)" -eq 0 ] || { echo "system-check.sh needs root" >&2; exit 1; }
cd "$(dirname "$0")"
root=$(mktemp -d /var/tmp/netmon-system-XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT
tar -xf "$bare" -C "$root"
mkdir "$root/release"
cp -r "$release/." "$root/release"
cp -r "$next" "$root/release/next"
cp system-check-inside.sh "$root/release"
bash bare-node.sh "$root"
bash bare-root.sh "$root" bash /release/system-check-inside.sh
