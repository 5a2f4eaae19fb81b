package object

import (
	"testing"

	"github.com/cilium/ebpf"
)

// The kernel may refuse an array at a slot unless it is as large as the template (kernel/bpf/arraymap.c); older ones do not
// look at those per CPU.
func TestTemplatesAreAsLargeAsTheArraysOfSessions(t *testing.T) {
	sizes := Sizes{Rules: 10, Ranges: 10, Servers: 77, RingBytes: 1 << 16}
	specs, err := readSpecs(ownSpecs)
	if err != nil {
		t.Fatal(err)
	}
	set := &Set{Maps: map[string]*ebpf.Map{}}
	defer set.Close()
	if err := specs.createMaps(set, sizes); err != nil {
		t.Fatal(err)
	}
	shared, err := readSpecs(sharedSpecs)
	if err != nil {
		t.Fatal(err)
	}
	arrays := 0
	for name, spec := range shared.sessionMaps() {
		if spec.InnerMap == nil {
			continue
		}
		asTemplate(name, spec.InnerMap, sizes.Servers)
		if kind := spec.InnerMap.Type; kind != ebpf.Array && kind != ebpf.PerCPUArray {
			continue
		}
		arrays++
		if want := set.Maps[name].MaxEntries(); spec.InnerMap.MaxEntries != want {
			t.Errorf("%s: template of %d entries, sessions have %d", name, spec.InnerMap.MaxEntries, want)
		}
	}
	if arrays == 0 {
		t.Error("no arrays among the maps of sessions")
	}
}
