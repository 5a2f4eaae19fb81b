#!/usr/bin/env bash
# Gets one Debian kernel ready to boot in an emulator and prints the directory it is in.
#
#   test/vm/kernel.sh SERIES        SERIES is "5.10", "6.1", "6.12", ... : the newest package of that series
#
# The directory holds: vmlinuz, initrd (busybox and the modules that the root file system needs),
# modules/ (the tree for /lib/modules), release (the kernel's own name) and package (name and version).
# It is kept in $NETMON_VM_CACHE (default: $XDG_CACHE_HOME/netmon/vm); remove SERIES/ there to fetch again.
#
# Packages come through apt with a private state directory, so the machine's own apt lists and sources are
# neither read back nor changed; the mirror is the one this machine already uses for Debian, and packages are
# verified against debian-archive-keyring.
#
# Failure: nothing is left under its final name unless every step worked.
set -euo pipefail

series=${1:?usage: kernel.sh SERIES, for example 6.1}
[[ $series =~ ^[0-9]+\.[0-9]+$ ]] || { echo "kernel.sh: '$series' is not a kernel series such as 6.1" >&2; exit 2; }
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${NETMON_VM_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/netmon/vm}
dest=$cache/$series

fail() { echo "kernel.sh: $*" >&2; exit 1; }

mkdir -p "$cache"
exec 9>"$cache/.lock"
flock 9

# The initrd depends on this repository's init; rebuild only that when it changes.
init_sum=$(sha256sum "$here/init" "$here/initrd.sh" | sha256sum | cut -c1-16)
if [[ -e $dest/vmlinuz ]]; then
	[[ $(cat "$dest/initrd.sum" 2>/dev/null) == "$init_sum" ]] || {
		"$here/initrd.sh" "$dest" && echo "$init_sum" >"$dest/initrd.sum"
	}
	echo "$dest"
	exit 0
fi

# Suites that contain a series. A series that is not listed is searched in all of them.
case $series in
5.10) suites="bullseye" ;;
6.1) suites="bookworm" ;;
6.12) suites="trixie" ;;
*) suites="trixie-backports sid" ;;
esac

mirror=${NETMON_VM_MIRROR:-$(apt-get indextargets --format '$(CREATED_BY)|$(ORIGIN)|$(LABEL)|$(REPO_URI)' 2>/dev/null |
	awk -F'|' '$1 == "Packages" && $2 == "Debian" && $3 == "Debian" { print $4; exit }')}
[[ -n $mirror ]] || fail "no Debian archive among this machine's apt sources (or 'apt-get update' has never run): set NETMON_VM_MIRROR to the base address of one"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[[ -r $keyring ]] || fail "$keyring is missing: install debian-archive-keyring"

work=$(mktemp -d "$cache/.work-$series-XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,cache/archives/partial,debs,root}
: >"$work/status"
for suite in $suites; do
	echo "deb [signed-by=$keyring] $mirror $suite main"
done >"$work/sources.list"
# Check-Valid-Until is off because old suites are frozen: their signed index says it expired long ago.
# The signature itself is still required.
cat >"$work/apt.conf" <<CONF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
Dir::Cache "$work/cache";
APT::Architecture "amd64";
APT::Architectures { "amd64"; };
APT::Sandbox::User "root";
APT::Get::AllowUnauthenticated "false";
Acquire::AllowInsecureRepositories "false";
Acquire::Check-Valid-Until "false";
Acquire::Languages "none";
Acquire::IndexTargets::deb::DEP-11::DefaultEnabled "false";
Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled "false";
CONF
export APT_CONFIG=$work/apt.conf

apt-get -qq update >&2 || fail "apt could not read the index of $suites"
# Debian's -cloud kernels have no 9p and its -rt kernels are not what agents run on.
package=$(apt-cache search --names-only "^linux-image-${series//./\\.}\.[0-9].*-amd64\$" |
	awk '{ print $1 }' | grep -v -e cloud -e '-rt-' | sort -V | tail -n1 || true)
[[ -n $package ]] || fail "no kernel $series in $suites of the Debian archive"
# Newer packages keep the image, the modules and the list of built-in ones in packages of their own.
mapfile -t parts < <(apt-cache search --names-only "^linux-(base|binary|modules)-$(sed 's/[.+]/[&]/g' <<<"${package#linux-image-}")\$" 2>/dev/null | awk '{ print $1 }')
echo "kernel.sh: fetching $package" >&2
(cd "$work/debs" && apt-get -qq download "$package" "${parts[@]}" busybox-static >&2) || fail "could not download $package"

for deb in "$work"/debs/linux-*.deb; do dpkg-deb -x "$deb" "$work/root"; done
dpkg-deb -x "$work"/debs/busybox-static_*.deb "$work/busybox-root"
out=$work/out
mkdir -p "$out"
mv "$(find "$work/root" -name 'vmlinuz*' -type f | head -n1)" "$out/vmlinuz"
# /lib/modules, and /usr/lib/modules in suites with merged /usr.
modules=$(find "$work/root" -maxdepth 4 -type d -path '*/lib/modules/*' | head -n1)
release=$(basename "$modules")
# The emulated machine does not use these, and they are two thirds of the tree.
rm -rf "$modules"/kernel/{sound,drivers/{gpu,media,staging,iio,usb,scsi,hwmon,input,mmc,net/wireless,net/ethernet}}
mkdir -p "$out/modules/lib/modules"
mv "$modules" "$out/modules/lib/modules/$release"
depmod -b "$out/modules" "$release" || fail "depmod failed for $release"
echo "$release" >"$out/release"
dpkg-deb --show --showformat='${Package} ${Version}\n' "$work"/debs/linux-image-*.deb >"$out/package"
mv "$(find "$work/busybox-root" -path '*/bin/busybox' -type f | head -n1)" "$out/busybox"
"$here/initrd.sh" "$out"
echo "$init_sum" >"$out/initrd.sum"
rm -rf "$dest"
mv "$out" "$dest"
echo "$dest"
