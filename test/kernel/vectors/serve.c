// SPDX-License-Identifier: Apache-2.0
//
// The receiver: listens in its network namespace on every protocol the kernel has, runs until its standard
// input ends. Prints one line of JSON when it is ready: what it could open.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <linux/vm_sockets.h>
#include <net/if.h>
#include <netinet/icmp6.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { LISTENER, STREAM, DATAGRAM, RAW, WIRE, CONTROL, END };

struct source {
	int fd;
	enum kind kind;
	uint8_t proto;
};

static int epoll_fd;

static void watch(int fd, enum kind kind, uint8_t proto)
{
	struct source *s = malloc(sizeof(*s));
	struct epoll_event e = { .events = EPOLLIN, .data.ptr = s };

	if (!s || (*s = (struct source){ fd, kind, proto }, epoll_ctl(epoll_fd, EPOLL_CTL_ADD, fd, &e))) {
		perror("vectors: epoll");
		exit(71);
	}
}

static void say(const char *what, uint16_t port, bool open)
{
	printf(",\"%s%s%.0d\":%s", what, port ? ":" : "", port, open ? "true" : "false");
}

/* A dual-stack listener. */
static int listen_stream(int type, int protocol, uint16_t port)
{
	struct sockaddr_in6 at = { .sin6_family = AF_INET6, .sin6_port = htons(port) };
	int on = 1, off = 0, queue = 64;
	uint32_t service = htonl(42);
	int fd = socket(AF_INET6, type | SOCK_CLOEXEC, protocol);

	if (fd < 0)
		return -1;
	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof(on));
	setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof(off));
	if (protocol == IPPROTO_TCP || protocol == IPPROTO_MPTCP)
		setsockopt(fd, IPPROTO_TCP, TCP_FASTOPEN, &queue, sizeof(queue));
	if (protocol == IPPROTO_DCCP)
		setsockopt(fd, 269 /* SOL_DCCP */, 2 /* DCCP_SOCKOPT_SERVICE */, &service, sizeof(service));
	if (bind(fd, (struct sockaddr *)&at, sizeof(at)) || listen(fd, 256)) {
		close(fd);
		return -1;
	}
	return fd;
}

static int open_datagram(int protocol, uint16_t port)
{
	struct sockaddr_in6 at = { .sin6_family = AF_INET6, .sin6_port = htons(port) };
	int on = 1, off = 0;
	int fd = socket(AF_INET6, SOCK_DGRAM | SOCK_CLOEXEC, protocol);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof(off)) ||
	    setsockopt(fd, IPPROTO_IPV6, IPV6_RECVPKTINFO, &on, sizeof(on)) ||
	    bind(fd, (struct sockaddr *)&at, sizeof(at))) {
		close(fd);
		return -1;
	}
	return fd;
}

static void serve_port(uint16_t port)
{
	/* an MPTCP listener accepts plain TCP as well */
	int tcp = listen_stream(SOCK_STREAM, IPPROTO_MPTCP, port);

	say("mptcp", port, tcp >= 0);
	if (tcp < 0)
		tcp = listen_stream(SOCK_STREAM, IPPROTO_TCP, port);
	if (tcp < 0) {
		perror("vectors: tcp listener");
		exit(71);
	}
	watch(tcp, LISTENER, IPPROTO_TCP);
	static const struct {
		const char *name;
		int type, protocol;
	} optional[] = {
		{ "sctp", SOCK_STREAM, IPPROTO_SCTP },
		{ "dccp", 6, IPPROTO_DCCP },
	};
	for (size_t i = 0; i < ARRAY_LEN(optional); i++) {
		int fd = listen_stream(optional[i].type, optional[i].protocol, port);

		say(optional[i].name, port, fd >= 0);
		if (fd >= 0)
			watch(fd, LISTENER, (uint8_t)optional[i].protocol);
	}
	int lite = open_datagram(IPPROTO_UDPLITE, port);
	say("udplite", port, lite >= 0);
	if (lite >= 0)
		watch(lite, DATAGRAM, IPPROTO_UDPLITE);
}

