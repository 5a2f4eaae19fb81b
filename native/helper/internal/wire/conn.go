// Package wire carries the frames of proto/helper.proto over the controller's socket: u32 little
// endian length, then the message. Descriptors of a reply travel as SCM_RIGHTS with the first byte of its
// frame, which is the first byte of the length.
//
// Failure: anything but a complete frame ends the connection; nothing is guessed and nothing skipped.
package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"golang.org/x/sys/unix"
	"google.golang.org/protobuf/proto"
)

const (
	// ProtocolVersion is that of proto/helper.proto.
	ProtocolVersion = 1
	// MaxMessage is the maximum length of a message in bytes, without the length prefix.
	MaxMessage = 1 << 20
	// MaxDescriptors is the kernel's limit for one message: SCM_MAX_FD, include/net/scm.h.
	MaxDescriptors = 253
	prefix         = 4
)

// ErrTooLong is returned for a message above MaxMessage; nothing of it was sent.
var ErrTooLong = errors.New("message longer than 1 MiB")

// Conn is one end of the socket. Not for concurrent use: the protocol is strictly in turn.
type Conn struct {
	fd int
}

// NewConn checks that fd is an AF_UNIX stream socket and takes ownership of it.
func NewConn(fd int) (*Conn, error) {
	domain, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil {
		return nil, fmt.Errorf("descriptor %d: %w", fd, err)
	}
	kind, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_TYPE)
	if err != nil {
		return nil, fmt.Errorf("descriptor %d: %w", fd, err)
	}
	if domain != unix.AF_UNIX || kind != unix.SOCK_STREAM {
		return nil, fmt.Errorf("descriptor %d is not an AF_UNIX stream socket", fd)
	}
	unix.CloseOnExec(fd)
	if err := unix.SetNonblock(fd, false); err != nil {
		return nil, fmt.Errorf("descriptor %d: %w", fd, err)
	}
	return &Conn{fd: fd}, nil
}

// Interrupt makes a waiting or later Receive return io.EOF; safe from another goroutine.
func (c *Conn) Interrupt() {
	_ = unix.Shutdown(c.fd, unix.SHUT_RD)
}

// Close closes the socket.
func (c *Conn) Close() error { return unix.Close(c.fd) }

// Receive reads one frame into message. io.EOF: the other side closed between frames.
func (c *Conn) Receive(message proto.Message) error {
	var head [prefix]byte
	if err := c.readFull(head[:]); err != nil {
		return err
	}
	length := binary.LittleEndian.Uint32(head[:])
	if length > MaxMessage {
		return fmt.Errorf("frame of %d bytes: %w", length, ErrTooLong)
	}
	body := make([]byte, length)
	if err := c.readFull(body); err != nil {
		if errors.Is(err, io.EOF) {
			return io.ErrUnexpectedEOF
		}
		return err
	}
	return proto.Unmarshal(body, message)
}

func (c *Conn) readFull(into []byte) error {
	got := 0
	for got < len(into) {
		n, err := unix.Read(c.fd, into[got:])
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return err
		case n == 0 && got == 0:
			return io.EOF
		case n == 0:
			return io.ErrUnexpectedEOF
		default:
			got += n
		}
	}
	return nil
}

// Encode returns the frame of message.
func Encode(message proto.Message) ([]byte, error) {
	size := proto.Size(message)
	if size > MaxMessage {
		return nil, fmt.Errorf("frame of %d bytes: %w", size, ErrTooLong)
	}
	frame := make([]byte, prefix, prefix+size)
	binary.LittleEndian.PutUint32(frame, uint32(size))
	return proto.MarshalOptions{Deterministic: true}.MarshalAppend(frame, message)
}

// Send writes one frame with the descriptors attached to its first byte. The caller keeps its descriptors.
func (c *Conn) Send(message proto.Message, fds []int) error {
	if len(fds) > MaxDescriptors {
		return fmt.Errorf("%d descriptors in one frame, the kernel takes %d", len(fds), MaxDescriptors)
	}
	frame, err := Encode(message)
	if err != nil {
		return err
	}
	var rights []byte
	if len(fds) > 0 {
		rights = unix.UnixRights(fds...)
	}
	for len(frame) > 0 {
		n, err := unix.SendmsgN(c.fd, frame, rights, nil, unix.MSG_NOSIGNAL)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if err != nil {
			return err
		}
		frame, rights = frame[n:], nil
	}
	return nil
}
