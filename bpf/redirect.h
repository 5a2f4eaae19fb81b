/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Redirects: a call to an original destination goes to a target instead (netmon's resolver or TLS proxy), and
 * answers appear to come from the original. The verdict is that of the original; packets to the target are judged
 * like any other.
 *
 * Direction of failure: a call that has a redirect but cannot take it is refused in enforcing modes and passes
 * unchanged in observe; both are counted. An answer whose original is unknown shows the target.
 */
#ifndef NETMON_REDIRECT_H
#define NETMON_REDIRECT_H

#include "outcome.h"

/* The result of redirect_call(). */
enum redirect_outcome {
	REDIRECT_NONE = 0,    /* there is no redirect */
	REDIRECT_DONE = 1,    /* the call goes to the target */
	REDIRECT_REFUSED = 2, /* there is a redirect that the call cannot take */
};

static __always_inline bool address_is_v4(const union address *a)
{
	return a->words[0] == 0 && a->words[1] == 0 && a->words[2] == MAPPED_PREFIX;
}

/* The redirect of a destination, looked up under the same addresses as its rules. */
static __always_inline const struct netmon_redirect *redirect_of(const struct destination *d)
{
	struct netmon_rule_key key = { .port = d->port, .proto = d->proto };
	const struct netmon_redirect *found;
	union address other;

	__builtin_memcpy(key.addr, d->addr.bytes, 16);
	found = MAP_LOOKUP(redirects, &key);
	if (found)
		return found;
	if (d->local)
		address_local_class(&other);
	else if (address_is_nat64(&d->addr))
		address_from_v4(&other, d->addr.words[3]);
	else
		return NULL;
	__builtin_memcpy(key.addr, other.bytes, 16);
	return MAP_LOOKUP(redirects, &key);
}

/* An IPv4 call takes an IPv4 address. A native IPv6 datagram takes a native one: the kernel refuses a mapped one
 * there (udpv6_sendmsg, net/ipv6/udp.c; Linux 6.18). connect6 takes both; for an IPv6-only socket the kernel
 * refuses a mapped one (ENETUNREACH). */
static __always_inline bool redirect_fits(const union address *to, __u32 hook)
{
	switch (hook) {
	case NETMON_HOOK_CONNECT6:
		return true;
	case NETMON_HOOK_SENDMSG6:
		return !address_is_v4(to);
	default:
		return address_is_v4(to);
	}
}

static __always_inline void count_redirect(__u32 hook, bool redirected)
{
	struct netmon_redirect_counters *c = MAP_LOOKUP(redirect_counters, &hook);

	if (!c)
		return;
	if (redirected)
		COUNT(c->redirected);
	else
		COUNT(c->unredirected);
}

/* The address shown to the caller: the one it named, completed as the kernel would have done. */
static __always_inline void address_named(union address *out, const union address *named)
{
	*out = *named;
	if (out->words[0] || out->words[1] || out->words[3])
		return;
	if (out->words[2] == 0)
		out->words[3] = bpf_htonl(1);
	else if (out->words[2] == MAPPED_PREFIX)
		out->words[3] = bpf_htonl(0x7f000001);
}

/* If there is no room to remember it, answers show another original only if sockets share a target. */
static __always_inline void remember_original(struct bpf_sock_addr *ctx, const struct destination *d,
					      const union address *to, __be16 to_port)
{
	struct netmon_sk_redirect now = { .original_port = d->port, .target_port = to_port };
	struct netmon_sk_redirect *kept;
	union address original;

	if (!ctx->sk)
		return;
	address_named(&original, &d->addr);
	__builtin_memcpy(now.original, original.bytes, 16);
	__builtin_memcpy(now.target, to->bytes, 16);
	kept = SK_STORAGE_GET(sk_redirected, (void *)ctx->sk, &now, BPF_SK_STORAGE_GET_F_CREATE);
	if (kept)
		*kept = now;
}

/* Finds the original if `peer` is the target of a redirect. The socket's own record comes first: several
 * originals may share a target. */
static __always_inline bool original_of(struct bpf_sock_addr *ctx, const union address *peer, __be16 port,
					union address *addr, __be16 *original_port)
{
	const struct netmon_sk_redirect *kept = NULL;

	if (ctx->sk)
		kept = SK_STORAGE_GET(sk_redirected, (void *)ctx->sk, 0, 0);
	if (kept && kept->target_port == port) {
		union address target;

		__builtin_memcpy(target.bytes, kept->target, 16);
		if (address_equal(&target, peer)) {
			__builtin_memcpy(addr->bytes, kept->original, 16);
			*original_port = kept->original_port;
			return true;
		}
	}

	struct netmon_rule_key key = { .port = port, .proto = rule_protocol(ctx->protocol) };
	const struct netmon_original *found;

	__builtin_memcpy(key.addr, peer->bytes, 16);
	found = MAP_LOOKUP(redirected, &key);
	if (!found)
		return false;
	__builtin_memcpy(addr->bytes, found->addr, 16);
	*original_port = found->port;
	return true;
}

/* Checks only the flag: the answer hooks run for every datagram with an address and need nothing else. */
static __always_inline bool redirects_exist(void)
{
	const struct netmon_settings *s = settings_active();

	return s && s->flags & NETMON_SET_REDIRECT;
}

/* Stores one word of the context at its own offset: otherwise clang does arithmetic on the context pointer, which
 * the verifier rejects. */
#define WRITE(ctx, field, value)                                                                     \
	asm volatile("*(u32 *)(%0 + %1) = %2"                                                        \
		     :                                                                               \
		     : "r"(ctx), "i"(__builtin_offsetof(struct bpf_sock_addr, field)), "r"((__u64)(value)) \
		     : "memory")

/* A program may write only the fields of its own family: `v6` is the caller's, and constant. */
static __always_inline void write_address(struct bpf_sock_addr *ctx, const union address *a, __be16 port, bool v6)
{
	if (v6) {
		WRITE(ctx, user_ip6[0], a->words[0]);
		WRITE(ctx, user_ip6[1], a->words[1]);
		WRITE(ctx, user_ip6[2], a->words[2]);
		WRITE(ctx, user_ip6[3], a->words[3]);
	} else {
		WRITE(ctx, user_ip4, a->words[3]);
	}
	WRITE(ctx, user_port, port);
}

static __always_inline int redirect_call(struct bpf_sock_addr *ctx, __u64 high, __u64 low, __u32 rest, __u32 hook,
					 bool v6)
{
	const struct netmon_redirect *found;
	struct destination d = {};
	union address to;

	unpack(&d, high, low, rest);
	found = redirect_of(&d);
	if (!found)
		return REDIRECT_NONE;
	__builtin_memcpy(to.bytes, found->addr, 16);
	if (!redirect_fits(&to, hook)) {
		count_redirect(hook, false);
		return REDIRECT_REFUSED;
	}
	count_redirect(hook, true);
	remember_original(ctx, &d, &to, found->port);
	write_address(ctx, &to, found->port, v6);
	return REDIRECT_DONE;
}

/* Rewrites a passing call if there is a redirect, and counts it. Returns enum redirect_outcome. */
__noinline int redirect_call4(struct bpf_sock_addr *ctx, __u64 high, __u64 low, __u32 rest, __u32 hook)
{
	return redirect_call(ctx, high, low, rest, hook, false);
}

__noinline int redirect_call6(struct bpf_sock_addr *ctx, __u64 high, __u64 low, __u32 rest, __u32 hook)
{
	return redirect_call(ctx, high, low, rest, hook, true);
}

/* The verdict on a packet to a destination that calls would have been redirected from; 0 if it may pass. Its
 * socket is one that the call hooks did not see. */
__noinline int redirect_refusal(__u64 high, __u64 low, __u32 rest, __u32 mode)
{
	const struct netmon_redirect *found;
	struct destination d = {};

	unpack(&d, high, low, rest);
	found = redirect_of(&d);
	if (!found || !(found->flags & NETMON_REDIRECT_REQUIRED))
		return 0;
	return mode == NETMON_MODE_ENFORCE ? NETMON_BLOCK : NETMON_WOULD_BLOCK;
}

#endif
