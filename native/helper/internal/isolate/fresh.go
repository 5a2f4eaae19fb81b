package isolate

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

const (
	procPoint   = "/proc"
	ptsPoint    = "/dev/pts"
	quietMount  = unix.MS_NOSUID | unix.MS_NODEV | unix.MS_NOEXEC
	ptsOptions  = "newinstance,ptmxmode=0666,mode=0620"
	terminalGid = 5 // of the group tty, unless a terminal shows another
)

// freshProc mounts a proc file system of this process's pid namespace over every other one: outside processes
// have no name there. Mounts below the old one (a container's covers) are restored.
func freshProc() error {
	mounts, err := visibleMounts()
	if err != nil {
		return err
	}
	kept, err := openBelow(mounts, procPoint)
	if err != nil {
		return err
	}
	defer closeAll(kept)
	if err := unix.Mount("proc", procPoint, "proc", quietMount, ""); err != nil {
		return fmt.Errorf("mounting the session's own %s: %w", procPoint, err)
	}
	for _, one := range kept {
		if err := one.putBack(); err != nil {
			return err
		}
	}
	for _, mount := range mounts {
		if mount.Type != "proc" || mount.Point == procPoint || strings.HasPrefix(mount.Point, procPoint+"/") {
			continue
		}
		if mount.Root != "/" {
			if err := makeReadOnly(mount); err != nil {
				return err
			}
			continue
		}
		if err := bindUnlessHidden(procPoint, mount.Point); err != nil {
			return err
		}
	}
	return nil
}

// freshTerminals replaces the caller's pseudo-terminals by the session's own: a process of the same user could
// otherwise open, read and configure the caller's.
func freshTerminals() error {
	mounts, err := visibleMounts()
	if err != nil {
		return err
	}
	at := slices.IndexFunc(mounts, func(mount cgroup.Mount) bool {
		return mount.Type == "devpts" && mount.Point == ptsPoint
	})
	if at >= 0 {
		options := ptsOptions
		if group := groupOfTerminals(); mapped(group) { // otherwise those of the terminal's own user
			options += ",gid=" + strconv.Itoa(group)
		}
		if err := unix.Mount("devpts", ptsPoint, "devpts", unix.MS_NOSUID|unix.MS_NOEXEC, options); err != nil {
			return fmt.Errorf("mounting the session's own %s: %w", ptsPoint, err)
		}
	}
	for _, mount := range mounts {
		if mount.Type != "devpts" || mount.Point == ptsPoint {
			continue
		}
		source := "/dev/null" // a single terminal, as a container's /dev/console
		switch {
		case at < 0:
		case mount.Root == "/":
			source = ptsPoint
		case mount.Root == "/ptmx":
			source = ptsPoint + "/ptmx"
		}
		if err := bindUnlessHidden(source, mount.Point); err != nil {
			return err
		}
	}
	return nil
}

// groupOfTerminals returns the group of a terminal among the standard descriptors, as in the caller's devpts.
func groupOfTerminals() int {
	for fd := range 3 {
		var stat unix.Stat_t
		if isTerminal(fd) && onTerminalFS(fd) && unix.Fstat(fd, &stat) == nil {
			return int(stat.Gid)
		}
	}
	return terminalGid
}

func onTerminalFS(fd int) bool {
	var fs unix.Statfs_t
	return unix.Fstatfs(fd, &fs) == nil && fs.Type == unix.DEVPTS_SUPER_MAGIC
}

// visibleMounts returns the mounts that a path leads to: the last of several at one point.
func visibleMounts() ([]cgroup.Mount, error) {
	mounts, err := cgroup.Mounts()
	if err != nil {
		return nil, fmt.Errorf("reading the mounts: %w", err)
	}
	last := map[string]int{}
	for i, mount := range mounts {
		last[mount.Point] = i
	}
	var visible []cgroup.Mount
	for i, mount := range mounts {
		if last[mount.Point] == i {
			visible = append(visible, mount)
		}
	}
	return visible, nil
}

// keptMount is a mount that a new mount at a directory above would hide.
type keptMount struct {
	cgroup.Mount
	fd int
}

func openBelow(mounts []cgroup.Mount, above string) ([]keptMount, error) {
	var kept []keptMount
	for _, mount := range mounts {
		inside := strings.HasPrefix(mount.Point, above+"/")
		if !inside || mount.Type == "autofs" || mount.Type == "binfmt_misc" { // those are mounted automatically
			continue
		}
		fd, err := unix.Open(mount.Point, unix.O_PATH|unix.O_CLOEXEC, 0)
		if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || outOfReach(err) {
			continue
		}
		if err != nil {
			closeAll(kept)
			return nil, fmt.Errorf("opening %s: %w", mount.Point, err)
		}
		kept = append(kept, keptMount{mount, fd})
	}
	return kept, nil
}

func (k keptMount) putBack() error {
	if err := bindUnlessHidden(filepath.Join("/proc/self/fd", strconv.Itoa(k.fd)), k.Point); err != nil {
		return err
	}
	if slices.Contains(k.Options, "ro") {
		return makeReadOnly(k.Mount)
	}
	return nil
}

func closeAll(kept []keptMount) {
	for _, one := range kept {
		unix.Close(one.fd)
	}
}

// bindUnlessHidden binds source at a mount point; a mount point that no path leads to needs no cover.
func bindUnlessHidden(source, point string) error {
	err := unix.Mount(source, point, "", unix.MS_BIND, "")
	if err == nil || errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || outOfReach(err) {
		return nil
	}
	return fmt.Errorf("covering %s: %w", point, err)
}
