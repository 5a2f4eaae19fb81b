package e2e

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

// No outside process has a name inside, not even one of the same user.
func TestExecOutsideProcessesHaveNoName(t *testing.T) {
	path, _ := rig.Cgroup(t)
	program := script(t, "attempts.py", attempts)
	for _, uid := range []uint32{65534, 0} {
		flags := []string{"--uid", fmt.Sprint(uid), "--gid", fmt.Sprint(uid)}
		victim := outside(t, uid)
		pid := strconv.Itoa(victim.Process.Pid)
		before := condition(t, victim.Process.Pid)
		output, code := runIn(t, path, flags, "/usr/bin/python3", program, pid)
		if code != 0 || output != "" {
			t.Errorf("uid %d: code %d, worked: %s", uid, code, output)
		}
		// as this user and as any other, as far as possible
		output, _ = runIn(t, path, flags, "python3", "-c", `
import ctypes, os, signal
libc = ctypes.CDLL(None)
libc.setpriority(2, os.getuid(), 19)
x86 = os.uname().machine == "x86_64"
libc.syscall(251 if x86 else 30, 3, os.getuid(), 3 << 13)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
os.kill(-1, signal.SIGTERM)
`)
		if after := condition(t, victim.Process.Pid); after != before {
			t.Errorf("uid %d: the process outside was changed (%s):\n%s\n%s", uid, output, before, after)
		}
		// outside, the same program succeeds in everything, so the test is meaningful
		command := exec.Command("/usr/bin/python3", program, pid)
		command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
		control, err := command.CombinedOutput()
		for _, name := range []string{"kill", "pidfd_open", "prlimit", "setpriority", "sched_setaffinity", "proc"} {
			if !strings.Contains(string(control), name+"\n") {
				t.Errorf("uid %d: %s does not work outside: %s %v", uid, name, control, err)
			}
		}
	}
}

// A pidfd needs no name: the peer of a connection provides one.
func TestExecPidfdFromOutsideIsWorthNothing(t *testing.T) {
	var major, minor int
	release, err := os.ReadFile("/proc/sys/kernel/osrelease")
	if _, e := fmt.Sscanf(string(release), "%d.%d", &major, &minor); err != nil || e != nil {
		t.Fatalf("the kernel's release %q: %v %v", release, err, e)
	}
	if major < 6 || major == 6 && minor < 5 {
		t.Skip("no SO_PEERPIDFD before Linux 6.5")
	}
	path, _ := rig.Cgroup(t)
	address := fmt.Sprintf("\x00netmon-go-%d-peer", os.Getpid())
	listener, err := net.Listen("unix", "@"+address[1:])
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	text := `
import ctypes, os, socket, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
s = socket.socket(socket.AF_UNIX); s.connect("\0" + sys.argv[1])
pidfd = struct.unpack("i", s.getsockopt(socket.SOL_SOCKET, 77, 4))[0]
for name, result in {
  "pidfd_send_signal": libc.syscall(424, pidfd, 0, None, 0),
  "pidfd_getfd": libc.syscall(438, pidfd, 0, 0),
  "setns": libc.setns(pidfd, 0x00020000),
  "process_madvise": libc.syscall(440, pidfd, None, 0, 20, 0),
}.items():
    if result != -1: print(name)
print("done")
`
	for _, flags := range [][]string{nil, nobody} {
		output, _ := runIn(t, path, flags, "python3", "-c", text, address[1:])
		if output != "done\n" {
			t.Errorf("%v: %s", flags, output)
		}
	}
}

