package isolate

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime/debug"

	"golang.org/x/sys/unix"
)

var forwarded = []os.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2,
	unix.SIGWINCH, unix.SIGTSTP}

// fromTerminal are the signals that a terminal sends to every process of its foreground group.
var fromTerminal = map[os.Signal]bool{unix.SIGINT: true, unix.SIGQUIT: true, unix.SIGTSTP: true}

// forwarding passes signals on to the command, which is in its own session and so gets each of them exactly once.
type forwarding struct {
	received  chan os.Signal
	continued chan os.Signal
	control   int
	outer     *outerTerminal
	relay     *relay // nil: the command has no terminal
}

// newForwarding holds signals back from now on.
func newForwarding(outer *outerTerminal) *forwarding {
	f := &forwarding{received: make(chan os.Signal, 16), continued: make(chan os.Signal, 1), outer: outer}
	for _, one := range forwarded {
		if !signal.Ignored(one) { // nohup and the like keep their meaning
			signal.Notify(f.received, one)
		}
	}
	signal.Notify(f.continued, unix.SIGCONT)
	return f
}

func (f *forwarding) signals() {
	for one := range f.received {
		number, ok := one.(unix.Signal)
		switch {
		case !ok:
		case one == unix.SIGWINCH && f.relay != nil:
			f.relay.adapt()
		case fromTerminal[one] && f.outer != nil && f.outer.controlling && f.outer.foreground():
			// the caller's terminal generates signals only if it is not raw
			_ = send(f.control, sayGroup, byte(number))
		default:
			_ = send(f.control, saySignal, byte(number))
		}
	}
}

// stops handles the command's stops, and continues it when this process was stopped and continues.
func (f *forwarding) stops() {
	stopped := make(chan unix.Signal)
	go func() {
		defer close(stopped)
		for {
			got, err := receive(f.control)
			if err != nil {
				return
			}
			if got.kind == sayStopped {
				stopped <- unix.Signal(got.number)
			}
		}
	}()
	for {
		select {
		case number, open := <-stopped:
			if !open {
				return
			}
			if f.relay != nil {
				f.relay.stopped(number, f.continued)
			}
		case <-f.continued:
			if f.relay != nil {
				f.relay.resume()
			} else {
				_ = send(f.control, saySignal, byte(unix.SIGCONT))
			}
		}
	}
}

// waitFor waits for the inner stages: it returns the command's exit code, 128 + n for signal n.
func waitFor(pid int) (int, error) {
	debug.FreeOSMemory() // of the preparation; what is left to do needs none
	for {
		var status unix.WaitStatus
		_, err := unix.Wait4(pid, &status, 0, nil)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return 0, fmt.Errorf("waiting for the command: %w", err)
		case status.Exited():
			return status.ExitStatus(), nil
		case status.Signaled():
			return 128 + int(status.Signal()), nil
		}
	}
}
