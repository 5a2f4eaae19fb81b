// SPDX-License-Identifier: Apache-2.0
//
// Raw sockets (CAP_NET_RAW) and ping sockets (net.ipv4.ping_group_range): no address hook sees their sendto.
#include "vectors.h"

#include <arpa/inet.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <net/if.h>
#include <netinet/icmp6.h>
#include <netinet/ip_icmp.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct icmp_packet {
	struct icmphdr header;
	struct message message;
};

struct udp_packet {
	struct udphdr header;
	struct message message;
};

static struct icmp_packet echo_request(struct context *c)
{
	struct icmp_packet p = { .header = { .type = ICMP_ECHO }, .message = message_of(c) };

	p.header.un.echo.id = htons((uint16_t)getpid());
	p.header.checksum = checksum(&p, sizeof(p), 0);
	return p;
}

static struct udp_packet udp_packet4(struct context *c)
{
	struct udp_packet p = { .header = { .source = htons(40000), .dest = htons(c->o->port),
					    .len = htons(sizeof(p)) },
				.message = message_of(c) };

	p.header.check = udp_checksum4(c->o->own4, c->o->target4, &p, sizeof(p));
	return p;
}

void packet_source(struct ip_udp_packet *p, struct in_addr from, struct in_addr to)
{
	p->ip.saddr = from.s_addr;
	p->ip.check = 0;
	p->ip.check = checksum(&p->ip, sizeof(p->ip), 0);
	p->udp.check = 0;
	p->udp.check = udp_checksum4(from, to, (char *)p + sizeof(p->ip), sizeof(*p) - sizeof(p->ip));
}

struct ip_udp_packet whole_packet4(struct context *c)
{
	struct udp_packet udp = udp_packet4(c);
	struct ip_udp_packet p = { .ip = { .version = 4, .ihl = 5, .ttl = 64, .protocol = IPPROTO_UDP,
					   .tot_len = htons(sizeof(p)), .daddr = c->o->target4.s_addr },
				   .udp = udp.header, .message = udp.message };

	packet_source(&p, c->o->own4, c->o->target4);
	return p;
}

static int send_to(struct context *c, int fd, const void *data, size_t len, struct endpoint to, bool connected)
{
	if (fd < 0)
		return -1;
	if (connected ? connect(fd, &to.any, to.len) : 0)
		return fail(c, "connect");
	if (sendto(fd, data, len, 0, connected ? NULL : &to.any, connected ? 0 : to.len) < 0)
		return fail(c, "sendto");
	return 0;
}

static int icmp(struct context *c, int type, bool connected)
{
	struct icmp_packet p = echo_request(c);
	int fd = open_socket(c, AF_INET, type, IPPROTO_ICMP);

	return send_to(c, fd, &p, sizeof(p), endpoint4(c->o->target4, 0), connected) ? -1 : await_echo(c, fd);
}

static int raw_icmp(struct context *c)
{
	return icmp(c, SOCK_RAW, false);
}

static int raw_icmp_connect(struct context *c)
{
	return icmp(c, SOCK_RAW, true);
}

static int ping(struct context *c)
{
	return icmp(c, SOCK_DGRAM, false);
}

static int ping_connect(struct context *c)
{
	return icmp(c, SOCK_DGRAM, true);
}

static int ping6(struct context *c)
{
	struct {
		struct icmp6_hdr header;
		struct message message;
	} p = { .header = { .icmp6_type = ICMP6_ECHO_REQUEST }, .message = message_of(c) };
	int fd = open_socket(c, AF_INET6, SOCK_DGRAM, IPPROTO_ICMPV6);

	return send_to(c, fd, &p, sizeof(p), endpoint6(c->o->target6, 0), false) ? -1 : await_echo(c, fd);
}

static int whole(struct context *c, struct in_addr named)
{
	struct ip_udp_packet p = whole_packet4(c);
	int fd = open_socket(c, AF_INET, SOCK_RAW, IPPROTO_RAW);

	return send_to(c, fd, &p, sizeof(p), endpoint4(named, 0), false);
}

static int raw_hdrincl_udp4(struct context *c)
{
	return whole(c, c->o->target4);
}

/* The call names the decoy, the header the target. */
static int raw_hdrincl_lie(struct context *c)
{
	return whole(c, c->o->decoy4);
}

static int raw_udp4(struct context *c)
{
	struct udp_packet p = udp_packet4(c);
	int fd = open_socket(c, AF_INET, SOCK_RAW, IPPROTO_UDP);

	return send_to(c, fd, &p, sizeof(p), endpoint4(c->o->target4, 0), false);
}

