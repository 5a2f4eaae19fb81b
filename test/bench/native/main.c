#define _GNU_SOURCE
#include "bench.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

_Noreturn void fail(const char *what)
{
	perror(what);
	exit(1);
}

uint64_t now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void pin(int cpu)
{
	cpu_set_t set;

	if (cpu >= sysconf(_SC_NPROCESSORS_ONLN))
		return;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	if (sched_setaffinity(0, sizeof(set), &set) < 0)
		fail("sched_setaffinity");
}

void enter_cgroup(const char *dir)
{
	char path[4096];
	int fd;

	snprintf(path, sizeof(path), "%s/cgroup.procs", dir);
	fd = open(path, O_WRONLY);
	if (fd < 0 || write(fd, "0", 1) != 1)
		fail(path);
	close(fd);
}

struct sockaddr_in endpoint(const char *address, const char *port)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port)) };

	if (inet_pton(AF_INET, address, &to.sin_addr) != 1) {
		fprintf(stderr, "%s is not an IPv4 address\n", address);
		exit(1);
	}
	return to;
}

static const struct {
	const char *name;
	int (*run)(int argc, char **argv);
	int arguments;
	const char *usage;
} jobs[] = {
	{ "serve", serve, 2, "ADDRESS PORT" },
	{ "connect", connect_rounds, 4, "CGROUP ADDRESS PORT CONNECTS, then a line for each round" },
	{ "probe", probe_rounds, 1, "CGROUP, then the pattern (glibc, musl, go) of each round" },
	{ "flood", flood, 4, "CGROUP ADDRESS PORT MILLISECONDS" },
	{ "await-refusal", await_refusal, 1, "CGROUP, then ADDRESS lines on stdin" },
	{ "count-ring", count_ring, 1, "FD of a ring buffer map" },
	{ "attach-empty", attach_empty, 1, "CGROUP" },
	{ "relay", relay, 1, "PORT of 127.0.0.1" },
};

int main(int argc, char **argv)
{
	for (unsigned i = 0; i < sizeof(jobs) / sizeof(*jobs); i++) {
		if (argc < 2 || strcmp(argv[1], jobs[i].name) != 0)
			continue;
		if (argc != 2 + jobs[i].arguments) {
			fprintf(stderr, "usage: %s %s %s\n", argv[0], jobs[i].name, jobs[i].usage);
			return 1;
		}
		return jobs[i].run(argc - 2, argv + 2);
	}
	fprintf(stderr, "unknown job\n");
	return 1;
}
