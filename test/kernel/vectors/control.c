// SPDX-License-Identifier: Apache-2.0
//
// What a receiver, a willing process outside the cgroup, does for a vector on request: hands it a socket,
// sends it a datagram, connects to it.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct control_reply {
	int32_t err;
};

static const char *control_name(char receiver)
{
	return receiver == ROLE_LOCAL ? "control-local" : "control-server";
}

union descriptor_control {
	char bytes[CMSG_SPACE(sizeof(int))];
	struct cmsghdr align;
};

int control_ask(struct context *c, char receiver, const struct control_request *request)
{
	struct endpoint to = endpoint_unix(c->o->control, control_name(receiver));
	union descriptor_control control = {};
	struct control_reply reply = {};
	struct iovec iov = { &reply, sizeof(reply) };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control) };
	int fd = open_socket(c, AF_UNIX, SOCK_SEQPACKET, 0), passed = 0;

	if (fd < 0)
		return -1;
	if (connect(fd, &to.any, to.len) || send(fd, request, sizeof(*request), MSG_NOSIGNAL) < 0 ||
	    recvmsg(fd, &h, MSG_CMSG_CLOEXEC) < 0)
		return fail(c, "control");
	close(fd);
	if (reply.err)
		return fail_with(c, "receiver", reply.err);
	struct cmsghdr *cmsg = CMSG_FIRSTHDR(&h);
	if (cmsg && cmsg->cmsg_type == SCM_RIGHTS)
		memcpy(&passed, CMSG_DATA(cmsg), sizeof(passed));
	return passed;
}

int control_listen(const struct options *o, char receiver)
{
	struct endpoint at = endpoint_unix(o->control, control_name(receiver));
	int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);

	unlink(at.un.sun_path);
	if (fd < 0 || bind(fd, &at.any, at.len) || chmod(at.un.sun_path, 0666) || listen(fd, 64)) {
		perror("vectors: control socket");
		_exit(71);
	}
	return fd;
}

static int stream_bound_to(const struct sockaddr_in *from)
{
	struct timeval patience = { .tv_usec = 300000 }; /* the receiver serves others, too */
	int on = 1, fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (fd >= 0 && (setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience)) ||
			setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) ||
			setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof(on)) ||
			bind(fd, (const struct sockaddr *)from, sizeof(*from)))) {
		close(fd);
		return -1;
	}
	return fd;
}

/* From the receiver's own (dual-stack) socket, so that the answer arrives there. */
static int datagram_from(int udp, const struct sockaddr_in *from, const struct sockaddr_in *to,
			 const struct message *m)
{
	struct endpoint name = endpoint_mapped(to->sin_addr, ntohs(to->sin_port));
	union packet_info control;
	struct iovec iov = { (void *)m, sizeof(*m) };
	struct msghdr h = { .msg_name = &name.any, .msg_namelen = name.len, .msg_iov = &iov, .msg_iovlen = 1,
			    .msg_control = &control, .msg_controllen = sizeof(control) };
	uint8_t source[16];

	map_v4(source, from->sin_addr);
	packet_info_set(&control, source);
	return sendmsg(udp, &h, 0) < 0 ? -1 : 0;
}

/* The requested socket, 0 for none, or -1 with errno. */
static int act(const struct control_request *r, int udp)
{
	const struct sockaddr *to = (const struct sockaddr *)&r->to;
	struct message m = { .nonce = ~r->nonce };
	int fd = -1;

	memcpy(m.magic, MESSAGE_MAGIC, sizeof(m.magic));
	switch (r->call) {
	case CONTROL_GIVE_TCP:
		return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	case CONTROL_GIVE_CONNECTED:
		fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		return fd >= 0 && connect(fd, to, sizeof(r->to)) ? -1 : fd;
	case CONTROL_POKE_UDP:
		return datagram_from(udp, &r->from, &r->to, &m);
	case CONTROL_CALL_TCP:
		fd = stream_bound_to(&r->from);
		return fd >= 0 && connect(fd, to, sizeof(r->to)) ? -1 : fd;
	}
	errno = EINVAL;
	return -1;
}

int control_serve(int listener, int udp)
{
	struct control_request r;
	union descriptor_control control = {};
	struct control_reply reply = {};
	struct iovec iov = { &reply, sizeof(reply) };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };
	int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC), made = -1;

	if (client < 0)
		return -1;
	if (recv(client, &r, sizeof(r), 0) == sizeof(r)) {
		made = act(&r, udp);
		reply.err = made < 0 ? errno : 0;
		if (made >= 0 && (r.call == CONTROL_GIVE_TCP || r.call == CONTROL_GIVE_CONNECTED)) {
			h.msg_control = &control;
			h.msg_controllen = sizeof(control);
			control.align = (struct cmsghdr){ .cmsg_len = CMSG_LEN(sizeof(made)), .cmsg_level = SOL_SOCKET,
							  .cmsg_type = SCM_RIGHTS };
			memcpy(CMSG_DATA(&control.align), &made, sizeof(made));
		}
		if (sendmsg(client, &h, MSG_NOSIGNAL) < 0 && errno != EPIPE) /* the vector was stopped meanwhile */
			perror("vectors: control reply");
	}
	close(client);
	if (made >= 0 && r.call == CONTROL_CALL_TCP)
		return made;
	if (made > 0)
		close(made);
	return -1;
}
