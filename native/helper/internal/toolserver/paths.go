package toolserver

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// A path is judged by what it leads to: the file is opened first, without accessing its content, and the kernel
// tells its real path. A link or a name that changes in between leads to no other file.

// opened is a file of any kind, held by an O_PATH descriptor.
type opened struct {
	fd   int
	path string // without links
	stat unix.Stat_t
}

func (o *opened) close() { unix.Close(o.fd) }

func (o *opened) kind() string {
	switch o.stat.Mode & unix.S_IFMT {
	case unix.S_IFREG:
		return "a file"
	case unix.S_IFDIR:
		return "a directory"
	case unix.S_IFIFO:
		return "a FIFO"
	case unix.S_IFSOCK:
		return "a socket"
	}
	return "a device"
}

func (o *opened) regular() bool   { return o.stat.Mode&unix.S_IFMT == unix.S_IFREG }
func (o *opened) directory() bool { return o.stat.Mode&unix.S_IFMT == unix.S_IFDIR }

// link leads to the file and to no other.
func (o *opened) link() string { return "/proc/self/fd/" + strconv.Itoa(o.fd) }

// reopen opens the same file for use; the caller closes it.
func (o *opened) reopen(flags int) (*os.File, error) {
	fd, err := unix.Open(o.link(), flags|unix.O_CLOEXEC|unix.O_NOCTTY|unix.O_NONBLOCK, 0)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", o.path, err)
	}
	return os.NewFile(uintptr(fd), o.path), nil
}

// absolute converts a model's path to an absolute one: relative to `~`, or to the directory of commands.
func (s *Server) absolute(path string) (string, error) {
	if path == "" {
		return "", errors.New("a path is needed, and it is empty")
	}
	if strings.ContainsRune(path, 0) {
		return "", errors.New("a path cannot contain a NUL character")
	}
	if path == "~" || strings.HasPrefix(path, "~/") {
		path = s.settings.Home + path[1:]
	}
	if !filepath.IsAbs(path) {
		directory, _ := s.nextDirectory()
		path = filepath.Join(directory, path)
	}
	return path, nil
}

// open resolves a path for reading. Magic links of /proc lead anywhere and are refused.
func (s *Server) open(path string) (*opened, error) {
	full, err := s.absolute(path)
	if err != nil {
		return nil, err
	}
	file, err := openPath(full)
	if errors.Is(err, unix.ENOENT) {
		return nil, fmt.Errorf("%s does not exist. The working directory is %s", path, s.directory())
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be opened: %w", path, err)
	}
	if err := s.mayRead(file.path); err != nil {
		file.close()
		return nil, err
	}
	return file, nil
}

func openPath(path string) (*opened, error) {
	fd, err := unix.Openat2(unix.AT_FDCWD, path, &unix.OpenHow{Flags: unix.O_PATH | unix.O_CLOEXEC,
		Resolve: unix.RESOLVE_NO_MAGICLINKS})
	if errors.Is(err, unix.ELOOP) {
		return nil, fmt.Errorf("it leads through too many links, or through one of %s: %w", processes, err)
	}
	if err != nil {
		return nil, err
	}
	return described(fd)
}

// openBeneath opens an entry of a directory, and follows no link.
func openBeneath(dir int, name string, flags uint64) (*opened, error) {
	fd, err := unix.Openat2(dir, name, &unix.OpenHow{Flags: unix.O_PATH | unix.O_NOFOLLOW | unix.O_CLOEXEC | flags,
		Resolve: unix.RESOLVE_BENEATH | unix.RESOLVE_NO_SYMLINKS | unix.RESOLVE_NO_MAGICLINKS})
	if err != nil {
		return nil, err
	}
	return described(fd)
}

func described(fd int) (*opened, error) {
	file := &opened{fd: fd}
	err := unix.Fstat(fd, &file.stat)
	if err == nil {
		file.path, err = pathOf(fd)
	}
	if err != nil {
		unix.Close(fd)
		return nil, err
	}
	return file, nil
}

// pathOf returns the path of an open file without links.
func pathOf(fd int) (string, error) {
	path, err := os.Readlink("/proc/self/fd/" + strconv.Itoa(fd))
	if err != nil {
		return "", err
	}
	if !filepath.IsAbs(path) {
		return "", fmt.Errorf("%q is not a path", path)
	}
	if strings.HasSuffix(path, " (deleted)") && !same(fd, path) {
		return "", errors.New("it was removed meanwhile")
	}
	return path, nil
}

// same reports whether the file really has this name, whose suffix the kernel also uses to mark removed files.
func same(fd int, path string) bool {
	var open, named unix.Stat_t
	return unix.Fstat(fd, &open) == nil && unix.Lstat(path, &named) == nil && open.Dev == named.Dev && open.Ino == named.Ino
}

// processes is the directory with every process of this user, and the keys in their environments.
const processes = "/proc"

// hidden returns the tree because of which a path must not be read or listed; empty: none.
func (s *Server) hidden(path string) string {
	return within(path, append([]string{processes}, s.settings.Hidden...))
}

const sandboxRule = "mcp_proxy.sandbox."

func (s *Server) mayRead(path string) error {
	if tree := s.hidden(path); tree != "" {
		return refused(sandboxRule+"hidden", path, "may not be read: %s is hidden", tree)
	}
	readable := slices.Concat(s.settings.Readable, s.settings.Writable, []string{s.outputs})
	if within(path, readable) == "" {
		return refused(sandboxRule+"readable", path, "may not be read: it is outside of %s",
			strings.Join(s.settings.Readable, ", "))
	}
	return nil
}

// mayWrite judges a path without links.
func (s *Server) mayWrite(path string) error {
	if err := s.mayRead(path); err != nil {
		return err
	}
	if name := s.settings.sealed(path); name != "" {
		return sealedRefusal(path, name)
	}
	if tree := within(path, s.settings.ReadOnly); tree != "" {
		return refused(sandboxRule+"read_only", path, "may not be written: %s is read-only", tree)
	}
	if within(path, s.settings.Writable) == "" {
		return refused(sandboxRule+"writable", path, "may not be written: it is outside of %s",
			strings.Join(s.settings.Writable, ", "))
	}
	return nil
}

func sealedRefusal(path, name string) error {
	return refused(sandboxRule+"agent_settings", path, "may not be written: %s holds settings that start programs", name)
}

// refusal is an error caused by a rule of the configuration.
type refusal struct {
	error
	rule string
	what string
}

func refused(rule, what, format string, args ...any) error {
	return refusal{fmt.Errorf("netmon: %s %s", what, fmt.Sprintf(format, args...)), rule, what}
}
