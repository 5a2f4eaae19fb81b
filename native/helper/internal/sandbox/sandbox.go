// Package sandbox runs the commands of the Bash tool. An init process is the root of all of them, in its own user, mount
// and pid namespaces; below it, each command has a reaper, to which everything that the command leaves behind
// belongs. A Landlock domain determines where they may write; mounts hide what must not be read and seal what must not
// be changed inside a writable tree.
//
// Fails closed: each process watches a socket to the server. When it closes, whatever the reason, the reaper
// kills its command with all descendants, and the init process ends, whereupon the kernel ends the namespace.
package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/callcgroup"
)

// The subcommands with which the program starts itself.
const (
	initCommand   = "sandbox-init"
	reaperCommand = "sandbox-reaper"
)

// Main runs a process of the sandbox if the arguments are those of one; a program that uses this package calls it
// first.
func Main(args []string) (code int, mine bool) {
	switch {
	case len(args) == 2 && args[0] == initCommand:
		return initProcess(args[1]), true
	case len(args) == 1 && args[0] == reaperCommand:
		return reaperProcess(), true
	case len(args) > 3 && args[0] == searchCommand:
		return searchProcess(args[1:]), true
	}
	return 0, false
}

// socketFD is the descriptor of init's and the reaper's socket to the server.
const socketFD = 3

// maxMessage is the maximum size of a message on a socket; a longer command is refused.
const maxMessage = 192 << 10

// Plan is the confinement of commands. Paths are absolute and without links.
type Plan struct {
	// Confined commands run in their own namespaces and Landlock domain.
	Confined bool
	// Writes confines commands only by the Landlock domain. Nothing is hidden or sealed.
	Writes   bool
	Writable []string
	// Readable trees and the system's are all that commands may read besides Writable; empty: everything.
	Readable []string
	Hidden   []string
	// ReadOnly are read-only parts of writable trees, if they exist.
	ReadOnly []string
	// Sealed paths are read-only and cannot be moved.
	Sealed []string
	// Guarded: a guard is the parent (guard.go).
	Guarded bool
}

// Start is one command.
type Start struct {
	// Args begins with the program's path.
	Args      []string
	Env       []string
	Directory string
	// Calls is the socket at which the command gets its own cgroup; "": none.
	Calls string
}

// Status is a message of a reaper: one when the process has started, one when it has ended.
type Status struct {
	// Error says why it could not be started.
	Error string `json:"error,omitempty"`
	// Full reports that the maximum number of processes was the reason.
	Full bool `json:"full,omitempty"`
	// PID is the process id, in the sandbox, of the command and its process group.
	PID int `json:"pid,omitempty"`
	// Cgroup is the command's own cgroup, if it has one.
	Cgroup callcgroup.Answer `json:"cgroup,omitzero"`
	// Exited is the exit code, 128 + n for signal n; nil at the start.
	Exited *int `json:"exited,omitempty"`
	// Directory is the command's final directory, if it reported one.
	Directory string `json:"directory,omitempty"`
}

// Sandbox is the server's view of the init process.
type Sandbox struct {
	mutex  sync.Mutex
	init   *exec.Cmd
	socket int
}

