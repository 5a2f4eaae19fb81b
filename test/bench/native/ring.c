/* The baseline for netmon's reader: only counts the records of a ring buffer. Polls on a timer as netmon does,
 * since the programs wake nobody. Runs until SIGTERM; prints the number of records. */
#define _GNU_SOURCE
#include "bench.h"

#include <linux/bpf.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t ended;

static void end(int signal)
{
	(void)signal;
	ended = 1;
}

static size_t ring_bytes(int fd)
{
	struct bpf_map_info info = { 0 };
	union bpf_attr attr = { 0 };

	attr.info.bpf_fd = (uint32_t)fd;
	attr.info.info_len = sizeof(info);
	attr.info.info = (uint64_t)(uintptr_t)&info;
	if (syscall(SYS_bpf, BPF_OBJ_GET_INFO_BY_FD, &attr, sizeof(attr)) < 0)
		fail("BPF_OBJ_GET_INFO_BY_FD");
	return info.max_entries;
}

int count_ring(int argc, char **argv)
{
	const struct timespec pause = { .tv_nsec = 1000000 };
	struct sigaction action = { .sa_handler = end };
	int fd = atoi(argv[0]);
	size_t page = (size_t)sysconf(_SC_PAGESIZE), size = ring_bytes(fd);
	unsigned long *consumer = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	/* the data is mapped twice in a row, so that no record is split at the end */
	char *producer = mmap(NULL, page + 2 * size, PROT_READ, MAP_SHARED, fd, (off_t)page);
	unsigned long records = 0;

	(void)argc;
	if (consumer == MAP_FAILED || producer == MAP_FAILED)
		fail("mmap");
	sigaction(SIGTERM, &action, NULL);
	pin(SERVER_CPU);
	puts("ready");
	fflush(stdout);
	for (;;) {
		unsigned long at = __atomic_load_n(consumer, __ATOMIC_ACQUIRE);
		unsigned long to = __atomic_load_n((unsigned long *)producer, __ATOMIC_ACQUIRE);
		int stop = ended && at == to;

		while (at < to) {
			uint32_t head = __atomic_load_n((uint32_t *)(producer + page + (at & (size - 1))),
							__ATOMIC_ACQUIRE);

			if (head & BPF_RINGBUF_BUSY_BIT)
				break;
			if (!(head & BPF_RINGBUF_DISCARD_BIT))
				records++;
			at += ((head & ~(BPF_RINGBUF_BUSY_BIT | BPF_RINGBUF_DISCARD_BIT)) +
			       BPF_RINGBUF_HDR_SZ + 7) & ~7u;
			__atomic_store_n(consumer, at, __ATOMIC_RELEASE);
		}
		if (stop)
			break;
		nanosleep(&pause, NULL);
	}
	printf("%lu\n", records);
	return 0;
}
