package object

import (
	"errors"
	"fmt"
	"math/bits"
	"os"
	"slices"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

// Sizes are the capacities of a session's maps. Zero keeps the default of bpf/maps.h.
type Sizes struct {
	Rules, Ranges, Servers uint32 // entries
	RingBytes              uint32 // power of two, multiple of the page size
}

// redirects returns their capacity: only some of the addresses with rules have one.
func (s Sizes) redirects() uint32 {
	if s.Rules == 0 {
		return 0
	}
	return max(s.Rules/16, minRedirects)
}

const minRedirects = 256

// inboundFlows returns the capacity for connections accepted before netmon; its buckets are allocated at once.
func (s Sizes) inboundFlows() uint32 {
	if s.Rules == 0 {
		return 0
	}
	return min(max(s.Rules/4, minInboundFlows), maxInboundFlows)
}

const (
	minInboundFlows = 8192
	maxInboundFlows = 65536
)

// maxRingBytes holds two million events; a mistyped size must not use up the machine's memory.
const maxRingBytes = 256 << 20

// Missing is a hook or a helper that this kernel lacks.
type Missing struct {
	Name string
	Why  string
}

// Set is one session's maps and programs. The owner closes it.
type Set struct {
	Maps      map[string]*ebpf.Map
	Programs  map[string]*ebpf.Program // keyed by hook name
	Missing   []Missing
	SetRetval bool     // whether a denied call's errno can be chosen
	Made      []string // maps that Onto made
}

// Close closes every descriptor; attached programs and pinned maps stay in the kernel.
func (s *Set) Close() {
	for _, m := range s.Maps {
		m.Close()
	}
	for _, p := range s.Programs {
		p.Close()
	}
}

// HookNames lists the loaded hooks in attach order.
func (s *Set) HookNames() []string { return hookNames(s.Programs) }

func hookNames(programs map[string]*ebpf.Program) []string {
	var names []string
	for _, hook := range Hooks {
		if programs[hook.Name] != nil {
			names = append(names, hook.Name)
		}
	}
	return names
}

// MapNames lists the maps of the set, sorted.
func (s *Set) MapNames() []string {
	var names []string
	for name := range s.Maps {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Load creates the maps and loads the programs. withUnix: also the AF_UNIX hooks if the kernel has them.
// Codes: size, memlock, hook_missing, load, map, or an errno.
func Load(sizes Sizes, withUnix bool) (*Set, error) {
	set, specs, err := newMaps(sizes)
	if err != nil {
		return nil, err
	}
	if err := specs.loadPrograms(set, withUnix); err != nil {
		set.Close()
		return nil, err
	}
	return set, nil
}

// NewMaps creates the maps of a session that will use shared programs. Codes: size, memlock, or an errno.
func NewMaps(sizes Sizes) (*Set, error) {
	set, _, err := newMaps(sizes)
	return set, err
}

func newMaps(sizes Sizes) (*Set, objectSpecs, error) {
	if err := sizes.check(); err != nil {
		return nil, nil, err
	}
	specs, err := readSpecs(ownSpecs)
	if err != nil {
		return nil, nil, err
	}
	set := &Set{Maps: map[string]*ebpf.Map{}, Programs: map[string]*ebpf.Program{}}
	if err := specs.createMaps(set, sizes); err != nil {
		set.Close()
		return nil, nil, err
	}
	return set, specs, nil
}

// later are the maps added after the first release with pins: sessions of older versions lack them, and
// empty ones change nothing.
var later = map[string]bool{
	"redirects": true, "redirected": true, "sk_redirected": true, "redirect_counters": true,
	"sk_flow": true, "home_users": true, "home_netns": true, "quiet_counters": true,
	"sk_own_peer": true,
}

// records hold no policy: if the layout of one changed, a new map replaces it and begins at zero.
var records = map[string]bool{
	"counters": true, "server_counters": true, "redirect_counters": true, "recent": true, "events": true,
	"quiet_counters": true,
}

// LoadOnto loads programs of the session's own onto existing maps; see Onto. Codes: those of Onto and Load.
func LoadOnto(maps map[string]*ebpf.Map, withUnix bool) (*Set, error) {
	set, specs, err := onto(maps)
	if err != nil {
		return nil, err
	}
	if err := specs.loadPrograms(set, withUnix); err != nil {
		set.Close()
		return nil, err
	}
	return set, nil
}

// Onto returns a set of existing maps, without programs. The caller keeps ownership of the maps; their capacities are
// kept, everything else must match (code layout). Maps that an older version lacks, and
// records with another layout, are made anew and listed in Set.Made.
func Onto(maps map[string]*ebpf.Map) (*Set, error) {
	set, _, err := onto(maps)
	return set, err
}

func onto(maps map[string]*ebpf.Map) (*Set, objectSpecs, error) {
	specs, err := readSpecs(ownSpecs)
	if err != nil {
		return nil, nil, err
	}
	set := &Set{Maps: map[string]*ebpf.Map{}, Programs: map[string]*ebpf.Program{}}
	for name := range specs.sessionMaps() {
		m, made, err := specs.take(name, maps[name])
		if err != nil {
			set.Close()
			return nil, nil, err
		}
		set.Maps[name] = m
		if made {
			set.Made = append(set.Made, name)
		}
	}
	return set, specs, nil
}

// take returns the set's own handle of a pinned map, or a new map.
func (o objectSpecs) take(name string, pinned *ebpf.Map) (m *ebpf.Map, made bool, err error) {
	if pinned == nil && !later[name] {
		return nil, false, fault.New("incomplete", "map %s is not among the pins: detach the session and start it "+
			"again", name)
	}
	if pinned != nil {
		misfit := o.fit(name, pinned)
		if misfit == nil {
			clone, err := pinned.Clone()
			if err != nil {
				return nil, false, fault.From(err, "map %s", name)
			}
			return clone, false, nil
		}
		if !records[name] {
			return nil, false, misfit
		}
	}
	spec := o[inetObject].Maps[name]
	m, err = ebpf.NewMap(spec)
	if err != nil {
		return nil, false, mapFault(name, spec, err)
	}
	return m, true, nil
}

func (s Sizes) check() error {
	page := uint32(os.Getpagesize())
	if s.RingBytes != 0 && (bits.OnesCount32(s.RingBytes) != 1 || s.RingBytes%page != 0) {
		return fault.New("size", "event ring of %d bytes: it must be a power of two and a multiple of the page "+
			"size %d; choose for example 8388608", s.RingBytes, page)
	}
	if s.RingBytes > maxRingBytes {
		return fault.New("size", "event ring of %d bytes: at most %d (the kernel holds all of it in memory); choose "+
			"for example 8388608", s.RingBytes, maxRingBytes)
	}
	return nil
}

func (o objectSpecs) createMaps(set *Set, sizes Sizes) error {
	capacity := map[string]uint32{
		"rules": sizes.Rules, "ranges": sizes.Ranges, "server_counters": sizes.Servers, "events": sizes.RingBytes,
		"redirects": sizes.redirects(), "redirected": sizes.redirects(),
		"inbound_flows": sizes.inboundFlows(),
	}
	for name, spec := range o[inetObject].Maps {
		if !isSessionMap(name) {
			continue
		}
		if n := capacity[name]; n != 0 {
			spec.MaxEntries = n
		}
		m, err := ebpf.NewMap(spec)
		if err != nil {
			return mapFault(name, spec, err)
		}
		set.Maps[name] = m
	}
	return nil
}

func mapFault(name string, spec *ebpf.MapSpec, err error) error {
	f := fault.From(err, "creating map %s with %d entries", name, spec.MaxEntries)
	f.Detail = err.Error()
	switch {
	case errors.Is(err, unix.ENOMEM), errors.Is(err, unix.E2BIG):
		f.Code = "size"
		f.Message = fmt.Sprintf("map %s cannot have capacity %d on this machine (%v): choose a smaller one",
			name, spec.MaxEntries, unwrapErrno(err))
	case errors.Is(err, unix.EINVAL) && spec.Type == ebpf.RingBuf:
		f.Code = "size"
		f.Message = fmt.Sprintf("the kernel refuses an event ring of %d bytes (ring buffers need Linux 5.8; the "+
			"size must be a power of two of pages): choose for example 8388608", spec.MaxEntries)
	}
	return f
}

// fit checks a pinned map against both objects and copies its capacity to their specs.
func (o objectSpecs) fit(name string, m *ebpf.Map) error {
	for _, spec := range o {
		want := spec.Maps[name]
		if want == nil {
			continue
		}
		want.MaxEntries = m.MaxEntries()
		if err := want.Compatible(m); err != nil {
			return &fault.Fault{Code: "layout", Cause: err, Detail: err.Error(),
				Message: fmt.Sprintf("pinned map %s was made by another version of netmon: detach the session "+
					"and start it again, or run the version that made it", name)}
		}
	}
	return nil
}