// New starts the init process and waits until it is confined.
func New(plan Plan) (*Sandbox, error) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("making a socket: %w", err)
	}
	theirs := os.NewFile(uintptr(pair[1]), "sandbox")
	defer theirs.Close()
	argument, err := json.Marshal(plan)
	if err != nil {
		unix.Close(pair[0])
		return nil, err
	}
	init := exec.Command("/proc/self/exe", initCommand, string(argument))
	init.Env = []string{}
	init.Dir = "/"
	init.ExtraFiles = []*os.File{theirs}
	init.Stderr = os.Stderr
	init.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if plan.Confined {
		init.SysProcAttr.Cloneflags = unix.CLONE_NEWUSER | unix.CLONE_NEWNS | unix.CLONE_NEWPID
		init.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Geteuid(), HostID: os.Geteuid(), Size: 1}}
		init.SysProcAttr.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getegid(), HostID: os.Getegid(), Size: 1}}
		init.SysProcAttr.AmbientCaps = []uintptr{unix.CAP_SYS_ADMIN}
	}
	if err := init.Start(); err != nil {
		unix.Close(pair[0])
		if os.Geteuid() == 0 {
			return nil, fmt.Errorf("starting the sandbox (user namespaces): %w. "+
				"A session gives uid 0 no namespaces: run the agent as another user, or set mcp_proxy.sandbox.commands: writes", err)
		}
		return nil, fmt.Errorf("starting the sandbox (user namespaces): %w", err)
	}
	sandbox := &Sandbox{init: init, socket: pair[0]}
	theirs.Close()
	if err := sandbox.ready(); err != nil {
		sandbox.Close()
		return nil, err
	}
	return sandbox, nil
}

func (s *Sandbox) ready() error {
	message := make([]byte, maxMessage)
	n, err := unix.Read(s.socket, message)
	if err != nil || n == 0 {
		return errors.New("the sandbox ended before it was ready")
	}
	var status Status
	if err := json.Unmarshal(message[:n], &status); err != nil {
		return err
	}
	if status.Error != "" {
		return errors.New(status.Error)
	}
	return nil
}

// Close ends the init process and all commands with it.
func (s *Sandbox) Close() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.socket < 0 {
		return
	}
	unix.Close(s.socket)
	s.socket = -1
	_ = s.init.Wait()
}

func failed(err error) Status { return Status{Error: err.Error(), Full: errors.Is(err, unix.EAGAIN)} }

// Command is a running command.
type Command struct {
	socket *os.File
}

// Run starts a command whose output goes to output.
func (s *Sandbox) Run(start Start, output *os.File) (*Command, error) {
	message, err := json.Marshal(start)
	if err != nil {
		return nil, err
	}
	if len(message) > maxMessage {
		return nil, fmt.Errorf("the command has more than %d kB: write it to a file and run that", maxMessage>>10)
	}
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("making a socket: %w", err)
	}
	defer unix.Close(pair[1])
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err = unix.Send(pair[0], message, unix.MSG_NOSIGNAL); err == nil {
		err = unix.Sendmsg(s.socket, []byte{0}, unix.UnixRights(pair[1], int(output.Fd())), nil, unix.MSG_NOSIGNAL)
	}
	if err != nil {
		unix.Close(pair[0])
		return nil, fmt.Errorf("the sandbox has ended: %w", err)
	}
	_ = unix.SetNonblock(pair[0], true) // so that Close interrupts Status
	return &Command{socket: os.NewFile(uintptr(pair[0]), "command")}, nil
}

// Status waits for the reaper's next message.
func (c *Command) Status() (Status, error) {
	var status Status
	message := make([]byte, maxMessage)
	n, err := c.socket.Read(message)
	if err != nil || n == 0 {
		return status, errors.New("the command was ended")
	}
	return status, json.Unmarshal(message[:n], &status)
}

// End makes the reaper kill the command with all its descendants; Wait returns when it has.
func (c *Command) End() {
	if raw, err := c.socket.SyscallConn(); err == nil {
		_ = raw.Control(func(fd uintptr) { _ = unix.Shutdown(int(fd), unix.SHUT_WR) })
	}
}

// Wait returns when nothing is left of the command, and closes it.
func (c *Command) Wait() {
	for {
		if _, err := c.Status(); err != nil {
			c.Close()
			return
		}
	}
}

// Close kills what is left of the command, without waiting.
func (c *Command) Close() { c.socket.Close() }

// Alive reports whether commands can be started.
func (s *Sandbox) Alive() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.socket < 0 {
		return false
	}
	gone := []unix.PollFd{{Fd: int32(s.socket), Events: unix.POLLRDHUP}}
	n, err := unix.Poll(gone, 0)
	return err == nil && n == 0
}
