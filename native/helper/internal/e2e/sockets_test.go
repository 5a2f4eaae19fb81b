package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/netip"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/rig"
)

// holder is a process that opens sockets and then reports the state of the first connection.
type holder struct {
	cmd   *exec.Cmd
	input io.WriteCloser
	lines *bufio.Scanner
}

// hold starts a process with the sockets of what: words like tcp:ADDRESS, udp:ADDRESS, packet, raw. If
// cgroup is "" it is not in the session. netns: in a new network namespace, with loopback up.
func hold(t testing.TB, cgroup string, netns bool, extra *os.File, what ...string) *holder {
	t.Helper()
	h := &holder{cmd: exec.Command(os.Args[0], "-test.run=^TestHolderHelper$")}
	h.cmd.Env = append(os.Environ(), "NETMON_TEST_HOLD="+strings.Join(what, " "))
	h.cmd.Stderr = os.Stderr
	if cgroup != "" {
		h.cmd.SysProcAttr = rig.InCgroup(t, cgroup)
	}
	if netns {
		if h.cmd.SysProcAttr == nil {
			h.cmd.SysProcAttr = &syscall.SysProcAttr{}
		}
		h.cmd.SysProcAttr.Cloneflags |= unix.CLONE_NEWNET
		h.cmd.Env = append(h.cmd.Env, "NETMON_TEST_NETNS=1")
	}
	if extra != nil {
		h.cmd.ExtraFiles = []*os.File{extra}
	}
	input, err := h.cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := h.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	h.input, h.lines = input, bufio.NewScanner(output)
	t.Cleanup(func() { h.end() })
	if line := h.line(); line != "ready" {
		t.Fatalf("holder said %q", line)
	}
	return h
}

func (h *holder) line() string {
	for h.lines.Scan() {
		if text, found := strings.CutPrefix(h.lines.Text(), "holder: "); found {
			return text
		}
	}
	return ""
}

func (h *holder) end() {
	if h.input != nil {
		h.input.Close()
		_ = h.cmd.Wait()
		h.input = nil
	}
}

// state returns whether the first connection is alive.
func (h *holder) state(t testing.TB) string {
	t.Helper()
	if _, err := io.WriteString(h.input, "state\n"); err != nil {
		t.Fatal(err)
	}
	return h.line()
}

// TestHolderHelper is the process that hold starts; on its own it checks that it can hold nothing.
func TestHolderHelper(t *testing.T) {
	var first net.Conn
	if os.Getenv("NETMON_TEST_NETNS") != "" {
		if err := rig.SetUpLoopback("10.77.0.1"); err != nil {
			t.Fatal(err)
		}
	}
	for _, word := range strings.Fields(os.Getenv("NETMON_TEST_HOLD")) {
		kind, address, _ := strings.Cut(word, ":")
		switch kind {
		case "tcp", "udp":
			conn, err := net.Dial(kind, address)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			if first == nil {
				first = conn
			}
		case "loop":
			first = loop(t, address)
		case "stray": // in a namespace that no process is in any more
			if err := rig.InNewNetns("10.77.0.2", func() error { first = loop(t, address); return nil }); err != nil {
				t.Fatal(err)
			}
		case "packet":
			open(t, unix.AF_PACKET, unix.SOCK_RAW, 0)
		case "raw":
			open(t, unix.AF_INET, unix.SOCK_RAW, unix.IPPROTO_ICMP)
		}
	}
	fmt.Println("holder: ready")
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		fmt.Println("holder: " + stateOf(first))
	}
}

// loop returns a connection to itself, for a namespace without a peer.
func loop(t *testing.T, address string) net.Conn {
	server, err := net.Listen("tcp", address)
	if err != nil {
		t.Error(err)
		return nil
	}
	t.Cleanup(func() { server.Close() })
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Error(err)
		return nil
	}
	t.Cleanup(func() { conn.Close() })
	return conn
}

func open(t *testing.T, family, kind, proto int) {
	fd, err := unix.Socket(family, kind, proto)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Close(fd) })
}

func stateOf(conn net.Conn) string {
	if conn == nil {
		return "none"
	}
	_ = conn.SetReadDeadline(time.Now().Add(50 * time.Millisecond))
	_, err := conn.Read(make([]byte, 1))
	if errors.Is(err, os.ErrDeadlineExceeded) {
		_, err = conn.Write([]byte("x"))
	}
	if err == nil {
		return "alive"
	}
	return "ended: " + err.Error()
}

