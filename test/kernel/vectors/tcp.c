// SPDX-License-Identifier: Apache-2.0
//
// TCP in its plain forms: both families, v4-mapped, non-blocking, repeated, disconnected and connected again,
// bound first, flow label, scope id, TCP_REPAIR, from forked and detached processes.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/in6.h>
#include <net/if.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define REPEATS 20
#ifndef IPV6_FLOWINFO_SEND
#define IPV6_FLOWINFO_SEND 33 /* include/uapi/linux/in6.h */
#endif
#ifndef IPV6_FLOWLABEL_MGR
#define IPV6_FLOWLABEL_MGR 32
#endif

static int tcp4(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_TCP, target4(c));
}

static int tcp6(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_TCP, target6(c));
}

static int mapped(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_TCP, target_mapped(c));
}

static int v6only(struct context *c, int on)
{
	struct endpoint to = target_mapped(c);
	int fd = open_socket(c, AF_INET6, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on)))
		return fail(c, "v6only");
	return connect_exchange(c, fd, &to);
}

static int v6only_off(struct context *c)
{
	return v6only(c, 0);
}

static int nonblocking(struct context *c, int family, struct endpoint to)
{
	int fd = open_socket(c, family, SOCK_STREAM | SOCK_NONBLOCK, IPPROTO_TCP);
	struct pollfd p = { .fd = fd, .events = POLLOUT };
	int err = 0;
	socklen_t len = sizeof(err);

	if (fd < 0)
		return -1;
	if (connect(fd, &to.any, to.len) && errno != EINPROGRESS)
		return fail(c, "connect");
	if (poll(&p, 1, c->o->timeout_ms) == 0)
		return fail_with(c, "poll", ETIMEDOUT);
	if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len) || err)
		return fail_with(c, "connect", err);
	if (fcntl(fd, F_SETFL, 0))
		return fail(c, "fcntl");
	return exchange(c, fd);
}

static int nonblock4(struct context *c)
{
	return nonblocking(c, AF_INET, target4(c));
}

static int nonblock6(struct context *c)
{
	return nonblocking(c, AF_INET6, target6(c));
}

/* One refusal must not be the only one: the same socket, then new ones. */
static int repeat4(struct context *c)
{
	struct endpoint to = target4(c);
	int same = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_TCP);

	if (same < 0)
		return -1;
	for (int i = 0; i < REPEATS; i++) {
		if (connect(same, &to.any, to.len) == 0)
			return exchange(c, same);
		fail(c, "connect");
		if (stream_to(c, AF_INET, IPPROTO_TCP, to) == 0)
			return 0;
		if (c->err == EINPROGRESS)
			return -1;
	}
	return -1;
}

static int unspec4(struct context *c)
{
	struct endpoint first = decoy4(c), then = target4(c);
	struct sockaddr none = { .sa_family = AF_UNSPEC };
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0)
		return -1;
	if (connect(fd, &first.any, first.len))
		return fail(c, "connect decoy");
	if (connect(fd, &none, sizeof(none)))
		return fail(c, "disconnect");
	return connect_exchange(c, fd, &then);
}

static int bound(struct context *c, int family, struct endpoint from, struct endpoint to, int no_port)
{
	int fd = open_socket(c, family, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0)
		return -1;
	if (no_port && setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &no_port, sizeof(no_port)))
		return fail(c, "bind_address_no_port");
	if (bind(fd, &from.any, from.len))
		return fail(c, "bind");
	return connect_exchange(c, fd, &to);
}

static int bind4(struct context *c)
{
	return bound(c, AF_INET, endpoint4(c->o->own4, 0), target4(c), 0);
}

static int bind4_noport(struct context *c)
{
	return bound(c, AF_INET, endpoint4(c->o->own4, 0), target4(c), 1);
}

static int bind_mapped(struct context *c)
{
	return bound(c, AF_INET6, endpoint_mapped(c->o->own4, 0), target_mapped(c), 0);
}

/* Bound to ::ffff:127.0.0.1, connecting to :: goes to 127.0.0.1 (Linux: __inet6_bind, tcp_v6_connect). */
static int bind_mapped_any(struct context *c)
{
	struct in_addr loopback = { .s_addr = htonl(INADDR_LOOPBACK) };
	struct in6_addr any = IN6ADDR_ANY_INIT;

	return bound(c, AF_INET6, endpoint_mapped(loopback, 0), endpoint6(any, c->o->port), 0);
}

static int flow6(struct context *c)
{
	struct endpoint to = target6(c);
	struct in6_flowlabel_req label = {
		.flr_label = htonl(0x12345),
		.flr_action = IPV6_FL_A_GET,
		.flr_share = IPV6_FL_S_ANY,
		.flr_flags = IPV6_FL_F_CREATE,
	};
	int on = 1;
	int fd = open_socket(c, AF_INET6, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0)
		return -1;
	memcpy(&label.flr_dst, &c->o->target6, 16);
	if (setsockopt(fd, IPPROTO_IPV6, IPV6_FLOWLABEL_MGR, &label, sizeof(label)) ||
	    setsockopt(fd, IPPROTO_IPV6, IPV6_FLOWINFO_SEND, &on, sizeof(on)))
		return fail(c, "flow label");
	to.v6.sin6_flowinfo = label.flr_label;
	return connect_exchange(c, fd, &to);
}