// The namespace's first process is worth no more to the command than itself, and signals from inside do not end it.
func TestExecInitIsOutOfReach(t *testing.T) {
	path, _ := rig.Cgroup(t)
	for _, flags := range [][]string{nil, nobody} {
		output, code := runIn(t, path, flags, "sh", "-c", `
for s in HUP INT TERM QUIT KILL STOP TSTP USR1 PIPE; do kill -$s 1 2>/dev/null; done
kill -TERM -1 2>/dev/null
readlink /proc/1/fd/3; ls -l /proc/1/root /proc/1/cwd 2>/dev/null | grep -- '->'
cat /proc/1/environ 2>/dev/null
`+traceScript("1")+` && echo traced
`+takeScript("1")+` && echo taken
grep -h Seccomp: /proc/1/status; grep -h ^NoNewPrivs /proc/1/status; grep ^CapEff /proc/1/status /proc/self/status | cut -d: -f3 | uniq | wc -l
exit 7`)
		if code != 7 || strings.Join(strings.Fields(output), " ") != "Seccomp: 2 NoNewPrivs: 1 1" {
			t.Errorf("%v: code %d, %s", flags, code, output)
		}
	}
}

func TestExecReapsOrphansAndEndsWithTheCommand(t *testing.T) {
	path, _ := rig.Cgroup(t)
	output, code := runIn(t, path, nobody, "python3", "-c", `
import os, time
for _ in range(20):
    if os.fork() == 0:
        if os.fork() == 0: os._exit(0)
        os._exit(0)
for _ in range(20): os.wait()
end = time.time() + 10
def is_zombie(p):
    try: return ") Z " in open("/proc/%s/stat" % p).read()
    except (FileNotFoundError, ProcessLookupError): return False # reaped meanwhile
while True:
    zombies = [p for p in os.listdir("/proc") if p.isdigit() and is_zombie(p)]
    if not zombies or time.time() > end: break
print("zombies", len(zombies), flush=True)
if os.fork() == 0:
    os.setsid(); os.execvp("sleep", ["sleep", "300"])
os._exit(4)
`)
	if code != 4 || output != "zombies 0\n" {
		t.Errorf("code %d, %s", code, output)
	}
	if left, _ := os.ReadFile(path + "/cgroup.procs"); len(left) > 0 {
		t.Errorf("processes are left: %s", left)
	}
}

// The kernel ends the session with its parent stage, whoever kills that.
func TestExecEndsWithItsParent(t *testing.T) {
	path, _ := rig.Cgroup(t)
	command := exec.Command(binary, "exec", "--cgroup", path, "--uid", "65534", "--gid", "65534", "--", "sh", "-c", sleeper)
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := output.Read(make([]byte, 3)); err != nil {
		t.Fatal(err)
	}
	_ = command.Process.Kill()
	_ = command.Wait()
	rig.Eventually(t, "an empty cgroup", func() bool {
		left, _ := os.ReadFile(path + "/cgroup.procs")
		return len(left) == 0
	})
}

// Every visible proc file system is the session's own, and what covered the old one covers the new one.
func TestExecEveryProcIsTheSessionsOwn(t *testing.T) {
	path, _ := rig.Cgroup(t)
	second := t.TempDir()
	if err := unix.Mount("proc", second, "proc", 0, ""); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = unix.Unmount(second, unix.MNT_DETACH) }()
	if err := os.Chmod(filepath.Dir(second), 0o755); err != nil {
		t.Fatal(err)
	}
	victim := outside(t, 0)
	pid := strconv.Itoa(victim.Process.Pid)
	for _, dir := range []string{"/proc", second} {
		output, code := runIn(t, path, nil, "sh", "-c", "echo 1000 > "+dir+"/"+pid+"/oom_score_adj; ls -d "+dir+"/[0-9]* | wc -l")
		if fields := strings.Fields(output); code != 0 || atoi(fields[len(fields)-1]) > 8 {
			t.Errorf("%s: %s", dir, output)
		}
	}
	if score, _ := os.ReadFile("/proc/" + pid + "/oom_score_adj"); strings.TrimSpace(string(score)) == "1000" {
		t.Error("the process outside was changed")
	}
	// a container's cover of a part of /proc
	covered := `mount --make-rprivate / && mount -t tmpfs -o ro,size=4k none /proc/fs && exec "$0" exec --cgroup "$1" -- sh -c 'ls /proc/fs | wc -l'`
	output, err := exec.Command("unshare", "-m", "sh", "-c", covered, binary, path).CombinedOutput()
	if err != nil || strings.TrimSpace(string(output)) != "0" {
		t.Errorf("a cover below /proc: %v, %s", err, output)
	}
}

func atoi(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}
