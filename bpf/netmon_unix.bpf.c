// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
//
// AF_UNIX: reports every path with EVENTS_ALL and refuses the paths on the deny list. A separate object,
// because kernels before 6.7 lack the hooks (commit 859051dd165e) and bpf_cast_to_kern_ctx needs 6.2.
//
// The path is the one the caller passed: a symbolic link or another name of the same socket is not recognized
// (docs/limits.md). A path that cannot be read is counted (`unparsed`) and refused in enforcing modes.
#include <stdbool.h>

#include "report.h"

struct sockaddr {
	__u16 sa_family;
} __attribute__((preserve_access_index));

struct bpf_sock_addr_kern {
	struct sockaddr *uaddr;
	__u32 uaddrlen;
} __attribute__((preserve_access_index));

extern void *bpf_cast_to_kern_ctx(void *ctx) __ksym;

struct unix_path {
	struct netmon_unix_key key;
	__u32 len; /* bytes used, NUL excluded unless abstract; 0 = unnamed */
	bool unreadable;
};

static __always_inline void path_read(struct unix_path *p, struct bpf_sock_addr *ctx)
{
	struct bpf_sock_addr_kern *kern = bpf_cast_to_kern_ctx(ctx);
	const char *sun_path = (const char *)kern->uaddr + sizeof(__u16);
	__u64 len = kern->uaddrlen; /* 64 bits: the verifier loses a 32-bit bound under -mcpu=v2 */
	long read;

	__builtin_memset(p, 0, sizeof(*p));
	p->key.prefixlen = NETMON_UNIX_PATH_MAX * 8;
	if (len <= sizeof(__u16))
		return;
	len -= sizeof(__u16);
	if (len > NETMON_UNIX_PATH_MAX)
		len = NETMON_UNIX_PATH_MAX;
	read = bpf_probe_read_kernel(p->key.path, 1, sun_path);
	if (read < 0) {
		p->unreadable = true;
	} else if (p->key.path[0] == 0) {
		p->unreadable = bpf_probe_read_kernel(p->key.path, len, sun_path) < 0;
		p->len = len;
	} else {
		/* a file system path ends at its first NUL (unix_mkname_bsd, net/unix/af_unix.c) */
		read = bpf_probe_read_kernel_str(p->key.path, len < NETMON_UNIX_PATH_MAX ? len + 1 : len, sun_path);
		p->unreadable = read < 0;
		p->len = read > 0 ? read - 1 : 0;
	}
}

static __always_inline __u64 path_hash(const struct netmon_unix_key *key)
{
	__u64 hash = 0xcbf29ce484222325ULL; /* FNV-1a over words, only to distinguish folded events */

	for (int i = 0; i < NETMON_UNIX_PATH_MAX; i += sizeof(__u32))
		hash = (hash ^ *(const __u32 *)(key->path + i)) * 0x100000001b3ULL;
	return hash;
}

static __always_inline int judge_path(struct bpf_sock_addr *ctx, __u8 hook)
{
	struct netmon_counters *c = counters_of(hook);
	struct judgement j = { .verdict = NETMON_ALLOW, .reason = NETMON_REASON_UNDECLARED };
	struct netmon_settings s;
	struct unix_path p;
	__u32 count = 1;

	if (!c)
		return 1;
	if (!settings_read(&s)) {
		COUNT(c->passed_over);
		return 1;
	}
	path_read(&p, ctx);
	if (p.unreadable) {
		COUNT(c->unparsed);
		j.verdict = refusal(&s);
		j.reason = NETMON_REASON_MALFORMED;
	} else if (p.len) {
		struct netmon_rule *found = MAP_LOOKUP(unix_rules, &p.key);

		if (found && found->action == NETMON_RULE_DENY) {
			j.rule = *found;
			j.verdict = refusal(&s);
			j.reason = NETMON_REASON_UNIX_PATH;
		}
	}
	j.verdict = FORGET(j.verdict, s.generation);
	j.reason = FORGET(j.reason, s.generation);
	count_verdict(c, &j);
	if (!wants_event(&s, &j, NETMON_SET_EVENTS_ALL))
		return answer(&s, &j);

	__u64 now = bpf_ktime_get_ns();
	struct netmon_fold_key key = {
		.verdict = j.verdict,
		.rule = j.rule.rule,
		.pid = bpf_get_current_pid_tgid() >> 32,
		.reason = j.reason,
	};
	__u64 hash = path_hash(&p.key);

	__builtin_memcpy(key.addr, &hash, sizeof(hash));
	if (folded(&s, &key, now, true, &count)) {
		COUNT(c->folded);
		return answer(&s, &j);
	}

	struct netmon_unix_event *e = RING_RESERVE(events, sizeof(*e));

	if (!e) {
		COUNT(c->dropped);
		return answer(&s, &j);
	}
	struct report r = { .hook = hook, .task = true };

	event_head(&e->head, &s, &j, &r, now, count);
	e->head.kind = NETMON_EVENT_UNIX;
	e->head.proto = 0;
	e->head.port = 0;
	__builtin_memset(e->head.addr, 0, sizeof(e->head.addr));
	e->head.err = errno_of(&s, &j);
	e->path_len = p.len;
	__builtin_memcpy(e->path, p.key.path, sizeof(e->path));
	bpf_ringbuf_submit(e, 0);
	COUNT(c->emitted);
	return answer(&s, &j);
}

SEC("cgroup/connect_unix")
int netmon_connect_unix(struct bpf_sock_addr *ctx)
{
	return judge_path(ctx, NETMON_HOOK_CONNECT_UNIX);
}

SEC("cgroup/sendmsg_unix")
int netmon_sendmsg_unix(struct bpf_sock_addr *ctx)
{
	return judge_path(ctx, NETMON_HOOK_SENDMSG_UNIX);
}

char LICENSE[] SEC("license") = "Dual BSD/GPL";
