/* SPDX-License-Identifier: Apache-2.0
 *
 * The conformance vectors: each is one way for a process in the watched cgroup to reach the target S.
 *
 * Proof: a vector carries a nonce in its message. A receiver outside the cgroup notes every nonce in a shared
 * table with the address it arrived at. "through" means: the nonce is in that table at the target. What the
 * sender's calls return is reported, never believed.
 *
 * Direction of failure: a vector that cannot do its own preparation reports an error, not a refusal.
 */
#ifndef VECTORS_H
#define VECTORS_H

#include <netinet/in.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/un.h>

#define ARRAY_LEN(a) (sizeof(a) / sizeof((a)[0]))

/* Missing from Debian 12's libc headers on some architectures; values from include/uapi/linux (Linux 6.1). */
#ifndef IPPROTO_MPTCP
#define IPPROTO_MPTCP 262
#endif
#ifndef SOL_MPTCP
#define SOL_MPTCP 284
#endif
#ifndef SOL_UDPLITE
#define SOL_UDPLITE 136
#endif

/* Where the vectors go. Ports in host order. */
struct options {
	struct in_addr target4, decoy4, own4;
	struct in6_addr target6, decoy6, target_link6;
	uint16_t port, decoy_port;
	uint16_t join_port;      /* MPTCP: allowed at the decoy, denied at the target */
	uint16_t translate_port; /* DNAT: decoy:translate_port becomes target:port */
	char interface[16];      /* of the veth pair, in the caller's namespace */
	uint8_t target_mac[6], own_mac[6];
	int timeout_ms;          /* of each blocking call */
	int jobs;                /* vectors at the same time */
	int uid;                 /* 0 = stay root with all capabilities */
	const char *cgroup;      /* session cgroup; NULL = the caller is already inside */
	const char *sibling;     /* a cgroup outside the session */
	const char *netns;       /* path of the server's network namespace */
	const char *seen;        /* file of the shared table */
	const char *control;     /* directory of the receivers' control sockets */
	int presock_tcp, presock_udp; /* inherited sockets made outside, -1 = none */
};

/* Who noted a nonce. */
enum role {
	ROLE_SERVER = 'S', /* a socket in the server's namespace */
	ROLE_LOCAL = 'L',  /* a socket in the agent's namespace, outside the cgroup */
	ROLE_WIRE = 'P',   /* a packet socket on the server's interface */
	ROLE_OWN = 'N',    /* a receiver in a namespace the vector made itself */
};

enum place {
	AT_TARGET4,
	AT_TARGET6,
	AT_LINK6,
	AT_LOCAL,
	AT_JOIN4,  /* target4:join_port */
	AT_HOST4,  /* target4 without a port: ICMP */
	AT_HOST6,
	AT_WIRE4,  /* a packet with destination target4:port */
	AT_WIRE6,  /* a packet with destination target6, any port */
	AT_HOP4,   /* a packet with destination target4, any port */
	AT_OWN,    /* a receiver in the vector's own namespace */
	AT_UNIX,
	AT_SERVER, /* any address of the server's namespace, at port */
};

struct seen_entry {
	uint64_t nonce; /* written last: 0 = not ready */
	uint8_t addr[16];
	uint16_t port;
	uint8_t proto;
	char role;
	uint32_t pad;
};

struct message {
	char magic[8];
	uint64_t nonce;
};
#define MESSAGE_MAGIC "NMVEC\1\r\n"

struct context {
	const struct options *o;
	uint64_t nonce;
	int fd;        /* what `prepare` left for `run`, -1 = none */
	bool prepared; /* `prepare` has set the network up */
	int err;       /* errno of the step that failed */
	const char *step;
	bool echoed;   /* the receiver's answer came back */
};

enum vector_flag {
	V_CHILD_CGROUP = 1 << 0,  /* start in a child of the session's cgroup */
	V_THREAD_CGROUP = 1 << 1, /* start in a child that has a threaded child */
	V_ONE_WAY = 1 << 2,       /* no answer is expected */
};

struct vector {
	const char *name;
	enum place place;
	unsigned flags;
	int (*run)(struct context *c);     /* inside the cgroup; 0, or -1 with err and step set */
	/* NULL, or what the process does before it enters the cgroup (all capabilities). */
	int (*prepare)(struct context *c);
};

struct endpoint {
	union {
		struct sockaddr any;
		struct sockaddr_in v4;
		struct sockaddr_in6 v6;
		struct sockaddr_un un;
	};
	socklen_t len;
};

/* The families, one file each. */
extern const struct vector tcp_vectors[], udp_vectors[], datagram_vectors[], udplite_vectors[], fastopen_vectors[], mptcp_vectors[],
	uring_vectors[], outside_vectors[], cgroup_vectors[], namespace_vectors[], raw_vectors[], packet_vectors[],
	route_vectors[], local_vectors[], other_vectors[], inbound_vectors[],
	reuse_vectors[], tun_vectors[];
