#!/usr/bin/env bash
# release-check.sh PACKAGE.tgz: what must hold of a package before anybody gets it. It is built anew, in another
# directory, with other settings and without what the compilers have kept, and must come out the same, byte for
# byte; it works where there is nothing but Node; and its arm64 half works under emulation. Ends with the first
# difference; leaves nothing behind.
set -euo pipefail
package=$(readlink -e "$1")
cd "$(dirname "$0")/../.."
directory=$(mktemp -d)
trap 'chmod -R u+w "$directory"; rm -rf "$directory"' EXIT

echo "== built again"
again=$directory/another/directory/of/another/length
mkdir -p "$again" "$directory/go"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar --null -cf - -T - | tar -xf - -C "$again"
ln -s "$PWD/node_modules" "$again/node_modules"
(
  umask 077
  env -u SOURCE_DATE_EPOCH TZ=Asia/Tokyo LC_ALL=C GOCACHE="$directory/go" GOFLAGS=-modcacherw \
    make --no-print-directory -C "$again" pack >"$directory/log" 2>&1
) || { tail -n 40 "$directory/log" >&2; exit 1; }
same() {
  cmp "$1" "$2"
  echo "the same: $3 $(sha256sum <"$1" | cut -c1-16)"
}
for object in native/helper/internal/object/*_bpfel.o; do
  same "$object" "$again/$object" "$(basename "$object")"
done
for part in native/netmon-bpf native/netmon_addon.node native/linux-arm64/netmon-bpf native/linux-arm64/netmon_addon.node; do
  same "dist/$part" "$again/dist/$part" "$part"
done
same "$package" "$again/dist/$(basename "$package")" "$(basename "$package")"

echo "== installed"
NETMON_PACKAGE=$package npx vitest run test/package

echo "== arm64"
bash deploy/package/arm64-check.sh "$package"
echo "release check passed: $package"
