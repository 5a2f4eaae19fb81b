#!/usr/bin/env bash
# fetch-resolved.sh DIRECTORY: puts systemd-resolved and the library it was built with into DIRECTORY, from Debian's packages.
# They are unpacked, not installed: the package replaces the machine's own resolv.conf and starts a resolver.
#
# Failure: nothing is left under the program's name unless every step worked.
set -euo pipefail
mkdir -p "$1"
work=$(mktemp -d "$(realpath "$1")/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"
export APT_CONFIG=$work/apt.conf
echo 'APT::Sandbox::User "root";' >"$APT_CONFIG"
fetch() { apt-get -qq download systemd-resolved libsystemd-shared; }
fetch 2>/dev/null || { apt-get -qq update && fetch; }
for deb in *.deb; do dpkg-deb -x "$deb" root; done
mv "$(find root -name 'libsystemd-shared-*.so')" ..
mv "$(find root -name systemd-resolved -type f -path '*/lib/systemd/*')" ..
