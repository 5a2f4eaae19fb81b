package openings

import (
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// Without pidfd_getfd, packet sockets are found in /proc.
func TestListedSocketIsFoundWithoutItsDescriptor(t *testing.T) {
	fd, err := unix.Socket(unix.AF_PACKET, unix.SOCK_RAW|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	var socket, users unix.Stat_t
	if err := unix.Fstat(fd, &socket); err != nil {
		t.Fatal(err)
	}
	if err := unix.Stat("/proc/self/ns/user", &users); err != nil {
		t.Fatal(err)
	}
	for owner, want := range map[uint64]int{users.Ino: 1, users.Ino + 1: 0} {
		s := &scan{leadOut: map[uint64]bool{owner: true}}
		s.listedSocket(&holder{pid: os.Getpid()}, uint32(socket.Ino))
		s.listedSocket(&holder{pid: os.Getpid()}, uint32(socket.Ino)+1)
		if len(s.found) != want {
			t.Errorf("user namespace %d: %v", owner, s.found)
		}
	}
}
