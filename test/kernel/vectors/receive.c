// SPDX-License-Identifier: Apache-2.0
//
// What a receiver does with what arrives: notes the nonce with the address it came to, answers with the same
// bytes from that address.
#include "vectors.h"

#include <arpa/inet.h>
#include <linux/if_packet.h>
#include <linux/mptcp.h>
#include <linux/vm_sockets.h>
#include <netinet/ip.h>
#include <netinet/ip6.h>
#include <string.h>
#include <unistd.h>

#define SUBFLOWS_MAX 8
#ifndef MPTCP_SUBFLOW_ADDRS
#define MPTCP_SUBFLOW_ADDRS 3 /* include/uapi/linux/mptcp.h, Linux 5.16 */
#endif

void packet_info_set(union packet_info *control, const uint8_t source[16])
{
	struct in6_pktinfo info = {};

	memset(control, 0, sizeof(*control));
	memcpy(&info.ipi6_addr, source, 16);
	control->align = (struct cmsghdr){ .cmsg_len = CMSG_LEN(sizeof(info)), .cmsg_level = IPPROTO_IPV6,
					   .cmsg_type = IPV6_PKTINFO };
	memcpy(CMSG_DATA(&control->align), &info, sizeof(info));
}

static uint16_t own_port(int fd)
{
	struct sockaddr_in6 own = {};
	socklen_t len = sizeof(own);

	getsockname(fd, (struct sockaddr *)&own, &len);
	return ntohs(own.sin6_port); /* at the same offset in sockaddr_in and, as sctp's, in both */
}

void receive_datagram(int fd, char role, uint8_t proto)
{
	char data[2048];
	struct sockaddr_storage from;
	union packet_info control;
	struct in6_pktinfo info = {};
	struct iovec iov = { data, sizeof(data) };
	struct msghdr h = { .msg_name = &from, .msg_namelen = sizeof(from), .msg_iov = &iov, .msg_iovlen = 1,
			    .msg_control = &control, .msg_controllen = sizeof(control) };
	ssize_t n = recvmsg(fd, &h, 0);
	uint64_t nonce = n > 0 ? nonce_in(data, (size_t)n) : 0;

	if (!nonce)
		return;
	for (struct cmsghdr *c = CMSG_FIRSTHDR(&h); c; c = CMSG_NXTHDR(&h, c))
		if (c->cmsg_level == IPPROTO_IPV6 && c->cmsg_type == IPV6_PKTINFO)
			memcpy(&info, CMSG_DATA(c), sizeof(info));
	seen_add(nonce, role, proto, info.ipi6_addr.s6_addr, proto ? own_port(fd) : 0);
	if (proto != IPPROTO_UDP && proto != IPPROTO_UDPLITE)
		return;
	iov.iov_len = (size_t)n;
	packet_info_set(&control, info.ipi6_addr.s6_addr);
	if (IN6_IS_ADDR_LINKLOCAL(&info.ipi6_addr))
		memcpy(CMSG_DATA(&control.align), &info, sizeof(info));
	h.msg_controllen = sizeof(control);
	h.msg_flags = 0;
	if (sendmsg(fd, &h, MSG_NOSIGNAL) < 0)
		return; /* the sender is gone or has no way back; the nonce is noted */
}

void receive_raw(int fd, char role, uint8_t proto)
{
	char data[2048];
	uint8_t to[16] = {};
	union packet_info control;
	struct iovec iov = { data, sizeof(data) };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control) };
	ssize_t n = recvmsg(fd, &h, 0);
	uint64_t nonce = n > 0 ? nonce_in(data, (size_t)n) : 0;

	if (!nonce)
		return;
	if (proto == IPPROTO_ICMP)
		map_v4(to, (struct in_addr){ ((struct iphdr *)data)->daddr });
	for (struct cmsghdr *c = CMSG_FIRSTHDR(&h); c; c = CMSG_NXTHDR(&h, c))
		if (c->cmsg_level == IPPROTO_IPV6 && c->cmsg_type == IPV6_PKTINFO)
			memcpy(to, CMSG_DATA(c), 16);
	seen_add(nonce, role, proto, to, 0);
}

