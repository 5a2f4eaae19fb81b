/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Packets that the kernel sends by itself, without which nothing else works in a network namespace that the session has
 * made. They leave from sockets of the namespace, which belong to the cgroup of its maker: neighbour discovery,
 * multicast reports, and TCP resets over IPv6. They carry no data of a process.
 */
#ifndef NETMON_NEIGHBOUR_H
#define NETMON_NEIGHBOUR_H

#include "flow.h"
#include "namespace.h"

#define ND_ROUTER_SOLICIT 133 /* RFC 4861 section 4 */
#define ND_NEIGHBOUR_SOLICIT 135
#define ND_NEIGHBOUR_ADVERT 136
#define ND_HOP_LIMIT 255    /* no router forwards such a packet unchanged */
#define MLD_REPORT 131      /* RFC 2710 section 3 */
#define MLD_DONE 132
#define MLD2_REPORT 143     /* RFC 3810 section 5.2 */
#define MLD_HOP_LIMIT 1    /* it stays on the link */

/* `skb` leaves from one of the kernel's own sockets. */
__noinline int is_kernel_message(struct __sk_buff *skb)
{
	__u8 head[IPV6_HEADER_LEN];
	__u32 offset = IPV6_HEADER_LEN;
	__u8 next, hops, byte;

	if (skb->protocol != bpf_htons(ETH_P_IPV6) || bpf_skb_load_bytes(skb, 0, head, sizeof(head)) < 0)
		return 0;
	next = head[6];
	hops = head[7];
	if (next == IPPROTO_TCP)
		return bpf_skb_load_bytes(skb, offset + 13, &byte, 1) == 0 && byte & TCP_RST;
	if (next == NEXTHDR_HOP) {
		if (bpf_skb_load_bytes(skb, offset, head, 2) < 0)
			return 0;
		next = head[0];
		offset += (head[1] + 1) * 8;
	}
	if (next != IPPROTO_ICMPV6 || bpf_skb_load_bytes(skb, offset, &byte, 1) < 0)
		return 0;
	switch (byte) {
	case ND_ROUTER_SOLICIT:
	case ND_NEIGHBOUR_SOLICIT:
	case ND_NEIGHBOUR_ADVERT:
		return hops == ND_HOP_LIMIT;
	case MLD_REPORT:
	case MLD_DONE:
	case MLD2_REPORT:
		return hops == MLD_HOP_LIMIT;
	}
	return 0;
}

#endif
