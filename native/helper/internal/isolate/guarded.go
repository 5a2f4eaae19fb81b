package isolate

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// guarded is the parent stage's view of the guard and the controller. The kernel's refusals depend on neither: if
// one of the two ends while the command runs, this process kills everything in the cgroup.
type guarded struct {
	guard int
	ended chan struct{} // closed when one of them has ended, and then everything in the cgroup
	first string        // the one that ended first
	over  func() bool   // reports whether one of them has ended
	off   atomic.Bool   // nothing was started: ignore the guard's end
}

// startGuard starts the guard and watches it. The controller must be this process's parent, otherwise its pid may
// belong to another process.
func startGuard(plan GuardPlan, dir *cgroup.Dir) (*guarded, error) {
	controller, err := unix.PidfdOpen(plan.EndWith, 0)
	if err != nil {
		return nil, fmt.Errorf("watching process %d, which guards the session: %w", plan.EndWith, err)
	}
	pid, err := spawnGuard(plan)
	if err != nil {
		return nil, fmt.Errorf("starting the session's guard: %w", err)
	}
	guard, err := unix.PidfdOpen(pid, 0) // a child keeps its pid until it is waited for
	if err != nil {
		_ = unix.Kill(pid, unix.SIGKILL)
		return nil, fmt.Errorf("watching the session's guard: %w", err)
	}
	if unix.Getppid() != plan.EndWith {
		_ = unix.Kill(pid, unix.SIGKILL)
		return nil, fmt.Errorf("process %d, which guards the session, has ended: nothing was run", plan.EndWith)
	}
	g := &guarded{guard: pid, ended: make(chan struct{})}
	g.over = func() bool {
		waited := []unix.PollFd{{Fd: int32(controller), Events: unix.POLLIN}, {Fd: int32(guard), Events: unix.POLLIN}}
		n, _ := unix.Poll(waited, 0)
		return n > 0
	}
	go func() {
		defer close(g.ended)
		first := waitForEnd(controller, guard)
		if g.off.Load() {
			return
		}
		persist(func() error { return killAll(dir) })
		g.first = []string{"netmon", "the session's guard"}[first]
	}()
	return g, nil
}

// spawnGuard returns the pid of a guard that is ready.
func spawnGuard(plan GuardPlan) (int, error) {
	args := []string{os.Args[0], GuardCommand, "--cgroup", plan.Cgroup, "--end-with", strconv.Itoa(plan.EndWith)}
	if plan.PinDir != "" {
		args = append(args, "--pin-dir", plan.PinDir)
	}
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		return 0, err
	}
	defer null.Close()
	read, write, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	defer read.Close()
	pid, err := syscall.ForkExec("/proc/self/exe", args, &syscall.ProcAttr{Dir: "/", Env: os.Environ(),
		Files: []uintptr{null.Fd(), write.Fd(), null.Fd()}, Sys: &syscall.SysProcAttr{Setsid: true}})
	write.Close()
	if err != nil {
		return 0, err
	}
	line, _ := bufio.NewReader(read).ReadString('\n')
	if line != guardReady {
		_ = unix.Kill(pid, unix.SIGKILL)
		if line == "" {
			line = "it ended before it was ready"
		}
		return 0, errors.New(strings.TrimSuffix(line, "\n"))
	}
	return pid, nil
}

// abandon ends the guard of a session in which nothing was started.
func (g *guarded) abandon() {
	g.off.Store(true)
	_ = unix.Kill(g.guard, unix.SIGKILL)
}

// finish waits for the session's other processes if it is over before the command is, and reports that.
func (g *guarded) finish() {
	if g.over() {
		<-g.ended
		fmt.Fprintf(os.Stderr, "netmon exec: %s has ended: the processes of its session were killed\n", g.first)
	}
}