extern const size_t tcp_count, udp_count, datagram_count, udplite_count, fastopen_count, mptcp_count, uring_count, outside_count,
	cgroup_count, namespace_count, raw_count, packet_count, route_count, local_count, other_count, inbound_count, reuse_count, tun_count;

/* exchange.c: the steps most vectors share. All return -1 with err and step set. */
int fail(struct context *c, const char *step);
int fail_with(struct context *c, const char *step, int err);
struct endpoint endpoint4(struct in_addr a, uint16_t port);
struct endpoint endpoint6(struct in6_addr a, uint16_t port);
struct endpoint endpoint_mapped(struct in_addr a, uint16_t port);
struct endpoint endpoint_unix(const char *dir, const char *name);
struct endpoint target4(const struct context *c);
struct endpoint target6(const struct context *c);
struct endpoint target_mapped(const struct context *c);
struct endpoint decoy4(const struct context *c);
struct endpoint decoy6(const struct context *c);
int open_socket(struct context *c, int family, int type, int protocol);
int bound_waits(struct context *c, int fd);
struct message message_of(const struct context *c);
int exchange(struct context *c, int fd);
int await_echo(struct context *c, int fd);
int connect_exchange(struct context *c, int fd, const struct endpoint *to);
int stream_to(struct context *c, int family, int protocol, struct endpoint to);
int datagram_to(struct context *c, int family, int protocol, struct endpoint to);
int connected_datagram_to(struct context *c, int family, int protocol, struct endpoint to);
uint16_t checksum(const void *data, size_t len, uint32_t sum);
uint16_t udp_checksum4(struct in_addr from, struct in_addr to, const void *udp, size_t len);
uint16_t udp_checksum6(const struct in6_addr *from, const struct in6_addr *to, uint8_t proto, const void *data,
		       size_t len);

/* Steps that two families share. */
int open_listener(struct context *c, int type, struct sockaddr_in *at); /* other.c: on an address of the agent */
int translate_prepare(struct context *c); /* namespace.c: decoy:translate_port becomes target:port */
int repair_exchange(struct context *c, int fd, const struct endpoint *to); /* tcp.c: TCP_REPAIR */

/* raw.c: a whole datagram to the target. */
struct ip_udp_packet {
	struct iphdr ip;
	struct udphdr udp;
	struct message message;
} __attribute__((packed));
struct ip_udp_packet whole_packet4(struct context *c);
void packet_source(struct ip_udp_packet *p, struct in_addr from, struct in_addr to);

/* seen.c: the shared table of nonces. */
int seen_open(const char *path, bool create);
void seen_add(uint64_t nonce, char role, uint8_t proto, const uint8_t addr[16], uint16_t port);
bool seen_at(const struct options *o, uint64_t nonce, enum place place);
void map_v4(uint8_t out[16], struct in_addr a);
uint64_t nonce_in(const void *data, size_t len);

/* control.c: what the receivers do on request, over a Unix socket. */
enum control_call {
	CONTROL_GIVE_TCP = 1, /* passes a new TCP socket */
	CONTROL_GIVE_CONNECTED = 2, /* passes a TCP socket connected to target4 */
	CONTROL_POKE_UDP = 3, /* sends a datagram with the inverted nonce from target4:port to `to` */
	CONTROL_CALL_TCP = 4, /* connects from target4:port to `to` and reads like any receiver */
};
struct control_request {
	uint32_t call;
	uint64_t nonce;
	struct sockaddr_in to, from;
};
/* Returns the descriptor passed back, 0 where the call passes none, or -1 with err and step set. */
int control_ask(struct context *c, char receiver, const struct control_request *r);
int control_listen(const struct options *o, char receiver);
/* Does what one client asks; `udp` is the receiver's socket at `port`. Returns a new connection for the caller
 * to read from, or -1. */
int control_serve(int listener, int udp);

/* receive.c: datagrams with the address they came to. */
union packet_info {
	char bytes[CMSG_SPACE(sizeof(struct in6_pktinfo))];
	struct cmsghdr align;
};
void packet_info_set(union packet_info *control, const uint8_t source[16]);
void receive_datagram(int fd, char role, uint8_t proto);
void receive_raw(int fd, char role, uint8_t proto);
void receive_wire(int fd);
/* false: the connection has ended. */
bool receive_stream(int fd, char role, uint16_t join_port);

/* identity.c: 0, or -1 with errno. */
int drop_to(int uid);
int enter_cgroup(const char *cgroup);
int enter_and_drop(const struct options *o); /* says on stderr what failed */

/* Commands. Return the exit code. */
int serve(const struct options *o, char role);
int run_vectors(const struct options *o, const struct vector **chosen, int total);
int hold(const struct options *o, const char *name);
int hammer(const struct options *o, const char *name);
int resident(const struct options *o, const char *name);
int inherit(char **command);

#endif
