package object

import (
	"bytes"
	"maps"
	"os"
	"sync"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/rlimit"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

// objectSpecs is indexed by objectName. Both objects define the same maps.
type objectSpecs []*ebpf.CollectionSpec

// What the embedded objects say, read once: that takes longer than making a session's maps.
var (
	ownSpecs    = sync.OnceValues(func() (objectSpecs, error) { return parse(LoadNetmon, LoadNetmonUnix) })
	sharedSpecs = sync.OnceValues(func() (objectSpecs, error) { return parse(LoadNetmonShared, LoadNetmonUnixShared) })
)

func parse(ofInet, ofUnix func() (*ebpf.CollectionSpec, error)) (objectSpecs, error) {
	inet, err := ofInet()
	if err != nil {
		return nil, fault.New("internal", "reading the embedded object: %v", err)
	}
	unixSpec, err := ofUnix()
	if err != nil {
		return nil, fault.New("internal", "reading the embedded AF_UNIX object: %v", err)
	}
	return objectSpecs{inetObject: inet, unixObject: unixSpec}, nil
}

// forOneSession returns the specs with session maps of their own, which get its capacities. Loading copies all else.
func (o objectSpecs) forOneSession() objectSpecs {
	specs := make(objectSpecs, len(o))
	for i, spec := range o {
		one := *spec
		one.Maps = maps.Clone(spec.Maps)
		for name, m := range one.Maps {
			if isSessionMap(name) {
				one.Maps[name] = m.Copy()
			}
		}
		specs[i] = &one
	}
	return specs
}

func readSpecs(parsed func() (objectSpecs, error)) (objectSpecs, error) {
	if err := raiseMemlock(); err != nil {
		return nil, err
	}
	specs, err := parsed()
	if err != nil {
		return nil, err
	}
	return specs.forOneSession(), nil
}

// raiseMemlock comes before the first map, program and feature test: before Linux 5.11 they count against the limit.
func raiseMemlock() error {
	if err := rlimit.RemoveMemlock(); err != nil {
		// without the privilege to make a map, the limit is not the problem
		if !mayUseBPF() {
			return fault.From(unix.EPERM, "using bpf(2)")
		}
		if filtered() {
			return &fault.Fault{Code: "load", Cause: err, Detail: err.Error(),
				Message: "bpf(2) is refused although netmon has the capabilities: this container's seccomp profile does not " +
					"permit it (podman before 5 requires CAP_SYS_ADMIN). Use a profile that permits bpf with CAP_BPF"}
		}
		return &fault.Fault{Code: "memlock", Cause: err, Detail: err.Error(),
			Message: "this kernel counts BPF memory against RLIMIT_MEMLOCK (before Linux 5.11) and the limit " +
				"cannot be raised: run netmon with CAP_SYS_RESOURCE or with `ulimit -l unlimited`"}
	}
	return nil
}

// sessionMaps returns the maps that both objects share; data sections belong to one program each.
func (o objectSpecs) sessionMaps() map[string]*ebpf.MapSpec {
	maps := map[string]*ebpf.MapSpec{}
	for name, spec := range o[inetObject].Maps {
		if isSessionMap(name) {
			maps[name] = spec
		}
	}
	return maps
}

func isSessionMap(name string) bool { return name[0] != '.' }

// mayUseBPF reports whether the process has CAP_BPF (Linux 5.8) or CAP_SYS_ADMIN; true if unknown.
func mayUseBPF() bool {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var data [2]unix.CapUserData
	if err := unix.Capget(&header, &data[0]); err != nil {
		return true
	}
	effective := uint64(data[1].Effective)<<32 | uint64(data[0].Effective)
	return effective&(1<<unix.CAP_BPF|1<<unix.CAP_SYS_ADMIN) != 0
}

// filtered reports whether a seccomp filter applies to this process's system calls (proc(5), Seccomp).
func filtered() bool {
	status, err := os.ReadFile("/proc/thread-self/status")
	return err == nil && bytes.Contains(status, []byte("\nSeccomp:\t2\n"))
}
