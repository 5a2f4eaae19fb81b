/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Counters and events. A verdict never depends on this file: a full ring costs an event, which is counted.
 *
 * Counters are per CPU and still added to atomically: cgroup programs run with migration disabled but
 * preemption enabled, so that two runs can interleave on one CPU.
 */
#ifndef NETMON_REPORT_H
#define NETMON_REPORT_H

#include "judge_connection.h"
#include "kernel_memory.h"

/* Set by the helper from its probe (Linux 5.18, commit b44123b4a3dc). */
const volatile bool has_set_retval = false;

/* Set by the helper from its probe: egress programs may query the current task (pid_tgid Linux 6.10,
 * commit eb166e522c77; uid, comm and cgroup Linux 6.16, commit ee971630f20f). Without it egress events name
 * no process. */
const volatile bool egress_sees_task = false;

/* Set by the helper (native/helper/internal/object/kernel.go): where a task keeps its parent, and its process; 0: unknown. */
const volatile __u32 task_parent_at = 0;
const volatile __u32 task_group_at = 0;

#define COUNT(field) __sync_fetch_and_add(&(field), 1)
#define EPERM 1
#define MAX_ERRNO 4095 /* include/linux/err.h */

/* bpf_set_retval with a 64-bit argument: the 7.2 verifier requires the whole register to be within
 * [-MAX_ERRNO, 0], and an int argument leaves its upper half zero. */
static long (*const set_retval)(long retval) = (void *)BPF_FUNC_set_retval;

#define COUNT_QUIET(field)                                                                              \
	({                                                                                              \
		__u32 first = 0;                                                                        \
		struct netmon_quiet_counters *quiet = MAP_LOOKUP(quiet_counters, &first);     \
		if (quiet)                                                                              \
			COUNT(quiet->field);                                                            \
	})

static __always_inline struct netmon_counters *counters_of(__u32 hook)
{
	return MAP_LOOKUP(counters, &hook);
}

/* Is the current task in the session's cgroup? Only a hint: kernel workers and softirq run programs on
 * behalf of others. Unknown level: yes. */
static __always_inline bool task_in_session(const struct netmon_settings *s)
{
	return !s->cgroup_level || bpf_get_current_ancestor_cgroup_id(s->cgroup_level) == s->cgroup_id;
}

/* Returns true if the event is folded into an earlier one of the same kind that is younger than fold_ns. */
static __always_inline bool folded(const struct netmon_settings *s, const struct netmon_fold_key *key,
				   __u64 now, bool add, __u32 *count)
{
	*count = 1;
	if (!s->fold_ns)
		return false;

	struct netmon_fold *seen = MAP_LOOKUP(recent, key);

	if (!seen) {
		struct netmon_fold first = { .since_ns = now };

		MAP_UPDATE(recent, key, &first);
		return false;
	}
	if (now - seen->since_ns < s->fold_ns) {
		if (add)
			COUNT(seen->count);
		return true;
	}
	*count = 1 + seen->count;
	seen->count = 0;
	seen->since_ns = now;
	return false;
}

static __always_inline void count_verdict(struct netmon_counters *c, const struct judgement *j)
{
	if (!c)
		return;
	if (j->rule.flags & NETMON_RULE_F_CANARY) {
		if (j->verdict == NETMON_BLOCK)
			COUNT(c->canary);
	} else if (j->verdict == NETMON_BLOCK)
		COUNT(c->block);
	else if (j->verdict == NETMON_WOULD_BLOCK)
		COUNT(c->would_block);
	else if (j->reason == NETMON_REASON_RULE)
		COUNT(c->allow);
	else if (j->reason == NETMON_REASON_INTERNAL || j->reason == NETMON_REASON_OWN_LISTENER)
		COUNT_QUIET(internal);
	else
		COUNT(c->undeclared);
}

