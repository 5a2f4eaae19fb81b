package e2e

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"netmon/helper/internal/rig"
)

func TestExecMasksPaths(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	socket, sub := dir+"/s.sock", dir+"/sub"
	server, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	if err := os.Mkdir(sub, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(sub+"/secret", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	connect := python("s = socket.socket(1); s.connect('" + socket + "'); print('connected')")
	if got := sh(t, cgroup, nil, connect); got != "connected" {
		t.Fatalf("unmasked: %s", got)
	}
	flags := []string{"--mask-path", socket, "--mask-path", sub, "--mask-path", dir + "/absent"}
	if got := sh(t, cgroup, flags, connect); strings.Contains(got, "connected\n") || got == "connected" {
		t.Errorf("masked socket: %s", got)
	}
	if got := sh(t, cgroup, flags, "ls "+sub+"; rm -f "+socket+" 2>/dev/null; touch "+sub+"/x 2>/dev/null; ls "+sub+"; ls /tmp | wc -l"); strings.Contains(got, "secret") || strings.Contains(got, "x\n") {
		t.Errorf("masked directory: %s", got)
	}
	if !fileExists(socket) || !fileExists(sub+"/secret") {
		t.Error("the mask reached outside")
	}
}

// Apart from its own directory a session sees none of the others, not even one that is made while it runs.
func TestExecShowsOneDirectoryAlone(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	for at := dir; at != os.TempDir() && at != "/"; at = filepath.Dir(at) {
		_ = os.Chmod(at, 0o755)
	}
	if err := os.MkdirAll(dir+"/runs/own", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir+"/runs/own", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(dir+"/runs/before", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{nil, nobody} {
		_ = os.RemoveAll(dir + "/runs/later")
		script := "cd " + dir + "/runs; touch own/asked; while [ ! -e own/go ]; do sleep 0.05; done; " +
			"ls -d before later own/go; mkdir made; cd /; ls -d " + dir + "/runs/own/../later"
		made := make(chan error, 1)
		go func() {
			for !fileExists(dir + "/runs/own/asked") {
				time.Sleep(10 * time.Millisecond)
			}
			err := os.Mkdir(dir+"/runs/later", 0o755)
			if err == nil {
				err = os.WriteFile(dir+"/runs/own/go", nil, 0o644)
			}
			made <- err
		}()
		got := sh(t, cgroup, append([]string{"--show-only", dir + "/runs/own", "--mask-path", dir + "/runs"}, flags...),
			"("+script+") 2>/dev/null")
		if err := <-made; err != nil {
			t.Fatal(err)
		}
		if got != "own/go" {
			t.Errorf("%v: saw %q", flags, got)
		}
		_ = os.Remove(dir + "/runs/own/asked")
		_ = os.Remove(dir + "/runs/own/go")
	}
}

func TestExecLeavesTheCallersMountsAlone(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	before, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		t.Fatal(err)
	}
	runIn(t, cgroup, []string{"--mask-path", "/etc/hosts"}, "true")
	after, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		t.Fatal(err)
	}
	if own(before) != own(after) {
		t.Errorf("mounts changed:\n%s\n%s", before, after)
	}
}

// own omits the mounts that other tests on this machine make meanwhile.
func own(mounts []byte) string {
	var kept []string
	for line := range strings.Lines(string(mounts)) {
		if fields := strings.Fields(line); !strings.HasPrefix(fields[4], os.TempDir()+"/") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}
