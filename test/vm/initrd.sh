#!/usr/bin/env bash
# Builds KERNEL_DIR/initrd: busybox, this directory's `init`, and the modules needed before the root file
# system is there (virtio, 9p, overlay), in load order. KERNEL_DIR is one that kernel.sh makes.
#
# Failure: a module that cannot be found or unpacked ends the build; the old initrd stays.
set -euo pipefail

dir=${1:?usage: initrd.sh KERNEL_DIR}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
release=$(cat "$dir/release")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/{bin,modules,proc,sys,dev,newroot}

cp "$dir/busybox" "$tree/bin/busybox"
install -m 0755 "$here/init" "$tree/init"

n=0
declare -A seen
for name in virtio_pci 9pnet_virtio 9p overlay; do
	list=$(modprobe --dirname "$dir/modules" --set-version "$release" --show-depends "$name")
	while read -r kind path _; do
		[[ $kind == insmod ]] || continue # "builtin NAME": in the kernel image
		[[ -z ${seen[$path]:-} ]] || continue
		seen[$path]=1
		file=$tree/modules/$(printf '%03d' "$n")-$(basename "${path%%.ko*}").ko
		# busybox insmod reads plain modules only.
		case $path in
		*.xz) xz -dc "$path" >"$file" ;;
		*.zst) zstd -qdc "$path" >"$file" ;;
		*) cp "$path" "$file" ;;
		esac
		n=$((n + 1))
	done <<<"$list"
done

(cd "$tree" && find . -print | "$dir/busybox" cpio -o -H newc 2>/dev/null | gzip -1) >"$dir/initrd.new"
mv "$dir/initrd.new" "$dir/initrd"
