// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
//
// Copies the beginnings of plain HTTP requests and JSON-RPC messages that leave a session, for netmon to tell MCP servers
// that nobody declared. A separate object: it decides nothing, and a session is as closed without it.
//
// Fails open: what is not a TCP segment right behind a plain IP header is not looked at, nor is what begins in the midst
// of a segment, nor more than a few requests to one destination.
#include <stdbool.h>
#include <linux/bpf.h>

#include <bpf/bpf_endian.h>
#include <bpf/bpf_helpers.h>
#include "netmon.h"

#define ETH_P_IP 0x0800
#define ETH_P_IPV6 0x86DD
#define IPPROTO_TCP 6
#define IPV4_HEADER_LEN 20
#define IPV6_HEADER_LEN 40
#define TCP_HEADER_LEN 20

/* A client's first requests tell; later ones would only cost. */
#define LOOKED_AT_MAX 16

#define FOUR(a, b, c, d) ((__u32)(a) | (__u32)(b) << 8 | (__u32)(c) << 16 | (__u32)(d) << 24)

struct destination_key {
	__u8 addr[16];
	__be16 port;
	__u16 pad;
};

/* Programs write and read: how often a destination was looked at. Losing an entry costs a few more records. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 256);
	__type(key, struct destination_key);
	__type(value, __u32);
} looked_at SEC(".maps");

/* Programs write, controller reads on a timer. */
struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 64 * 1024);
} requests SEC(".maps");

/* Programs write, controller reads: records lost because the ring was full. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} unread SEC(".maps");

/* Reads the destination of a TCP segment, and returns where its payload begins; 0: not a plain one. */
static __always_inline __u32 payload_of(struct __sk_buff *skb, struct destination_key *to)
{
	const __u8 *data = (const void *)(long)skb->data;
	const __u8 *end = (const void *)(long)skb->data_end;

	if (skb->protocol == bpf_htons(ETH_P_IP)) {
		if (data + IPV4_HEADER_LEN + TCP_HEADER_LEN > end || data[0] != 0x45 || data[9] != IPPROTO_TCP)
			return 0;
		to->addr[10] = to->addr[11] = 0xff;
		__builtin_memcpy(to->addr + 12, data + 16, 4);
		data += IPV4_HEADER_LEN;
		to->port = *(const __be16 *)(data + 2);
		return IPV4_HEADER_LEN + (data[12] >> 4) * 4;
	}
	if (skb->protocol != bpf_htons(ETH_P_IPV6) || data + IPV6_HEADER_LEN + TCP_HEADER_LEN > end ||
	    data[6] != IPPROTO_TCP)
		return 0;
	__builtin_memcpy(to->addr, data + 24, 16);
	data += IPV6_HEADER_LEN;
	to->port = *(const __be16 *)(data + 2);
	return IPV6_HEADER_LEN + (data[12] >> 4) * 4;
}

/* `POST `, or the first member of a JSON-RPC message whose headers went ahead. */
static __always_inline bool may_be_request(__u32 begins)
{
	return begins == FOUR('P', 'O', 'S', 'T') || begins == FOUR('{', '"', 'j', 's') ||
	       begins == FOUR('{', '"', 'm', 'e') || begins == FOUR('{', '"', 'i', 'd') ||
	       begins == FOUR('{', '"', 'p', 'a');
}

static __always_inline bool enough(const struct destination_key *to)
{
	__u32 *times = bpf_map_lookup_elem(&looked_at, to);
	__u32 once = 1;

	if (!times) {
		bpf_map_update_elem(&looked_at, to, &once, BPF_ANY);
		return false;
	}
	if (*times >= LOOKED_AT_MAX)
		return true;
	__sync_fetch_and_add(times, 1);
	return false;
}

SEC("cgroup_skb/egress")
int netmon_plain_http(struct __sk_buff *skb)
{
	struct destination_key to = {};
	__u32 at = payload_of(skb, &to), first = 0, begins;

	if (!at || skb->len < at + sizeof(begins) || bpf_skb_load_bytes(skb, at, &begins, sizeof(begins)) ||
	    !may_be_request(begins) || enough(&to))
		return 1;

	struct netmon_request *r = bpf_ringbuf_reserve(&requests, sizeof(*r), 0);

	if (!r) {
		__u64 *lost = bpf_map_lookup_elem(&unread, &first);

		if (lost)
			__sync_fetch_and_add(lost, 1);
		return 1;
	}

	__u64 last = skb->len - at - 1;

	if (last > NETMON_REQUEST_MAX - 1)
		last = NETMON_REQUEST_MAX - 1;
	/* changes nothing, but shows the verifier the bound of this very register */
	asm volatile("%0 &= %1" : "+r"(last) : "i"(NETMON_REQUEST_MAX - 1));
	__builtin_memcpy(r->addr, to.addr, sizeof(r->addr));
	r->port = to.port;
	r->len = last + 1;
	r->pad = 0;
	if (bpf_skb_load_bytes(skb, at, r->bytes, last + 1))
		bpf_ringbuf_discard(r, BPF_RB_NO_WAKEUP);
	else
		bpf_ringbuf_submit(r, BPF_RB_NO_WAKEUP);
	return 1;
}

/* Adds the layout to the object's BTF, for the test that compares it; never read. */
const struct netmon_request *const volatile layout_request = 0;

char LICENSE[] SEC("license") = "Dual BSD/GPL";
