/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
 *
 * The shared layout: every struct and number that crosses between the kernel programs, the Go helper,
 * the native addon and TypeScript. Go (native/helper) and TypeScript (src/kernel/layout.ts) repeat it,
 * and a test in each language compares them with the BTF of the compiled object.
 *
 * Byte order: `port` fields are big endian (as on the wire), everything else is host order.
 * Addresses: 16 bytes, IPv4 as v4-mapped (::ffff:a.b.c.d, RFC 4291 section 2.5.5.2).
 * All structs have explicit padding that must be zero: they are map keys and are compared as bytes.
 */
#ifndef NETMON_H
#define NETMON_H

/* Increased whenever a struct or number below changes meaning. A pinned session with another version is
 * not adopted. */
#define NETMON_LAYOUT_VERSION 1

#define NETMON_UNIX_PATH_MAX 108 /* sizeof(sockaddr_un.sun_path), include/uapi/linux/un.h */
#define NETMON_COMM_LEN 16       /* TASK_COMM_LEN */

/* One class for all addresses of this host: ::1 represents 0.0.0.0, ::, 127/8, ::1 and every address in
 * the `local_addrs` map. A server on this host is identified by its port. */

enum netmon_mode {
	NETMON_MODE_OBSERVE = 0,
	NETMON_MODE_ENFORCE = 1,
};

enum netmon_rule_action {
	NETMON_RULE_NONE = 0, /* no rule */
	NETMON_RULE_ALLOW = 1,
	NETMON_RULE_DENY = 2,
};

enum netmon_rule_flag {
	NETMON_RULE_F_EGRESS_ONLY = 1 << 0, /* ignored by connect and sendmsg: the egress canary */
	NETMON_RULE_F_CANARY = 1 << 1,      /* enforced in every mode, no event, own counters */
	NETMON_RULE_F_REPORT = 1 << 2,      /* what it allows always causes an event */
	NETMON_RULE_F_EVERY_MODE = 1 << 3,  /* enforced in every mode: netmon's own page */
};

/* The program's decision, for counters and events. */
enum netmon_verdict {
	NETMON_ALLOW = 1,       /* passed */
	NETMON_BLOCK = 2,       /* refused */
	NETMON_WOULD_BLOCK = 3, /* passed in observe, would be refused in enforce */
};

/* The reason. docs/events.md gives the strings; src/kernel/layout.ts has them in this order. */
enum netmon_reason {
	NETMON_REASON_NONE = 0,
	NETMON_REASON_RULE = 1,         /* a rule matched: see rule, server */
	NETMON_REASON_UNDECLARED = 2,   /* no rule matched */
	NETMON_REASON_SOCKET_TYPE = 3,  /* raw, ping, UDP-Lite, SCTP, ...: no address hook sees these */
	NETMON_REASON_SOURCE_ROUTE = 4, /* IPv4 LSRR/SSRR or IPv6 routing header with segments left */
	NETMON_REASON_FRAGMENT = 5,     /* a fragment made by the socket itself: it lacks the ports */
	NETMON_REASON_MALFORMED = 6,    /* headers the egress program could not read */
	NETMON_REASON_UNIX_PATH = 7,    /* AF_UNIX path on the deny list */
	NETMON_REASON_TRANSLATED = 8,   /* egress: no rule for the packet's destination, which is not the
	                                 * socket's peer (DNAT) */
	NETMON_REASON_UNREDIRECTED = 9, /* a redirect exists, but the call cannot take it or the packet
	                                 * bypassed it */
	NETMON_REASON_RESOLVER_SOURCE = 10, /* the packet claims to come from a resolver that netmon trusts */
	NETMON_REASON_INTERNAL = 11, /* loopback of a network namespace that the session itself has made */
	NETMON_REASON_OWN_LISTENER = 12, /* loopback, where the session itself listens; no rule matched */
};

