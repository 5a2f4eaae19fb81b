// Package supervise keeps a controller running: it starts the command, restarts it if it dies or stays stopped, and
// passes signals and a regular end on unchanged.
//
// Failure: the kernel's refusals do not depend on it. The pinned links keep enforcing while the command is down, and
// permanently if it is given up.
package supervise

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// PidVariable tells the command the pid of its supervisor.
const PidVariable = "NETMON_SUPERVISOR"

// PredecessorVariable tells a command that is started again how the one before it ended: `died`, perhaps within a line
// of its output, or `stood_still`, which nobody has recorded.
const PredecessorVariable = "NETMON_PREDECESSOR"

// Exit codes as in src/cli/exit-codes.ts. Every other code is an intended end of the command.
const (
	exitUsage      = 2
	exitFault      = 16 // an uncaught error
	exitStandstill = 18 // its watchdog ended it
)

const (
	firstPause   = 100 * time.Millisecond // before the second consecutive start; the first is immediate
	longestPause = 10 * time.Second
	mostInARow   = 10
	stable       = time.Minute // a command that ran this long resets the count
	longestStop  = 5 * time.Second
)

var passedOn = []os.Signal{unix.SIGTERM, unix.SIGINT, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2}

// asksForEnd are the signals after which any end of the command is final.
var asksForEnd = map[os.Signal]bool{unix.SIGTERM: true, unix.SIGINT: true, unix.SIGQUIT: true}

type supervisor struct {
	args        []string
	signals     chan os.Signal
	ending      bool
	inARow      int
	predecessor string // the value of PredecessorVariable, empty for the first command
}

// Run starts the command and waits for its end. It returns the exit code; if a signal ended the command, the same
// signal ends this process.
func Run(args []string) int {
	s := &supervisor{args: args, signals: make(chan os.Signal, 16)}
	signal.Ignore(unix.SIGPIPE)
	for _, one := range passedOn {
		if !signal.Ignored(one) { // nohup and the like keep their meaning
			signal.Notify(s.signals, one)
		}
	}
	for {
		status, lasted, stopped, err := s.once()
		if err != nil {
			fmt.Fprintf(os.Stderr, "netmon: starting %s: %v\n", args[0], err)
			return exitUsage
		}
		if s.ending || !died(status) {
			return end(status)
		}
		s.predecessor = "died"
		if stopped || !status.Signaled() && status.ExitStatus() == exitStandstill {
			s.predecessor = "stood_still"
		}
		if lasted >= stable {
			s.inARow = 0
		}
		if s.inARow++; s.inARow > mostInARow {
			fmt.Fprintf(os.Stderr, "netmon: the controller %s, for the %dth time in a row: it is not started again. "+
				"What is pinned goes on refusing; netmon watch takes it over\n", how(status, stopped), s.inARow)
			return end(status)
		}
		fmt.Fprintf(os.Stderr, "netmon: the controller %s: it is started again. What is pinned goes on refusing\n",
			how(status, stopped))
		if sig := s.pause(); sig != 0 {
			return endBy(sig)
		}
	}
}

// died reports whether it ended by a signal that was not sent through here, or by an error it could not handle.
func died(status syscall.WaitStatus) bool {
	return status.Signaled() || status.ExitStatus() == exitFault || status.ExitStatus() == exitStandstill
}

// once runs the command to its end; stopped: it was ended because it had stayed stopped. It leads its own process group:
// a terminal's signals reach it once, from here.
func (s *supervisor) once() (status syscall.WaitStatus, lasted time.Duration, stopped bool, err error) {
	path, err := exec.LookPath(s.args[0])
	if err != nil {
		return 0, 0, false, err
	}
	environment := append(os.Environ(), PidVariable+"="+strconv.Itoa(os.Getpid()))
	if s.predecessor != "" {
		environment = append(environment, PredecessorVariable+"="+s.predecessor)
	}
	began := time.Now()
	var pidfd int
	pid, err := syscall.ForkExec(path, s.args, &syscall.ProcAttr{Env: environment, Files: []uintptr{0, 1, 2},
		// whoever starts another supervisor must not find a command that is still ending
		Sys: &syscall.SysProcAttr{Setpgid: true, Pdeathsig: unix.SIGKILL, PidFD: &pidfd}})
	if err != nil {
		return 0, 0, false, err
	}
	over := make(chan struct{})
	passing := make(chan struct{})
	go func() {
		defer close(passing)
		s.passOn(pid, over)
	}()
	defer unix.Close(pidfd)
	status, stopped = await(pid, pidfd)
	close(over)
	<-passing
	return status, time.Since(began), stopped, nil
}

func (s *supervisor) passOn(pid int, over <-chan struct{}) {
	for {
		select {
		case <-over:
			return
		case one := <-s.signals:
			s.ending = s.ending || asksForEnd[one]
			_ = unix.Kill(pid, one.(syscall.Signal))
		}
	}
}

// pause waits before the next start; a signal that requests the end interrupts it.
func (s *supervisor) pause() syscall.Signal {
	if s.inARow < 2 {
		return 0
	}
	timer := time.NewTimer(min(firstPause<<(s.inARow-2), longestPause))
	defer timer.Stop()
	for {
		select {
		case <-timer.C:
			return 0
		case one := <-s.signals:
			if asksForEnd[one] {
				return one.(syscall.Signal)
			}
		}
	}
}

// await waits for the command and, as a container's first process, for its orphans. A command that is stopped (SIGSTOP)
// proves and records nothing; its watchdog is stopped with it. It is killed, and stopped is true.
func await(pid, pidfd int) (end syscall.WaitStatus, stopped bool) {
	var stop *time.Timer
	for {
		var status syscall.WaitStatus
		got, err := syscall.Wait4(-1, &status, unix.WUNTRACED|unix.WCONTINUED, nil)
		if err != nil || got != pid {
			continue
		}
		switch {
		case status.Stopped() && stop == nil:
			stop = time.AfterFunc(longestStop, func() { _ = unix.PidfdSendSignal(pidfd, unix.SIGKILL, nil, 0) })
		case status.Stopped():
		case stop != nil && stop.Stop():
			stop = nil
		case stop != nil:
			stopped = true
		}
		if status.Exited() || status.Signaled() {
			return status, stopped
		}
	}
}

func how(status syscall.WaitStatus, stopped bool) string {
	if stopped {
		return fmt.Sprintf("stayed stopped for %v and was ended", longestStop)
	}
	if status.Signaled() {
		return "was killed by " + unix.SignalName(status.Signal())
	}
	if status.ExitStatus() == exitStandstill {
		return "stood still and was ended"
	}
	return fmt.Sprintf("failed with exit code %d", status.ExitStatus())
}

func end(status syscall.WaitStatus) int {
	if status.Signaled() {
		return endBy(status.Signal())
	}
	return status.ExitStatus()
}

// endBy ends this process in the way that the command ended. A container's first process cannot be killed by its own
// signal: it exits with the code that shells use.
func endBy(sig syscall.Signal) int {
	_ = unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{}) // a core of the supervisor is useless
	signal.Reset(sig)
	_ = unix.Kill(os.Getpid(), sig)
	time.Sleep(100 * time.Millisecond) // the signal may be handled by another thread
	return 128 + int(sig)
}
