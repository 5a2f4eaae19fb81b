package beneath

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

const (
	// asidePrefix begins the names of entries that were moved.
	asidePrefix = ".netmon-quarantine-"
	// maxAsideName is how much of an entry's own name is kept: a name has at most 255 bytes.
	maxAsideName = 100
)

// MoveAside gives an entry of this directory a name that nothing looks for, and returns it. Whatever has the name at that
// moment is moved: a link itself, never what it leads to.
func (d *Dir) MoveAside(name string) (string, error) {
	to := asideName(name)
	return to, d.Unlocked(func() error { return d.rename(name, to) })
}

// Create makes a whole file or none; the name must not exist. If something took the name meanwhile, the file stays under
// the name that is returned.
func (d *Dir) Create(name string, content []byte, mode uint32) (left string, err error) {
	from := asideName(name)
	err = d.Unlocked(func() error {
		if err := d.write(from, content, mode); err != nil {
			_ = unix.Unlinkat(d.fd, from, 0)
			return err
		}
		err := d.rename(from, name)
		if err != nil {
			left = from
		}
		return err
	})
	return left, err
}

func (d *Dir) write(name string, content []byte, mode uint32) error {
	fd, err := unix.Openat2(d.fd, name, &unix.OpenHow{Flags: unix.O_WRONLY | unix.O_CREAT | unix.O_EXCL | unix.O_NOFOLLOW |
		unix.O_CLOEXEC, Mode: uint64(mode & 0o777), Resolve: noLinks})
	if err != nil {
		return err
	}
	file := os.NewFile(uintptr(fd), name)
	_, err = file.Write(content)
	return errors.Join(err, unix.Fchmod(fd, mode&0o777), file.Close()) // whatever the umask
}

func asideName(name string) string {
	var random [8]byte
	_, _ = rand.Read(random[:])
	return asidePrefix + hex.EncodeToString(random[:]) + name[:min(len(name), maxAsideName)]
}

func (d *Dir) rename(from, to string) error {
	err := unix.Renameat2(d.fd, from, d.fd, to, unix.RENAME_NOREPLACE)
	if errors.Is(err, unix.EINVAL) { // the file system has no such flag
		err = unix.Renameat(d.fd, from, d.fd, to)
	}
	return err
}

// Aside reports whether a name is one that MoveAside gave.
func Aside(name string) bool { return strings.HasPrefix(name, asidePrefix) }
