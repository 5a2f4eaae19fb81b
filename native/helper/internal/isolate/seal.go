package isolate

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// sealer makes what the next session will trust read-only in this mount namespace.
//
// A file that is a mount cannot be written, replaced or removed. But a directory above one can be renamed and made
// again with other content, unless it is a mount itself: so each directory on the way that the user could rename
// becomes one, with its own content. A rename between two mounts fails with EXDEV, and programs copy instead.
type sealer struct {
	uid    int
	mounts []cgroup.Mount
	// held are the directories that have become mounts.
	held map[string]bool
}

// seal makes each path read-only, under every name that this mount namespace has for it. Paths are absolute, without
// symbolic links. A path that is missing, or is a link, is an error: the caller has just looked.
func seal(paths []string, uid int) error {
	if len(paths) == 0 {
		return nil
	}
	mounts, err := visibleMounts()
	if err != nil {
		return err
	}
	s := sealer{uid, mounts, map[string]bool{}}
	var all []string
	for _, path := range paths {
		names, err := s.names(filepath.Clean(path))
		if err != nil {
			return fmt.Errorf("making %s read-only: %w", path, err)
		}
		all = append(all, names...)
	}
	// a directory comes before what is in it
	slices.Sort(all)
	for _, path := range slices.Compact(all) {
		if err := s.sealOne(path); err != nil {
			return fmt.Errorf("making %s read-only: %w", path, err)
		}
	}
	return nil
}

// names returns the path, and those that lead to the same file through other mounts of its file system.
func (s *sealer) names(path string) ([]string, error) {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	defer unix.Close(fd)
	here, err := placeOf(fd)
	if err != nil {
		return nil, err
	}
	found := []string{path}
	inside, device, depth := "", "", 0
	for _, mount := range s.mounts {
		// the longest mount point above the path is the one that it is in
		if below, ok := under(path, mount.Point); ok && len(mount.Point) > depth {
			inside, device, depth = filepath.Join(mount.Root, below), mount.Device, len(mount.Point)
		}
	}
	for _, mount := range s.mounts {
		below, ok := under(inside, mount.Root)
		if !ok || mount.Device != device {
			continue
		}
		other := filepath.Join(mount.Point, below)
		if other != path && isAt(other, here) {
			found = append(found, other)
		}
	}
	return found, nil
}

// isAt reports whether the path leads to that file; another mount may hide it.
func isAt(path string, file place) bool {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer unix.Close(fd)
	there, err := placeOf(fd)
	return err == nil && there.inode == file.inode && there.major == file.major && there.minor == file.minor
}

// under returns the path relative to a directory that it is, or is below.
func under(path, directory string) (string, bool) {
	if path == directory || directory == "/" {
		return strings.TrimPrefix(path, directory), true
	}
	return strings.CutPrefix(path, directory+"/")
}

// sealOne walks to the path from the root, so that no link is followed.
func (s *sealer) sealOne(path string) error {
	at, err := unix.Open("/", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer func() { unix.Close(at) }()
	parts := strings.Split(strings.TrimPrefix(path, "/"), "/")
	for i, name := range parts {
		next, err := openEntry(at, name)
		if err != nil {
			return err
		}
		done := "/" + filepath.Join(parts[:i+1]...)
		last := i == len(parts)-1
		switch {
		case last:
			err = s.readOnly(at, next, name, path)
		case !s.held[done] && s.renames(at, next):
			s.held[done] = true
			err = bindOnItself(next)
		}
		unix.Close(next)
		if err != nil || last {
			return err
		}
		// a new mount is reached by its name only
		next, err = openEntry(at, name)
		if err != nil {
			return err
		}
		unix.Close(at)
		at = next
	}
	return nil
}

func openEntry(directory int, name string) (int, error) {
	fd, err := unix.Openat(directory, name, unix.O_PATH|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return -1, err
	}
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		unix.Close(fd)
		return -1, err
	}
	if stat.Mode&unix.S_IFMT == unix.S_IFLNK {
		unix.Close(fd)
		return -1, fmt.Errorf("%s is a symbolic link", name)
	}
	return fd, nil
}

// renames reports whether the user could rename this entry of that directory; rather once too often.
func (s *sealer) renames(directory, entry int) bool {
	var above, own unix.Stat_t
	if s.uid == 0 || unix.Fstat(directory, &above) != nil || unix.Fstat(entry, &own) != nil {
		return true
	}
	switch {
	case int(above.Uid) == s.uid:
		return true
	case above.Mode&0o022 == 0:
		return false
	}
	return above.Mode&unix.S_ISVTX == 0 || int(own.Uid) == s.uid
}

func (s *sealer) readOnly(directory, entry int, name, path string) error {
	if err := bindOnItself(entry); err != nil {
		return err
	}
	bound, err := openEntry(directory, name)
	if err != nil {
		return err
	}
	defer unix.Close(bound)
	var fs unix.Statfs_t
	if err := unix.Fstatfs(bound, &fs); err != nil {
		return err
	}
	flags := uintptr(unix.MS_REMOUNT | unix.MS_BIND | unix.MS_RDONLY)
	for bit, flag := range keptFlags {
		if fs.Flags&bit != 0 {
			flags |= flag
		}
	}
	if err := unix.Mount("", pathOf(bound), "", flags, ""); err != nil {
		return err
	}
	for _, mount := range s.mounts {
		if strings.HasPrefix(mount.Point, path+"/") {
			if err := makeReadOnly(mount); err != nil {
				return err
			}
		}
	}
	return nil
}

// keptFlags are the flags that statfs(2) reports and a remount must repeat to keep.
var keptFlags = map[int64]uintptr{unix.ST_NOSUID: unix.MS_NOSUID, unix.ST_NODEV: unix.MS_NODEV,
	unix.ST_NOEXEC: unix.MS_NOEXEC, unix.ST_NOATIME: unix.MS_NOATIME, unix.ST_NODIRATIME: unix.MS_NODIRATIME,
	unix.ST_RELATIME: unix.MS_RELATIME}

// bindOnItself makes a file or directory a mount, with the mounts below it.
func bindOnItself(fd int) error {
	return unix.Mount(pathOf(fd), pathOf(fd), "", unix.MS_BIND|unix.MS_REC, "")
}

func pathOf(fd int) string {
	return "/proc/self/fd/" + strconv.Itoa(fd)
}
