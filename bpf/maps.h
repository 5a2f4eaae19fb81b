/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * The maps of one session. Each comment says who writes, removes and reads. The helper sets capacities before
 * loading. No LRU map holds policy: a full policy map is an error that the controller sees.
 */
#ifndef NETMON_MAPS_H
#define NETMON_MAPS_H

#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include "netmon.h"

/* Controller writes both slots, programs read the active one. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 2);
	__type(key, __u32);
	__type(value, struct netmon_settings);
} settings SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} active SEC(".maps");

/* Controller writes and removes, programs read. Not preallocated: a session pays only for the rules it has. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 131072);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_rule);
} rules SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(max_entries, 131072);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_range_key);
	__type(value, struct netmon_rule);
} ranges SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(max_entries, 1024);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_unix_key);
	__type(value, struct netmon_rule);
} unix_rules SEC(".maps");

/* Controller writes and removes: the addresses of the session's own network namespace. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 4096);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(key_size, 16);
	__uint(value_size, 1);
} local_addrs SEC(".maps");

/* Controller writes once, before the programs are attached. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_flow_key);
	__type(value, __u8);
} inbound_flows SEC(".maps");

/* Egress marks a listener when it answers a SYN; the kernel copies the mark to the accepted socket
 * (BPF_F_CLONE, Linux 5.4, commit 8f51dfc73bf1). Freed with the socket. */
struct {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC | BPF_F_CLONE);
	__type(key, int);
	__type(value, __u8);
} sk_inbound SEC(".maps");

/* Egress marks a TCP socket when it has seen that the other end of its connection belongs to the session. Freed with the
 * socket. */
struct {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, __u8);
} sk_own_peer SEC(".maps");

/* Programs write, controller reads. */
struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, NETMON_HOOK_MAX);
	__type(key, __u32);
	__type(value, struct netmon_counters);
} counters SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1024);
	__type(key, __u32);
	__type(value, struct netmon_server_counters);
} server_counters SEC(".maps");

/* Controller writes and removes, programs read. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_redirect);
} redirects SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_original);
} redirected SEC(".maps");

/* Programs write and read. Freed with the socket. */
struct {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct netmon_sk_redirect);
} sk_redirected SEC(".maps");

/* Programs write, controller reads. */
struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, NETMON_HOOK_MAX);
	__type(key, __u32);
	__type(value, struct netmon_redirect_counters);
} redirect_counters SEC(".maps");

/* Programs write and read. Freed with the socket. */
struct {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct netmon_sk_flow);
} sk_flow SEC(".maps");

/* Controller writes before the programs are attached: inodes of the user namespaces that own the session's own network
 * namespaces, and 0 once they are known. Without the 0 nothing is internal. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} home_users SEC(".maps");

/* Programs write and read: cookie of the network namespace that was last found not to be made by the session, which
 * stays so. Spares reading the kernel's structs at each call. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} home_netns SEC(".maps");

/* Programs write, controller reads. */
struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct netmon_quiet_counters);
} quiet_counters SEC(".maps");

/* Programs write and read; entries are evicted by age. Losing one costs one more event, never a verdict. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 4096);
	__type(key, struct netmon_fold_key);
	__type(value, struct netmon_fold);
} recent SEC(".maps");

/* Programs write, controller reads on a timer. */
struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 8 * 1024 * 1024);
} events SEC(".maps");

#endif
