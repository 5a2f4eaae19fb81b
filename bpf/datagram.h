/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Connected UDP sockets. Connecting one sends nothing: resolvers do it to learn which source address the kernel would
 * choose. So the call passes without an event, and egress judges and reports what is sent: each flow once.
 *
 * A packet is judged by the destination that it carries. IPsec and tunnels hide the socket's own destination there, so
 * what they make of a socket that was connected to a refused destination is refused as well.
 */
#ifndef NETMON_DATAGRAM_H
#define NETMON_DATAGRAM_H

#include "flow.h"
#include "namespace.h"
#include "outcome.h"
#include "redirect.h"

static __always_inline bool is_datagram_socket(const struct bpf_sock *sk)
{
	__u32 protocol = FIELD(sk->protocol);

	return protocol == IPPROTO_UDP || protocol == IPPROTO_UDPLITE;
}

/* connect passes: keeps for egress whether the rules refuse the destination, and the task where egress sees none. */
static __always_inline void datagram_connected(struct bpf_sock_addr *ctx, const struct netmon_settings *s, bool refused)
{
	struct netmon_sk_flow *flow;
	struct bpf_sock *sk;

	COUNT_QUIET(udp_connects);
	/* making and freeing the storage costs a third of what connecting does */
	refused = refused && call_may_be_wrapped(ctx);
	if (!refused && egress_sees_task)
		return;
	sk = ctx->sk; /* once: Linux 5.10 does not take the context's address plus an offset */
	if (!sk)
		return;
	flow = SK_STORAGE_GET(sk_flow, (void *)sk, 0, BPF_SK_STORAGE_GET_F_CREATE);
	if (!flow)
		return;
	if (refused)
		flow->refused = 1;
	if (!egress_sees_task)
		owner_read(flow, s);
}

/* A datagram with an address of its own on a connected socket: the sendmsg hooks have judged and reported it. */
static __always_inline void datagram_judged(struct bpf_sock_addr *ctx, const struct netmon_settings *s,
					    const struct destination *d)
{
	struct netmon_sk_flow *flow;
	struct bpf_sock *sk = ctx->sk;

	if (!sk || !FIELD(sk->dst_port))
		return;
	flow = SK_STORAGE_GET(sk_flow, (void *)sk, 0, BPF_SK_STORAGE_GET_F_CREATE);
	if (!flow)
		return;
	__builtin_memcpy(flow->addr, d->addr.bytes, 16);
	flow->port = d->port;
	flow->generation = s->generation;
}

enum flow_state {
	FLOW_DATAGRAM = 1 << 0,  /* the socket is UDP or UDP-Lite */
	FLOW_CONNECTED = 1 << 1,
	FLOW_KNOWN = 1 << 2,     /* this destination has been reported */
	FLOW_REFUSED = 1 << 3,   /* the socket was connected to a destination that the rules refuse, and IPsec is in use */
};

/* What is known about the datagram socket of a packet to this destination. */
__noinline int flow_state(struct __sk_buff *skb, __u64 high, __u64 low, __u32 port, __u32 generation)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;
	const struct netmon_sk_flow *flow;
	int state = FLOW_DATAGRAM;

	if (!sk)
		return 0;
	if (FIELD(sk->dst_port))
		state |= FLOW_CONNECTED;
	flow = SK_STORAGE_GET(sk_flow, sk, 0, 0);
	if (!flow)
		return state;
	if (flow->refused)
		state |= FLOW_REFUSED;
	if (flow->generation == generation && flow->port == (__be16)port && *(const __u64 *)flow->addr == high &&
	    *(const __u64 *)(flow->addr + 8) == low)
		state |= FLOW_KNOWN;
	return state;
}

/* Is this a packet that the kernel has put the socket's own one into? */
static __always_inline bool is_wrapped(const struct bpf_sock *sk, const struct packet *p)
{
	return p->proto != (__u8)FIELD(sk->protocol) || bpf_ntohs(p->source_port) != (__u16)FIELD(sk->src_port);
}

/* The destination that the socket's user named, for a packet to `target`. */
static __always_inline void flow_destination(struct bpf_sock *sk, __u64 high, __u64 low, __be16 port,
					     struct destination *named)
{
	const struct netmon_sk_redirect *kept = SK_STORAGE_GET(sk_redirected, sk, 0, 0);

	if (kept && kept->target_port == port && *(const __u64 *)kept->target == high &&
	    *(const __u64 *)(kept->target + 8) == low) {
		__builtin_memcpy(named->addr.bytes, kept->original, 16);
		named->port = kept->original_port;
		return;
	}
	named->port = (__be16)FIELD(sk->dst_port);
	if (FIELD(sk->family) == AF_INET) {
		address_from_v4(&named->addr, FIELD(sk->dst_ip4));
		return;
	}
	named->addr.words[0] = FIELD(sk->dst_ip6[0]);
	named->addr.words[1] = FIELD(sk->dst_ip6[1]);
	named->addr.words[2] = FIELD(sk->dst_ip6[2]);
	named->addr.words[3] = FIELD(sk->dst_ip6[3]);
}

enum within_flag {
	WITHIN_INTERNAL = 1 << 0,      /* NETMON_REASON_INTERNAL */
	WITHIN_OWN_NAMESPACE = 1 << 1, /* the session has made the socket's network namespace */
};

/* The first packet of a connected socket's flow, to a destination that may get packets: judges and reports what the
 * socket's user named, which DNAT or a redirect may have changed. Returns the verdict. */
__noinline int flow_begins(struct __sk_buff *skb, __u64 high, __u64 low, __u32 port, __u32 within)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;
	const struct netmon_settings *s = settings_active();
	struct destination d = {};
	struct netmon_sk_flow *flow;
	struct judgement j;

	if (!sk || !s)
		return NETMON_ALLOW;

	__u32 generation = s->generation;

	flow_destination(sk, high, low, (__be16)port, &d);
	d.proto = rule_protocol(FIELD(sk->protocol));
	d.local = skb->ifindex == LOOPBACK_IFINDEX || address_is_loopback(&d.addr) ||
		  MAP_LOOKUP(local_addrs, &d.addr);

	struct packed_destination at = pack(&d);

	unpack_judgement(&j, judge_packet(at.high, at.low, at.rest, pack_settings(s)));
	if (within & WITHIN_INTERNAL)
		judge_internal(&j);
	d.proto = (__u8)FIELD(sk->protocol);
	at = pack(&d);
	at.rest |= OUTCOME_FOLD_ADD << 24;
	if (within & WITHIN_OWN_NAMESPACE && j.verdict == NETMON_ALLOW)
		at.rest |= OUTCOME_OWN_NAMESPACE << 24;
	report_packet(skb, at.high, at.low, at.rest, pack_judgement(&j));
	flow = SK_STORAGE_GET(sk_flow, sk, 0, BPF_SK_STORAGE_GET_F_CREATE);
	if (flow && j.verdict != NETMON_BLOCK) {
		__builtin_memcpy(flow->addr, &high, 8);
		__builtin_memcpy(flow->addr + 8, &low, 8);
		flow->port = (__be16)port;
		flow->generation = generation;
	}
	return j.verdict;
}

#endif
