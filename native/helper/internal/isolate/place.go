package isolate

import (
	"errors"
	"fmt"
	"strings"

	"golang.org/x/sys/unix"
)

// workingDirectory is the caller's working directory. It is not kept open: inherited, it would lead below the
// session's covers; its path leads to what the session sees there.
type workingDirectory struct {
	path string
	// later: root may not enter it (a FUSE or NFS directory of the user's), but the user may.
	later bool
}

// leaveDirectory records the working directory and leaves it.
func leaveDirectory() (*workingDirectory, error) {
	path, err := unix.Getwd()
	switch {
	case errors.Is(err, unix.ENOENT):
		return nil, errors.New("the working directory was removed: start from one that exists")
	case err != nil:
		return nil, fmt.Errorf("finding the working directory: %w", err)
	case !strings.HasPrefix(path, "/"): // "(unreachable)/..."
		return nil, fmt.Errorf("the working directory %s is not below the root directory: start from another one", path)
	}
	return &workingDirectory{path: path}, unix.Chdir("/")
}

// enter returns to it, once all covers are in place.
func (w *workingDirectory) enter() error {
	err := unix.Chdir(w.path)
	if errors.Is(err, unix.EACCES) || errors.Is(err, unix.EPERM) {
		w.later = true
		return nil
	}
	return w.wrapError(err)
}

// enterAsUser does the same if root was refused; called with the command's ids.
func (w *workingDirectory) enterAsUser() error {
	if !w.later {
		return nil
	}
	return w.wrapError(unix.Chdir(w.path))
}

func (w *workingDirectory) wrapError(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("entering the working directory %s as the session sees it: %w; it may be one that the session "+
		"covers: start from another one", w.path, err)
}

// refuseChroot refuses a root directory that is not the root of the mount namespace: mounts outside it are neither seen
// nor covered, and CAP_SYS_CHROOT, which uid 0 keeps, leads there. It leaves the root directory itself, checks whether
// it arrived elsewhere, and returns.
func refuseChroot() error {
	root, err := unix.Open("/", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(root)
	inside, err := placeOf(root)
	if err != nil {
		return err
	}
	// "/proc" only has to be below the root, so that the working directory is outside it
	if err := errors.Join(unix.Fchdir(root), unix.Chroot("/proc")); err != nil {
		return fmt.Errorf("checking whether this is a chroot: %w", err)
	}
	outside, err := climb()
	if e := errors.Join(unix.Fchdir(root), unix.Chroot(".")); e != nil {
		return fmt.Errorf("coming back to the root directory: %w", e)
	}
	if err != nil {
		return err
	}
	if outside != inside {
		return errors.New("netmon runs in a chroot: file systems mounted outside it would stay open to the session; " +
			"start it in the mount namespace itself (nsenter --mount), or in a container that has one")
	}
	return nil
}

// place distinguishes directories, even if one file system is mounted twice.
type place struct {
	major, minor   uint32
	inode, mounted uint64
}

func placeOf(fd int) (place, error) {
	var stat unix.Statx_t
	// STATX_MNT_ID: Linux 5.8, fa2fcf4f1df1; zero before that
	err := unix.Statx(fd, "", unix.AT_EMPTY_PATH, unix.STATX_INO|unix.STATX_MNT_ID, &stat)
	return place{stat.Dev_major, stat.Dev_minor, stat.Ino, stat.Mnt_id}, err
}

// climb goes up as far as possible.
func climb() (place, error) {
	var last place
	for {
		here, err := unix.Open(".", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			return last, err
		}
		now, err := placeOf(here)
		unix.Close(here)
		if err != nil || now == last {
			return now, err
		}
		last = now
		if err := unix.Chdir(".."); err != nil {
			return last, err
		}
	}
}
