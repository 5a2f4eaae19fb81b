// SPDX-License-Identifier: Apache-2.0
//
// The shared table of nonces: a file mapped by receivers (writers) and runners (readers). A nonce has a bucket
// whose slots are written in turn, so that a long run forgets the oldest and never fills up. An entry is ready
// when its nonce is not 0.
#include "vectors.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define BUCKETS 8192 /* a power of two */
#define SLOTS 16

struct bucket {
	uint32_t next;
	uint32_t pad;
	struct seen_entry slots[SLOTS];
};

struct seen_table {
	struct bucket buckets[BUCKETS];
};

static struct seen_table *table;

int seen_open(const char *path, bool create)
{
	int fd = open(path, create ? O_RDWR | O_CREAT | O_CLOEXEC : O_RDWR | O_CLOEXEC, 0666);

	if (fd < 0)
		return -1;
	if (create && ftruncate(fd, sizeof(*table)))
		return -1;
	/* runners of any user read it, and the userns vector writes it */
	if (create && fchmod(fd, 0666))
		return -1;
	table = mmap(NULL, sizeof(*table), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	return table == MAP_FAILED ? -1 : 0;
}

static struct bucket *bucket_of(uint64_t nonce)
{
	return &table->buckets[(nonce >> 17) & (BUCKETS - 1)]; /* nonces are random */
}

static bool is_noted(const struct bucket *b, uint64_t nonce, char role, const uint8_t addr[16], uint16_t port)
{
	for (int i = 0; i < SLOTS; i++) {
		const struct seen_entry *e = &b->slots[i];

		if (__atomic_load_n(&e->nonce, __ATOMIC_ACQUIRE) == nonce && e->role == role && e->port == port &&
		    !memcmp(e->addr, addr, 16))
			return true;
	}
	return false;
}

void seen_add(uint64_t nonce, char role, uint8_t proto, const uint8_t addr[16], uint16_t port)
{
	struct bucket *b = bucket_of(nonce);

	/* a message that is repeated must not push others out */
	if (is_noted(b, nonce, role, addr, port))
		return;
	struct seen_entry *e = &b->slots[__atomic_fetch_add(&b->next, 1, __ATOMIC_RELAXED) % SLOTS];

	__atomic_store_n(&e->nonce, 0, __ATOMIC_RELEASE);
	memcpy(e->addr, addr, 16);
	e->port = port;
	e->proto = proto;
	e->role = role;
	__atomic_store_n(&e->nonce, nonce, __ATOMIC_RELEASE);
}

void map_v4(uint8_t out[16], struct in_addr a)
{
	memset(out, 0, 10);
	out[10] = out[11] = 0xff;
	memcpy(out + 12, &a, 4);
}

uint64_t nonce_in(const void *data, size_t len)
{
	const char *m = memmem(data, len, MESSAGE_MAGIC, 8);
	uint64_t nonce = 0;

	/* anywhere in a packet: not aligned */
	if (m && (size_t)((const char *)data + len - m) >= sizeof(struct message))
		memcpy(&nonce, m + offsetof(struct message, nonce), sizeof(nonce));
	return nonce;
}

static bool is_at(const struct options *o, const struct seen_entry *e, enum place place)
{
	uint8_t v4[16];

	map_v4(v4, o->target4);
	switch (place) {
	case AT_TARGET4:
		return e->role == ROLE_SERVER && e->port == o->port && !memcmp(e->addr, v4, 16);
	case AT_TARGET6:
		return e->role == ROLE_SERVER && e->port == o->port && !memcmp(e->addr, &o->target6, 16);
	case AT_LINK6:
		return e->role == ROLE_SERVER && e->port == o->port && !memcmp(e->addr, &o->target_link6, 16);
	case AT_LOCAL:
		return e->role == ROLE_LOCAL && e->port == o->port;
	case AT_JOIN4:
		return e->role == ROLE_SERVER && e->port == o->join_port && !memcmp(e->addr, v4, 16);
	case AT_HOST4:
		return e->role == ROLE_SERVER && e->proto == IPPROTO_ICMP && !memcmp(e->addr, v4, 16);
	case AT_HOST6:
		return e->role == ROLE_SERVER && e->proto == IPPROTO_ICMPV6 && !memcmp(e->addr, &o->target6, 16);
	case AT_WIRE4:
		return e->role == ROLE_WIRE && e->port == o->port && !memcmp(e->addr, v4, 16);
	case AT_WIRE6:
		return e->role == ROLE_WIRE && !memcmp(e->addr, &o->target6, 16);
	case AT_HOP4:
		return e->role == ROLE_WIRE && !memcmp(e->addr, v4, 16);
	case AT_OWN:
		return e->role == ROLE_OWN;
	case AT_SERVER:
		return e->role == ROLE_SERVER && e->port == o->port;
	case AT_UNIX:
		return e->role == ROLE_LOCAL && e->proto == 0;
	}
	return false;
}

bool seen_at(const struct options *o, uint64_t nonce, enum place place)
{
	const struct bucket *b = bucket_of(nonce);

	for (int i = 0; i < SLOTS; i++) {
		const struct seen_entry *e = &b->slots[i];

		if (__atomic_load_n(&e->nonce, __ATOMIC_ACQUIRE) == nonce && is_at(o, e, place))
			return true;
	}
	return false;
}
