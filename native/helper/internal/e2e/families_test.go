package e2e

import (
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"netmon/helper/internal/rig"
)

// otherSockets prints the result of each way to a socket, and of what makes the kernel start a program.
const otherSockets = `
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
static void outcome(const char *name, long result) {
	printf("%s: %s\n", name, result >= 0 ? "made" : strerrorname_np(errno));
}
int main(void) {
	static const struct { const char *name; int family, type, protocol; } sockets[] = {
		{"unix", AF_UNIX, SOCK_STREAM, 0}, {"inet", AF_INET, SOCK_STREAM, 0}, {"inet6", AF_INET6, SOCK_DGRAM, 0},
		{"netlink", AF_NETLINK, SOCK_RAW, 0}, {"packet", AF_PACKET, SOCK_RAW, 0}, {"vsock", AF_VSOCK, SOCK_STREAM, 0},
		{"rds", 21, SOCK_SEQPACKET, 0}, {"pppoe", 24, SOCK_STREAM, 0}, {"tipc", 30, SOCK_RDM, 0},
		{"rxrpc", 33, SOCK_DGRAM, 2}, {"xdp", 44, SOCK_RAW, 0},
	};
	for (unsigned i = 0; i < sizeof sockets / sizeof *sockets; i++)
		outcome(sockets[i].name, socket(sockets[i].family, sockets[i].type, sockets[i].protocol));
	int pair[2];
	outcome("a pair of unix", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
	outcome("a pair of tipc", socketpair(30, SOCK_RDM, 0, pair));
	char parameters[120] = {0};
	outcome("io_uring", syscall(425, 4, parameters));
	outcome("request_key", syscall(SYS_request_key, "user", "netmon", "netmon", 0));
#ifdef __x86_64__
	static unsigned arguments[3] = {AF_VSOCK, SOCK_STREAM, 0};
	long result;
	__asm__ volatile("int $0x80" : "=a"(result) : "a"(359L), "b"((long)AF_VSOCK), "c"(1L), "d"(0L) : "memory");
	errno = -result;
	outcome("i386 vsock", result);
	__asm__ volatile("int $0x80" : "=a"(result) : "a"(359L), "b"((long)AF_INET), "c"(1L), "d"(0L) : "memory");
	errno = -result;
	outcome("i386 inet", result);
	__asm__ volatile("int $0x80" : "=a"(result) : "a"(102L), "b"(1L), "c"(arguments) : "memory");
	errno = -result;
	outcome("i386 socketcall", result);
#endif
	return 0;
}
`

// A socket of a family that the session's programs do not judge is a way out.
func TestExecHasNoSocketsOfOtherFamilies(t *testing.T) {
	path, _ := rig.Cgroup(t)
	program := compile(t, otherSockets)
	const refused = "EAFNOSUPPORT"
	want := map[string]string{"unix": "made", "inet": "made", "inet6": "made", "netlink": "made", "packet": "EPERM",
		"vsock": refused, "rds": refused, "pppoe": refused, "tipc": refused, "rxrpc": refused, "xdp": refused,
		"a pair of unix": "made", "a pair of tipc": refused, "io_uring": "ENOSYS", "request_key": "EPERM"}
	if runtime.GOARCH == "amd64" {
		for name, result := range map[string]string{"vsock": refused, "inet": "made", "socketcall": "ENOSYS"} {
			want["i386 "+name] = result
		}
	}
	for _, flags := range [][]string{nil, nobody} {
		output, code := runIn(t, path, flags, program)
		got := map[string]string{}
		for _, line := range strings.Split(strings.TrimSpace(output), "\n") {
			name, result, _ := strings.Cut(line, ": ")
			got[name] = result
		}
		if code != 0 || len(got) != len(want) {
			t.Fatalf("%v: code %d:\n%s", flags, code, output)
		}
		for name, result := range want {
			// a kernel that runs no programs of 32 bits has none of their calls
			if got[name] != result && !(strings.HasPrefix(name, "i386") && got[name] == "ENOSYS") {
				t.Errorf("%v: %s is %s, not %s", flags, name, got[name], result)
			}
		}
	}
	outside, err := exec.Command(program).CombinedOutput()
	if err != nil || !strings.Contains(string(outside), "packet: made") {
		t.Errorf("the means do not work outside: %v\n%s", err, outside)
	}
}
