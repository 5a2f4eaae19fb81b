package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A program that searches a tree finds files by their names, and a command may exchange a directory for a link
// meanwhile. So it runs in a Landlock domain that lets it read only what is really below the directory in which it
// starts, without the hidden trees there.

const searchCommand = "sandbox-search"

// programTrees are what a program needs to start.
var programTrees = []string{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"}

// Search returns the arguments with which this program becomes another one that reads only the tree of its working
// directory and has at most so many bytes of memory for its data. Hidden are paths relative to that directory.
//
// Fails open without Landlock: no command is confined there either.
func Search(hidden []string, memory uint64, program string, args []string) ([]string, error) {
	text, err := json.Marshal(hidden)
	return append([]string{searchCommand, string(text), strconv.FormatUint(memory, 10), program}, args...), err
}

func searchProcess(args []string) int {
	var hidden []string
	err := json.Unmarshal([]byte(args[0]), &hidden)
	var memory uint64
	if err == nil {
		memory, err = strconv.ParseUint(args[1], 10, 64)
	}
	program := args[2:]
	if err == nil {
		err = confineSearch(hidden, program[0])
	}
	if err == nil {
		err = execLimited(memory, program, os.Environ())
	}
	fmt.Fprintf(os.Stderr, "starting the search: %v\n", err)
	return 2
}

// execLimited becomes a program with so many bytes of memory for its data. This program may have more than that itself
// (the race detector does), so nothing is allocated between the two system calls: the runtime would end the process.
func execLimited(memory uint64, program, env []string) error {
	path, err := unix.BytePtrFromString(program[0])
	if err != nil {
		return err
	}
	argv, err := syscall.SlicePtrFromStrings(program)
	if err != nil {
		return err
	}
	envp, err := syscall.SlicePtrFromStrings(env)
	if err != nil {
		return err
	}
	debug.SetGCPercent(-1)
	limit := unix.Rlimit{Cur: memory, Max: memory}
	if _, _, e := unix.RawSyscall6(unix.SYS_PRLIMIT64, 0, unix.RLIMIT_DATA, uintptr(unsafe.Pointer(&limit)), 0, 0, 0); e != 0 {
		return fmt.Errorf("limiting its memory: %w", e)
	}
	_, _, e := unix.RawSyscall(unix.SYS_EXECVE, uintptr(unsafe.Pointer(path)), uintptr(unsafe.Pointer(&argv[0])), uintptr(unsafe.Pointer(&envp[0])))
	return e
}

func confineSearch(hidden []string, program string) error {
	attr := rulesetAttr{handledFS: readRights}
	ruleset, _, e := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr.handledFS), 0)
	if e == unix.ENOSYS || e == unix.EOPNOTSUPP || e == unix.EPERM {
		return nil
	}
	if e != 0 {
		return fmt.Errorf("making a Landlock domain: %w", e)
	}
	defer unix.Close(int(ruleset))
	here, err := unix.Open(".", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(here)
	for _, tree := range append(programTrees, filepath.Dir(program)) {
		if err := permit(int(ruleset), tree, readRights); err != nil {
			return err
		}
	}
	if err := permitExcept(int(ruleset), here, hidden); err != nil {
		return err
	}
	permitIgnoreFiles(int(ruleset), here)
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("setting no_new_privs: %w", err)
	}
	if _, _, e := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, ruleset, 0, 0); e != 0 {
		return fmt.Errorf("entering a Landlock domain: %w", e)
	}
	return nil
}

// ignoreFiles say what a search leaves out, also in the directories above.
var ignoreFiles = []string{".gitignore", ".ignore", ".rgignore", ".git", ".git/info/exclude"}

// maxAbove limits the directories above that are looked at.
const maxAbove = 256

func permitIgnoreFiles(ruleset, dir int) {
	for range maxAbove {
		above, err := unix.Openat(dir, "..", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			return
		}
		defer unix.Close(above)
		var here, there unix.Stat_t
		if unix.Fstat(dir, &here) != nil || unix.Fstat(above, &there) != nil || here.Ino == there.Ino && here.Dev == there.Dev {
			return
		}
		for _, name := range ignoreFiles {
			fd, err := unix.Openat2(above, name, &unix.OpenHow{Flags: unix.O_PATH | unix.O_NOFOLLOW | unix.O_CLOEXEC,
				Resolve: unix.RESOLVE_BENEATH | unix.RESOLVE_NO_SYMLINKS})
			if err != nil {
				continue
			}
			var stat unix.Stat_t
			if unix.Fstat(fd, &stat) == nil && stat.Mode&unix.S_IFMT == unix.S_IFREG {
				_ = permitOpen(ruleset, fd, unix.LANDLOCK_ACCESS_FS_READ_FILE) // without it, more is found
			}
			unix.Close(fd)
		}
		dir = above
	}
}

// permitExcept permits reading a directory's files, except those of the hidden trees in it. Names can still be listed:
// a right on a directory is one on everything below.
func permitExcept(ruleset, dir int, hidden []string) error {
	if len(hidden) == 0 {
		return permitOpen(ruleset, dir, readRights)
	}
	if err := permitOpen(ruleset, dir, unix.LANDLOCK_ACCESS_FS_READ_DIR); err != nil {
		return err
	}
	below := map[string][]string{} // of an entry, the hidden trees in it; an empty path: the entry itself
	for _, path := range hidden {
		first, rest, _ := strings.Cut(path, "/")
		below[first] = append(below[first], rest)
	}
	fd, err := unix.Openat(dir, ".", unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if errors.Is(err, unix.EACCES) {
		return nil
	}
	if err != nil {
		return err
	}
	list := os.NewFile(uintptr(fd), filepath.Join("/proc/self/fd", fmt.Sprint(fd)))
	defer list.Close()
	names, err := list.Readdirnames(-1)
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := permitEntry(ruleset, dir, name, below[name]); err != nil {
			return err
		}
	}
	return nil
}

func permitEntry(ruleset, dir int, name string, hidden []string) error {
	for _, path := range hidden {
		if path == "" {
			return nil
		}
	}
	fd, err := unix.Openat(dir, name, unix.O_PATH|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil //nolint:nilerr // it is gone, or cannot be searched
	}
	defer unix.Close(fd)
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return err
	}
	switch stat.Mode & unix.S_IFMT {
	case unix.S_IFDIR:
		return permitExcept(ruleset, fd, hidden)
	case unix.S_IFREG:
		return permitOpen(ruleset, fd, readRights)
	}
	return nil // a link leads nowhere that is not permitted itself
}
