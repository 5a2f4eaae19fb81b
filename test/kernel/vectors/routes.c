// SPDX-License-Identifier: Apache-2.0
//
// Source routes: the packet is addressed to a hop, the final destination is in an option or extension header
// (IPv4 loose source route, RFC 791; IPv6 segment routing header, RFC 8754). Forward: the hop is the decoy and
// the call names the target. Reverse: the call names the decoy and the hop is the target's host.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/seg6.h>
#include <netinet/ip.h>
#include <string.h>

static int loose_route(struct context *c, int fd, struct in_addr hop)
{
	/* NOP for alignment, type, length 3 + 4, pointer 4, the hop: the kernel appends the destination */
	uint8_t option[8] = { IPOPT_NOP, IPOPT_LSRR, 7, 4 };

	memcpy(option + 4, &hop, 4);
	return setsockopt(fd, IPPROTO_IP, IP_OPTIONS, option, sizeof(option)) ? fail(c, "ip_options") : 0;
}

static int loose(struct context *c, int type, struct in_addr hop, struct endpoint to)
{
	struct message m = message_of(c);
	int fd = open_socket(c, AF_INET, type, 0);

	if (fd < 0 || loose_route(c, fd, hop))
		return -1;
	if (type == SOCK_STREAM)
		return connect_exchange(c, fd, &to);
	if (sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0)
		return fail(c, "sendto");
	return 0;
}

static int lsrr4(struct context *c)
{
	return loose(c, SOCK_STREAM, c->o->decoy4, target4(c));
}

static int lsrr4_udp(struct context *c)
{
	return loose(c, SOCK_DGRAM, c->o->decoy4, target4(c));
}

static int lsrr4_reverse(struct context *c)
{
	return loose(c, SOCK_DGRAM, c->o->target4, decoy4(c));
}

static int segment_route(struct context *c, int fd, const struct in6_addr *hop)
{
	struct {
		struct ipv6_sr_hdr header;
		struct in6_addr segments[2]; /* last first: [0] is filled with the destination by the kernel */
	} route = { .header = { .hdrlen = 4, .type = 4, .segments_left = 1, .first_segment = 1 } };

	route.segments[1] = *hop;
	return setsockopt(fd, IPPROTO_IPV6, IPV6_RTHDR, &route, sizeof(route)) ? fail(c, "ipv6_rthdr") : 0;
}

static int segment(struct context *c, int type, const struct in6_addr *hop, struct endpoint to)
{
	struct message m = message_of(c);
	int fd = open_socket(c, AF_INET6, type, 0);

	if (fd < 0 || segment_route(c, fd, hop))
		return -1;
	if (type == SOCK_STREAM)
		return connect_exchange(c, fd, &to);
	if (sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0)
		return fail(c, "sendto");
	return 0;
}

static int rthdr6(struct context *c)
{
	return segment(c, SOCK_STREAM, &c->o->decoy6, target6(c));
}

static int rthdr6_udp(struct context *c)
{
	return segment(c, SOCK_DGRAM, &c->o->decoy6, target6(c));
}

static int rthdr6_reverse(struct context *c)
{
	return segment(c, SOCK_DGRAM, &c->o->target6, decoy6(c));
}

const struct vector route_vectors[] = {
	{ "lsrr4", AT_TARGET4, 0, lsrr4, NULL },
	{ "lsrr4-udp", AT_TARGET4, V_ONE_WAY, lsrr4_udp, NULL },
	{ "lsrr4-reverse", AT_HOP4, V_ONE_WAY, lsrr4_reverse, NULL },
	{ "rthdr6", AT_TARGET6, 0, rthdr6, NULL },
	{ "rthdr6-udp", AT_TARGET6, V_ONE_WAY, rthdr6_udp, NULL },
	{ "rthdr6-reverse", AT_WIRE6, V_ONE_WAY, rthdr6_reverse, NULL },
};
const size_t route_count = ARRAY_LEN(route_vectors);
