package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/callcgroup"
)

// maxDirectory limits a command's report of its directory: PATH_MAX and a line break.
const maxDirectory = 4_097

// reaperProcess is the parent of one command, and of everything that the command leaves behind. It ends when nothing
// is left, or kills everything when the server closes the socket.
func reaperProcess() int {
	unix.CloseOnExec(socketFD)
	_ = unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0)
	start, err := receiveStart()
	if err != nil {
		sendStatus(Status{Error: err.Error()})
		return 1
	}
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		sendStatus(Status{Error: err.Error()})
		return 1
	}
	// handled rather than ignored, since the command would inherit the latter
	signal.Notify(make(chan os.Signal, 1), unix.SIGHUP, unix.SIGINT, unix.SIGTERM, unix.SIGQUIT, unix.SIGPIPE)
	var ending ending
	go killWhenClosed(&ending)
	started := Status{}
	if start.Calls != "" {
		// without one it runs in the session's cgroup, where it is guarded equally
		started.Cgroup, _ = callcgroup.Enter(start.Calls)
	}
	var pid int
	var directory *os.File
	err = ending.start(func() (err error) {
		pid, directory, err = startCommand(start)
		return err
	})
	if err != nil {
		sendStatus(failed(err))
		return 1
	}
	started.PID = pid
	sendStatus(started)
	leaveOutput()
	wait(pid, directory)
	return 0
}

func receiveStart() (Start, error) {
	var start Start
	message := make([]byte, maxMessage)
	n, err := unix.Read(socketFD, message)
	if err != nil {
		return start, err
	}
	return start, json.Unmarshal(message[:n], &start)
}

// startCommand gives the command a pipe as descriptor 3, through which it may report its directory at its end.
func startCommand(start Start) (int, *os.File, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return 0, nil, err
	}
	defer write.Close()
	null, err := os.Open(os.DevNull)
	if err != nil {
		return 0, nil, err
	}
	defer null.Close()
	attr := &syscall.ProcAttr{Dir: start.Directory, Env: start.Env, Files: []uintptr{null.Fd(), 1, 2, write.Fd()},
		Sys: &syscall.SysProcAttr{Setsid: true}}
	pid, err := syscall.ForkExec(start.Args[0], start.Args, attr)
	if err != nil {
		return 0, nil, fmt.Errorf("starting %s in %s: %w", start.Args[0], start.Directory, err)
	}
	return pid, read, nil
}

// leaveOutput closes the output here, so that its reader sees the end when the command and its children close it.
func leaveOutput() {
	null, err := unix.Open(os.DevNull, unix.O_RDWR|unix.O_CLOEXEC, 0)
	if err != nil {
		return
	}
	defer unix.Close(null)
	for fd := 0; fd <= 2; fd++ {
		_ = unix.Dup3(null, fd, 0)
	}
}

// wait reaps all children; it reports the command's own end at once.
func wait(command int, directory *os.File) {
	for {
		var status unix.WaitStatus
		pid, err := unix.Wait4(-1, &status, 0, nil)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return // no children are left
		case pid == command && (status.Exited() || status.Signaled()):
			code := status.ExitStatus()
			if status.Signaled() {
				code = 128 + int(status.Signal())
			}
			sendStatus(Status{Exited: &code, Directory: lastDirectory(directory)})
		}
	}
}

func lastDirectory(pipe *os.File) string {
	// processes that the command left running may hold the other end open
	_ = pipe.SetReadDeadline(time.Now().Add(10 * time.Millisecond))
	text, _ := io.ReadAll(io.LimitReader(pipe, maxDirectory))
	path := strings.TrimSuffix(string(text), "\n")
	if !filepath.IsAbs(path) {
		return ""
	}
	return path
}

func killWhenClosed(ending *ending) {
	gone := []unix.PollFd{{Fd: socketFD, Events: unix.POLLRDHUP}}
	for {
		n, err := unix.Poll(gone, -1)
		if n > 0 && gone[0].Revents&(unix.POLLHUP|unix.POLLRDHUP|unix.POLLERR) != 0 {
			ending.end()
			os.Exit(0)
		}
		if err != nil && !errors.Is(err, unix.EINTR) {
			ending.end()
			os.Exit(1)
		}
	}
}

// descendants lists the living processes below a process, from /proc.
func descendants(root int) []int {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	children := map[int][]int{}
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		if parent, living := parentOf(pid); living {
			children[parent] = append(children[parent], pid)
		}
	}
	var found []int
	next := []int{root}
	for len(next) > 0 {
		pid := next[0]
		next = append(next[1:], children[pid]...)
		found = append(found, children[pid]...)
	}
	return found
}

// parentOf reads /proc/PID/stat: "pid (name) state ppid ...", where the name may contain anything.
func parentOf(pid int) (parent int, living bool) {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return 0, false
	}
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	if len(fields) < 2 {
		return 0, false
	}
	parent, err = strconv.Atoi(fields[1])
	return parent, err == nil && fields[0] != "Z" && fields[0] != "X"
}