enum netmon_hook {
	NETMON_HOOK_NONE = 0,
	NETMON_HOOK_CONNECT4 = 1,
	NETMON_HOOK_CONNECT6 = 2,
	NETMON_HOOK_SENDMSG4 = 3,
	NETMON_HOOK_SENDMSG6 = 4,
	NETMON_HOOK_SOCK_CREATE = 5,
	NETMON_HOOK_EGRESS = 6,
	NETMON_HOOK_CONNECT_UNIX = 7,
	NETMON_HOOK_SENDMSG_UNIX = 8,
	NETMON_HOOK_MAX = 9,
};

enum netmon_setting_flag {
	NETMON_SET_FAIL_CLOSED = 1 << 0,
	NETMON_SET_EVENTS_ALL = 1 << 1,      /* events for undeclared destinations that pass, and AF_UNIX */
	NETMON_SET_INBOUND_BY_RULE = 1 << 2, /* replies on accepted TCP connections are judged too */
	NETMON_SET_NO_EVENTS = 1 << 3,       /* counters only (bench) */
	NETMON_SET_REDIRECT = 1 << 4,        /* redirects may exist: look them up; stays set, for late answers */
	NETMON_SET_EVENTS_UNDECLARED = 1 << 5, /* events for undeclared destinations that pass */
	NETMON_SET_RESOLVERS_AT_53 = 1 << 6, /* all resolver entries have port 53: other source ports need no look-up */
	NETMON_SET_EVENTS_LOCAL = 1 << 7,    /* events for all of this host's addresses that pass */
};

/* Which range classes hold at least one entry: an empty class is not looked up. */
enum netmon_range_class {
	NETMON_RANGE_PROTO_PORT = 1 << 0, /* protocol and port given */
	NETMON_RANGE_PROTO = 1 << 1,      /* protocol given, any port */
	NETMON_RANGE_ANY = 1 << 2,        /* any protocol, any port */
};

/* Sockets that sock_create allows in enforcing modes besides TCP, UDP and MPTCP. */
enum netmon_socket_class {
	NETMON_SOCKET_PING = 1 << 0,    /* SOCK_DGRAM ICMP and ICMPv6 */
	NETMON_SOCKET_UDPLITE = 1 << 1, /* judged at egress and at sendmsg */
	NETMON_SOCKET_SCTP = 1 << 2,    /* judged at egress only */
	NETMON_SOCKET_RAW = 1 << 3,     /* judged at egress only */
};

/* Map `settings`: ARRAY of 2; the idle slot is filled first, then map `active` (ARRAY of 1, u32 slot) selects
 * it: a program never sees half a change. */
struct netmon_settings {
	__u32 layout_version;
	__u32 generation;
	__u8 mode;            /* enum netmon_mode */
	__u8 range_classes;   /* enum netmon_range_class */
	__u8 socket_classes;  /* enum netmon_socket_class */
	__u8 canary_protocol; /* a raw socket of this protocol is the self-test: refused, no event; 0 = none */
	__u32 flags;          /* enum netmon_setting_flag */
	__u32 deny_errno;     /* positive errno that a denied call returns; 0 = EPERM */
	__u32 cgroup_level;   /* depth of the session's cgroup below the hierarchy's root; 0 = unknown */
	__u64 fold_ns;        /* repeats within this time are folded into one event; 0 = never */
	__u64 cgroup_id;      /* the session's cgroup; with cgroup_level, used for FOREIGN_TASK */
};

/* Map `rules`: HASH. An entry decides alone for its address, so if a denied range covers an allowed entry, the
 * writer stores that range's denial instead. "Any protocol" is expanded or is a range: an entry with protocol 0 is a
 * resolver, whose address and port no packet of the session may have as its source. */
struct netmon_rule_key {
	__u8 addr[16];
	__be16 port;
	__u8 proto;
	__u8 pad;
};

/* Map `ranges`: LPM_TRIE. Protocol and port precede the address and are always part of the prefix, so
 * prefixlen = 32 + address bits. Class NETMON_RANGE_PROTO has port 0, NETMON_RANGE_ANY has both 0.
 * IPv4 ranges are v4-mapped: 96 + prefix bits of address. */
