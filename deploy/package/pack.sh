#!/usr/bin/env bash
# pack.sh OUTPUT.tgz ARCH [STAGED]: netmon for one architecture as a package for npm, which only unpacks it. STAGED: its tree, if
# stage.sh has made it.
# pack.sh OUTPUT.tgz: the package that is published as `netmon`. It depends on those, which are versions of the same name, and
# npm fetches the one that fits.
# The same sources give the same bytes: npm sorts the files and gives them all one date.
set -euo pipefail
output=$(readlink -m "$1") arch=${2:-} staged=${3:+$(readlink -e "$3")}
cd "$(dirname "$0")/../.."
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
umask 022
stage=${staged:-$directory/package}
if [ -n "$staged" ]; then
  :
elif [ -n "$arch" ]; then
  bash deploy/package/stage.sh "$stage" "$arch"
else
  install -D -m 0755 deploy/package/npm-launcher.sh "$stage/netmon"
  install -m 0644 -t "$stage" LICENSE deploy/package/loop.d.ts deploy/package/loop.js
  # what it refers to is in the packages of the architectures
  # -z: a link may go over the end of a line
  sed '/^!/d' README.md | sed -zE 's/\[([^]]*)\]\([^)]*\)/\1/g' >"$stage/README.md"
  chmod 0644 "$stage/README.md"
  node --import tsx deploy/package/man-pages.ts "$stage/man"
  node --import tsx deploy/package/manifest.ts "$stage" >"$stage/package.json"
fi
npm pack --silent --ignore-scripts --pack-destination "$directory" "$stage" >/dev/null
mkdir -p "$(dirname "$output")"
mv "$directory"/netmon-*.tgz "$output"
