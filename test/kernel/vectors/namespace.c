// SPDX-License-Identifier: Apache-2.0
//
// Other namespaces from the same cgroup: a new user and network namespace with its own loopback, another
// network namespace entered with setns, a socket carried into one; and address translation that the agent sets
// up itself (CAP_NET_ADMIN in its network namespace).
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

static int write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	if (fd < 0)
		return -1;
	ssize_t n = write(fd, text, strlen(text));
	close(fd);
	return n < 0 ? -1 : 0;
}

static int loopback_up(void)
{
	struct ifreq request = { .ifr_name = "lo", .ifr_flags = IFF_UP };
	int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	int result = fd < 0 ? -1 : ioctl(fd, SIOCSIFFLAGS, &request);

	close(fd);
	return result;
}

/* One connection: notes the nonce as ROLE_OWN and answers. */
static int serve_once(int listener)
{
	uint8_t loopback[16] = { [10] = 0xff, 0xff, 127, 0, 0, 1 };
	struct message m;
	int fd = accept(listener, NULL, NULL);

	if (fd < 0 || recv(fd, &m, sizeof(m), MSG_WAITALL) != sizeof(m))
		return 1;
	seen_add(nonce_in(&m, sizeof(m)), ROLE_OWN, IPPROTO_TCP, loopback, 0);
	return send(fd, &m, sizeof(m), MSG_NOSIGNAL) != sizeof(m);
}

static int userns(struct context *c)
{
	char map[64];
	struct in_addr loopback = { .s_addr = htonl(INADDR_LOOPBACK) };
	struct endpoint at = endpoint4(loopback, c->o->port);
	int uid = (int)geteuid(), gid = (int)getegid();

	if (unshare(CLONE_NEWUSER | CLONE_NEWNET))
		return fail(c, "unshare");
	snprintf(map, sizeof(map), "0 %d 1", uid);
	if (write_file("/proc/self/uid_map", map) || write_file("/proc/self/setgroups", "deny"))
		return fail(c, "uid_map");
	snprintf(map, sizeof(map), "0 %d 1", gid);
	if (write_file("/proc/self/gid_map", map) || loopback_up())
		return fail(c, "gid_map or loopback");
	int listener = open_socket(c, AF_INET, SOCK_STREAM, 0);
	if (listener < 0)
		return -1;
	if (bind(listener, &at.any, at.len) || listen(listener, 4))
		return fail(c, "listen");
	pid_t child = fork();
	if (child < 0)
		return fail(c, "fork");
	if (child == 0)
		_exit(serve_once(listener));
	int result = stream_to(c, AF_INET, IPPROTO_TCP, at);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	return result;
}

static int enter_server_netns(struct context *c)
{
	int fd = c->o->netns ? open(c->o->netns, O_RDONLY | O_CLOEXEC) : -1;

	if (fd < 0)
		return fail(c, "open netns");
	if (setns(fd, CLONE_NEWNET))
		return fail(c, "setns");
	return 0;
}

static int setns_then(struct context *c)
{
	return enter_server_netns(c) ? -1 : stream_to(c, AF_INET, IPPROTO_TCP, target4(c));
}

static int sock_setns(struct context *c)
{
	struct endpoint to = target4(c);
	int fd = open_socket(c, AF_INET, SOCK_STREAM, IPPROTO_TCP);

	if (fd < 0 || enter_server_netns(c))
		return -1;
	return connect_exchange(c, fd, &to);
}

/* Runs nft without a shell; the table stays until the network namespace ends or the same rule is set again. */
static int translate(struct context *c)
{
	char rule[400], decoy[INET_ADDRSTRLEN], target[INET_ADDRSTRLEN];
	int status = 0;

	inet_ntop(AF_INET, &c->o->decoy4, decoy, sizeof(decoy));
	inet_ntop(AF_INET, &c->o->target4, target, sizeof(target));
	snprintf(rule, sizeof(rule),
		 "add table ip vectors; delete table ip vectors; add table ip vectors;"
		 " add chain ip vectors out { type nat hook output priority -100; };"
		 " add rule ip vectors out ip protocol { tcp, udp } ip daddr %s th dport %d dnat to %s:%d",
		 decoy, c->o->translate_port, target, c->o->port);
	pid_t child = fork();
	if (child < 0)
		return fail(c, "fork");
	if (child == 0) {
		int null = open("/dev/null", O_WRONLY);

		dup2(null, 2);
		execlp("nft", "nft", rule, NULL);
		_exit(127);
	}
	waitpid(child, &status, 0);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		return fail_with(c, "nft is not installed", ENOENT);
	return status ? fail_with(c, "nft", EPERM) : 0;
}

/* As root in the agent's namespace; inside the session only where the agent has the rights itself. */
int translate_prepare(struct context *c)
{
	c->prepared = translate(c) == 0;
	return c->prepared ? 0 : -1;
}

static int dnat(struct context *c)
{
	if (!c->prepared && translate(c))
		return -1;
	return stream_to(c, AF_INET, IPPROTO_TCP, endpoint4(c->o->decoy4, c->o->translate_port));
}

static int dnat_udp(struct context *c)
{
	if (!c->prepared && translate(c))
		return -1;
	return datagram_to(c, AF_INET, 0, endpoint4(c->o->decoy4, c->o->translate_port));
}

const struct vector namespace_vectors[] = {
	{ "userns", AT_OWN, 0, userns, NULL },
	{ "setns", AT_TARGET4, 0, setns_then, NULL },
	{ "sock-setns", AT_TARGET4, 0, sock_setns, NULL },
	{ "dnat", AT_TARGET4, 0, dnat, translate_prepare },
	{ "dnat-udp", AT_TARGET4, 0, dnat_udp, translate_prepare },
};
const size_t namespace_count = ARRAY_LEN(namespace_vectors);
