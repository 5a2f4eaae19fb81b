package sockets

import (
	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/helperpb"
)

// maxListeners keeps the list small beside the session's own sockets.
const maxListeners = 1024

// outside lists the sockets in the session's network namespaces that take what anybody sends, and that are not the
// session's. A session without processes has no namespace yet: then those of the caller's, where it will most likely run.
// Those of the caller's own are left out: with many sessions they alone would fill the list.
//
// Fails open: a process that this one may not look into is not found.
func (s *session) outside(known, own []uint64) ([]*helperpb.Listener, error) {
	all := s.found
	if len(s.holders.spaces) == 0 {
		home, err := dumpSpace(netns{})
		if err != nil {
			return nil, err
		}
		for _, one := range home {
			all = append(all, found{one, 0})
		}
	}
	callers := map[uint32]bool{}
	for _, inode := range own {
		callers[uint32(inode)] = true
	}
	listeners := map[uint32]*helperpb.Listener{}
	var ordered []*helperpb.Listener
	for _, f := range all {
		if !f.takesAnybody() || f.inode == 0 || callers[f.inode] || listeners[f.inode] != nil || s.listens(f) {
			continue
		}
		one := &helperpb.Listener{Addr: addrBytes(f.local.Addr().WithZone("")), Port: uint32(f.local.Port()),
			Proto: uint32(f.proto), Inode: uint64(f.inode)}
		listeners[f.inode] = one
		if ordered = append(ordered, one); len(ordered) == maxListeners {
			break
		}
	}
	for _, inode := range known {
		delete(listeners, uint32(inode))
	}
	return ordered, s.findListeners(listeners)
}

// takesAnybody reports whether it is a TCP listener, or a UDP socket with a port and without a peer.
func (s socket) takesAnybody() bool {
	switch s.proto {
	case unix.IPPROTO_TCP:
		return s.state == stateListen
	case unix.IPPROTO_UDP:
		return s.local.Port() != 0 && s.remote.Port() == 0
	}
	return false
}

// listens reports whether the session takes what comes there. A socket that was made outside and is held inside too may
// be served by either.
func (s *session) listens(f found) bool {
	if s.cgroups[f.cgroupID] {
		return true
	}
	return f.cgroupID == 0 && s.holders.byInode[f.inode] != 0
}

func (s *session) findListeners(wanted map[uint32]*helperpb.Listener) error {
	if len(wanted) == 0 {
		return nil
	}
	inside := map[int]bool{}
	for _, pid := range s.holders.pids {
		inside[pid] = true
	}
	pids, err := cgroup.AllProcesses()
	if err != nil {
		return err
	}
	for _, pid := range pids {
		if inside[pid] {
			continue
		}
		for _, fd := range socketFDs(pid) {
			if one := wanted[fd.inode]; one != nil && one.Pid == 0 {
				one.Pid = uint32(pid)
				if delete(wanted, fd.inode); len(wanted) == 0 {
					return nil
				}
			}
		}
	}
	return nil
}
