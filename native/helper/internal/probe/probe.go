// Package probe finds out what this kernel and the current privileges allow, by doing it once: a feature is yes if
// it worked, no if the kernel or a privilege certainly lacks it, and unknown otherwise.
//
// Failure: it only observes; it never returns an error and leaves nothing behind (the one link it makes is on its
// own cgroup, which is removed again).
package probe

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/asm"
	"github.com/cilium/ebpf/btf"
	"github.com/cilium/ebpf/features"
	"github.com/cilium/ebpf/link"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/plainhttp"
)

// DefaultBpffs is where bpffs is usually mounted.
const DefaultBpffs = "/sys/fs/bpf"

type finding struct {
	answer helperpb.Answer
	why    string
}

func yes(why string) finding { return finding{helperpb.Answer_ANSWER_YES, why} }
func no(format string, args ...any) finding {
	return finding{helperpb.Answer_ANSWER_NO, fmt.Sprintf(format, args...)}
}
func unknown(format string, args ...any) finding {
	return finding{helperpb.Answer_ANSWER_UNKNOWN, fmt.Sprintf(format, args...)}
}

// Run probes everything.
func Run(bpffs string) *helperpb.ProbeReply {
	if bpffs == "" {
		bpffs = DefaultBpffs
	}
	reply := &helperpb.ProbeReply{}
	add := func(name string, f finding) {
		reply.Features = append(reply.Features, &helperpb.Feature{
			Name: name, Answer: f.answer, Why: strings.ToValidUTF8(f.why, "?"),
		})
	}
	add("kernel", kernel())
	add("privileges", privileges())
	add("cgroup2", cgroup2())
	add("btf", kernelBTF())
	add("lockdown", lockdown())
	add("lsm", lsm())
	memlock := memlock()
	add("memlock", memlock)
	for _, f := range programs() {
		add(f.Name, finding{f.Answer, f.Why})
	}
	add("cgroup_link", cgroupLink())
	add("batch", batch())
	add("bpffs", bpffsUsable(bpffs))
	add("sock_destroy", sockDestroy())
	add("clone_into_cgroup", cloneIntoCgroup())
	add("landlock", landlock())
	return reply
}

// programs loads the real programs with small maps and reports the result for each hook.
func programs() []*helperpb.Feature {
	var all []*helperpb.Feature
	add := func(name string, f finding) {
		all = append(all, &helperpb.Feature{Name: name, Answer: f.answer, Why: f.why})
	}
	add("ringbuf", need(features.HaveMapType(ebpf.RingBuf), "Linux 5.8 (457f44363a88)"))
	add("sk_storage", need(features.HaveMapType(ebpf.SkStorage), "Linux 5.2 (6ac99e8f23d4) and BTF support"))
	add("set_retval", need(object.HaveSetRetval(), "Linux 5.18 (b44123b4a3dc): before that a denied call sees EPERM"))
	add("plain_http", need(plainhttp.Have(), "Linux 5.8"))
	for _, hook := range object.Hooks {
		add("hook:"+hook.Name, probeHook(hook))
	}
	add("programs", loadAll())
	add("shared_programs", shared())
	return all
}

func probeHook(hook object.Hook) finding {
	err := object.HaveHook(hook)
	if errors.Is(err, unix.EINVAL) {
		return no("needs %s and CONFIG_CGROUP_BPF", hook.Since)
	}
	return need(err, hook.Since)
}

func loadAll() finding {
	set, err := object.Load(object.Sizes{Rules: 16, Ranges: 16, Servers: 16, RingBytes: uint32(os.Getpagesize())}, true)
	if err != nil {
		return no("%v", fault.As(err).Message)
	}
	defer set.Close()
	return yes("loaded: " + strings.Join(set.HookNames(), ", "))
}

func shared() finding {
	sharing := object.NewSharing()
	defer sharing.Close()
	if _, err := sharing.Prepare(object.Sizes{Servers: 16}); err != nil {
		return no("%v", fault.As(err).Message)
	}
	return yes("the sessions of one process")
}

// need converts the result of a feature test into an answer.
func need(err error, since string) finding {
	switch {
	case err == nil:
		return yes("")
	case errors.Is(err, ebpf.ErrNotSupported):
		return no("needs %s", since)
	case errors.Is(err, unix.EPERM), errors.Is(err, unix.EACCES):
		return no("not permitted: needs root, or CAP_BPF, CAP_NET_ADMIN and CAP_PERFMON, and a seccomp filter " +
			"and kernel lockdown that let bpf(2) pass")
	}
	return unknown("%v", err)
}

func kernelBTF() finding {
	if _, err := os.Stat("/sys/kernel/btf/vmlinux"); err != nil {
		return no("/sys/kernel/btf/vmlinux is missing: needs CONFIG_DEBUG_INFO_BTF (the AF_UNIX hooks use it, and network namespaces of the session's own)")
	}
	if _, err := btf.LoadKernelSpec(); err != nil {
		return unknown("%v", err)
	}
	return yes("/sys/kernel/btf/vmlinux")
}

// cgroupLink attaches the smallest program as a link to a temporary cgroup.
func cgroupLink() finding {
	mounts, err := cgroup.MountPoints()
	if err != nil {
		return unknown("%v", err)
	}
	if len(mounts) == 0 {
		return no("no cgroup2 file system is mounted")
	}
	path := filepath.Join(mounts[0].Point, fmt.Sprintf("netmon-probe-%d", os.Getpid()))
	if err := os.Mkdir(path, 0o755); err != nil {
		return unknown("cannot make a cgroup to try it on: %v", err)
	}
	defer os.Remove(path)
	dir, err := cgroup.Open(path)
	if err != nil {
		return unknown("%v", err)
	}
	defer dir.Close()
	program, err := ebpf.NewProgram(&ebpf.ProgramSpec{
		Type: ebpf.CGroupSockAddr, AttachType: ebpf.AttachCGroupInet4Connect, License: "Dual BSD/GPL",
		Instructions: asm.Instructions{asm.Mov.Imm(asm.R0, 1), asm.Return()},
	})
	if err != nil {
		return need(err, "Linux 4.17")
	}
	defer program.Close()
	one, err := link.AttachRawLink(link.RawLinkOptions{
		Target: dir.FD(), Program: program, Attach: ebpf.AttachCGroupInet4Connect,
	})
	if err != nil {
		return need(err, "Linux 5.7 (af6eea57437a)")
	}
	one.Close()
	return yes("")
}

func batch() finding {
	m, err := ebpf.NewMap(&ebpf.MapSpec{Type: ebpf.Hash, KeySize: 4, ValueSize: 4, MaxEntries: 2,
		Flags: unix.BPF_F_NO_PREALLOC})
	if err != nil {
		return need(err, "bpf(2)")
	}
	defer m.Close()
	_, err = m.BatchUpdate([]uint32{1, 2}, []uint32{1, 2}, nil)
	return need(err, "Linux 5.6 (aa2e93b8e58e)")
}
