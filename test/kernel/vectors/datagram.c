// SPDX-License-Identifier: Apache-2.0
//
// A connected UDP socket and every call that sends from it: connecting sends nothing, so that only the packets can be
// stopped.
#include "vectors.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/udp.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <unistd.h>

#include "ring.h"

#ifndef UDP_SEGMENT
#define UDP_SEGMENT 103
#endif

static int connected4(struct context *c)
{
	struct endpoint to = target4(c);
	int fd = open_socket(c, AF_INET, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (connect(fd, &to.any, to.len))
		return fail(c, "connect");
	return fd;
}

/* Connecting alone must do nothing: the socket is connected to the target, and to the decoy before it sends. */
static int probe_first(struct context *c)
{
	struct endpoint to = target4(c);
	int fd = connected4(c);

	return fd < 0 ? -1 : connect_exchange(c, fd, &to);
}

static int send_mmsg(struct context *c)
{
	struct message m = message_of(c);
	struct iovec iov = { &m, sizeof(m) };
	struct mmsghdr h[2] = { { .msg_hdr = { .msg_iov = &iov, .msg_iovlen = 1 } },
				{ .msg_hdr = { .msg_iov = &iov, .msg_iovlen = 1 } } };
	int fd = connected4(c);

	if (fd < 0)
		return -1;
	return sendmmsg(fd, h, 2, 0) < 0 ? fail(c, "sendmmsg") : await_echo(c, fd);
}

static int send_file(struct context *c)
{
	struct message m = message_of(c);
	int file = memfd_create("datagram", MFD_CLOEXEC), fd = connected4(c);
	off_t from = 0;

	if (fd < 0)
		return -1;
	if (file < 0 || write(file, &m, sizeof(m)) != sizeof(m))
		return fail(c, "memfd");
	return sendfile(fd, file, &from, sizeof(m)) < 0 ? fail(c, "sendfile") : await_echo(c, fd);
}

static int send_spliced(struct context *c)
{
	struct message m = message_of(c);
	int ends[2], fd = connected4(c);

	if (fd < 0)
		return -1;
	if (pipe(ends) || write(ends[1], &m, sizeof(m)) != sizeof(m))
		return fail(c, "pipe");
	return splice(ends[0], NULL, fd, NULL, sizeof(m), 0) < 0 ? fail(c, "splice") : await_echo(c, fd);
}

static int send_more(struct context *c)
{
	struct message m = message_of(c);
	size_t half = sizeof(m) / 2;
	int fd = connected4(c);

	if (fd < 0)
		return -1;
	if (send(fd, &m, half, MSG_MORE) < 0 || send(fd, (char *)&m + half, sizeof(m) - half, 0) < 0)
		return fail(c, "send MSG_MORE");
	return await_echo(c, fd);
}

static int send_corked(struct context *c)
{
	struct message m = message_of(c);
	int on = 1, off = 0, fd = connected4(c);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, SOL_UDP, UDP_CORK, &on, sizeof(on)) || send(fd, &m, sizeof(m), 0) < 0)
		return fail(c, "send corked");
	/* setsockopt(2) does not say what became of the packet */
	if (setsockopt(fd, SOL_UDP, UDP_CORK, &off, sizeof(off)))
		return fail(c, "uncork");
	return await_echo(c, fd);
}

static int send_segments(struct context *c)
{
	struct message m[2] = { message_of(c), message_of(c) };
	int size = sizeof(m[0]), fd = connected4(c);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, SOL_UDP, UDP_SEGMENT, &size, sizeof(size)))
		return fail(c, "udp_segment");
	return send(fd, m, sizeof(m), 0) < 0 ? fail(c, "send") : await_echo(c, fd);
}

static int send_by_ring(struct context *c)
{
	static struct ring r;
	struct message m = message_of(c);
	int fd = connected4(c);

	if (fd < 0)
		return -1;
	if (ring_open(&r, 0))
		return fail(c, "io_uring_setup");

	struct io_uring_sqe sqe = { .opcode = IORING_OP_SEND, .fd = fd, .addr = (uintptr_t)&m, .len = sizeof(m) };
	int sent = ring_do(&r, &sqe, c->o->timeout_ms);

	return sent < 0 ? fail_with(c, "send", -sent) : await_echo(c, fd);
}

/* The address of the call is another than the socket's own, and the other way round. */
static int send_named(struct context *c)
{
	struct message m = message_of(c);
	struct endpoint to = target4(c);
	int fd = connected4(c);

	if (fd < 0)
		return -1;
	return sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0 ? fail(c, "sendto") : await_echo(c, fd);
}

const struct vector datagram_vectors[] = {
	{ "udp4-probe-send", AT_TARGET4, 0, probe_first, NULL },
	{ "udp4-connect-sendmmsg", AT_TARGET4, 0, send_mmsg, NULL },
	{ "udp4-connect-sendfile", AT_TARGET4, 0, send_file, NULL },
	{ "udp4-connect-splice", AT_TARGET4, 0, send_spliced, NULL },
	{ "udp4-connect-more", AT_TARGET4, 0, send_more, NULL },
	{ "udp4-connect-cork", AT_TARGET4, 0, send_corked, NULL },
	{ "udp4-connect-gso", AT_TARGET4, 0, send_segments, NULL },
	{ "udp4-connect-sendto", AT_TARGET4, 0, send_named, NULL },
	{ "uring4-connect-send", AT_TARGET4, 0, send_by_ring, NULL },
};
const size_t datagram_count = ARRAY_LEN(datagram_vectors);
