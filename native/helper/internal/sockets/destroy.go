package sockets

import (
	"errors"
	"net/netip"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
)

// maxReported limits the list in the reply (a socket takes up to 40 bytes of the frame).
const maxReported = 20_000

// Destroy ends the session's sockets to the destinations. A socket is the session's if its cgroup is; if the
// kernel reports no cgroup ids (before 5.9), if only processes of the session hold it.
// Connections that the session accepted are ended only on request.
func Destroy(request *helperpb.DestroyRequest) (*helperpb.DestroyReply, error) {
	wanted, err := parseDestinations(request.Destinations)
	if err != nil {
		return nil, err
	}
	s, err := openSession(request.Cgroup)
	if err != nil {
		return nil, wrap(err, "finding the sockets of cgroup %s", request.Cgroup)
	}
	defer s.close()
	targets, err := s.targets(wanted, request.Inbound)
	if err != nil {
		return nil, wrap(err, "finding the owners of the sockets of cgroup %s", request.Cgroup)
	}
	reply := &helperpb.DestroyReply{Supported: true}
	for space := range s.holders.spaces {
		if err := destroyIn(s.holders.spaces[space], space, targets, reply); err != nil {
			return nil, wrap(err, "ending sockets of cgroup %s", request.Cgroup)
		}
	}
	return reply, nil
}

type destination struct {
	addr  netip.Addr // invalid = any
	port  uint16     // 0 = any
	proto uint8      // 0 = TCP and UDP
}

func parseDestinations(from []*helperpb.Destination) ([]destination, error) {
	var all []destination
	for i, one := range from {
		d := destination{port: uint16(one.Port), proto: uint8(one.Proto)}
		if one.Port > 65535 || (one.Proto != 0 && one.Proto != unix.IPPROTO_TCP && one.Proto != unix.IPPROTO_UDP) {
			return nil, fault.New("EINVAL", "destination %d: port 0 to 65535 and protocol 0, 6 or 17 are needed", i)
		}
		if len(one.Addr) > 0 {
			addr, ok := netip.AddrFromSlice(one.Addr)
			if !ok || !addr.Is6() {
				return nil, fault.New("EINVAL", "destination %d: the address must have 16 bytes", i)
			}
			d.addr = addr.Unmap()
		}
		all = append(all, d)
	}
	return all, nil
}

func (d destination) matches(s socket) bool {
	return (d.proto == 0 || d.proto == s.proto) && (d.port == 0 || d.port == s.remote.Port()) &&
		(!d.addr.IsValid() || d.addr == s.remote.Addr().WithZone(""))
}

// alive reports whether it is connected, and not merely waiting for the peer to forget it.
func (s socket) alive() bool {
	if s.remote.Port() == 0 || s.remote.Addr().IsUnspecified() {
		return false
	}
	switch s.proto {
	case unix.IPPROTO_TCP:
		return s.state != stateTimeWait && s.state != stateClose && s.state != stateListen &&
			s.state != stateNewSynRecv
	case unix.IPPROTO_UDP:
		return true
	}
	return false
}

func (s *session) targets(wanted []destination, inbound bool) ([]found, error) {
	type port struct {
		space  int
		number uint16
	}
	listening := map[port]bool{}
	for _, f := range s.found {
		if f.proto == unix.IPPROTO_TCP && f.state == stateListen {
			listening[port{f.space, f.local.Port()}] = true
		}
	}
	var targets []found
	for _, f := range s.found {
		if !f.alive() || !matchesAny(wanted, f.socket) {
			continue
		}
		accepted := f.proto == unix.IPPROTO_TCP && listening[port{f.space, f.local.Port()}]
		if accepted && !inbound {
			continue
		}
		targets = append(targets, f)
	}
	return s.own(targets)
}

func matchesAny(wanted []destination, s socket) bool {
	for _, d := range wanted {
		if d.matches(s) {
			return true
		}
	}
	return false
}

// own keeps the sockets that are certainly the session's.
func (s *session) own(candidates []found) ([]found, error) {
	var own []found
	if s.reportsID {
		for _, f := range candidates {
			if s.cgroups[f.cgroupID] {
				own = append(own, f)
			}
		}
		return own, nil
	}
	if len(candidates) == 0 {
		return nil, nil
	}
	outside, err := heldOutside(s.holders.pids)
	if err != nil {
		return nil, err
	}
	for _, f := range candidates {
		if s.holders.byInode[f.inode] != 0 && !outside[f.inode] {
			own = append(own, f)
		}
	}
	return own, nil
}

// heldOutside lists the sockets held by processes outside the session.
func heldOutside(inside []int) (map[uint32]bool, error) {
	skip := map[int]bool{}
	for _, pid := range inside {
		skip[pid] = true
	}
	pids, err := cgroup.AllProcesses()
	if err != nil {
		return nil, err
	}
	held := map[uint32]bool{}
	for _, pid := range pids {
		if skip[pid] {
			continue
		}
		for _, fd := range socketFDs(pid) {
			held[fd.inode] = true
		}
	}
	return held, nil
}

func destroyIn(space netns, index int, targets []found, reply *helperpb.DestroyReply) error {
	var d *diag
	for _, f := range targets {
		if f.space != index {
			continue
		}
		if d == nil {
			var err error
			if d, err = openDiag(space.file); err != nil {
				return err
			}
			defer d.close()
		}
		err := d.destroy(f.socket)
		if errors.Is(err, unix.ENOENT) {
			continue // it ended on its own
		}
		if errors.Is(err, unix.EOPNOTSUPP) {
			reply.Supported = false
			reply.Why = "this kernel cannot end sockets (CONFIG_INET_DIAG_DESTROY is off): the egress program " +
				"cuts the flow instead"
		}
		report(reply, f.socket, err)
	}
	return nil
}

func report(reply *helperpb.DestroyReply, s socket, err error) {
	if err == nil {
		reply.Ended++
	}
	if len(reply.Sockets) >= maxReported {
		return
	}
	one := &helperpb.DestroyedSocket{
		RemoteAddr: addrBytes(s.remote.Addr()), RemotePort: uint32(s.remote.Port()),
		LocalPort: uint32(s.local.Port()), Proto: uint32(s.proto),
	}
	if err != nil {
		one.Err = uint32(unix.EIO)
		var number unix.Errno
		if errors.As(err, &number) {
			one.Err = uint32(number)
		}
	}
	reply.Sockets = append(reply.Sockets, one)
}

// TryDestroy ends a temporary socket: nil if the kernel and the caller's privileges allow it.
func TryDestroy() error {
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	// connecting a datagram socket to itself sends nothing
	if err := unix.Bind(fd, &unix.SockaddrInet4{Addr: [4]byte{127, 0, 0, 1}}); err != nil {
		return err
	}
	own, err := unix.Getsockname(fd)
	if err != nil {
		return err
	}
	if err := unix.Connect(fd, own); err != nil {
		return err
	}
	d, err := openDiag(nil)
	if err != nil {
		return err
	}
	defer d.close()
	sockets, err := d.dump(unix.AF_INET, unix.IPPROTO_UDP)
	if err != nil {
		return err
	}
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return err
	}
	for _, s := range sockets {
		if uint64(s.inode) == stat.Ino {
			return d.destroy(s)
		}
	}
	return errors.New("sock_diag does not list a socket of this process")
}