static __always_inline void count_server(const struct judgement *j)
{
	__u32 server = j->rule.server;
	struct netmon_server_counters *c;

	if (!server)
		return;
	c = MAP_LOOKUP(server_counters, &server);
	if (!c)
		return;
	if (j->verdict == NETMON_BLOCK)
		COUNT(c->block);
	else if (j->verdict == NETMON_WOULD_BLOCK)
		COUNT(c->would_block);
	else
		COUNT(c->allow);
}

/* Refusals and declared servers always cause an event, undeclared destinations only with a flag of `undeclared`
 * (enum netmon_setting_flag), the rest only with EVENTS_ALL. */
static __always_inline bool wants_event(const struct netmon_settings *s, const struct judgement *j, __u32 undeclared)
{
	if (s->flags & NETMON_SET_NO_EVENTS || j->rule.flags & NETMON_RULE_F_CANARY)
		return false;
	if (j->verdict != NETMON_ALLOW)
		return true;
	return (j->reason == NETMON_REASON_RULE && (j->rule.server || j->rule.flags & NETMON_RULE_F_REPORT)) ||
	       s->flags & (j->reason == NETMON_REASON_UNDECLARED ? undeclared : NETMON_SET_EVENTS_ALL);
}

/* An event that no one but netmon reads, to learn who listens there. */
static __always_inline bool wants_quiet_event(const struct netmon_settings *s, const struct judgement *j, bool local)
{
	return local && s->flags & NETMON_SET_EVENTS_LOCAL && !(s->flags & NETMON_SET_NO_EVENTS) &&
	       !(j->rule.flags & NETMON_RULE_F_CANARY) && j->reason != NETMON_REASON_INTERNAL;
}

struct report {
	__u8 hook;
	__u8 proto;    /* wire_protocol() */
	bool own_namespace; /* passed, in a network namespace that the session has made */
	bool task;     /* the current task may be queried */
	bool fold;     /* repeats may be folded */
	bool fold_add; /* a folded repeat counts as one more */
	__u32 socket;  /* the socket, if there is no task: keeps repeats of other sockets apart */
	const struct netmon_sk_flow *owner; /* without a task: who connected the socket, if that is known */
};

/* The parent of the current process: a short-lived one has none any more when the event is read. */
static __always_inline __u32 parent_of_task(void)
{
	if (!task_parent_at)
		return 0;
	return read_number(read_pointer(bpf_get_current_task() + task_parent_at) + task_group_at);
}

/* Keeps the current task as the one that connected the socket. */
static __always_inline void owner_read(struct netmon_sk_flow *flow, const struct netmon_settings *s)
{
	flow->pid = bpf_get_current_pid_tgid() >> 32;
	flow->parent = parent_of_task();
	flow->uid = (__u32)bpf_get_current_uid_gid();
	flow->cgroup_id = bpf_get_current_cgroup_id();
	flow->flags = flow->cgroup_id != s->cgroup_id && !task_in_session(s) ? NETMON_EVENT_F_FOREIGN_TASK : 0;
	if (bpf_get_current_comm(flow->comm, sizeof(flow->comm)))
		__builtin_memset(flow->comm, 0, sizeof(flow->comm));
	flow->owner_known = 1;
}

/* Fills all fields but kind, addr, port, proto and err. */
static __always_inline void event_head(struct netmon_event *e, const struct netmon_settings *s,
				       const struct judgement *j, const struct report *r, __u64 now,
				       __u32 count)
{
	e->hook = r->hook;
	e->verdict = j->verdict;
	e->reason = j->reason;
	e->flags = 0;
	e->time_ns = now;
	e->generation = s->generation;
	e->rule = j->rule.rule;
	e->server = j->rule.server;
	e->count = count;
	e->err = 0;
	if (r->owner && r->owner->owner_known) {
		e->flags = r->owner->flags;
		e->pid = r->owner->pid;
		e->parent = r->owner->parent;
		e->uid = r->owner->uid;
		e->cgroup_id = r->owner->cgroup_id;
		__builtin_memcpy(e->comm, r->owner->comm, sizeof(e->comm));
		return;
	}
	if (!r->task) {
		e->pid = e->parent = e->uid = 0;
		e->cgroup_id = 0;
		__builtin_memset(e->comm, 0, sizeof(e->comm));
		return;
	}

	e->pid = bpf_get_current_pid_tgid() >> 32;
	e->parent = parent_of_task();
	e->uid = (__u32)bpf_get_current_uid_gid();

	__u64 cgroup_id = bpf_get_current_cgroup_id();

	e->cgroup_id = cgroup_id;
	if (cgroup_id != s->cgroup_id && !task_in_session(s))
		e->flags |= NETMON_EVENT_F_FOREIGN_TASK;
	if (bpf_get_current_comm(e->comm, sizeof(e->comm)))
		__builtin_memset(e->comm, 0, sizeof(e->comm));
}

