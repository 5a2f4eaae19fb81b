package sandbox

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"unsafe"

	"golang.org/x/sys/unix"
)

// rulesetAttr is struct landlock_ruleset_attr, include/uapi/linux/landlock.h.
type rulesetAttr struct {
	handledFS, handledNet, scoped uint64
}

// writeRights are all ways to change a tree. Execution and device ioctls are not restricted. Nobody may make devices,
// which would lead out of every tree.
const writeRights = unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_REMOVE_DIR |
	unix.LANDLOCK_ACCESS_FS_REMOVE_FILE | unix.LANDLOCK_ACCESS_FS_MAKE_CHAR | unix.LANDLOCK_ACCESS_FS_MAKE_DIR |
	unix.LANDLOCK_ACCESS_FS_MAKE_REG | unix.LANDLOCK_ACCESS_FS_MAKE_SOCK | unix.LANDLOCK_ACCESS_FS_MAKE_FIFO |
	unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK | unix.LANDLOCK_ACCESS_FS_MAKE_SYM

// readRights are restricted if the plan names what is readable. Looking up a file's name is not restricted.
const readRights = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR

const (
	abiRefer    = 2 // Linux 5.19
	abiTruncate = 3 // Linux 6.2
	abiScoped   = 6 // Linux 6.12
)

const deviceRights = unix.LANDLOCK_ACCESS_FS_MAKE_CHAR | unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK

// devices returns the devices that programs write, without disks, which contain all trees. /proc is included: the pid
// namespace shows no processes but the sandbox's own.
func devices() ([]string, error) {
	trees := []string{"/proc"}
	entries, err := os.ReadDir("/dev")
	for _, entry := range entries {
		if entry.Type()&fs.ModeSymlink == 0 && !isDisk(entry) {
			trees = append(trees, filepath.Join("/dev", entry.Name()))
		}
	}
	return trees, err
}

func isDisk(entry fs.DirEntry) bool {
	return entry.Type()&(fs.ModeDevice|fs.ModeCharDevice) == fs.ModeDevice
}

// system are the trees that programs need to run.
var system = []string{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/run", "/sys",
	"/var/lib", "/var/cache"}

// confine puts the calling thread, and everything it starts, into a domain.
func confine(plan Plan) error {
	version, _, e := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if e != 0 {
		return fmt.Errorf("this kernel has no Landlock, which keeps commands from writing elsewhere: %w", e)
	}
	attr := rulesetAttr{handledFS: writeRights}
	if len(plan.Readable) > 0 {
		attr.handledFS |= readRights
	}
	size := unsafe.Sizeof(attr.handledFS)
	if version >= abiRefer {
		attr.handledFS |= unix.LANDLOCK_ACCESS_FS_REFER
	}
	if version >= abiTruncate {
		attr.handledFS |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	if version >= abiScoped {
		attr.scoped = unix.LANDLOCK_SCOPE_SIGNAL | unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET
		size = unsafe.Sizeof(attr)
	}
	ruleset, _, e := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), size, 0)
	if e != 0 {
		return fmt.Errorf("making a Landlock domain: %w", e)
	}
	defer unix.Close(int(ruleset))
	devices, err := devices()
	if err != nil {
		return fmt.Errorf("listing devices: %w", err)
	}
	for _, tree := range slices.Concat(devices, plan.Writable) {
		if err := permit(int(ruleset), tree, attr.handledFS&^deviceRights); err != nil {
			return err
		}
	}
	if len(plan.Readable) > 0 {
		for _, tree := range slices.Concat(system, plan.Readable) {
			if err := permit(int(ruleset), tree, readRights); err != nil {
				return err
			}
		}
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("setting no_new_privs: %w", err)
	}
	if _, _, e := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, ruleset, 0, 0); e != 0 {
		return fmt.Errorf("entering a Landlock domain: %w", e)
	}
	return nil
}

// permit allows these rights below a tree. struct landlock_path_beneath_attr is packed.
func permit(ruleset int, tree string, rights uint64) error {
	fd, err := unix.Open(tree, unix.O_PATH|unix.O_CLOEXEC, 0)
	if errors.Is(err, unix.ENOENT) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("opening %s: %w", tree, err)
	}
	defer unix.Close(fd)
	if err := permitOpen(ruleset, fd, rights); err != nil {
		return fmt.Errorf("permitting %s: %w", tree, err)
	}
	return nil
}

// permitOpen allows these rights below what is open.
func permitOpen(ruleset, fd int, rights uint64) error {
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return fmt.Errorf("looking at a tree: %w", err)
	}
	if stat.Mode&unix.S_IFMT != unix.S_IFDIR { // only these rights apply to files
		rights &= unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE | unix.LANDLOCK_ACCESS_FS_READ_FILE
	}
	var rule [12]byte
	*(*uint64)(unsafe.Pointer(&rule[0])) = rights
	*(*int32)(unsafe.Pointer(&rule[8])) = int32(fd)
	if _, _, e := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(ruleset), unix.LANDLOCK_RULE_PATH_BENEATH,
		uintptr(unsafe.Pointer(&rule[0])), 0, 0, 0); e != 0 {
		return e
	}
	return nil
}
