package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/shimdir"
)

// mountAll changes the mount namespace of this process, which must be its own. Without capabilities in it, and in a
// Landlock domain, no command can undo that.
func mountAll(plan Plan) error {
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("making mounts private: %w", err)
	}
	covers := covers{plan.Writable, map[string]bool{}}
	for _, path := range slices.Concat(plan.Sealed, plan.ReadOnly) {
		if err := covers.readOnly(path); err != nil {
			return err
		}
	}
	for _, path := range plan.Hidden {
		if err := covers.keepInPlace(path); err != nil {
			return err
		}
		if err := hide(path); err != nil {
			return err
		}
	}
	if err := hideShimDirectories(); err != nil {
		return err
	}
	if err := ownDevices(); err != nil {
		return err
	}
	if err := unix.Mount("proc", "/proc", "proc", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, ""); err != nil {
		return fmt.Errorf("mounting /proc for the sandbox: %w", err)
	}
	return nil
}

// ownDevices hides disks, in which every hidden file could be read, from a user with access to them. Shared memory is
// the sandbox's own, and ends with it.
func ownDevices() error {
	entries, err := os.ReadDir("/dev")
	if err != nil {
		return fmt.Errorf("listing devices: %w", err)
	}
	for _, entry := range entries {
		path := filepath.Join("/dev", entry.Name())
		if isDisk(entry) && unix.Access(path, unix.R_OK) == nil {
			if err := hide(path); err != nil {
				return err
			}
		}
	}
	err = unix.Mount("tmpfs", "/dev/shm", "tmpfs", unix.MS_NOSUID|unix.MS_NODEV, "mode=1777")
	if err != nil && !errors.Is(err, unix.ENOENT) {
		return fmt.Errorf("making shared memory for the sandbox: %w", err)
	}
	return nil
}

// covers are read-only mounts in writable trees, and the directories above them that were turned into mounts.
type covers struct {
	writable []string
	bound    map[string]bool
}

// readOnly makes an existing path read-only, including a link's target. A `.git` that is a link leads to a repository, which
// git has to write.
func (c *covers) readOnly(path string) error {
	real, err := filepath.EvalSymlinks(path)
	if err != nil || real != path && filepath.Base(path) == ".git" {
		return nil //nolint:nilerr // what is not there cannot be covered
	}
	if err := c.keepInPlace(real); err != nil {
		return err
	}
	return bind(real, real, unix.MS_RDONLY)
}

// keepInPlace turns the directories between a path and the writable tree into mounts, so that none of them can be moved
// away and recreated: the path would lead elsewhere in the next sandbox.
func (c *covers) keepInPlace(path string) error {
	if _, err := os.Lstat(path); err != nil {
		return nil //nolint:nilerr // what is not there stays in no place
	}
	for _, tree := range c.writable {
		below, err := filepath.Rel(tree, filepath.Dir(path))
		if err != nil || below == "." || strings.HasPrefix(below, "..") {
			continue
		}
		parent := tree
		for _, name := range strings.Split(below, "/") {
			parent = filepath.Join(parent, name)
			if c.bound[parent] {
				continue
			}
			if err := bind(parent, parent, 0); err != nil {
				return err
			}
			c.bound[parent] = true
		}
	}
	return nil
}

// hideShimDirectories covers the sockets of the user's shims, also those that do not exist yet: a controller outside
// reads and writes what the sandbox may not.
func hideShimDirectories() error {
	for _, path := range shimdir.Of(os.Getuid()) {
		fd, err := shimdir.Open(path, os.Getuid(), os.Getgid())
		if err != nil {
			return err
		}
		if fd < 0 {
			continue
		}
		unix.Close(fd)
		if err := hide(path); err != nil {
			return err
		}
	}
	return nil
}

// hide covers an existing path with an empty file or directory.
func hide(path string) error {
	stat, err := os.Lstat(path)
	if err != nil {
		return nil //nolint:nilerr // what is not there needs no cover
	}
	if !stat.IsDir() {
		return bind(os.DevNull, path, unix.MS_RDONLY)
	}
	if err := unix.Mount("tmpfs", path, "tmpfs", unix.MS_RDONLY|unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC,
		"size=4k,mode=0555"); err != nil {
		return fmt.Errorf("hiding %s: %w", path, err)
	}
	return nil
}

// locked are mount flags that a remount in a user namespace must repeat (mount_namespaces(7)).
var locked = map[int64]uintptr{unix.ST_NOSUID: unix.MS_NOSUID, unix.ST_NODEV: unix.MS_NODEV,
	unix.ST_NOEXEC: unix.MS_NOEXEC, unix.ST_NOATIME: unix.MS_NOATIME, unix.ST_NODIRATIME: unix.MS_NODIRATIME,
	unix.ST_RELATIME: unix.MS_RELATIME, unix.ST_RDONLY: unix.MS_RDONLY}

func bind(source, path string, flags uintptr) error {
	if err := unix.Mount(source, path, "", unix.MS_BIND|unix.MS_REC, ""); err != nil {
		return fmt.Errorf("sealing %s: %w", path, err)
	}
	if flags == 0 {
		return nil
	}
	var fs unix.Statfs_t
	if err := unix.Statfs(path, &fs); err != nil {
		return fmt.Errorf("sealing %s: %w", path, err)
	}
	for bit, flag := range locked {
		if fs.Flags&bit != 0 {
			flags |= flag
		}
	}
	err := unix.Mount("", path, "", unix.MS_BIND|unix.MS_REMOUNT|flags, "")
	if err != nil && !errors.Is(err, unix.ENOENT) {
		return fmt.Errorf("sealing %s: %w", path, err)
	}
	return nil
}
