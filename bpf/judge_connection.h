/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * The verdict for one destination: looks up every class that can match; the stricter rule wins.
 *
 * Direction of failure: enforcing modes refuse what they cannot judge, observe passes it.
 */
#ifndef NETMON_JUDGE_CONNECTION_H
#define NETMON_JUDGE_CONNECTION_H

#include "address.h"
#include "maps.h"

/* Makes the verifier forget what it knows about `value`, which is unchanged; `unknown` is a scalar unknown to it.
 * Otherwise it follows the rest of a program again for each path with a different value, and takes three times as
 * long to load it. */
#define FORGET(value, unknown)                                                                  \
	({                                                                                      \
		__u64 kept = (value);                                                           \
		asm volatile("%0 ^= %1\n%0 ^= %1" : "+r"(kept) : "r"((__u64)(unknown)));       \
		kept;                                                                           \
	})

struct destination {
	union address addr;
	__be16 port;
	__u8 proto;  /* rule_protocol() */
	bool local;  /* this host: the rules of the local class apply as well */
	bool egress; /* a packet, not a call */
};

static __always_inline void forget_address(union address *a, __u32 unknown)
{
#pragma unroll
	for (int i = 0; i < 4; i++)
		a->words[i] = FORGET(a->words[i], unknown);
}

struct judgement {
	struct netmon_rule rule; /* action NONE: no rule matched */
	__u8 verdict;            /* enum netmon_verdict */
	__u8 reason;             /* enum netmon_reason */
};

static __always_inline const struct netmon_settings *settings_active(void)
{
	__u32 key = 0;
	__u32 *slot = MAP_LOOKUP(active, &key);

	if (!slot)
		return NULL;
	key = *slot & 1;
	const struct netmon_settings *s = MAP_LOOKUP(settings, &key);

	return s && s->layout_version == NETMON_LAYOUT_VERSION ? s : NULL;
}

/* Copies the active settings, so that one run sees one generation. */
static __always_inline bool settings_read(struct netmon_settings *out)
{
	const struct netmon_settings *s = settings_active();

	if (!s)
		return false;
	*out = *s;
	return true;
}

static __always_inline void consider(struct netmon_rule *best, const struct netmon_rule *found, bool egress)
{
	if (!found || found->action == NETMON_RULE_NONE)
		return;
	if ((found->flags & NETMON_RULE_F_EGRESS_ONLY) && !egress) {
		*best = *found;
		best->action = NETMON_RULE_ALLOW; /* let the packet be made, so that egress is tested */
		return;
	}
	if (best->action == NETMON_RULE_NONE ||
	    (found->action == NETMON_RULE_DENY && best->action == NETMON_RULE_ALLOW))
		*best = *found;
}

static __always_inline void consider_address(struct netmon_rule *best, const struct netmon_settings *s,
					     const struct destination *d, const union address *addr)
{
	struct netmon_rule_key exact = { .port = d->port, .proto = d->proto };

	__builtin_memcpy(exact.addr, addr->bytes, 16);

	const struct netmon_rule *found = MAP_LOOKUP(rules, &exact);

	consider(best, found, d->egress);
	/* the ranges that refuse this key are already in its value (src/kernel/table/compile.ts) */
	if (found || !s->range_classes || best->action == NETMON_RULE_DENY)
		return;

	struct netmon_range_key range = { .prefixlen = 32 + 128, .proto = d->proto, .port = d->port };

	__builtin_memcpy(range.addr, addr->bytes, 16);
	if (s->range_classes & NETMON_RANGE_PROTO_PORT)
		consider(best, MAP_LOOKUP(ranges, &range), d->egress);
	range.port = 0;
	if (s->range_classes & NETMON_RANGE_PROTO)
		consider(best, MAP_LOOKUP(ranges, &range), d->egress);
	range.proto = 0;
	if (s->range_classes & NETMON_RANGE_ANY)
		consider(best, MAP_LOOKUP(ranges, &range), d->egress);
}

/* Turns "should be refused" into this mode's verdict. */
static __always_inline __u8 refusal(const struct netmon_settings *s)
{
	return s->mode == NETMON_MODE_ENFORCE ? NETMON_BLOCK : NETMON_WOULD_BLOCK;
}

static __always_inline void judge(struct judgement *j, const struct netmon_settings *s,
				  const struct destination *d)
{
	__builtin_memset(j, 0, sizeof(*j));
	consider_address(&j->rule, s, d, &d->addr);
	j->rule.action = FORGET(j->rule.action, s->generation);
	/* a denial for all of this host must not stop the egress canary's packet before egress */
	if (d->local && j->rule.action != NETMON_RULE_DENY && !(j->rule.flags & NETMON_RULE_F_EGRESS_ONLY)) {
		union address local;

		address_local_class(&local);
		consider_address(&j->rule, s, d, &local);
		j->rule.action = FORGET(j->rule.action, s->generation);
	}
	if (address_is_nat64(&d->addr) && j->rule.action != NETMON_RULE_DENY) {
		union address v4;

		address_from_v4(&v4, d->addr.words[3]);
		consider_address(&j->rule, s, d, &v4);
		j->rule.action = FORGET(j->rule.action, s->generation);
	}
	if (j->rule.action == NETMON_RULE_ALLOW) {
		j->verdict = NETMON_ALLOW;
		j->reason = NETMON_REASON_RULE;
	} else if (j->rule.action == NETMON_RULE_DENY) {
		j->verdict = j->rule.flags & (NETMON_RULE_F_CANARY | NETMON_RULE_F_EVERY_MODE) ? NETMON_BLOCK
											      : refusal(s);
		j->reason = NETMON_REASON_RULE;
	} else {
		j->verdict = s->flags & NETMON_SET_FAIL_CLOSED ? refusal(s) : NETMON_ALLOW;
		j->reason = NETMON_REASON_UNDECLARED;
	}
}

#endif
