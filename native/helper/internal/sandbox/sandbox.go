// Package sandbox runs the commands of the Bash tool. An init process stands at the root of all of them, in user, mount
// and pid namespaces of its own; each command has a reaper below it, to which everything that it leaves behind
// belongs. A Landlock domain says where they may write; mounts hide what is not to be read and seal what is not to be
// changed inside a writable tree.
//
// Failure: fails closed. Each process watches a socket to the server: when that closes, whatever the reason, the reaper
// kills its command with all descendants, and the init process ends, with which the kernel ends the namespace.
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

// The subcommands by which the program starts itself.
const (
	initCommand   = "sandbox-init"
	reaperCommand = "sandbox-reaper"
)

// Main runs a process of the sandbox, where the arguments are those of one; a program that uses this package calls it
// first.
func Main(args []string) (code int, mine bool) {
	switch {
	case len(args) == 2 && args[0] == initCommand:
		return initProcess(args[1]), true
	case len(args) == 1 && args[0] == reaperCommand:
		return reaperProcess(), true
	}
	return 0, false
}

// socketFD is where init and reaper have their socket to the server.
const socketFD = 3

// maxMessage bounds one message on a socket; a longer command is refused.
const maxMessage = 192 << 10

// Plan says how commands are confined. Paths are absolute and without links.
type Plan struct {
	// Confined: in namespaces and a Landlock domain of their own.
	Confined bool
	// Writes: in the Landlock domain alone. Nothing is hidden or sealed.
	Writes   bool
	Writable []string
	// Readable, with the system's trees, is all that can be read besides; empty: everything.
	Readable []string
	Hidden   []string
	// ReadOnly are read-only parts of writable trees; those that exist.
	ReadOnly []string
	// Sealed are read-only, and cannot be moved.
	Sealed []string
}

// Start is one command.
type Start struct {
	// Args begin with the program's path.
	Args      []string
	Env       []string
	Directory string
	// Calls is the socket at which the command gets a cgroup of its own; "": none.
	Calls string
}

// Status is what a reaper says: once the process has started, and once it has ended.
type Status struct {
	// Error: it could not be started.
	Error string `json:"error,omitempty"`
	// Full: because there are as many processes as there may be.
	Full bool `json:"full,omitempty"`
	// PID is the command's in the sandbox, and its process group's.
	PID int `json:"pid,omitempty"`
	// Cgroup is the command's own, if it has one.
	Cgroup callcgroup.Answer `json:"cgroup,omitzero"`
	// Exited is nil at the start; 128 + n for signal n.
	Exited *int `json:"exited,omitempty"`
	// Directory is where the command was at its end, if it said.
	Directory string `json:"directory,omitempty"`
}

// Sandbox is the init process, seen from the server.
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

// Command is a running command. Close ends it, with all its descendants.
type Command struct {
	socket *os.File
}

// Run starts a command whose output goes to the given file.
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

// Status waits for what the reaper says next.
func (c *Command) Status() (Status, error) {
	var status Status
	message := make([]byte, maxMessage)
	n, err := c.socket.Read(message)
	if err != nil || n == 0 {
		return status, errors.New("the command was ended")
	}
	return status, json.Unmarshal(message[:n], &status)
}

// Close kills what is left of the command.
func (c *Command) Close() { c.socket.Close() }

// Living tells whether commands can be started.
func (s *Sandbox) Living() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.socket < 0 {
		return false
	}
	gone := []unix.PollFd{{Fd: int32(s.socket), Events: unix.POLLRDHUP}}
	n, err := unix.Poll(gone, 0)
	return err == nil && n == 0
}
