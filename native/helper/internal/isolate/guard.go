package isolate

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/attach"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
)

// GuardCommand is the subcommand of the process that outlives the controller.
const GuardCommand = "guard"

// guardReady is the guard's line when it is ready; any other line says why it is not.
const guardReady = "ready\n"

// GuardPlan says what the guard waits for and what it does then.
type GuardPlan struct {
	Cgroup string
	// EndWith is the controller: after its end, processes in the cgroup would be unguarded.
	EndWith int
	// PinDir keeps the session's programs in force; it is removed when the cgroup is empty. "": none.
	PinDir string
}

// Guard waits for the end of the controller, kills everything in the cgroup, removes the pins and ends. It runs in its
// own session, away from the terminal, and shares no descriptor with the command: nothing that the command does
// to its own descriptors or to the terminal affects it. It prints nothing: the parent stage does, when all are dead.
//
// Failure: before it is ready, a missing resource is an error, and nothing is started. Afterwards it never gives up.
func Guard(plan GuardPlan) int {
	controller, dir, err := hold(plan)
	if err != nil {
		fmt.Fprintf(os.Stdout, "%v\n", err)
		return ExitSetup
	}
	if _, err := io.WriteString(os.Stdout, guardReady); err != nil {
		return ExitSetup
	}
	if err := redirectToNull(0, 1, 2); err != nil {
		return ExitSetup
	}
	waitForEnd(controller)
	persist(func() error { return killAll(dir) })
	if plan.PinDir != "" {
		persist(func() error { return removePins(plan.PinDir) })
	}
	return 0
}

// hold opens everything that the guard will need, and leaves the caller's session and working directory.
func hold(plan GuardPlan) (controller int, dir *cgroup.Dir, err error) {
	signal.Ignore(unix.SIGPIPE, unix.SIGHUP, unix.SIGINT, unix.SIGQUIT, unix.SIGTERM, unix.SIGUSR1, unix.SIGUSR2,
		unix.SIGTSTP, unix.SIGTTIN, unix.SIGTTOU)
	if controller, err = unix.PidfdOpen(plan.EndWith, 0); err != nil { // Linux 5.3, 32fcb426ec00
		return 0, nil, fmt.Errorf("watching process %d, which guards the session: %w", plan.EndWith, err)
	}
	if dir, err = cgroup.Open(plan.Cgroup); err != nil {
		return 0, nil, err
	}
	if _, err := unix.Setsid(); err != nil && !errors.Is(err, unix.EPERM) { // EPERM: it leads one already
		return 0, nil, fmt.Errorf("leaving the caller's session: %w", err)
	}
	if err := unix.Chdir("/"); err != nil {
		return 0, nil, err
	}
	// out of memory, it should be the last to be killed; this needs a privilege and may fail
	_ = write("/proc/self/oom_score_adj", "-1000")
	return controller, dir, nil
}

// persist repeats a necessary step until it succeeds: there is nobody left to report to.
func persist(do func() error) {
	for do() != nil {
		time.Sleep(50 * time.Millisecond)
	}
}

func removePins(dir string) error {
	_, err := attach.Detach(dir)
	if err == nil {
		return nil
	}
	if fault.Code(err) == "ENOENT" || fault.Code(err) == "bpffs" { // it or its file system was removed
		return nil
	}
	return err
}

// waitForEnd waits until one of the processes has ended, and returns which.
func waitForEnd(pidfds ...int) int {
	waited := make([]unix.PollFd, len(pidfds))
	for i, fd := range pidfds {
		waited[i] = unix.PollFd{Fd: int32(fd), Events: unix.POLLIN}
	}
	for {
		_, _ = unix.Poll(waited, -1) // the only possible error is EINTR
		for i := range waited {
			if waited[i].Revents != 0 {
				return i
			}
		}
	}
}

// redirectToNull redirects descriptors to /dev/null.
func redirectToNull(descriptors ...int) error {
	null, err := unix.Open("/dev/null", unix.O_RDWR|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(null)
	for _, fd := range descriptors {
		if err := unix.Dup3(null, fd, 0); err != nil {
			return err
		}
	}
	return nil
}
