#!/usr/bin/env bash
# release-check.sh OUTPUT.tgz: makes the package, and checks it for a release. It is built in two directories, the
# second time with other settings and empty compiler caches, and must be the same, byte for byte; it must work with
# nothing but Node; and its arm64 half must work under emulation. Ends at the first difference, and leaves only the
# package.
set -euo pipefail
output=$(readlink -m "$1")
cd "$(dirname "$0")/../.."
directory=$(mktemp -d)
trap 'chmod -R u+w "$directory"; rm -rf "$directory"' EXIT
first=$directory/first
second=$directory/another/directory/of/another/length

copy() { # FROM TO
  mkdir -p "$2"
  tar -C "$1" --exclude=./node_modules -cf - . | tar -C "$2" -xf -
  ln -s "$modules" "$2/node_modules"
}
build() { # DIRECTORY
  make --no-print-directory -C "$1" pack >"$directory/log" 2>&1 || { tail -n 40 "$directory/log" >&2; exit 1; }
}
same() { # PATH
  cmp "$first/$1" "$second/$1"
  echo "the same: $1, sha256 $(sha256sum <"$first/$1" | cut -c1-16)"
}

modules=$PWD/node_modules
mkdir "$directory/sources"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar --null -cf - -T - | tar -xf - -C "$directory/sources"
copy "$directory/sources" "$first"
copy "$directory/sources" "$second"

echo "== built twice"
build "$first"
mkdir "$directory/go"
(
  umask 077
  export TZ=Asia/Tokyo LC_ALL=C SOURCE_DATE_EPOCH=86400 GOCACHE=$directory/go
  build "$second"
)
for object in "$first"/native/helper/internal/object/*_bpfel.o; do same "${object#"$first/"}"; done
for part in netmon-bpf netmon-tools netmon-shim netmon_addon.node; do
  same "dist/native/$part"
  for foreign in "$first"/dist/native/linux-*; do same "dist/native/${foreign##*/}/$part"; done
done
package=dist/$(cd "$first/dist" && ls netmon-*.tgz)
same "$package"
mkdir -p "$(dirname "$output")"
cp "$first/$package" "$output"

echo "== installed"
NETMON_PACKAGE=$output bash test/setup/open-path.sh npx vitest run test/package

echo "== arm64"
bash deploy/package/arm64-check.sh "$output"
echo "release check passed: $output"
