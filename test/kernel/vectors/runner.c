// SPDX-License-Identifier: Apache-2.0
//
// Runs vectors, several at a time, each in a process of its own born in the session's cgroup (CLONE_INTO_CGROUP,
// Linux 5.7). The runner stays outside and looks the nonces up.
#include "vectors.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define JOBS_MAX 32

struct report {
	int failed, err;
	bool echoed;
	char step[32];
};

struct job {
	const struct vector *vector;
	pid_t pid;
	int pipe;
	uint64_t nonce;
	int64_t start, end, due; /* ms; due: when it is killed, then when the look-up ends */
	bool finished, reported;
	struct report report;
};

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

_Noreturn static void child(const struct options *o, const struct vector *v, uint64_t nonce, int out, bool late)
{
	struct context c = { .o = o, .nonce = nonce, .fd = -1, .step = "" };
	struct report r = {};
	char comm[16];

	setpgid(0, 0);
	alarm(20);
	snprintf(comm, sizeof(comm), "%.15s", v->name);
	prctl(PR_SET_NAME, comm);
	if (late && v->prepare(&c))
		r.failed = 1;
	else if (late && enter_cgroup(o->cgroup))
		r.failed = fail(&c, "enter cgroup");
	else if (o->uid && drop_to(o->uid))
		r.failed = fail(&c, "drop privileges");
	else
		r.failed = v->run(&c);
	r.err = c.err;
	r.echoed = c.echoed;
	snprintf(r.step, sizeof(r.step), "%s", c.step);
	_exit(write(out, &r, sizeof(r)) != sizeof(r));
}

static void cgroup_of(char *out, size_t size, const struct options *o, const struct vector *v)
{
	snprintf(out, size, "%s%s", o->cgroup,
		 v->flags & V_CHILD_CGROUP ? "/child" : v->flags & V_THREAD_CGROUP ? "/threads" : "");
}

