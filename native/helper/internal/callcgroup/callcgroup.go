// Package callcgroup is how a process of a tool call asks for a cgroup of its own: it connects to the socket of
// `netmon-bpf exec --calls`, is moved, and reads one answer.
package callcgroup

import (
	"encoding/json"
	"errors"
	"fmt"

	"golang.org/x/sys/unix"
)

// Prefix begins the names of these cgroups.
const Prefix = "call-"

// Answer says where the process is now; with Error: where it was.
type Answer struct {
	// Name is the cgroup's, below the session's.
	Name string `json:"name,omitempty"`
	// ID is the cgroup's number in the kernel's events.
	ID    string `json:"id,omitempty"`
	Error string `json:"error,omitempty"`
}

// waitSeconds bounds the wait for an answer.
const waitSeconds = 5

// Enter asks for the calling process.
func Enter(path string) (Answer, error) {
	var given Answer
	socket, err := unix.Socket(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return given, err
	}
	defer unix.Close(socket)
	limit := unix.Timeval{Sec: waitSeconds}
	_ = unix.SetsockoptTimeval(socket, unix.SOL_SOCKET, unix.SO_SNDTIMEO, &limit)
	_ = unix.SetsockoptTimeval(socket, unix.SOL_SOCKET, unix.SO_RCVTIMEO, &limit)
	if err := unix.Connect(socket, &unix.SockaddrUnix{Name: path}); err != nil {
		return given, fmt.Errorf("asking for a cgroup: %w", err)
	}
	message := make([]byte, 1024)
	n, err := unix.Read(socket, message)
	for errors.Is(err, unix.EINTR) {
		n, err = unix.Read(socket, message)
	}
	if err != nil {
		return given, fmt.Errorf("asking for a cgroup: %w", err)
	}
	if err := json.Unmarshal(message[:n], &given); err != nil {
		return given, fmt.Errorf("asking for a cgroup: %w", err)
	}
	if given.Error != "" {
		return given, errors.New(given.Error)
	}
	return given, nil
}
