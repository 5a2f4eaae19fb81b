/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * A single form of address: 16 bytes, IPv4 as v4-mapped. The four words are in network byte order.
 */
#ifndef NETMON_ADDRESS_H
#define NETMON_ADDRESS_H

#include <stdbool.h>
#include <linux/bpf.h>
#include <bpf/bpf_endian.h>
#include <bpf/bpf_helpers.h>

#define IPPROTO_ICMP 1
#define IPPROTO_TCP 6
#define IPPROTO_UDP 17
#define IPPROTO_DCCP 33
#define IPPROTO_ICMPV6 58
#define IPPROTO_SCTP 132
#define IPPROTO_UDPLITE 136
#define IPPROTO_MPTCP 262

union address {
	__u8 bytes[16];
	__u32 words[4];
};

#define MAPPED_PREFIX bpf_htonl(0x0000ffff)

static __always_inline void address_from_v4(union address *a, __u32 v4)
{
	a->words[0] = 0;
	a->words[1] = 0;
	a->words[2] = MAPPED_PREFIX;
	a->words[3] = v4;
}

/* The class that represents every address of this host: ::1. */
static __always_inline void address_local_class(union address *a)
{
	a->words[0] = 0;
	a->words[1] = 0;
	a->words[2] = 0;
	a->words[3] = bpf_htonl(1);
}

/* Loopback and unspecified forms: 127/8, 0.0.0.0, ::, ::1. connect(2) to an unspecified address reaches
 * this host, and the hook runs before the kernel rewrites it. */
static __always_inline bool address_is_loopback(const union address *a)
{
	if (a->words[0] || a->words[1])
		return false;
	if (a->words[2] == MAPPED_PREFIX)
		return a->bytes[12] == 127 || a->words[3] == 0;
	return a->words[2] == 0 && (a->words[3] == 0 || a->words[3] == bpf_htonl(1));
}

/* The well-known NAT64 prefix 64:ff9b::/96 (RFC 6052 section 2.1): another name of the IPv4 address in it. */
static __always_inline bool address_is_nat64(const union address *a)
{
	return a->words[0] == bpf_htonl(0x0064ff9b) && a->words[1] == 0 && a->words[2] == 0;
}

static __always_inline bool address_equal(const union address *a, const union address *b)
{
	return a->words[0] == b->words[0] && a->words[1] == b->words[1] &&
	       a->words[2] == b->words[2] && a->words[3] == b->words[3];
}

/* The protocol as rules name it: MPTCP is TCP on the wire, UDP-Lite shares UDP's addresses and ports. */
static __always_inline __u8 rule_protocol(__u32 protocol)
{
	if (protocol == IPPROTO_MPTCP)
		return IPPROTO_TCP;
	if (protocol == IPPROTO_UDPLITE)
		return IPPROTO_UDP;
	return protocol > 255 ? 255 : (__u8)protocol;
}

/* The protocol as events show it, as on the wire; numbers above 255 are Linux-internal. */
static __always_inline __u8 wire_protocol(__u32 protocol)
{
	if (protocol == IPPROTO_MPTCP)
		return IPPROTO_TCP;
	return protocol > 255 ? 255 : (__u8)protocol;
}

#endif
