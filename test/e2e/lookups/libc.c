/* SPDX-License-Identifier: Apache-2.0
 *
 * Looks a name up with getaddrinfo(3) and connects to its addresses in their order until one answers.
 * usage: libc NAME PORT. Says the addresses, then "connected ADDRESS"; or "error TEXT".
 */
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct addrinfo hints = { .ai_socktype = SOCK_STREAM }, *all, *one;
	char text[128];

	if (argc != 3)
		return 2;
	int error = getaddrinfo(argv[1], argv[2], &hints, &all);

	if (error) {
		printf("error %s\n", gai_strerror(error));
		return 0;
	}
	for (one = all; one; one = one->ai_next) {
		getnameinfo(one->ai_addr, one->ai_addrlen, text, sizeof(text), NULL, 0, NI_NUMERICHOST);
		printf("%s\n", text);
	}
	for (one = all; one; one = one->ai_next) {
		int fd = socket(one->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);

		if (fd >= 0 && connect(fd, one->ai_addr, one->ai_addrlen) == 0) {
			getnameinfo(one->ai_addr, one->ai_addrlen, text, sizeof(text), NULL, 0, NI_NUMERICHOST);
			printf("connected %s\n", text);
			return 0;
		}
		close(fd);
	}
	return 0;
}
