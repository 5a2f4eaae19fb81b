package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// runMountBpffs mounts a bpf file system at a directory that only root can enter, unless there is one. Several netmons
// may do so at once: a lock on the directory above lets the second find the first one's mount.
func runMountBpffs(args []string) int {
	if len(args) != 1 || args[0] == "" || args[0][0] != '/' {
		fmt.Fprint(os.Stderr, "netmon-bpf mount-bpffs: one absolute path is needed\n"+usage)
		return 2
	}
	return exitCode(mountBpffs(args[0]))
}

func mountBpffs(path string) error {
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
		return err
	}
	// not on the directory itself: the mount covers it, and all must wait for the same lock
	parent, err := unix.Open(filepath.Dir(path), unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("opening the directory of %s: %w", path, err)
	}
	defer unix.Close(parent)
	if err := unix.Flock(parent, unix.LOCK_EX); err != nil {
		return fmt.Errorf("locking the directory of %s: %w", path, err)
	}
	dir, err := unix.Open(path, unix.O_PATH|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("opening %s: %w", path, err)
	}
	defer unix.Close(dir)
	var fs unix.Statfs_t
	if err := unix.Fstatfs(dir, &fs); err != nil {
		return fmt.Errorf("looking at %s: %w", path, err)
	}
	if fs.Type == unix.BPF_FS_MAGIC {
		return nil
	}
	var stat unix.Stat_t
	if err := unix.Fstat(dir, &stat); err != nil {
		return fmt.Errorf("looking at %s: %w", path, err)
	}
	if stat.Uid != 0 || stat.Mode&0o077 != 0 {
		return fmt.Errorf("%s belongs to uid %d with mode %o: remove it", path, stat.Uid, stat.Mode&0o7777)
	}
	if err := unix.Mount("bpf", path, "bpf", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, "mode=0700"); err != nil {
		return fmt.Errorf("mounting a bpf file system at %s: %w", path, err)
	}
	return nil
}
