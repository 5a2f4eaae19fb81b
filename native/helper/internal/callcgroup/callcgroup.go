// Package callcgroup lets a process of a tool call request its own cgroup: it connects to the socket of
// `netmon-bpf exec --calls`, is moved, and reads one answer.
package callcgroup

import (
	"encoding/json"
	"errors"
	"fmt"

	"golang.org/x/sys/unix"
)

// Prefix is the prefix of these cgroups' names.
const Prefix = "call-"

// Answer names the cgroup that the process is in now; with Error, it was not moved.
type Answer struct {
	// Name is the cgroup's name, below the session's.
	Name string `json:"name,omitempty"`
	// ID is the cgroup's id in the kernel's events.
	ID    string `json:"id,omitempty"`
	Error string `json:"error,omitempty"`
}

// waitSeconds limits the wait for an answer.
const waitSeconds = 5

// Enter requests a cgroup for the calling process.
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
