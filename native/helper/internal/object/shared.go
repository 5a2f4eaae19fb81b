package object

import (
	"errors"
	"os"
	"sync"
	"sync/atomic"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/asm"
	"github.com/cilium/ebpf/features"
	"netmon/helper/internal/fault"
)

// Names and numbers of bpf/maps.h.
const (
	attachmentMap = "attachment"
	slots         = 1024 // NETMON_SLOTS; slot 0 stays empty
	slotsAtOnce   = 4    // see inEach
)

// Shared are programs that are verified once and attached for many sessions. Each session has maps of its own, at its
// slot of the outer maps; its attachment's storage in the kernel holds the slot (bpf/maps.h). The owner closes it, which
// leaves what is attached as it is: links keep their program, programs the outer maps, those the sessions' maps.
type Shared struct {
	Programs  map[string]*ebpf.Program // keyed by hook name
	Missing   []Missing
	SetRetval bool
	Servers   uint32               // capacity of server_counters, the same for all its sessions
	outer     map[string]*ebpf.Map // keyed by the name of the session's map
	storage   *ebpf.Map
	taken     [slots]*Slot // by sessions of this process
	changing  sync.WaitGroup
	turns     chan struct{} // of slots that change
	closing   atomic.Bool
	adopted   bool // another process made them, and may still give away their slots
}

// canShare returns nil if sessions can share programs on this kernel and with these rights.
func canShare() error {
	if err := raiseMemlock(); err != nil {
		return err
	}
	// as old as the storage that is safe where programs interrupt each other, and part of the same release
	if err := features.HaveProgramHelper(ebpf.Kprobe, asm.FnGetAttachCookie); err != nil {
		if errors.Is(err, ebpf.ErrNotSupported) {
			return fault.New("not_shared", "sessions share programs from Linux 5.15 on (c7603cfa04e7); here each loads "+
				"its own")
		}
		return err
	}
	return mayOpenByID()
}

// mayOpenByID finds out whether the programs and maps of an attachment can be opened, which taking it over needs.
func mayOpenByID() error {
	m, err := ebpf.NewMap(&ebpf.MapSpec{Type: ebpf.Array, KeySize: 4, ValueSize: 4, MaxEntries: 1})
	if err != nil {
		return err
	}
	defer m.Close()
	info, err := m.Info()
	if err != nil {
		return err
	}
	id, _ := info.ID()
	again, err := ebpf.NewMapFromID(id)
	if err != nil {
		return fault.New("not_shared", "sessions share programs only with CAP_SYS_ADMIN, which opening a program by its id "+
			"needs (%v); here each loads its own", err)
	}
	return again.Close()
}

// loadShared loads the programs onto existing outer maps, if there are any, and takes ownership of these. Codes: those of
// Load.
func loadShared(servers uint32, found outerMaps) (*Shared, error) {
	s := &Shared{Servers: servers, storage: found.storage, outer: map[string]*ebpf.Map{}, adopted: found.storage != nil,
		turns: make(chan struct{}, slotsAtOnce)}
	if err := s.load(found.outer); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// load takes over the maps of `found`, keyed by their names in the kernel.
func (s *Shared) load(found map[string]*ebpf.Map) error {
	defer func() {
		for _, m := range found {
			m.Close()
		}
	}()
	specs, err := readSpecs(sharedSpecs)
	if err != nil {
		return err
	}
	set := &Set{Maps: map[string]*ebpf.Map{}, Programs: map[string]*ebpf.Program{}}
	for name, spec := range specs.sessionMaps() {
		m := found[kernelName(name)]
		delete(found, kernelName(name))
		if name == attachmentMap {
			m = s.storage
		}
		if m == nil {
			if spec.InnerMap != nil {
				asTemplate(name, spec.InnerMap, s.Servers)
			}
			if m, err = ebpf.NewMap(spec); err != nil {
				return mapFault(name, spec, err)
			}
		}
		if name == attachmentMap {
			s.storage = m
		} else {
			s.outer[name] = m
		}
		set.Maps[name] = m
	}
	err = specs.loadPrograms(set, true)
	s.Programs, s.Missing, s.SetRetval = set.Programs, set.Missing, set.SetRetval
	return err
}

// asTemplate gives the least capacity to a map that is only made to show the kernel its kind. Arrays must be as large as
// those of the sessions (kernel/bpf/arraymap.c, array_map_meta_equal; per-CPU arrays too, of late releases of 6.18).
func asTemplate(name string, spec *ebpf.MapSpec, servers uint32) {
	switch spec.Type {
	case ebpf.RingBuf:
		spec.MaxEntries = uint32(os.Getpagesize())
	case ebpf.Hash, ebpf.LPMTrie:
		spec.MaxEntries = 1
	case ebpf.PerCPUArray:
		if name == "server_counters" && servers != 0 {
			spec.MaxEntries = servers
		}
	}
}

// Close closes every descriptor, once no slot is being filled or emptied. Slots that still wait to be emptied are left:
// they end with the last link, or are swept by who takes over.
func (s *Shared) Close() {
	s.closing.Store(true)
	s.changing.Wait()
	for _, p := range s.Programs {
		p.Close()
	}
	for _, m := range s.outer {
		m.Close()
	}
	if s.storage != nil {
		s.storage.Close()
	}
}

// lend gives the set copies of the programs, which it owns, instead of those that it has.
func (s *Shared) lend(set *Set) error {
	for _, program := range set.Programs {
		program.Close()
	}
	set.Programs = map[string]*ebpf.Program{}
	set.Missing, set.SetRetval = s.Missing, s.SetRetval
	for name, program := range s.Programs {
		clone, err := program.Clone()
		if err != nil {
			return fault.From(err, "program of hook %s", name)
		}
		set.Programs[name] = clone
	}
	return nil
}

// HookNames lists the loaded hooks in attach order.
func (s *Shared) HookNames() []string { return hookNames(s.Programs) }
