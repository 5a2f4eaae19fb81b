package beneath

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
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
	var random [8]byte
	_, _ = rand.Read(random[:])
	to := asidePrefix + hex.EncodeToString(random[:]) + name[:min(len(name), maxAsideName)]
	return to, d.Unlocked(func() error {
		err := unix.Renameat2(d.fd, name, d.fd, to, unix.RENAME_NOREPLACE)
		if errors.Is(err, unix.EINVAL) { // the file system has no such flag; nobody can have guessed the name
			err = unix.Renameat(d.fd, name, d.fd, to)
		}
		return err
	})
}

// Aside reports whether a name is one that MoveAside gave.
func Aside(name string) bool { return strings.HasPrefix(name, asidePrefix) }
