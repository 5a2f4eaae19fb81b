package probe

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/cilium/ebpf/rlimit"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/isolate"
	"netmon/helper/internal/sockets"
)

func kernel() finding {
	var name unix.Utsname
	if err := unix.Uname(&name); err != nil {
		return unknown("%v", err)
	}
	return yes(unix.ByteSliceToString(name.Release[:]) + " " + unix.ByteSliceToString(name.Machine[:]))
}

func privileges() finding {
	held, err := isolate.EffectiveCaps()
	if err != nil {
		return unknown("%v", err)
	}
	has := func(number int) bool { return held&(1<<number) != 0 }
	admin := has(unix.CAP_SYS_ADMIN)
	var lacking []string
	for _, want := range []struct {
		number int
		name   string
	}{{unix.CAP_BPF, "CAP_BPF"}, {unix.CAP_NET_ADMIN, "CAP_NET_ADMIN"}, {unix.CAP_PERFMON, "CAP_PERFMON"}} {
		if !has(want.number) && !(admin && want.number != unix.CAP_NET_ADMIN) {
			lacking = append(lacking, want.name)
		}
	}
	if len(lacking) > 0 && !admin {
		return no("lacking %s: run netmon as root", strings.Join(lacking, ", "))
	}
	return yes(fmt.Sprintf("uid %d, capabilities %#x", os.Geteuid(), held))
}

func cgroup2() finding {
	mounts, err := cgroup.MountPoints()
	if err != nil {
		return unknown("%v", err)
	}
	if len(mounts) == 0 {
		return no("no cgroup2 file system is mounted: mount -t cgroup2 none /sys/fs/cgroup")
	}
	return yes(mounts[0].Point)
}

// lockdown reports yes if it does not restrict bpf(2).
func lockdown() finding {
	content, err := os.ReadFile("/sys/kernel/security/lockdown")
	if errors.Is(err, os.ErrNotExist) {
		return unknown("/sys/kernel/security is not mounted or the kernel has no lockdown")
	}
	if err != nil {
		return unknown("%v", err)
	}
	text := strings.TrimSpace(string(content))
	if strings.Contains(text, "[confidentiality]") {
		return no("%s: kernel memory reads by programs are forbidden, which the AF_UNIX hooks need", text)
	}
	return yes(text)
}

// lsm reports only the list: a listed bpf LSM may still refuse every program.
func lsm() finding {
	content, err := os.ReadFile("/sys/kernel/security/lsm")
	if err != nil {
		return unknown("%v", err)
	}
	return yes(strings.TrimSpace(string(content)))
}

func memlock() finding {
	err := rlimit.RemoveMemlock()
	if err != nil && privileges().answer != helperpb.Answer_ANSWER_YES {
		return unknown("needs the right to load programs: the kernel tells nobody else whether it counts their memory")
	}
	if err != nil {
		return no("this kernel counts BPF memory against RLIMIT_MEMLOCK and it cannot be raised (%v): needs "+
			"CAP_SYS_RESOURCE, or Linux 5.11", err)
	}
	return yes("")
}

func bpffsUsable(path string) finding {
	var fs unix.Statfs_t
	err := unix.Statfs(path, &fs)
	if errors.Is(err, unix.ENOENT) {
		return no("%s does not exist: mount -t bpf bpf %s", path, path)
	}
	if err != nil {
		return unknown("%s: %v", path, err)
	}
	if fs.Type != unix.BPF_FS_MAGIC {
		return no("%s is not a bpffs: mount -t bpf bpf %s", path, path)
	}
	dir := filepath.Join(path, fmt.Sprintf("netmon-probe-%d", os.Getpid()))
	if err := os.Mkdir(dir, 0o700); err != nil {
		return no("%s cannot be written (%v): pinning needs it writable", path, err)
	}
	_ = os.Remove(dir)
	return yes(path)
}

func sockDestroy() finding {
	err := sockets.TryDestroy()
	switch {
	case err == nil:
		return yes("")
	case errors.Is(err, unix.EOPNOTSUPP):
		return no("needs CONFIG_INET_DIAG_DESTROY: live connections are cut at egress instead")
	case errors.Is(err, unix.EPERM):
		return no("needs CAP_NET_ADMIN")
	}
	return unknown("%v", err)
}

// cloneIntoCgroup starts this executable's no-op in the caller's own cgroup.
func cloneIntoCgroup() finding {
	mounts, err := cgroup.MountPoints()
	if err != nil || len(mounts) == 0 {
		return unknown("no cgroup2 file system is mounted")
	}
	path := filepath.Join(mounts[0].Point, fmt.Sprintf("netmon-probe-clone-%d", os.Getpid()))
	if err := os.Mkdir(path, 0o755); err != nil {
		return unknown("cannot make a cgroup to try it on: %v", err)
	}
	defer os.Remove(path)
	dir, err := cgroup.Open(path)
	if err != nil {
		return unknown("%v", err)
	}
	defer dir.Close()
	child := exec.Command("/proc/self/exe", "version")
	child.SysProcAttr = &syscall.SysProcAttr{UseCgroupFD: true, CgroupFD: dir.FD()}
	if err := child.Run(); err != nil {
		if errors.Is(err, unix.ENOSYS) {
			return no("clone3 is missing or hidden by a seccomp filter (Linux 5.7): a slower way is used")
		}
		return unknown("%v", err)
	}
	return yes("")
}

func landlock() finding {
	version, err := isolate.LandlockVersion()
	if err != nil {
		return no("not available (%v): `netmon exec` cannot keep root from tracing processes outside", err)
	}
	return yes(fmt.Sprintf("ABI %d", version))
}
