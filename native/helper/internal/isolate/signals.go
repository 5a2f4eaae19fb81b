package isolate

import (
	"errors"
	"fmt"
	"os"

	"golang.org/x/sys/unix"
)

var forwarded = []os.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2,
	unix.SIGWINCH, unix.SIGTSTP, unix.SIGCONT}

// fromTerminal: the terminal sends these to every process of its foreground group, the command included, so
// that passing them on would deliver them twice.
var fromTerminal = map[os.Signal]bool{unix.SIGINT: true, unix.SIGQUIT: true, unix.SIGTSTP: true, unix.SIGWINCH: true}

// forward passes signals on to the command until the process ends. A SIGINT sent by kill(2) to a process in
// the terminal's foreground group cannot be told from ^C and is left to the terminal.
func forward(signals <-chan os.Signal, pid int) {
	for one := range signals {
		number, ok := one.(unix.Signal)
		if !ok {
			continue
		}
		if !(fromTerminal[one] && inForeground()) {
			_ = unix.Kill(pid, number)
		}
	}
}

// wait waits for the command and gives its exit code, 128 + n for signal n. Where the command has stopped (^Z,
// which an editor may handle first) the whole foreground group stops, so that the shell has the terminal back.
func wait(pid int) (int, error) {
	for {
		var status unix.WaitStatus
		_, err := unix.Wait4(pid, &status, unix.WUNTRACED, nil)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return 0, fmt.Errorf("waiting for the command: %w", err)
		case status.Exited():
			return status.ExitStatus(), nil
		case status.Signaled():
			return 128 + int(status.Signal()), nil
		case status.Stopped() && inForeground():
			_ = unix.Kill(0, unix.SIGSTOP)
		}
	}
}

// inForeground: this process has a controlling terminal and is in its foreground group.
func inForeground() bool {
	tty, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer unix.Close(tty)
	group, err := unix.IoctlGetInt(tty, unix.TIOCGPGRP)
	return err == nil && group == unix.Getpgrp()
}
