package isolate

import (
	"errors"
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"
)

// quietTime is how long the session's terminal must be quiet before this process stops itself: what the command
// wrote before its own stop reaches the master slightly later, from a work queue of the kernel.
const quietTime = 10 * time.Millisecond

// drainTime is how long the last output may take after everything in the session has ended. Only a terminal passed
// out of the session stays open longer.
const drainTime = time.Second

// relay carries bytes between the caller's terminal and the session's. While the command is in the foreground of its
// terminal and this process in that of its own, the caller's terminal is raw and every key is passed on, including ^C
// and ^Z: the session's terminal turns them into signals. Otherwise nothing is read, so that others on the terminal (a
// pager behind a pipe, a shell in front) get the input.
type relay struct {
	outer   *outerTerminal
	master  int
	control int
	printed chan struct{} // closed at the end of the output
	writing atomic.Bool   // the caller's terminal has not yet taken everything that was read
	wake    [2]int        // a pipe that interrupts waiting for input
	gone    [2]int        // a pipe that is closed when the caller's terminal has gone

	mu     sync.Mutex
	active bool // the command has wanted the terminal
	raw    bool
	hungUp bool
}

// startRelay begins relaying, with the master that the inner stages made.
func startRelay(outer *outerTerminal, plan *TerminalPlan, master, control int) (*relay, error) {
	r := &relay{outer: outer, master: master, control: control, active: plan.Foreground, printed: make(chan struct{})}
	err := errors.Join(unix.Pipe2(r.wake[:], unix.O_CLOEXEC|unix.O_NONBLOCK), unix.Pipe2(r.gone[:], unix.O_CLOEXEC))
	if err != nil {
		return nil, err
	}
	signal.Ignore(unix.SIGTTOU) // setting modes from the background must not stop this process
	r.adapt()
	go r.output()
	go r.input()
	return r, nil
}

// adapt makes the caller's terminal raw or restores it, as required now. It reports whether it is raw.
func (r *relay) adapt() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if wanted := r.active && r.outer.foreground(); wanted {
		r.raw = r.outer.setRaw() == nil // even if it is raw already: a shell may have changed it meanwhile
	} else {
		r.cook()
	}
	r.notice()
	r.resize()
	return r.raw
}

// cook restores the terminal; r.mu is held.
func (r *relay) cook() {
	if r.raw {
		_ = r.outer.restore()
		r.raw = false
	}
}

func (r *relay) notice() { _, _ = unix.Write(r.wake[1], []byte{0}) }

func (r *relay) resize() {
	if size, err := unix.IoctlGetWinsize(r.outer.fd, unix.TIOCGWINSZ); err == nil {
		_ = unix.IoctlSetWinsize(r.master, unix.TIOCSWINSZ, size)
	}
}

// stopped handles a stop of the command. If it wants the terminal and can have it, it gets it. Otherwise this
// process's group stops too, so that the shell gets its terminal back, and continues with the command when the shell
// continues it.
func (r *relay) stopped(number unix.Signal, continued <-chan os.Signal) {
	wants := number == unix.SIGTTIN || number == unix.SIGTTOU
	if wants {
		r.mu.Lock()
		r.active = true
		r.mu.Unlock()
		if r.adapt() {
			_ = send(r.control, sayForeground, 0)
			return
		}
	}
	r.mu.Lock()
	r.cook()
	r.mu.Unlock()
	if !r.outer.controlling {
		return
	}
	r.printAll()
	if wants {
		_ = unix.Kill(0, unix.SIGTTIN)
		select {
		case <-continued:
		case <-time.After(drainTime): // no shell will ever give it the terminal: it ends, like a read would
			r.hangUp()
			return
		}
	} else {
		_ = unix.Kill(0, unix.SIGSTOP)
	}
	r.resume()
}

// printAll waits until the caller's terminal has taken everything written before; at most drainTime, unless it is slow.
func (r *relay) printAll() {
	for end := time.Now().Add(drainTime); r.writing.Load() || time.Now().Before(end); {
		waited := []unix.PollFd{{Fd: int32(r.master), Events: unix.POLLIN}}
		n, err := unix.Poll(waited, int(quietTime.Milliseconds()))
		// the order matters: output sets writing before it reads
		if err == nil && waited[0].Revents&unix.POLLIN == 0 && !r.writing.Load() {
			return
		}
		if n > 0 {
			time.Sleep(time.Millisecond) // output is reading it
		}
	}
}

// resume continues after this process was stopped.
func (r *relay) resume() {
	if r.adapt() {
		_ = send(r.control, sayForeground, 0)
	} else {
		_ = send(r.control, sayBackground, 0)
	}
}

func (r *relay) output() {
	defer close(r.printed)
	buffer := make([]byte, 64<<10)
	for {
		waited := []unix.PollFd{{Fd: int32(r.gone[0]), Events: unix.POLLIN}, {Fd: int32(r.master), Events: unix.POLLIN}}
		if _, err := unix.Poll(waited, -1); err != nil {
			continue // EINTR
		}
		if waited[0].Revents != 0 {
			return
		}
		r.writing.Store(true)
		n, err := unix.Read(r.master, buffer)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if err != nil || n == 0 {
			r.writing.Store(false)
			return // EIO: nobody has the session's terminal open any more
		}
		if writeAll(r.outer.fd, buffer[:n]) != nil {
			r.hangUp()
		}
		r.writing.Store(false)
	}
}

func (r *relay) input() {
	buffer := make([]byte, 16<<10)
	for {
		r.mu.Lock()
		raw := r.raw
		r.mu.Unlock()
		waited := []unix.PollFd{{Fd: int32(r.wake[0]), Events: unix.POLLIN}, {Fd: int32(r.outer.fd), Events: unix.POLLIN}}
		if !raw {
			waited = waited[:1]
		}
		if _, err := unix.Poll(waited, -1); err != nil {
			continue // EINTR
		}
		if waited[0].Revents != 0 {
			_, _ = unix.Read(r.wake[0], buffer)
			continue
		}
		n, err := unix.Read(r.outer.fd, buffer)
		switch {
		case errors.Is(err, unix.EINTR), errors.Is(err, unix.EAGAIN):
		case err != nil || n == 0:
			r.hangUp()
			return
		case writeAll(r.master, buffer[:n]) != nil:
			return
		}
	}
}

// hangUp reports that the caller's terminal has gone: without its master, the session's terminal has too.
func (r *relay) hangUp() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.hungUp {
		return
	}
	r.hungUp = true
	_ = send(r.control, saySignal, byte(unix.SIGHUP))
	_ = unix.Close(r.gone[1])
	go func() {
		<-r.printed // otherwise output would keep reading
		_ = redirectToNull(r.master)
	}()
}

// finish prints the remaining output and restores the terminal.
func (r *relay) finish() {
	for done := false; !done; {
		select {
		case <-r.printed:
			done = true
		case <-time.After(drainTime):
			done = !r.writing.Load() // wait for a slow terminal
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.cook()
}

func writeAll(fd int, data []byte) error {
	for len(data) > 0 {
		n, err := unix.Write(fd, data)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if errors.Is(err, unix.EAGAIN) { // another process made the terminal nonblocking
			_, _ = unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}}, -1)
			continue
		}
		if err != nil {
			return err
		}
		data = data[n:]
	}
	return nil
}
