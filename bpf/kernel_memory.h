/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * Reads of the kernel's structs, at offsets that the helper takes from the kernel's types. A read that fails gives 0.
 */
#ifndef NETMON_KERNEL_MEMORY_H
#define NETMON_KERNEL_MEMORY_H

#include <stdbool.h>
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

static __always_inline __u64 read_pointer(__u64 at)
{
	__u64 value = 0;

	bpf_probe_read_kernel(&value, sizeof(value), (const void *)at);
	return value;
}

static __always_inline __u32 read_number(__u64 at)
{
	__u32 value = 0;

	bpf_probe_read_kernel(&value, sizeof(value), (const void *)at);
	return value;
}

#endif
