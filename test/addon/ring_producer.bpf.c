// SPDX-License-Identifier: GPL-2.0-only OR Apache-2.0
/* A producer for the ring reader's tests, run with BPF_PROG_TEST_RUN. The packet says what to do; the
 * return value is the number of records the ring took. */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

#define MAX_RECORD 256

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4096);
} ring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32[MAX_RECORD / 4]);
} scratch SEC(".maps");

/* Behind the Ethernet header. */
struct command {
	__u32 count;   /* records */
	__u32 size;    /* bytes of each, at most MAX_RECORD */
	__u32 first;   /* number of the first; word i of record n holds n + i */
	__u32 options; /* 1: before each record reserve another one and discard it; 2: wake the reader as the session's programs do */
};

SEC("tc")
int produce(struct __sk_buff *skb)
{
	struct command command;
	__u32 zero = 0, taken = 0;
	__u64 wakeup;
	__u32 *words = bpf_map_lookup_elem(&scratch, &zero);

	if (!words || bpf_skb_load_bytes(skb, 14, &command, sizeof(command)) || command.size > MAX_RECORD)
		return -1;
	wakeup = command.options & 2 ? 0 : BPF_RB_NO_WAKEUP;
	for (__u32 n = 0; n < 256; n++) {
		if (n >= command.count)
			break;
		for (__u32 i = 0; i < MAX_RECORD / 4; i++)
			words[i] = command.first + n + i;
		if (command.options & 1) {
			void *unwanted = bpf_ringbuf_reserve(&ring, 24, 0);

			if (unwanted)
				bpf_ringbuf_discard(unwanted, BPF_RB_NO_WAKEUP);
		}
		__u32 size = command.size;

		if (size <= MAX_RECORD && !bpf_ringbuf_output(&ring, words, size, wakeup))
			taken++;
	}
	return taken;
}

/* For links: lets every packet through. */
SEC("cgroup_skb/egress")
int pass(struct __sk_buff *skb)
{
	return 1;
}

char LICENSE[] SEC("license") = "Dual BSD/GPL";
