package openings

import (
	"os"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sys/unix"
)

// holder gives access to the descriptors of a process. Needs pidfd_getfd, Linux 5.6, 8649c322f75c.
type holder struct {
	pid   int
	pidfd int
}

func (p *holder) close() {
	if p.pidfd >= 0 {
		unix.Close(p.pidfd)
	}
}

func (p *holder) take(number int) (int, error) {
	if p.pidfd < 0 {
		opened, err := unix.PidfdOpen(p.pid, 0)
		if err != nil {
			return -1, err
		}
		p.pidfd = opened
	}
	return unix.PidfdGetfd(p.pidfd, number, 0)
}

// describedDescriptors finds descriptors by /proc/PID/fdinfo, which CAP_SYS_PTRACE opens, while /proc/PID/fd of another user
// needs CAP_DAC_READ_SEARCH too. Needs Linux 5.14: 7bc3fa0172a4 opens the directory, 3845f256a8b5 adds the inode.
func describedDescriptors(p *holder) ([]descriptor, error) {
	dir := "/proc/" + strconv.Itoa(p.pid)
	entries, err := os.ReadDir(dir + "/fdinfo")
	if err != nil {
		return nil, err
	}
	devices, err := deviceMounts(dir + "/mountinfo")
	if err != nil {
		return nil, err
	}
	var found []descriptor
	for _, entry := range entries {
		number, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		text, err := os.ReadFile(dir + "/fdinfo/" + entry.Name())
		if err != nil {
			continue // it was closed
		}
		mount, inode := described(string(text))
		switch {
		case inode == "":
			return nil, unix.EACCES
		case mount == socketMount():
			if socket, err := strconv.ParseUint(inode, 10, 32); err == nil {
				found = append(found, descriptor{number: number, socket: uint32(socket)})
			}
		case devices[mount]:
			fd, err := p.take(number)
			if err != nil {
				return nil, unix.EACCES
			}
			var stat unix.Stat_t
			if unix.Fstat(fd, &stat) == nil && stat.Mode&unix.S_IFMT == unix.S_IFCHR {
				found = append(found, descriptor{number: number, device: stat.Rdev})
			}
			unix.Close(fd)
		}
	}
	return found, nil
}

// deviceMounts returns the mounts on which device files can be. Not those of a file system that a user can mount: it has
// no devices, and to close a file there may wait for ever.
func deviceMounts(path string) (map[string]bool, error) {
	text, err := os.ReadFile(path)
	mounts := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		before, after, _ := strings.Cut(line, " - ")
		id, _, _ := strings.Cut(before, " ")
		kind, _, _ := strings.Cut(after, " ")
		switch kind {
		case "devtmpfs", "tmpfs", "ramfs", "overlay", "ext4", "xfs", "btrfs":
			mounts[id] = true
		}
	}
	return mounts, err
}

// socketMount is the mount of all sockets, which no mount table lists.
var socketMount = sync.OnceValue(func() string {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer unix.Close(fd)
	text, _ := os.ReadFile("/proc/self/fdinfo/" + strconv.Itoa(fd))
	mount, _ := described(string(text))
	return mount
})

// described returns what a text of fdinfo says: empty if it does not.
func described(text string) (mount, inode string) {
	for line := range strings.Lines(text) {
		switch name, value, _ := strings.Cut(line, ":"); name {
		case "mnt_id":
			mount = strings.TrimSpace(value)
		case "ino":
			inode = strings.TrimSpace(value)
		}
	}
	return mount, inode
}
