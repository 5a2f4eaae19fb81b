package isolate

import (
	"errors"
	"fmt"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
)

// maskPaths covers each existing path with an empty read-only file or directory. What is no longer where it was opened
// (removed, or unmounted because somebody removed its mount point, which also ends copies of the mount in other
// namespaces) is looked up again: it may be gone, or something else may be at its path.
func maskPaths(paths []string, h held) error {
	const tries = 10
	for range tries {
		targets, err := openTargets(paths, h)
		if err != nil {
			return err
		}
		if paths, err = coverTargets(targets); err != nil || len(paths) == 0 {
			return err
		}
	}
	return fmt.Errorf("masking %s: it was removed and made again %d times meanwhile: nothing was run", paths[0], tries)
}

// target is what a path led to.
type target struct {
	path string
	fd   int // opened with O_PATH
}

func closeTargets(targets []target) {
	for _, one := range targets {
		unix.Close(one.fd)
	}
}

// openTargets opens the paths that exist. The caller closes them.
func openTargets(paths []string, h held) ([]target, error) {
	var targets []target
	for _, path := range paths {
		fd, err := h.open(path)
		if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || outOfReach(err) {
			continue
		}
		if err != nil {
			closeTargets(targets)
			return nil, fmt.Errorf("masking %s: %w", path, err)
		}
		targets = append(targets, target{path, fd})
	}
	return targets, nil
}

// coverTargets covers the targets, closes them, and returns the paths of those that could not be covered because they
// are no longer part of the file system.
func coverTargets(targets []target) ([]string, error) {
	defer closeTargets(targets)
	if len(targets) == 0 {
		return nil, nil
	}
	// The covers come from a tmpfs that is on /tmp only meanwhile; targets are already open, so that those below
	// /tmp are found.
	const scratch = "/tmp"
	if err := unix.Mount("tmpfs", scratch, "tmpfs", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC,
		"size=4k,mode=0555"); err != nil {
		return nil, fmt.Errorf("making covers for masked paths: %w", err)
	}
	gone, err := cover(scratch, targets)
	if e := unix.Unmount(scratch, unix.MNT_DETACH); err == nil && e != nil {
		err = fmt.Errorf("removing %s: %w", scratch, e)
	}
	return gone, err
}

func cover(scratch string, targets []target) ([]string, error) {
	file, dir := scratch+"/file", scratch+"/dir"
	if err := os.WriteFile(file, nil, 0o444); err != nil {
		return nil, err
	}
	if err := os.Mkdir(dir, 0o555); err != nil {
		return nil, err
	}
	var gone []string
	for _, one := range targets {
		var stat unix.Stat_t
		if err := unix.Fstat(one.fd, &stat); err != nil {
			return nil, fmt.Errorf("masking %s: %w", one.path, err)
		}
		source := file
		if stat.Mode&unix.S_IFMT == unix.S_IFDIR {
			source = dir
		}
		err := unix.Mount(source, "/proc/self/fd/"+strconv.Itoa(one.fd), "", unix.MS_BIND, "")
		// ENOENT: removed, or the root of a mount that has ended; EINVAL: within a mount that has ended
		if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.EINVAL) {
			gone = append(gone, one.path)
		} else if err != nil {
			return nil, fmt.Errorf("masking %s: %w", one.path, err)
		}
	}
	// one remount makes the file system, and so every cover, read-only
	return gone, unix.Mount("", scratch, "", unix.MS_REMOUNT|unix.MS_RDONLY, "size=4k,mode=0555")
}
