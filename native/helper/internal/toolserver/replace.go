package toolserver

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
)

// target is the location of an existing or future file.
type target struct {
	parent *opened
	name   string
	path   string
	// existing is nil for a new file.
	existing *opened
}

func (t *target) close() {
	t.parent.close()
	if t.existing != nil {
		t.existing.close()
	}
}

// target resolves a path for writing; it makes missing parent directories if files may be written there.
func (s *Server) target(path string) (*target, error) {
	full, err := s.absolute(path)
	if err != nil {
		return nil, err
	}
	if name := s.settings.sealed(filepath.Clean(full)); name != "" { // a link in it may lead elsewhere
		return nil, sealedRefusal(filepath.Clean(full), name)
	}
	existing, err := openPath(full)
	if err != nil && !errors.Is(err, unix.ENOENT) {
		return nil, fmt.Errorf("%s cannot be opened: %w", path, err)
	}
	if existing != nil {
		full = existing.path // the target of a link, so that the link stays
	}
	t, err := s.targetIn(full, existing)
	if err != nil && existing != nil {
		existing.close()
	}
	return t, err
}

func (s *Server) targetIn(full string, existing *opened) (*target, error) {
	if existing != nil && !existing.regular() {
		return nil, fmt.Errorf("%s is %s, not a file", existing.path, existing.kind())
	}
	if existing != nil { // it is what an edit reads
		if err := s.mayWrite(existing.path); err != nil {
			return nil, err
		}
	}
	parent, err := s.directoryFor(filepath.Dir(full), filepath.Base(full))
	if err != nil {
		return nil, err
	}
	t := &target{parent: parent, name: filepath.Base(full), existing: existing}
	t.path = filepath.Join(parent.path, t.name)
	if err = s.mayWrite(t.path); err == nil {
		err = t.check()
	}
	if err != nil {
		parent.close()
		return nil, err
	}
	return t, nil
}

// check compares the name with the file that was opened: a command may have exchanged what is between.
func (t *target) check() error {
	stat, err := beneath.At(t.parent.fd).Stat(t.name)
	switch {
	case t.existing == nil && err == nil && stat.Mode&unix.S_IFMT == unix.S_IFLNK:
		return fmt.Errorf("%s is a link that leads nowhere", t.path)
	case t.existing == nil:
		return nil
	case err != nil || stat.Ino != t.existing.stat.Ino || stat.Dev != t.existing.stat.Dev:
		return fmt.Errorf("%s was replaced meanwhile: try again", t.path)
	}
	return nil
}

// directoryFor opens a directory, and makes it, with its parents, if that is permitted. It makes none if the file
// below it must not be written.
func (s *Server) directoryFor(path, below string) (*opened, error) {
	dir, err := openPath(path)
	if err == nil {
		if !dir.directory() {
			defer dir.close()
			return nil, fmt.Errorf("%s is %s, not a directory", path, dir.kind())
		}
		err := s.mayWrite(filepath.Join(dir.path, below))
		if err == nil {
			err = s.mayMake(dir, below)
		}
		if err != nil {
			dir.close()
			return nil, err
		}
		return dir, nil
	}
	if !errors.Is(err, unix.ENOENT) {
		return nil, fmt.Errorf("%s cannot be opened: %w", path, err)
	}
	parent, err := s.directoryFor(filepath.Dir(path), filepath.Join(filepath.Base(path), below))
	if err != nil {
		return nil, err
	}
	defer parent.close()
	made := filepath.Join(parent.path, filepath.Base(path))
	if err := s.mayWrite(made); err != nil {
		return nil, err
	}
	if err := unix.Mkdirat(parent.fd, filepath.Base(path), 0o777); err != nil && !errors.Is(err, unix.EEXIST) {
		return nil, fmt.Errorf("making %s: %w", made, err)
	}
	if dir, err = openBeneath(parent.fd, filepath.Base(path), unix.O_DIRECTORY); err != nil {
		return nil, fmt.Errorf("%s cannot be opened: %w", made, err)
	}
	return dir, nil
}

