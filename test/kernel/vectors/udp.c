// SPDX-License-Identifier: Apache-2.0
//
// UDP: connected, sendto, sendmsg, sendmmsg, AF_UNSPEC and AF_INET names on AF_INET6 sockets, a connected
// socket that names another address, and a socket connected again.
#include "vectors.h"

#include <arpa/inet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

static int udp4_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET, 0, target4(c));
}

static int udp6_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET6, 0, target6(c));
}

static int mapped_udp_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET6, 0, target_mapped(c));
}

static int udp4_sendto(struct context *c)
{
	return datagram_to(c, AF_INET, 0, target4(c));
}

static int udp6_sendto(struct context *c)
{
	return datagram_to(c, AF_INET6, 0, target6(c));
}

static int mapped_udp_sendto(struct context *c)
{
	return datagram_to(c, AF_INET6, 0, target_mapped(c));
}

/* `control` may be NULL. */
static int send_message(struct context *c, int family, struct endpoint to, void *control, size_t control_len)
{
	struct message m = message_of(c);
	struct iovec iov = { &m, sizeof(m) };
	struct msghdr h = { .msg_name = &to.any, .msg_namelen = to.len, .msg_iov = &iov, .msg_iovlen = 1,
			    .msg_control = control, .msg_controllen = control_len };
	int fd = open_socket(c, family, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (sendmsg(fd, &h, 0) < 0)
		return fail(c, "sendmsg");
	return await_echo(c, fd);
}

static int udp4_sendmsg(struct context *c)
{
	return send_message(c, AF_INET, target4(c), NULL, 0);
}

static int udp6_sendmsg(struct context *c)
{
	return send_message(c, AF_INET6, target6(c), NULL, 0);
}

/* Two messages in one call; the first may be a decoy's. */
static int send_two(struct context *c, int family, struct endpoint first, struct endpoint second)
{
	struct message mine = message_of(c), other = mine;
	struct iovec iov[2] = { { &other, sizeof(other) }, { &mine, sizeof(mine) } };
	struct mmsghdr h[2] = {
		{ .msg_hdr = { .msg_name = &first.any, .msg_namelen = first.len, .msg_iov = &iov[0], .msg_iovlen = 1 } },
		{ .msg_hdr = { .msg_name = &second.any, .msg_namelen = second.len, .msg_iov = &iov[1], .msg_iovlen = 1 } },
	};
	int fd = open_socket(c, family, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (memcmp(&first, &second, sizeof(first)))
		other.nonce = ~c->nonce;
	int sent = sendmmsg(fd, h, 2, 0);
	if (sent < 0)
		return fail(c, "sendmmsg");
	if (sent < 2) {
		/* the error of a later message is only returned by the next call (sendmmsg(2), BUGS) */
		if (sendmmsg(fd, h + sent, (unsigned)(2 - sent), 0) < 0)
			return fail(c, "sendmmsg");
	}
	return await_echo(c, fd);
}

static int udp4_sendmmsg(struct context *c)
{
	return send_two(c, AF_INET, target4(c), target4(c));
}

static int udp6_sendmmsg(struct context *c)
{
	return send_two(c, AF_INET6, target6(c), target6(c));
}

static int mapped_udp_sendmmsg(struct context *c)
{
	return send_two(c, AF_INET6, target_mapped(c), target_mapped(c));
}

static int udp4_sendmmsg_mixed(struct context *c)
{
	return send_two(c, AF_INET, decoy4(c), target4(c));
}

static int udp4_unspec_sendto(struct context *c)
{
	struct endpoint to = target4(c);

	to.any.sa_family = AF_UNSPEC;
	return datagram_to(c, AF_INET, 0, to);
}

static int udp6_afinet_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET6, 0, target4(c));
}

static int udp6_afinet_sendto(struct context *c)
{
	return datagram_to(c, AF_INET6, 0, target4(c));
}

