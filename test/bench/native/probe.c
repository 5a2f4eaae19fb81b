/* What resolvers do to choose among six addresses of a name, three of each family: a UDP socket is connected to each, asked
 * for its source address, and nothing is sent. The calls are those of getaddrinfo in glibc and musl, and of Go's net package. */
#define _GNU_SOURCE
#include "bench.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#define WARM_UP 10
#define ROUNDS 300
#define ADDRESSES 6

static union address {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
} to[ADDRESSES];

static socklen_t length_of(const union address *at)
{
	return at->any.sa_family == AF_INET ? sizeof(at->v4) : sizeof(at->v6);
}

static void resolve(in_port_t port)
{
	memset(to, 0, sizeof(to));
	for (int i = 0; i < ADDRESSES; i++) {
		char text[INET6_ADDRSTRLEN];
		bool v6 = i < ADDRESSES / 2;

		snprintf(text, sizeof(text), v6 ? "fd99::%d" : "10.99.0.%d", 10 + i);
		to[i].any.sa_family = v6 ? AF_INET6 : AF_INET;
		if (v6)
			to[i].v6.sin6_port = htons(port);
		else
			to[i].v4.sin_port = htons(port);
		if (inet_pton(to[i].any.sa_family, text, v6 ? (void *)&to[i].v6.sin6_addr : (void *)&to[i].v4.sin_addr) != 1)
			fail("address");
	}
}

static int datagrams(int family, int flags)
{
	int fd = socket(family, SOCK_DGRAM | SOCK_CLOEXEC | flags, flags ? 0 : IPPROTO_IP);

	if (fd < 0)
		fail("socket");
	return fd;
}

static void connect_to(int fd, const union address *at)
{
	union address source;
	socklen_t length = sizeof(source);

	if (connect(fd, &at->any, length_of(at)) < 0 || getsockname(fd, &source.any, &length) < 0)
		fail("connect");
}

/* One socket for the addresses of a family in a row, taken off each address before the next. */
static void glibc(void)
{
	const struct sockaddr none = { .sa_family = AF_UNSPEC };
	int fd = -1, family = 0;

	for (int i = 0; i < ADDRESSES; i++) {
		if (to[i].any.sa_family != family) {
			if (fd >= 0)
				close(fd);
			family = to[i].any.sa_family;
			fd = datagrams(family, 0);
		} else if (connect(fd, &none, sizeof(none)) < 0) {
			fail("disconnect");
		}
		connect_to(fd, &to[i]);
	}
	close(fd);
}

static void musl(void)
{
	for (int i = 0; i < ADDRESSES; i++) {
		int fd = datagrams(to[i].any.sa_family, 0);

		connect_to(fd, &to[i]);
		close(fd);
	}
}

static void go(void)
{
	static int poller = -1;
	int on = 1;

	if (poller < 0)
		poller = epoll_create1(EPOLL_CLOEXEC);
	for (int i = 0; i < ADDRESSES; i++) {
		int fd = datagrams(to[i].any.sa_family, SOCK_NONBLOCK);
		struct epoll_event events = { .events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, .data.fd = fd };
		union address peer;
		socklen_t length = sizeof(peer);

		setsockopt(fd, SOL_SOCKET, SO_BROADCAST, &on, sizeof(on));
		epoll_ctl(poller, EPOLL_CTL_ADD, fd, &events);
		connect_to(fd, &to[i]);
		getpeername(fd, &peer.any, &length);
		epoll_ctl(poller, EPOLL_CTL_DEL, fd, &events);
		close(fd);
	}
}

static const struct {
	const char *name;
	void (*probe)(void);
	in_port_t port;
} patterns[] = { { "glibc", glibc, 443 }, { "musl", musl, 65535 }, { "go", go, 53 } };

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

/* For each pattern on stdin: prints the median of its six probes in ns. */
int probe_rounds(int argc, char **argv)
{
	uint64_t took[ROUNDS];
	char line[16];

	(void)argc;
	enter_cgroup(argv[0]);
	pin(CLIENT_CPU);
	while (fgets(line, sizeof(line), stdin)) {
		unsigned which = 0;

		line[strcspn(line, "\n")] = 0;
		while (which < sizeof(patterns) / sizeof(*patterns) && strcmp(line, patterns[which].name) != 0)
			which++;
		if (which == sizeof(patterns) / sizeof(*patterns))
			fail(line);
		resolve(patterns[which].port);
		for (int i = -WARM_UP; i < ROUNDS; i++) {
			uint64_t start = now_ns();

			patterns[which].probe();
			if (i >= 0)
				took[i] = now_ns() - start;
		}
		qsort(took, ROUNDS, sizeof(*took), by_value);
		printf("%lu\n", (unsigned long)took[ROUNDS / 2]);
		fflush(stdout);
	}
	return 0;
}
