/* SPDX-License-Identifier: Apache-2.0
 *
 * A small io_uring over raw system calls: one request at a time, its result waited for.
 */
#ifndef RING_H
#define RING_H

#include <linux/io_uring.h>

struct ring {
	int fd;
	unsigned flags;
	unsigned *sq_tail, *sq_mask, *sq_array, *sq_flags, *cq_head, *cq_tail, *cq_mask;
	struct io_uring_sqe *sqes;
	struct io_uring_cqe *cqes;
};

/* 0, or -1 with errno. The memory is mapped by the caller of `ring_map`, so a ring made elsewhere can be used. */
int ring_open(struct ring *r, unsigned setup_flags);

/* Puts one request in, waits for its completion. Returns the result (negative errno), -ETIME when `timeout_ms`
 * passes first. */
int ring_do(struct ring *r, const struct io_uring_sqe *sqe, int timeout_ms);

#endif
