#!/usr/bin/env bash
# locked-file.sh PACKAGE FILE OUTPUT [DIRECTORY]: a file of an npm package for x64 or arm64, whichever machine this is. It
# comes from the npm registry in the version and with the checksum of DIRECTORY/package-lock.json; anything else is refused.
set -euo pipefail
name=$1 file=$2 output=$(readlink -m "$3") locks=${4:-.}
cd "$(dirname "$0")/../.."
installed=$locks/node_modules/$name/$file
mkdir -p "$(dirname "$output")"
if [ -f "$installed" ]; then
  install -m 0755 "$installed" "$output"
  exit
fi
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
locked() { node -p "const it = require('./$locks/package-lock.json').packages['node_modules/$name']; $1"; }
npm pack --silent --pack-destination "$directory" "$(locked "it.name ?? '$name'")@$(locked it.version)" >/dev/null
archive=$(echo "$directory"/*.tgz)
sum=sha512-$(node -p "require('crypto').createHash('sha512').update(require('fs').readFileSync('$archive')).digest('base64')")
if [ "$sum" != "$(locked it.integrity)" ]; then
  echo "$name is not what $locks/package-lock.json names: $sum" >&2
  exit 1
fi
tar -xzf "$archive" -C "$directory" "package/$file"
install -m 0755 "$directory/package/$file" "$output"
