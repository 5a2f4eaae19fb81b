package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// initProcess is the process at the root of all commands.
func initProcess(argument string) int {
	runtime.LockOSThread() // a domain belongs to the thread that entered it, and to what that thread starts
	var plan Plan
	err := json.Unmarshal([]byte(argument), &plan)
	if err == nil && !plan.Confined && !plan.Guarded {
		plan.Guarded = true
		return guard(plan)
	}
	if err == nil {
		err = enter(plan)
	}
	if err != nil {
		sendStatus(Status{Error: err.Error()})
		return 1
	}
	go reapOrphans()
	sendStatus(Status{})
	for {
		files, err := receive()
		if err != nil {
			if os.Getpid() != 1 { // with a pid namespace the kernel does it
				killDescendants()
			}
			return 0
		}
		startReaper(files)
		for _, fd := range files {
			unix.Close(fd)
		}
	}
}

// maxProcesses limits the processes and threads of all commands together, so that a fork bomb affects only itself.
const maxProcesses = 4_096

func enter(plan Plan) error {
	unix.CloseOnExec(socketFD)
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("keeping the sandbox from being traced: %w", err)
	}
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("becoming the parent of orphans: %w", err)
	}
	if plan.Writes {
		return confine(plan)
	}
	if !plan.Confined {
		return nil
	}
	if err := mountAll(plan); err != nil {
		return err
	}
	// counted in this user namespace alone (Linux 5.14); root is exempt from it
	var processes unix.Rlimit
	err := unix.Getrlimit(unix.RLIMIT_NPROC, &processes)
	if err == nil {
		processes.Max = min(processes.Max/2, maxProcesses) // the user's other processes need the rest
		processes.Cur = processes.Max
		err = unix.Setrlimit(unix.RLIMIT_NPROC, &processes)
	}
	if err != nil {
		return fmt.Errorf("limiting processes: %w", err)
	}
	if err := unix.Prctl(unix.PR_CAP_AMBIENT, unix.PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0); err != nil {
		return fmt.Errorf("clearing ambient capabilities: %w", err)
	}
	return confine(plan)
}

func startReaper(files []int) {
	attr := &syscall.ProcAttr{Dir: "/", Env: []string{}, Files: []uintptr{uintptr(files[1]), uintptr(files[1]),
		uintptr(files[1]), uintptr(files[0])}, Sys: &syscall.SysProcAttr{Setsid: true}}
	if _, err := syscall.ForkExec("/proc/self/exe", []string{"netmon-tools", reaperCommand}, attr); err != nil {
		message, _ := json.Marshal(failed(fmt.Errorf("starting a process: %w", err)))
		_ = unix.Send(files[0], message, unix.MSG_NOSIGNAL)
	}
}

// receive waits for a command and its two descriptors: the reaper's socket and the command's output.
func receive() ([]int, error) {
	message := make([]byte, 1)
	control := make([]byte, unix.CmsgSpace(2*4))
	for {
		n, rights, _, _, err := unix.Recvmsg(socketFD, message, control, unix.MSG_CMSG_CLOEXEC)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if err != nil || n == 0 {
			return nil, errors.New("the server has ended")
		}
		parsed, err := unix.ParseSocketControlMessage(control[:rights])
		if err != nil || len(parsed) != 1 {
			return nil, errors.New("a message without descriptors")
		}
		files, err := unix.ParseUnixRights(&parsed[0])
		if err != nil || len(files) != 2 {
			return nil, errors.New("a message without its descriptors")
		}
		return files, nil
	}
}

func sendStatus(status Status) {
	message, _ := json.Marshal(status)
	_ = unix.Send(socketFD, message, unix.MSG_NOSIGNAL)
}

// reapOrphans waits for the reapers, and for processes whose reaper was ended by its command.
func reapOrphans() {
	child := make(chan os.Signal, 1)
	signal.Notify(child, unix.SIGCHLD)
	for range child {
		reapAll()
	}
}

// reapAll reports whether no child is left, living or dead.
func reapAll() (none bool) {
	for {
		pid, err := unix.Wait4(-1, nil, unix.WNOHANG, nil)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return errors.Is(err, unix.ECHILD)
		case pid == 0:
			return false
		}
	}
}
