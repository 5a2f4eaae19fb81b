package object

import (
	"errors"
	"fmt"

	"github.com/cilium/ebpf"
	"netmon/helper/internal/fault"
)

// Sharing keeps the shared programs of this process. The owner closes it.
type Sharing struct {
	all []*Shared
	// The storage of shared programs, keyed by a program that uses it.
	storageOf map[ebpf.ProgramID]ebpf.MapID
	refused   error // why none could be loaded; not tried again
}

// NewSharing returns one without programs.
func NewSharing() *Sharing { return &Sharing{storageOf: map[ebpf.ProgramID]ebpf.MapID{}} }

// Close closes every descriptor; what is attached stays.
func (s *Sharing) Close() {
	for _, shared := range s.all {
		shared.Close()
	}
}

// Prepare returns programs for a session with these capacities, and loads them if there are none. Codes: not_shared, or
// those of Load.
func (s *Sharing) Prepare(sizes Sizes) (*Shared, error) {
	return s.find(sizes, func(one *Shared) bool { return !one.adopted && one.hasRoom() })
}

// Take gives the maps of a session a place in programs, and the set copies of these. It serves for any cgroup that
// Slot.Accepts.
func (s *Sharing) Take(set *Set, sizes Sizes) (*Slot, error) {
	shared, err := s.Prepare(sizes)
	if err != nil {
		return nil, err
	}
	return shared.take(set)
}

// TakeFor is as Take, for a cgroup that another session is attached to already: the kernel has one storage of each kind
// for a cgroup, so these are other programs.
func (s *Sharing) TakeFor(cgroupID uint64, set *Set, sizes Sizes) (*Slot, error) {
	shared, err := s.find(sizes, func(one *Shared) bool { return one.accepts(cgroupID) })
	if err != nil {
		return nil, err
	}
	return shared.take(set)
}

func (s *Sharing) find(sizes Sizes, fits func(*Shared) bool) (*Shared, error) {
	for _, one := range s.all {
		if one.Servers == sizes.Servers && fits(one) {
			return one, nil
		}
	}
	if s.refused == nil {
		s.refused = canShare()
	}
	if s.refused != nil {
		return nil, s.refused
	}
	shared, err := s.add(sizes.Servers, outerMaps{})
	s.refused = err
	return shared, err
}

func (s *Sharing) add(servers uint32, found outerMaps) (*Shared, error) {
	shared, err := loadShared(servers, found)
	if err != nil {
		return nil, err
	}
	s.all = append(s.all, shared)
	return shared, nil
}

// TakeOver returns the place of a session that is attached to this cgroup with these programs, if they are shared, and
// gives the set, which has its maps, copies of this process's programs on the same outer maps. The kernel keeps the
// storage that it gave a link for its first program, so only programs with the same storage may replace it.
// Codes: not_shared, or those of Load.
func (s *Sharing) TakeOver(set *Set, programs []ebpf.ProgramID, cgroupID uint64) (*Slot, error) {
	var storage ebpf.MapID
	for i, program := range programs {
		id, err := s.storage(program)
		if err != nil {
			return nil, err
		}
		if id == 0 || (i > 0 && id != storage) {
			return nil, fault.New("not_shared", "program %d at cgroup %d is not shared", program, cgroupID)
		}
		storage = id
	}
	shared, err := s.with(storage)
	if err != nil {
		return nil, err
	}
	if shared == nil {
		found, err := openOuterMaps(programs)
		if err != nil {
			return nil, err
		}
		if shared, err = s.add(set.Maps["server_counters"].MaxEntries(), found); err != nil {
			return nil, err
		}
		shared.sweep()
	}
	return shared.takeOver(set, cgroupID)
}

func (s *Sharing) with(storage ebpf.MapID) (*Shared, error) {
	for _, one := range s.all {
		id, err := mapID(one.storage)
		if err != nil {
			return nil, err
		}
		if id == storage {
			return one, nil
		}
	}
	return nil, nil
}

// storage returns the storage that a program uses; 0: none of the kind that shared programs have.
func (s *Sharing) storage(program ebpf.ProgramID) (ebpf.MapID, error) {
	if id, known := s.storageOf[program]; known {
		return id, nil
	}
	found, err := openOuterMaps([]ebpf.ProgramID{program})
	if err != nil {
		return 0, err
	}
	defer found.close()
	if found.storage == nil {
		return 0, nil
	}
	id, err := mapID(found.storage)
	if err == nil {
		s.storageOf[program] = id
	}
	return id, err
}

// outerMaps are the maps of shared programs, as the kernel has them.
type outerMaps struct {
	storage *ebpf.Map            // nil: the programs are not shared
	outer   map[string]*ebpf.Map // keyed by kernelName
}

func (o *outerMaps) close() {
	for _, m := range o.outer {
		m.Close()
	}
	if o.storage != nil {
		o.storage.Close()
	}
}

// openOuterMaps opens those of the programs' maps that their sessions have in common.
func openOuterMaps(programs []ebpf.ProgramID) (outerMaps, error) {
	found := outerMaps{outer: map[string]*ebpf.Map{}}
	for _, program := range programs {
		if err := found.open(program); err != nil {
			found.close()
			return outerMaps{}, err
		}
	}
	return found, nil
}

func (o *outerMaps) open(id ebpf.ProgramID) error {
	program, err := ebpf.NewProgramFromID(id)
	if err != nil {
		return fault.From(err, "opening program %d", id)
	}
	defer program.Close()
	info, err := program.Info()
	if err != nil {
		return fault.From(err, "reading about program %d", id)
	}
	used, known := info.MapIDs()
	if !known {
		return fault.New("not_shared", "the kernel does not tell the maps of program %d", id)
	}
	for _, id := range used {
		if err := o.add(id); err != nil {
			return fault.From(err, "opening map %d", id)
		}
	}
	return nil
}

func (o *outerMaps) add(id ebpf.MapID) error {
	m, err := ebpf.NewMapFromID(id)
	if err != nil {
		return err
	}
	info, err := m.Info()
	if err != nil {
		m.Close()
		return err
	}
	switch {
	case m.Type() == ebpf.CGroupStorage && info.Name == attachmentMap && o.storage == nil:
		o.storage = m
	case m.Type() == ebpf.ArrayOfMaps && m.MaxEntries() == slots && o.outer[info.Name] == nil:
		o.outer[info.Name] = m
	default:
		m.Close()
	}
	return nil
}

// kernelName returns the name that the kernel keeps of a map's.
func kernelName(name string) string { return name[:min(len(name), 15)] } // BPF_OBJ_NAME_LEN, include/uapi/linux/bpf.h

func mapID(m *ebpf.Map) (ebpf.MapID, error) {
	info, err := m.Info()
	if err != nil {
		return 0, err
	}
	id, known := info.ID()
	if !known {
		return 0, errors.New("the kernel does not tell the id of a map")
	}
	return id, nil
}

func (s *Shared) String() string {
	return fmt.Sprintf("programs shared by sessions of %d servers", s.Servers)
}
