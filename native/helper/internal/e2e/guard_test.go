package e2e

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

// guardedRun is a command started as `netmon run` does in enforce: a controller (a shell), which starts the parent
// stage, which starts the guard and the command.
type guardedRun struct {
	t                         testing.TB
	cgroup                    string
	controller, parent, guard int
	cmd                       *exec.Cmd
}

// startGuarded starts it and waits until the command has written a line. `stderr` may be nil.
func startGuarded(t testing.TB, path string, flags []string, stderr *os.File, command ...string) *guardedRun {
	t.Helper()
	script := `"$0" exec --cgroup "$1" --end-with $$ ` + strings.Join(flags, " ") + ` -- "${@:2}" & wait $!`
	cmd := exec.Command("bash", append([]string{"-c", script, binary, path}, command...)...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGKILL}
	if stderr != nil {
		cmd.Stderr = stderr
	}
	output, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	r := &guardedRun{t: t, cgroup: path, controller: cmd.Process.Pid, cmd: cmd}
	t.Cleanup(func() {
		_ = unix.Kill(r.parent, unix.SIGCONT)
		_ = cmd.Process.Kill()
		_ = output.Close()
		_ = cmd.Wait()
	})
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		t.Fatalf("the command wrote %q: %v", line, err)
	}
	r.parent = only(t, r.controller, "exec")
	r.guard = only(t, r.parent, "guard")
	return r
}

// only returns the single child of a process that runs this subcommand of the helper.
func only(t testing.TB, parent int, subcommand string) int {
	t.Helper()
	children, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", parent, parent))
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range strings.Fields(string(children)) {
		line, _ := os.ReadFile("/proc/" + field + "/cmdline")
		if words := strings.Split(string(line), "\x00"); len(words) > 1 && words[1] == subcommand {
			pid, _ := strconv.Atoi(field)
			return pid
		}
	}
	t.Fatalf("process %d has no child `%s`", parent, subcommand)
	return 0
}

func (r *guardedRun) inside() []int {
	nodes, err := cgroup.Subtree(r.cgroup)
	if err != nil {
		return nil
	}
	pids, _ := cgroup.Processes(nodes)
	return pids
}

func (r *guardedRun) expectEmpty(why string) {
	r.t.Helper()
	rig.Eventually(r.t, why+": an empty cgroup", func() bool { return len(r.inside()) == 0 })
}

const sleeper = `trap "" TERM HUP INT; setsid sleep 300 & echo up; sleep 300`

func TestGuardKillsAllWhenTheControllerIsKilled(t *testing.T) {
	for name, flags := range map[string][]string{"nobody": nobody, "root": nil} {
		path, _ := rig.Cgroup(t)
		r := startGuarded(t, path, flags, nil, "sh", "-c", sleeper)
		if len(r.inside()) < 2 {
			t.Fatalf("%s: nothing runs", name)
		}
		_ = unix.Kill(r.controller, unix.SIGKILL)
		r.expectEmpty(name)
		rig.Eventually(t, "the guard's end", func() bool { return !alive(r.guard) })
		if got := sh(t, path, nil, "echo again"); got != "again" {
			t.Errorf("%s: the cgroup takes no command after it: %s", name, got)
		}
	}
}

// The agent can shut down stderr: a process that wrote to it first died of SIGPIPE.
func TestGuardKillsFirstAndSpeaksAfterwards(t *testing.T) {
	for _, first := range []string{"controller", "guard"} {
		path, _ := rig.Cgroup(t)
		pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
		if err != nil {
			t.Fatal(err)
		}
		stderr, far := os.NewFile(uintptr(pair[0]), "stderr"), os.NewFile(uintptr(pair[1]), "far")
		defer stderr.Close()
		defer far.Close()
		r := startGuarded(t, path, nobody, stderr, "python3", "-u", "-c",
			"import socket, time; socket.socket(fileno=2).shutdown(2); print('up'); time.sleep(300)")
		if first == "guard" {
			_ = unix.Kill(r.guard, unix.SIGKILL)
		} else {
			_ = unix.Kill(r.controller, unix.SIGKILL)
		}
		r.expectEmpty("after the end of the " + first)
	}
}

func TestGuardIsOutOfReach(t *testing.T) {
	path, _ := rig.Cgroup(t)
	r := startGuarded(t, path, nil, nil, "sh", "-c", sleeper)
	for _, fd := range []string{"0", "1", "2"} {
		target, err := os.Readlink(fmt.Sprintf("/proc/%d/fd/%s", r.guard, fd))
		if err != nil || target != "/dev/null" {
			t.Errorf("descriptor %s of the guard is %s (%v)", fd, target, err)
		}
	}
	if session, err := unix.Getsid(r.guard); err != nil || session != r.guard {
		t.Errorf("the guard is in session %d (%v), not in its own", session, err)
	}
	for _, one := range []unix.Signal{unix.SIGPIPE, unix.SIGHUP, unix.SIGINT, unix.SIGTERM, unix.SIGQUIT, unix.SIGTSTP} {
		_ = unix.Kill(r.guard, one)
	}
	_ = unix.Kill(r.controller, unix.SIGKILL)
	r.expectEmpty("after signals")
}

