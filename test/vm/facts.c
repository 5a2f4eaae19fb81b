// SPDX-License-Identifier: Apache-2.0
//
// What this kernel can do beyond what `netmon doctor` asks: printed as "name<TAB>answer" lines, for the table in
// docs/kernel-support.md. Every answer comes from trying it; nothing is attached to any cgroup.
//
// Direction of failure: an attempt that fails for another reason than absence prints the errno's name, never
// "yes" or "no".
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#define ENOTSUPP_KERNEL 524 /* include/linux/errno.h: not in the libc */

static long bpf(int cmd, union bpf_attr *attr)
{
	return syscall(SYS_bpf, cmd, attr, sizeof(*attr));
}

static void say(const char *name, int err)
{
	if (err == 0)
		printf("%s\tyes\n", name);
	else if (err == EINVAL || err == ENOSYS || err == ENOTSUPP_KERNEL || err == EOPNOTSUPP ||
		 err == EPROTONOSUPPORT || err == ESOCKTNOSUPPORT || err == EAFNOSUPPORT)
		printf("%s\tno\n", name);
	else
		printf("%s\t%s\n", name, strerrorname_np(err));
}

static int create(enum bpf_map_type type, uint32_t key, uint32_t value, uint32_t entries, uint32_t flags)
{
	union bpf_attr a = { .map_type = type };

	a.key_size = key;
	a.value_size = value;
	a.max_entries = entries;
	a.map_flags = flags;
	return (int)bpf(BPF_MAP_CREATE, &a);
}

/* `keys` are two keys of `key_size`; values are two u32. */
static int batch(int cmd, int fd, void *keys)
{
	uint32_t values[2] = { 1, 2 };
	uint64_t cursor[8] = { 0 };
	union bpf_attr a = { 0 };

	a.batch.map_fd = (uint32_t)fd;
	a.batch.keys = (uintptr_t)keys;
	a.batch.values = (uintptr_t)values;
	a.batch.count = 2;
	if (cmd == BPF_MAP_LOOKUP_BATCH)
		a.batch.out_batch = (uintptr_t)cursor;
	return bpf(cmd, &a) < 0 && errno != ENOENT ? errno : 0;
}

static void batches(void)
{
	static const struct { int cmd; const char *name; } commands[] = {
		{ BPF_MAP_UPDATE_BATCH, "update" }, { BPF_MAP_LOOKUP_BATCH, "lookup" }, { BPF_MAP_DELETE_BATCH, "delete" },
	};
	uint32_t hash_keys[2] = { 1, 2 };
	struct { uint32_t bits; uint8_t data[4]; } trie_keys[2] = { { 32, { 1 } }, { 32, { 2 } } };
	int hash = create(BPF_MAP_TYPE_HASH, 4, 4, 8, BPF_F_NO_PREALLOC);
	int trie = create(BPF_MAP_TYPE_LPM_TRIE, 8, 4, 8, BPF_F_NO_PREALLOC);
	char name[64];

	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		snprintf(name, sizeof(name), "batch_%s_hash", commands[i].name);
		say(name, hash < 0 ? EBADF : batch(commands[i].cmd, hash, hash_keys));
		snprintf(name, sizeof(name), "batch_%s_lpm", commands[i].name);
		say(name, trie < 0 ? EBADF : batch(commands[i].cmd, trie, trie_keys));
	}
}

/* Does BPF memory count against RLIMIT_MEMLOCK (Linux < 5.11)? */
static void memlock(void)
{
	struct rlimit small, old;

	getrlimit(RLIMIT_MEMLOCK, &old);
	small = (struct rlimit){ 65536, old.rlim_max };
	printf("memlock_default_kib\t%llu\n", (unsigned long long)(old.rlim_cur / 1024));
	setrlimit(RLIMIT_MEMLOCK, &small);
	int fd = create(BPF_MAP_TYPE_ARRAY, 4, 4096, 1024, 0);

	printf("memlock_counts_bpf\t%s\n", fd >= 0 ? "no" : errno == EPERM ? "yes" : strerrorname_np(errno));
	if (fd >= 0)
		close(fd);
	setrlimit(RLIMIT_MEMLOCK, &old);
}

static void sockets(void)
{
	static const struct { const char *name; int family, type, protocol; } kinds[] = {
		{ "socket_mptcp", AF_INET, SOCK_STREAM, 262 },  { "socket_udplite", AF_INET, SOCK_DGRAM, 136 },
		{ "socket_sctp", AF_INET, SOCK_STREAM, 132 },   { "socket_dccp", AF_INET, SOCK_DCCP, 33 },
		{ "socket_smc", AF_SMC, SOCK_STREAM, 0 },       { "socket_vsock", AF_VSOCK, SOCK_STREAM, 0 },
	};

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		int fd = socket(kinds[i].family, kinds[i].type, kinds[i].protocol);

		say(kinds[i].name, fd < 0 ? errno : 0);
		if (fd >= 0)
			close(fd);
	}
}

static void io_uring(void)
{
	uint32_t params[30] = { 0 }; /* struct io_uring_params: 120 bytes */
	long fd = syscall(SYS_io_uring_setup, 4, params);

	say("io_uring", fd < 0 ? errno : 0);
	if (fd >= 0)
		close((int)fd);
}

int main(void)
{
	struct utsname u;

	uname(&u);
	printf("release\t%s\nversion\t%s\nmachine\t%s\n", u.release, u.version, u.machine);
	memlock();
	batches();
	sockets();
	io_uring();
	say("btf", access("/sys/kernel/btf/vmlinux", R_OK) < 0 ? ENOSYS : 0);
	return 0;
}