static void serve_raw(void)
{
	int on = 1;
	int v4 = socket(AF_INET, SOCK_RAW | SOCK_CLOEXEC, IPPROTO_ICMP);
	int v6 = socket(AF_INET6, SOCK_RAW | SOCK_CLOEXEC, IPPROTO_ICMPV6);

	if (v4 < 0 || v6 < 0 || setsockopt(v6, IPPROTO_IPV6, IPV6_RECVPKTINFO, &on, sizeof(on))) {
		perror("vectors: raw sockets");
		exit(71);
	}
	watch(v4, RAW, IPPROTO_ICMP);
	watch(v6, RAW, IPPROTO_ICMPV6);
}

static void serve_wire(const char *interface)
{
	struct sockaddr_ll at = { .sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_ALL),
				  .sll_ifindex = (int)if_nametoindex(interface) };
	int fd = socket(AF_PACKET, SOCK_DGRAM | SOCK_CLOEXEC, 0);

	if (fd < 0 || bind(fd, (struct sockaddr *)&at, sizeof(at))) {
		perror("vectors: packet socket");
		exit(71);
	}
	watch(fd, WIRE, 0);
}

static void serve_unix(const struct options *o)
{
	static const char *const names[] = { "stream", "@stream", "datagram" };

	for (size_t i = 0; i < ARRAY_LEN(names); i++) {
		struct endpoint at = endpoint_unix(o->control, names[i]);
		int fd = socket(AF_UNIX, (i == 2 ? SOCK_DGRAM : SOCK_STREAM) | SOCK_CLOEXEC, 0);

		if (at.un.sun_path[0])
			unlink(at.un.sun_path);
		if (fd < 0 || bind(fd, &at.any, at.len) || (at.un.sun_path[0] && chmod(at.un.sun_path, 0666)) ||
		    (i != 2 && listen(fd, 64))) {
			perror("vectors: unix socket");
			exit(71);
		}
		watch(fd, i == 2 ? DATAGRAM : LISTENER, 0);
	}
}

static void serve_vsock(uint16_t port)
{
	struct sockaddr_vm at = { .svm_family = AF_VSOCK, .svm_cid = VMADDR_CID_LOCAL, .svm_port = port };
	int fd = socket(AF_VSOCK, SOCK_STREAM | SOCK_CLOEXEC, 0);
	bool open = fd >= 0 && !bind(fd, (struct sockaddr *)&at, sizeof(at)) && !listen(fd, 16);

	say("vsock", port, open);
	if (open)
		watch(fd, LISTENER, 0);
}

int serve(const struct options *o, char role)
{
	struct epoll_event events[64];

	epoll_fd = epoll_create1(EPOLL_CLOEXEC);
	printf("{\"ready\":true");
	const uint16_t ports[] = { o->port, o->decoy_port, o->join_port };
	int udp[ARRAY_LEN(ports)];
	for (size_t i = 0; i < ARRAY_LEN(ports); i++) {
		serve_port(ports[i]);
		udp[i] = open_datagram(IPPROTO_UDP, ports[i]);
		if (udp[i] < 0) {
			perror("vectors: udp socket");
			exit(71);
		}
		watch(udp[i], DATAGRAM, IPPROTO_UDP);
	}
	serve_raw();
	if (role == ROLE_SERVER)
		serve_wire(o->interface);
	else
		serve_unix(o);
	if (role == ROLE_LOCAL)
		serve_vsock(o->port);
	watch(control_listen(o, role), CONTROL, 0);
	watch(0, END, 0);
	printf("}\n");
	fflush(stdout);

	for (;;) {
		int n = epoll_wait(epoll_fd, events, ARRAY_LEN(events), -1), fd;

		for (int i = 0; i < n; i++) {
			struct source *s = events[i].data.ptr;

			switch (s->kind) {
			case LISTENER:
				fd = accept4(s->fd, NULL, NULL, SOCK_CLOEXEC);
				if (fd >= 0)
					watch(fd, STREAM, s->proto);
				break;
			case STREAM:
				if (!receive_stream(s->fd, role, o->join_port)) {
					close(s->fd);
					free(s);
				}
				break;
			case DATAGRAM:
				receive_datagram(s->fd, role, s->proto);
				break;
			case RAW:
				receive_raw(s->fd, role, s->proto);
				break;
			case WIRE:
				receive_wire(s->fd);
				break;
			case CONTROL:
				fd = control_serve(s->fd, udp[0]);
				if (fd >= 0)
					watch(fd, STREAM, IPPROTO_TCP);
				break;
			case END:
				return 0;
			}
		}
	}
}