func destroy(t testing.TB, h *rig.Helper, request *helperpb.DestroyRequest) *helperpb.DestroyReply {
	t.Helper()
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Destroy{Destroy: request}})
	if reply.GetDestroy() == nil {
		t.Fatalf("destroy: %v", reply)
	}
	return reply.GetDestroy()
}

func destinationOf(address string, proto uint32) *helperpb.Destination {
	at := netip.MustParseAddrPort(address)
	addr := at.Addr().As16()
	return &helperpb.Destination{Addr: addr[:], Port: uint32(at.Port()), Proto: proto}
}

func TestDestroyEndsOnlyTheSessionsSockets(t *testing.T) {
	target, other := listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0")
	cgroup, _ := rig.Cgroup(t)
	below := cgroup + "/below"
	rig.MakeCgroup(t, below)
	neighbour, _ := rig.Cgroup(t)
	inside, child := hold(t, cgroup, false, nil, "tcp:"+target), hold(t, below, false, nil, "tcp:"+target)
	elsewhere := hold(t, cgroup, false, nil, "tcp:"+other)
	next, outside := hold(t, neighbour, false, nil, "tcp:"+target), hold(t, "", false, nil, "tcp:"+target)

	reply := destroy(t, rig.Start(t, binary), &helperpb.DestroyRequest{
		Cgroup: cgroup, Destinations: []*helperpb.Destination{destinationOf(target, unix.IPPROTO_TCP)}})
	if reply.Ended != 2 || len(reply.Sockets) != 2 || !reply.Supported {
		t.Errorf("destroy: %v", reply)
	}
	for _, s := range reply.Sockets {
		if s.Err != 0 || s.RemotePort != uint32(netip.MustParseAddrPort(target).Port()) || s.LocalPort == 0 {
			t.Errorf("socket %v", s)
		}
	}
	for name, h := range map[string]*holder{"in the session": inside, "in a child cgroup": child} {
		if state := h.state(t); !strings.HasPrefix(state, "ended") {
			t.Errorf("%s: %s", name, state)
		}
	}
	for name, h := range map[string]*holder{"to another server": elsewhere, "of a neighbour": next, "of nobody": outside} {
		if state := h.state(t); state != "alive" {
			t.Errorf("%s: %s", name, state)
		}
	}
}

// A socket made outside and passed in is shared with others: it is reported but never ended.
func TestForeignSocketIsReportedAndSpared(t *testing.T) {
	target := listen(t, "127.0.0.1:0")
	conn, err := net.Dial("tcp", target)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	file, err := conn.(*net.TCPConn).File()
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cgroup, id := rig.Cgroup(t)
	hold(t, cgroup, false, file, "tcp:"+target, "packet", "raw")
	h := rig.Start(t, binary)
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Sockets{Sockets: &helperpb.SocketsRequest{Cgroup: cgroup}}})
	list := reply.GetSockets()
	if !list.GetCgroupIds() {
		t.Fatalf("no cgroup ids: %v", reply)
	}
	port := uint32(netip.MustParseAddrPort(target).Port())
	var foreign, own, packet, raw int
	for _, s := range list.Sockets {
		switch {
		case s.Family == "packet":
			packet++
		case s.Family == "inet" && s.Proto == unix.IPPROTO_ICMP:
			raw++
		case s.RemotePort == port && s.Foreign && s.CgroupId != id && s.State == "established":
			foreign++
		case s.RemotePort == port && !s.Foreign && s.CgroupId == id:
			own++
		}
		if s.Pid == 0 {
			t.Errorf("nobody holds %v", s)
		}
	}
	if foreign != 1 || own != 1 || packet != 1 || raw != 1 {
		t.Errorf("foreign %d, own %d, packet %d, raw %d in %v", foreign, own, packet, raw, list.Sockets)
	}
	if !list.Sockets[0].Foreign {
		t.Error("foreign sockets do not come first")
	}
	ended := destroy(t, h, &helperpb.DestroyRequest{Cgroup: cgroup,
		Destinations: []*helperpb.Destination{destinationOf(target, 0)}})
	if ended.Ended != 1 {
		t.Errorf("ended %v", ended)
	}
	if _, err := conn.Write([]byte("x")); err != nil {
		t.Errorf("the outside socket was ended: %v", err)
	}
}

