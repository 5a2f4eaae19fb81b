package rig

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
	"google.golang.org/protobuf/proto"
	"netmon/helper/internal/helperpb"
)

// Build builds the helper once per test run; the caller removes the directory of the returned path.
func Build() (string, error) {
	dir, err := os.MkdirTemp("", "netmon-go-build-")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "netmon-bpf")
	build := exec.Command("go", "build", "-o", path, "netmon/helper")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if output, err := build.CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", fmt.Errorf("building the helper: %w\n%s", err, output)
	}
	return path, nil
}

// Helper is a running `netmon-bpf serve` and the controller's end of its socket.
type Helper struct {
	Hello *helperpb.Hello
	cmd   *exec.Cmd
	fd    int
	t     testing.TB
}

// Start starts the helper; it is closed at the end of the test.
func Start(t testing.TB, binary string) *Helper {
	t.Helper()
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	far := os.NewFile(uintptr(pair[1]), "far")
	h := &Helper{cmd: exec.Command(binary, "serve"), fd: pair[0], t: t, Hello: &helperpb.Hello{}}
	h.cmd.ExtraFiles = []*os.File{far}
	h.cmd.Stderr = os.Stderr
	err = h.cmd.Start()
	far.Close()
	if err != nil {
		unix.Close(h.fd)
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close() })
	if fds, err := h.receive(h.Hello); err != nil || len(fds) > 0 {
		t.Fatalf("Hello: %v, %d descriptors", err, len(fds))
	}
	return h
}

// Pid returns the helper's process id.
func (h *Helper) Pid() int { return h.cmd.Process.Pid }

// Close closes the socket and waits for the helper, which must end with code 0. May be called again.
func (h *Helper) Close() {
	h.t.Helper()
	if h.fd < 0 {
		return
	}
	unix.Close(h.fd)
	h.fd = -1
	if err := h.cmd.Wait(); err != nil {
		h.t.Errorf("helper ended with %v", err)
	}
}

// Kill ends the helper with SIGKILL, as a crash would.
func (h *Helper) Kill() {
	_ = h.cmd.Process.Kill()
	_ = h.cmd.Wait()
	unix.Close(h.fd)
	h.fd = -1
}

// FDs are the descriptors of a reply, keyed by name. They are closed at the end of the test.
type FDs map[string]int

// Close closes them; may be called again.
func (f FDs) Close() {
	for name, fd := range f {
		unix.Close(fd)
		delete(f, name)
	}
}

// Call makes one request. An Error reply is a reply.
func (h *Helper) Call(request *helperpb.Request) (*helperpb.Reply, FDs) {
	h.t.Helper()
	body, err := proto.Marshal(request)
	if err != nil {
		h.t.Fatal(err)
	}
	if err := h.Write(body); err != nil {
		h.t.Fatal(err)
	}
	reply := &helperpb.Reply{}
	received, err := h.receive(reply)
	if err != nil {
		h.t.Fatalf("no reply: %v", err)
	}
	if len(received) != len(reply.Fds) {
		h.t.Fatalf("%d descriptors came for the names %v", len(received), reply.Fds)
	}
	fds := FDs{}
	for i, name := range reply.Fds {
		fds[name] = received[i]
	}
	h.t.Cleanup(fds.Close)
	return reply, fds
}

// Write sends a frame with an arbitrary body.
func (h *Helper) Write(body []byte) error {
	frame := binary.LittleEndian.AppendUint32(nil, uint32(len(body)))
	frame = append(frame, body...)
	for len(frame) > 0 {
		n, err := unix.Write(h.fd, frame)
		if err != nil {
			return err
		}
		frame = frame[n:]
	}
	return nil
}

// WriteRaw sends bytes unchanged.
func (h *Helper) WriteRaw(bytes []byte) error {
	_, err := unix.Write(h.fd, bytes)
	return err
}

// WaitExit waits for the helper to end on its own and returns its exit code.
func (h *Helper) WaitExit() int {
	err := h.cmd.Wait()
	unix.Close(h.fd)
	h.fd = -1
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode()
	}
	return 0
}

// StopReading closes the receiving side: replies from now on cannot be delivered, however quick the helper is.
func (h *Helper) StopReading() {
	h.t.Helper()
	if err := unix.Shutdown(h.fd, unix.SHUT_RD); err != nil {
		h.t.Fatal(err)
	}
}

// CloseUnread closes the socket without reading and waits for the helper to end, with any code.
func (h *Helper) CloseUnread() {
	unix.Close(h.fd)
	h.fd = -1
	_ = h.cmd.Wait()
}

func (h *Helper) receive(message proto.Message) ([]int, error) {
	var fds []int
	head, err := h.read(4, &fds)
	if err != nil {
		return fds, err
	}
	body, err := h.read(int(binary.LittleEndian.Uint32(head)), &fds)
	if err != nil {
		return fds, err
	}
	return fds, proto.Unmarshal(body, message)
}

func (h *Helper) read(size int, fds *[]int) ([]byte, error) {
	data := make([]byte, size)
	control := make([]byte, unix.CmsgSpace(4*253))
	for got := 0; got < size; {
		n, oobn, flags, _, err := unix.Recvmsg(h.fd, data[got:], control, unix.MSG_CMSG_CLOEXEC)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if flags&unix.MSG_CTRUNC != 0 {
			return nil, errors.New("descriptors were cut off")
		}
		messages, err := unix.ParseSocketControlMessage(control[:oobn])
		if err != nil {
			return nil, err
		}
		for _, one := range messages {
			some, err := unix.ParseUnixRights(&one)
			if err != nil {
				return nil, err
			}
			*fds = append(*fds, some...)
		}
		if n == 0 {
			return nil, io.ErrUnexpectedEOF
		}
		got += n
	}
	return data, nil
}
