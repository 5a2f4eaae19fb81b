package e2e

import (
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
	"netmon/helper/internal/version"
	"netmon/helper/internal/wire"
)

var allHooks = []string{"sock_create", "connect4", "connect6", "sendmsg4", "sendmsg6", "connect_unix", "sendmsg_unix",
	"recvmsg4", "recvmsg6", "getpeername4", "getpeername6", "egress"}

// listen opens a TCP server on loopback that holds each connection until the peer closes it, and returns its
// address.
func listen(t testing.TB, address string) string {
	t.Helper()
	server, err := net.Listen("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	var served sync.WaitGroup
	served.Go(func() {
		for {
			conn, err := server.Accept()
			if err != nil {
				return
			}
			served.Go(func() {
				defer conn.Close()
				stop := context.AfterFunc(t.Context(), func() { conn.Close() })
				defer stop()
				_, _ = io.Copy(io.Discard, conn)
			})
		}
	})
	t.Cleanup(func() {
		server.Close()
		served.Wait()
	})
	return server.Addr().String()
}

// connectIn connects from a process inside the cgroup: "ok" or the error's text.
func connectIn(t testing.TB, cgroup, network, address string) string {
	t.Helper()
	return connectAllIn(t, cgroup, network+" "+address)[0]
}

// connectAllIn connects from one process inside the cgroup to "network address" after another.
func connectAllIn(t testing.TB, cgroup string, targets ...string) []string {
	t.Helper()
	probe := exec.Command(os.Args[0], "-test.run=^TestConnectHelper$")
	probe.Env = append(os.Environ(), "NETMON_TEST_CONNECT="+strings.Join(targets, "\n"))
	probe.SysProcAttr = rig.InCgroup(t, cgroup)
	output, err := probe.CombinedOutput()
	if err != nil {
		t.Fatalf("connecting process: %v\n%s", err, output)
	}
	var results []string
	for line := range strings.Lines(string(output)) {
		if result, found := strings.CutPrefix(strings.TrimSpace(line), "result: "); found {
			results = append(results, result)
		}
	}
	if len(results) != len(targets) {
		t.Fatalf("%d results in %s", len(results), output)
	}
	return results
}

// TestConnectHelper is the process that connectAllIn starts; on its own it checks that a closed port is refused.
func TestConnectHelper(t *testing.T) {
	targets := os.Getenv("NETMON_TEST_CONNECT")
	if targets == "" {
		targets = "tcp 127.0.0.1:1"
	}
	for target := range strings.SplitSeq(targets, "\n") {
		network, address, _ := strings.Cut(target, " ")
		conn, err := net.Dial(network, address)
		if err == nil {
			if network == "udp" {
				_, err = conn.Write([]byte("x"))
			}
			conn.Close()
		}
		result := "ok"
		if err != nil {
			result = err.Error()
		}
		fmt.Printf("result: %s\n", result)
		if os.Getenv("NETMON_TEST_CONNECT") == "" && err == nil {
			t.Error("port 1 accepted a connection")
		}
	}
}

func wantError(t testing.TB, reply *helperpb.Reply, code string) *helperpb.Error {
	t.Helper()
	e := reply.GetError()
	if e == nil {
		t.Fatalf("no error, want %s", code)
	}
	if e.Code != code {
		t.Fatalf("error %s (%s), want %s", e.Code, e.Message, code)
	}
	if e.Message == "" {
		t.Fatal("the error has no message")
	}
	return e
}

func TestHello(t *testing.T) {
	h := rig.Start(t, binary)
	if h.Hello.ProtocolVersion != wire.ProtocolVersion || h.Hello.LayoutVersion != object.LayoutVersion ||
		h.Hello.HelperVersion != version.Version {
		t.Errorf("Hello %v", h.Hello)
	}
}

func TestLoadAndAttachRefusesAndPasses(t *testing.T) {
	denied, allowed := listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0")
	s := attached(t, enforce, map[string]object.Rule{denied: deny(1), allowed: allow(2)}, "")
	if got := connectIn(t, s.cgroup, "tcp", denied); !strings.Contains(got, "operation not permitted") {
		t.Errorf("denied: %s", got)
	}
	if got := connectIn(t, s.cgroup, "tcp", allowed); got != "ok" {
		t.Errorf("allowed: %s", got)
	}
	port := denied[strings.LastIndex(denied, ":"):]
	if got := connectIn(t, s.cgroup, "udp", "127.0.0.1"+port); !strings.Contains(got, "operation not permitted") {
		t.Errorf("denied over UDP: %s", got)
	}
	s.fds.Close()
	s.helper.Close()
	if got := connectIn(t, s.cgroup, "tcp", denied); got != "ok" {
		t.Errorf("links that nobody holds still refuse: %s", got)
	}
}

func TestAttachReportsEveryHookWithItsLink(t *testing.T) {
	s := load(t, small)
	reply := s.attach("")
	if got := reply.GetAttach().GetHooks(); !slices.Equal(got, allHooks) {
		t.Errorf("hooks %v (%v)", got, reply.GetError())
	}
	for _, hook := range allHooks {
		if _, ok := s.fds["link:"+hook]; !ok {
			t.Errorf("no descriptor for link %s", hook)
		}
	}
	if reply.GetAttach().GetCgroupId() != s.id {
		t.Errorf("cgroup id %d", reply.GetAttach().GetCgroupId())
	}
}

func TestAttachRefusesRootCgroup(t *testing.T) {
	s := load(t, small)
	s.cgroup = rig.Root(t)
	s.id = rig.ID(t, s.cgroup)
	wantError(t, s.attach(""), "root_cgroup")
}

func TestAttachRefusesRootCgroupBehindAnotherPath(t *testing.T) {
	s := load(t, small)
	dir := t.TempDir()
	if err := unix.Mount(rig.Root(t), dir, "", unix.MS_BIND, ""); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = unix.Unmount(dir, unix.MNT_DETACH) })
	s.id = rig.ID(t, dir)
	for _, path := range []string{dir, dir + "/.", filepath.Join("/proc/self/root", dir)} {
		s.cgroup = path
		wantError(t, s.attach(""), "root_cgroup")
	}
}

