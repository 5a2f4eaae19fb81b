#!/usr/bin/env bash
# node.sh DIRECTORY: puts the Node.js that builds, tests and runs this checkout at DIRECTORY/bin/node. That is a link to
# the machine's own if package.json's `engines` accept it. If it is older, it is the one that test/node/package-lock.json
# names, from the npm registry. The machine's npm fetches it, so some Node.js must be there.
set -euo pipefail
mkdir -p "$1/bin"
node=$(cd "$1" && pwd)/bin/node
cd "$(dirname "$0")/.."

own=$(type -aP node | grep -vxF "$node" | head -n 1 || true)
[ -n "$own" ] || {
  echo "netmon is built with Node.js and npm (https://nodejs.org): none is on PATH" >&2
  exit 1
}
accepted() {
  "$own" -e '
    const [need, have] = [process.argv[1].replace(">=", ""), process.versions.node].map((text) => text.split("."));
    const at = [0, 1, 2].find((part) => Number(have[part]) !== Number(need[part] ?? 0)) ?? 0;
    process.exit(Number(have[at]) < Number(need[at] ?? 0) ? 1 : 0);
  ' "$("$own" -p 'require("./package.json").engines.node')"
}
if accepted; then
  ln -sfn "$("$own" -p process.execPath)" "$node"
else
  echo "Node.js $("$own" --version) is older than package.json's engines: fetching one for this checkout" >&2
  bash deploy/package/locked-file.sh "node24-$("$own" -p process.arch)" bin/node "$node.new" test/node
  mv "$node.new" "$node"
fi
touch --no-dereference "$node"
