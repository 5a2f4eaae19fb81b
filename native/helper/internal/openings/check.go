// Package openings finds what a session's processes hold on which traffic passes no hook of the session.
//
// Fails closed: a descriptor whose network namespace cannot be found counts as one that leads out, and a process whose
// descriptors cannot be read is counted.
package openings

import (
	"errors"
	"slices"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/devices"
	"netmon/helper/internal/helperpb"
)

// The kinds of openings; the last two only make an opening possible.
const (
	packetSocket = "packet_socket"
	otherSocket  = "other_socket"
	tapDevice    = "tap_device"
	vhostDevice  = "vhost_device"
	machine      = "machine"
	freeTap      = "free_tap"
)

// maxReported keeps the reply far below the limit of a frame.
const maxReported = 256

type scan struct {
	leadOut map[uint64]bool // user namespaces
	majors  map[uint32]bool // of macvtap and ipvtap devices
	sockets map[uint32]bool // inodes that were looked at
	spaces  map[uint64]bool // network namespaces whose tap devices were looked at
	guarded bool            // tap devices cannot be opened here
	found   []*helperpb.Opening
	unread  uint32
}

// Check looks at all processes of the cgroup and of those below it. Processes that end meanwhile are omitted.
func Check(request *helperpb.CoverageRequest) (*helperpb.CoverageReply, error) {
	nodes, err := cgroup.Subtree(request.Cgroup)
	if err != nil {
		return nil, err
	}
	pids, err := cgroup.Processes(nodes)
	if err != nil {
		return nil, err
	}
	s := &scan{leadOut: map[uint64]bool{}, majors: tapMajors(), sockets: map[uint32]bool{}, spaces: map[uint64]bool{},
		guarded: devices.Refused(request.Cgroup)}
	for _, id := range request.UserNamespaces {
		s.leadOut[id] = true
	}
	for _, pid := range pids {
		s.process(pid)
	}
	return s.reply(), nil
}

func (s *scan) reply() *helperpb.CoverageReply {
	slices.SortStableFunc(s.found, func(a, b *helperpb.Opening) int {
		switch {
		case a.Open == b.Open:
			return 0
		case a.Open:
			return -1
		}
		return 1
	})
	reply := &helperpb.CoverageReply{Openings: s.found, Unread: s.unread}
	if len(s.found) > maxReported {
		reply.Openings, reply.Omitted = s.found[:maxReported], uint32(len(s.found)-maxReported)
	}
	return reply
}

func (s *scan) process(pid int) {
	p := &holder{pid: pid, pidfd: -1}
	defer p.close()
	found, err := descriptors(p)
	if errors.Is(err, unix.EACCES) || errors.Is(err, unix.EPERM) {
		s.unread++
		return
	}
	if err != nil {
		return // it ended
	}
	for _, fd := range found {
		switch {
		case fd.socket != 0 && !s.sockets[fd.socket]:
			s.sockets[fd.socket] = true
			s.socket(p, fd.number, fd.socket)
		case fd.device != 0:
			s.device(p, fd)
		}
	}
	s.freeTaps(p)
}

func (s *scan) add(p *holder, kind, detail string, open bool) {
	comm, program := nameOf(p.pid)
	one := &helperpb.Opening{Kind: kind, Detail: detail, Pid: uint32(p.pid), Comm: comm, Program: program, Open: open}
	same := func(other *helperpb.Opening) bool {
		return other.Kind == one.Kind && other.Detail == one.Detail && other.Pid == one.Pid
	}
	if !slices.ContainsFunc(s.found, same) {
		s.found = append(s.found, one)
	}
}

// reaches reports whether a network namespace leads out of the session; an unknown one (0) does.
func (s *scan) reaches(owner uint64) bool { return owner == 0 || s.leadOut[owner] }
