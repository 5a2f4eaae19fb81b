/* The baseline for netmon's programs: `return 1` at every hook that netmon uses, attached as links to a cgroup made
 * by the benchmark. Prints "attach-type program-id" lines, then "ready"; the links end when stdin is closed. */
#define _GNU_SOURCE
#include "bench.h"

#include <fcntl.h>
#include <linux/bpf.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
	const char *hook;
	enum bpf_prog_type program;
	enum bpf_attach_type attach;
} hooks[] = {
	{ "sock_create", BPF_PROG_TYPE_CGROUP_SOCK, BPF_CGROUP_INET_SOCK_CREATE },
	{ "connect4", BPF_PROG_TYPE_CGROUP_SOCK_ADDR, BPF_CGROUP_INET4_CONNECT },
	{ "connect6", BPF_PROG_TYPE_CGROUP_SOCK_ADDR, BPF_CGROUP_INET6_CONNECT },
	{ "sendmsg4", BPF_PROG_TYPE_CGROUP_SOCK_ADDR, BPF_CGROUP_UDP4_SENDMSG },
	{ "sendmsg6", BPF_PROG_TYPE_CGROUP_SOCK_ADDR, BPF_CGROUP_UDP6_SENDMSG },
	{ "egress", BPF_PROG_TYPE_CGROUP_SKB, BPF_CGROUP_INET_EGRESS },
};

static int load_empty(enum bpf_prog_type type, enum bpf_attach_type attach)
{
	const struct bpf_insn code[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0, .imm = 1 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	union bpf_attr attr = { 0 };

	attr.prog_type = type;
	attr.expected_attach_type = attach;
	attr.insns = (uint64_t)(uintptr_t)code;
	attr.insn_cnt = sizeof(code) / sizeof(*code);
	attr.license = (uint64_t)(uintptr_t) "GPL";
	return (int)syscall(SYS_bpf, BPF_PROG_LOAD, &attr, sizeof(attr));
}

static uint32_t program_id(int fd)
{
	struct bpf_prog_info info = { 0 };
	union bpf_attr attr = { 0 };

	attr.info.bpf_fd = (uint32_t)fd;
	attr.info.info_len = sizeof(info);
	attr.info.info = (uint64_t)(uintptr_t)&info;
	if (syscall(SYS_bpf, BPF_OBJ_GET_INFO_BY_FD, &attr, sizeof(attr)) < 0)
		fail("BPF_OBJ_GET_INFO_BY_FD");
	return info.id;
}

int attach_empty(int argc, char **argv)
{
	int cgroup = open(argv[0], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	char end;

	(void)argc;
	if (cgroup < 0)
		fail(argv[0]);
	for (unsigned i = 0; i < sizeof(hooks) / sizeof(*hooks); i++) {
		int program = load_empty(hooks[i].program, hooks[i].attach);
		union bpf_attr attr = { 0 };

		if (program < 0)
			fail("BPF_PROG_LOAD");
		attr.link_create.prog_fd = (uint32_t)program;
		attr.link_create.target_fd = (uint32_t)cgroup;
		attr.link_create.attach_type = hooks[i].attach;
		if (syscall(SYS_bpf, BPF_LINK_CREATE, &attr, sizeof(attr)) < 0)
			fail("BPF_LINK_CREATE");
		printf("%s %u\n", hooks[i].hook, program_id(program));
	}
	puts("ready");
	fflush(stdout);
	return read(STDIN_FILENO, &end, 1) < 0;
}
