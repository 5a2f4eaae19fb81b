// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
//
// The kernel side of a session: ten cgroup programs over its maps, attached as links to the session's cgroup. Sessions of
// one process share the programs, but no map (maps.h). Children of that cgroup are covered; nothing depends on the current task, which may be
// a kernel worker (MPTCP subflows).
//
//   sock_create   refuses sockets that no address hook sees (enforcing modes)
//   connect4/6    judge connect(2), TCP Fast Open, MPTCP, io_uring: before a packet leaves. A UDP socket passes
//   sendmsg4/6    judge datagrams with their own address
//   egress        judges packets: connected UDP, source routes, DNAT, live flows after a rule change, packets in a
//                 resolver's name
//   recvmsg4/6    show the original as the source of answers from a redirect's target
//   getpeername4/6  the same for the peer of a socket
//
// Direction of failure: without readable settings everything passes and is counted (`passed_over`); the
// controller writes the settings before it attaches. With them, enforcing modes refuse what cannot be read.
#include <stdbool.h>

#include "datagram.h"
#include "neighbour.h"
#include "own_listener.h"

static __always_inline void pass_over(__u32 hook)
{
	struct netmon_counters *c = counters_of(hook);

	if (c)
		COUNT(c->passed_over);
}

/* connect and sendmsg: judge the address that the caller names. Addresses in `local_addrs` are this host's
 * only in the session's own network namespace, so the rules of the local class apply in addition here; egress,
 * which knows the interface, does not apply them to a remote host. */
static __always_inline int judge_call(struct bpf_sock_addr *ctx, struct destination *d, __u8 hook)
{
	struct netmon_settings s;
	struct judgement j;

	if (!settings_read(&s)) {
		pass_over(hook);
		return 1;
	}
	d->port = (__be16)ctx->user_port;
	d->proto = rule_protocol(ctx->protocol);
	d->egress = false;
	d->local = address_is_loopback(&d->addr) || MAP_LOOKUP(local_addrs, &d->addr);
	d->local = FORGET(d->local, s.generation) & 1;
	judge(&j, &s, d);

	bool loopback = address_is_loopback(&d->addr);
	bool own = (loopback || j.verdict == NETMON_ALLOW) && call_in_own_namespace(ctx, s.cgroup_id, s.cgroup_level);

	own = FORGET(own, s.generation) & 1;
	if (own && loopback && (j.reason != NETMON_REASON_RULE || j.verdict != NETMON_ALLOW))
		judge_internal(&j);

	bool connect = hook == NETMON_HOOK_CONNECT4 || hook == NETMON_HOOK_CONNECT6;

	if (connect && loopback && d->proto == IPPROTO_TCP && j.reason == NETMON_REASON_UNDECLARED) {
		struct packed_destination to = pack(d);

		if (call_to_own_listener(ctx, to.high, to.low, d->port))
			judge_own_listener(&j);
	}
	if (s.flags & NETMON_SET_REDIRECT && j.verdict != NETMON_BLOCK) {
		struct packed_destination at = pack(d);
		bool v6 = hook == NETMON_HOOK_CONNECT6 || hook == NETMON_HOOK_SENDMSG6;
		int outcome = v6 ? redirect_call6(ctx, at.high, at.low, at.rest, hook)
				 : redirect_call4(ctx, at.high, at.low, at.rest, hook);

		if (outcome == REDIRECT_REFUSED) {
			j.verdict = refusal(&s);
			j.reason = NETMON_REASON_UNREDIRECTED;
		}
	}

	j.verdict = FORGET(j.verdict, s.generation);
	j.reason = FORGET(j.reason, s.generation);
	if (connect && ctx->protocol == IPPROTO_UDP && j.reason != NETMON_REASON_UNREDIRECTED) {
		datagram_connected(ctx, &s, j.verdict == NETMON_BLOCK);
		return 1;
	}
	/* a client from now on: TCP_REPAIR connects without the SYN that would clear the marks at egress */
	if (connect && ctx->sk && SK_STORAGE_GET(sk_inbound, (void *)ctx->sk, 0, 0))
		SK_STORAGE_DELETE(sk_inbound, (void *)ctx->sk);
	if (connect && ctx->sk && SK_STORAGE_GET(sk_own_peer, (void *)ctx->sk, 0, 0))
		SK_STORAGE_DELETE(sk_own_peer, (void *)ctx->sk);

	struct report r = {
		.hook = hook,
		.task = true,
		.proto = wire_protocol(ctx->protocol),
		.own_namespace = own && j.verdict == NETMON_ALLOW,
		/* each allowed TCP connection is an event of its own */
		.fold = !(connect && d->proto == IPPROTO_TCP && j.verdict == NETMON_ALLOW),
		.fold_add = true,
	};

	report(&s, d, &j, &r);
	if (!connect && j.verdict != NETMON_BLOCK)
		datagram_judged(ctx, &s, d);
	return answer(&s, &j);
}

