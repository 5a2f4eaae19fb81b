package devices

import (
	"fmt"
	"os"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"github.com/cilium/ebpf/rlimit"
	"golang.org/x/sys/unix"
)

// program is its name in bpf/netmon_device.bpf.c.
const program = "netmon_device"

// Refuse attaches the program to the cgroup of a session, for as long as the result is open. Needs CAP_PERFMON and the
// kernel's type information (CONFIG_DEBUG_INFO_BTF).
func Refuse(cgroup string) (link.Link, error) {
	spec, err := LoadNetmonDevice()
	if err != nil {
		return nil, err
	}
	_ = rlimit.RemoveMemlock() // before Linux 5.11; loading says whether it was needed
	set, err := ebpf.NewCollection(spec)
	if err != nil {
		return nil, fmt.Errorf("loading the program that refuses tap devices: %w", err)
	}
	defer set.Close()
	attached, err := link.AttachCgroup(link.CgroupOptions{
		Path: cgroup, Attach: ebpf.AttachCGroupDevice, Program: set.Programs[program]})
	if err != nil {
		return nil, fmt.Errorf("attaching the program that refuses tap devices: %w", err)
	}
	return attached, nil
}

// Refused reports whether the program is in force in a cgroup. Fails to false.
func Refused(cgroup string) bool {
	dir, err := os.Open(cgroup)
	if err != nil {
		return false
	}
	defer dir.Close()
	found, err := link.QueryPrograms(link.QueryOptions{Target: int(dir.Fd()), Attach: ebpf.AttachCGroupDevice,
		QueryFlags: unix.BPF_F_QUERY_EFFECTIVE})
	if err != nil {
		return false
	}
	for _, one := range found.Programs {
		if named(one.ID) {
			return true
		}
	}
	return false
}

func named(id ebpf.ProgramID) bool {
	loaded, err := ebpf.NewProgramFromID(id)
	if err != nil {
		return false
	}
	defer loaded.Close()
	info, err := loaded.Info()
	return err == nil && info.Name == program
}