struct netmon_range_key {
	__u32 prefixlen; /* in bits, counted from `proto` */
	__u8 proto;
	__u8 pad;
	__be16 port;
	__u8 addr[16];
};

struct netmon_rule {
	__u32 rule;   /* id: index in the legend of the session record */
	__u32 server; /* server set index in the legend; 0 = no server */
	__u8 action;  /* enum netmon_rule_action */
	__u8 flags;   /* enum netmon_rule_flag */
	__u16 pad;
};

/* Map `unix_rules`: LPM_TRIE over the path bytes. An exact path includes its terminating NUL (abstract
 * names: the leading NUL), a `prefix*` does not. Value: struct netmon_rule. */
struct netmon_unix_key {
	__u32 prefixlen; /* in bits */
	__u8 path[NETMON_UNIX_PATH_MAX];
};

/* Map `inbound_flows`: HASH, value u8. TCP connections accepted before the programs were attached,
 * written once by the controller; the program itself recognizes later ones. */
struct netmon_flow_key {
	__u8 remote_addr[16];
	__be16 remote_port;
	__be16 local_port;
};

/* Map `counters`: PERCPU_ARRAY, one struct per enum netmon_hook (index 0 is unused). Exact:
 * judged calls = allow + block + would_block + undeclared + canary; wanted events = emitted + folded +
 * dropped. Egress counts packets that it refuses, and each flow of a connected UDP socket once; the rest is in
 * passed_over. */
struct netmon_counters {
	__u64 allow;       /* a rule allowed it */
	__u64 block;
	__u64 would_block;
	__u64 undeclared;  /* passed: no rule matched; at AF_UNIX hooks everything that passed */
	__u64 emitted;     /* events put into the ring */
	__u64 folded;      /* events folded into another one */
	__u64 dropped;     /* events lost: ring full */
	__u64 unparsed;    /* headers or paths that could not be read */
	__u64 canary;      /* canary attempts refused */
	__u64 passed_over; /* egress packets that passed; calls without settings */
};

/* Map `server_counters`: PERCPU_ARRAY by server set index. Connect and sendmsg hooks and egress denials. */
struct netmon_server_counters {
	__u64 allow;
	__u64 block;
	__u64 would_block;
};

enum netmon_redirect_flag {
	NETMON_REDIRECT_REQUIRED = 1 << 0, /* refuse packets that still carry the original */
};

/* Map `redirects`: HASH keyed by struct netmon_rule_key of the original; this host's addresses as the local class. */
struct netmon_redirect {
	__u8 addr[16]; /* the target */
	__be16 port;
	__u8 flags; /* enum netmon_redirect_flag */
	__u8 pad;
};

/* Map `redirected`: HASH keyed by struct netmon_rule_key of the target. */
struct netmon_original {
	__u8 addr[16];
	__be16 port;
	__u16 pad;
};

/* Map `sk_redirected`: SK_STORAGE, the socket's last redirect. */
struct netmon_sk_redirect {
	__u8 original[16]; /* as the caller named it */
	__u8 target[16];
	__be16 original_port;
	__be16 target_port;
	__u32 pad;
};

/* Map `redirect_counters`: PERCPU_ARRAY by enum netmon_hook. Both are included in struct netmon_counters' totals. */
struct netmon_redirect_counters {
	__u64 redirected;   /* calls that went to the target */
	__u64 unredirected; /* calls that could not, egress packets that bypassed it: refused; passed in observe */
};

/* Map `sk_flow`: SK_STORAGE of UDP and UDP-Lite sockets. */
struct netmon_sk_flow {
	__u8 addr[16]; /* of the destination that was reported last, and of its packets */
	__be16 port;
	__u8 refused;     /* the socket was connected to a destination that the rules refuse, and IPsec is in use */
	__u8 owner_known; /* the fields below are valid */
	__u32 generation; /* of that report; 0 = none */
	__u64 cgroup_id;  /* of the task that connected the socket, where egress cannot ask for a task */
	__u32 pid;
	__u32 parent;
	__u32 uid;
	__u8 flags; /* enum netmon_event_flag */
	__u8 pad[3];
	__u8 comm[NETMON_COMM_LEN];
};

