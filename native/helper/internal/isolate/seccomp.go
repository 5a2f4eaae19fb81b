package isolate

import (
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A seccomp filter removes the system calls that reach out of the session without any privilege, or with one that uid 0
// would have in a new namespace. It applies to every architecture whose programs the kernel runs; calls of others,
// including x32, do not exist.

// calls are the system call numbers of one architecture.
type calls struct {
	arch uint32 // AUDIT_ARCH_*, include/uapi/linux/audit.h
	// x32 is where the numbers of a second calling convention begin; 0: none.
	x32                         uint32
	ioctl, clone, unshare       uint32
	setns, mount, umount, pivot uint32
	socket, socketpair          uint32
	// multiplex is socketcall(2), whose arguments are in memory; 0: none.
	multiplex  uint32
	requestKey uint32
}

var (
	amd64 = calls{arch: unix.AUDIT_ARCH_X86_64, x32: 0x40000000, ioctl: 16, clone: 56, unshare: 272, setns: 308,
		mount: 165, umount: 166, pivot: 155, socket: 41, socketpair: 53, requestKey: 249}
	i386 = calls{arch: unix.AUDIT_ARCH_I386, ioctl: 54, clone: 120, unshare: 310, setns: 346, mount: 21, umount: 52,
		pivot: 217, socket: 359, socketpair: 360, multiplex: 102, requestKey: 287}
	arm64 = calls{arch: unix.AUDIT_ARCH_AARCH64, ioctl: 29, clone: 220, unshare: 97, setns: 268, mount: 40, umount: 39,
		pivot: 41, socket: 198, socketpair: 199, requestKey: 218}
	arm = calls{arch: unix.AUDIT_ARCH_ARM, ioctl: 54, clone: 120, unshare: 337, setns: 375, mount: 21, umount: 52,
		pivot: 218, socket: 281, socketpair: 288, requestKey: 310}
	architectures = map[string][]calls{"amd64": {amd64, i386}, "arm64": {arm64, arm}}
)

// Numbers that are the same on all architectures: those added since Linux 5.1.
const (
	callClone3    = 435
	callUring     = 425 // io_uring_setup
	callPidfdGet  = 438
	oldUmount     = 22 // of 32-bit architectures
	newNamespaces = unix.CLONE_NEWUSER | unix.CLONE_NEWNS | unix.CLONE_NEWCGROUP | unix.CLONE_NEWPID | unix.CLONE_NEWNET |
		unix.CLONE_NEWIPC | unix.CLONE_NEWUTS
	// CLONE_NEWTIME overlaps the signal bits of clone(2); only unshare(2) accepts it
	unsharedToo = unix.CLONE_NEWTIME
)

// mountCalls are open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr and open_tree_attr.
var mountCalls = []uint32{428, 429, 430, 431, 432, 433, 442, 467}

// families are those whose traffic the session's programs judge, and those that stay on this machine. AF_PACKET is the
// kernel's to refuse. All others, such as AF_VSOCK to the hypervisor, pass every program.
var families = []uint32{unix.AF_UNIX, unix.AF_INET, unix.AF_INET6, unix.AF_NETLINK, unix.AF_PACKET, unix.AF_ALG, unix.AF_SMC}

const (
	allow    = unix.SECCOMP_RET_ALLOW
	refuse   = unix.SECCOMP_RET_ERRNO | uint32(unix.EPERM)
	absent   = unix.SECCOMP_RET_ERRNO | uint32(unix.ENOSYS)
	unknown  = unix.SECCOMP_RET_ERRNO | uint32(unix.EAFNOSUPPORT)
	atNumber = 0 // struct seccomp_data
	atArch   = 4
	atArgs   = 16 // low halves first: both architectures are little-endian
)

// restrictCalls installs the filter in the calling thread. For everyone: no input into a terminal (TIOCSTI, TIOCLINUX),
// no descriptors of other processes, no sockets that the session's programs do not see, and no io_uring, which makes
// sockets that no filter sees. request_key is refused, since the kernel starts a program for it outside the session. For
// uid 0: no namespaces and no mounts either; other users keep theirs, in which nested sandboxes run, and in which cgroup
// files still belong to root.
func restrictCalls(root bool) error {
	filter := program(architectures[runtime.GOARCH], root)
	if len(filter) == 0 {
		return fmt.Errorf("no system call filter is known for %s", runtime.GOARCH)
	}
	prog := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	// no mitigation that slows the command down: older kernels add it to filtered programs by default
	if _, _, e := unix.RawSyscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_SPEC_ALLOW,
		uintptr(unsafe.Pointer(&prog))); e != 0 {
		return fmt.Errorf("restricting system calls (CONFIG_SECCOMP_FILTER): %w", e)
	}
	return nil
}

func program(architectures []calls, root bool) []unix.SockFilter {
	if len(architectures) == 0 {
		return nil
	}
	var out []unix.SockFilter
	for _, one := range architectures {
		rules := one.rules(root)
		out = append(out, load(atArch), unless(one.arch, len(rules)))
		out = append(out, rules...)
	}
	return append(out, result(absent))
}

func (c calls) rules(root bool) []unix.SockFilter {
	out := []unix.SockFilter{load(atNumber)}
	if c.x32 != 0 {
		out = append(out, unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JGE | unix.BPF_K, Jf: 1, K: c.x32}, result(absent))
	}
	deny := func(number, with uint32) { out = append(out, unless(number, 1), result(with)) }
	deny(callPidfdGet, refuse)
	deny(callUring, absent)
	deny(c.requestKey, refuse)
	if c.multiplex != 0 {
		deny(c.multiplex, absent) // libc falls back to the calls themselves
	}
	for _, number := range []uint32{c.socket, c.socketpair} {
		out = append(out, unless(number, 2+2*len(families)), load(atArgs))
		for _, family := range families {
			out = append(out, unless(family, 1), result(allow))
		}
		out = append(out, result(unknown))
	}
	if root {
		deny(callClone3, absent) // its flags are in memory, which a filter cannot read; libc falls back to clone
		for _, number := range append([]uint32{c.setns, c.mount, c.umount, c.pivot}, mountCalls...) {
			deny(number, refuse)
		}
		if c.x32 == 0 && c.umount == 52 {
			deny(oldUmount, refuse)
		}
		out = append(out, unless(c.clone, 4), load(atArgs), without(newNamespaces, 1), result(refuse), result(allow))
		out = append(out, unless(c.unshare, 4), load(atArgs), without(newNamespaces|unsharedToo, 1), result(refuse),
			result(allow))
	}
	out = append(out, unless(c.ioctl, 5), load(atArgs+8), unless(unix.TIOCSTI, 1), result(refuse),
		unless(unix.TIOCLINUX, 1), result(refuse))
	return append(out, result(allow))
}

func load(offset uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: offset}
}

// unless skips that many instructions if the accumulator is not the value.
func unless(value uint32, skip int) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, Jf: uint8(skip), K: value}
}

// without skips that many instructions if the accumulator has none of the bits.
func without(bits uint32, skip int) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JSET | unix.BPF_K, Jf: uint8(skip), K: bits}
}

func result(value uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: value}
}
