#!/bin/sh
':' //; netmon=$0; if [ -h "$0" ]; then netmon=$(PATH=/usr/bin:/bin:$PATH readlink -f "$0" 2>/dev/null) || exec node "$0" "$@"; fi
':' //; case $netmon in /*) ;; *) netmon=$PWD/$netmon ;; esac
':' //; start=${netmon%/*}/lib/start.cjs; native=${netmon%/*}/native
':' //; node=$native/node; [ -x "$node" ] || node=node
':' //; heap=
':' //; case $1 in shim|gateway) heap='--max-semi-space-size=4' ;; esac
':' //; case $1 in proxy|run) heap='--max-semi-space-size=2' ;; esac
':' //; if { [ "$1" = run ] || [ "$1" = exec ]; } && [ "$NETMON_SHARE_RUNS" != 0 ] && [ -S "${NETMON_SERVICE-/run/netmon-service/socket}" ] && [ -x "$native/netmon-shim" ] && [ "$NETMON_OWN_PROCESS" != "$$" ]; then
':' //;   exec "$native/netmon-shim" --run "$0" 4 "$node" --max-semi-space-size=4 "$start" "$netmon" "$@"
':' //; fi
':' //; unset NETMON_OWN_PROCESS
':' //; if [ "$1" = shim ] && [ -x "$native/netmon-shim" ]; then
':' //;   exec "$native/netmon-shim" 4 "$node" $heap "$start" "$netmon" "$@"
':' //; fi
':' //; if { [ "$1" = watch ] || [ "$1" = serve ]; } && [ -x "$native/netmon-bpf" ] && [ "$NETMON_SUPERVISOR" != "$PPID" ]; then
':' //;   exec "$native/netmon-bpf" supervise -- "$node" "$start" "$0" "$@"
':' //; fi
':' //; if [ -f "$start" ]; then exec "$node" $heap "$start" "$0" "$@"; fi
':' //; exec "$node" "$0" "$@"
// A program for both sh and Node: sh starts the small processes of shims and runs and the supervisor without Node, and Node for
// everything else. That is the installation's own if it has one, else the first on PATH. A shim's environment is its
// server's: programs of the system come first, and the small process finds Node. Installed as dist/netmon. Runs from any directory and through symbolic links: it finds everything
// else by its real path. Plain JavaScript, valid as a module and as a script, for `node dist/netmon`.
import("./lib/start.cjs").catch((error) => {
  console.error(`netmon: error: the installation is incomplete (${error.message})`);
  process.exit(9);
});
