#!/usr/bin/env bash
# single-file.sh OUTPUT STAGED: netmon for x64 or arm64 with a Node.js of its own, as one program that needs a shell, tar and gzip.
# STAGED: the tree of stage.sh, with native/node.
# The same sources give the same bytes.
set -euo pipefail
output=$(readlink -m "$1") staged=$(readlink -e "$2")
cd "$(dirname "$0")/../.."
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
tar --sort=name --mtime=@499162500 --owner=0 --group=0 --numeric-owner --format=gnu -C "$staged" -cf - . |
  gzip -9n >"$directory/archive"
mkdir -p "$(dirname "$output")"
sed -e "s/@VERSION@/$(node -p 'require("./package.json").version')/" -e "s/@DIGEST@/$(sha256sum <"$directory/archive" | cut -c1-16)/" \
  deploy/package/self-extract.sh >"$output"
cat "$directory/archive" >>"$output"
chmod 0755 "$output"
