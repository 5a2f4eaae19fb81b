// SPDX-License-Identifier: Apache-2.0
//
// TCP Fast Open (data in the SYN: connect4 runs in sendto) and MPTCP. In mptcp-addaddr the allowed server
// announces the target's address and the agent's kernel opens a subflow to it from a kernel worker.
#include "vectors.h"

#include <errno.h>
#include <netinet/tcp.h>
#include <time.h>

static int fast_open(struct context *c, int family, int protocol, struct endpoint to)
{
	struct message m = message_of(c);
	int fd = open_socket(c, family, SOCK_STREAM, protocol);

	if (fd < 0)
		return -1;
	if (sendto(fd, &m, sizeof(m), MSG_FASTOPEN | MSG_NOSIGNAL, &to.any, to.len) < 0)
		return fail(c, "sendto");
	return await_echo(c, fd);
}

static int tfo4_sendto(struct context *c)
{
	return fast_open(c, AF_INET, IPPROTO_TCP, target4(c));
}

static int tfo6_sendto(struct context *c)
{
	return fast_open(c, AF_INET6, IPPROTO_TCP, target6(c));
}

static int tfo_mapped_sendto(struct context *c)
{
	return fast_open(c, AF_INET6, IPPROTO_TCP, target_mapped(c));
}

/* The first connection may only fetch a cookie; the second one has data in its SYN. */
static int tfo4_twice(struct context *c)
{
	struct context first = *c;

	first.nonce = ~c->nonce;
	fast_open(&first, AF_INET, IPPROTO_TCP, target4(c));
	return fast_open(c, AF_INET, IPPROTO_TCP, target4(c));
}

static int fast_connect(struct context *c, int family, struct endpoint to)
{
	int on = 1;
	int fd = open_socket(c, family, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, IPPROTO_TCP, TCP_FASTOPEN_CONNECT, &on, sizeof(on)))
		return fail(c, "fastopen_connect");
	return connect_exchange(c, fd, &to);
}

static int tfo4_connect(struct context *c)
{
	return fast_connect(c, AF_INET, target4(c));
}

static int tfo6_connect(struct context *c)
{
	return fast_connect(c, AF_INET6, target6(c));
}

const struct vector fastopen_vectors[] = {
	{ "tfo4-sendto", AT_TARGET4, 0, tfo4_sendto, NULL },
	{ "tfo6-sendto", AT_TARGET6, 0, tfo6_sendto, NULL },
	{ "tfo-mapped-sendto", AT_TARGET4, 0, tfo_mapped_sendto, NULL },
	{ "tfo4-twice", AT_TARGET4, 0, tfo4_twice, NULL },
	{ "tfo4-connect", AT_TARGET4, 0, tfo4_connect, NULL },
	{ "tfo6-connect", AT_TARGET6, 0, tfo6_connect, NULL },
};
const size_t fastopen_count = ARRAY_LEN(fastopen_vectors);

static int mptcp4(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_MPTCP, target4(c));
}

static int mptcp6(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_MPTCP, target6(c));
}

static int mptcp_mapped(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_MPTCP, target_mapped(c));
}

static int mptcp4_tfo(struct context *c)
{
	return fast_open(c, AF_INET, IPPROTO_MPTCP, target4(c));
}

/* The receiver notes the nonce once for each of its subflow addresses, so the message is sent again until the
 * timeout: by then a subflow to the target exists or was refused. */
static int mptcp_addaddr(struct context *c)
{
	struct endpoint to = endpoint4(c->o->decoy4, c->o->join_port);
	struct timespec pause = { .tv_nsec = 20 * 1000 * 1000 };
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_MPTCP);

	if (fd < 0)
		return -1;
	if (connect(fd, &to.any, to.len))
		return fail(c, "connect decoy");
	for (int waited = 0; waited < c->o->timeout_ms; waited += 20) {
		if (exchange(c, fd))
			return -1;
		if (seen_at(c->o, c->nonce, AT_JOIN4))
			return 0;
		nanosleep(&pause, NULL);
	}
	return fail_with(c, "subflow", ETIMEDOUT);
}

const struct vector mptcp_vectors[] = {
	{ "mptcp4", AT_TARGET4, 0, mptcp4, NULL },
	{ "mptcp6", AT_TARGET6, 0, mptcp6, NULL },
	{ "mptcp-mapped", AT_TARGET4, 0, mptcp_mapped, NULL },
	{ "mptcp4-tfo", AT_TARGET4, 0, mptcp4_tfo, NULL },
	{ "mptcp-addaddr", AT_JOIN4, 0, mptcp_addaddr, NULL },
};
const size_t mptcp_count = ARRAY_LEN(mptcp_vectors);
