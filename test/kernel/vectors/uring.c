// SPDX-License-Identifier: Apache-2.0
//
// io_uring: connect inline, from a worker (IOSQE_ASYNC), from the submission thread (SQPOLL), a socket made by
// the ring, sendmsg, zero-copy send, Fast Open, and a ring made outside the cgroup.
#include "vectors.h"
#include "ring.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int finish(struct context *c, const char *step, int result)
{
	return result < 0 ? fail_with(c, step, -result) : 0;
}

static struct ring *ring_new(struct context *c, unsigned setup_flags)
{
	struct ring *r = calloc(1, sizeof(*r));

	if (!r || ring_open(r, setup_flags)) {
		fail(c, "io_uring_setup");
		return NULL;
	}
	return r;
}

static int ring_connect(struct context *c, struct ring *r, int fd, const struct endpoint *to, unsigned sqe_flags)
{
	struct io_uring_sqe sqe = { .opcode = IORING_OP_CONNECT, .fd = fd, .flags = (__u8)sqe_flags,
				    .addr = (uintptr_t)&to->any, .off = to->len };

	if (finish(c, "connect", ring_do(r, &sqe, c->o->timeout_ms)))
		return -1;
	struct message m = message_of(c);
	struct io_uring_sqe send = { .opcode = IORING_OP_SEND, .fd = fd, .addr = (uintptr_t)&m, .len = sizeof(m) };

	if (finish(c, "send", ring_do(r, &send, c->o->timeout_ms)))
		return -1;
	return await_echo(c, fd);
}

static int connect_by(struct context *c, int family, struct endpoint to, unsigned setup_flags, unsigned sqe_flags)
{
	struct ring *r = ring_new(c, setup_flags);
	int fd = r ? open_socket(c, family, SOCK_STREAM, IPPROTO_TCP) : -1;

	return fd < 0 ? -1 : ring_connect(c, r, fd, &to, sqe_flags);
}

static int uring4_connect(struct context *c)
{
	return connect_by(c, AF_INET, target4(c), 0, 0);
}

static int uring6_connect(struct context *c)
{
	return connect_by(c, AF_INET6, target6(c), 0, 0);
}

static int uring_mapped_connect(struct context *c)
{
	return connect_by(c, AF_INET6, target_mapped(c), 0, 0);
}

static int uring4_async(struct context *c)
{
	return connect_by(c, AF_INET, target4(c), 0, IOSQE_ASYNC);
}

static int uring4_sqpoll(struct context *c)
{
	return connect_by(c, AF_INET, target4(c), IORING_SETUP_SQPOLL, 0);
}

static int socket_by_ring(struct context *c, struct ring *r)
{
	struct io_uring_sqe sqe = { .opcode = IORING_OP_SOCKET, .fd = AF_INET, .off = SOCK_STREAM, .len = IPPROTO_TCP };
	struct endpoint to = target4(c);
	int fd = ring_do(r, &sqe, c->o->timeout_ms);

	/* an unknown opcode is EINVAL (before Linux 5.19) */
	if (fd < 0)
		return fail_with(c, "uring socket", fd == -EINVAL ? ENOSYS : -fd);
	return bound_waits(c, fd) ? -1 : ring_connect(c, r, fd, &to, 0);
}

static int uring4_socket(struct context *c)
{
	struct ring *r = ring_new(c, 0);

	return r ? socket_by_ring(c, r) : -1;
}

static int message_by(struct context *c, int type, unsigned message_flags)
{
	struct endpoint to = target4(c);
	struct message m = message_of(c);
	struct iovec iov = { &m, sizeof(m) };
	struct msghdr h = { .msg_name = &to.any, .msg_namelen = to.len, .msg_iov = &iov, .msg_iovlen = 1 };
	struct ring *r = ring_new(c, 0);
	int fd = r ? open_socket(c, AF_INET, type, 0) : -1;
	struct io_uring_sqe sqe = { .opcode = IORING_OP_SENDMSG, .fd = fd, .addr = (uintptr_t)&h, .len = 1,
				    .msg_flags = message_flags };

	if (fd < 0 || finish(c, "sendmsg", ring_do(r, &sqe, c->o->timeout_ms)))
		return -1;
	return await_echo(c, fd);
}

static int uring4_sendmsg(struct context *c)
{
	return message_by(c, SOCK_DGRAM, 0);
}

static int uring4_tfo(struct context *c)
{
	return message_by(c, SOCK_STREAM, MSG_FASTOPEN);
}

static int uring4_sendzc(struct context *c)
{
	struct endpoint to = target4(c);
	struct message m = message_of(c);
	struct ring *r = ring_new(c, 0);
	int fd = r ? open_socket(c, AF_INET, SOCK_DGRAM, 0) : -1;
	struct io_uring_sqe sqe = { .opcode = IORING_OP_SEND_ZC, .fd = fd, .addr = (uintptr_t)&m, .len = sizeof(m),
				    .addr2 = (uintptr_t)&to.any, .addr_len = (__u16)to.len };
	int result = fd < 0 ? -1 : ring_do(r, &sqe, c->o->timeout_ms);

	if (fd < 0)
		return -1;
	if (result == -EINVAL) /* before Linux 6.0 */
		return fail_with(c, "sendzc", ENOSYS);
	return finish(c, "sendzc", result) ? -1 : await_echo(c, fd);
}

static struct ring *outside_ring;

/* Before the process enters the cgroup: ring and submission thread are made outside. */
static int preuring_prepare(struct context *c)
{
	outside_ring = ring_new(c, IORING_SETUP_SQPOLL);
	return outside_ring ? 0 : -1;
}

static int preuring4(struct context *c)
{
	struct endpoint to = target4(c);

	if (!outside_ring)
		return fail_with(c, "ring from outside", EBADF);
	if (socket_by_ring(c, outside_ring) == 0)
		return 0;
	if (c->err != ENOSYS)
		return -1;
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_TCP);
	return fd < 0 ? -1 : ring_connect(c, outside_ring, fd, &to, 0);
}

const struct vector uring_vectors[] = {
	{ "uring4-connect", AT_TARGET4, 0, uring4_connect, NULL },
	{ "uring6-connect", AT_TARGET6, 0, uring6_connect, NULL },
	{ "uring-mapped-connect", AT_TARGET4, 0, uring_mapped_connect, NULL },
	{ "uring4-async", AT_TARGET4, 0, uring4_async, NULL },
	{ "uring4-sqpoll", AT_TARGET4, 0, uring4_sqpoll, NULL },
	{ "uring4-socket", AT_TARGET4, 0, uring4_socket, NULL },
	{ "uring4-sendmsg", AT_TARGET4, 0, uring4_sendmsg, NULL },
	{ "uring4-sendzc", AT_TARGET4, 0, uring4_sendzc, NULL },
	{ "uring4-tfo", AT_TARGET4, 0, uring4_tfo, NULL },
	{ "preuring4", AT_TARGET4, 0, preuring4, preuring_prepare },
};
const size_t uring_count = ARRAY_LEN(uring_vectors);
