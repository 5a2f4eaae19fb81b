/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * TCP connections of a session to its own listeners on loopback, which need no rule. A socket belongs to the session if
 * the cgroup does that it was made in.
 *
 * connect looks for the listener, so that its caller hears of a refusal at once. It cannot know who will answer: the
 * listener may close and another one get the port. So egress looks at each packet's receiver again, and passes data only
 * to the end of a connection that exists, or once did: nobody else takes what comes after. A SYN cookie is the exception:
 * it makes a connection with whoever listens, so none is made for it.
 *
 * Direction of failure: what cannot be decided is not the session's, and the rules refuse it. That is a port shared by
 * several listeners (SO_REUSEPORT), data without a connection, and all of them without the kernel's types, or where another
 * listener may take over connections (tcp_migrate_req). Datagrams have no connection whose end could be known.
 */
#ifndef NETMON_OWN_LISTENER_H
#define NETMON_OWN_LISTENER_H

#include "namespace.h"

/* Set by the helper, with the others of namespace.h. */
const volatile __u32 sock_group_at = 0; /* pointer to the listeners that share the port */
const volatile __u32 group_size_at = 0; /* their number, 16 bits */
const volatile __u32 net_migrates_at = 0; /* tcp_migrate_req, 8 bits; 0: before Linux 5.14 */

/* Does this struct sock belong to the session? A listener must be the only one at its port. */
__noinline int is_own_socket(__u64 sock, __u32 listens)
{
	const struct netmon_settings *s = settings_active();
	__u64 group;

	if (!s || !kernel_types_known || !s->cgroup_level || !cgroup_in_session(sock, s->cgroup_id, s->cgroup_level))
		return false;
	if (net_migrates_at && read_number(read_pointer(sock + sock_net_at) + net_migrates_at) & 0xff)
		return false;
	if (!listens)
		return true;
	group = read_pointer(sock + sock_group_at);
	return !group || (read_number(group + group_size_at) & 0xffff) == 1;
}

/* connect over TCP to loopback: does the session listen there? */
__noinline int call_to_own_listener(struct bpf_sock_addr *ctx, __u64 high, __u64 low, __u32 port)
{
	struct bpf_sock_tuple tuple = {};
	struct bpf_sock *found;
	bool own;

	if ((__u32)low == MAPPED_PREFIX) {
		tuple.ipv4.daddr = low >> 32 ? low >> 32 : bpf_htonl(0x7f000001); /* unspecified */
		tuple.ipv4.saddr = tuple.ipv4.daddr;
		tuple.ipv4.dport = (__be16)port;
		found = bpf_sk_lookup_tcp(ctx, &tuple, sizeof(tuple.ipv4), BPF_F_CURRENT_NETNS, 0);
	} else {
		tuple.ipv6.daddr[3] = tuple.ipv6.saddr[3] = bpf_htonl(1);
		tuple.ipv6.dport = (__be16)port;
		found = bpf_sk_lookup_tcp(ctx, &tuple, sizeof(tuple.ipv6), BPF_F_CURRENT_NETNS, 0);
	}
	if (!found)
		return false;
	own = FIELD(found->state) == TCP_STATE_LISTEN && is_own_socket(address_of(found), true);
	bpf_sk_release(found);
	return own;
}

/* Reads both ends of a TCP packet to loopback. Returns the offset of its TCP header, 0: it is none. */
static __always_inline __u32 read_ends(struct __sk_buff *skb, struct bpf_sock_tuple *ends, bool v4)
{
	__u32 at = IPV6_HEADER_LEN;
	__u8 first; /* IPv4's length, IPv6's next header */
	long failed;

	failed = bpf_skb_load_bytes(skb, v4 ? 0 : 6, &first, 1);
	if (v4) {
		at = (first & 15) * 4;
		failed |= bpf_skb_load_bytes(skb, 12, &ends->ipv4.saddr, 8);
		failed |= bpf_skb_load_bytes(skb, at, &ends->ipv4.sport, 4);
		failed |= (ends->ipv4.daddr & bpf_htonl(0xff000000)) ^ bpf_htonl(0x7f000000);
	} else {
		failed |= first ^ IPPROTO_TCP;
		failed |= bpf_skb_load_bytes(skb, 8, ends->ipv6.saddr, 32);
		failed |= bpf_skb_load_bytes(skb, at, &ends->ipv6.sport, 4);
		failed |= ends->ipv6.daddr[0] | ends->ipv6.daddr[1] | ends->ipv6.daddr[2] |
			  (ends->ipv6.daddr[3] ^ bpf_htonl(1));
	}
	return failed ? 0 : at;
}

