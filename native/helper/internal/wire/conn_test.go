package wire

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
	"google.golang.org/protobuf/proto"
	"netmon/helper/internal/helperpb"
)

// raw is the far end of the socket, for raw bytes.
type raw struct{ fd int }

func (r *raw) write(bytes []byte) error {
	for len(bytes) > 0 {
		n, err := unix.Write(r.fd, bytes)
		if err != nil {
			return err
		}
		bytes = bytes[n:]
	}
	return nil
}

func (r *raw) close() {
	if r.fd >= 0 {
		unix.Close(r.fd)
		r.fd = -1
	}
}

func pair(t *testing.T) (*Conn, *raw) {
	t.Helper()
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	near, err := NewConn(fds[0])
	if err != nil {
		t.Fatal(err)
	}
	far := &raw{fds[1]}
	t.Cleanup(func() { near.Close(); far.close() })
	return near, far
}

func length(n uint32) []byte { return binary.LittleEndian.AppendUint32(nil, n) }

func TestReceiveEndsCleanlyBetweenFrames(t *testing.T) {
	near, far := pair(t)
	far.close()
	if err := near.Receive(&helperpb.Request{}); !errors.Is(err, io.EOF) {
		t.Errorf("got %v", err)
	}
}

func TestReceiveRefusesBrokenFrames(t *testing.T) {
	for name, test := range map[string]struct {
		bytes []byte
		want  error
	}{
		"cut in the length":  {[]byte{1, 0}, io.ErrUnexpectedEOF},
		"cut in the message": {append(length(10), 1, 2, 3), io.ErrUnexpectedEOF},
		"cut after length":   {length(10), io.ErrUnexpectedEOF},
		"too long":           {length(MaxMessage + 1), ErrTooLong},
		"length of all ones": {length(0xffffffff), ErrTooLong},
	} {
		near, far := pair(t)
		if err := far.write(test.bytes); err != nil {
			t.Fatal(err)
		}
		far.close()
		if err := near.Receive(&helperpb.Request{}); !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	near, far := pair(t)
	if err := far.write(append(length(2), 0xff, 0xff)); err != nil {
		t.Fatal(err)
	}
	if err := near.Receive(&helperpb.Request{}); err == nil {
		t.Error("bytes that are not a message were taken for one")
	}
}

func TestReceivesFramesInPiecesAndTogether(t *testing.T) {
	near, far := pair(t)
	request := &helperpb.Request{Call: &helperpb.Request_Detach{Detach: &helperpb.DetachRequest{PinDir: "/a"}}}
	frame, err := Encode(request)
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for _, one := range frame {
			_ = far.write([]byte{one})
		}
		_ = far.write(append(append([]byte{}, frame...), frame...))
	}()
	for range 3 {
		got := &helperpb.Request{}
		if err := near.Receive(got); err != nil || !proto.Equal(got, request) {
			t.Fatalf("got %v, %v", got, err)
		}
	}
}

func TestDescriptorsComeWithTheFirstByte(t *testing.T) {
	near, far := pair(t)
	file, err := os.Open("/dev/null")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	reply := &helperpb.Reply{Fds: []string{"map:a", "map:b"}}
	if err := near.Send(reply, []int{int(file.Fd()), int(file.Fd())}); err != nil {
		t.Fatal(err)
	}
	one, control := make([]byte, 1), make([]byte, unix.CmsgSpace(4*8))
	n, oobn, _, _, err := unix.Recvmsg(far.fd, one, control, unix.MSG_CMSG_CLOEXEC)
	if err != nil || n != 1 {
		t.Fatalf("%d bytes, %v", n, err)
	}
	messages, err := unix.ParseSocketControlMessage(control[:oobn])
	if err != nil || len(messages) != 1 {
		t.Fatalf("%d control messages, %v", len(messages), err)
	}
	fds, err := unix.ParseUnixRights(&messages[0])
	if err != nil || len(fds) != 2 {
		t.Fatalf("descriptors %v, %v", fds, err)
	}
	for _, fd := range fds {
		unix.Close(fd)
	}
}

func TestSendRefusesTooMuch(t *testing.T) {
	near, far := pair(t)
	long := &helperpb.Reply{Fds: []string{strings.Repeat("x", MaxMessage)}}
	if err := near.Send(long, nil); !errors.Is(err, ErrTooLong) {
		t.Errorf("long message: %v", err)
	}
	if err := near.Send(&helperpb.Reply{}, make([]int, MaxDescriptors+1)); err == nil {
		t.Error("too many descriptors were sent")
	}
	far.close()
	if err := near.Send(&helperpb.Reply{}, nil); !errors.Is(err, unix.EPIPE) {
		t.Errorf("closed: %v", err)
	}
}

func TestLargestFramePasses(t *testing.T) {
	near, far := pair(t)
	message := &helperpb.Hello{HelperVersion: strings.Repeat("v", MaxMessage-4)}
	if size := proto.Size(message); size != MaxMessage {
		t.Fatalf("size %d", size)
	}
	frame, err := Encode(message)
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = far.write(frame) }()
	got := &helperpb.Hello{}
	if err := near.Receive(got); err != nil || !proto.Equal(got, message) {
		t.Errorf("%v", err)
	}
}

func TestNewConnWantsAUnixStream(t *testing.T) {
	file, err := os.Open("/dev/null")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := NewConn(int(file.Fd())); err == nil {
		t.Error("a file was taken for the socket")
	}
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	if _, err := NewConn(fd); err == nil {
		t.Error("a TCP socket was taken for the socket")
	}
}

func TestInterruptEndsAWaitingReceive(t *testing.T) {
	near, _ := pair(t)
	near.Interrupt()
	if err := near.Receive(&helperpb.Request{}); !errors.Is(err, io.EOF) {
		t.Errorf("got %v", err)
	}
}
