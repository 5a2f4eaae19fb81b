/* The minimum work of a proxy: copies bytes from one TCP connection to another, in one thread, without inspecting
 * them. Each client has its own connection to the upstream. Prints its port; runs until a signal.
 * On failure: the end of either side ends both, since no client of the benchmark closes only one direction. */
#define _GNU_SOURCE
#include "bench.h"

#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#define EVENTS 64

/* One side of a connection; data[sent] to data[read] was read from it and is to be sent to the other side. */
struct side {
	int fd;
	struct side *other;
	uint32_t events;
	size_t sent, read;
	char data[64 << 10];
};

/* Ended pairs are freed after the loop turn, which may have an event of their other side. */
struct pair {
	struct side client, upstream;
	struct pair *next;
	bool ended;
};

static void control(int epoll, int operation, struct side *side)
{
	struct epoll_event event = { .events = side->events, .data.ptr = side };

	if (epoll_ctl(epoll, operation, side->fd, &event) < 0)
		fail("epoll_ctl");
}

/* A side is read once its previous data has been sent. */
static void await(int epoll, struct side *side)
{
	uint32_t events = side->sent == side->read ? EPOLLIN : 0;

	if (side->other->sent < side->other->read)
		events |= EPOLLOUT;
	if (events == side->events)
		return;
	side->events = events;
	control(epoll, EPOLL_CTL_MOD, side);
}

/* Returns false at the end of either side. */
static bool pass_on(struct side *from)
{
	ssize_t n;

	if (from->sent == from->read) {
		n = recv(from->fd, from->data, sizeof(from->data), MSG_DONTWAIT);
		if (n <= 0)
			return n < 0 && errno == EAGAIN;
		from->sent = 0;
		from->read = (size_t)n;
	}
	n = send(from->other->fd, from->data + from->sent, from->read - from->sent,
		 MSG_DONTWAIT | MSG_NOSIGNAL);
	if (n < 0)
		return errno == EAGAIN;
	from->sent += (size_t)n;
	return true;
}

static void add(int epoll, struct side *side, struct side *other, int fd)
{
	int one = 1;

	if (fd < 0 || setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one)) < 0)
		fail("connection");
	side->fd = fd;
	side->other = other;
	side->events = EPOLLIN;
	control(epoll, EPOLL_CTL_ADD, side);
}

static void accept_one(int epoll, int listener, const struct sockaddr_in *to)
{
	struct pair *pair = calloc(1, sizeof(*pair));
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (!pair || fd < 0 || connect(fd, (const struct sockaddr *)to, sizeof(*to)) < 0)
		fail("upstream");
	add(epoll, &pair->client, &pair->upstream, accept4(listener, NULL, NULL, SOCK_CLOEXEC));
	add(epoll, &pair->upstream, &pair->client, fd);
}

static struct pair *pair_of(struct side *side)
{
	struct side *client = side < side->other ? side : side->other;

	return (struct pair *)client;
}

int relay(int argc, char **argv)
{
	struct sockaddr_in to = endpoint("127.0.0.1", argv[0]), at = endpoint("127.0.0.1", "0");
	socklen_t length = sizeof(at);
	struct side listener = { .fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), .events = EPOLLIN };
	struct epoll_event events[EVENTS];
	int epoll = epoll_create1(EPOLL_CLOEXEC);

	(void)argc;
	if (listener.fd < 0 || epoll < 0 || bind(listener.fd, (struct sockaddr *)&at, sizeof(at)) < 0 ||
	    listen(listener.fd, 4096) < 0 || getsockname(listener.fd, (struct sockaddr *)&at, &length) < 0)
		fail("relay");
	control(epoll, EPOLL_CTL_ADD, &listener);
	printf("%d\n", ntohs(at.sin_port));
	fflush(stdout);
	for (;;) {
		struct pair *ended = NULL;
		int n = epoll_wait(epoll, events, EVENTS, -1);

		if (n < 0 && errno != EINTR)
			fail("epoll_wait");
		for (int i = 0; i < n; i++) {
			struct side *side = events[i].data.ptr;
			struct pair *pair;
			bool open = true;

			if (side == &listener) {
				accept_one(epoll, listener.fd, &to);
				continue;
			}
			pair = pair_of(side);
			if (pair->ended)
				continue;
			if (events[i].events & EPOLLOUT)
				open = pass_on(side->other);
			if (open && events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR))
				open = pass_on(side);
			if (open) {
				await(epoll, side);
				await(epoll, side->other);
				continue;
			}
			close(side->fd);
			close(side->other->fd);
			pair->ended = true;
			pair->next = ended;
			ended = pair;
		}
		while (ended) {
			struct pair *next = ended->next;

			free(ended);
			ended = next;
		}
	}
}