static __always_inline int judge_call4(struct bpf_sock_addr *ctx, __u8 hook)
{
	struct destination d = {};

	address_from_v4(&d.addr, ctx->user_ip4);
	return judge_call(ctx, &d, hook);
}

static __always_inline int judge_call6(struct bpf_sock_addr *ctx, __u8 hook)
{
	struct destination d = {};

	d.addr.words[0] = ctx->user_ip6[0];
	d.addr.words[1] = ctx->user_ip6[1];
	d.addr.words[2] = ctx->user_ip6[2];
	d.addr.words[3] = ctx->user_ip6[3];
	return judge_call(ctx, &d, hook);
}

SEC("cgroup/connect4")
int netmon_connect4(struct bpf_sock_addr *ctx)
{
	return judge_call4(ctx, NETMON_HOOK_CONNECT4);
}

SEC("cgroup/connect6")
int netmon_connect6(struct bpf_sock_addr *ctx)
{
	return judge_call6(ctx, NETMON_HOOK_CONNECT6);
}

SEC("cgroup/sendmsg4")
int netmon_sendmsg4(struct bpf_sock_addr *ctx)
{
	return judge_call4(ctx, NETMON_HOOK_SENDMSG4);
}

SEC("cgroup/sendmsg6")
int netmon_sendmsg6(struct bpf_sock_addr *ctx)
{
	return judge_call6(ctx, NETMON_HOOK_SENDMSG6);
}

static __always_inline int show_original(struct bpf_sock_addr *ctx, bool v6)
{
	union address peer, original;
	__be16 port;

	if (!redirects_exist())
		return 1;
	if (v6) {
		peer.words[0] = ctx->user_ip6[0];
		peer.words[1] = ctx->user_ip6[1];
		peer.words[2] = ctx->user_ip6[2];
		peer.words[3] = ctx->user_ip6[3];
	} else {
		address_from_v4(&peer, ctx->user_ip4);
	}
	if (original_of(ctx, &peer, (__be16)ctx->user_port, &original, &port) && (v6 || address_is_v4(&original)))
		write_address(ctx, &original, port, v6);
	return 1;
}

SEC("cgroup/recvmsg4")
int netmon_recvmsg4(struct bpf_sock_addr *ctx)
{
	return show_original(ctx, false);
}

SEC("cgroup/recvmsg6")
int netmon_recvmsg6(struct bpf_sock_addr *ctx)
{
	return show_original(ctx, true);
}

SEC("cgroup/getpeername4")
int netmon_getpeername4(struct bpf_sock_addr *ctx)
{
	return show_original(ctx, false);
}

SEC("cgroup/getpeername6")
int netmon_getpeername6(struct bpf_sock_addr *ctx)
{
	return show_original(ctx, true);
}

