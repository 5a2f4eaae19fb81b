package isolate

import (
	"errors"
	"fmt"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/servicepb"
	"netmon/helper/internal/wire"
)

// Without root, the session's cgroup is a service's (netmon serve), and the other rights come from a user namespace:
// the child has every capability there, none outside, and the mounts that it makes stay locked for whatever
// namespace the command makes. The user and group of the caller are the only ones mapped; what the
// caller's supplementary groups permit, they go on permitting.

// ServicePlan is where the child asks to be moved into the session.
type ServicePlan struct {
	Socket  string
	Session string
}

// serviceVersion is the version of proto/service.proto.
const serviceVersion = 1

// ownNamespace gives the child a user namespace with the caller's own ids, and all capabilities in it.
func ownNamespace(attr *syscall.SysProcAttr) {
	attr.Cloneflags |= unix.CLONE_NEWUSER
	attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getuid(), HostID: os.Getuid(), Size: 1}}
	attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getgid(), HostID: os.Getgid(), Size: 1}}
	for number := range uintptr(64) {
		// execve drops what is not ambient; the kernel knows no capability above its last
		if unix.Prctl(unix.PR_CAPBSET_READ, number, 0, 0, 0) != nil {
			break
		}
		attr.AmbientCaps = append(attr.AmbientCaps, number)
	}
}

// enter asks the service to move this process, whose identity the kernel vouches for. The service must be root's.
func (s ServicePlan) enter() error {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("making a socket: %w", err)
	}
	conn, err := wire.NewConn(fd)
	if err != nil {
		unix.Close(fd)
		return err
	}
	defer conn.Close()
	if err := unix.Connect(fd, &unix.SockaddrUnix{Name: s.Socket}); err != nil {
		return fmt.Errorf("connecting to netmon serve at %s: %w", s.Socket, err)
	}
	ask := &servicepb.Request{Version: serviceVersion,
		Ask: &servicepb.Request_Enter{Enter: &servicepb.Enter{Session: s.Session}}}
	if err := conn.Send(ask, nil); err != nil {
		return fmt.Errorf("asking netmon serve: %w", err)
	}
	answer := &servicepb.Answer{}
	if err := conn.Receive(answer); err != nil {
		return fmt.Errorf("netmon serve did not answer: %w", err)
	}
	if refusal := answer.GetRefusal(); refusal != nil {
		return fmt.Errorf("netmon serve refused: %s", refusal.Message)
	}
	if answer.GetDone() == nil {
		return errors.New("netmon serve gave another answer than was asked for")
	}
	return nil
}

// outOfReach reports whether the caller, who is not root, was refused on the way to a path. The command has no more
// rights than the caller, so that no path leads it there either.
func outOfReach(err error) bool {
	return errors.Is(err, unix.EACCES) && os.Geteuid() != 0
}

// mapped reports whether this process may give a file to the group.
func mapped(group int) bool {
	return os.Geteuid() == 0 || group == os.Getgid()
}
