package isolate

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

// CommandCommand is the subcommand of the last stage.
const CommandCommand = "exec-command"

type commandPlan struct {
	Args []string
	// Foreground: the command has the terminal from the start.
	Foreground bool
}

// Command is the last stage: its own process group, which becomes the command or returns the exit code on
// failure.
func Command(argument string) int {
	runtime.LockOSThread()
	var plan commandPlan
	if err := json.Unmarshal([]byte(argument), &plan); err != nil {
		return failed(ExitSetup, fmt.Errorf("reading the plan: %w", err))
	}
	unix.CloseOnExec(controlFD)
	if err := unix.Setpgid(0, 0); err != nil {
		return failed(ExitSetup, fmt.Errorf("making a process group for the command: %w", err))
	}
	if plan.Foreground {
		if err := setForeground(unix.Getpid()); err != nil {
			return failed(ExitSetup, fmt.Errorf("giving the terminal to the command: %w", err))
		}
	}
	for _, one := range []unix.Signal{unix.SIGTTOU, unix.SIGTTIN} {
		if err := toDefault(one); err != nil {
			return failed(ExitSetup, err)
		}
	}
	code, err := become(plan.Args)
	return failed(code, err)
}

// setForeground gives the controlling terminal to a process group, from any group.
func setForeground(group int) error {
	signal.Ignore(unix.SIGTTOU)
	tty, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(tty)
	return unix.IoctlSetPointerInt(tty, unix.TIOCSPGRP, group)
}

// toDefault undoes signal.Ignore, which the command would inherit through execve.
func toDefault(number unix.Signal) error {
	var action [4]uint64 // struct sigaction of 64-bit kernels: SIG_DFL, no flags, an empty mask
	if _, _, e := unix.RawSyscall6(unix.SYS_RT_SIGACTION, uintptr(number), uintptr(unsafe.Pointer(&action)), 0, 8, 0,
		0); e != 0 {
		return fmt.Errorf("resetting signal %d: %w", number, e)
	}
	return nil
}

// become replaces this process by the command, found in PATH as by execvp(3), with the privileges of the
// target user. It returns only on failure.
func become(args []string) (int, error) {
	name, environment := args[0], commandEnvironment(os.Environ())
	candidates := []string{name}
	if !strings.Contains(name, "/") {
		candidates = nil
		path := "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
		for _, entry := range environment {
			if value, found := strings.CutPrefix(entry, "PATH="); found {
				path = value
			}
		}
		for _, dir := range strings.Split(path, ":") {
			if dir == "" {
				dir = "."
			}
			candidates = append(candidates, dir+"/"+name)
		}
	}
	result := error(unix.ENOENT)
	for _, candidate := range candidates {
		err := unix.Exec(candidate, args, environment)
		switch {
		case errors.Is(err, unix.ENOENT), errors.Is(err, unix.ENOTDIR):
		case errors.Is(err, unix.EACCES):
			result = err
		default:
			return ExitNotExecutable, fmt.Errorf("%s: %w", candidate, err)
		}
	}
	if errors.Is(result, unix.ENOENT) {
		return ExitNotFound, fmt.Errorf("%s: command not found", name)
	}
	return ExitNotExecutable, fmt.Errorf("%s: %w", name, result)
}
