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

// keptCgroups is how many cgroups of calls stay after they are empty, so that their names outlast the events that name
// their ids; maxCgroups bounds those with processes in them.
const (
	keptCgroups = 32
	maxCgroups  = 512
)

// callCgroups gives each command of netmon's Bash, and each plugin, a cgroup of its own below the session's, so that what
// the kernel reports of a process names the call that started it. The command's first process asks by a connection and is moved;
// all that it starts is born there. It runs in this process, which is outside of the session.
//
// Failure: fails open. Without an answer the command runs in the session's cgroup: it is guarded as ever, and its
// connections cannot be told from those of others.
type callCgroups struct {
	dir    *cgroup.Dir
	socket int
	path   string
	made   []string
}

// serveCalls listens at a path; the user may connect.
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
		if err == unix.EINVAL || err == unix.EBADF { // it was closed
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

// give moves the peer into a new cgroup. Its pid could be another process's by the time it is moved only if it ended
// and its number came round in between: it is held by a pidfd and must be in the session.
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

// makeRoom removes the oldest cgroups that are empty.
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
