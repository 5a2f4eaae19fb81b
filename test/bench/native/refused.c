/* Refused calls: as many as possible, for the event ring, and the first one after a rule change. */
#include "bench.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Denied sendto(2) in a tight loop. Prints the number of calls and the ns they took. */
int flood(int argc, char **argv)
{
	struct sockaddr_in to = endpoint(argv[1], argv[2]);
	uint64_t limit = (uint64_t)atoi(argv[3]) * 1000000u, start, elapsed;
	unsigned long calls = 0;
	int fd;

	(void)argc;
	/* first: a socket belongs to the cgroup that it was made in */
	enter_cgroup(argv[0]);
	pin(CLIENT_CPU);
	fd = socket(AF_INET, SOCK_DGRAM, 0);
	if (fd < 0)
		fail("socket");
	start = now_ns();
	do {
		for (int i = 0; i < 64; i++, calls++) {
			if (sendto(fd, "x", 1, MSG_DONTWAIT, (struct sockaddr *)&to, sizeof(to)) >= 0 ||
			    errno != EPERM) {
				fprintf(stderr, "sendto was not refused with EPERM (%s)\n", strerror(errno));
				return 1;
			}
		}
		elapsed = now_ns() - start;
	} while (elapsed < limit);
	printf("%lu %lu\n", calls, (unsigned long)elapsed);
	return 0;
}

/* For each ADDRESS line: prints "waiting" after a connect(2) that passed, then the time of the first refused one. */
int await_refusal(int argc, char **argv)
{
	char line[64];

	(void)argc;
	enter_cgroup(argv[0]);
	pin(CLIENT_CPU);
	while (fgets(line, sizeof(line), stdin)) {
		int fd = socket(AF_INET, SOCK_DGRAM, 0);
		int waiting = 0;

		line[strcspn(line, "\n")] = 0;
		struct sockaddr_in to = endpoint(line, "7000");

		if (fd < 0)
			fail("socket");
		while (connect(fd, (struct sockaddr *)&to, sizeof(to)) == 0) {
			if (!waiting) {
				puts("waiting");
				fflush(stdout);
				waiting = 1;
			}
		}
		uint64_t refused = now_ns();

		if (errno != EPERM || !waiting)
			fail(waiting ? "connect" : "connect, before the rule was there");
		printf("%lu\n", (unsigned long)refused);
		fflush(stdout);
		close(fd);
	}
	return 0;
}
