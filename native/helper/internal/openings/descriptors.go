package openings

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// descriptor is an open socket or character device of a process.
type descriptor struct {
	number int
	socket uint32 // inode; 0: no socket
	device uint64 // device number; 0: no character device
}

func descriptors(p *holder) ([]descriptor, error) {
	dir := "/proc/" + strconv.Itoa(p.pid) + "/fd"
	entries, err := os.ReadDir(dir)
	if errors.Is(err, unix.EACCES) {
		return describedDescriptors(p)
	}
	if err != nil {
		return nil, err
	}
	var found []descriptor
	for _, entry := range entries {
		number, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		path := filepath.Join(dir, entry.Name())
		target, err := os.Readlink(path)
		if err != nil {
			continue
		}
		if inside, isSocket := strings.CutPrefix(target, "socket:["); isSocket {
			if inode, err := strconv.ParseUint(strings.TrimSuffix(inside, "]"), 10, 32); err == nil {
				found = append(found, descriptor{number: number, socket: uint32(inode)})
			}
		} else if strings.HasPrefix(target, "/") {
			// by its number, since a device file may have any name; a file system that hangs is not asked
			var stat unix.Statx_t
			if unix.Statx(unix.AT_FDCWD, path, unix.AT_STATX_DONT_SYNC, unix.STATX_TYPE, &stat) == nil &&
				stat.Mode&unix.S_IFMT == unix.S_IFCHR {
				found = append(found, descriptor{number: number, device: unix.Mkdev(stat.Rdev_major, stat.Rdev_minor)})
			}
		}
	}
	return found, nil
}

// ownerOf returns the inode of the user namespace that owns a network namespace, which the ioctl returns for fd.
func ownerOf(fd int, ioctl uint) uint64 {
	space, err := unix.IoctlRetInt(fd, ioctl)
	if err != nil {
		return 0
	}
	defer unix.Close(space)
	owner, err := unix.IoctlRetInt(space, unix.NS_GET_USERNS)
	if err != nil {
		return 0
	}
	defer unix.Close(owner)
	var stat unix.Stat_t
	if unix.Fstat(owner, &stat) != nil {
		return 0
	}
	return stat.Ino
}

// nameOf returns a process's short name, and the first argument of its command line without directories: what a
// network stack calls itself there (runsc-sandbox) its file's name does not say.
func nameOf(pid int) (comm, program string) {
	dir := "/proc/" + strconv.Itoa(pid)
	if text, err := os.ReadFile(dir + "/comm"); err == nil {
		comm = printed(bytes.TrimSuffix(text, []byte("\n")))
	}
	if text, err := beginning(dir + "/cmdline"); err == nil {
		first, _, _ := bytes.Cut(text, []byte{0})
		program = printed([]byte(filepath.Base(string(first))))
	}
	return comm, program
}

// maxProgram is how much of a command line is read: a process can give itself one of many GiB that costs it no memory
// (PR_SET_MM_MAP).
const maxProgram = 4 << 10

// Readers that have no answer: a process can keep who reads its command line waiting for as long as it likes
// (src/kernel/target/process-arguments.ts).
var late = make(chan struct{}, 4)

const maxWait = 500 * time.Millisecond

// beginning is left behind if it takes long; while several are, nothing is read.
func beginning(path string) ([]byte, error) {
	select {
	case late <- struct{}{}:
	default:
		return nil, os.ErrDeadlineExceeded
	}
	type read struct {
		text []byte
		err  error
	}
	done := make(chan read, 1)
	go func() {
		defer func() { <-late }()
		file, err := os.Open(path)
		if err != nil {
			done <- read{nil, err}
			return
		}
		defer file.Close()
		text, err := io.ReadAll(io.LimitReader(file, maxProgram))
		done <- read{text, err}
	}()
	select {
	case one := <-done:
		return one.text, one.err
	case <-time.After(maxWait):
		return nil, os.ErrDeadlineExceeded
	}
}

const maxName = 64

func printed(text []byte) string {
	return strings.ToValidUTF8(string(text[:min(len(text), maxName)]), "?")
}
