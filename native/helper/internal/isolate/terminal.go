package isolate

import (
	"fmt"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
)

// The command never has the caller's terminal. If the caller has one, the command gets one of the session's own
// pseudo-terminals as its controlling terminal; the parent stage relays between the two (relay.go). Whatever the
// command does to its terminal, including TIOCSTI and modes, has no effect beyond it.

// TerminalPlan is the initial state of the session's terminal: that of the caller's.
type TerminalPlan struct {
	Termios unix.Termios
	Size    unix.Winsize
	// Foreground: the command has the terminal from the start; otherwise when it first wants to read from it.
	Foreground bool
}

// take opens the terminal, passes its master to the parent stage, replaces every standard descriptor that is
// a terminal by it, and makes it the controlling one. The process must lead a session. It returns the descriptor that
// Init holds, so that the terminal does not hang up while nobody else has it open.
func (t TerminalPlan) take(uid int) (int, error) {
	master, err := unix.Open("/dev/ptmx", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return -1, fmt.Errorf("making a terminal for the command, by /dev/ptmx: %w", err)
	}
	defer unix.Close(master)
	if err := unix.IoctlSetPointerInt(master, unix.TIOCSPTLCK, 0); err != nil {
		return -1, fmt.Errorf("unlocking the command's terminal: %w", err)
	}
	// through the descriptor, not a name: Linux 4.13, 54ebbfb16034
	peer, _, e := unix.Syscall(unix.SYS_IOCTL, uintptr(master), unix.TIOCGPTPEER, unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC)
	if e != 0 {
		return -1, fmt.Errorf("opening the command's terminal: %w", e)
	}
	slave := int(peer)
	if err := unix.Fchown(slave, uid, -1); err != nil {
		return -1, fmt.Errorf("giving the terminal to uid %d: %w", uid, err)
	}
	if err := unix.IoctlSetTermios(slave, unix.TCSETS, &t.Termios); err != nil {
		return -1, fmt.Errorf("setting the command's terminal: %w", err)
	}
	if err := unix.IoctlSetWinsize(slave, unix.TIOCSWINSZ, &t.Size); err != nil {
		return -1, fmt.Errorf("setting the size of the command's terminal: %w", err)
	}
	if err := send(controlFD, sayTerminal, 0, master); err != nil {
		return -1, fmt.Errorf("handing over the command's terminal: %w", err)
	}
	for fd := range 3 {
		if isTerminal(fd) {
			if err := unix.Dup3(slave, fd, 0); err != nil {
				return -1, fmt.Errorf("replacing descriptor %d: %w", fd, err)
			}
		}
	}
	if err := unix.IoctlSetInt(slave, unix.TIOCSCTTY, 0); err != nil {
		return -1, fmt.Errorf("making the command's terminal its controlling one: %w", err)
	}
	return slave, nil
}

func isTerminal(fd int) bool {
	_, err := unix.IoctlGetTermios(fd, unix.TCGETS)
	return err == nil
}

// otherTerminals returns the paths of the caller's terminals that are not pseudo-terminals (a console, a serial line):
// nothing else hides them from a command of the same user.
func otherTerminals() []string {
	var paths []string
	for fd := range 3 {
		if !isTerminal(fd) || onTerminalFS(fd) {
			continue
		}
		if path, err := os.Readlink("/proc/self/fd/" + strconv.Itoa(fd)); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

// outerTerminal is the caller's terminal, opened again.
type outerTerminal struct {
	fd int
	// controlling: it is this process's controlling terminal, so there is a foreground group and a shell behind it.
	controlling bool
	modes       unix.Termios // as found
}

// openOuter finds the caller's terminal: the controlling one, or one among the standard descriptors. nil: none.
func openOuter() (*outerTerminal, error) {
	device := uint32(0)
	for fd := range 3 {
		if !isTerminal(fd) {
			continue
		}
		one, err := unix.IoctlGetUint32(fd, unix.TIOCGDEV)
		if err != nil {
			return nil, fmt.Errorf("reading the terminal of descriptor %d: %w", fd, err)
		}
		if device != 0 && one != device {
			return nil, fmt.Errorf("descriptor %d is a second terminal: a session has only one; redirect it to a "+
				"file", fd)
		}
		device = one
	}
	outer := &outerTerminal{fd: -1}
	if fd, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0); err == nil {
		if one, err := unix.IoctlGetUint32(fd, unix.TIOCGDEV); err == nil && (device == 0 || one == device) {
			outer.fd, outer.controlling = fd, true
		} else {
			unix.Close(fd)
		}
	}
	for fd := 0; outer.fd < 0 && fd < 3 && device != 0; fd++ {
		if isTerminal(fd) {
			again, err := unix.Open("/proc/self/fd/"+strconv.Itoa(fd), unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
			if err != nil {
				return nil, fmt.Errorf("opening the terminal of descriptor %d: %w", fd, err)
			}
			outer.fd = again
		}
	}
	if outer.fd < 0 {
		return nil, nil
	}
	modes, err := unix.IoctlGetTermios(outer.fd, unix.TCGETS)
	if err != nil {
		unix.Close(outer.fd)
		return nil, fmt.Errorf("reading the terminal's modes: %w", err)
	}
	outer.modes = *modes
	return outer, nil
}

// foreground reports whether input is meant for this process.
func (o *outerTerminal) foreground() bool {
	if !o.controlling {
		return true
	}
	group, err := unix.IoctlGetInt(o.fd, unix.TIOCGPGRP)
	return err == nil && group == unix.Getpgrp()
}

// plan returns the initial state for the session's terminal.
func (o *outerTerminal) plan() *TerminalPlan {
	plan := &TerminalPlan{Termios: o.modes, Foreground: isTerminal(0) && isTerminal(1) && o.foreground()}
	if size, err := unix.IoctlGetWinsize(o.fd, unix.TIOCGWINSZ); err == nil {
		plan.Size = *size
	}
	return plan
}

// setRaw passes every key through unchanged, like cfmakeraw(3); the session's terminal processes them.
func (o *outerTerminal) setRaw() error {
	raw := o.modes
	raw.Iflag &^= unix.IGNBRK | unix.BRKINT | unix.PARMRK | unix.ISTRIP | unix.INLCR | unix.IGNCR | unix.ICRNL | unix.IXON
	raw.Oflag &^= unix.OPOST
	raw.Lflag &^= unix.ECHO | unix.ECHONL | unix.ICANON | unix.ISIG | unix.IEXTEN
	raw.Cflag = raw.Cflag&^(unix.CSIZE|unix.PARENB) | unix.CS8
	raw.Cc[unix.VMIN], raw.Cc[unix.VTIME] = 1, 0
	return unix.IoctlSetTermios(o.fd, unix.TCSETSW, &raw)
}

func (o *outerTerminal) restore() error { return unix.IoctlSetTermios(o.fd, unix.TCSETSW, &o.modes) }
