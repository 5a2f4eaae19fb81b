package beneath

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"golang.org/x/sys/unix"
)

// Walk visits a directory and those below it, the nearest first. It enters no links, and no file systems that the kernel
// makes up, such as /proc.
type Walk struct {
	// Visit gets a directory and its path below the root, and returns which directories in it are entered.
	Visit func(dir *Dir, path string) (enter func(name string) bool)
	// Entries is how many entries may still be looked at.
	Entries int
	// Open leaves closed directories open to their owner.
	Open bool
	// Missed says what was not searched, and why.
	Missed []string

	root     *Dir
	unlocked []unlocked
}

const (
	// readAtATime is how many names of a directory are held.
	readAtATime = 1_024
	// maxMissed limits a list.
	maxMissed = 5
)

var errTooMany = errors.New("there are too many files")

// unlocked is a directory that its owner could not enter or list. As many may be as there are directories: those that
// stayed closed would be places where nobody looks.
type unlocked struct {
	path string
	mode uint32
}

// Run walks a tree. It needs work and memory linear in its entries.
func (w *Walk) Run(root *Dir) {
	w.root = root
	defer w.lock()
	next := []string{"."}
	for len(next) > 0 {
		path := next[0]
		next = next[1:]
		below, err := w.directory(root, path)
		// what is gone, or a link by now, was moved by a command, whose end is another search
		if err != nil && !errors.Is(err, unix.ENOENT) && !errors.Is(err, unix.ELOOP) && !errors.Is(err, unix.ENOTDIR) {
			w.miss(path, err.Error())
		}
		next = append(next, below...)
	}
}

func (w *Walk) miss(path, why string) {
	if len(w.Missed) < maxMissed {
		w.Missed = append(w.Missed, fmt.Sprintf("%s: %s", path, why))
	}
}

// directory visits one directory and returns the paths of those to enter.
func (w *Walk) directory(root *Dir, path string) ([]string, error) {
	dir, err := root.Open(path)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	if madeUp(dir) {
		return nil, nil
	}
	if !dir.usable() {
		w.unlock(dir, path)
	}
	enter := w.Visit(dir, path)
	if w.Entries <= 0 { // those that are known already are visited, and no more
		return nil, errTooMany
	}
	list, err := dir.List()
	if err != nil {
		return nil, err
	}
	defer list.Close()
	var below []string
	for {
		entries, err := list.ReadDir(readAtATime)
		w.Entries -= len(entries)
		for _, entry := range entries {
			if entry.IsDir() && enter(entry.Name()) {
				below = append(below, join(path, entry.Name()))
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			return below, nil
		case err != nil:
			return below, err
		case w.Entries <= 0:
			return below, errTooMany
		}
	}
}

func join(path, name string) string {
	if path == "." {
		return name
	}
	return path + "/" + name
}

// unlock gives the owner all rights on a directory until the walk ends. If it cannot, listing says what is missing.
func (w *Walk) unlock(dir *Dir, path string) {
	if mode, own := dir.ownMode(); own && unix.Chmod(link(dir.fd), mode|0o700) == nil {
		w.unlocked = append(w.unlocked, unlocked{path, mode})
	}
}

// lock takes back the rights, of the innermost directories first.
func (w *Walk) lock() {
	for _, one := range slices.Backward(w.unlocked) {
		if w.Open {
			break
		}
		dir, err := w.root.Open(one.path)
		if err != nil {
			continue
		}
		if mode, own := dir.ownMode(); own && mode == one.mode|0o700 {
			_ = unix.Chmod(link(dir.fd), one.mode)
		}
		dir.Close()
	}
	w.unlocked = nil
}

// madeUp reports whether the kernel invents the directory's content.
func madeUp(dir *Dir) bool {
	var fs unix.Statfs_t
	if unix.Fstatfs(dir.fd, &fs) != nil {
		return false
	}
	switch fs.Type {
	case unix.PROC_SUPER_MAGIC, unix.SYSFS_MAGIC, unix.CGROUP2_SUPER_MAGIC, unix.CGROUP_SUPER_MAGIC, unix.BPF_FS_MAGIC,
		unix.DEBUGFS_MAGIC, unix.TRACEFS_MAGIC, unix.SECURITYFS_MAGIC:
		return true
	}
	return false
}
