// SPDX-License-Identifier: Apache-2.0
//
// A socket that was a server's becomes a client's. Replies on accepted connections pass by design; a mark that
// says so must not outlive the connection. The client part goes through the agent's own address translation,
// so that only egress can tell where it leads.
#include "vectors.h"

#include <errno.h>
#include <netinet/tcp.h>
#include <unistd.h>

/* A connection from the target, accepted: the accepted socket and its listener. */
static int accept_from_target(struct context *c, int *listener)
{
	struct control_request r = { .call = CONTROL_CALL_TCP, .nonce = c->nonce, .from = target4(c).v4 };
	int on = 1;

	*listener = open_listener(c, SOCK_STREAM, &r.to);
	if (*listener < 0 || control_ask(c, ROLE_SERVER, &r) < 0)
		return -1;
	int fd = accept4(*listener, NULL, NULL, SOCK_CLOEXEC);
	if (fd < 0)
		return fail(c, "accept");
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)))
		return fail(c, "reuseaddr");
	return bound_waits(c, fd) ? -1 : fd;
}

static struct endpoint translated(const struct context *c)
{
	return endpoint4(c->o->decoy4, c->o->translate_port);
}

static int disconnect(struct context *c, int fd)
{
	struct sockaddr none = { .sa_family = AF_UNSPEC };

	return connect(fd, &none, sizeof(none)) ? fail(c, "disconnect") : 0;
}

static int accepted_dnat(struct context *c)
{
	struct endpoint to = translated(c);
	int listener, fd = accept_from_target(c, &listener);

	if (fd < 0 || disconnect(c, fd))
		return -1;
	close(listener);
	return connect_exchange(c, fd, &to);
}

static int listener_dnat(struct context *c)
{
	struct endpoint to = translated(c);
	int listener, fd = accept_from_target(c, &listener);

	if (fd < 0)
		return -1;
	close(fd);
	if (shutdown(listener, SHUT_RDWR))
		return fail(c, "shutdown");
	/* late releases of Linux 6.18 connect no socket that has listened */
	if (connect(listener, &to.any, to.len))
		return errno == EINVAL ? fail_with(c, "connect", EOPNOTSUPP) : fail(c, "connect");
	return exchange(c, listener);
}

/* In repair mode there is no SYN that could end the mark. */
static int accepted_repair(struct context *c)
{
	struct endpoint to = translated(c);
	int listener, fd = accept_from_target(c, &listener);

	if (fd < 0 || disconnect(c, fd))
		return -1;
	close(listener);
	return repair_exchange(c, fd, &to);
}

const struct vector reuse_vectors[] = {
	{ "accepted-dnat", AT_TARGET4, 0, accepted_dnat, translate_prepare },
	{ "listener-dnat", AT_TARGET4, 0, listener_dnat, translate_prepare },
	{ "accepted-repair", AT_WIRE4, V_ONE_WAY, accepted_repair, translate_prepare },
};
const size_t reuse_count = ARRAY_LEN(reuse_vectors);
