package e2e

import (
	"net"
	"net/netip"
	"os"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/rig"
)

// Who listens beside a session: the caller's own are left out, and those whose process it knows are not searched for.
func TestListenersOutside(t *testing.T) {
	port := func(address string) uint32 { return uint32(netip.MustParseAddrPort(address).Port()) }
	own, mine := listenerInode(t)
	another, known := listenerInode(t)
	shown, searched := listenerInode(t)
	cgroup, _ := rig.Cgroup(t)
	h := rig.Start(t, binary)
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Sockets{Sockets: &helperpb.SocketsRequest{
		Cgroup: cgroup, Listeners: true, Own: []uint64{mine}, Known: []uint64{known}}}})
	found := map[uint32]*helperpb.Listener{}
	for _, one := range reply.GetSockets().GetOutside() {
		found[one.Port] = one
	}
	if found[port(own)] != nil {
		t.Errorf("the caller's own is listed: %v", found[port(own)])
	}
	if one := found[port(another)]; one == nil || one.Inode != known || one.Pid != 0 {
		t.Errorf("a known one: %v", one)
	}
	if one := found[port(shown)]; one == nil || one.Inode != searched || int(one.Pid) != os.Getpid() {
		t.Errorf("one that nobody knows: %v", one)
	}
}

func listenerInode(t *testing.T) (address string, inode uint64) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	raw, err := listener.(*net.TCPListener).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	var stat unix.Stat_t
	if err := raw.Control(func(fd uintptr) { err = unix.Fstat(int(fd), &stat) }); err != nil {
		t.Fatal(err)
	}
	return listener.Addr().String(), stat.Ino
}