/* Map `quiet_counters`: PERCPU_ARRAY of one. What passes and leaves nothing by itself; it is in no other counter. */
struct netmon_quiet_counters {
	__u64 udp_connects; /* UDP sockets connected: their packets are judged, not the call */
	__u64 internal;     /* calls and packets on the loopback of a network namespace that the session has made, and
			     * connections to its own listeners */
	__u64 neighbours;   /* packets of the kernel's own sockets: neighbour discovery, multicast reports, resets */
	__u64 own_namespace; /* what passes in such a namespace to another address: it stays inside the session, or a
			      * socket outside the namespace sends it, and is judged and counted */
};

enum netmon_event_kind {
	NETMON_EVENT_CONNECTION = 1,
	NETMON_EVENT_UNIX = 2,
};

enum netmon_event_flag {
	NETMON_EVENT_F_LOCAL = 1 << 0,        /* the destination is this host */
	NETMON_EVENT_F_FOREIGN_TASK = 1 << 1, /* the task is not in the session's cgroup (kworker, passed
	                                       * socket): pid and comm are not the agent's */
	NETMON_EVENT_F_OWN_NAMESPACE = 1 << 2, /* the session has made the socket's network namespace, and it passed */
	NETMON_EVENT_F_QUIET = 1 << 3,        /* only because of EVENTS_LOCAL; in no counter but that of dropped events */
};

/* Map `events`: RINGBUF. A record wakes the reader only if it has read all before it. */
struct netmon_event {
	__u8 kind;    /* enum netmon_event_kind */
	__u8 hook;    /* enum netmon_hook */
	__u8 verdict; /* enum netmon_verdict */
	__u8 reason;  /* enum netmon_reason */
	__u8 proto;   /* IPPROTO_*; MPTCP is 6 */
	__u8 flags;   /* enum netmon_event_flag */
	__be16 port;
	__u8 addr[16];
	__u64 time_ns; /* CLOCK_MONOTONIC */
	__u64 cgroup_id; /* of the current task; 0 at egress if unknown */
	__u32 generation;
	__u32 rule;
	__u32 server;
	__u32 count; /* 1 + repeats folded in before it */
	__u32 pid;   /* thread group id in the initial pid namespace */
	__u32 parent; /* thread group id of the process that started it, as now; 0: unknown */
	__u32 uid;
	__u32 err; /* positive errno that the caller got; 0 if it passed; 0 at egress */
	__u8 comm[NETMON_COMM_LEN];
};

/* kind NETMON_EVENT_UNIX: the same head, then the path. */
struct netmon_unix_event {
	struct netmon_event head;
	__u32 path_len; /* bytes used in path, NUL excluded unless abstract */
	__u8 path[NETMON_UNIX_PATH_MAX];
};

/* Map `recent`: LRU_HASH, holds no policy: losing an entry costs one more event. */
struct netmon_fold_key {
	__u8 addr[16];
	__be16 port;
	__u8 proto;
	__u8 verdict;
	__u32 rule;
	__u32 pid;
	__u32 reason;
};

struct netmon_fold {
	__u64 since_ns;
	__u32 count;
	__u32 pad;
};

#define NETMON_REQUEST_MAX 2048 /* power of two; holds the headers of a client with a long token */

/* Map `requests` of netmon_plain_http.bpf.c: RINGBUF. The beginning of what a segment carries. */
struct netmon_request {
	__u8 addr[16]; /* the destination */
	__be16 port;
	__u16 len; /* bytes used */
	__u32 pad;
	__u8 bytes[NETMON_REQUEST_MAX];
};

#endif
