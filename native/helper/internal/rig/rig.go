// Package rig is for tests: it makes cgroups, bpf file systems and helper processes, removes them at the end
// of the test, and finds what a test left behind.
//
// Failure: a missing prerequisite (root, a cgroup2 mount) fails the test; nothing is skipped.
package rig

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

var counter atomic.Int64

// bpffsMade are the mount points made in this run; the tests of a package run one after the other.
var bpffsMade = map[string]bool{}

// name returns a name that is unique on this machine while the test process lives.
func name(kind string) string {
	return fmt.Sprintf("netmon-go-%d-%s%d", os.Getpid(), kind, counter.Add(1))
}

// Root returns the cgroup2 mount.
func Root(t testing.TB) string {
	t.Helper()
	if os.Getuid() != 0 {
		t.Fatal("these tests need root")
	}
	mounts, err := cgroup.MountPoints()
	if err != nil || len(mounts) == 0 {
		t.Fatalf("no cgroup2 mount: %v", err)
	}
	return mounts[0].Point
}

// Cgroup makes a cgroup and returns its path and id. At the end its processes are ended and it is removed.
func Cgroup(t testing.TB) (string, uint64) {
	t.Helper()
	path := filepath.Join(Root(t), name("cg"))
	return path, MakeCgroup(t, path)
}

// MakeCgroup makes the cgroup at path; it is removed at the end of the test with everything below it.
func MakeCgroup(t testing.TB, path string) uint64 {
	t.Helper()
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { RemoveCgroup(t, path) })
	return ID(t, path)
}

// ID returns the cgroup's id.
func ID(t testing.TB, path string) uint64 {
	t.Helper()
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); err != nil {
		t.Fatal(err)
	}
	return stat.Ino
}

// RemoveCgroup ends the processes in the cgroup and removes it and everything below; it may be gone already.
func RemoveCgroup(t testing.TB, path string) {
	t.Helper()
	nodes, err := cgroup.Subtree(path)
	if err != nil {
		return
	}
	pids, _ := cgroup.Processes(nodes)
	for _, pid := range pids {
		_ = unix.Kill(pid, unix.SIGKILL)
	}
	for i := len(nodes) - 1; i >= 0; i-- {
		Eventually(t, "removing "+nodes[i].Path, func() bool {
			err := unix.Rmdir(nodes[i].Path)
			return err == nil || err == unix.ENOENT
		})
	}
}

// Bpffs mounts a new bpf file system and returns its path.
func Bpffs(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	if err := unix.Mount("bpf", dir, "bpf", 0, ""); err != nil {
		t.Fatalf("mounting a bpffs: %v", err)
	}
	bpffsMade[dir] = true
	t.Cleanup(func() {
		if err := unix.Unmount(dir, 0); err != nil {
			t.Errorf("unmounting the bpffs: %v", err)
		}
	})
	return dir
}

// Eventually waits for a condition, long enough for a machine that is busy with other tests.
func Eventually(t testing.TB, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if is() {
			return
		}
	}
	t.Errorf("%s did not happen in time", what)
}

// InCgroup returns the attributes of a process born in the cgroup. The descriptor lasts until the test ends.
func InCgroup(t testing.TB, path string) *syscall.SysProcAttr {
	t.Helper()
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Close(fd) })
	return &syscall.SysProcAttr{UseCgroupFD: true, CgroupFD: fd, Pdeathsig: syscall.SIGKILL}
}

// Run runs the tests of a package and then checks for what they left: descriptors, cgroups, bpf mounts and
// child processes. Anything left fails the run.
func Run(m *testing.M) int {
	before := openFiles()
	code := m.Run()
	if left := leftovers(before); code == 0 && len(left) > 0 {
		fmt.Fprintf(os.Stderr, "left behind:\n  %s\n", strings.Join(left, "\n  "))
		return 1
	}
	return code
}

func leftovers(before map[string]bool) []string {
	var left []string
	prefix := fmt.Sprintf("netmon-go-%d-", os.Getpid())
	mounts, _ := cgroup.Mounts()
	for _, mount := range mounts {
		if mount.Type == "bpf" && bpffsMade[mount.Point] {
			left = append(left, "bpffs "+mount.Point)
		}
		if mount.Type != "cgroup2" {
			continue
		}
		entries, _ := os.ReadDir(mount.Point)
		for _, entry := range entries {
			if strings.HasPrefix(entry.Name(), prefix) {
				left = append(left, "cgroup "+entry.Name())
			}
		}
	}
	for file := range openFiles() {
		if !before[file] {
			left = append(left, "descriptor "+file)
		}
	}
	var status unix.WaitStatus
	if pid, err := unix.Wait4(-1, &status, unix.WNOHANG, nil); err == nil {
		left = append(left, fmt.Sprintf("child process %d", pid))
	}
	return left
}

// openFiles lists the relevant open descriptors: sockets, bpf objects and files under test directories.
func openFiles() map[string]bool {
	files := map[string]bool{}
	entries, _ := os.ReadDir("/proc/self/fd")
	for _, entry := range entries {
		target, err := os.Readlink("/proc/self/fd/" + entry.Name())
		if err == nil && !strings.HasPrefix(target, "/proc/") && !strings.HasPrefix(target, "anon_inode:[event") {
			files[entry.Name()+" "+target] = true
		}
	}
	return files
}
