// SPDX-License-Identifier: Apache-2.0
#include "ring.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ENTRIES 8

int ring_open(struct ring *r, unsigned setup_flags)
{
	struct io_uring_params p = { .flags = setup_flags, .sq_thread_idle = 2000 };
	int fd = (int)syscall(__NR_io_uring_setup, ENTRIES, &p);

	if (fd < 0)
		return -1;
	size_t sq_len = p.sq_off.array + p.sq_entries * sizeof(unsigned);
	size_t cq_len = p.cq_off.cqes + p.cq_entries * sizeof(struct io_uring_cqe);
	char *sq = mmap(NULL, sq_len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, fd, IORING_OFF_SQ_RING);
	char *cq = mmap(NULL, cq_len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, fd, IORING_OFF_CQ_RING);
	void *sqes = mmap(NULL, p.sq_entries * sizeof(struct io_uring_sqe), PROT_READ | PROT_WRITE,
			  MAP_SHARED | MAP_POPULATE, fd, IORING_OFF_SQES);

	if (sq == MAP_FAILED || cq == MAP_FAILED || sqes == MAP_FAILED)
		return -1;
	*r = (struct ring){
		.fd = fd,
		.flags = setup_flags,
		.sq_tail = (unsigned *)(sq + p.sq_off.tail),
		.sq_mask = (unsigned *)(sq + p.sq_off.ring_mask),
		.sq_array = (unsigned *)(sq + p.sq_off.array),
		.sq_flags = (unsigned *)(sq + p.sq_off.flags),
		.cq_head = (unsigned *)(cq + p.cq_off.head),
		.cq_tail = (unsigned *)(cq + p.cq_off.tail),
		.cq_mask = (unsigned *)(cq + p.cq_off.ring_mask),
		.sqes = sqes,
		.cqes = (struct io_uring_cqe *)(cq + p.cq_off.cqes),
	};
	return 0;
}

static int submit(struct ring *r)
{
	unsigned flags = 0, count = 1;

	if (r->flags & IORING_SETUP_SQPOLL) {
		__atomic_thread_fence(__ATOMIC_SEQ_CST);
		if (!(__atomic_load_n(r->sq_flags, __ATOMIC_RELAXED) & IORING_SQ_NEED_WAKEUP))
			return 0;
		flags = IORING_ENTER_SQ_WAKEUP;
		count = 0;
	}
	return syscall(__NR_io_uring_enter, r->fd, count, 0, flags, NULL, 0) < 0 ? -errno : 0;
}

int ring_do(struct ring *r, const struct io_uring_sqe *sqe, int timeout_ms)
{
	struct pollfd p = { .fd = r->fd, .events = POLLIN };
	unsigned tail = *r->sq_tail, at = tail & *r->sq_mask;

	r->sqes[at] = *sqe;
	r->sq_array[at] = at;
	__atomic_store_n(r->sq_tail, tail + 1, __ATOMIC_RELEASE);
	int err = submit(r);
	if (err)
		return err;
	while (__atomic_load_n(r->cq_tail, __ATOMIC_ACQUIRE) == *r->cq_head)
		if (poll(&p, 1, timeout_ms) <= 0)
			return -ETIME;
	int result = r->cqes[*r->cq_head & *r->cq_mask].res;

	__atomic_store_n(r->cq_head, *r->cq_head + 1, __ATOMIC_RELEASE);
	return result;
}
