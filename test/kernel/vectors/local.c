// SPDX-License-Identifier: Apache-2.0
//
// A server on the same host has many names: 0.0.0.0, ::, ::ffff:0.0.0.0, all of 127/8, ::1 and the addresses
// of the interfaces. The kernel rewrites the zero addresses after the hook has run.
#include "vectors.h"

#include <arpa/inet.h>

static struct in_addr address4(const char *text)
{
	struct in_addr a = {};

	inet_pton(AF_INET, text, &a);
	return a;
}

static int zero4(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_TCP, endpoint4(address4("0.0.0.0"), c->o->port));
}

static int zero6(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_TCP, endpoint6(in6addr_any, c->o->port));
}

static int zero_mapped(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_TCP, endpoint_mapped(address4("0.0.0.0"), c->o->port));
}

static int lo127(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_TCP, endpoint4(address4("127.9.8.7"), c->o->port));
}

static int lo6(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_TCP, endpoint6(in6addr_loopback, c->o->port));
}

static int own4(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_TCP, endpoint4(c->o->own4, c->o->port));
}

static int zero4_udp(struct context *c)
{
	return datagram_to(c, AF_INET, 0, endpoint4(address4("0.0.0.0"), c->o->port));
}

static int zero6_udp(struct context *c)
{
	return datagram_to(c, AF_INET6, 0, endpoint6(in6addr_any, c->o->port));
}

static int zero_mapped_udp(struct context *c)
{
	return datagram_to(c, AF_INET6, 0, endpoint_mapped(address4("0.0.0.0"), c->o->port));
}

static int zero4_udp_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET, 0, endpoint4(address4("0.0.0.0"), c->o->port));
}

const struct vector local_vectors[] = {
	{ "zero4", AT_LOCAL, 0, zero4, NULL },
	{ "zero6", AT_LOCAL, 0, zero6, NULL },
	{ "zero-mapped", AT_LOCAL, 0, zero_mapped, NULL },
	{ "lo127", AT_LOCAL, 0, lo127, NULL },
	{ "lo6", AT_LOCAL, 0, lo6, NULL },
	{ "own4", AT_LOCAL, 0, own4, NULL },
	{ "zero4-udp", AT_LOCAL, 0, zero4_udp, NULL },
	{ "zero6-udp", AT_LOCAL, 0, zero6_udp, NULL },
	{ "zero-mapped-udp", AT_LOCAL, 0, zero_mapped_udp, NULL },
	{ "zero4-udp-connect", AT_LOCAL, 0, zero4_udp_connect, NULL },
};
const size_t local_count = ARRAY_LEN(local_vectors);
