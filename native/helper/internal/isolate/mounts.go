package isolate

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// controlTypes are read-only for everyone in a session: writing to them moves processes and changes programs.
var controlTypes = map[string]bool{"cgroup": true, "cgroup2": true, "bpf": true}

// rootTypes are read-only for uid 0: it owns their files, and some of them make the kernel run a program
// outside every cgroup (/proc/sys/kernel/core_pattern, /sys/kernel/uevent_helper, ...).
var rootTypes = map[string]bool{"sysfs": true, "debugfs": true, "tracefs": true, "securityfs": true,
	"configfs": true, "efivarfs": true, "pstore": true, "binfmt_misc": true}

// procPaths are read-only for uid 0 too, below each proc mount.
var procPaths = []string{"sys", "sysrq-trigger", "irq", "bus", "fs", "acpi", "scsi"}

func isControlFS(kind int64) bool {
	return kind == unix.CGROUP_SUPER_MAGIC || kind == unix.CGROUP2_SUPER_MAGIC || kind == unix.BPF_FS_MAGIC
}

// isolateMounts changes the mount namespace of this process, which must be its own.
func isolateMounts(root bool, session string, mask []string, h held, alone string) error {
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("making mounts private: %w", err)
	}
	pins, err := bpfMounts()
	if err != nil {
		return err
	}
	shown := -1
	if alone != "" {
		shown, err = unix.Open(alone, unix.O_PATH|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
		if err != nil {
			return fmt.Errorf("opening %s: %w", alone, err)
		}
		defer unix.Close(shown)
	}
	if root {
		devices, err := outsideDevices()
		if err != nil {
			return err
		}
		mask = append(devices, mask...)
	}
	if err := maskPaths(append(pins, mask...), h); err != nil {
		return err
	}
	if shown >= 0 {
		if err := showAlone(shown, alone); err != nil {
			return fmt.Errorf("hiding what is beside %s: %w", alone, err)
		}
	}
	if err := freshProc(); err != nil {
		return err
	}
	if err := freshTerminals(); err != nil {
		return err
	}
	own, err := unix.Open(session, unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("opening cgroup %s: %w", session, err)
	}
	defer unix.Close(own)
	mounts, err := visibleMounts()
	if err != nil {
		return err
	}
	for _, mount := range mounts {
		if mount.Type == "cgroup2" {
			if err := showOnly(own, mount); err != nil {
				return err
			}
		}
		if controlTypes[mount.Type] || (root && (rootTypes[mount.Type] || belowSys(mount.Point))) {
			if err := makeReadOnly(mount); err != nil {
				return err
			}
		}
		if root && mount.Type == "proc" && mount.Root == "/" {
			if err := coverProc(mount.Point); err != nil {
				return err
			}
		}
	}
	return verifyMounts()
}

// bpfMounts lists the mounts that may contain pins. They are hidden: uid 0 owns them, and BPF_OBJ_GET on a read-only
// mount returns the session's own maps for writing (bpf_obj_do_get, kernel/bpf/inode.c, Linux 6.18, checks the inode,
// not the mount), without a capability and regardless of kernel.unprivileged_bpf_disabled.
func bpfMounts() ([]string, error) {
	mounts, err := cgroup.Mounts()
	if err != nil {
		return nil, fmt.Errorf("reading the mounts: %w", err)
	}
	var points []string
	for _, mount := range mounts {
		if mount.Type == "bpf" {
			points = append(points, mount.Point)
		}
	}
	return points, nil
}

// flagOf are the mount flags that a remount must repeat to keep.
var flagOf = map[string]uintptr{"nosuid": unix.MS_NOSUID, "nodev": unix.MS_NODEV, "noexec": unix.MS_NOEXEC,
	"noatime": unix.MS_NOATIME, "nodiratime": unix.MS_NODIRATIME, "relatime": unix.MS_RELATIME,
	"nosymfollow": unix.MS_NOSYMFOLLOW}

// showOnly replaces the whole hierarchy by the session's own cgroup. A read-only mount is not enough: for
// CLONE_INTO_CGROUP the kernel checks write permission for cgroup.procs on the superblock's inode, not on the
// mount (cgroup_css_set_fork, kernel/cgroup/cgroup.c, Linux 6.18), so uid 0 could start a process in any
// cgroup whose directory it can open.
func showOnly(own int, mount cgroup.Mount) error {
	return bindUnlessHidden("/proc/self/fd/"+strconv.Itoa(own), mount.Point)
}

// showAlone covers the directory that contains dir with a file system of this mount namespace that has only dir in it.
func showAlone(fd int, dir string) error {
	parent := filepath.Dir(dir)
	const size = "size=4k,mode=0711"
	if err := unix.Mount("tmpfs", parent, "tmpfs", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, size); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o711); err != nil {
		return err
	}
	if err := unix.Mount("/proc/self/fd/"+strconv.Itoa(fd), dir, "", unix.MS_BIND, ""); err != nil {
		return err
	}
	return unix.Mount("", parent, "", unix.MS_REMOUNT|unix.MS_RDONLY|unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, size)
}

func makeReadOnly(mount cgroup.Mount) error {
	flags := uintptr(unix.MS_REMOUNT | unix.MS_BIND | unix.MS_RDONLY)
	for _, option := range mount.Options {
		flags |= flagOf[option]
	}
	err := unix.Mount("", mount.Point, "", flags, "")
	// hidden below another mount: no path leads there; verifyMounts checks what paths do lead to
	if errors.Is(err, unix.EINVAL) || errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || outOfReach(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("making %s read-only: %w", mount.Point, err)
	}
	return nil
}

// belowSys reports whether it belongs to the machine's view of itself, such as the tmpfs that holds cgroup v1's mounts.
func belowSys(point string) bool { return strings.HasPrefix(point, "/sys/") }

func coverProc(point string) error {
	for _, name := range procPaths {
		path := point + "/" + name
		err := unix.Mount(path, path, "", unix.MS_BIND, "")
		if errors.Is(err, unix.ENOENT) {
			continue
		}
		if err == nil {
			err = unix.Mount("", path, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY|unix.MS_NOSUID|
				unix.MS_NODEV|unix.MS_NOEXEC, "")
		}
		var fs unix.Statfs_t
		if err != nil && unix.Statfs(point, &fs) == nil && fs.Type == unix.PROC_SUPER_MAGIC {
			return fmt.Errorf("making %s read-only: %w", path, err) // the mount has not ended meanwhile
		}
	}
	return nil
}

// verifyMounts follows the path of every cgroup and bpf mount: what it leads to must be read-only. At least one
// cgroup mount must be found, otherwise nothing was verified.
func verifyMounts() error {
	mounts, err := cgroup.Mounts()
	if err != nil {
		return fmt.Errorf("reading the mounts: %w", err)
	}
	seen := false
	for _, mount := range mounts {
		if !controlTypes[mount.Type] {
			continue
		}
		var fs unix.Statfs_t
		err := unix.Statfs(mount.Point, &fs)
		if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || outOfReach(err) {
			continue
		}
		if err != nil {
			return fmt.Errorf("looking at %s: %w", mount.Point, err)
		}
		if !isControlFS(fs.Type) {
			continue
		}
		if fs.Flags&unix.ST_RDONLY == 0 {
			return fmt.Errorf("%s is still writable: nothing was run", mount.Point)
		}
		seen = seen || fs.Type == unix.CGROUP2_SUPER_MAGIC
	}
	if !seen {
		return errors.New("no cgroup v2 mount is visible, so that nothing proves it is read-only: nothing was run")
	}
	return nil
}