static int scope6(struct context *c)
{
	struct endpoint to = endpoint6(c->o->target_link6, c->o->port);

	to.v6.sin6_scope_id = if_nametoindex(c->o->interface);
	return stream_to(c, AF_INET6, IPPROTO_TCP, to);
}

/* In repair mode connect() makes an established socket without a handshake; the data then goes out alone. */
int repair_exchange(struct context *c, int fd, const struct endpoint *to)
{
	struct message m = message_of(c);
	struct tcp_repair_window window = { .snd_wnd = 65535, .max_window = 65535 };
	int queue = TCP_RECV_QUEUE;
	uint32_t next = 0; /* what the socket expects, left from an earlier connection */
	socklen_t len = sizeof(next);
	int on = TCP_REPAIR_ON, off = TCP_REPAIR_OFF_NO_WP; /* no probe: its answer is a reset */

	if (setsockopt(fd, IPPROTO_TCP, TCP_REPAIR, &on, sizeof(on)))
		return fail(c, "repair");
	if (connect(fd, &to->any, to->len))
		return fail(c, "connect");
	if (setsockopt(fd, IPPROTO_TCP, TCP_REPAIR_QUEUE, &queue, sizeof(queue)) ||
	    getsockopt(fd, IPPROTO_TCP, TCP_QUEUE_SEQ, &next, &len))
		return fail(c, "repair queue");
	window.snd_wl1 = window.rcv_wup = next;
	if (setsockopt(fd, IPPROTO_TCP, TCP_REPAIR_WINDOW, &window, sizeof(window)))
		return fail(c, "repair window");
	if (setsockopt(fd, IPPROTO_TCP, TCP_REPAIR, &off, sizeof(off)))
		return fail(c, "repair off");
	if (send(fd, &m, sizeof(m), MSG_NOSIGNAL) < 0)
		return fail(c, "send");
	return await_echo(c, fd);
}

static int repair4(struct context *c)
{
	struct endpoint to = target4(c);
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_TCP);

	return fd < 0 ? -1 : repair_exchange(c, fd, &to);
}

/* The parent hands on what the child met. */
static int in_child(struct context *c, bool detach)
{
	int pipe_fd[2];
	pid_t child;

	if (pipe2(pipe_fd, O_CLOEXEC))
		return fail(c, "pipe");
	child = fork();
	if (child < 0)
		return fail(c, "fork");
	if (child == 0) {
		if (detach) {
			setsid();
			if (fork() != 0)
				_exit(0);
			alarm(10);
		}
		int err = tcp4(c) ? c->err : 0;

		_exit(write(pipe_fd[1], &err, sizeof(err)) != sizeof(err));
	}
	close(pipe_fd[1]);
	int err = ECHILD;
	if (read(pipe_fd[0], &err, sizeof(err)) != sizeof(err))
		err = ECHILD;
	waitpid(child, NULL, 0);
	if (err)
		return fail_with(c, "connect", err);
	c->echoed = true;
	return 0;
}

static int fork4(struct context *c)
{
	return in_child(c, false);
}

static int daemon4(struct context *c)
{
	return in_child(c, true);
}

const struct vector tcp_vectors[] = {
	{ "tcp4", AT_TARGET4, 0, tcp4, NULL },
	{ "tcp6", AT_TARGET6, 0, tcp6, NULL },
	{ "mapped", AT_TARGET4, 0, mapped, NULL },
	{ "v6only-off", AT_TARGET4, 0, v6only_off, NULL },
	{ "nonblock4", AT_TARGET4, 0, nonblock4, NULL },
	{ "nonblock6", AT_TARGET6, 0, nonblock6, NULL },
	{ "repeat4", AT_TARGET4, 0, repeat4, NULL },
	{ "unspec4", AT_TARGET4, 0, unspec4, NULL },
	{ "bind4", AT_TARGET4, 0, bind4, NULL },
	{ "bind4-noport", AT_TARGET4, 0, bind4_noport, NULL },
	{ "bind-mapped", AT_TARGET4, 0, bind_mapped, NULL },
	{ "bind-mapped-any", AT_LOCAL, 0, bind_mapped_any, NULL },
	{ "flow6", AT_TARGET6, 0, flow6, NULL },
	{ "scope6", AT_LINK6, 0, scope6, NULL },
	{ "repair4", AT_WIRE4, V_ONE_WAY, repair4, NULL },
	{ "fork4", AT_TARGET4, 0, fork4, NULL },
	{ "daemon4", AT_TARGET4, 0, daemon4, NULL },
};
const size_t tcp_count = ARRAY_LEN(tcp_vectors);