static void start(const struct options *o, const struct vector *v, struct job *j)
{
	char cgroup[512];
	int ends[2], dir = -1;
	bool late = v->prepare && o->cgroup;
	struct clone_args args = { .exit_signal = SIGCHLD };

	*j = (struct job){ .vector = v, .start = now_ms() };
	if (getrandom(&j->nonce, sizeof(j->nonce), 0) != sizeof(j->nonce) || pipe2(ends, O_CLOEXEC)) {
		perror("vectors: start");
		exit(71);
	}
	j->nonce |= 1;
	if (o->cgroup && !late) {
		cgroup_of(cgroup, sizeof(cgroup), o, v);
		dir = open(cgroup, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
		if (dir < 0) {
			perror(cgroup);
			exit(71);
		}
		args.flags = CLONE_INTO_CGROUP;
		args.cgroup = (__u64)dir;
	}
	fflush(stdout);
	j->pid = (pid_t)syscall(__NR_clone3, &args, sizeof(args));
	if (j->pid < 0 && errno == ENOSYS && dir < 0)
		j->pid = fork(); /* as libc does: netmon exec hides clone3 from uid 0 */
	if (j->pid < 0) {
		perror("vectors: clone3");
		exit(71);
	}
	if (j->pid == 0)
		child(o, v, j->nonce, ends[1], late);
	close(ends[1]);
	if (dir >= 0)
		close(dir);
	j->pipe = ends[0];
	j->due = j->start + 12 * o->timeout_ms + 1000;
}

/* The kernel lacks it: nothing was tried. */
static bool is_unsupported(int err)
{
	return err == EPROTONOSUPPORT || err == EAFNOSUPPORT || err == ESOCKTNOSUPPORT || err == ENOSYS ||
	       err == ENOPROTOOPT || err == EOPNOTSUPP || err == ENOENT || err == ENODEV;
}

static const char *outcome(const struct options *o, const struct job *j)
{
	if (seen_at(o, j->nonce, j->vector->place))
		return "through";
	if (!j->reported)
		return "hang";
	if (!j->report.failed)
		return "lost"; /* every call succeeded, nothing arrived */
	if (is_unsupported(j->report.err))
		return "unsupported";
	switch (j->report.err) {
	case ETIMEDOUT:
	case EINPROGRESS:
	case EAGAIN:
	case ETIME:
		return "hang";
	case EPERM:
	case EACCES:
	case ECONNREFUSED:
	case EHOSTUNREACH:
	case ENETUNREACH:
	case EROFS:
	case EBADF:
		return "refused";
	}
	return "error";
}

static void print(const struct options *o, const struct job *j)
{
	const char *name = j->reported && j->report.failed ? strerrorname_np(j->report.err) : NULL;

	printf("{\"vector\":\"%s\",\"outcome\":\"%s\",\"errno\":%s%s%s,\"detail\":\"%s\",\"echo\":%s,\"one_way\":%s,"
	       "\"pid\":%d,\"uid\":%d,\"ms\":%lld}\n",
	       j->vector->name, outcome(o, j), name ? "\"" : "", name ? name : "null", name ? "\"" : "",
	       j->reported ? j->report.step : "no report", j->report.echoed ? "true" : "false",
	       j->vector->flags & V_ONE_WAY ? "true" : "false", j->pid, o->uid, (long long)(j->end - j->start));
}

/* The child has spoken, ended or run out of time. */
static void finish(struct job *j, int timeout_ms)
{
	j->reported = read(j->pipe, &j->report, sizeof(j->report)) == sizeof(j->report);
	close(j->pipe);
	/* the group only exists when setpgid came first; the process itself always does */
	kill(-j->pid, SIGKILL);
	kill(j->pid, SIGKILL);
	waitpid(j->pid, NULL, 0);
	j->finished = true;
	j->end = now_ms();
	/* what was sent should arrive; the nonce of a refused vector must not, also not a moment later */
	j->due = j->end + (j->reported && !j->report.failed ? timeout_ms : timeout_ms / 10);
}

static void poll_jobs(struct job *jobs, int count, int timeout_ms)
{
	struct pollfd p[JOBS_MAX];

	for (int i = 0; i < count; i++)
		p[i] = (struct pollfd){ .fd = jobs[i].finished ? -1 : jobs[i].pipe, .events = POLLIN };
	poll(p, (nfds_t)count, 5);
	for (int i = 0; i < count; i++) {
		if (!jobs[i].finished && p[i].revents)
			finish(&jobs[i], timeout_ms);
		else if (!jobs[i].finished && now_ms() > jobs[i].due) {
			fcntl(jobs[i].pipe, F_SETFL, O_NONBLOCK);
			finish(&jobs[i], timeout_ms);
		}
	}
}

int run_vectors(const struct options *o, const struct vector **chosen, int total)
{
	struct job jobs[JOBS_MAX], *done = calloc((size_t)total, sizeof(*done));
	int running = 0, next = 0, ended = 0, limit = o->jobs < JOBS_MAX ? o->jobs : JOBS_MAX, late = 0;

	if (!done)
		return 71;
	signal(SIGPIPE, SIG_IGN);
	while (next < total || running) {
		while (next < total && running < limit)
			start(o, chosen[next++], &jobs[running++]);
		poll_jobs(jobs, running, o->timeout_ms);
		for (int i = 0; i < running;) {
			struct job *j = &jobs[i];

			if (j->finished && (now_ms() >= j->due || seen_at(o, j->nonce, j->vector->place))) {
				print(o, j);
				done[ended++] = *j;
				*j = jobs[--running];
			} else {
				i++;
			}
		}
	}
	/* what was reported as stopped must not have arrived since */
	usleep((useconds_t)o->timeout_ms * 100);
	for (int i = 0; i < total; i++)
		late += seen_at(o, done[i].nonce, done[i].vector->place);
	printf("{\"done\":%d,\"through\":%d}\n", total, late);
	free(done);
	return 0;
}
