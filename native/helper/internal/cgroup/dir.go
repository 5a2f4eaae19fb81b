package cgroup

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

// RootID is the cgroup id of the default hierarchy's root: kernfs numbers its root 1 (fs/kernfs/dir.c).
const RootID = 1

// Dir is an open cgroup directory: operations on it refer to this cgroup, whatever happens to the
// path.
type Dir struct {
	Path string
	ID   uint64 // cgroup id = inode number (64-bit kernels, Linux 5.5, commit 67c0496e87d1)
	file *os.File
}

// Open opens a cgroup2 directory. Errors: code not_cgroup2, or the errno.
func Open(path string) (*Dir, error) {
	if !filepath.IsAbs(path) {
		return nil, fault.New("EINVAL", "cgroup path %q is not absolute", path)
	}
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		if errors.Is(err, unix.ENOENT) {
			return nil, &fault.Fault{Code: "ENOENT", Cause: err,
				Message: "cgroup " + path + " does not exist: it was removed, or the path is wrong"}
		}
		return nil, fault.From(err, "opening cgroup %s", path)
	}
	dir := &Dir{Path: path, file: os.NewFile(uintptr(fd), path)}
	var fs unix.Statfs_t
	if err := unix.Fstatfs(fd, &fs); err != nil {
		dir.Close()
		return nil, fault.From(err, "statfs of cgroup %s", path)
	}
	if fs.Type != unix.CGROUP2_SUPER_MAGIC {
		dir.Close()
		return nil, fault.New("not_cgroup2", "%s is not on a cgroup v2 file system: give a path below %s",
			path, mountHint())
	}
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		dir.Close()
		return nil, fault.From(err, "stat of cgroup %s", path)
	}
	dir.ID = stat.Ino
	return dir, nil
}

// FD returns the descriptor, which Dir owns.
func (d *Dir) FD() int { return int(d.file.Fd()) }

// Close closes the directory.
func (d *Dir) Close() error { return d.file.Close() }

// Is checks that the cgroup is the one the caller saw. Code cgroup_changed: the path was re-created.
func (d *Dir) Is(id uint64) error {
	if d.ID == id {
		return nil
	}
	return fault.New("cgroup_changed",
		"cgroup %s has id %d, not %d: it was removed and created again; find it again and retry", d.Path, d.ID, id)
}

// RefuseRoot refuses the root of the hierarchy and the root of a cgroup2 mount, which in a cgroup namespace
// contains everything in it. Code root_cgroup.
func (d *Dir) RefuseRoot() error {
	refuse := fault.New("root_cgroup", "%s is a root cgroup: attaching there would cut off every process on "+
		"this machine, netmon included; name the agent's own cgroup, or insist with --allow-root-cgroup", d.Path)
	if d.ID == RootID {
		return refuse
	}
	mounts, err := Mounts()
	if err != nil {
		return fault.From(err, "reading the mounts to tell a root cgroup")
	}
	for _, mount := range mounts {
		if mount.Type != "cgroup2" || (mount.Root != "/" && !strings.HasPrefix(mount.Root, "/..")) {
			continue
		}
		var stat unix.Stat_t
		if unix.Stat(mount.Point, &stat) == nil && stat.Ino == d.ID && isCgroup2(mount.Point) {
			return refuse
		}
	}
	return nil
}

func isCgroup2(path string) bool {
	var fs unix.Statfs_t
	return unix.Statfs(path, &fs) == nil && fs.Type == unix.CGROUP2_SUPER_MAGIC
}

// MountPoints lists the reachable cgroup2 mounts, those of the whole hierarchy first.
func MountPoints() ([]Mount, error) {
	mounts, err := Mounts()
	if err != nil {
		return nil, err
	}
	var whole, part []Mount
	for _, mount := range mounts {
		if mount.Type != "cgroup2" || !isCgroup2(mount.Point) {
			continue
		}
		if mount.Root == "/" {
			whole = append(whole, mount)
		} else {
			part = append(part, mount)
		}
	}
	return append(whole, part...), nil
}

func mountHint() string {
	mounts, err := MountPoints()
	if err != nil || len(mounts) == 0 {
		return "a cgroup2 mount (none is mounted here: mount -t cgroup2 none /sys/fs/cgroup)"
	}
	return mounts[0].Point
}
