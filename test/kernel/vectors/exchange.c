// SPDX-License-Identifier: Apache-2.0
//
// Steps that most vectors share. Every blocking call is bounded by SO_SNDTIMEO and SO_RCVTIMEO, so that a
// dropped SYN ends as EINPROGRESS and a missing answer as EAGAIN.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

int fail_with(struct context *c, const char *step, int err)
{
	c->err = err;
	c->step = step;
	return -1;
}

int fail(struct context *c, const char *step)
{
	return fail_with(c, step, errno);
}

struct endpoint endpoint4(struct in_addr a, uint16_t port)
{
	struct endpoint e = { .v4 = { .sin_family = AF_INET, .sin_port = htons(port), .sin_addr = a } };

	e.len = sizeof(e.v4);
	return e;
}

struct endpoint endpoint6(struct in6_addr a, uint16_t port)
{
	struct endpoint e = { .v6 = { .sin6_family = AF_INET6, .sin6_port = htons(port), .sin6_addr = a } };

	e.len = sizeof(e.v6);
	return e;
}

struct endpoint endpoint_mapped(struct in_addr a, uint16_t port)
{
	struct in6_addr mapped = {};

	map_v4(mapped.s6_addr, a);
	return endpoint6(mapped, port);
}

/* A leading '@' in `name` makes it abstract. */
struct endpoint endpoint_unix(const char *dir, const char *name)
{
	struct endpoint e = { .un = { .sun_family = AF_UNIX } };
	int n = snprintf(e.un.sun_path, sizeof(e.un.sun_path), "%s%s/%s", name[0] == '@' ? "@" : "", dir,
			 name[0] == '@' ? name + 1 : name);

	if (name[0] == '@')
		e.un.sun_path[0] = '\0';
	e.len = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + (size_t)n + (name[0] == '@' ? 0 : 1));
	return e;
}

struct endpoint target4(const struct context *c)
{
	return endpoint4(c->o->target4, c->o->port);
}

struct endpoint target6(const struct context *c)
{
	return endpoint6(c->o->target6, c->o->port);
}

struct endpoint target_mapped(const struct context *c)
{
	return endpoint_mapped(c->o->target4, c->o->port);
}

struct endpoint decoy4(const struct context *c)
{
	return endpoint4(c->o->decoy4, c->o->decoy_port);
}

struct endpoint decoy6(const struct context *c)
{
	return endpoint6(c->o->decoy6, c->o->decoy_port);
}

int bound_waits(struct context *c, int fd)
{
	struct timeval tv = { .tv_sec = c->o->timeout_ms / 1000, .tv_usec = c->o->timeout_ms % 1000 * 1000 };

	if (setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &tv, sizeof(tv)) ||
	    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &tv, sizeof(tv)))
		return fail(c, "timeout");
	return 0;
}

int open_socket(struct context *c, int family, int type, int protocol)
{
	int fd = socket(family, type | SOCK_CLOEXEC, protocol);

	if (fd < 0)
		return fail(c, "socket");
	return bound_waits(c, fd) ? -1 : fd;
}

struct message message_of(const struct context *c)
{
	struct message m = { .nonce = c->nonce };

	memcpy(m.magic, MESSAGE_MAGIC, sizeof(m.magic));
	return m;
}

/* Waits for the receiver's answer; other answers on the same socket (a decoy's) are passed over. */
int await_echo(struct context *c, int fd)
{
	char buffer[2048];

	for (;;) {
		ssize_t n = recv(fd, buffer, sizeof(buffer), 0);

		if (n < 0)
			return fail(c, "recv");
		if (n == 0)
			return fail_with(c, "recv", ECONNRESET);
		if (nonce_in(buffer, (size_t)n) == c->nonce) {
			c->echoed = true;
			return 0;
		}
	}
}

int exchange(struct context *c, int fd)
{
	struct message m = message_of(c);

	if (send(fd, &m, sizeof(m), MSG_NOSIGNAL) < 0)
		return fail(c, "send");
	return await_echo(c, fd);
}

int connect_exchange(struct context *c, int fd, const struct endpoint *to)
{
	if (connect(fd, &to->any, to->len))
		return fail(c, "connect");
	return exchange(c, fd);
}

int stream_to(struct context *c, int family, int protocol, struct endpoint to)
{
	int fd = open_socket(c, family, SOCK_STREAM, protocol);

	return fd < 0 ? -1 : connect_exchange(c, fd, &to);
}

int datagram_to(struct context *c, int family, int protocol, struct endpoint to)
{
	struct message m = message_of(c);
	int fd = open_socket(c, family, SOCK_DGRAM, protocol);

	if (fd < 0)
		return -1;
	if (sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0)
		return fail(c, "sendto");
	return await_echo(c, fd);
}

int connected_datagram_to(struct context *c, int family, int protocol, struct endpoint to)
{
	int fd = open_socket(c, family, SOCK_DGRAM, protocol);

	return fd < 0 ? -1 : connect_exchange(c, fd, &to);
}

/* RFC 1071, in network byte order; `sum` is a partial sum of host-order words. */
uint16_t checksum(const void *data, size_t len, uint32_t sum)
{
	const uint8_t *p = data;

	for (size_t i = 0; i + 1 < len; i += 2)
		sum += (uint32_t)(p[i] << 8 | p[i + 1]);
	if (len & 1)
		sum += (uint32_t)p[len - 1] << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return htons((uint16_t)~sum);
}

static uint32_t partial(const void *data, size_t len)
{
	return (uint16_t)~ntohs(checksum(data, len, 0));
}

uint16_t udp_checksum4(struct in_addr from, struct in_addr to, const void *udp, size_t len)
{
	uint32_t sum = partial(&from, 4) + partial(&to, 4) + IPPROTO_UDP + (uint32_t)len;

	return checksum(udp, len, sum);
}

uint16_t udp_checksum6(const struct in6_addr *from, const struct in6_addr *to, uint8_t proto, const void *data,
		       size_t len)
{
	uint32_t sum = partial(from, 16) + partial(to, 16) + proto + (uint32_t)len;

	return checksum(data, len, sum);
}
