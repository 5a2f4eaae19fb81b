package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"github.com/cilium/ebpf"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

// Listeners of another session are reachable where policy permits, and nowhere else: isolation opens no new way.
func TestExecOtherSessionsListeners(t *testing.T) {
	other, _ := rig.Cgroup(t)
	name := fmt.Sprintf("netmon-go-%d-neighbour", os.Getpid())
	server := exec.Command(binary, "exec", "--cgroup", other, "--uid", "65534", "--gid", "65534", "--", "/usr/bin/python3", "-u",
		"-c", `
import select, socket, sys
tcp = socket.create_server(("127.0.0.1", 0)); unix = socket.socket(socket.AF_UNIX); unix.bind("\0" + sys.argv[1]); unix.listen()
print(tcp.getsockname()[1])
while True:
    for one in select.select([tcp, unix], [], [])[0]: one.accept()[0].close()
`, name)
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	output, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = server.Process.Kill(); _ = server.Wait() }()
	var port int
	if _, err := fmt.Fscan(output, &port); err != nil {
		t.Fatal(err)
	}
	connect := fmt.Sprintf(`
import socket
for name, family, address in [("tcp", socket.AF_INET, ("127.0.0.1", %d)), ("unix", socket.AF_UNIX, "\0%s")]:
    try: socket.socket(family).connect(address); print(name, "reached")
    except OSError as e: print(name, e.errno)
`, port, name)
	s := attached(t, enforce, nil, "")
	for _, flags := range [][]string{nil, nobody} {
		if got, _ := runIn(t, s.cgroup, flags, "/usr/bin/python3", "-c", connect); got != "tcp reached\nunix reached\n" {
			t.Errorf("%v: without a rule: %s", flags, got)
		}
	}
	s.apply(enforce, map[string]object.Rule{fmt.Sprintf("127.0.0.1:%d", port): deny(1)})
	s.useMap("unix_rules", func(m *ebpf.Map) { s.must(m.Put(unixKey("\x00"+name), deny(2))) })
	for _, flags := range [][]string{nil, nobody} {
		if got, _ := runIn(t, s.cgroup, flags, "/usr/bin/python3", "-c", connect); got != "tcp 1\nunix 1\n" {
			t.Errorf("%v: with a rule: %s", flags, got)
		}
	}
}
