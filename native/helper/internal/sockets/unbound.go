package sockets

import (
	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
)

// unbound lists the session's IPv4 and IPv6 sockets that no dump of the kernel shows, because they have
// neither a port nor a peer yet. The cgroup that made them is unknown: no hook judges one that was passed in
// when it connects. Needs pidfd_getfd, Linux 5.6, 8649c322f75c; without it or the privilege to use it they
// stay unknown.
func (h *holders) unbound(listed map[uint64]bool) []*helperpb.OpenSocket {
	var all []*helperpb.OpenSocket
	for _, pid := range h.pids {
		pidfd := -1
		for _, fd := range socketFDs(pid) {
			if listed[uint64(fd.inode)] {
				continue
			}
			if pidfd < 0 {
				opened, err := unix.PidfdOpen(pid, 0)
				if err != nil {
					break
				}
				pidfd = opened
			}
			one := inspect(pidfd, fd.number)
			if one == nil {
				continue
			}
			listed[uint64(fd.inode)] = true
			one.Inode, one.Pid = uint64(fd.inode), uint32(pid)
			all = append(all, one)
		}
		if pidfd >= 0 {
			unix.Close(pidfd)
		}
	}
	return all
}

// inspect describes a socket of another process; nil if it is not an internet socket, or gone.
func inspect(pidfd, number int) *helperpb.OpenSocket {
	fd, err := unix.PidfdGetfd(pidfd, number, 0)
	if err != nil {
		return nil
	}
	defer unix.Close(fd)
	families := map[int]string{unix.AF_INET: "inet", unix.AF_INET6: "inet6"}
	domain, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil || families[domain] == "" {
		return nil
	}
	protocol, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_PROTOCOL)
	if err != nil {
		return nil
	}
	return &helperpb.OpenSocket{Family: families[domain], Proto: uint32(protocol), State: "unbound"}
}