// The guard does not depend on the parent stage, nor the parent stage on the guard.
func TestGuardAndParentStandInForEachOther(t *testing.T) {
	for name, do := range map[string]func(r *guardedRun){
		"the parent stopped": func(r *guardedRun) {
			_ = unix.Kill(r.parent, unix.SIGSTOP)
			_ = unix.Kill(r.controller, unix.SIGKILL)
		},
		"the parent killed": func(r *guardedRun) {
			_ = unix.Kill(r.parent, unix.SIGKILL)
			_ = unix.Kill(r.controller, unix.SIGKILL)
		},
		"the guard killed": func(r *guardedRun) { _ = unix.Kill(r.guard, unix.SIGKILL) },
		"the guard stopped": func(r *guardedRun) {
			_ = unix.Kill(r.guard, unix.SIGSTOP)
			_ = unix.Kill(r.controller, unix.SIGKILL)
		},
	} {
		path, _ := rig.Cgroup(t)
		r := startGuarded(t, path, nobody, nil, "sh", "-c", sleeper)
		do(r)
		r.expectEmpty(name)
		_ = unix.Kill(r.guard, unix.SIGKILL)
	}
}

func TestGuardOutrunsAForkBomb(t *testing.T) {
	path, _ := rig.Cgroup(t)
	limit := filepath.Join(path, "pids.max") // unless the controller is on v2, only its loop limits the bomb
	_ = os.WriteFile(limit, []byte("500"), 0)
	// each child is born, forks and ends: no list of processes stays true for long
	bomb := `
import os, sys, signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("up", flush=True)
for _ in range(8):
    if os.fork() == 0: break
while True:
    if os.fork() != 0: os._exit(0)
`
	r := startGuarded(t, path, nobody, nil, "python3", "-c", bomb)
	_ = unix.Kill(r.controller, unix.SIGKILL)
	r.expectEmpty("a fork bomb")
}

func TestGuardRemovesThePinsWhenTheCgroupIsEmpty(t *testing.T) {
	dir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, object.Settings{Mode: object.ModeEnforce}, nil, dir)
	r := startGuarded(t, s.cgroup, append(slices.Clone(nobody), "--pin-dir", dir), nil, "sh", "-c", sleeper)
	if !fileExists(dir) {
		t.Fatal("there are no pins")
	}
	_ = unix.Kill(r.controller, unix.SIGKILL)
	rig.Eventually(t, "the removal of the pins", func() bool {
		left := r.inside()
		gone := !fileExists(dir)
		if gone && len(left) > 0 {
			t.Errorf("the pins went while %v ran", left)
		}
		return gone
	})
}

func TestGuardUsage(t *testing.T) {
	path, _ := rig.Cgroup(t)
	for name, args := range map[string][]string{
		"no process":         {"guard", "--cgroup", path},
		"no cgroup":          {"guard", "--end-with", "1"},
		"relative pins":      {"guard", "--cgroup", path, "--end-with", "1", "--pin-dir", "x"},
		"missing cgroup":     {"guard", "--cgroup", path + "-gone", "--end-with", "1"},
		"missing process":    {"guard", "--cgroup", path, "--end-with", "99999999"},
		"a word too much":    {"guard", "--cgroup", path, "--end-with", "1", "x"},
		"pins without a pid": {"exec", "--cgroup", path, "--pin-dir", "/x", "--", "true"},
		"not the parent":     {"exec", "--cgroup", path, "--end-with", "1", "--", "true"},
	} {
		command := exec.Command(binary, args...)
		output, _ := command.CombinedOutput()
		if command.ProcessState.ExitCode() != 125 || len(output) == 0 {
			t.Errorf("%s: code %d, %s", name, command.ProcessState.ExitCode(), output)
		}
	}
}

// hammering continuously connects to a denied address, from two processes.
const hammering = `
import errno, os, socket, sys
if os.fork() == 0: os.setsid()
told = False
while True:
    s = socket.socket()
    try: s.connect(("127.0.0.1", int(sys.argv[1])))
    except OSError as e:
        if not told and e.errno == errno.EPERM: told = True; print("up", flush=True)
    s.close()
`

// Whichever processes of netmon are killed, in any order and at any moment: nothing gets through or continues.
func TestGuardRandomKillsLetNothingThrough(t *testing.T) {
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	through := make(chan int, 1)
	go func() {
		for n := 0; ; n++ {
			conn, err := listener.Accept()
			if err != nil {
				through <- n
				return
			}
			conn.Close()
		}
	}()
	port := strconv.Itoa(listener.Addr().(*net.TCPAddr).Port)
	s := attached(t, enforce, map[string]object.Rule{"127.0.0.1:" + port: deny(1)}, filepath.Join(rig.Bpffs(t), "session"))
	s.helper.Kill() // only the pins are left
	s.fds.Close()
	for round := range 20 {
		flags := [][]string{nobody, nil}[round%2]
		r := startGuarded(t, s.cgroup, flags, nil, "/usr/bin/python3", "-c", hammering, port)
		order := []int{r.guard, r.parent, r.controller}
		rand.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, pid := range order {
			_ = unix.Kill(pid, unix.SIGKILL)
			if rand.IntN(2) == 0 {
				time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
			}
		}
		r.expectEmpty(fmt.Sprintf("round %d, %v of guard %d, parent %d, controller %d", round, order, r.guard, r.parent,
			r.controller))
	}
	listener.Close()
	if n := <-through; n > 0 {
		t.Errorf("%d connections went through", n)
	}
}

func alive(pid int) bool {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	return err == nil && !strings.Contains(string(status), ") Z ")
}
