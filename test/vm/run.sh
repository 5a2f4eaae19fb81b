#!/usr/bin/env bash
# Runs one command on another Linux kernel: a Debian kernel in an emulated x86-64 machine (no KVM needed) with
# this machine's own file system, read-only below a layer in memory that is thrown away at the end.
#
#   test/vm/run.sh [--timeout SECONDS] [--keep DIR] KERNEL -- COMMAND [ARG...]
#
# KERNEL is a series (5.10, 6.1, 6.12, 7.2) or a directory that kernel.sh made. The command runs as root, in the
# current directory, with cgroup v2 on /sys/fs/cgroup, bpffs on /sys/fs/bpf, no network but lo, and the caller's
# PATH. Its stdout, stderr and exit code come back as this script's. Files that it writes to $NETMON_VM_OUT
# arrive in --keep DIR (with console.log, the kernel's messages); without --keep they are removed.
# Environment: NETMON_VM_MEMORY (MiB, default 2048), NETMON_VM_CPUS (default 2), NETMON_VM_APPEND (kernel
# arguments), NETMON_VM_CACHE.
#
# Exit code: the command's; 124 when the time is over; 125 when the machine could not be made or died (its
# last console lines are then on stderr).
set -euo pipefail

timeout=600 keep=
while [[ ${1:-} == --* && ${1:-} != -- ]]; do
	case $1 in
	--timeout) timeout=$2; shift 2 ;;
	--keep) keep=$2; shift 2 ;;
	*) echo "run.sh: unknown option $1" >&2; exit 125 ;;
	esac
done
kernel=${1:-}
[[ -n $kernel && ${2:-} == -- && $# -gt 2 ]] || { sed -n '5s/^# *//p' "$0" | sed 's/^/usage: /' >&2; exit 125; }
shift 2

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
command -v qemu-system-x86_64 >/dev/null || { echo "run.sh: qemu-system-x86_64 is missing: run test/vm/install.sh as root" >&2; exit 125; }
if [[ -d $kernel ]]; then dir=$kernel; else dir=$("$here/kernel.sh" "$kernel") || exit 125; fi

out=${keep:-$(mktemp -d)}
mkdir -p "$out"
out=$(cd "$out" && pwd)
rm -f "$out"/{command,stdout,stderr,status,console.log}
qemu_pid= tail_pids=()
finish() {
	for pid in $qemu_pid "${tail_pids[@]}"; do kill "$pid" 2>/dev/null || true; done
	[[ -n $keep ]] || rm -rf "$out"
}
trap finish EXIT
trap 'exit 130' INT TERM

{
	printf 'export PATH=%q HOME=/root LANG=C.UTF-8 TERM=dumb NETMON_VM=1 NETMON_VM_OUT=/run/netmon-vm/result\n' "$PATH"
	printf 'cd %q || exit 125\n' "$PWD"
	printf '%q ' exec "$@"
	echo
} >"$out/command"
: >"$out/stdout"
: >"$out/stderr"

# -cpu max: every instruction of the emulator except AVX, because programs that used it crashed now and then
# (qemu 7.2, whose AVX is new). Node and Go check for SSE4 and AES.
# multidevs=remap: the shared tree crosses mounts, and inode numbers must stay unique in it.
qemu-system-x86_64 -accel tcg,thread=multi -M q35 -cpu max,-avx,-avx2,-f16c,-fma -smp "${NETMON_VM_CPUS:-2}" -m "${NETMON_VM_MEMORY:-2048}" \
	-nodefaults -no-user-config -no-reboot -display none -nic none -monitor none \
	-serial "file:$out/console.log" -device virtio-rng-pci \
	-fsdev "local,id=root,path=/,security_model=none,readonly=on,multidevs=remap" -device virtio-9p-pci,fsdev=root,mount_tag=root \
	-fsdev "local,id=modules,path=$dir/modules/lib/modules,security_model=none,readonly=on" -device virtio-9p-pci,fsdev=modules,mount_tag=modules \
	-fsdev "local,id=result,path=$out,security_model=none" -device virtio-9p-pci,fsdev=result,mount_tag=result \
	-kernel "$dir/vmlinuz" -initrd "$dir/initrd" \
	-append "console=ttyS0 loglevel=4 panic=-1 random.trust_cpu=on tsc=unstable no_timer_check ${NETMON_VM_APPEND:-}" 9>&- &
qemu_pid=$!
# Show output as it arrives: tail ends by itself after the machine.
tail -q -n +1 -f --pid=$qemu_pid -s 0.2 "$out/stdout" & tail_pids+=($!)
tail -q -n +1 -f --pid=$qemu_pid -s 0.2 "$out/stderr" >&2 & tail_pids+=($!)

deadline=$((SECONDS + timeout))
while kill -0 "$qemu_pid" 2>/dev/null; do
	if ((SECONDS >= deadline)); then
		kill -9 "$qemu_pid" 2>/dev/null || true
		echo "run.sh: no end after $timeout s on $(cat "$dir/package")" >&2
		exit 124
	fi
	sleep 0.1
done
wait "$qemu_pid" || true
qemu_pid=
wait "${tail_pids[@]}" 2>/dev/null || true
tail_pids=()
if [[ ! -s $out/status ]]; then
	echo "run.sh: the machine ended without a result; the end of its console:" >&2
	tail -n 25 "$out/console.log" >&2
	exit 125
fi
exit "$(cat "$out/status")"
