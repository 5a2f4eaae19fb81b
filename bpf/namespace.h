/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Facts that no helper tells: whether the session itself has made a socket's network namespace, whether IPsec is in use
 * there, and whether a socket is the kernel's own. All are read from the kernel's structs, at offsets that the helper
 * takes from its types.
 *
 * Direction of failure: without the types, or if a read fails, the namespace is not the session's and the socket is a
 * process's, so that the rules decide.
 */
#ifndef NETMON_NAMESPACE_H
#define NETMON_NAMESPACE_H

#include "flow.h"
#include "kernel_memory.h"

/* Set by the helper (native/helper/internal/object/kernel.go). */
const volatile bool kernel_types_known = false;
const volatile bool ancestors_are_ids = false; /* before Linux 6.1 (7f203bc89eb6); then pointers */
const volatile __u32 sock_net_at = 0;
const volatile __u32 sock_cgroup_at = 0;
const volatile __u32 sock_kern_at = 0; /* the byte with sk_kern_sock */
const volatile __u32 sock_kern_mask = 0;
const volatile __u32 net_users_at = 0;
const volatile __u32 net_rtnl_at = 0;
const volatile __u32 net_ipsec_at = 0; /* number of outbound policies; 0: the kernel has no IPsec */
const volatile __u32 users_inode_at = 0;
const volatile __u32 cgroup_level_at = 0;
const volatile __u32 cgroup_ancestors_at = 0;
const volatile __u32 cgroup_node_at = 0;
const volatile __u32 node_id_at = 0;

/* Bits of a socket's pointer to its cgroup before Linux 5.15 (8520e224f547). */
#define CGROUP_IS_DATA 1 /* of net_cls or net_prio: no pointer */
#define CGROUP_FLAGS 3

/* A socket's address as a number: the verifier permits no arithmetic on the pointer. */
static __always_inline __u64 address_of(const struct bpf_sock *sk)
{
	const struct bpf_sock *kept = sk;
	__u64 address = 0;

	bpf_probe_read_kernel(&address, sizeof(address), &kept);
	return address;
}

/* Does the cgroup of this struct sock belong to the session? Global functions: the verifier checks each once, not again on
 * every path to a call. */
__noinline int cgroup_in_session(__u64 sock, __u64 session, __u32 level)
{
	__u64 cgroup = read_pointer(sock + sock_cgroup_at);

	if (cgroup & CGROUP_IS_DATA)
		return false;
	cgroup &= ~(__u64)CGROUP_FLAGS;
	if (!cgroup || read_number(cgroup + cgroup_level_at) < level)
		return false;

	__u64 ancestor = read_pointer(cgroup + cgroup_ancestors_at + level * sizeof(__u64));

	if (!ancestors_are_ids)
		ancestor = read_pointer(read_pointer(ancestor + cgroup_node_at) + node_id_at);
	return ancestor == session;
}

/* Has the session made this socket's network namespace, in a user namespace that it made too? The kernel's rtnetlink
 * socket is made with the namespace, by the same task, and stays. A container's runtime may enter the session before it
 * makes the container's namespaces: their owner tells those apart (docs/sandboxes.md). */
static __always_inline int namespace_is_own(const struct bpf_sock *sk, __u64 session, __u32 level)
{
	__u32 users = 0;

	if (!kernel_types_known || !level || !MAP_LOOKUP(home_users, &users))
		return false;

	__u64 net = read_pointer(address_of(sk) + sock_net_at);
	__u64 owner = read_pointer(net + net_users_at);

	users = read_number(owner + users_inode_at);
	return users && !MAP_LOOKUP(home_users, &users) &&
	       cgroup_in_session(read_pointer(net + net_rtnl_at), session, level);
}

__noinline int call_in_own_namespace(struct bpf_sock_addr *ctx, __u64 session, __u32 level)
{
	struct bpf_sock *sk = ctx->sk;
	__u64 netns = bpf_get_netns_cookie(ctx);
	__u32 first = 0;
	__u64 *home = MAP_LOOKUP(home_netns, &first);

	if (!sk || (home && *home == netns))
		return false;
	if (namespace_is_own(sk, session, level))
		return true;
	if (home && MAP_LOOKUP(home_users, &first)) /* final once they are known */
		*home = netns;
	return false;
}

/* May IPsec put what this socket sends into packets to another destination? */
__noinline int call_may_be_wrapped(struct bpf_sock_addr *ctx)
{
	struct bpf_sock *sk = ctx->sk;

	if (!kernel_types_known)
		return true;
	return sk && net_ipsec_at && read_number(read_pointer(address_of(sk) + sock_net_at) + net_ipsec_at);
}

__noinline int packet_in_own_namespace(struct __sk_buff *skb, __u64 session, __u32 level)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;

	return sk && namespace_is_own(sk, session, level);
}

/* Loopback of a namespace that the session has made is not this host's. */
static __always_inline void judge_internal(struct judgement *j)
{
	__builtin_memset(j, 0, sizeof(*j));
	j->verdict = NETMON_ALLOW;
	j->reason = NETMON_REASON_INTERNAL;
}

/* Has the kernel made this packet's socket for itself? */
__noinline int socket_is_kernels(struct __sk_buff *skb)
{
	struct bpf_sock *sk = skb->sk ? bpf_sk_fullsock(skb->sk) : NULL;

	return sk && kernel_types_known && (read_number(address_of(sk) + sock_kern_at) & sock_kern_mask);
}

#endif
