package sockets

import (
	"os"

	"golang.org/x/sys/unix"
)

// IsHome reports whether it is the network namespace of this process, which is not entered: setns(2) needs
// CAP_SYS_ADMIN even there (net/core/net_namespace.c, netns_install), and a sidecar that shares the agent's
// namespace should not need it.
func IsHome(space *os.File) bool {
	var it, own unix.Stat_t
	if unix.Fstat(int(space.Fd()), &it) != nil || unix.Stat("/proc/self/ns/net", &own) != nil {
		return false
	}
	return it.Ino == own.Ino && it.Dev == own.Dev
}
