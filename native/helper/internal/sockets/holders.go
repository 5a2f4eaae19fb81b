package sockets

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

// netns is one network namespace, open.
type netns struct {
	inode uint64
	file  *os.File
	pid   int // a process in it, for /proc/<pid>/net; 0 = only a socket is
	tid   int // the thread of that process that is in it
}

// holders maps sockets to the processes that hold them, and lists the processes' network namespaces. Processes that
// end meanwhile are omitted.
type holders struct {
	pids    []int
	byInode map[uint32]int // socket inode → a process that holds it
	spaces  []netns        // those of the processes, then those of sockets from elsewhere
}

func findHolders(pids []int) (*holders, error) {
	h := &holders{pids: pids, byInode: map[uint32]int{}}
	seen := map[uint64]bool{}
	for _, pid := range pids {
		for _, tid := range threads(pid) {
			if err := h.addSpace(pid, tid, seen); err != nil {
				h.close()
				return nil, err
			}
		}
		for _, fd := range socketFDs(pid) {
			if _, known := h.byInode[fd.inode]; !known {
				h.byInode[fd.inode] = pid
			}
		}
	}
	return h, nil
}

func (h *holders) close() {
	for _, space := range h.spaces {
		space.file.Close()
	}
}

func (h *holders) addSpace(pid, tid int, seen map[uint64]bool) error {
	path := "/proc/" + strconv.Itoa(pid) + "/task/" + strconv.Itoa(tid) + "/ns/net"
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); errors.Is(err, unix.EACCES) {
		return notOurs(pid, err)
	} else if err != nil {
		return ignoreGone(err)
	}
	if seen[stat.Ino] {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return ignoreGone(err)
	}
	seen[stat.Ino] = true
	h.spaces = append(h.spaces, netns{inode: stat.Ino, file: file, pid: pid, tid: tid})
	return nil
}

// addSocketSpaces opens the namespaces of sockets that no dump has shown: made in a namespace that no process
// of the session is in any more (setns, or passed in). Needs pidfd_getfd, Linux 5.6, 8649c322f75c; without it
// or the privilege to use it they stay unknown.
func (h *holders) addSocketSpaces(shown map[uint32]bool) []netns {
	seen := map[uint64]bool{}
	for _, space := range h.spaces {
		seen[space.inode] = true
	}
	from := len(h.spaces)
	for _, pid := range h.pids {
		var pidfd = -1
		for _, fd := range socketFDs(pid) {
			if shown[fd.inode] {
				continue
			}
			if pidfd < 0 {
				opened, err := unix.PidfdOpen(pid, 0)
				if err != nil {
					break
				}
				pidfd = opened
			}
			if file := spaceOfSocket(pidfd, fd.number); file != nil {
				var stat unix.Stat_t
				if unix.Fstat(int(file.Fd()), &stat) != nil || seen[stat.Ino] {
					file.Close()
					continue
				}
				seen[stat.Ino] = true
				h.spaces = append(h.spaces, netns{inode: stat.Ino, file: file})
			}
		}
		if pidfd >= 0 {
			unix.Close(pidfd)
		}
	}
	return h.spaces[from:]
}

func spaceOfSocket(pidfd, number int) *os.File {
	fd, err := unix.PidfdGetfd(pidfd, number, 0)
	if err != nil {
		return nil
	}
	defer unix.Close(fd)
	domain, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil || (domain != unix.AF_INET && domain != unix.AF_INET6) {
		return nil
	}
	space, err := unix.IoctlRetInt(fd, unix.SIOCGSKNS)
	if err != nil {
		return nil
	}
	return os.NewFile(uintptr(space), "netns")
}

func threads(pid int) []int {
	entries, err := os.ReadDir("/proc/" + strconv.Itoa(pid) + "/task")
	if err != nil {
		return nil
	}
	var tids []int
	for _, entry := range entries {
		if tid, err := strconv.Atoi(entry.Name()); err == nil {
			tids = append(tids, tid)
		}
	}
	return tids
}

type socketFD struct {
	number int
	inode  uint32
}

func socketFDs(pid int) []socketFD {
	dir := "/proc/" + strconv.Itoa(pid) + "/fd"
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var found []socketFD
	for _, entry := range entries {
		target, err := os.Readlink(filepath.Join(dir, entry.Name()))
		if err != nil {
			continue
		}
		inside, isSocket := strings.CutPrefix(target, "socket:[")
		if !isSocket {
			continue
		}
		inode, err := strconv.ParseUint(strings.TrimSuffix(inside, "]"), 10, 32)
		number, numberErr := strconv.Atoi(entry.Name())
		if err == nil && numberErr == nil {
			found = append(found, socketFD{number, uint32(inode)})
		}
	}
	return found
}

func ignoreGone(err error) error {
	if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ESRCH) {
		return nil
	}
	return err
}

// notOurs returns the error for a process of another user, or one with privileges that this process lacks (ptrace(2),
// "Ptrace access mode checking").
func notOurs(pid int, err error) error {
	return &fault.Fault{Code: "EACCES", Cause: err, Message: fmt.Sprintf("netmon may not inspect process %d of the "+
		"session: it belongs to another user, or has capabilities that netmon lacks. Give netmon CAP_SYS_PTRACE", pid)}
}
