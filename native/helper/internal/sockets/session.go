package sockets

import (
	"netmon/helper/internal/cgroup"
)

// session describes a session's processes and the sockets in their network namespaces.
type session struct {
	cgroups   map[uint64]bool // ids of the session's cgroup and all below it
	holders   *holders
	found     []found
	reportsID bool // some socket had its cgroup id: the kernel has INET_DIAG_CGROUP_ID
}

// found is a socket and the namespace it was found in.
type found struct {
	socket
	space int // index into holders.spaces
}

func openSession(path string) (*session, error) {
	nodes, err := cgroup.Subtree(path)
	if err != nil {
		return nil, err
	}
	pids, err := cgroup.Processes(nodes)
	if err != nil {
		return nil, err
	}
	h, err := findHolders(pids)
	if err != nil {
		return nil, err
	}
	s := &session{cgroups: map[uint64]bool{}, holders: h}
	for _, node := range nodes {
		s.cgroups[node.ID] = true
	}
	if err := s.dumpFrom(0); err != nil {
		s.close()
		return nil, err
	}
	shown := map[uint32]bool{}
	for _, f := range s.found {
		shown[f.inode] = true
	}
	known := len(h.spaces)
	if h.addSocketSpaces(shown); len(h.spaces) > known {
		if err := s.dumpFrom(known); err != nil {
			s.close()
			return nil, err
		}
	}
	return s, nil
}

func (s *session) close() { s.holders.close() }

func (s *session) dumpFrom(first int) error {
	for i := first; i < len(s.holders.spaces); i++ {
		sockets, err := dumpSpace(s.holders.spaces[i])
		if err != nil {
			return err
		}
		for _, one := range sockets {
			s.found = append(s.found, found{one, i})
			s.reportsID = s.reportsID || one.cgroupID != 0
		}
	}
	return nil
}

func dumpSpace(space netns) ([]socket, error) {
	d, err := openDiag(space.file)
	if err != nil {
		return nil, err
	}
	defer d.close()
	return d.all()
}
