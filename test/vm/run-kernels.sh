#!/usr/bin/env bash
# The conformance suite on emulated kernels (make test-kernels, make test-oldest-kernel).
#
#   test/vm/run-kernels.sh [--update-docs] [--quick] [--if-changed] [SERIES...]      default: 5.10 6.1 6.12 7.2
#
# Installs the emulator if it is missing (install.sh, as root), fetches each kernel once (kernel.sh), boots it,
# runs guest.sh in it. Results are kept in build/vm/SERIES/; build/vm/summary.md compares the kernels, and
# --update-docs puts that into docs/kernel-support.md. A kernel that passed whole is noted in seen.json, with the
# sources. --quick runs what matters most, as root, and notes nothing; --if-changed leaves out kernels that have passed
# with these sources. Needs a finished `make build`.
# Environment: NETMON_VM_TIMEOUT (seconds for one kernel, default 1800), and run.sh's.
#
# Exit code: 0 when the suite passed on every kernel, 1 otherwise: a kernel that cannot be had, does not boot or
# does not finish in time is a failure, not a skip.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repo=$(cd "$here/../.." && pwd)
cd "$repo" || exit 1
update='' part=whole changed=
while [[ ${1:-} == --* ]]; do
	case $1 in
	--update-docs) update=$1 ;;
	--quick) part=quick ;;
	--if-changed) changed=yes ;;
	*) echo "run-kernels.sh: unknown option $1" >&2; exit 1 ;;
	esac
	shift
done
series=("$@")
((${#series[@]})) || series=(5.10 6.1 6.12 7.2)
if [[ -n $changed ]]; then
	unseen=$(node --import tsx "$here/seen.ts" unseen "${series[@]}") || exit 1
	read -ra series <<<"$unseen"
	((${#series[@]})) || { echo "run-kernels.sh: bpf/ and native/ are as they were when the kernel passed"; exit 0; }
fi

for file in dist/netmon dist/native/netmon-bpf dist/native/netmon_addon.node; do
	[[ -e $file ]] || { echo "run-kernels.sh: $file is missing: run 'make build' first" >&2; exit 1; }
done
"$here/install.sh" || { echo "run-kernels.sh: the emulator cannot be installed" >&2; exit 1; }
make -s -C test/kernel/vectors || exit 1

results=build/vm
mkdir -p "$results"
# in one file: emulated, reading the sources takes a minute
node --import tsx "$here/bundle.ts" "$results/suite.mjs" || exit 1
failed=()
dirs=()
for one in "${series[@]}"; do
	start=$SECONDS
	out=$results/$one
	rm -rf "$out"
	mkdir -p "$out"
	gcc -O2 -Wall -Wextra -Werror -static -o "$out/facts" "$here/facts.c" || exit 1
	if dir=$("$here/kernel.sh" "$one"); then
		cp "$dir/package" "$out/package"
		echo "== $(cat "$out/package")"
		"$here/run.sh" --timeout "${NETMON_VM_TIMEOUT:-1800}" --keep "$out" "$dir" -- bash "$here/guest.sh" "$part"
		code=$?
	else
		echo "run-kernels.sh: the kernel $one cannot be had from Debian's archive, so that nothing was tested" >&2
		code=125
	fi
	echo "$((SECONDS - start))" >"$out/seconds"
	date -u +%F >"$out/date"
	if ((code != 0)); then
		failed+=("$one")
	elif [[ $part == whole ]]; then
		node --import tsx "$here/seen.ts" note "$out" || exit 1
	fi
	echo "== $one: $( ((code == 0)) && echo passed || echo "failed ($code)"), $((SECONDS - start)) s; details in $out"
	dirs+=("$out")
done

if [[ $part == whole ]]; then node --import tsx "$here/summary.ts" $update "${dirs[@]}" >"$results/summary.md" || exit 1; fi
((${#failed[@]} == 0)) || { echo "run-kernels.sh: failed on ${failed[*]}" >&2; exit 1; }
