package e2e

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/rig"
)

// openings asks a helper what the cgroup's processes hold, as a controller of this user namespace.
func openings(t testing.TB, cgroup string) []string {
	t.Helper()
	var own unix.Stat_t
	if err := unix.Stat("/proc/self/ns/user", &own); err != nil {
		t.Fatal(err)
	}
	reply, _ := rig.Start(t, binary).Call(&helperpb.Request{Call: &helperpb.Request_Coverage{
		Coverage: &helperpb.CoverageRequest{Cgroup: cgroup, UserNamespaces: []uint64{own.Ino}}}})
	if e := reply.GetError(); e != nil {
		t.Fatalf("%s: %s", e.Code, e.Message)
	}
	var found []string
	for _, one := range reply.GetCoverage().Openings {
		found = append(found, fmt.Sprintf("%s %s by %s open %v", one.Kind, one.Detail, one.Program, one.Open))
	}
	return found
}

// holding starts a program in the cgroup that prints a line when it holds what it should, and then waits.
func holding(t testing.TB, cgroup string, attr *syscall.SysProcAttr, args ...string) {
	t.Helper()
	command := exec.Command(args[0], args[1:]...)
	command.SysProcAttr, command.Stderr = attr, os.Stderr
	inside := rig.InCgroup(t, cgroup)
	attr.UseCgroupFD, attr.CgroupFD = inside.UseCgroupFD, inside.CgroupFD
	input, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		input.Close()
		_ = command.Wait()
	})
	if line, _ := bufio.NewReader(output).ReadString('\n'); line != "ok\n" {
		t.Fatalf("it said %q", line)
	}
}

// openSocket opens a socket of the family of its first argument.
const openSocket = `
import socket, sys
held = socket.socket(int(sys.argv[1]), socket.SOCK_RAW if sys.argv[1] == "17" else socket.SOCK_STREAM)
print("ok", flush=True)
sys.stdin.read()
`

func TestOpeningsNamePacketSockets(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	if found := openings(t, cgroup); len(found) != 0 {
		t.Errorf("an empty session: %q", found)
	}
	holding(t, cgroup, &syscall.SysProcAttr{}, "python3", "-c", openSocket, "2")
	if found := openings(t, cgroup); len(found) != 0 {
		t.Errorf("a TCP socket: %q", found)
	}
	holding(t, cgroup, &syscall.SysProcAttr{Cloneflags: unix.CLONE_NEWUSER | unix.CLONE_NEWNET,
		UidMappings: []syscall.SysProcIDMap{{Size: 1}}, GidMappings: []syscall.SysProcIDMap{{Size: 1}}},
		"python3", "-c", openSocket, "17")
	if found := openings(t, cgroup); len(found) != 0 {
		t.Errorf("in a network namespace of its own: %q", found)
	}
	holding(t, cgroup, &syscall.SysProcAttr{}, "python3", "-c", openSocket, "17")
	want := "packet_socket AF_PACKET by python3 open true"
	if found := openings(t, cgroup); len(found) != 1 || found[0] != want {
		t.Errorf("%q", found)
	}
}

func TestOpeningsNameTapDevices(t *testing.T) {
	file := tunFile(t)
	err := rig.InNewNetns("10.77.0.4", func() error {
		cgroup, _ := rig.Cgroup(t)
		persistentTap(t, file, "tap-free", 65534)
		nobody := &syscall.Credential{Uid: 65534, Gid: 65534}
		ready := "print('ok', flush=True); sys.stdin.read()"
		held := strings.Replace(attachTap, `print("ok")`, ready, 1)
		holding(t, cgroup, &syscall.SysProcAttr{Credential: nobody}, "python3", "-c", held, file, "tap-free")
		want := "tap_device tap-free by python3 open true"
		if found := openings(t, cgroup); len(found) != 1 || found[0] != want {
			t.Errorf("%q", found)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestOpeningsNameTapDevicesThatMayBeOpened(t *testing.T) {
	err := rig.InNewNetns("10.77.0.5", func() error {
		cgroup, _ := rig.Cgroup(t)
		persistentTap(t, "/dev/net/tun", "tap-free", 0)
		holding(t, cgroup, &syscall.SysProcAttr{}, "python3", "-c", openSocket, "2")
		want := "free_tap tap-free by python3 open false"
		if found := openings(t, cgroup); len(found) != 1 || found[0] != want {
			t.Errorf("%q", found)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