static __always_inline __u8 socket_class(__u32 type, __u32 protocol)
{
	if (type == SOCK_RAW)
		return NETMON_SOCKET_RAW;
	if (protocol == IPPROTO_UDPLITE)
		return NETMON_SOCKET_UDPLITE;
	if (protocol == IPPROTO_SCTP)
		return NETMON_SOCKET_SCTP;
	if (type == SOCK_DGRAM && (protocol == IPPROTO_ICMP || protocol == IPPROTO_ICMPV6))
		return NETMON_SOCKET_PING;
	return 0;
}

SEC("cgroup/sock_create")
int netmon_sock_create(struct bpf_sock *ctx)
{
	__u32 type = ctx->type, protocol = ctx->protocol;
	struct netmon_settings s;

	if ((type == SOCK_STREAM && (protocol == IPPROTO_TCP || protocol == IPPROTO_MPTCP)) ||
	    (type == SOCK_DGRAM && protocol == IPPROTO_UDP) ||
	    (ctx->family != AF_INET && ctx->family != AF_INET6))
		return 1;
	if (!settings_read(&s)) {
		pass_over(NETMON_HOOK_SOCK_CREATE);
		return 1;
	}

	struct destination d = {};
	struct judgement j = { .verdict = refusal(&s), .reason = NETMON_REASON_SOCKET_TYPE };

	if (type == SOCK_RAW && s.canary_protocol && protocol == s.canary_protocol) {
		j.verdict = NETMON_BLOCK;
		j.rule.flags = NETMON_RULE_F_CANARY;
	} else if (s.socket_classes & socket_class(type, protocol)) {
		return 1;
	}

	struct report r = {
		.hook = NETMON_HOOK_SOCK_CREATE,
		.task = true,
		.proto = wire_protocol(protocol),
		.fold = true,
		.fold_add = true,
	};

	report(&s, &d, &j, &r);
	return answer(&s, &j);
}

