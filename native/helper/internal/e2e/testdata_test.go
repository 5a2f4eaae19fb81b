package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// attempts is a program of raw attempts: it prints the name of each that succeeded but should not have.
const attempts = `
import ctypes, os, socket, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
x86 = os.uname().machine == "x86_64"
def call(x, arm, *args):
    return libc.syscall(x if x86 else arm, *[a if isinstance(a, (bytes, ctypes.Array, ctypes.Structure)) else ctypes.c_long(a) for a in args])
pid = int(sys.argv[1])
room = ctypes.create_string_buffer(8)
tries = {
  "kill": lambda: libc.kill(pid, 0),
  "kill-thread": lambda: call(200, 130, pid, 0),
  "pidfd_open": lambda: call(434, 434, pid, 0),
  "ptrace": lambda: libc.ptrace(0x4206, pid, 0, 0),
  "prlimit": lambda: call(302, 261, pid, 7, struct.pack("QQ", 3, 3), 0),
  "process_vm_readv": lambda: 0 if call(310, 270, pid, struct.pack("QQ", ctypes.addressof(room), 1), 1,
      struct.pack("QQ", 4096, 1), 1, 0) == -1 and ctypes.get_errno() == 14 else -1, # EFAULT: it might have looked
  "setpriority": lambda: call(141, 140, 0, pid, 19),
  "ioprio_set": lambda: call(251, 30, 1, pid, 3 << 13),
  "sched_setaffinity": lambda: call(203, 122, pid, 8, struct.pack("Q", 1)),
  "sched_setscheduler": lambda: call(144, 119, pid, 3, struct.pack("i", 0)),
  "kcmp": lambda: call(312, 272, pid, os.getpid(), 0, 0, 0),
  "migrate_pages": lambda: call(256, 238, pid, 64, struct.pack("Q", 1), struct.pack("Q", 1)),
  "proc": lambda: 0 if os.path.exists("/proc/%d" % pid) else -1,
}
for name, attempt in tries.items():
    if attempt() != -1: print(name)
`

// outside starts a process of this user outside any session.
func outside(t testing.TB, uid uint32) *exec.Cmd {
	t.Helper()
	cmd := exec.Command("sleep", "300")
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}, Pdeathsig: syscall.SIGKILL}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd
}

// condition returns nice value and affinity of a process, and what it may open.
func condition(t testing.TB, pid int) string {
	t.Helper()
	limits, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/limits")
	if err != nil {
		t.Fatal(err)
	}
	status, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/status")
	stat, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	fields := strings.Fields(string(stat))
	_, allowed, _ := strings.Cut(string(status), "Cpus_allowed:")
	allowed, _, _ = strings.Cut(allowed, "\n")
	return string(limits) + strings.Join(fields[16:19], " ") + allowed
}

func script(t testing.TB, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	for dir := filepath.Dir(path); dir != os.TempDir() && dir != "/"; dir = filepath.Dir(dir) {
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// compile builds a C program that every user can run.
func compile(t testing.TB, text string) string {
	t.Helper()
	source := script(t, "program.c", text)
	program := strings.TrimSuffix(source, ".c")
	if output, err := exec.Command("gcc", "-O1", "-o", program, source).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	return program
}
