package isolate

import (
	"errors"
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// guard is the process that guards the session: its programs are gone when it ends, and what went on would go on
// unguarded.
type guard struct {
	pid int
	// killed is closed when it has ended and everything in the cgroup has, too.
	killed chan struct{}
}

// watchGuard kills everything in the cgroup when the guard ends. It must be this process's parent, else its pid may
// be another's by now.
func watchGuard(pid int, path string) (*guard, error) {
	fd, err := unix.PidfdOpen(pid, 0) // Linux 5.3, 32fcb426ec00
	if err != nil {
		return nil, fmt.Errorf("watching process %d, which guards the session: %w", pid, err)
	}
	if unix.Getppid() != pid {
		unix.Close(fd)
		return nil, fmt.Errorf("process %d, which guards the session, has ended: nothing was run", pid)
	}
	g := &guard{pid: pid, killed: make(chan struct{})}
	go func() {
		defer close(g.killed)
		for {
			_, err := unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}, -1)
			if !errors.Is(err, unix.EINTR) {
				break
			}
		}
		fmt.Fprintln(os.Stderr, "netmon exec: netmon has ended: the processes of its session are killed")
		if err := killAll(path); err != nil {
			fmt.Fprintf(os.Stderr, "netmon exec: they go on unguarded: %v\n", err)
		}
	}()
	return g, nil
}

// finish waits for the others of the session where the guard has ended before the command.
func (g *guard) finish() {
	if unix.Getppid() != g.pid {
		<-g.killed
	}
}

// killAll kills the processes of a cgroup and of those below it, frozen meanwhile so that none can do anything more.
// Not by cgroup.kill: where that was written once, the kernel kills every process that is born into the cgroup by
// CLONE_INTO_CGROUP (seen in Linux 6.18), and the session could not be started again. A cgroup that is gone has none.
func killAll(path string) error {
	freeze := path + "/cgroup.freeze" // Linux 5.2, 76f969e8948d
	frozen := write(freeze, "1") == nil
	for {
		nodes, err := cgroup.Subtree(path)
		if errors.Is(err, os.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		pids, err := cgroup.Processes(nodes)
		if err != nil {
			return err
		}
		if len(pids) == 0 {
			break
		}
		for _, pid := range pids {
			_ = unix.Kill(pid, unix.SIGKILL)
		}
		time.Sleep(time.Millisecond)
	}
	if !frozen {
		return nil
	}
	return write(freeze, "0")
}

func write(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString(text)
	return err
}
