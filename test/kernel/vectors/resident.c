// SPDX-License-Identifier: Apache-2.0
//
// Processes that stay in the session, for what netmon should notice:
//
//   resident NAME   enters the session, says {"state":"inside"}; at the next byte on standard input acts, says
//                   {"state":"acted"}; ends with its standard input.
//     brought       has a TCP socket from before it entered; does nothing more
//     packet        opens a packet socket inside (CAP_NET_RAW)
//     leave         moves itself to the sibling cgroup
//     spawn         starts a child in the sibling cgroup
//   inherit CMD...  runs CMD with a TCP socket as descriptor 30 and a UDP socket as 31, made here
#include "vectors.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define INHERITED_TCP 30
#define INHERITED_UDP 31

static int spawn_into(const char *cgroup, pid_t *child)
{
	int dir = open(cgroup, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct clone_args args = { .flags = CLONE_INTO_CGROUP, .exit_signal = SIGCHLD, .cgroup = (__u64)dir };

	if (dir < 0)
		return -1;
	*child = (pid_t)syscall(__NR_clone3, &args, sizeof(args));
	if (*child == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		pause();
		_exit(0);
	}
	close(dir);
	return *child < 0 ? -1 : 0;
}

int resident(const struct options *o, const char *name)
{
	pid_t child = 0;
	char c;
	int fd = -1, result = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!strcmp(name, "brought"))
		fd = socket(AF_INET, SOCK_STREAM, 0);
	if (enter_and_drop(o))
		return 71;
	if (!strcmp(name, "packet"))
		fd = socket(AF_PACKET, SOCK_RAW, 0);
	printf("{\"state\":\"inside\",\"pid\":%d,\"fd\":%d}\n", getpid(), fd);
	if (read(0, &c, 1) <= 0)
		return 0;
	if (!strcmp(name, "leave")) {
		if (enter_cgroup(o->sibling))
			result = errno;
	} else if (!strcmp(name, "spawn")) {
		if (spawn_into(o->sibling, &child))
			result = errno;
	}
	printf("{\"state\":\"acted\",\"pid\":%d,\"child\":%d,\"errno\":%d}\n", getpid(), child, result);
	while (read(0, &c, 1) > 0)
		;
	if (child > 0) {
		kill(child, SIGKILL);
		waitpid(child, NULL, 0);
	}
	return 0;
}

int inherit(char **command)
{
	int tcp = socket(AF_INET, SOCK_STREAM, 0), udp = socket(AF_INET, SOCK_DGRAM, 0);

	if (tcp < 0 || udp < 0 || dup2(tcp, INHERITED_TCP) < 0 || dup2(udp, INHERITED_UDP) < 0) {
		perror("vectors: inherit");
		return 71;
	}
	execvp(command[0], command);
	perror(command[0]);
	return 127;
}
