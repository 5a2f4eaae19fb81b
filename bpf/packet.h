/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Reads what egress needs from a packet: source, destination, ports, TCP flags, and whether the headers hide the
 * real destination (source routes, fragments made by the socket itself).
 *
 * The hook runs before the kernel fragments (ip_finish_output, net/ipv4/ip_output.c; Linux 6.18), so a
 * fragment seen here comes from a raw socket. Offsets are relative to the network header.
 */
#ifndef NETMON_PACKET_H
#define NETMON_PACKET_H

#include "address.h"
#include "netmon.h"

#define ETH_P_IP 0x0800
#define ETH_P_IPV6 0x86DD
#define TCP_SYN 0x02
#define TCP_RST 0x04
#define TCP_ACK 0x10

#define IPOPT_END 0
#define IPOPT_NOOP 1
#define IPOPT_LSRR 131 /* RFC 791 section 3.1 */
#define IPOPT_SSRR 137
#define IPV4_HEADER_LEN 20
#define IPV6_HEADER_LEN 40
#define TCP_READ_LEN 14 /* ports and flags; a shorter UDP packet takes the slow path */
#define IPV4_OPTIONS_MAX 40

#define NEXTHDR_HOP 0
#define NEXTHDR_ROUTING 43
#define NEXTHDR_FRAGMENT 44
#define NEXTHDR_AUTH 51
#define NEXTHDR_DEST 60
#define NEXTHDR_MOBILITY 135
#define IPV6_HEADERS_MAX 8

struct packet {
	union address source;
	union address dest;
	__be16 source_port;
	__be16 dest_port;
	__u8 proto;
	__u8 tcp_flags;
	__u8 reason; /* NETMON_REASON_NONE: read; else why its destination cannot decide */
};

/* Returns whether the option bytes [20, end) contain a source route; unreadable ones count as one. The indexes
 * are constants for the verifier's sake; `next` is the offset of the next option. */
static __noinline bool has_source_route(struct __sk_buff *skb, __u32 end)
{
	__u8 option[IPV4_OPTIONS_MAX + 1] = {};
	__u32 next = 0;

	for (int word = 0; word < IPV4_OPTIONS_MAX / 4; word++) {
		if (IPV4_HEADER_LEN + word * 4 >= end)
			break;
		if (bpf_skb_load_bytes(skb, IPV4_HEADER_LEN + word * 4, option + word * 4, 4) < 0)
			return true;
	}
#pragma unroll
	for (__u32 i = 0; i < IPV4_OPTIONS_MAX; i++) {
		if (i != next)
			continue;
		if (option[i] == IPOPT_END)
			return false;
		if (option[i] == IPOPT_LSRR || option[i] == IPOPT_SSRR)
			return true;
		if (option[i] == IPOPT_NOOP)
			next = i + 1;
		else if (option[i + 1] < 2)
			return true;
		else
			next = i + option[i + 1];
	}
	return false;
}

static __always_inline void read_ports(struct __sk_buff *skb, struct packet *p, __u32 offset)
{
	__be16 ports[2];

	switch (p->proto) {
	case IPPROTO_TCP:
		if (bpf_skb_load_bytes(skb, offset + 13, &p->tcp_flags, 1) < 0) {
			p->reason = NETMON_REASON_MALFORMED;
			return;
		}
	case IPPROTO_UDP:
	case IPPROTO_UDPLITE:
	case IPPROTO_SCTP:
	case IPPROTO_DCCP:
		if (bpf_skb_load_bytes(skb, offset, ports, sizeof(ports)) < 0) {
			p->reason = NETMON_REASON_MALFORMED;
			return;
		}
		p->source_port = ports[0];
		p->dest_port = ports[1];
	}
}

static __always_inline void read_ipv4(struct __sk_buff *skb, struct packet *p)
{
	struct {
		__u8 version_ihl;
		__u8 tos;
		__be16 length;
		__be16 id;
		__be16 fragment;
		__u8 ttl;
		__u8 protocol;
		__be16 check;
		__be32 saddr;
		__be32 daddr;
	} ip;

	if (bpf_skb_load_bytes(skb, 0, &ip, sizeof(ip)) < 0) {
		p->reason = NETMON_REASON_MALFORMED;
		return;
	}
	__u32 header = (ip.version_ihl & 0x0f) * 4;

	address_from_v4(&p->source, ip.saddr);
	address_from_v4(&p->dest, ip.daddr);
	p->proto = ip.protocol;
	if (header < sizeof(ip)) {
		p->reason = NETMON_REASON_MALFORMED;
		return;
	}
	if (header > sizeof(ip) && has_source_route(skb, header))
		p->reason = NETMON_REASON_SOURCE_ROUTE;
	if (ip.fragment & bpf_htons(0x1fff)) {
		p->reason = NETMON_REASON_FRAGMENT;
		return;
	}
	read_ports(skb, p, header);
}

