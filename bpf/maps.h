/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * The maps of a session. Each comment says who writes, removes and reads. The helper sets capacities before
 * loading. No LRU map holds policy: a full policy map is an error that the controller sees.
 */
#ifndef NETMON_MAPS_H
#define NETMON_MAPS_H

#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include "netmon.h"

/* One source, two ways to find a session's maps. Programs of its own (the default) are loaded onto its maps. Programs
 * that many sessions share (NETMON_SHARED) find, below each name, the maps of all sessions by slot, and the slot of the
 * session in the storage of the attachment that runs: that of the cgroup which the link was made for, whichever cgroup
 * the task or the socket is in (bpf_get_local_storage; from Linux 5.15 on, c7603cfa04e7, safe where programs interrupt
 * each other). The outer maps keep the inner ones, the programs keep the outer ones, the links the programs. */
#ifdef NETMON_SHARED

#define NETMON_SLOTS 1024 /* slot 0 stays empty: an attachment whose slot is not written yet has no maps */

/* Helper writes: the session's slot, keyed by cgroup id. The kernel makes and removes the entries. */
struct {
	__uint(type, BPF_MAP_TYPE_CGROUP_STORAGE);
	__type(key, __u64);
	__type(value, __u32);
} attachment SEC(".maps");

#define SESSION_MAP(name)                                 \
	struct {                                          \
		__uint(type, BPF_MAP_TYPE_ARRAY_OF_MAPS); \
		__uint(max_entries, NETMON_SLOTS);        \
		__type(key, __u32);                       \
		__array(values, struct name##_map);       \
	} name SEC(".maps")
#define WITH_MAP(name, call, none)           \
	({                                   \
		void *map = bpf_map_lookup_elem(&(name), bpf_get_local_storage(&attachment, 0)); \
		map ? (call) : (none);       \
	})

#else

#define SESSION_MAP(name) struct name##_map name SEC(".maps")
#define WITH_MAP(name, call, none)     \
	({                             \
		void *map = &(name);   \
		(call);                \
	})

#endif

/* What the kernel's functions of these names do, with a map of the session. */
#define MAP_LOOKUP(name, key) WITH_MAP(name, bpf_map_lookup_elem(map, key), NULL)
#define MAP_UPDATE(name, key, value) WITH_MAP(name, bpf_map_update_elem(map, key, value, BPF_ANY), -1)
#define SK_STORAGE_GET(name, sk, value, flags) WITH_MAP(name, bpf_sk_storage_get(map, sk, value, flags), NULL)
#define SK_STORAGE_DELETE(name, sk) WITH_MAP(name, bpf_sk_storage_delete(map, sk), -1)
#define RING_RESERVE(name, size) WITH_MAP(name, bpf_ringbuf_reserve(map, size, 0), NULL)

/* Controller writes both slots, programs read the active one. */
struct settings_map {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 2);
	__type(key, __u32);
	__type(value, struct netmon_settings);
};
SESSION_MAP(settings);

struct active_map {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
};
SESSION_MAP(active);

/* Controller writes and removes, programs read. Not preallocated: a session pays only for the rules it has. */
struct rules_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 131072);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_rule);
};
SESSION_MAP(rules);

struct ranges_map {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(max_entries, 131072);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_range_key);
	__type(value, struct netmon_rule);
};
SESSION_MAP(ranges);

struct unix_rules_map {
	__uint(type, BPF_MAP_TYPE_LPM_TRIE);
	__uint(max_entries, 1024);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_unix_key);
	__type(value, struct netmon_rule);
};
SESSION_MAP(unix_rules);

/* Controller writes and removes: the addresses of the session's own network namespace. */
struct local_addrs_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 4096);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(key_size, 16);
	__uint(value_size, 1);
};
SESSION_MAP(local_addrs);

/* Controller writes once, before the programs are attached. */
struct inbound_flows_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_flow_key);
	__type(value, __u8);
};
SESSION_MAP(inbound_flows);

/* Egress marks a listener when it answers a SYN; the kernel copies the mark to the accepted socket
 * (BPF_F_CLONE, Linux 5.4, commit 8f51dfc73bf1). Freed with the socket. */
struct sk_inbound_map {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC | BPF_F_CLONE);
	__type(key, int);
	__type(value, __u8);
};
SESSION_MAP(sk_inbound);

/* Egress marks a TCP socket when it has seen that the other end of its connection belongs to the session. Freed with the
 * socket. */
struct sk_own_peer_map {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, __u8);
};
SESSION_MAP(sk_own_peer);

/* Programs write, controller reads. */
struct counters_map {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, NETMON_HOOK_MAX);
	__type(key, __u32);
	__type(value, struct netmon_counters);
};
SESSION_MAP(counters);

struct server_counters_map {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1024);
	__type(key, __u32);
	__type(value, struct netmon_server_counters);
};
SESSION_MAP(server_counters);

/* Controller writes and removes, programs read. */
struct redirects_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_redirect);
};
SESSION_MAP(redirects);

struct redirected_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct netmon_rule_key);
	__type(value, struct netmon_original);
};
SESSION_MAP(redirected);

/* Programs write and read. Freed with the socket. */
struct sk_redirected_map {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct netmon_sk_redirect);
};
SESSION_MAP(sk_redirected);

/* Programs write, controller reads. */
struct redirect_counters_map {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, NETMON_HOOK_MAX);
	__type(key, __u32);
	__type(value, struct netmon_redirect_counters);
};
SESSION_MAP(redirect_counters);

/* Programs write and read. Freed with the socket. */
struct sk_flow_map {
	__uint(type, BPF_MAP_TYPE_SK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct netmon_sk_flow);
};
SESSION_MAP(sk_flow);

/* Controller writes before the programs are attached: inodes of the user namespaces that own the session's own network
 * namespaces, and 0 once they are known. Without the 0 nothing is internal. */
struct home_users_map {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
};
SESSION_MAP(home_users);

/* Programs write and read: cookie of the network namespace that was last found not to be made by the session, which
 * stays so. Spares reading the kernel's structs at each call. */
struct home_netns_map {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
};
SESSION_MAP(home_netns);

/* Programs write, controller reads. */
struct quiet_counters_map {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct netmon_quiet_counters);
};
SESSION_MAP(quiet_counters);

/* Programs write and read; entries are evicted by age. Losing one costs one more event, never a verdict. */
struct recent_map {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 4096);
	__type(key, struct netmon_fold_key);
	__type(value, struct netmon_fold);
};
SESSION_MAP(recent);

/* Programs write, controller reads on a timer. */
struct events_map {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 8 * 1024 * 1024);
};
SESSION_MAP(events);

#ifdef NETMON_SHARED
/* Adds the types of the inner maps' keys and values to the object's BTF, which otherwise only names them; never read. */
struct map_types {
	struct netmon_settings settings_;
	struct netmon_rule_key rule_key_;
	struct netmon_rule rule_;
	struct netmon_range_key range_key_;
	struct netmon_unix_key unix_key_;
	struct netmon_flow_key flow_key_;
	struct netmon_counters counters_;
	struct netmon_server_counters server_counters_;
	struct netmon_redirect redirect_;
	struct netmon_original original_;
	struct netmon_sk_redirect sk_redirect_;
	struct netmon_redirect_counters redirect_counters_;
	struct netmon_sk_flow sk_flow_;
	struct netmon_quiet_counters quiet_counters_;
	struct netmon_fold_key fold_key_;
	struct netmon_fold fold_;
};
const struct map_types *const volatile map_types = 0;
#endif

#endif
