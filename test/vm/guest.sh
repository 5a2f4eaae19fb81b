#!/usr/bin/env bash
# What run-kernels.sh runs inside each emulated machine: the kernel's facts, netmon's own view of it, the
# conformance suite. Results go to $NETMON_VM_OUT (facts.tsv, doctor.json, conformance.tap,
# beside.tap, rights.tsv).
#
#   guest.sh whole|quick        quick: doctor, and the vectors as root: undefended, denied and allowed
#
# Exit code: 0 when every check of the suite passed and doctor said that enforcing is possible.
set -uo pipefail

out=${NETMON_VM_OUT:?run this through run-kernels.sh}
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$repo" || exit 2
status=0

# where the time goes: seconds since the boot
say() { echo "$1 $(cut -d. -f1 /proc/uptime)" >>"$out/steps"; }

# Loading a module takes seconds here, longer than the time limits of the tests. The suite reports modules that a
# kernel does not have as absent.
for module in veth tun sctp sctp_diag dccp_ipv4 dccp_ipv6 smc smc_diag vsock_loopback nf_tables nf_conntrack nf_nat \
	nft_chain_nat nft_nat tcp_diag udp_diag inet_diag mptcp_diag unix_diag af_packet_diag; do
	modprobe -q "$module" || true
done

say modules
"$out/facts" >"$out/facts.tsv" || status=1
dist/netmon doctor --json >"$out/doctor.json" || {
	echo "guest.sh: netmon doctor ended with $?" >&2
	status=1
}
say doctor
if [[ ${1:-whole} == quick ]]; then
	chosen=(--situations denied,allowed --users root)
else
	chosen=()
	bash test/vm/rights.sh >"$out/rights.tsv" || status=1
	bash test/vm/delegation.sh || status=1
	say rights
fi
node build/vm/suite.mjs --jobs "${NETMON_VM_JOBS:-4}" --timeout 1500 "${chosen[@]}" >"$out/conformance.tap"
code=$?
say suite
# the same as one of three sessions with different policies, which share programs where the kernel can
node build/vm/suite.mjs --jobs "${NETMON_VM_JOBS:-4}" --timeout 1500 --situations denied,allowed --users root --beside \
	>"$out/beside.tap" || status=1
say beside
grep -E '^(not ok|# [^v])' "$out/beside.tap" | grep -vP '^# \S+\t' | cut -c1-400
grep -E '^(not ok|# [^v]|\{)' "$out/conformance.tap" | grep -vP '^# \S+\t' | cut -c1-400
((code == 0)) || status=1
exit $status