func TestDestroyFindsUDPAndMappedSockets(t *testing.T) {
	target := listen(t, "127.0.0.1:0")
	cgroup, _ := rig.Cgroup(t)
	port := target[strings.LastIndex(target, ":")+1:]
	hold(t, cgroup, false, nil, "udp:"+target, "tcp:[::ffff:127.0.0.1]:"+port)
	reply := destroy(t, rig.Start(t, binary), &helperpb.DestroyRequest{Cgroup: cgroup,
		Destinations: []*helperpb.Destination{destinationOf(target, 0)}})
	if reply.Ended != 2 {
		t.Errorf("ended %v", reply)
	}
}

func TestDestroySparesAcceptedConnectionsUnlessAsked(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	// the session connects to itself: client 127.0.0.1, server 127.1.2.3, in a new namespace
	h := hold(t, cgroup, true, nil, "loop:127.1.2.3:7000")
	helper := rig.Start(t, binary)
	toClient := []*helperpb.Destination{{Addr: destinationOf("127.0.0.1:1", 0).Addr, Proto: unix.IPPROTO_TCP}}
	if reply := destroy(t, helper, &helperpb.DestroyRequest{Cgroup: cgroup, Destinations: toClient}); reply.Ended != 0 {
		t.Errorf("an accepted connection was ended: %v", reply)
	}
	if state := h.state(t); state != "alive" {
		t.Errorf("client: %s", state)
	}
	reply := destroy(t, helper, &helperpb.DestroyRequest{Cgroup: cgroup, Destinations: toClient, Inbound: true})
	if reply.Ended != 1 || reply.Sockets[0].LocalPort != 7000 {
		t.Errorf("with inbound: %v", reply)
	}
	if state := h.state(t); !strings.HasPrefix(state, "ended") {
		t.Errorf("client: %s", state)
	}
}

func TestDestroyReachesOtherNetworkNamespaces(t *testing.T) {
	for _, how := range []string{"loop:127.1.2.3:7000", "stray:127.1.2.3:7000"} {
		cgroup, _ := rig.Cgroup(t)
		h := hold(t, cgroup, true, nil, how)
		reply := destroy(t, rig.Start(t, binary), &helperpb.DestroyRequest{Cgroup: cgroup,
			Destinations: []*helperpb.Destination{destinationOf("127.1.2.3:7000", unix.IPPROTO_TCP)}})
		if reply.Ended != 1 || reply.Sockets[0].RemotePort != 7000 {
			t.Errorf("%s: %v", how, reply)
		}
		if state := h.state(t); !strings.HasPrefix(state, "ended") {
			t.Errorf("%s: client %s", how, state)
		}
	}
}

func TestSocketsGivesTheSessionsAddresses(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	helper := rig.Start(t, binary)
	addresses := func() map[netip.Addr]bool {
		reply, _ := helper.Call(&helperpb.Request{Call: &helperpb.Request_Sockets{Sockets: &helperpb.SocketsRequest{Cgroup: cgroup}}})
		all := map[netip.Addr]bool{}
		for _, raw := range reply.GetSockets().GetLocalAddrs() {
			addr, ok := netip.AddrFromSlice(raw)
			if !ok || len(raw) != 16 {
				t.Fatalf("address %v", raw)
			}
			all[addr.Unmap()] = true
		}
		return all
	}
	here, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	if got := addresses(); len(got) != len(here) || !got[netip.MustParseAddr("127.0.0.1")] {
		t.Errorf("empty session: %v, this namespace has %v", got, here)
	}
	hold(t, cgroup, true, nil)
	if got := addresses(); !got[netip.MustParseAddr("127.0.0.1")] || !got[netip.MustParseAddr("10.77.0.1")] {
		t.Errorf("session in its own namespace: %v", got)
	}
}

func TestDestroyRefusesBadRequests(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	h := rig.Start(t, binary)
	for name, d := range map[string]*helperpb.Destination{
		"address of 4 bytes": {Addr: []byte{127, 0, 0, 1}}, "port": {Port: 65536}, "protocol": {Proto: 1},
	} {
		reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Destroy{Destroy: &helperpb.DestroyRequest{
			Cgroup: cgroup, Destinations: []*helperpb.Destination{d}}}})
		if e := reply.GetError(); e == nil || e.Code != "EINVAL" {
			t.Errorf("%s: %v", name, reply)
		}
	}
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Destroy{Destroy: &helperpb.DestroyRequest{Cgroup: cgroup + "x"}}})
	wantError(t, reply, "ENOENT")
}
