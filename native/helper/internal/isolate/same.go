package isolate

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// Same is a file that its path must still lead to. A session that has been running may have moved what is to be
// covered: then nothing would be at the path, and the command would find it elsewhere.
type Same struct {
	Path     string
	Dev, Ino uint64
}

// ParseSame reads DEV:INO:PATH.
func ParseSame(text string) (Same, error) {
	dev, rest, _ := strings.Cut(text, ":")
	ino, path, _ := strings.Cut(rest, ":")
	one := Same{Path: path}
	var errDev, errIno error
	one.Dev, errDev = strconv.ParseUint(dev, 10, 64)
	one.Ino, errIno = strconv.ParseUint(ino, 10, 64)
	if errors.Join(errDev, errIno) != nil || !strings.HasPrefix(path, "/") {
		return one, fmt.Errorf("%q is not DEV:INO:PATH", text)
	}
	return one, nil
}

// held are such files by path, opened with O_PATH: covers are put on what was looked at, wherever it is by then, and
// also where another cover hides the path already.
type held map[string]int

func holdSame(files []Same) (held, error) {
	h := held{}
	for _, one := range files {
		fd, err := unix.Open(one.Path, unix.O_PATH|unix.O_CLOEXEC, 0)
		var stat unix.Stat_t
		if err == nil {
			h[one.Path] = fd
			err = unix.Fstat(fd, &stat)
		}
		if err == nil && (stat.Dev != one.Dev || stat.Ino != one.Ino) {
			err = errors.New("it is another file")
		}
		if err != nil {
			h.close()
			return nil, fmt.Errorf("%s is not what it was when the session's run started: %w; the command could find it "+
				"elsewhere, uncovered. Nothing was run: start the run again", one.Path, err)
		}
	}
	return h, nil
}

func (h held) close() {
	for _, fd := range h {
		unix.Close(fd)
	}
}

// open opens the path, or what is held of it; the caller closes it.
func (h held) open(path string) (int, error) {
	if fd, ok := h[path]; ok {
		return unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 0)
	}
	return unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
}

// check refuses a descriptor that is not of what is held of its path.
func (h held) check(path string, fd int) error {
	own, ok := h[path]
	if !ok {
		return nil
	}
	var wanted, found unix.Stat_t
	if err := errors.Join(unix.Fstat(own, &wanted), unix.Fstat(fd, &found)); err != nil {
		return err
	}
	if wanted.Dev != found.Dev || wanted.Ino != found.Ino {
		return errors.New("it was replaced meanwhile")
	}
	return nil
}
