// SPDX-License-Identifier: Apache-2.0
//
// Connections that live while the rules change.
//
//   hold    opens one connection (established-tcp4, -tcp6, -udp4, -mptcp4,
//           -decoy4), says {"state":"open"}, then sends a
//           new message every 20 ms. Says {"state":"ended","errno":..} when a call fails, {"state":"stalled"} when
//           no answer came for 300 ms (and, over TCP, no error for 10 s more). Ends with its standard input.
//   hammer  opens new connections to the target or the decoy (target4, decoy4) without a pause until its
//           standard input ends, then says how many got an answer and what the others met.
//
// Both are started inside the session's cgroup by --cgroup, and drop to --uid.
#include "vectors.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#define PERIOD_MS 20
#define STALL_MS 300
#define END_MS 10000

/* Waits; true when standard input has ended. */
static bool stop_asked(int wait_ms)
{
	struct pollfd p = { .fd = 0, .events = POLLIN };
	char c;

	return poll(&p, 1, wait_ms) > 0 && read(0, &c, 1) <= 0;
}

static void new_nonce(struct context *c)
{
	if (getrandom(&c->nonce, sizeof(c->nonce), 0) != sizeof(c->nonce))
		_exit(71);
	c->nonce |= 1;
}

static int open_named(struct context *c, const char *name, enum place *place)
{
	static const struct {
		const char *name;
		struct endpoint (*to)(const struct context *);
		int type, protocol;
		enum place place;
	} kinds[] = {
		{ "established-tcp4", target4, SOCK_STREAM, IPPROTO_TCP, AT_TARGET4 },
		{ "established-tcp6", target6, SOCK_STREAM, IPPROTO_TCP, AT_TARGET6 },
		{ "established-udp4", target4, SOCK_DGRAM, 0, AT_TARGET4 },
		{ "established-mptcp4", target4, SOCK_STREAM, IPPROTO_MPTCP, AT_TARGET4 },
		{ "established-decoy4", decoy4, SOCK_STREAM, IPPROTO_TCP, AT_TARGET4 },
	};

	for (size_t i = 0; i < ARRAY_LEN(kinds); i++) {
		if (strcmp(kinds[i].name, name))
			continue;
		struct endpoint to = kinds[i].to(c);
		int fd = open_socket(c, to.any.sa_family, kinds[i].type, kinds[i].protocol);

		*place = kinds[i].place;
		if (fd < 0)
			return -1;
		return connect_exchange(c, fd, &to) ? -1 : fd;
	}
	return fail_with(c, "unknown name", EINVAL);
}

/* Whether the kernel ends this TCP connection soon: packets are refused first, and a busy machine ends it later. */
static bool ends_soon(struct context *c, int fd)
{
	struct pollfd end = { .fd = fd };
	socklen_t length = sizeof(int);
	int protocol = 0, err = 0;

	if (getsockopt(fd, SOL_SOCKET, SO_PROTOCOL, &protocol, &length) || protocol != IPPROTO_TCP)
		return false;
	if (poll(&end, 1, END_MS) != 1)
		return false;
	length = sizeof(err);
	if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &length) || !err)
		return false;
	c->err = err;
	return true;
}

int hold(const struct options *o, const char *name)
{
	struct context c = { .o = o, .step = "" };
	struct options waits = *o;
	enum place place = AT_TARGET4;
	int arrived = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (enter_and_drop(o))
		return 71;
	waits.timeout_ms = STALL_MS;
	c.o = &waits;
	new_nonce(&c);
	int fd = open_named(&c, name, &place);
	if (fd < 0) {
		printf("{\"state\":\"refused\",\"errno\":\"%s\",\"detail\":\"%s\"}\n", strerrorname_np(c.err), c.step);
		return 0;
	}
	printf("{\"state\":\"open\",\"pid\":%d}\n", getpid());
	while (!stop_asked(PERIOD_MS)) {
		new_nonce(&c);
		if (exchange(&c, fd) == 0) {
			arrived++;
			continue;
		}
		/* the answer may be lost while the message arrived: look */
		bool stalled = c.err == EAGAIN && !ends_soon(&c, fd);
		printf("{\"state\":\"%s\",\"errno\":\"%s\",\"detail\":\"%s\",\"exchanges\":%d,\"arrived\":%s}\n",
		       stalled ? "stalled" : "ended", strerrorname_np(c.err), c.step, arrived,
		       seen_at(o, c.nonce, place) ? "true" : "false");
		return 0;
	}
	printf("{\"state\":\"alive\",\"exchanges\":%d}\n", arrived);
	return 0;
}

int hammer(const struct options *o, const char *name)
{
	struct context c = { .o = o, .step = "" };
	struct endpoint to = strcmp(name, "decoy4") ? target4(&c) : decoy4(&c);
	unsigned long tries = 0, answered = 0, refused = 0, other = 0, arrived = 0;
	struct linger reset = { .l_onoff = 1 }; /* no TIME_WAIT: ports would run out */
	int last = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (enter_and_drop(o))
		return 71;
	printf("{\"state\":\"started\",\"pid\":%d}\n", getpid());
	while (!stop_asked(0)) {
		int fd = open_socket(&c, AF_INET, SOCK_STREAM, IPPROTO_TCP);

		if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset)))
			return 71;
		tries++;
		new_nonce(&c);
		if (connect_exchange(&c, fd, &to) == 0)
			answered++;
		else if (c.err == EPERM)
			refused++;
		else
			other++, last = c.err;
		/* the answer of the receiver is not the proof: its note is */
		if (to.v4.sin_addr.s_addr == o->target4.s_addr)
			arrived += seen_at(o, c.nonce, AT_TARGET4);
		close(fd);
		usleep(200);
	}
	printf("{\"state\":\"stopped\",\"tries\":%lu,\"answered\":%lu,\"arrived\":%lu,\"refused\":%lu,\"other\":%lu,"
	       "\"errno\":%s%s%s}\n",
	       tries, answered, arrived, refused, other, last ? "\"" : "", last ? strerrorname_np(last) : "null",
	       last ? "\"" : "");
	return 0;
}