/* Packets as they come in: the destination in the network header, the port only of plain TCP and UDP. */
void receive_wire(int fd)
{
	uint8_t data[4096], to[16];
	struct sockaddr_ll from;
	socklen_t len = sizeof(from);
	ssize_t n = recvfrom(fd, data, sizeof(data), 0, (struct sockaddr *)&from, &len);
	uint64_t nonce = n > (ssize_t)sizeof(struct ip6_hdr) ? nonce_in(data, (size_t)n) : 0;
	uint16_t port = 0;

	if (!nonce || from.sll_pkttype == PACKET_OUTGOING)
		return;
	if (data[0] >> 4 == 4) {
		struct iphdr *ip = (struct iphdr *)data;

		map_v4(to, (struct in_addr){ ip->daddr });
		if (ip->protocol == IPPROTO_TCP || ip->protocol == IPPROTO_UDP)
			memcpy(&port, data + ip->ihl * 4 + 2, 2);
		seen_add(nonce, ROLE_WIRE, ip->protocol, to, ntohs(port));
		return;
	}
	struct ip6_hdr *ip = (struct ip6_hdr *)data;

	memcpy(to, &ip->ip6_dst, 16);
	seen_add(nonce, ROLE_WIRE, ip->ip6_nxt, to, 0);
}

static void note_subflows(int fd, char role, uint64_t nonce, uint16_t port)
{
	struct {
		struct mptcp_subflow_data head;
		struct mptcp_subflow_addrs addresses[SUBFLOWS_MAX];
	} info = { .head = { .size_subflow_data = sizeof(info.head),
			     .size_user = sizeof(struct mptcp_subflow_addrs) } };
	socklen_t len = sizeof(info);
	uint8_t local[16];

	if (getsockopt(fd, SOL_MPTCP, MPTCP_SUBFLOW_ADDRS, &info, &len))
		return;
	for (uint32_t i = 0; i < info.head.num_subflows && i < SUBFLOWS_MAX; i++) {
		if (info.addresses[i].sa_family == AF_INET)
			map_v4(local, info.addresses[i].sin_local.sin_addr);
		else
			memcpy(local, &info.addresses[i].sin6_local.sin6_addr, 16);
		seen_add(nonce, role, IPPROTO_TCP, local, port);
	}
}

bool receive_stream(int fd, char role, uint16_t join_port)
{
	char data[2048];
	uint8_t at[16] = {};
	struct sockaddr_storage own = {};
	socklen_t len = sizeof(own);
	ssize_t n = recv(fd, data, sizeof(data), 0);

	if (n <= 0)
		return false;
	getsockname(fd, (struct sockaddr *)&own, &len);
	if (own.ss_family == AF_INET6)
		memcpy(at, &((struct sockaddr_in6 *)&own)->sin6_addr, 16);
	else if (own.ss_family == AF_INET)
		map_v4(at, ((struct sockaddr_in *)&own)->sin_addr);
	uint16_t port = own.ss_family == AF_INET || own.ss_family == AF_INET6 ?
				ntohs(((struct sockaddr_in *)&own)->sin_port) :
			own.ss_family == AF_VSOCK ? (uint16_t)((struct sockaddr_vm *)&own)->svm_port : 0;
	/* several messages may arrive in one read */
	for (ssize_t i = 0; i < n; i += sizeof(struct message)) {
		uint64_t nonce = nonce_in(data + i, (size_t)(n - i));

		if (!nonce)
			break;
		seen_add(nonce, role, own.ss_family == AF_UNIX ? 0 : IPPROTO_TCP, at, port);
		if (port && port == join_port)
			note_subflows(fd, role, nonce, port);
	}
	return send(fd, data, (size_t)n, MSG_NOSIGNAL) == n;
}
