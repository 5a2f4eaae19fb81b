#!/bin/sh
':' //; if [ "$1" = shim ]; then
':' //;   netmon=$0; if [ -h "$0" ]; then netmon=$(readlink -f "$0"); fi
':' //;   case $netmon in /*) ;; *) netmon=$PWD/$netmon ;; esac
':' //;   native=${netmon%/*}/native; shim=$native/netmon-shim
':' //;   if [ -d "$native/linux-x64" ]; then
':' //;     case $(uname -m) in x86_64) shim=$native/linux-x64/netmon-shim ;; *) shim=$native/linux-arm64/netmon-shim ;; esac
':' //;   fi
':' //;   if [ -x "$shim" ]; then exec "$shim" 4 node --max-semi-space-size=4 --heap-growing-percent=30 "$netmon" "$@"; fi
':' //; fi
':' //; exec node "$0" "$@"
// A program of sh and of Node: sh starts the shim's small process without Node, and Node for everything else.
// Installed as dist/netmon. Runs from any directory and through symbolic links: Node resolves this file's
// real path, and everything else is found from there. Plain JavaScript, valid as a module and as a script,
// so that an older Node reaches the message.
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    `netmon: error: Node ${process.version} (${process.execPath}) is too old: netmon needs Node 20 or newer`,
  );
  process.exit(9);
}
import("./lib/start.cjs").catch((error) => {
  console.error(`netmon: error: the installation is incomplete (${error.message})`);
  process.exit(9);
});