// write replaces the file's content completely, or leaves it unchanged. Mode and owner stay; a file with several
// names, or another owner, is written in place, since a new file would lose them.
func (t *target) write(content []byte) error {
	if t.existing != nil && (t.existing.stat.Nlink > 1 || t.existing.stat.Uid != uint32(os.Geteuid())) {
		return t.writeInPlace(content)
	}
	mode := uint32(0o666)
	if t.existing != nil {
		mode = 0o600
		if err := unix.Faccessat(unix.AT_FDCWD, t.existing.link(), unix.W_OK, unix.AT_EACCESS); err != nil {
			return fmt.Errorf("%s: %w", t.path, err)
		}
	}
	file, err := t.nameless(mode)
	if err != nil {
		return fmt.Errorf("making a file beside %s: %w", t.path, err)
	}
	defer file.Close()
	if err := t.fill(file.File, content); err != nil {
		file.remove()
		return fmt.Errorf("writing %s: %w", t.path, err)
	}
	if err := file.become(t.name); err != nil {
		file.remove()
		return fmt.Errorf("replacing %s: %w", t.path, err)
	}
	return nil
}

// newFile is a file in the target's directory. It has no name until it is complete, so that nothing stays if the server
// is killed meanwhile; on file systems without such files, it has a temporary name.
type newFile struct {
	*os.File
	dir  int
	name string
}

func (t *target) nameless(mode uint32) (*newFile, error) {
	made := &newFile{dir: t.parent.fd}
	fd, err := unix.Openat(t.parent.fd, ".", unix.O_WRONLY|unix.O_TMPFILE|unix.O_CLOEXEC, mode)
	if errors.Is(err, unix.EOPNOTSUPP) || errors.Is(err, unix.EISDIR) {
		made.name = otherName()
		fd, err = unix.Openat(t.parent.fd, made.name, unix.O_WRONLY|unix.O_CREAT|unix.O_EXCL|unix.O_NOFOLLOW|unix.O_CLOEXEC, mode)
	}
	if err != nil {
		return nil, err
	}
	made.File = os.NewFile(uintptr(fd), t.path)
	return made, nil
}

func otherName() string { return ".netmon-" + randomName() }

// become renames the file, replacing an existing one. A file without a name gets a temporary one first.
func (f *newFile) become(name string) error {
	if f.name == "" {
		other := otherName()
		if err := unix.Linkat(unix.AT_FDCWD, fmt.Sprintf("/proc/self/fd/%d", f.Fd()), f.dir, other, unix.AT_SYMLINK_FOLLOW); err != nil {
			return err
		}
		f.name = other
	}
	return unix.Renameat(f.dir, f.name, f.dir, name)
}

func (f *newFile) remove() {
	if f.name != "" {
		_ = unix.Unlinkat(f.dir, f.name, 0)
	}
}

func (t *target) fill(file *os.File, content []byte) error {
	if _, err := file.Write(content); err != nil {
		return err
	}
	if t.existing == nil {
		return nil
	}
	stat := t.existing.stat
	var own unix.Stat_t
	if err := unix.Fstat(int(file.Fd()), &own); err != nil {
		return err
	}
	if own.Gid != stat.Gid {
		if err := file.Chown(-1, int(stat.Gid)); err != nil {
			return fmt.Errorf("keeping the group: %w", err)
		}
	}
	return unix.Fchmod(int(file.Fd()), stat.Mode&0o7777)
}

func (t *target) writeInPlace(content []byte) error {
	file, err := t.existing.reopen(unix.O_WRONLY)
	if err != nil {
		return err
	}
	defer file.Close()
	before, err := t.content()
	if err != nil {
		return err
	}
	if _, err = file.WriteAt(content, 0); err == nil {
		err = file.Truncate(int64(len(content)))
	}
	if err != nil { // a full disk: restore the content, whose blocks are still allocated
		_, _ = file.WriteAt(before, 0)
		_ = file.Truncate(int64(len(before)))
		return fmt.Errorf("writing %s: %w", t.path, err)
	}
	return nil
}

// maxEdited limits the size of a file that is changed, which is held in memory.
const maxEdited = 32 << 20

// content reads the whole existing file.
func (t *target) content() ([]byte, error) {
	file, err := t.existing.reopen(unix.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text := bytes.NewBuffer(make([]byte, 0, min(t.existing.stat.Size, maxEdited)+bytes.MinRead))
	if _, err := text.ReadFrom(io.LimitReader(file, maxEdited+1)); err != nil {
		return nil, fmt.Errorf("reading %s: %w", t.path, err)
	}
	if text.Len() > maxEdited {
		return nil, fmt.Errorf("%s has more than %d MiB: change it with a command", t.path, maxEdited>>20)
	}
	return text.Bytes(), nil
}

func randomName() string {
	var bytes [8]byte
	_, _ = rand.Read(bytes[:])
	return hex.EncodeToString(bytes[:])
}