static int raw_udp4_connect(struct context *c)
{
	struct udp_packet p = udp_packet4(c);
	int fd = open_socket(c, AF_INET, SOCK_RAW, IPPROTO_UDP);

	return send_to(c, fd, &p, sizeof(p), endpoint4(c->o->target4, 0), true);
}

static int raw_udp6(struct context *c)
{
	struct udp_packet p = { .header = { .source = htons(40000), .dest = htons(c->o->port), .len = htons(sizeof(p)) },
				.message = message_of(c) };
	int fd = open_socket(c, AF_INET6, SOCK_RAW, IPPROTO_UDP), offset = 6; /* the kernel fills the checksum in */

	if (fd >= 0 && setsockopt(fd, IPPROTO_IPV6, IPV6_CHECKSUM, &offset, sizeof(offset)))
		return fail(c, "checksum offset");
	return send_to(c, fd, &p, sizeof(p), endpoint6(c->o->target6, 0), false);
}

const struct vector raw_vectors[] = {
	{ "raw-icmp", AT_HOST4, 0, raw_icmp, NULL },
	{ "raw-icmp-connect", AT_HOST4, 0, raw_icmp_connect, NULL },
	{ "ping", AT_HOST4, 0, ping, NULL },
	{ "ping-connect", AT_HOST4, 0, ping_connect, NULL },
	{ "ping6", AT_HOST6, 0, ping6, NULL },
	{ "raw-hdrincl-udp4", AT_TARGET4, V_ONE_WAY, raw_hdrincl_udp4, NULL },
	{ "raw-udp4", AT_TARGET4, V_ONE_WAY, raw_udp4, NULL },
	{ "raw-udp4-connect", AT_TARGET4, V_ONE_WAY, raw_udp4_connect, NULL },
	{ "raw-hdrincl-lie", AT_TARGET4, V_ONE_WAY, raw_hdrincl_lie, NULL },
	{ "raw-udp6", AT_TARGET6, V_ONE_WAY, raw_udp6, NULL },
};
const size_t raw_count = ARRAY_LEN(raw_vectors);

/* AF_PACKET: below every cgroup hook. */
static int packet(struct context *c, int type)
{
	struct {
		struct ethhdr ethernet;
		struct ip_udp_packet ip;
	} __attribute__((packed)) frame = { .ethernet = { .h_proto = htons(ETH_P_IP) }, .ip = whole_packet4(c) };
	struct sockaddr_ll to = { .sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_IP), .sll_halen = 6,
				  .sll_ifindex = (int)if_nametoindex(c->o->interface) };
	size_t skip = type == SOCK_RAW ? 0 : sizeof(frame.ethernet);
	int fd = open_socket(c, AF_PACKET, type, 0);

	if (fd < 0)
		return -1;
	memcpy(to.sll_addr, c->o->target_mac, 6);
	memcpy(frame.ethernet.h_dest, c->o->target_mac, 6);
	memcpy(frame.ethernet.h_source, c->o->own_mac, 6);
	if (sendto(fd, (char *)&frame + skip, sizeof(frame) - skip, 0, (struct sockaddr *)&to, sizeof(to)) < 0)
		return fail(c, "sendto");
	return 0;
}

static int packet_raw(struct context *c)
{
	return packet(c, SOCK_RAW);
}

static int packet_dgram(struct context *c)
{
	return packet(c, SOCK_DGRAM);
}

/* The form before AF_PACKET: the kernel changes the family (__sock_create, net/socket.c, Linux 6.18). */
static int packet_old(struct context *c)
{
	struct {
		struct ethhdr ethernet;
		struct ip_udp_packet ip;
	} __attribute__((packed)) frame = { .ethernet = { .h_proto = htons(ETH_P_IP) }, .ip = whole_packet4(c) };
	struct sockaddr_pkt to = { .spkt_family = AF_INET, .spkt_protocol = htons(ETH_P_IP) };
	int fd = open_socket(c, AF_INET, SOCK_PACKET, htons(ETH_P_IP));

	if (fd < 0)
		return -1;
	memcpy(to.spkt_device, c->o->interface, sizeof(to.spkt_device) - 1);
	memcpy(frame.ethernet.h_dest, c->o->target_mac, 6);
	memcpy(frame.ethernet.h_source, c->o->own_mac, 6);
	if (sendto(fd, &frame, sizeof(frame), 0, (struct sockaddr *)&to, sizeof(to)) < 0)
		return fail(c, "sendto");
	return 0;
}

const struct vector packet_vectors[] = {
	{ "packet-raw", AT_TARGET4, V_ONE_WAY, packet_raw, NULL },
	{ "packet-dgram", AT_TARGET4, V_ONE_WAY, packet_dgram, NULL },
	{ "packet-old", AT_TARGET4, V_ONE_WAY, packet_old, NULL },
};
const size_t packet_count = ARRAY_LEN(packet_vectors);
