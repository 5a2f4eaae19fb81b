/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * A packet and the socket it leaves from: whether the destination was judged at connect, whether it is a reply on a
 * connection from outside, and what is refused whatever the rules say.
 */
#ifndef NETMON_FLOW_H
#define NETMON_FLOW_H

#include <stdbool.h>

#include "packet.h"
#include "report.h"

#define AF_INET 2
#define AF_INET6 10
#define LOOPBACK_IFINDEX 1 /* include/net/flow.h, every network namespace */
#define SOCK_STREAM 1
#define SOCK_DGRAM 2
#define SOCK_RAW 3
#define TCP_STATE_TIME_WAIT 6 /* BPF_TCP_TIME_WAIT */
#define TCP_STATE_LISTEN 10 /* BPF_TCP_LISTEN */
#define TCP_STATE_NEW_SYN_RECV 12 /* BPF_TCP_NEW_SYN_RECV */

/* Reads one word of a socket's field in place: without the volatile access, clang merges the branches
 * into arithmetic on the socket pointer, which the verifier rejects. */
#define FIELD(lvalue) (*(const volatile __u32 *)&(lvalue))

/* As FORGET. Each way to read a packet leaves other zeroes; Linux before 6.2 follows each to the program's end. */
static __always_inline void packet_forget(struct packet *p, __u32 unknown)
{
	forget_address(&p->source, unknown);
	forget_address(&p->dest, unknown);
	p->source_port = FORGET(p->source_port, unknown);
	p->dest_port = FORGET(p->dest_port, unknown);
	p->proto = FORGET(p->proto, unknown);
	p->tcp_flags = FORGET(p->tcp_flags, unknown);
	p->reason = FORGET(p->reason, unknown);
}

/* Was the packet's destination already judged when the socket was connected? */
static __always_inline bool is_socket_peer(const struct bpf_sock *sk, const struct packet *p)
{
	union address v4, v6;

	if ((__be16)sk->dst_port != p->dest_port)
		return false;
	address_from_v4(&v4, FIELD(sk->dst_ip4));
	v6.words[0] = FIELD(sk->dst_ip6[0]);
	v6.words[1] = FIELD(sk->dst_ip6[1]);
	v6.words[2] = FIELD(sk->dst_ip6[2]);
	v6.words[3] = FIELD(sk->dst_ip6[3]);
	return address_equal(&v4, &p->dest) || address_equal(&v6, &p->dest);
}

/* A reply on a TCP connection that this session accepted. Only a listener's SYN-ACK sets the mark, and a SYN of
 * the same socket clears it. */
static __always_inline bool is_inbound_reply(struct bpf_sock *sk, const struct packet *p)
{
	if (p->proto != IPPROTO_TCP || (p->tcp_flags & (TCP_SYN | TCP_ACK)) == TCP_SYN)
		return false;
	if (SK_STORAGE_GET(sk_inbound, sk, 0, 0))
		return true;

	struct netmon_flow_key flow = { .remote_port = p->dest_port, .local_port = p->source_port };

	__builtin_memcpy(flow.remote_addr, p->dest.bytes, 16);
	return MAP_LOOKUP(inbound_flows, &flow) != NULL;
}

static __always_inline void mark_inbound(struct bpf_sock *sk, const struct packet *p)
{
	__u8 yes = 1;

	if (p->proto != IPPROTO_TCP || !(p->tcp_flags & TCP_SYN))
		return;
	if (!(p->tcp_flags & TCP_ACK)) {
		/* a lookup is cheaper than deleting a mark that hardly ever exists */
		if (SK_STORAGE_GET(sk_inbound, sk, 0, 0))
			SK_STORAGE_DELETE(sk_inbound, sk);
		if (SK_STORAGE_GET(sk_own_peer, sk, 0, 0))
			SK_STORAGE_DELETE(sk_own_peer, sk);
	} else if (sk->state == TCP_STATE_LISTEN || sk->state == TCP_STATE_NEW_SYN_RECV)
		SK_STORAGE_GET(sk_inbound, sk, &yes, BPF_SK_STORAGE_GET_F_CREATE);
}

/* The reset of a TCP socket is the kernel's own, carries no data and tells the peer that the connection ended. */
static __always_inline bool is_reset(const struct bpf_sock *sk, const struct packet *p)
{
	return p->proto == IPPROTO_TCP && p->tcp_flags & TCP_RST && sk->type == SOCK_STREAM;
}

/* Packets refused in enforcing modes whatever the rules say: their destination does not decide. */
static __always_inline void judge_headers(struct judgement *j, const struct netmon_settings *s,
					  const struct packet *p)
{
	j->verdict = refusal(s);
	j->reason = p->reason;
}

/* Hardly any packet is. Without the port check, each would cost a look-up in a table that is not in the cache. */
static __always_inline bool may_be_resolver_source(const struct netmon_settings *s, const struct packet *p)
{
	return !(s->flags & NETMON_SET_RESOLVERS_AT_53) || p->source_port == bpf_htons(53);
}

/* Whoever answers netmon in a resolver's name opens any destination, so the session must not: neither from a socket
 * bound to the resolver's address, shared with it or not, nor on a connection that it accepted there. */
static __always_inline bool is_resolver_source(const struct packet *p, struct netmon_rule *rule)
{
	struct netmon_rule_key key = { .port = p->source_port };
	const struct netmon_rule *found;

	if (p->proto != IPPROTO_TCP && p->proto != IPPROTO_UDP)
		return false;
	__builtin_memcpy(key.addr, p->source.bytes, 16);
	found = MAP_LOOKUP(rules, &key);
	if (!found)
		return false;
	*rule = *found;
	return true;
}

/* A protocol that sock_create would have refused: the socket is older than the programs. */
static __always_inline bool is_foreign_protocol(const struct netmon_settings *s, const struct packet *p)
{
	if (p->proto == IPPROTO_TCP || p->proto == IPPROTO_UDP || s->socket_classes & NETMON_SOCKET_RAW)
		return false;
	if (p->proto == IPPROTO_UDPLITE)
		return !(s->socket_classes & NETMON_SOCKET_UDPLITE);
	if (p->proto == IPPROTO_SCTP)
		return !(s->socket_classes & NETMON_SOCKET_SCTP);
	if (p->proto == IPPROTO_ICMP || p->proto == IPPROTO_ICMPV6)
		return !(s->socket_classes & NETMON_SOCKET_PING);
	return true;
}

#endif
