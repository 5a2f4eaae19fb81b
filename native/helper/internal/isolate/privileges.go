package isolate

import (
	"errors"
	"fmt"
	"unsafe"

	"golang.org/x/sys/unix"
)

// keptCaps are all capabilities that a command run as uid 0 may have. Every other one is removed from every set,
// because it leads out of the cgroup or past its hooks: SYS_ADMIN (mount, setns), NET_ADMIN (DNAT, routes), NET_RAW
// (packet sockets), BPF and PERFMON (detach), SYS_PTRACE (processes outside), SYS_MODULE, SYS_RAWIO, MKNOD
// (devices), DAC_READ_SEARCH (open_by_handle_at), SYS_BOOT, SYS_TIME, SYSLOG, IPC_OWNER, MAC_*,
// AUDIT_CONTROL, CHECKPOINT_RESTORE (/proc/<pid>/map_files) and those added by later kernels.
var keptCaps = []int{
	unix.CAP_CHOWN, unix.CAP_DAC_OVERRIDE, unix.CAP_FOWNER, unix.CAP_FSETID, unix.CAP_KILL, unix.CAP_SETGID,
	unix.CAP_SETUID, unix.CAP_SETPCAP, unix.CAP_NET_BIND_SERVICE, unix.CAP_SYS_CHROOT, unix.CAP_AUDIT_WRITE,
	unix.CAP_SETFCAP,
}

func keptMask() uint64 {
	var mask uint64
	for _, number := range keptCaps {
		mask |= 1 << number
	}
	return mask
}

// becomeUser drops, in the calling thread only, what the command must not have. It uses raw system calls: only the
// thread that calls execve matters, and Go's wrappers would change every thread.
func (p Plan) becomeUser(uid int) error {
	kept := keptMask()
	for number := 0; number < 64; number++ {
		if kept&(1<<number) != 0 {
			continue
		}
		err := unix.Prctl(unix.PR_CAPBSET_DROP, uintptr(number), 0, 0, 0)
		if errors.Is(err, unix.EINVAL) {
			break // above the kernel's last capability
		}
		if err != nil {
			return fmt.Errorf("dropping capability %d from the bounding set: %w", number, err)
		}
	}
	// securebits inherited from the caller must have no effect (no-setuid-fixup keeps capabilities)
	if err := unix.Prctl(unix.PR_SET_SECUREBITS, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("clearing securebits: %w", err)
	}
	if err := unix.Prctl(unix.PR_CAP_AMBIENT, unix.PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0); err != nil {
		return fmt.Errorf("clearing ambient capabilities: %w", err)
	}
	if err := p.changeIDs(); err != nil {
		return err
	}
	held, err := EffectiveCaps()
	if err != nil {
		return err
	}
	limit := uint64(0)
	if uid == 0 {
		limit = kept
	}
	if err := setCaps(held & limit); err != nil {
		return fmt.Errorf("reducing capabilities: %w", err)
	}
	if !p.AllowNewPrivs {
		if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
			return fmt.Errorf("setting no_new_privs: %w", err)
		}
	}
	if held, err = EffectiveCaps(); err != nil {
		return err
	}
	if held&^limit != 0 {
		return fmt.Errorf("capabilities %#x are still held: nothing was run", held&^limit)
	}
	return nil
}

func (p Plan) changeIDs() error {
	if p.Service == nil && (p.UID >= 0 || p.GID >= 0) { // in a user's own namespace they cannot be set, and stay
		groups := make([]uint32, len(p.Groups))
		for i, gid := range p.Groups {
			groups[i] = uint32(gid)
		}
		var first unsafe.Pointer
		if len(groups) > 0 {
			first = unsafe.Pointer(&groups[0])
		}
		if _, _, e := unix.RawSyscall(unix.SYS_SETGROUPS, uintptr(len(groups)), uintptr(first), 0); e != 0 {
			return fmt.Errorf("setting the supplementary groups: %w", e)
		}
	}
	if p.GID >= 0 {
		gid := uintptr(p.GID)
		if _, _, e := unix.RawSyscall(unix.SYS_SETRESGID, gid, gid, gid); e != 0 {
			return fmt.Errorf("becoming gid %d: %w", p.GID, e)
		}
	}
	if p.UID >= 0 {
		uid := uintptr(p.UID)
		if _, _, e := unix.RawSyscall(unix.SYS_SETRESUID, uid, uid, uid); e != 0 {
			return fmt.Errorf("becoming uid %d: %w", p.UID, e)
		}
	}
	return nil
}

// EffectiveCaps returns the effective and permitted capabilities of the calling thread as one mask.
func EffectiveCaps() (uint64, error) {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var data [2]unix.CapUserData
	if err := unix.Capget(&header, &data[0]); err != nil {
		return 0, fmt.Errorf("reading capabilities: %w", err)
	}
	return uint64(data[0].Effective|data[0].Permitted) | uint64(data[1].Effective|data[1].Permitted)<<32, nil
}

// setCaps sets the effective and permitted sets, and clears the inheritable one.
func setCaps(mask uint64) error {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	low, high := uint32(mask), uint32(mask>>32)
	data := [2]unix.CapUserData{{Effective: low, Permitted: low}, {Effective: high, Permitted: high}}
	return unix.Capset(&header, &data[0])
}
