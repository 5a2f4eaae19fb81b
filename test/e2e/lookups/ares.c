/* SPDX-License-Identifier: Apache-2.0
 *
 * Looks a name up with c-ares and its search list. usage: ares NAME PORT. Says the addresses, or "error TEXT".
 */
#include <ares.h>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/select.h>

static void found(void *done, int status, int timeouts, struct ares_addrinfo *result)
{
	char text[INET6_ADDRSTRLEN];

	(void)timeouts;
	*(bool *)done = true;
	if (status != ARES_SUCCESS) {
		printf("error %s\n", ares_strerror(status));
		return;
	}
	for (struct ares_addrinfo_node *one = result->nodes; one; one = one->ai_next) {
		const void *address = one->ai_family == AF_INET ?
					      (const void *)&((struct sockaddr_in *)one->ai_addr)->sin_addr :
					      (const void *)&((struct sockaddr_in6 *)one->ai_addr)->sin6_addr;

		printf("%s\n", inet_ntop(one->ai_family, address, text, sizeof(text)));
	}
	ares_freeaddrinfo(result);
}

int main(int argc, char **argv)
{
	struct ares_addrinfo_hints hints = { .ai_socktype = SOCK_STREAM };
	ares_channel channel;
	bool done = false;

	if (argc != 3 || ares_library_init(ARES_LIB_INIT_ALL) || ares_init(&channel))
		return 2;
	ares_getaddrinfo(channel, argv[1], argv[2], &hints, found, &done);
	while (!done) {
		fd_set readable, writable;
		struct timeval longest, *wait;

		FD_ZERO(&readable);
		FD_ZERO(&writable);
		int count = ares_fds(channel, &readable, &writable);

		wait = ares_timeout(channel, NULL, &longest);
		select(count, &readable, &writable, NULL, wait);
		ares_process(channel, &readable, &writable);
	}
	return 0;
}
