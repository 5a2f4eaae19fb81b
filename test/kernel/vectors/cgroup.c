// SPDX-License-Identifier: Apache-2.0
//
// Cgroups: from a child, from a threaded child, after moving out, from a process born outside.
#include "vectors.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int tcp_to_target(struct context *c)
{
	return stream_to(c, AF_INET, IPPROTO_TCP, target4(c));
}

/* The runner has started this process in a child of the session's cgroup. */
static int childcg(struct context *c)
{
	return tcp_to_target(c);
}

static int write_own_id(const char *dir, const char *file, long id)
{
	char path[512], text[24];
	int n = snprintf(text, sizeof(text), "%ld", id);

	snprintf(path, sizeof(path), "%s/%s", dir, file);
	int fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return -1;
	ssize_t written = write(fd, text, (size_t)n);
	int err = errno;
	close(fd);
	errno = err;
	return written == n ? 0 : -1;
}

struct thread_job {
	struct context *c;
	int result;
};

static void *in_thread(void *argument)
{
	struct thread_job *job = argument;
	char dir[400];

	snprintf(dir, sizeof(dir), "%s/threads/inner", job->c->o->cgroup ? job->c->o->cgroup : "");
	job->result = write_own_id(dir, "cgroup.threads", syscall(__NR_gettid)) ? fail(job->c, "cgroup.threads") :
										   tcp_to_target(job->c);
	return NULL;
}

/* The runner has started this process in `threads`; one of its threads moves to `threads/inner`. */
static int threadcg(struct context *c)
{
	struct thread_job job = { .c = c, .result = -1 };
	pthread_t thread;

	if (!c->o->cgroup)
		return fail_with(c, "threaded cgroup", EROFS);
	int err = pthread_create(&thread, NULL, in_thread, &job);
	if (err)
		return fail_with(c, "thread", err);
	pthread_join(thread, NULL);
	return job.result;
}

static int movecg(struct context *c)
{
	if (!c->o->sibling)
		return fail_with(c, "no sibling given", EINVAL);
	if (write_own_id(c->o->sibling, "cgroup.procs", getpid()))
		return fail(c, "cgroup.procs");
	return tcp_to_target(c);
}

static int clonecg(struct context *c)
{
	int pipe_fd[2], err = ECHILD;
	int dir = c->o->sibling ? open(c->o->sibling, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
	struct clone_args args = { .flags = CLONE_INTO_CGROUP, .exit_signal = SIGCHLD, .cgroup = (__u64)dir };

	if (dir < 0)
		return fail(c, "open sibling");
	if (pipe2(pipe_fd, O_CLOEXEC))
		return fail(c, "pipe");
	pid_t child = (pid_t)syscall(__NR_clone3, &args, sizeof(args));
	if (child < 0)
		return fail(c, "clone3");
	if (child == 0) {
		err = tcp_to_target(c) ? c->err : 0;
		_exit(write(pipe_fd[1], &err, sizeof(err)) != sizeof(err));
	}
	close(pipe_fd[1]);
	if (read(pipe_fd[0], &err, sizeof(err)) != sizeof(err))
		err = ECHILD;
	waitpid(child, NULL, 0);
	c->echoed = err == 0;
	return err ? fail_with(c, "connect", err) : 0;
}

const struct vector cgroup_vectors[] = {
	{ "childcg", AT_TARGET4, V_CHILD_CGROUP, childcg, NULL },
	{ "threadcg", AT_TARGET4, V_THREAD_CGROUP, threadcg, NULL },
	{ "movecg", AT_TARGET4, 0, movecg, NULL },
	{ "clonecg", AT_TARGET4, 0, clonecg, NULL },
};
const size_t cgroup_count = ARRAY_LEN(cgroup_vectors);
