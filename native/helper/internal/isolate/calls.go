package isolate

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/callcgroup"
	"netmon/helper/internal/cgroup"
)

// keptCgroups is the number of empty call cgroups that are kept, so that their names outlast the events with their
// ids; maxCgroups limits those that have processes.
const (
	keptCgroups = 32
	maxCgroups  = 512
)

// callCgroups gives each command of netmon's Bash, and each plugin, its own cgroup below the session's, so that kernel
// events of a process name the call that started it. The command's first process connects to request it and is moved;
// everything it starts is born there. This runs in the parent stage, outside the session.
//
// Fails open: without an answer the command runs in the session's cgroup. It is guarded as usual, but its connections
// cannot be attributed to the call.
type callCgroups struct {
	dir    *cgroup.Dir
	socket int
	path   string
	made   []string
}

// serveCalls listens at a path, to which the user may connect.
func serveCalls(path string, uid int, dir *cgroup.Dir) (*callCgroups, error) {
	socket, err := unix.Socket(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("making a socket: %w", err)
	}
	err = unix.Bind(socket, &unix.SockaddrUnix{Name: path})
	if err == nil {
		err = os.Chmod(path, 0o600)
	}
	if err == nil && uid >= 0 {
		err = os.Chown(path, uid, -1)
	}
	if err == nil {
		err = unix.Listen(socket, 128)
	}
	if err != nil {
		unix.Close(socket)
		return nil, fmt.Errorf("listening at %s: %w", path, err)
	}
	calls := &callCgroups{dir: dir, socket: socket, path: path}
	go calls.serve()
	return calls, nil
}

func (c *callCgroups) close() {
	_ = os.Remove(c.path)
	_ = unix.Shutdown(c.socket, unix.SHUT_RDWR)
}

func (c *callCgroups) serve() {
	for {
		peer, _, err := unix.Accept4(c.socket, unix.SOCK_CLOEXEC)
		if err == unix.EINVAL || err == unix.EBADF { // the socket was closed
			return
		}
		if err != nil {
			continue
		}
		answer, err := c.give(peer)
		if err != nil {
			answer = callcgroup.Answer{Error: err.Error()}
		}
		message, _ := json.Marshal(answer)
		_ = unix.Send(peer, message, unix.MSG_NOSIGNAL|unix.MSG_DONTWAIT)
		unix.Close(peer)
	}
}

// give moves the peer to a new cgroup. The pid refers to another process only if the peer ended and its pid was
// reused in between, so a pidfd holds it, and it must be in the session.
func (c *callCgroups) give(peer int) (callcgroup.Answer, error) {
	var given callcgroup.Answer
	credentials, err := unix.GetsockoptUcred(peer, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		return given, err
	}
	pid := int(credentials.Pid)
	held, err := unix.PidfdOpen(pid, 0)
	if err != nil {
		return given, err
	}
	defer unix.Close(held)
	now, err := cgroup.IDOf(pid)
	if err != nil {
		return given, err
	}
	if now != c.dir.ID {
		return given, fmt.Errorf("process %d is not in the session's own cgroup", pid)
	}
	if err := c.makeRoom(); err != nil {
		return given, err
	}
	name, err := c.make()
	if err != nil {
		return given, err
	}
	path := fmt.Sprintf("/proc/self/fd/%d/%s", c.dir.FD(), name)
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); err != nil {
		return given, err
	}
	if err := unix.PidfdSendSignal(held, 0, nil, 0); err != nil {
		return given, fmt.Errorf("process %d has ended", pid)
	}
	if err := write(path+"/cgroup.procs", strconv.Itoa(pid)); err != nil {
		return given, err
	}
	return callcgroup.Answer{Name: name, ID: strconv.FormatUint(stat.Ino, 10)}, nil
}

func (c *callCgroups) make() (string, error) {
	random := make([]byte, 6)
	if _, err := rand.Read(random); err != nil {
		return "", err
	}
	name := callcgroup.Prefix + hex.EncodeToString(random)
	if err := unix.Mkdirat(c.dir.FD(), name, 0o755); err != nil {
		return "", err
	}
	c.made = append(c.made, name)
	return name, nil
}

// makeRoom removes the oldest empty cgroups.
func (c *callCgroups) makeRoom() error {
	if len(c.made) <= keptCgroups {
		return nil
	}
	var left []string
	for i, name := range c.made {
		if i >= len(c.made)-keptCgroups || unix.Unlinkat(c.dir.FD(), name, unix.AT_REMOVEDIR) != nil {
			left = append(left, name)
		}
	}
	c.made = left
	if len(left) >= maxCgroups {
		return fmt.Errorf("%d commands have cgroups of their own", len(left))
	}
	return nil
}