static __always_inline void read_ipv6(struct __sk_buff *skb, struct packet *p)
{
	struct {
		__be32 flow;
		__be16 length;
		__u8 next;
		__u8 hops;
		__u32 saddr[4];
		__u32 daddr[4];
	} ip;
	__u32 offset = sizeof(ip);

	if (bpf_skb_load_bytes(skb, 0, &ip, sizeof(ip)) < 0) {
		p->reason = NETMON_REASON_MALFORMED;
		return;
	}
	__builtin_memcpy(p->source.words, ip.saddr, 16);
	__builtin_memcpy(p->dest.words, ip.daddr, 16);
	p->proto = ip.next;
	for (int i = 0; i < IPV6_HEADERS_MAX; i++) {
		__u8 h[4]; /* next header, length, then routing type and segments left, or fragment offset */

		if (p->proto != NEXTHDR_HOP && p->proto != NEXTHDR_ROUTING && p->proto != NEXTHDR_FRAGMENT &&
		    p->proto != NEXTHDR_AUTH && p->proto != NEXTHDR_DEST && p->proto != NEXTHDR_MOBILITY) {
			read_ports(skb, p, offset);
			return;
		}
		if (bpf_skb_load_bytes(skb, offset, h, sizeof(h)) < 0) {
			p->reason = NETMON_REASON_MALFORMED;
			return;
		}
		if (p->proto == NEXTHDR_ROUTING && h[3] > 0)
			p->reason = NETMON_REASON_SOURCE_ROUTE;
		if (p->proto == NEXTHDR_FRAGMENT) {
			offset += 8;
			if (h[2] || h[3] & 0xf8) {
				p->proto = h[0];
				p->reason = NETMON_REASON_FRAGMENT;
				return;
			}
		} else if (p->proto == NEXTHDR_AUTH) {
			offset += (h[1] + 2) * 4; /* RFC 4302 section 2.2 */
		} else {
			offset += (h[1] + 1) * 8; /* RFC 8200 section 4 */
		}
		p->proto = h[0];
	}
	p->reason = NETMON_REASON_MALFORMED;
}

/* Fast path for TCP or UDP directly after a plain IPv4 or IPv6 header, all in the packet's linear part: nearly every
 * packet. Reads in place, at a third of the cost of bpf_skb_load_bytes. Returns false for the slow path. */
static __always_inline bool read_plain(struct __sk_buff *skb, struct packet *p)
{
	const __u8 *data = (const void *)(long)skb->data;
	const __u8 *end = (const void *)(long)skb->data_end;
	const __u8 *transport;

	if (skb->protocol == bpf_htons(ETH_P_IP)) {
		if (data + IPV4_HEADER_LEN + TCP_READ_LEN > end)
			return false;
		/* version 4, five words; not a fragment, not even the first one */
		if (data[0] != 0x45 || *(const __be16 *)(data + 6) & bpf_htons(0x3fff))
			return false;
		p->proto = data[9];
		address_from_v4(&p->source, *(const __u32 *)(data + 12));
		address_from_v4(&p->dest, *(const __u32 *)(data + 16));
		transport = data + IPV4_HEADER_LEN;
	} else {
		if (skb->protocol != bpf_htons(ETH_P_IPV6) || data + IPV6_HEADER_LEN + TCP_READ_LEN > end)
			return false;
		p->proto = data[6];
		__builtin_memcpy(p->source.words, data + 8, 16);
		__builtin_memcpy(p->dest.words, data + 24, 16);
		transport = data + IPV6_HEADER_LEN;
	}
	if (p->proto != IPPROTO_TCP && p->proto != IPPROTO_UDP)
		return false;
	p->source_port = *(const __be16 *)transport;
	p->dest_port = *(const __be16 *)(transport + 2);
	if (p->proto == IPPROTO_TCP)
		p->tcp_flags = transport[13];
	return true;
}

static __always_inline void packet_read(struct __sk_buff *skb, struct packet *p)
{
	__builtin_memset(p, 0, sizeof(*p));
	if (read_plain(skb, p))
		return;
	__builtin_memset(p, 0, sizeof(*p));
	if (skb->protocol == bpf_htons(ETH_P_IP))
		read_ipv4(skb, p);
	else if (skb->protocol == bpf_htons(ETH_P_IPV6))
		read_ipv6(skb, p);
	else
		p->reason = NETMON_REASON_MALFORMED;
}

#endif
