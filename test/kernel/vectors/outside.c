// SPDX-License-Identifier: Apache-2.0
//
// Sockets made outside the cgroup: brought along by a process that enters it, or passed in over a Unix socket.
// The kernel's cgroup programs follow the cgroup in which the socket was made.
#include "vectors.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

static int bring(struct context *c, int type)
{
	c->fd = open_socket(c, AF_INET, type, 0);
	return c->fd < 0 ? -1 : 0;
}

static int presock_prepare(struct context *c)
{
	return bring(c, SOCK_STREAM);
}

static int presock_udp_prepare(struct context *c)
{
	return bring(c, SOCK_DGRAM);
}

static int use_brought(struct context *c, int inherited)
{
	struct endpoint to = target4(c);
	int fd = c->fd >= 0 ? c->fd : inherited;

	if (fd < 0)
		return fail_with(c, "inherited socket", EBADF);
	return bound_waits(c, fd) ? -1 : connect_exchange(c, fd, &to);
}

static int presock4(struct context *c)
{
	return use_brought(c, c->o->presock_tcp);
}

static int presock_udp4(struct context *c)
{
	return use_brought(c, c->o->presock_udp);
}

static int scm4(struct context *c)
{
	struct control_request r = { .call = CONTROL_GIVE_TCP };
	struct endpoint to = target4(c);
	int fd = control_ask(c, ROLE_LOCAL, &r);

	if (fd < 0 || bound_waits(c, fd))
		return -1;
	return connect_exchange(c, fd, &to);
}

static int scm4_connected(struct context *c)
{
	struct control_request r = { .call = CONTROL_GIVE_CONNECTED, .to = target4(c).v4 };
	int fd = control_ask(c, ROLE_LOCAL, &r);

	if (fd < 0 || bound_waits(c, fd))
		return -1;
	return exchange(c, fd);
}

/* Which process listens at the control socket. */
static pid_t receiver_pid(struct context *c)
{
	struct endpoint to = endpoint_unix(c->o->control, "control-local");
	struct ucred peer = {};
	socklen_t len = sizeof(peer);
	int fd = open_socket(c, AF_UNIX, SOCK_SEQPACKET, 0);

	if (fd < 0)
		return -1;
	if (connect(fd, &to.any, to.len) || getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &len))
		return fail(c, "control");
	close(fd);
	return peer.pid;
}

/* Takes a UDP socket from a process outside that does not want to give it (ptrace rights; Linux 5.6). */
static int pidfd_take(struct context *c)
{
	struct endpoint to = target_mapped(c);
	struct message m = message_of(c);
	pid_t pid = receiver_pid(c);
	int pidfd = pid > 0 ? (int)syscall(__NR_pidfd_open, pid, 0) : -1;

	if (pid < 0)
		return -1;
	if (pidfd < 0)
		return fail(c, "pidfd_open");
	for (int number = 3; number < 64; number++) {
		int type = 0, protocol = 0;
		socklen_t len = sizeof(int);
		int fd = (int)syscall(__NR_pidfd_getfd, pidfd, number, 0);

		if (fd < 0 && errno != EBADF)
			return fail(c, "pidfd_getfd");
		if (fd >= 0 && !getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &len) && type == SOCK_DGRAM &&
		    !getsockopt(fd, SOL_SOCKET, SO_PROTOCOL, &protocol, &len) && protocol == IPPROTO_UDP)
			return sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0 ? fail(c, "sendto") : 0;
		if (fd >= 0)
			close(fd);
	}
	return fail_with(c, "no socket found", ESRCH);
}

const struct vector outside_vectors[] = {
	{ "presock4", AT_TARGET4, 0, presock4, presock_prepare },
	{ "presock-udp4", AT_TARGET4, 0, presock_udp4, presock_udp_prepare },
	{ "scm4", AT_TARGET4, 0, scm4, NULL },
	{ "scm4-connected", AT_TARGET4, 0, scm4_connected, NULL },
	{ "pidfd-take", AT_TARGET4, V_ONE_WAY, pidfd_take, NULL },
};
const size_t outside_count = ARRAY_LEN(outside_vectors);
