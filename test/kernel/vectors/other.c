// SPDX-License-Identifier: Apache-2.0
//
// Other families and protocols, where the kernel has them: SCTP, DCCP, SMC (falls back to TCP), vsock, AF_UNIX;
// and answers to peers from outside.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/vm_sockets.h>
#include <string.h>
#include <unistd.h>

#ifndef AF_SMC
#define AF_SMC 43
#endif
#define SMC_OVER_IPV4 0 /* SMCPROTO_SMC, net/smc/smc.h */
#define SOL_DCCP_LEVEL 269
#define DCCP_SERVICE_OPTION 2 /* DCCP_SOCKOPT_SERVICE, include/uapi/linux/dccp.h */
#define DCCP_SERVICE 42

static int sctp4(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_SCTP, target4(c));
}

static int sctp6(struct context *c)
{
	return stream_to(c, AF_INET6, IPPROTO_SCTP, target6(c));
}

static int sctp4_1n(struct context *c)
{
	struct endpoint to = target4(c);
	struct message m = message_of(c);
	int fd = open_socket(c, AF_INET, SOCK_SEQPACKET, IPPROTO_SCTP);

	if (fd < 0)
		return -1;
	if (sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0)
		return fail(c, "sendto");
	return await_echo(c, fd);
}

static int sctp4_connectx(struct context *c)
{
	struct endpoint to = target4(c);
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_SCTP);

	if (fd < 0)
		return -1;
	/* SCTP_SOCKOPT_CONNECTX (110, include/uapi/linux/sctp.h): the addresses packed */
	if (setsockopt(fd, IPPROTO_SCTP, 110, &to.v4, sizeof(to.v4)) < 0)
		return fail(c, "connectx");
	return exchange(c, fd);
}

static int smc4(struct context *c)
{
	return stream_to(c, AF_SMC, SMC_OVER_IPV4, target4(c));
}

static int dccp4(struct context *c)
{
	struct endpoint to = target4(c);
	uint32_t service = htonl(DCCP_SERVICE);
	int fd = open_socket(c, AF_INET, 6 /* SOCK_DCCP */, IPPROTO_DCCP);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, SOL_DCCP_LEVEL, DCCP_SERVICE_OPTION, &service, sizeof(service)))
		return fail(c, "service");
	return connect_exchange(c, fd, &to);
}

static int vsock(struct context *c)
{
	struct sockaddr_vm to = { .svm_family = AF_VSOCK, .svm_cid = VMADDR_CID_LOCAL, .svm_port = c->o->port };
	int fd = open_socket(c, AF_VSOCK, SOCK_STREAM, 0);

	struct sockaddr_vm own = { .svm_family = AF_VSOCK, .svm_cid = VMADDR_CID_LOCAL, .svm_port = VMADDR_PORT_ANY };

	if (fd < 0)
		return -1;
	/* without vsock_loopback the name would go to the hypervisor */
	if (bind(fd, (struct sockaddr *)&own, sizeof(own)))
		return errno == EADDRNOTAVAIL ? fail_with(c, "loopback", ENODEV) : fail(c, "bind");
	if (connect(fd, (struct sockaddr *)&to, sizeof(to)))
		return fail(c, "connect");
	return exchange(c, fd);
}

static int unix_stream(struct context *c, const char *name)
{
	return stream_to(c, AF_UNIX, 0, endpoint_unix(c->o->control, name));
}

static int unix_path(struct context *c)
{
	return unix_stream(c, "stream");
}

static int unix_abstract(struct context *c)
{
	return unix_stream(c, "@stream");
}

static int unix_datagram(struct context *c)
{
	struct endpoint to = endpoint_unix(c->o->control, "datagram");
	struct message m = message_of(c);
	int fd = open_socket(c, AF_UNIX, SOCK_DGRAM, 0);

	if (fd < 0)
		return -1;
	return sendto(fd, &m, sizeof(m), 0, &to.any, to.len) < 0 ? fail(c, "sendto") : 0;
}

/* An SCTP association is between all addresses of both sides: its socket names any of its own, only the packet the target's. */
const struct vector other_vectors[] = {
	{ "sctp4", AT_HOP4, 0, sctp4, NULL },
	{ "sctp6", AT_WIRE6, 0, sctp6, NULL },
	{ "sctp4-1n", AT_HOP4, 0, sctp4_1n, NULL },
	{ "sctp4-connectx", AT_HOP4, 0, sctp4_connectx, NULL },
	{ "smc4", AT_TARGET4, 0, smc4, NULL },
	{ "dccp4", AT_TARGET4, 0, dccp4, NULL },
	{ "vsock", AT_LOCAL, 0, vsock, NULL },
	{ "unix", AT_UNIX, 0, unix_path, NULL },
	{ "unix-abstract", AT_UNIX, 0, unix_abstract, NULL },
	{ "unix-dgram", AT_UNIX, V_ONE_WAY, unix_datagram, NULL },
};
const size_t other_count = ARRAY_LEN(other_vectors);

int open_listener(struct context *c, int type, struct sockaddr_in *at)
{
	struct endpoint any = endpoint4(c->o->own4, 0);
	socklen_t len = sizeof(*at);
	int fd = open_socket(c, AF_INET, type, 0);

	if (fd < 0)
		return -1;
	if (bind(fd, &any.any, any.len) || getsockname(fd, (struct sockaddr *)at, &len))
		return fail(c, "bind");
	if (type == SOCK_STREAM && listen(fd, 4))
		return fail(c, "listen");
	return fd;
}

/* A UDP server in the cgroup answers a datagram that the target sent. */
static int udp_server_reply(struct context *c)
{
	struct control_request r = { .call = CONTROL_POKE_UDP, .nonce = c->nonce, .from = target4(c).v4 };
	struct message m = message_of(c);
	struct sockaddr_in peer;
	socklen_t len = sizeof(peer);
	char buffer[64];
	int fd = open_listener(c, SOCK_DGRAM, &r.to);

	if (fd < 0 || control_ask(c, ROLE_SERVER, &r) < 0)
		return -1;
	if (recvfrom(fd, buffer, sizeof(buffer), 0, (struct sockaddr *)&peer, &len) < 0)
		return fail(c, "recvfrom");
	if (sendto(fd, &m, sizeof(m), 0, (struct sockaddr *)&peer, len) < 0)
		return fail(c, "sendto");
	return 0;
}

/* A TCP server in the cgroup answers a connection that the target made. */
static int inbound_tcp(struct context *c)
{
	struct control_request r = { .call = CONTROL_CALL_TCP, .nonce = c->nonce, .from = target4(c).v4 };
	int fd = open_listener(c, SOCK_STREAM, &r.to);

	if (fd < 0 || control_ask(c, ROLE_SERVER, &r) < 0)
		return -1;
	int peer = accept4(fd, NULL, NULL, SOCK_CLOEXEC);
	if (peer < 0)
		return fail(c, "accept");
	return bound_waits(c, peer) ? -1 : exchange(c, peer);
}

const struct vector inbound_vectors[] = {
	{ "udp-server-reply", AT_TARGET4, V_ONE_WAY, udp_server_reply, NULL },
	{ "inbound-tcp", AT_TARGET4, 0, inbound_tcp, NULL },
};
const size_t inbound_count = ARRAY_LEN(inbound_vectors);
