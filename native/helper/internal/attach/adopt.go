package attach

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/object"
)

// Adopted is a session taken over from pins. The owner closes links and set.
type Adopted struct {
	Links    Links
	Set      *object.Set
	Slot     *object.Slot     // nil: the session has programs of its own
	CgroupID uint64           // 0 = the cgroup is gone, the links are dead
	Missing  []object.Missing // hooks of this version that the session lacks, with the reason
}

// Adopt opens the pins below dir and replaces the programs of the links by this helper's, each in one step
// (BPF_LINK_UPDATE, Linux 5.7, 0c991ebc8c69) or by a second link: the session is protected at all times. Everything is opened, loaded and
// checked before the first link changes. If the kernel refuses a later replacement, the links replaced before run
// this version's programs on the same maps, the others still the old ones: all keep enforcing.
//
// Pins of an older version are upgraded: missing maps are made and pinned, missing hooks are attached to
// cgroupPath (unless it is "") and pinned. A later adoption can continue after one that was killed.
// A session with shared programs keeps such ones if `sharing` is not nil and they can be taken over; otherwise it gets
// programs of its own.
// Codes: ENOENT, bpffs, incomplete, layout, or those of loading.
func Adopt(dir, cgroupPath string, sharing *object.Sharing) (*Adopted, error) {
	dir = filepath.Clean(dir)
	if !filepath.IsAbs(dir) {
		return nil, fault.New("EINVAL", "pin directory %q is not absolute", dir)
	}
	pins, err := openPins(dir)
	if err != nil {
		return nil, err
	}
	defer pins.closeMaps()
	adopted, err := pins.adopt(dir, cgroupPath, sharing)
	if err != nil {
		pins.links.Close()
		return nil, err
	}
	return adopted, nil
}

type pinned struct {
	maps  map[string]*ebpf.Map
	links Links
}

func (p *pinned) closeMaps() {
	for _, m := range p.maps {
		m.Close()
	}
}

func openPins(dir string) (*pinned, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil, &fault.Fault{Code: "ENOENT", Cause: err,
			Message: "no pins at " + dir + ": the session is not pinned"}
	}
	if err != nil {
		return nil, fault.From(err, "reading the pins at %s", dir)
	}
	if err := onBpffs(dir); err != nil {
		return nil, err
	}
	pins := &pinned{maps: map[string]*ebpf.Map{}, links: Links{}}
	for _, entry := range entries {
		path := filepath.Join(dir, entry.Name())
		if name, found := strings.CutPrefix(entry.Name(), mapPrefix); found {
			err = pins.openMap(name, path)
		} else if name, found := strings.CutPrefix(entry.Name(), linkPrefix); found {
			if strings.HasSuffix(name, nextSuffix) {
				err = os.Remove(path) // beside the link that it was to replace, when the adoption was killed
			} else {
				err = pins.openLink(name, path)
			}
		}
		if err != nil {
			pins.closeMaps()
			pins.links.Close()
			return nil, fault.From(err, "opening the pin %s", path)
		}
	}
	return pins, nil
}

func (p *pinned) openMap(name, path string) error {
	m, err := ebpf.LoadPinnedMap(path, nil)
	if err != nil {
		return err
	}
	p.maps[name] = m
	return nil
}

func (p *pinned) openLink(name, path string) error {
	l, err := link.LoadPinnedLink(path, nil)
	if err != nil {
		return err
	}
	p.links[name] = l
	return nil
}

