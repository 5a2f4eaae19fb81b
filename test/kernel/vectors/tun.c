// SPDX-License-Identifier: Apache-2.0
//
// With CAP_NET_ADMIN the agent can write whole packets into a TUN device and have its network namespace forward
// them: they belong to no socket.
#include "vectors.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int forward_on(void)
{
	int fd = open("/proc/sys/net/ipv4/ip_forward", O_WRONLY | O_CLOEXEC);
	int result = fd < 0 || write(fd, "1", 1) != 1 ? -1 : 0;

	if (fd >= 0)
		close(fd);
	return result;
}

static int tun(struct context *c)
{
	struct ifreq request = { .ifr_flags = IFF_TUN | IFF_NO_PI };
	struct ip_udp_packet packet = whole_packet4(c);
	int fd = open("/dev/net/tun", O_RDWR | O_CLOEXEC);
	int ctl = open_socket(c, AF_INET, SOCK_DGRAM, 0);

	if (fd < 0)
		return fail(c, "open tun");
	if (ctl < 0)
		return -1;
	if (ioctl(fd, TUNSETIFF, &request))
		return fail(c, "tunsetiff");
	request.ifr_flags = IFF_UP;
	if (ioctl(ctl, SIOCSIFFLAGS, &request))
		return fail(c, "interface up");
	if (forward_on())
		return fail(c, "ip_forward");
	/* another source: a packet from one of our own addresses would be dropped as forged */
	packet_source(&packet, (struct in_addr){ htonl(0x0a630063) }, c->o->target4); /* 10.99.0.99 */
	if (write(fd, &packet, sizeof(packet)) != sizeof(packet))
		return fail(c, "write");
	usleep(20000); /* the interface, and what it has queued, goes with the process */
	return 0;
}

const struct vector tun_vectors[] = {
	{ "tun", AT_TARGET4, V_ONE_WAY, tun, NULL },
};
const size_t tun_count = ARRAY_LEN(tun_vectors);
