package isolate

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// InitCommand is the subcommand of the middle stage.
const InitCommand = "exec-init"

type initPlan struct {
	Args       []string
	Terminal   int // descriptor of the command's terminal; -1: none
	Foreground bool
}

// endGrace is how long processes left by the command have after SIGTERM.
const endGrace = 2 * time.Second

// Init is the init process of the session's pid namespace: it starts the command, reaps orphans, carries out the parent
// stage's messages, and ends with the command. It has the command's own privileges and no resource that the command
// lacks except the socket to the parent stage, so that it is useless to an attacker.
//
// Fails closed: the kernel kills the whole namespace when this process ends, and this process when the parent
// stage does, in any way.
func Init(argument string) int {
	var plan initPlan
	if err := json.Unmarshal([]byte(argument), &plan); err != nil {
		return failed(ExitSetup, fmt.Errorf("reading the plan: %w", err))
	}
	if plan.Terminal >= 0 {
		unix.CloseOnExec(plan.Terminal)
	}
	if err := becomeInit(); err != nil {
		return failed(ExitSetup, err)
	}
	command, err := startCommand(plan)
	if err != nil {
		return failed(ExitSetup, err)
	}
	if err := redirectToNull(0, 1, 2); err != nil { // so that a pipe's other end notices when the command closes its own
		return ExitSetup
	}
	go handleControl(command, plan.Terminal >= 0)
	code := reap(command)
	endOthers()
	return code
}

func becomeInit() error {
	unix.CloseOnExec(controlFD)
	if unix.Getpid() != 1 {
		return errors.New("the session has no pid namespace of its own: nothing was run")
	}
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("keeping the session's init from being traced: %w", err)
	}
	if err := unix.Prctl(unix.PR_SET_PDEATHSIG, uintptr(unix.SIGKILL), 0, 0, 0); err != nil {
		return fmt.Errorf("tying the session to its parent: %w", err)
	}
	gone := []unix.PollFd{{Fd: controlFD, Events: unix.POLLRDHUP}}
	if n, err := unix.Poll(gone, 0); err != nil || n > 0 && gone[0].Revents&(unix.POLLHUP|unix.POLLRDHUP) != 0 {
		return errors.New("the parent stage has ended: nothing was run")
	}
	// Signals from inside do nothing: they are handled here, and have the default action in the command; but signals that
	// the caller ignored (nohup) stay ignored.
	nothing := make(chan os.Signal, 1)
	for _, one := range []os.Signal{unix.SIGHUP, unix.SIGINT, unix.SIGQUIT, unix.SIGTERM, unix.SIGUSR1, unix.SIGUSR2,
		unix.SIGALRM, unix.SIGPIPE, unix.SIGTSTP, unix.SIGWINCH, unix.SIGCONT} {
		if !signal.Ignored(one) {
			signal.Notify(nothing, one)
		}
	}
	signal.Ignore(unix.SIGTTIN, unix.SIGTTOU)
	return nil
}

func startCommand(plan initPlan) (int, error) {
	argument, err := json.Marshal(commandPlan{Args: plan.Args, Foreground: plan.Foreground})
	if err != nil {
		return 0, err
	}
	pid, err := syscall.ForkExec("/proc/self/exe", []string{"netmon-bpf", CommandCommand, string(argument)},
		&syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, 1, 2}})
	if err != nil {
		return 0, fmt.Errorf("starting the command: %w", err)
	}
	return pid, nil
}

// handleControl carries out the parent stage's messages until that ends, and then ends.
func handleControl(command int, terminal bool) {
	for {
		got, err := receive(controlFD)
		if err != nil {
			os.Exit(ExitSetup)
		}
		switch got.kind {
		case saySignal:
			_ = unix.Kill(command, unix.Signal(got.number))
		case sayGroup:
			_ = unix.Kill(-command, unix.Signal(got.number))
		case sayForeground, sayBackground:
			group := unix.Getpgrp()
			if got.kind == sayForeground {
				group = command
			}
			if terminal {
				_ = setForeground(group)
			}
			_ = unix.Kill(-command, unix.SIGCONT)
		}
	}
}

// reap waits for all children, until the command ends; it returns its exit code, 128 + n for signal n.
func reap(command int) int {
	for {
		var status unix.WaitStatus
		pid, err := unix.Wait4(-1, &status, unix.WUNTRACED, nil)
		switch {
		case errors.Is(err, unix.EINTR), err == nil && pid != command:
		case err != nil:
			return ExitSetup
		case status.Exited():
			return status.ExitStatus()
		case status.Signaled():
			return 128 + int(status.Signal())
		case status.Stopped():
			_ = send(controlFD, sayStopped, byte(status.StopSignal()))
		}
	}
}

// endOthers asks the namespace's remaining processes to end; the kernel kills them when this process ends.
func endOthers() {
	_ = unix.Kill(-1, unix.SIGTERM)
	_ = unix.Kill(-1, unix.SIGCONT)
	none := make(chan struct{})
	go func() {
		defer close(none)
		for {
			if _, err := unix.Wait4(-1, nil, 0, nil); err != nil && !errors.Is(err, unix.EINTR) {
				return
			}
		}
	}()
	select {
	case <-none:
	case <-time.After(endGrace):
	}
}
