package object

import (
	"errors"
	"slices"
	"sync"

	"github.com/cilium/ebpf"
	"netmon/helper/internal/fault"
)

// Slot is a session's place in shared programs.
type Slot struct {
	shared *Shared
	number uint32
	cgroup uint64 // 0: not bound
	// Closed once the maps are in the outer maps, or could not be put there.
	filled  chan struct{}
	problem error
	// Closed once another session may use the slot; nil until it is freed.
	emptied chan struct{}
}

// Ready waits until the session's maps are at its slot. They must stay open until then.
func (t *Slot) Ready() error {
	<-t.filled
	return t.problem
}

// Accepts reports whether the session can be attached to this cgroup; see Sharing.Take.
func (t *Slot) Accepts(cgroupID uint64) bool {
	bound, err := t.shared.bound(cgroupID)
	return err == nil && bound == 0
}

// accepts reports whether a session can be attached to this cgroup: the kernel has one storage for each cgroup.
func (s *Shared) accepts(cgroupID uint64) bool {
	bound, err := s.bound(cgroupID)
	return !s.adopted && bound == 0 && err == nil && s.hasRoom()
}

func (s *Shared) hasRoom() bool { return slices.ContainsFunc(s.taken[1:], isEmpty) }

func isEmpty(slot *Slot) bool {
	if slot == nil {
		return true
	}
	select {
	case <-slot.emptied:
		return true
	default:
		return false
	}
}

// bound returns the slot that the programs at the cgroup use; 0: none.
func (s *Shared) bound(cgroupID uint64) (uint32, error) {
	var number uint32
	err := s.storage.Lookup(cgroupID, &number)
	if errors.Is(err, ebpf.ErrKeyNotExist) {
		return 0, nil
	}
	return number, err
}

// take gives the maps of the set a slot, and the set copies of the programs. The kernel takes its time; see Ready.
func (s *Shared) take(set *Set) (*Slot, error) {
	number := slices.IndexFunc(s.taken[1:], isEmpty) + 1
	if number == 0 {
		return nil, fault.New("internal", "all %d slots of these programs are taken", slots-1)
	}
	slot := &Slot{shared: s, number: uint32(number), filled: make(chan struct{})}
	s.taken[number] = slot
	s.changing.Go(func() {
		defer close(slot.filled)
		slot.problem = slot.fill(set.Maps)
	})
	if err := s.lend(set); err != nil {
		slot.Free()
		return nil, err
	}
	return slot, nil
}

// takeOver returns the slot of the session at this cgroup, whose maps are in the set, and gives the set copies of the
// programs. An error: it is none of theirs, or changed.
func (s *Shared) takeOver(set *Set, cgroupID uint64) (*Slot, error) {
	number, err := s.bound(cgroupID)
	if err != nil {
		return nil, err
	}
	if number == 0 || number >= slots {
		return nil, fault.New("not_shared", "cgroup %d has no slot", cgroupID)
	}
	slot := s.taken[number]
	if isEmpty(slot) {
		slot = s.filledSlot(number)
	}
	inForce, err := slot.holds("settings", set.Maps["settings"])
	if err != nil || !inForce {
		return nil, fault.New("not_shared", "the programs at cgroup %d use the maps of another session (%v)", cgroupID, err)
	}
	if err := slot.fill(set.Maps); err != nil {
		return nil, err
	}
	if err := s.lend(set); err != nil {
		return nil, err
	}
	slot.cgroup = cgroupID
	s.taken[number] = slot
	return slot, nil
}

func (s *Shared) filledSlot(number uint32) *Slot {
	slot := &Slot{shared: s, number: number, filled: make(chan struct{})}
	close(slot.filled)
	return slot
}

// holds reports whether this is the session's map in force.
func (t *Slot) holds(name string, m *ebpf.Map) (bool, error) {
	var inForce uint32
	if err := t.shared.outer[name].Lookup(t.number, &inForce); errors.Is(err, ebpf.ErrKeyNotExist) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	info, err := m.Info()
	if err != nil {
		return false, err
	}
	id, known := info.ID()
	return known && uint32(id) == inForce, nil
}

// fill puts the maps that are not there yet into the outer maps.
func (t *Slot) fill(inner map[string]*ebpf.Map) error {
	return t.inEach(func(name string, outer *ebpf.Map) error {
		if inner[name] == nil {
			return fault.New("internal", "the session has no map %s", name)
		}
		if there, err := t.holds(name, inner[name]); err != nil || there {
			return err
		}
		if err := outer.Put(t.number, inner[name]); err != nil {
			return fault.From(err, "map %s of slot %d", name, t.number)
		}
		return nil
	})
}

// inEach changes all outer maps at once: at each change, the kernel waits until the programs that run have ended
// (kernel/bpf/syscall.c, maybe_wait_bpf_programs), which is one wait for all of them. Few slots take their turn at a time,
// since a thread waits for each map.
func (t *Slot) inEach(change func(name string, outer *ebpf.Map) error) error {
	t.shared.turns <- struct{}{}
	defer func() { <-t.shared.turns }()
	if t.shared.closing.Load() {
		return errors.New("this process gives up its shared programs")
	}
	var changing sync.WaitGroup
	errs := make(chan error, len(t.shared.outer))
	for name, outer := range t.shared.outer {
		changing.Go(func() { errs <- change(name, outer) })
	}
	changing.Wait()
	close(errs)
	var all []error
	for err := range errs {
		all = append(all, err)
	}
	return errors.Join(all...)
}

// Bind makes the programs that are attached to the cgroup use the session's maps. The first link must exist: it makes
// the storage.
func (t *Slot) Bind(cgroupID uint64) error {
	if err := t.shared.storage.Update(cgroupID, t.number, ebpf.UpdateExist); err != nil {
		return fault.From(err, "giving the programs at cgroup %d the maps of their session", cgroupID)
	}
	t.cgroup = cgroupID
	return nil
}

// Unbind makes the programs at the cgroup find no maps; the links must have ended. It reports whether they do. The storage
// outlives the links: without this, it would refer to a slot that is empty or another session's.
func (t *Slot) Unbind() bool {
	if t.cgroup == 0 {
		return true
	}
	err := t.shared.storage.Update(t.cgroup, uint32(0), ebpf.UpdateExist)
	if err != nil && !errors.Is(err, ebpf.ErrKeyNotExist) {
		return false
	}
	t.cgroup = 0
	return true
}

// Free unbinds the slot and begins to empty it. If something remains, it is not used again. May be called again.
func (t *Slot) Free() {
	<-t.filled
	if t.emptied != nil || t.shared.taken[t.number] != t || !t.Unbind() {
		return
	}
	t.emptied = make(chan struct{})
	t.shared.changing.Go(func() {
		if t.empty() == nil {
			close(t.emptied)
		}
	})
}

func (t *Slot) empty() error {
	return t.inEach(func(_ string, outer *ebpf.Map) error {
		if err := outer.Delete(t.number); err != nil && !errors.Is(err, ebpf.ErrKeyNotExist) {
			return err
		}
		return nil
	})
}