enum receiver {
	RECEIVER_OTHER = 0, /* not the session's */
	RECEIVER_LISTENS = 1,
	RECEIVER_CONNECTED = 2,
	RECEIVER_NONE = 3, /* nobody takes data: there is no connection, or its end is over */
};

/* Which socket of the session gets this packet? A SYN goes to a listener, also where an old connection between the same
 * ports is waiting for its end. What has data must have a connection already, or one that is asked for: a SYN (TCP Fast
 * Open) would bring them to whoever listens when it arrives. */
__noinline int own_receiver(struct __sk_buff *skb, __u32 syn)
{
	bool v4 = skb->protocol == bpf_htons(ETH_P_IP);
	struct bpf_sock_tuple ends = {};
	__u32 at = read_ends(skb, &ends, v4), state;
	struct bpf_sock *found, *full;
	bool own, data;
	__u8 words;

	if (!at || bpf_skb_load_bytes(skb, at + 12, &words, 1) < 0)
		return RECEIVER_OTHER;
	if (syn && v4)
		ends.ipv4.sport = 0;
	else if (syn)
		ends.ipv6.sport = 0;
	found = bpf_skc_lookup_tcp(skb, &ends, v4 ? sizeof(ends.ipv4) : sizeof(ends.ipv6), BPF_F_CURRENT_NETNS, 0);
	if (!found)
		return RECEIVER_NONE;
	state = FIELD(found->state);
	full = state == TCP_STATE_NEW_SYN_RECV ? bpf_get_listener_sock(found) : bpf_sk_fullsock(found);
	own = full && is_own_socket(address_of(full), state == TCP_STATE_LISTEN);
	bpf_sk_release(found);
	data = skb->len > at + (words >> 4) * 4;
	if (!syn && (state == TCP_STATE_TIME_WAIT || (state == TCP_STATE_LISTEN && (own || !data))))
		return RECEIVER_NONE;
	if (!own)
		return RECEIVER_OTHER;
	if (state == TCP_STATE_LISTEN)
		return data ? RECEIVER_OTHER : RECEIVER_LISTENS;
	if (syn)
		return RECEIVER_OTHER;
	return state == TCP_STATE_NEW_SYN_RECV ? RECEIVER_LISTENS : RECEIVER_CONNECTED;
}

/* Does a packet to loopback, over loopback, go to a socket of the session? `about`: its TCP flags, is_socket_peer() and
 * its protocol, 8 bits each. */
__noinline int packet_to_own_socket(struct __sk_buff *skb, __u32 about)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;
	bool syn = (about & (TCP_SYN | TCP_ACK)) == TCP_SYN, peer = about >> 8 & 1;
	bool known; /* its connection had an end in the session */
	__u8 yes = 1;
	int receiver;

	if (!sk || about >> 16 != IPPROTO_TCP || skb->ifindex != LOOPBACK_IFINDEX || FIELD(sk->type) != SOCK_STREAM)
		return false;
	known = !syn && peer && SK_STORAGE_GET(sk_own_peer, sk, 0, 0);
	receiver = own_receiver(skb, syn);
	/* what ends a connection, or has come too late: the kernel answers with a reset */
	if (receiver == RECEIVER_NONE)
		return known;
	if (receiver == RECEIVER_CONNECTED && peer && !known)
		SK_STORAGE_GET(sk_own_peer, sk, &yes, BPF_SK_STORAGE_GET_F_CREATE);
	return receiver != RECEIVER_OTHER;
}

/* No rule matched before. */
static __always_inline void judge_own_listener(struct judgement *j)
{
	j->verdict = NETMON_ALLOW;
	j->reason = NETMON_REASON_OWN_LISTENER;
}

#endif
