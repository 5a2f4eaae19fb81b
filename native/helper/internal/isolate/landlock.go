package isolate

import (
	"fmt"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A Landlock domain keeps the command from tracing processes outside it, and so from their
// /proc/<pid>/root, cwd and fd: any outside process that it may trace (same uid, no more capabilities) has
// writable cgroups behind it (security/landlock/ptrace.c, Linux 5.13). The pid namespace leaves outside processes
// without a name; the domain also applies if something outside hands one in, as a pidfd.

// rulesetAttr is struct landlock_ruleset_attr, include/uapi/linux/landlock.h.
type rulesetAttr struct {
	handledFS, handledNet, scoped uint64
}

const (
	abiRefer  = 2 // Linux 5.19: a domain no longer forbids every move between directories
	abiScoped = 6 // Linux 6.12: signals can be scoped without touching file rights
)

// LandlockVersion returns the kernel's Landlock ABI, or why there is none.
func LandlockVersion() (int, error) {
	version, _, e := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if e != 0 {
		return 0, e
	}
	return int(version), nil
}

// restrictTracing puts the calling thread into a domain. From ABI 6 the domain restricts only signals to processes
// outside; on older kernels it must restrict some file right and thereby forbids mounts, which
// is imposed only on uid 0.
func restrictTracing(root bool) error {
	version, err := LandlockVersion()
	if err == nil && version >= abiScoped {
		return enterDomain(rulesetAttr{scoped: unix.LANDLOCK_SCOPE_SIGNAL}, unsafe.Sizeof(rulesetAttr{}))
	}
	if !root {
		return nil
	}
	if err == nil && version >= abiRefer {
		// making block devices needs CAP_MKNOD anyway
		return enterDomain(rulesetAttr{handledFS: unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK | unix.LANDLOCK_ACCESS_FS_REFER},
			unsafe.Sizeof(rulesetAttr{}.handledFS))
	}
	return nil
}

func enterDomain(attr rulesetAttr, size uintptr) error {
	fd, _, e := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), size, 0)
	if e != 0 {
		return fmt.Errorf("making a Landlock domain: %w", e)
	}
	defer unix.Close(int(fd))
	if attr.handledFS != 0 {
		if err := allowRefer(int(fd)); err != nil {
			return err
		}
	}
	// without no_new_privs this needs CAP_SYS_ADMIN, which the process still has
	if _, _, e := unix.RawSyscall(unix.SYS_LANDLOCK_RESTRICT_SELF, fd, 0, 0); e != 0 {
		return fmt.Errorf("entering a Landlock domain: %w", e)
	}
	return nil
}

// allowRefer permits moving files between directories everywhere. struct landlock_path_beneath_attr is packed.
func allowRefer(ruleset int) error {
	root, err := unix.Open("/", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(root)
	var rule [12]byte
	*(*uint64)(unsafe.Pointer(&rule[0])) = unix.LANDLOCK_ACCESS_FS_REFER
	*(*int32)(unsafe.Pointer(&rule[8])) = int32(root)
	if _, _, e := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(ruleset), unix.LANDLOCK_RULE_PATH_BENEATH,
		uintptr(unsafe.Pointer(&rule[0])), 0, 0, 0); e != 0 {
		return fmt.Errorf("making a Landlock rule: %w", e)
	}
	return nil
}
