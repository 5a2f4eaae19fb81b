#!/usr/bin/env bash
# bare-node.sh ROOT: this machine's Node.js and npm in a root's /usr/local, as a user would install them.
set -euo pipefail
root=$(readlink -e "$1")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
install -m 0755 "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -a "$npm" "$root/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"; done
