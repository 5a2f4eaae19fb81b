/* connect+close over TCP, and a server that accepts and closes. The client closes with a reset, so that no
 * connection stays in TIME_WAIT and uses up ports: SYN, ACK and RST leave the client. */
#include "bench.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#define WARM_UP 10

int serve(int argc, char **argv)
{
	struct sockaddr_in at = endpoint(argv[0], argv[1]);
	int one = 1, fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	(void)argc;
	pin(SERVER_CPU);
	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one)) < 0 ||
	    bind(fd, (struct sockaddr *)&at, sizeof(at)) < 0 || listen(fd, 4096) < 0)
		fail("serve");
	puts("ready");
	fflush(stdout);
	for (;;) {
		int peer = accept(fd, NULL, NULL);

		if (peer >= 0)
			close(peer);
		else if (errno != EINTR && errno != ECONNABORTED)
			fail("accept");
	}
}

static void one_connection(const struct sockaddr_in *to)
{
	struct linger reset = { .l_onoff = 1, .l_linger = 0 };
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset)) < 0 ||
	    connect(fd, (const struct sockaddr *)to, sizeof(*to)) < 0)
		fail("connect");
	close(fd);
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

/* For each line on stdin: prints the median of socket+connect+close in ns over CONNECTS connections. */
int connect_rounds(int argc, char **argv)
{
	struct sockaddr_in to = endpoint(argv[1], argv[2]);
	int connects = atoi(argv[3]);
	uint64_t *took = calloc((size_t)connects, sizeof(*took));
	char line[16];

	(void)argc;
	if (!took || connects < 1)
		fail("connects");
	enter_cgroup(argv[0]);
	pin(CLIENT_CPU);
	while (fgets(line, sizeof(line), stdin)) {
		for (int i = 0; i < WARM_UP; i++)
			one_connection(&to);
		for (int i = 0; i < connects; i++) {
			uint64_t start = now_ns();

			one_connection(&to);
			took[i] = now_ns() - start;
		}
		qsort(took, (size_t)connects, sizeof(*took), by_value);
		printf("%lu\n", (unsigned long)took[connects / 2]);
		fflush(stdout);
	}
	free(took);
	return 0;
}
