#!/usr/bin/env bash
# release-check.sh OUTPUT: makes a release in OUTPUT, and checks it. It is built in two directories, the second time with other
# settings and empty compiler caches, and must be the same, byte for byte. npm's package must work with nothing but Node, and for
# somebody who has only the README; all on a bare Debian, where a later version replaces them under a session; arm64's must work
# under emulation. Ends at the first difference, and leaves only the release.
set -euo pipefail
output=$(readlink -m "$1")
step() { echo "== $* ($((SECONDS / 60)) min)"; }
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
build() { # DIRECTORY: with the packager of this checkout, which is no part of a release
  local log=$directory/log-${1##*/}
  make --no-print-directory -C "$1" release NFPM="$nfpm" >"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }
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

step "built twice"
nfpm=$PWD/deploy/package/nfpm/build/nfpm
make --no-print-directory "${nfpm#"$PWD/"}"
# each has parts that use one core, and parts that wait
bare=$directory/bare.tar
mmdebstrap --quiet --variant=minbase --include=rpm,sudo "${RELEASE:-bookworm}" "$bare" &
making=$!
mkdir "$directory/go"
(
  umask 077
  export TZ=Asia/Tokyo LC_ALL=C SOURCE_DATE_EPOCH=86400 GOCACHE=$directory/go
  build "$second"
) &
second_build=$!
build "$first"
wait $second_build
wait $making
for object in "$first"/native/helper/internal/object/*_bpfel.o; do same "${object#"$first/"}"; done
for part in netmon-bpf netmon-tools netmon-shim netmon_addon.node; do
  same "dist/native/$part"
  for foreign in "$first"/dist/native/linux-*; do same "dist/native/${foreign##*/}/$part"; done
done
for file in "$first"/dist/release/*; do same "dist/release/${file##*/}"; done
rm -rf "$output"
mkdir -p "$(dirname "$output")"
cp -r "$first/dist/release" "$output"
version=$(node -p 'require("./package.json").version')
arch=$(node -p process.arch)

step "installed by npm"
NETMON_PACKAGE=$output/netmon-$version-linux-$arch.tgz bash test/setup/open-path.sh npx vitest run test/package

step "on a bare Debian, and upgraded to another version"
next=99.0.0
sed -i "s/\"version\": \"$version\"/\"version\": \"$next\"/" "$first/package.json"
sed -i "s/\"$version\"/\"$next\"/" "$first/native/helper/internal/version/version.go"
(
  cd "$first"
  make --no-print-directory build
  bash deploy/package/release.sh "$directory/next" "$nfpm" "$arch"
) >"$directory/log-next" 2>&1 || { tail -n 40 "$directory/log-next" >&2; exit 1; }
bash deploy/package/system-check.sh "$bare" "$output" "$directory/next"

step "somebody with the README"
bash test/fresh/newcomer.sh "$bare" "$output/netmon-$version-linux-$arch.tgz"

step "arm64"
bash deploy/package/arm64-check.sh "$output/netmon-$version-linux-arm64.tgz"
echo "release check passed in $((SECONDS / 60)) min: $output"