func (p *pinned) adopt(dir, cgroupPath string, sharing *object.Sharing) (*Adopted, error) {
	if err := p.checkLayout(dir); err != nil {
		return nil, err
	}
	withUnix := false
	for name := range p.links {
		hook, known := object.HookNamed(name)
		if !known {
			return nil, fault.New("layout", "the pins at %s hold a link %q this version does not know: run the "+
				"version that made it, or detach the session", dir, name)
		}
		withUnix = withUnix || hook.OfUnix()
	}
	for _, hook := range object.Hooks {
		if p.links[hook.Name] == nil && !hook.Optional {
			return nil, &fault.Fault{Code: "incomplete", Hook: hook.Name, Message: fmt.Sprintf(
				"the pins at %s have no link for hook %s: the session is not fully covered; detach it and start "+
					"it again", dir, hook.Name)}
		}
	}
	cgroupID, err := p.cgroupID()
	if err != nil {
		return nil, err
	}
	set, slot, err := p.load(cgroupID, withUnix, sharing)
	if err != nil {
		return nil, err
	}
	for name := range p.links {
		if set.Programs[name] == nil {
			set.Close()
			return nil, &fault.Fault{Code: "load", Hook: name, Message: fmt.Sprintf(
				"hook %s is pinned at %s but its program does not load any more", name, dir)}
		}
	}
	adopted := &Adopted{Links: p.links, Set: set, Slot: slot, CgroupID: cgroupID}
	if cgroupID == 0 {
		return adopted, nil
	}
	// before the replacement: otherwise a later adoption would not find the maps of these programs
	if err := pinMade(dir, set); err != nil {
		set.Close()
		return nil, err
	}
	if err := p.swap(dir, cgroupPath, adopted); errors.Is(err, unix.ENOLINK) {
		adopted.CgroupID = 0 // it was removed while the pins were read
		return adopted, nil
	} else if err != nil {
		set.Close()
		return nil, err
	}
	adopted.Missing = p.addHooks(dir, cgroupPath, adopted)
	return adopted, nil
}

// load returns the pinned maps with the programs that are to replace those of the links.
func (p *pinned) load(cgroupID uint64, withUnix bool, sharing *object.Sharing) (*object.Set, *object.Slot, error) {
	if sharing != nil && cgroupID != 0 {
		set, slot, err := p.share(cgroupID, sharing)
		if err == nil {
			return set, slot, nil
		}
		fmt.Fprintf(os.Stderr, "the session at cgroup %d gets programs of its own: %v\n", cgroupID, err)
	}
	set, err := object.LoadOnto(p.maps, withUnix)
	return set, nil, err
}

func (p *pinned) share(cgroupID uint64, sharing *object.Sharing) (*object.Set, *object.Slot, error) {
	var programs []ebpf.ProgramID
	for name, l := range p.links {
		info, err := l.Info()
		if err != nil {
			return nil, nil, fault.From(err, "reading the pinned link %s", name)
		}
		programs = append(programs, info.Program)
	}
	set, err := object.Onto(p.maps)
	if err != nil {
		return nil, nil, err
	}
	slot, err := sharing.TakeOver(set, programs, cgroupID)
	if err != nil {
		set.Close()
		return nil, nil, err
	}
	return set, slot, nil
}

func (p *pinned) checkLayout(dir string) error {
	active, settings := p.maps["active"], p.maps["settings"]
	if active == nil || settings == nil {
		return fault.New("incomplete", "the pins at %s have no settings: detach the session and start it again", dir)
	}
	other := func(detail error) error {
		return &fault.Fault{Code: "layout", Cause: detail, Detail: detail.Error(), Message: fmt.Sprintf(
			"the pins at %s were made by a netmon with another layout: run that version, or detach the session "+
				"and start it again", dir)}
	}
	var slot uint32
	var current object.Settings
	if err := active.Lookup(uint32(0), &slot); err != nil {
		return other(err)
	}
	if err := settings.Lookup(slot&1, &current); err != nil {
		return other(err)
	}
	if current.LayoutVersion != object.LayoutVersion {
		return other(fmt.Errorf("layout version %d, this netmon has %d", current.LayoutVersion, object.LayoutVersion))
	}
	return nil
}

// cgroupID returns the cgroup that all links are attached to; 0 if it is gone (the kernel clears it,
// kernel/bpf/cgroup.c, bpf_cgroup_link_auto_detach).
func (p *pinned) cgroupID() (uint64, error) {
	var id uint64
	first := true
	for name, l := range p.links {
		info, err := l.Info()
		if err != nil {
			return 0, fault.From(err, "reading the pinned link %s", name)
		}
		details := info.Cgroup()
		hook, _ := object.HookNamed(name)
		if details == nil || uint32(details.AttachType) != uint32(hook.Attach) {
			return 0, fault.New("layout", "the pinned link %s is not a link at that hook: detach the session and "+
				"start it again", name)
		}
		if !first && details.CgroupId != id {
			return 0, fault.New("incomplete", "the pinned links are attached to different cgroups (%d and %d): "+
				"detach the session and start it again", id, details.CgroupId)
		}
		id, first = details.CgroupId, false
	}
	return id, nil
}
