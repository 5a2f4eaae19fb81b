// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
//
// Refuses devices by which packets leave past every hook, to the processes of a session that `netmon exec` or `netmon
// run` made: tap devices of network namespaces that nobody in a user namespace made, and vhost. A separate object,
// because only those sessions have it. It judges the opening itself: a file of /dev/net/tun belongs to the network
// namespace of the task that opened it, for good (tun_chr_open, drivers/net/tun.c), so that no later change of a
// descriptor, a namespace or a user makes an admitted file another one.
#include <linux/bpf.h>

#include <bpf/bpf_core_read.h>
#include <bpf/bpf_helpers.h>

#define MISC_MAJOR 10 /* include/uapi/linux/major.h; minors: include/linux/miscdevice.h */
#define TUN_MINOR 200
#define VHOST_NET_MINOR 238
#define VHOST_VSOCK_MINOR 241

#define REFUSE 0
#define ADMIT 1

struct user_namespace {
	int level; /* 0: the machine's */
} __attribute__((preserve_access_index));

struct net {
	struct user_namespace *user_ns;
} __attribute__((preserve_access_index));

struct nsproxy {
	struct net *net_ns;
} __attribute__((preserve_access_index));

struct task_struct {
	struct nsproxy *nsproxy;
} __attribute__((preserve_access_index));

SEC("cgroup/dev")
int netmon_device(struct bpf_cgroup_dev_ctx *ctx)
{
	struct task_struct *task;
	int level = 0;

	if ((ctx->access_type & 0xffff) != BPF_DEVCG_DEV_CHAR || ctx->major != MISC_MAJOR)
		return ADMIT;
	if (ctx->minor == VHOST_NET_MINOR || ctx->minor == VHOST_VSOCK_MINOR)
		return REFUSE;
	if (ctx->minor != TUN_MINOR)
		return ADMIT;
	task = (void *)bpf_get_current_task();
	if (BPF_CORE_READ_INTO(&level, task, nsproxy, net_ns, user_ns, level))
		return REFUSE;
	return level > 0 ? ADMIT : REFUSE;
}

char LICENSE[] SEC("license") = "Dual BSD/GPL";
