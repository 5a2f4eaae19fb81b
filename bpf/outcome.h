/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Judging and reporting packets, in global functions: the verifier checks each once (Linux 5.6, commit 51c39bb1d5d1), and
 * their stack is not the program's. They take and return scalars, into which destinations and judgements are packed.
 */
#ifndef NETMON_OUTCOME_H
#define NETMON_OUTCOME_H

#include "report.h"

/* A destination as scalars. */
struct packed_destination {
	__u64 high, low; /* address */
	__u32 rest;      /* port, protocol, local */
};

static __always_inline struct packed_destination pack(const struct destination *d)
{
	return (struct packed_destination){
		.high = (__u64)d->addr.words[1] << 32 | d->addr.words[0],
		.low = (__u64)d->addr.words[3] << 32 | d->addr.words[2],
		.rest = (__u32)d->local << 24 | (__u32)d->proto << 16 | d->port,
	};
}

static __always_inline void unpack(struct destination *d, __u64 high, __u64 low, __u32 rest)
{
	d->addr.words[0] = (__u32)high;
	d->addr.words[1] = high >> 32;
	d->addr.words[2] = (__u32)low;
	d->addr.words[3] = low >> 32;
	d->port = (__be16)rest;
	d->proto = rest >> 16;
	d->local = rest >> 24 & 1;
}

/* A judgement as a scalar. Rule and server are indexes that netmon counts up; 26 bits are more than it has memory for. */
static __always_inline __u64 pack_judgement(const struct judgement *j)
{
	return (__u64)(j->rule.rule & 0x3ffffff) << 38 | (__u64)(j->rule.server & 0x3ffffff) << 12 |
	       (__u64)(j->rule.flags & 15) << 8 | (j->rule.action & 3) << 6 | (j->reason & 15) << 2 | (j->verdict & 3);
}

static __always_inline void unpack_judgement(struct judgement *j, __u64 packed)
{
	__builtin_memset(j, 0, sizeof(*j));
	j->rule.rule = packed >> 38;
	j->rule.server = packed >> 12 & 0x3ffffff;
	j->rule.flags = packed >> 8 & 15;
	j->rule.action = packed >> 6 & 3;
	j->reason = packed >> 2 & 15;
	j->verdict = packed & 3;
}

/* What a judgement depends on. */
static __always_inline __u64 pack_settings(const struct netmon_settings *s)
{
	return (__u64)s->flags << 32 | (__u64)s->range_classes << 8 | s->mode;
}

/* The judgement of a packet's destination. */
__noinline __u64 judge_packet(__u64 high, __u64 low, __u32 rest, __u64 settings)
{
	struct netmon_settings s = {
		.generation = settings >> 32, /* an unknown number, for FORGET */
		.flags = settings >> 32,
		.range_classes = settings >> 8,
		.mode = settings,
	};
	struct destination d = { .egress = true };
	struct judgement j;

	unpack(&d, high, low, rest);
	judge(&j, &s, &d);
	return pack_judgement(&j);
}

enum outcome_flag {
	OUTCOME_FOLD_ADD = 1 << 1, /* a folded repeat counts as one more */
	OUTCOME_OWN_NAMESPACE = 1 << 3, /* the session has made the socket's network namespace, and it passes */
	OUTCOME_NO_TASK = 1 << 2,  /* the kernel's own socket: the current task has nothing to do with it */
};

/* Counts and reports a packet. `rest`: port, protocol on the wire, local, outcome_flag. */
__noinline int report_packet(struct __sk_buff *skb, __u64 high, __u64 low, __u32 rest, __u64 judged)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;
	const struct netmon_settings *s = settings_active();
	bool task = egress_sees_task && !(rest >> 24 & OUTCOME_NO_TASK);
	struct destination d = {};
	struct judgement j;

	if (!sk || !s)
		return 0;
	unpack(&d, high, low, rest);
	unpack_judgement(&j, judged);

	struct report r = {
		.hook = NETMON_HOOK_EGRESS,
		.task = task,
		.proto = rest >> 16,
		.own_namespace = rest >> 24 & OUTCOME_OWN_NAMESPACE,
		.fold = true,
		.fold_add = rest >> 24 & OUTCOME_FOLD_ADD,
		.socket = task ? 0 : (__u32)bpf_get_socket_cookie(skb),
		.owner = task ? NULL : SK_STORAGE_GET(sk_flow, sk, 0, 0),
	};

	report(s, &d, &j, &r);
	return 0;
}

#endif
