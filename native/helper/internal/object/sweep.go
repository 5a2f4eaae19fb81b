package object

import (
	"errors"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"netmon/helper/internal/cgroup"
)

// sweep frees the slots of sessions that a process which died left, and whose cgroup is gone with every link: nobody else
// will. Others stay, as their maker may still live.
func (s *Shared) sweep() {
	owners := map[*Slot]uint64{}
	for number := uint32(1); number < slots; number++ {
		slot := s.filledSlot(number)
		if id, err := slot.owner(); err == nil && id != 0 {
			owners[slot] = id
		}
	}
	// afterwards: a cgroup that is not there now is not one that its owner has just made
	present, err := presentCgroups()
	if err != nil {
		return
	}
	linked, err := linkedCgroups()
	if err != nil {
		return
	}
	for slot, id := range owners {
		if !present[id] && !linked[id] {
			s.taken[slot.number] = slot
			slot.Free()
		}
	}
}

// owner returns the cgroup of a slot's session as its settings name it; 0: there is none.
func (t *Slot) owner() (uint64, error) {
	var active, settings *ebpf.Map
	for name, into := range map[string]**ebpf.Map{"active": &active, "settings": &settings} {
		err := t.shared.outer[name].Lookup(t.number, into)
		if errors.Is(err, ebpf.ErrKeyNotExist) {
			return 0, nil
		}
		if err != nil {
			return 0, err
		}
		defer (*into).Close()
	}
	var number uint32
	var current Settings
	if err := active.Lookup(uint32(0), &number); err != nil {
		return 0, err
	}
	if err := settings.Lookup(number&1, &current); err != nil {
		return 0, err
	}
	return current.CgroupId, nil
}

// linkedCgroups returns the cgroups that any link on this machine is attached to.
func linkedCgroups() (map[uint64]bool, error) {
	linked := map[uint64]bool{}
	links := new(link.Iterator)
	defer links.Close()
	for links.Next() {
		info, err := links.Link.Info()
		if err != nil {
			return nil, err
		}
		if at := info.Cgroup(); at != nil {
			linked[at.CgroupId] = true
		}
	}
	return linked, links.Err()
}

// presentCgroups returns the ids of all cgroups on this machine; an error also if this process sees only some of them.
func presentCgroups() (map[uint64]bool, error) {
	mounts, err := cgroup.MountPoints()
	if err != nil {
		return nil, err
	}
	for _, mount := range mounts {
		nodes, err := cgroup.Subtree(mount.Point)
		if err != nil || len(nodes) == 0 || nodes[0].ID != cgroup.RootID {
			continue
		}
		present := map[uint64]bool{}
		for _, node := range nodes {
			present[node.ID] = true
		}
		return present, nil
	}
	return nil, errors.New("no mount shows all cgroups")
}