static __always_inline __u32 errno_of(const struct netmon_settings *s, const struct judgement *j)
{
	if (j->verdict != NETMON_BLOCK)
		return 0;
	return has_set_retval && s->deny_errno && s->deny_errno <= MAX_ERRNO ? s->deny_errno : EPERM;
}

/* The return value of a call hook; also sets the errno that the caller gets. */
static __always_inline int answer(const struct netmon_settings *s, const struct judgement *j)
{
	if (j->verdict != NETMON_BLOCK)
		return 1;
	if (has_set_retval && !(j->rule.flags & NETMON_RULE_F_CANARY)) {
		long err = s->deny_errno;

		if (err > 0 && err <= MAX_ERRNO) {
			/* changes nothing, but shows the verifier the bound of this very register */
			asm volatile("%0 &= %1" : "+r"(err) : "i"(MAX_ERRNO));
			set_retval(-err);
		}
	}
	return 0;
}

/* Counts the judgement and, if wanted, puts one event into the ring. */
static __always_inline void report(const struct netmon_settings *s, const struct destination *d,
				   const struct judgement *j, const struct report *r)
{
	struct netmon_counters *c = counters_of(r->hook);
	__u64 now;
	__u32 count = 1;

	if (r->own_namespace && j->reason != NETMON_REASON_INTERNAL) {
		COUNT_QUIET(own_namespace);
	} else {
		count_verdict(c, j);
		count_server(j);
	}

	bool quiet = !wants_event(s, j, NETMON_SET_EVENTS_ALL | NETMON_SET_EVENTS_UNDECLARED);

	/* what is local to a namespace of the session's own is no service of this host */
	if (quiet && (r->own_namespace || !wants_quiet_event(s, j, d->local)))
		return;
	now = bpf_ktime_get_ns();
	if (r->fold || quiet) {
		struct netmon_fold_key key = {
			.port = d->port,
			.proto = r->proto,
			.verdict = j->verdict,
			.rule = j->rule.rule,
			.pid = r->task && task_in_session(s) ? bpf_get_current_pid_tgid() >> 32 : r->socket,
			.reason = j->reason,
		};

		__builtin_memcpy(key.addr, d->addr.bytes, 16);
		if (folded(s, &key, now, r->fold_add, &count)) {
			if (c && r->fold_add && !quiet)
				COUNT(c->folded);
			return;
		}
	}

	struct netmon_event *e = RING_RESERVE(events, sizeof(*e));

	if (!e) {
		if (c)
			COUNT(c->dropped);
		return;
	}
	event_head(e, s, j, r, now, count);
	e->kind = NETMON_EVENT_CONNECTION;
	e->proto = r->proto;
	e->port = d->port;
	__builtin_memcpy(e->addr, d->addr.bytes, 16);
	e->err = errno_of(s, j);
	if (d->local)
		e->flags |= NETMON_EVENT_F_LOCAL;
	if (r->own_namespace)
		e->flags |= NETMON_EVENT_F_OWN_NAMESPACE;
	if (quiet)
		e->flags |= NETMON_EVENT_F_QUIET;
	bpf_ringbuf_submit(e, 0); /* wakes the reader if it has read all the others */
	if (c && !quiet)
		COUNT(c->emitted);
}

#endif