SEC("cgroup_skb/egress")
int netmon_egress(struct __sk_buff *skb)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;
	struct netmon_settings s;
	struct judgement j = {};
	struct packet p;

	if (!sk || !settings_read(&s)) {
		pass_over(NETMON_HOOK_EGRESS);
		return 1;
	}
	packet_read(skb, &p);
	packet_forget(&p, s.generation);
	mark_inbound(sk, &p);
	if (!p.reason && may_be_resolver_source(&s, &p) && is_resolver_source(&p, &j.rule))
		p.reason = NETMON_REASON_RESOLVER_SOURCE;

	struct destination d = {
		.addr = p.dest,
		.port = p.dest_port,
		.proto = rule_protocol(p.proto),
		.local = skb->ifindex == LOOPBACK_IFINDEX || address_is_loopback(&p.dest),
	};
	bool peer = FORGET(is_socket_peer(sk, &p), s.generation) & 1;
	struct packed_destination to = pack(&d);
	int flow = is_datagram_socket(sk) ? flow_state(skb, to.high, to.low, d.port, s.generation) : 0;

	flow = FORGET(flow, s.generation);
	bool begins = !p.reason && (flow & (FLOW_CONNECTED | FLOW_KNOWN)) == FLOW_CONNECTED;
	bool known = flow & FLOW_DATAGRAM ? flow & FLOW_KNOWN : peer;
	/* observe: a destination that has been reported, or judged by the call hooks as the socket's own peer */
	bool reported = FORGET(s.mode == NETMON_MODE_OBSERVE && !p.reason && known, s.generation) & 1;

	/* a reset passes whatever the rules say */
	if ((reported && !(s.flags & NETMON_SET_REDIRECT)) || (!p.reason && is_reset(sk, &p))) {
		pass_over(NETMON_HOOK_EGRESS);
		return 1;
	}

	if (p.reason) {
		judge_headers(&j, &s, &p);
		if (p.reason == NETMON_REASON_MALFORMED) {
			struct netmon_counters *c = counters_of(NETMON_HOOK_EGRESS);

			if (c)
				COUNT(c->unparsed);
		}
	} else if (reported) {
		j.verdict = NETMON_ALLOW;
	} else {
		unpack_judgement(&j, judge_packet(to.high, to.low, to.rest, pack_settings(&s)));
		if (j.rule.action == NETMON_RULE_NONE && is_foreign_protocol(&s, &p)) {
			j.verdict = refusal(&s);
			j.reason = NETMON_REASON_SOCKET_TYPE;
		} else if (j.verdict != NETMON_ALLOW && j.reason == NETMON_REASON_UNDECLARED && !peer &&
			   sk->dst_port) {
			j.reason = NETMON_REASON_TRANSLATED;
		}
		if (j.verdict != NETMON_ALLOW && j.rule.action == NETMON_RULE_NONE &&
		    packet_to_own_socket(skb, p.tcp_flags | (__u32)peer << 8 | (__u32)p.proto << 16))
			judge_own_listener(&j);
		j.verdict = FORGET(j.verdict, s.generation);
		j.reason = FORGET(j.reason, s.generation);
		if ((j.verdict != NETMON_ALLOW || (begins && j.reason != NETMON_REASON_RULE)) &&
		    skb->ifindex == LOOPBACK_IFINDEX && packet_in_own_namespace(skb, s.cgroup_id, s.cgroup_level))
			judge_internal(&j);
		if (flow & FLOW_REFUSED && is_wrapped(sk, &p)) {
			j.verdict = refusal(&s);
			j.reason = NETMON_REASON_TRANSLATED;
		}
	}
	j.verdict = FORGET(j.verdict, s.generation);
	j.reason = FORGET(j.reason, s.generation);
	if (j.verdict == NETMON_ALLOW && s.flags & NETMON_SET_REDIRECT) {
		__u32 refused = redirect_refusal(to.high, to.low, to.rest, s.mode);

		if (refused) {
			j.verdict = refused;
			j.reason = NETMON_REASON_UNREDIRECTED;
		}
	}
	if (begins && (j.verdict == NETMON_ALLOW ||
		       (j.verdict == NETMON_WOULD_BLOCK && peer && j.reason != NETMON_REASON_UNREDIRECTED)))
		return flow_begins(skb, to.high, to.low, d.port,
				   (packet_in_own_namespace(skb, s.cgroup_id, s.cgroup_level) ? WITHIN_OWN_NAMESPACE : 0) |
					   (j.reason == NETMON_REASON_INTERNAL ? WITHIN_INTERNAL : 0)) != NETMON_BLOCK;
	/* the call hooks have counted and reported other packets that pass */
	if (j.verdict == NETMON_ALLOW ||
	    (!(s.flags & NETMON_SET_INBOUND_BY_RULE) && !p.reason && is_inbound_reply(sk, &p))) {
		pass_over(NETMON_HOOK_EGRESS);
		return 1;
	}

	bool kernels = FIELD(sk->type) == SOCK_RAW && socket_is_kernels(skb);

	if (kernels && j.reason != NETMON_REASON_RULE && is_kernel_message(skb)) {
		COUNT_QUIET(neighbours);
		return 1;
	}
	if (j.reason == NETMON_REASON_UNREDIRECTED)
		count_redirect(NETMON_HOOK_EGRESS, false);
	d.proto = p.proto;
	to = pack(&d);
	to.rest |= (kernels ? OUTCOME_NO_TASK << 24 : 0) | (s.mode == NETMON_MODE_ENFORCE ? OUTCOME_FOLD_ADD << 24 : 0);
	report_packet(skb, to.high, to.low, to.rest, pack_judgement(&j));
	return j.verdict == NETMON_BLOCK ? 0 : 1;
}

/* Adds the event layouts to the object's BTF, for the tests that compare them; never read. */
const struct netmon_event *const volatile layout_event = 0;
const struct netmon_unix_event *const volatile layout_unix_event = 0;

char LICENSE[] SEC("license") = "Dual BSD/GPL";