func TestAttachRefusesWrongTargets(t *testing.T) {
	s := load(t, small)
	good, id := s.cgroup, s.id
	s.id = id + 1
	wantError(t, s.attach(""), "cgroup_changed")
	s.cgroup, s.id = t.TempDir(), id
	wantError(t, s.attach(""), "not_cgroup2")
	s.cgroup = good + "-gone"
	wantError(t, s.attach(""), "ENOENT")
	s.cgroup = "relative"
	wantError(t, s.attach(""), "EINVAL")
	s.cgroup = good
	if e := s.attach("").GetError(); e != nil {
		t.Errorf("after refusals the right target fails: %s", e.Message)
	}
}

func TestAttachNeedsLoad(t *testing.T) {
	h := rig.Start(t, binary)
	path, id := rig.Cgroup(t)
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: path, CgroupId: id}}})
	wantError(t, reply, "not_loaded")
}

func TestLoadRefusesImpossibleSizes(t *testing.T) {
	h := rig.Start(t, binary)
	for _, size := range []uint32{1, 4095, 12288, 2048, 1 << 31} {
		reply, fds := h.Call(&helperpb.Request{Call: &helperpb.Request_Load{Load: &helperpb.LoadRequest{RingBytes: size}}})
		if reply.GetError() == nil {
			t.Fatalf("a ring of %d bytes was made", size)
		}
		e := wantError(t, reply, "size")
		if len(fds) > 0 || !strings.Contains(e.Message, fmt.Sprint(size)) {
			t.Errorf("size %d: %s", size, e.Message)
		}
	}
}

func TestUnixHooksOnlyWhenAsked(t *testing.T) {
	h := rig.Start(t, binary)
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Load{Load: &helperpb.LoadRequest{RingBytes: 4096}}})
	hooks := reply.GetLoad().GetHooks()
	ofUnix := slices.ContainsFunc(hooks, func(hook string) bool { return strings.HasSuffix(hook, "_unix") })
	if ofUnix || !slices.Contains(hooks, "connect4") || !slices.Contains(hooks, "egress") {
		t.Errorf("hooks %v", hooks)
	}
}

func TestUnixPathsAreRefusedByPathAndPrefix(t *testing.T) {
	dir := t.TempDir()
	s := attached(t, enforce, nil, "")
	for _, name := range []string{"denied.sock", "denied.sock2", "sub-a.sock", "free.sock"} {
		server, err := net.Listen("unix", filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { server.Close() })
	}
	s.useMap("unix_rules", func(m *ebpf.Map) {
		s.must(m.Put(unixKey(filepath.Join(dir, "denied.sock")+"\x00"), deny(1))) // exact: with its end
		s.must(m.Put(unixKey(filepath.Join(dir, "sub-")), deny(2)))               // prefix
	})
	for name, refused := range map[string]bool{"denied.sock": true, "denied.sock2": false, "sub-a.sock": true, "free.sock": false} {
		got := connectIn(t, s.cgroup, "unix", filepath.Join(dir, name))
		if strings.Contains(got, "operation not permitted") != refused || (!refused && got != "ok") {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func unixKey(path string) object.UnixKey {
	key := object.UnixKey{Prefixlen: uint32(len(path) * 8)}
	copy(key.Path[:], path)
	return key
}

// A denied call gets the errno of the settings if the kernel has bpf_set_retval (this one does).
func TestDeniedCallSeesTheChosenErrno(t *testing.T) {
	denied := listen(t, "127.0.0.1:0")
	s := load(t, small)
	s.apply(object.Settings{Mode: object.ModeEnforce, DenyErrno: uint32(unix.ECONNREFUSED)}, map[string]object.Rule{denied: deny(1)})
	if e := s.attach("").GetError(); e != nil {
		t.Fatal(e.Message)
	}
	if got := connectIn(t, s.cgroup, "tcp", denied); !strings.Contains(got, "connection refused") {
		t.Errorf("got %s", got)
	}
}
