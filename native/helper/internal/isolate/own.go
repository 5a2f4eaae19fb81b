package isolate

import (
	"errors"
	"fmt"
	"strconv"

	"golang.org/x/sys/unix"
)

// Cover is a file that the command sees in place of the one at a path.
type Cover struct {
	Path, With string
}

// ownDirectories gives the session an empty directory of its user's in place of each: programs make sockets there for
// themselves, and refuse to start where they cannot. What is not a directory is returned, for an empty cover.
func ownDirectories(paths []string, h held, uid, gid int) (others []string, err error) {
	for _, path := range paths {
		fd, err := h.open(path)
		if err == nil {
			err = refuseOther(fd)
		}
		if errors.Is(err, unix.ENOTDIR) {
			others = append(others, path)
			continue
		}
		if errors.Is(err, unix.ENOENT) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("covering %s: %w", path, err)
		}
		err = coverByOwn(fd, uid, gid)
		unix.Close(fd)
		if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.EINVAL) {
			others = append(others, path) // removed meanwhile, and perhaps made again
		} else if err != nil {
			return nil, fmt.Errorf("covering %s: %w", path, err)
		}
	}
	return others, nil
}

// refuseOther closes what is not a directory.
func refuseOther(fd int) error {
	var stat unix.Stat_t
	err := unix.Fstat(fd, &stat)
	if err == nil && stat.Mode&unix.S_IFMT != unix.S_IFDIR {
		err = unix.ENOTDIR
	}
	if err != nil {
		unix.Close(fd)
	}
	return err
}

func coverByOwn(fd, uid, gid int) error {
	options := fmt.Sprintf("size=1m,mode=0700,uid=%d,gid=%d", uid, gid)
	return unix.Mount("tmpfs", "/proc/self/fd/"+strconv.Itoa(fd), "tmpfs", quietMount, options)
}

// coverFiles puts files over others. Links on the way are not followed: the command's user can change them.
func coverFiles(covers []Cover, h held) error {
	for _, one := range covers {
		if err := one.mount(h); err != nil {
			return fmt.Errorf("covering %s: %w", one.Path, err)
		}
	}
	return nil
}

func (c Cover) mount(h held) error {
	from, err := openFile(c.With)
	if err != nil {
		return err
	}
	defer unix.Close(from)
	to, err := openFile(c.Path)
	if err != nil {
		return err
	}
	defer unix.Close(to)
	if err := h.check(c.Path, to); err != nil {
		return err
	}
	const inProc = "/proc/self/fd/"
	return unix.Mount(inProc+strconv.Itoa(from), inProc+strconv.Itoa(to), "", unix.MS_BIND, "")
}

func openFile(path string) (int, error) {
	fd, err := unix.Openat2(unix.AT_FDCWD, path, &unix.OpenHow{Flags: unix.O_PATH | unix.O_CLOEXEC,
		Resolve: unix.RESOLVE_NO_SYMLINKS | unix.RESOLVE_NO_MAGICLINKS})
	if err != nil {
		return -1, err
	}
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		unix.Close(fd)
		return -1, err
	}
	if stat.Mode&unix.S_IFMT != unix.S_IFREG {
		unix.Close(fd)
		return -1, errors.New("it is not a file")
	}
	return fd, nil
}
