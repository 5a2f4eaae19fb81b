// Package inputs looks at what waits in the standard input of other processes, without taking any of it: tee(2) copies
// from a pipe, MSG_PEEK from a socket. No descriptor stays open, so that the other end notices an end as before.
//
// Fails open: a process that ended, or whose descriptors are of other kinds, is omitted; one whose descriptors cannot be
// taken is counted. A process can make a look wait (a reader that faults while it holds its pipe), so that no call on
// which something depends may share this process.
package inputs

import (
	"errors"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
)

// maxPids and maxBytes keep the reply below the limit of a frame.
const (
	maxPids  = 64
	maxBytes = 8 << 10
)

type kind int

const (
	other kind = iota
	pipe
	socket
)

// Read looks at each process once.
func Read(request *helperpb.InputsRequest) *helperpb.InputsReply {
	reply := &helperpb.InputsReply{}
	for _, pid := range request.Pids[:min(len(request.Pids), maxPids)] {
		one, err := look(int(pid))
		switch {
		case errors.Is(err, unix.EPERM), errors.Is(err, unix.EACCES), errors.Is(err, unix.ENOSYS):
			reply.Unread++
		case err == nil && one != nil:
			reply.Inputs = append(reply.Inputs, one)
		}
	}
	return reply
}

// look returns nil if the process does not speak through pipes or sockets.
func look(pid int) (*helperpb.Input, error) {
	process, err := unix.PidfdOpen(pid, 0)
	if err != nil {
		return nil, err
	}
	defer unix.Close(process)
	input, inputKind, err := take(process, 0)
	if err != nil {
		return nil, err
	}
	defer drop(input, inputKind)
	output, outputKind, err := take(process, 1)
	if err != nil {
		return nil, err
	}
	defer drop(output, outputKind)
	if inputKind == other || outputKind == other {
		return nil, nil
	}
	one := &helperpb.Input{Pid: uint32(pid), InputMaker: makerOf(input, inputKind), OutputMaker: makerOf(output, outputKind)}
	if inputKind == pipe {
		one.Waiting, err = inPipe(input)
	} else {
		one.Waiting, err = inSocket(input)
	}
	return one, err
}

func take(process, number int) (int, kind, error) {
	fd, err := unix.PidfdGetfd(process, number, 0) // Linux 5.6, 8649c322f75c
	if err != nil {
		return -1, other, err
	}
	return fd, kindOf(fd), nil
}

// kindOf asks no file system.
func kindOf(fd int) kind {
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_GETPIPE_SZ, 0); err == nil {
		return pipe
	}
	domain, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil || domain != unix.AF_UNIX {
		return other
	}
	if how, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_TYPE); err != nil || how != unix.SOCK_STREAM {
		return other
	}
	return socket
}

// drop closes a descriptor. That of a file may wait for its file system.
func drop(fd int, is kind) {
	if is == other {
		go unix.Close(fd)
		return
	}
	unix.Close(fd)
}

// makerOf returns the process that called socketpair(2).
func makerOf(fd int, is kind) uint32 {
	if is != socket {
		return 0
	}
	credentials, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil || credentials.Pid < 0 {
		return 0
	}
	return uint32(credentials.Pid)
}

func inPipe(fd int) ([]byte, error) {
	var own [2]int
	if err := unix.Pipe2(own[:], unix.O_CLOEXEC|unix.O_NONBLOCK); err != nil {
		return nil, err
	}
	defer unix.Close(own[0])
	defer unix.Close(own[1])
	copied, err := unix.Tee(fd, own[1], maxBytes, unix.SPLICE_F_NONBLOCK)
	if err != nil || copied <= 0 { // EBADF: not open for reading
		return nil, nil
	}
	bytes := make([]byte, copied)
	size, err := unix.Read(own[0], bytes)
	return bytes[:max(size, 0)], err
}

// inSocket leaves one alone that has a position for looks (SO_PEEK_OFF), which a look would move.
func inSocket(fd int) ([]byte, error) {
	if position, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_PEEK_OFF); err != nil || position >= 0 {
		return nil, nil
	}
	bytes := make([]byte, maxBytes)
	size, _, err := unix.Recvfrom(fd, bytes, unix.MSG_PEEK|unix.MSG_DONTWAIT)
	if err != nil { // nothing waits
		return nil, nil
	}
	return bytes[:size], nil
}
