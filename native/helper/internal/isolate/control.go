package isolate

import (
	"errors"
	"fmt"

	"golang.org/x/sys/unix"
)

// controlFD is the descriptor of the inner stages' end of the socket to the parent stage. The command does not get it,
// and Init, which keeps it, cannot be traced.
const controlFD = 3

// The messages between the stages: one letter and one number each.
const (
	sayTerminal   = 'T' // up: with the master of the session's terminal
	sayStopped    = 'S' // up: the command was stopped by this signal
	saySignal     = 'K' // down: send this signal to the command
	sayGroup      = 'G' // down: send this signal to the command's process group, as a terminal does
	sayForeground = 'F' // down: continue, with the terminal
	sayBackground = 'B' // down: continue, without it
)

type message struct {
	kind   byte
	number byte
	fd     int // -1: none
}

// controlPair returns the two ends; both are closed by execve.
func controlPair() (here, there int, err error) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return 0, 0, fmt.Errorf("making the stages' socket: %w", err)
	}
	return pair[0], pair[1], nil
}

func send(socket int, kind, number byte, descriptors ...int) error {
	var rights []byte
	if len(descriptors) > 0 {
		rights = unix.UnixRights(descriptors...)
	}
	return unix.Sendmsg(socket, []byte{kind, number}, rights, nil, unix.MSG_NOSIGNAL)
}

// receive returns the next message; an error means that the other end is gone.
func receive(socket int) (message, error) {
	data, control := make([]byte, 2), make([]byte, unix.CmsgSpace(4))
	for {
		n, oobn, _, _, err := unix.Recvmsg(socket, data, control, unix.MSG_CMSG_CLOEXEC)
		switch {
		case errors.Is(err, unix.EINTR):
			continue
		case err != nil:
			return message{}, err
		case n != len(data):
			return message{}, errors.New("the other stage has ended")
		}
		got := message{kind: data[0], number: data[1], fd: -1}
		messages, err := unix.ParseSocketControlMessage(control[:oobn])
		if err != nil {
			return message{}, err
		}
		for _, one := range messages {
			if fds, err := unix.ParseUnixRights(&one); err == nil && len(fds) == 1 {
				got.fd = fds[0]
			}
		}
		return got, nil
	}
}
