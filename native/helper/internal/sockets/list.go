package sockets

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"os"
	"runtime"
	"slices"

	"golang.org/x/sys/unix"
	"google.golang.org/protobuf/proto"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/wire"
)

// listBudget is the part of a frame that sockets may fill, in bytes; the rest is for addresses.
const listBudget = wire.MaxMessage - 128<<10

// List lists the sockets that the session's processes hold or its cgroups made. A session without processes has
// none; the addresses are then those of the caller's network namespace.
func List(request *helperpb.SocketsRequest) (*helperpb.SocketsReply, error) {
	s, err := openSession(request.Cgroup)
	if err != nil {
		return nil, wrap(err, "listing the sockets of cgroup %s", request.Cgroup)
	}
	defer s.close()
	listed := map[uint64]bool{}
	var sockets []*helperpb.OpenSocket
	for _, f := range s.found {
		pid := s.holders.byInode[f.inode]
		own := s.cgroups[f.cgroupID]
		if pid == 0 && !own {
			continue
		}
		listed[uint64(f.inode)] = true
		sockets = append(sockets, f.open(pid, s.reportsID && !own && f.cgroupID != 0))
	}
	for _, space := range s.holders.spaces {
		for _, one := range procSockets(space) {
			pid := s.holders.byInode[uint32(one.Inode)]
			if pid == 0 || listed[one.Inode] {
				continue
			}
			listed[one.Inode] = true
			one.Pid = uint32(pid)
			sockets = append(sockets, one)
		}
	}
	sockets = append(sockets, s.holders.unbound(listed)...)
	addrs, err := s.localAddrs()
	if err != nil {
		return nil, wrap(err, "listing the addresses of cgroup %s", request.Cgroup)
	}
	reply := &helperpb.SocketsReply{LocalAddrs: addrs, CgroupIds: s.reportsID || reportsCgroupID()}
	if request.Listeners {
		if reply.Outside, err = s.outside(request.Known, request.Own); err != nil {
			return nil, wrap(err, "listing who listens beside cgroup %s", request.Cgroup)
		}
	}
	fill(reply, sockets)
	return reply, nil
}

func (f found) open(pid int, foreign bool) *helperpb.OpenSocket {
	family := "inet"
	if f.family == unix.AF_INET6 {
		family = "inet6"
	}
	return &helperpb.OpenSocket{
		Family: family, Proto: uint32(f.proto), State: f.stateName(),
		LocalAddr: addrBytes(f.local.Addr()), LocalPort: uint32(f.local.Port()),
		RemoteAddr: addrBytes(f.remote.Addr()), RemotePort: uint32(f.remote.Port()),
		Inode: uint64(f.inode), CgroupId: f.cgroupID, Pid: uint32(pid), Foreign: foreign,
	}
}

// fill adds as many sockets to the reply as fit into a frame, foreign ones first.
func fill(reply *helperpb.SocketsReply, sockets []*helperpb.OpenSocket) {
	slices.SortStableFunc(sockets, func(a, b *helperpb.OpenSocket) int {
		if a.Foreign == b.Foreign {
			return 0
		} else if a.Foreign {
			return -1
		}
		return 1
	})
	used := 0
	for i, one := range sockets {
		used += proto.Size(one) + 4 // tag and length
		if used > listBudget {
			reply.Omitted = uint32(len(sockets) - i)
			return
		}
		reply.Sockets = append(reply.Sockets, one)
	}
}

// reportsCgroupID asks the kernel about a temporary socket: a session without TCP or UDP sockets
// leaves the question open.
func reportsCgroupID() bool {
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer unix.Close(fd)
	if unix.Bind(fd, &unix.SockaddrInet4{Addr: [4]byte{127, 0, 0, 1}}) != nil {
		return false
	}
	d, err := openDiag(nil)
	if err != nil {
		return false
	}
	defer d.close()
	sockets, err := d.dump(unix.AF_INET, unix.IPPROTO_UDP)
	return err == nil && slices.ContainsFunc(sockets, func(s socket) bool { return s.cgroupID != 0 })
}

// localAddrs lists the addresses of the first process's network namespace, or of the caller's.
func (s *session) localAddrs() ([][]byte, error) {
	if len(s.holders.spaces) == 0 || s.holders.spaces[0].pid == 0 {
		return interfaceAddrs()
	}
	return inSpace(s.holders.spaces[0].file, interfaceAddrs)
}

func interfaceAddrs() ([][]byte, error) {
	addrs, err := net.InterfaceAddrs()
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for _, one := range addrs {
		prefix, err := netip.ParsePrefix(one.String())
		if err != nil {
			return nil, fmt.Errorf("interface address %s: %w", one, err)
		}
		all = append(all, addrBytes(prefix.Addr()))
	}
	return all, nil
}

// inSpace runs do on its own thread inside the namespace; the thread ends afterwards.
func inSpace[T any](space *os.File, do func() (T, error)) (T, error) {
	if IsHome(space) {
		return do()
	}
	type answer struct {
		value T
		err   error
	}
	done := make(chan answer, 1)
	go func() {
		runtime.LockOSThread() // never unlocked: the runtime ends the thread with the goroutine
		var a answer
		if a.err = unix.Setns(int(space.Fd()), unix.CLONE_NEWNET); a.err == nil {
			a.value, a.err = do()
		}
		done <- a
	}()
	a := <-done
	return a.value, a.err
}

// wrap keeps a fault unchanged and uses any other error's errno as the code.
func wrap(err error, doing string, args ...any) error {
	var own *fault.Fault
	if errors.As(err, &own) {
		return own
	}
	return fault.From(err, doing, args...)
}
