#!/usr/bin/env bash
# pack.sh OUTPUT.tgz ARCH...: one npm package for these machines from what `make` has built. The same sources give
# the same bytes: npm sorts the files and gives them all one date.
set -euo pipefail
output=$(readlink -m "$1")
shift
cd "$(dirname "$0")/../.."
here=$(node -p process.arch)
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
stage=$directory/package
umask 022
mkdir -p "$stage"

node --import tsx deploy/package/bundle.ts "$stage"
for arch in "$@"; do
  built=dist/native/linux-$arch
  [ "$arch" != "$here" ] || built=dist/native
  for file in netmon-bpf netmon-tools netmon-shim netmon_addon.node libsql.node rg; do
    install -D -m 0755 "$built/$file" "$stage/native/linux-$arch/$file"
  done
done
install -m 0755 src/cli/launcher.js "$stage/netmon"
install -D -m 0644 proto/helper.proto "$stage/proto/helper.proto"
install -m 0644 -t "$stage" LICENSE ./*.md deploy/package/loop.d.ts
install -D -m 0644 -t "$stage/docs" docs/*.md
install -D -m 0644 -t "$stage/docs/schema" docs/schema/*
install -D -m 0644 -t "$stage/docs/images" docs/images/*
install -D -m 0644 -t "$stage/docs/quickstart" docs/quickstart/*
# the files that quick starts and docs/sidecar.md refer to
install -D -m 0644 -t "$stage/deploy" deploy/*.yaml
install -D -m 0644 -t "$stage/deploy/container" deploy/container/Containerfile
install -D -m 0644 -t "$stage/deploy/kubernetes" deploy/kubernetes/*.yaml
shopt -s nullglob
for unit in deploy/systemd/*.service; do install -D -m 0644 "$unit" "$stage/deploy/systemd/$(basename "$unit")"; done
node --import tsx deploy/package/man-pages.ts "$stage/man"
node --import tsx deploy/package/manifest.ts "$stage" "$@" >"$stage/package.json"

npm pack --silent --ignore-scripts --pack-destination "$directory" "$stage" >/dev/null
mkdir -p "$(dirname "$output")"
mv "$directory"/netmon-*.tgz "$output"
