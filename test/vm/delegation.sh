#!/usr/bin/env bash
# netmon in a cgroup namespace of its own, where systemd's nsdelegate makes that a border: with the machine's process ids and
# CAP_SYS_ADMIN, as deploy/kubernetes/daemonset.yaml gives it, its canary still runs. Run inside an emulated machine
# (guest.sh): the mount option is the whole kernel's.
#
# Exit code: 0 when the session was verified.
set -euo pipefail

repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
agent=/sys/fs/cgroup/netmon-agent-$$ own=/sys/fs/cgroup/netmon-own-$$
work=$(mktemp -d)
mount -o remount,nsdelegate /sys/fs/cgroup
mkdir "$agent" "$own"
trap 'mount -o remount,rw /sys/fs/cgroup; rmdir "$agent" "$own"; rm -rf "$work"' EXIT
printf 'sandbox:\n  mcp:\n    servers: []\n' >"$work/netmon.yaml"

(echo "$BASHPID" >"$own/cgroup.procs" && exec unshare --cgroup "$repo/dist/netmon" watch --session "delegation-$$" \
	--cgroup "$agent" --config "$work/netmon.yaml" --state-dir "$work/state" --format json --duration 1 >"$work/out" 2>"$work/err")
grep -q '"type":"netmon_started".*"verified":true' "$work/out" || { cat "$work/out" "$work/err" >&2; exit 1; }
