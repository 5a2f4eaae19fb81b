#!/usr/bin/env bash
# Which capabilities are enough for netmon to attach: starts a short `netmon watch` on a cgroup of its own with
# each set and prints "set<TAB>exit code<TAB>its message". Run inside an emulated machine (guest.sh).
#
# Failure: a set that cannot be tried ends the script with 1.
set -euo pipefail

repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cgroup=/sys/fs/cgroup/netmon-rights-$$
work=$(mktemp -d)
mkdir "$cgroup"
trap 'rmdir "$cgroup"; rm -rf "$work"' EXIT
printf 'sandbox:\n  mcp:\n    servers: []\n' >"$work/netmon.yaml"

for set in bpf,net_admin bpf,net_admin,perfmon bpf,net_admin,perfmon,sys_resource sys_admin sys_admin,sys_resource; do
	kept=$(sed 's/[^,]*/+&/g' <<<"$set")
	code=0
	setpriv --inh-caps="-all,$kept" --bounding-set="-all,$kept" "$repo/dist/netmon" watch --session "rights-$$" \
		--cgroup "$cgroup" --config "$work/netmon.yaml" --state-dir "$work/state" --format json --duration 1 \
		>"$work/out" 2>"$work/err" || code=$?
	printf '%s\t%s\t%s\n' "$set" "$code" "$( ((code == 0)) || tail -n1 "$work/err" | tr '\t' ' ' | cut -c1-300)"
done
