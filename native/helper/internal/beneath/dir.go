// Package beneath works in trees that commands change at the same time. Every name is looked up below an open directory,
// and no link is followed, so that nothing outside of a tree is reached, whatever takes another's place meanwhile.
package beneath

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// noLinks makes the kernel refuse links in any component, and everything above the directory.
const noLinks = unix.RESOLVE_BENEATH | unix.RESOLVE_NO_SYMLINKS | unix.RESOLVE_NO_MAGICLINKS

// Dir is an open directory (O_PATH). Names are relative to it, and may have several components.
type Dir struct{ fd int }

// OpenTree opens a directory by its path, before any command can change what the path leads to.
func OpenTree(path string) (*Dir, error) {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", path, err)
	}
	return &Dir{fd}, nil
}

// At returns the directory of an O_PATH descriptor, which the caller closes.
func At(fd int) *Dir { return &Dir{fd} }

// Close closes the descriptor.
func (d *Dir) Close() { unix.Close(d.fd) }

// Open opens a directory.
func (d *Dir) Open(name string) (*Dir, error) {
	fd, err := d.entry(name, unix.O_DIRECTORY)
	if err != nil {
		return nil, err
	}
	return &Dir{fd}, nil
}

// List opens the directory for its names.
func (d *Dir) List() (*os.File, error) {
	fd, err := unix.Openat(d.fd, ".", unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), link(fd)), nil // by this name, entries of unknown type are looked at
}

// link is the name of an open file that leads to it and nowhere else.
func link(fd int) string { return "/proc/self/fd/" + strconv.Itoa(fd) }

// entry opens an entry of any kind without using it; a link as the last component is opened itself.
func (d *Dir) entry(name string, flags uint64) (int, error) {
	return unix.Openat2(d.fd, name, &unix.OpenHow{Flags: unix.O_PATH | unix.O_NOFOLLOW | unix.O_CLOEXEC | flags, Resolve: noLinks})
}

// Stat describes an entry; of a link, the link itself.
func (d *Dir) Stat(name string) (stat unix.Stat_t, err error) {
	if !strings.Contains(name, "/") {
		err = unix.Fstatat(d.fd, name, &stat, unix.AT_SYMLINK_NOFOLLOW)
		return stat, err
	}
	fd, err := d.entry(name, 0)
	if err != nil {
		return stat, err
	}
	defer unix.Close(fd)
	err = unix.Fstat(fd, &stat)
	return stat, err
}

// Has reports whether there is an entry.
func (d *Dir) Has(name string) bool {
	_, err := d.Stat(name)
	return err == nil
}

// Link returns a link's target; empty: it is not a link.
func (d *Dir) Link(name string) string {
	fd, err := d.entry(name, 0)
	if err != nil {
		return ""
	}
	defer unix.Close(fd)
	target := make([]byte, unix.PathMax)
	n, err := unix.Readlinkat(fd, "", target) // the link that is open
	if err != nil {
		return ""
	}
	return string(target[:n])
}

// ErrNotFile says that an entry is no regular file.
var ErrNotFile = errors.New("it is not a file")

// Read returns the content of a regular file, and its mode.
func (d *Dir) Read(name string, limit int64) ([]byte, uint32, error) {
	fd, err := unix.Openat2(d.fd, name, &unix.OpenHow{
		Flags: unix.O_RDONLY | unix.O_NOFOLLOW | unix.O_NONBLOCK | unix.O_NOCTTY | unix.O_CLOEXEC, Resolve: noLinks})
	if errors.Is(err, unix.ELOOP) || errors.Is(err, unix.ENXIO) { // a link, a socket
		return nil, 0, ErrNotFile
	}
	if err != nil {
		return nil, 0, err
	}
	file := os.NewFile(uintptr(fd), name)
	defer file.Close()
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return nil, 0, err
	}
	if stat.Mode&unix.S_IFMT != unix.S_IFREG {
		return nil, 0, ErrNotFile
	}
	content, err := io.ReadAll(io.LimitReader(file, limit+1))
	if err == nil && int64(len(content)) > limit {
		err = fmt.Errorf("it has more than %d bytes", limit)
	}
	return content, stat.Mode, err
}

// Unlocked gives the owner all rights on a directory of their own while the function runs: a command may have taken
// them away.
func (d *Dir) Unlocked(run func() error) error {
	mode, own := d.ownMode()
	if !own || mode&0o700 == 0o700 || unix.Chmod(link(d.fd), mode|0o700) != nil {
		return run() // which says what is missing
	}
	defer func() { _ = unix.Chmod(link(d.fd), mode) }()
	return run()
}

// ownMode returns the directory's mode, and whether it belongs to this user.
func (d *Dir) ownMode() (uint32, bool) {
	var stat unix.Stat_t
	if unix.Fstat(d.fd, &stat) != nil {
		return 0, false
	}
	return stat.Mode & 0o7777, int(stat.Uid) == os.Geteuid()
}

// usable reports whether this process may list and enter the directory.
func (d *Dir) usable() bool {
	return unix.Faccessat(unix.AT_FDCWD, link(d.fd), unix.R_OK|unix.X_OK, unix.AT_EACCESS) == nil
}
