package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
)

// mountAll changes the mount namespace of this process, which is its own. Without capabilities in it, and in a Landlock
// domain, no command can undo that.
func mountAll(plan Plan) error {
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("making mounts private: %w", err)
	}
	for _, path := range plan.Sealed {
		if err := seal(path); err != nil {
			return err
		}
	}
	for _, path := range plan.ReadOnly {
		if err := readOnly(path, plan.Writable); err != nil {
			return err
		}
	}
	for _, path := range plan.Hidden {
		if err := hide(path); err != nil {
			return err
		}
	}
	if err := unix.Mount("proc", "/proc", "proc", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, ""); err != nil {
		return fmt.Errorf("mounting /proc for the sandbox: %w", err)
	}
	return nil
}

// seal makes what exists read-only. Its parent becomes a mount as well where that is a `.git` or a `.config`, since
// otherwise it could be moved away as a whole, and another one made. A `.git` that is a link leads to a repository, in
// which git writes.
func seal(path string) error {
	stat, err := os.Lstat(path)
	if err != nil || stat.Mode()&os.ModeSymlink != 0 && filepath.Base(path) == ".git" {
		return nil //nolint:nilerr // what is not there cannot be sealed
	}
	if parent := filepath.Dir(path); slices.Contains([]string{".git", ".config"}, filepath.Base(parent)) {
		if err := bind(parent, parent, 0); err != nil {
			return err
		}
	}
	return bind(path, path, unix.MS_RDONLY)
}

// readOnly does so for a tree in a writable one. The directories in between become mounts as well, so that none of them
// can be moved away and made anew.
func readOnly(path string, writable []string) error {
	if _, err := os.Lstat(path); err != nil {
		return nil //nolint:nilerr // what is not there cannot be covered
	}
	for _, tree := range writable {
		below, err := filepath.Rel(tree, filepath.Dir(path))
		if err != nil || below == "." || strings.HasPrefix(below, "..") {
			continue
		}
		parent := tree
		for _, name := range strings.Split(below, "/") {
			parent = filepath.Join(parent, name)
			if err := bind(parent, parent, 0); err != nil {
				return err
			}
		}
	}
	return bind(path, path, unix.MS_RDONLY)
}

// hide puts something empty in the place of what exists.
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

// flags of a mount that a remount in a user namespace must repeat (mount_namespaces(7): they are locked).
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