static int named_elsewhere(struct context *c, int family, struct endpoint first, struct endpoint then, bool echo)
{
	struct message m = message_of(c);
	int fd = open_socket(c, family, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (connect(fd, &first.any, first.len))
		return fail(c, "connect decoy");
	if (echo) {
		struct context decoy = *c;

		decoy.nonce = ~c->nonce;
		if (exchange(&decoy, fd))
			return fail_with(c, "decoy", decoy.err);
	}
	if (sendto(fd, &m, sizeof(m), 0, &then.any, then.len) < 0)
		return fail(c, "sendto");
	return 0; /* the answer does not come back: the socket is connected to the decoy */
}

static int udp4_readdr(struct context *c)
{
	return named_elsewhere(c, AF_INET, decoy4(c), target4(c), false);
}

static int udp6_readdr(struct context *c)
{
	return named_elsewhere(c, AF_INET6, decoy6(c), target6(c), false);
}

static int udp4_readdr_echo(struct context *c)
{
	return named_elsewhere(c, AF_INET, decoy4(c), target4(c), true);
}

static int connected_again(struct context *c, int family, struct endpoint first, struct endpoint then)
{
	int fd = open_socket(c, family, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (connect(fd, &first.any, first.len))
		return fail(c, "connect decoy");
	return connect_exchange(c, fd, &then);
}

static int udp4_reconnect(struct context *c)
{
	return connected_again(c, AF_INET, decoy4(c), target4(c));
}

static int udp6_reconnect(struct context *c)
{
	return connected_again(c, AF_INET6, decoy6(c), target6(c));
}

static int scope6_udp(struct context *c)
{
	struct endpoint to = endpoint6(c->o->target_link6, c->o->port);

	to.v6.sin6_scope_id = if_nametoindex(c->o->interface);
	return datagram_to(c, AF_INET6, 0, to);
}

static int pktinfo6(struct context *c)
{
	union {
		char bytes[CMSG_SPACE(sizeof(struct in6_pktinfo))];
		struct cmsghdr align;
	} control = {};
	struct cmsghdr *h = &control.align;
	struct in6_pktinfo info = { .ipi6_ifindex = if_nametoindex(c->o->interface) };

	h->cmsg_level = IPPROTO_IPV6;
	h->cmsg_type = IPV6_PKTINFO;
	h->cmsg_len = CMSG_LEN(sizeof(info));
	memcpy(CMSG_DATA(h), &info, sizeof(info));
	return send_message(c, AF_INET6, endpoint6(c->o->target_link6, c->o->port), &control, sizeof(control));
}

/* Other names for the target's port: every host on the link listens to them. */
static int broadcast4(struct context *c)
{
	struct endpoint to = endpoint4((struct in_addr){ c->o->own4.s_addr | htonl(0xff) }, c->o->port);
	struct message m = message_of(c);
	int on = 1, fd = open_socket(c, AF_INET, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, SOL_SOCKET, SO_BROADCAST, &on, sizeof(on)))
		return fail(c, "so_broadcast");
	return sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0 ? fail(c, "sendto") : 0;
}

static int multicast6(struct context *c)
{
	struct endpoint to = endpoint6((struct in6_addr){ { { 0xff, 2, [15] = 1 } } }, c->o->port);
	struct message m = message_of(c);
	int fd = open_socket(c, AF_INET6, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	to.v6.sin6_scope_id = if_nametoindex(c->o->interface);
	return sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0 ? fail(c, "sendto") : 0;
}

const struct vector udp_vectors[] = {
	{ "udp4-connect", AT_TARGET4, 0, udp4_connect, NULL },
	{ "udp6-connect", AT_TARGET6, 0, udp6_connect, NULL },
	{ "mapped-udp-connect", AT_TARGET4, 0, mapped_udp_connect, NULL },
	{ "udp4-sendto", AT_TARGET4, 0, udp4_sendto, NULL },
	{ "udp6-sendto", AT_TARGET6, 0, udp6_sendto, NULL },
	{ "mapped-udp-sendto", AT_TARGET4, 0, mapped_udp_sendto, NULL },
	{ "udp4-sendmsg", AT_TARGET4, 0, udp4_sendmsg, NULL },
	{ "udp6-sendmsg", AT_TARGET6, 0, udp6_sendmsg, NULL },
	{ "udp4-sendmmsg", AT_TARGET4, 0, udp4_sendmmsg, NULL },
	{ "udp6-sendmmsg", AT_TARGET6, 0, udp6_sendmmsg, NULL },
	{ "mapped-udp-sendmmsg", AT_TARGET4, 0, mapped_udp_sendmmsg, NULL },
	{ "udp4-sendmmsg-mixed", AT_TARGET4, 0, udp4_sendmmsg_mixed, NULL },
	{ "udp4-unspec-sendto", AT_TARGET4, 0, udp4_unspec_sendto, NULL },
	{ "udp6-afinet-connect", AT_TARGET4, 0, udp6_afinet_connect, NULL },
	{ "udp6-afinet-sendto", AT_TARGET4, 0, udp6_afinet_sendto, NULL },
	{ "udp4-readdr", AT_TARGET4, V_ONE_WAY, udp4_readdr, NULL },
	{ "udp6-readdr", AT_TARGET6, V_ONE_WAY, udp6_readdr, NULL },
	{ "udp4-readdr-echo", AT_TARGET4, V_ONE_WAY, udp4_readdr_echo, NULL },
	{ "udp4-reconnect", AT_TARGET4, 0, udp4_reconnect, NULL },
	{ "udp6-reconnect", AT_TARGET6, 0, udp6_reconnect, NULL },
	{ "scope6-udp", AT_LINK6, 0, scope6_udp, NULL },
	{ "pktinfo6", AT_LINK6, 0, pktinfo6, NULL },
	{ "broadcast4", AT_SERVER, V_ONE_WAY, broadcast4, NULL },
	{ "multicast6", AT_SERVER, V_ONE_WAY, multicast6, NULL },
};
const size_t udp_count = ARRAY_LEN(udp_vectors);

static int udplite4_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET, IPPROTO_UDPLITE, target4(c));
}

static int udplite6_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET6, IPPROTO_UDPLITE, target6(c));
}

static int udplite_mapped_connect(struct context *c)
{
	return connected_datagram_to(c, AF_INET6, IPPROTO_UDPLITE, target_mapped(c));
}

static int udplite4_sendto(struct context *c)
{
	return datagram_to(c, AF_INET, IPPROTO_UDPLITE, target4(c));
}

static int udplite6_sendto(struct context *c)
{
	return datagram_to(c, AF_INET6, IPPROTO_UDPLITE, target6(c));
}

const struct vector udplite_vectors[] = {
	{ "udplite4-connect", AT_TARGET4, 0, udplite4_connect, NULL },
	{ "udplite6-connect", AT_TARGET6, 0, udplite6_connect, NULL },
	{ "udplite-mapped-connect", AT_TARGET4, 0, udplite_mapped_connect, NULL },
	{ "udplite4-sendto", AT_TARGET4, 0, udplite4_sendto, NULL },
	{ "udplite6-sendto", AT_TARGET6, 0, udplite6_sendto, NULL },
};
const size_t udplite_count = ARRAY_LEN(udplite_vectors);
