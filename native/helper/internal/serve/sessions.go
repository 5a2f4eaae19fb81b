package serve

import (
	"fmt"
	"os"

	"github.com/cilium/ebpf/link"
	"netmon/helper/internal/attach"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
)

// session is one of several in this helper, known to the controller by its number.
type session struct {
	sizes    object.Sizes
	set      *object.Set  // until it is attached
	slot     *object.Slot // nil: it has programs of its own
	links    []link.ID    // from then on
	released bool
}

func (s *Server) load(request *helperpb.LoadRequest) (*outcome, error) {
	sizes := object.Sizes{
		Rules: request.MaxRules, Ranges: request.MaxRanges, Servers: request.MaxServers,
		RingBytes: request.RingBytes,
	}
	if request.Shared {
		s.sweep()
		return s.loadShared(sizes, request.UnixHooks)
	}
	set, err := object.Load(sizes, request.UnixHooks)
	if err != nil {
		return nil, err
	}
	if s.set != nil {
		s.set.Close()
	}
	s.set = set
	return loaded(set, &helperpb.LoadReply{Hooks: set.HookNames(), SetRetval: set.SetRetval,
		Missing: features(set.Missing)}), nil
}

// loadShared gives the session programs of its own where none can be shared.
func (s *Server) loadShared(sizes object.Sizes, withUnix bool) (*outcome, error) {
	if _, err := s.sharing.Prepare(sizes); err != nil {
		set, failed := object.Load(sizes, withUnix)
		if failed != nil {
			return nil, failed
		}
		if !s.toldAlone {
			fmt.Fprintf(os.Stderr, "each session has programs of its own: %v\n", err)
		}
		s.toldAlone = true
		return s.numbered(&session{sizes: sizes, set: set}), nil
	}
	set, err := object.NewMaps(sizes)
	if err != nil {
		return nil, err
	}
	slot, err := s.sharing.Take(set, sizes)
	if err != nil {
		set.Close()
		return nil, err
	}
	return s.numbered(&session{sizes: sizes, set: set, slot: slot}), nil
}

func (s *Server) numbered(one *session) *outcome {
	set := one.set
	return loaded(set, &helperpb.LoadReply{Hooks: set.HookNames(), SetRetval: set.SetRetval,
		Missing: features(set.Missing), Session: s.number(one)})
}

func loaded(set *object.Set, result *helperpb.LoadReply) *outcome {
	out := reply(&helperpb.Reply{Result: &helperpb.Reply_Load{Load: result}})
	out.addMaps(set)
	return out
}

func (s *Server) number(one *session) uint32 {
	s.last++
	s.sessions[s.last] = one
	return s.last
}

func (s *Server) attach(request *helperpb.AttachRequest) (*outcome, error) {
	asked := attach.Request{
		Cgroup: request.Cgroup, CgroupID: request.CgroupId,
		PinDir: request.PinDir, AllowRootCgroup: request.AllowRootCgroup,
	}
	if request.Session != 0 {
		return s.attachNumbered(s.sessions[request.Session], asked)
	}
	if s.set == nil {
		return nil, notLoaded()
	}
	links, err := attach.Attach(s.set, asked)
	if err != nil {
		return nil, err
	}
	s.links = append(s.links, links)
	return attached(links, asked), nil
}

func (s *Server) attachNumbered(one *session, asked attach.Request) (*outcome, error) {
	if one == nil || one.set == nil {
		return nil, notLoaded()
	}
	if one.slot != nil {
		if err := s.place(one, asked.CgroupID); err != nil {
			return nil, err
		}
		asked.Bind = one.slot.Bind
	}
	links, err := attach.Attach(one.set, asked)
	if err == nil {
		if one.links, err = links.IDs(); err != nil {
			links.Close()
			_, _ = attach.Detach(asked.PinDir)
		}
	}
	if err != nil {
		if one.slot != nil {
			one.slot.Unbind()
		}
		return nil, err
	}
	set := one.set
	one.set = nil
	out := attached(links, asked)
	// they end with the controller's
	out.sent = func() {
		links.Close()
		set.Close()
	}
	return out, nil
}

// place gives the session a place in programs that no other session at this cgroup uses: while one is attached anew, both
// its attachments are there.
func (s *Server) place(one *session, cgroupID uint64) error {
	if !one.slot.Accepts(cgroupID) {
		slot, err := s.sharing.TakeFor(cgroupID, one.set, one.sizes)
		if err != nil {
			return err
		}
		one.slot.Free()
		one.slot = slot
	}
	return one.slot.Ready()
}

func attached(links attach.Links, asked attach.Request) *outcome {
	out := reply(&helperpb.Reply{Result: &helperpb.Reply_Attach{Attach: &helperpb.AttachReply{
		CgroupId: asked.CgroupID, Hooks: links.HookNames(),
	}}})
	out.addLinks(links)
	out.undo = func() {
		if asked.PinDir != "" {
			_, _ = attach.Detach(asked.PinDir)
		}
	}
	return out
}

func (s *Server) adopt(request *helperpb.AdoptRequest) (*outcome, error) {
	var sharing *object.Sharing
	if request.Shared {
		sharing = s.sharing
	}
	adopted, err := attach.Adopt(request.PinDir, request.Cgroup, sharing)
	if err != nil {
		return nil, err
	}
	result := &helperpb.AdoptReply{
		CgroupId: adopted.CgroupID, Hooks: adopted.Links.HookNames(), SetRetval: adopted.Set.SetRetval,
		Missing: features(adopted.Missing), MadeMaps: adopted.Set.Made,
	}
	out := reply(&helperpb.Reply{Result: &helperpb.Reply_Adopt{Adopt: result}})
	out.addMaps(adopted.Set)
	out.addLinks(adopted.Links)
	if !request.Shared {
		s.links = append(s.links, adopted.Links)
		s.sets = append(s.sets, adopted.Set)
		return out, nil
	}
	out.sent = func() {
		adopted.Links.Close()
		adopted.Set.Close()
	}
	if adopted.Slot != nil {
		ids, err := adopted.Links.IDs()
		if err != nil {
			out.sent()
			return nil, err
		}
		s.forget(adopted.Slot)
		result.Session = s.number(&session{slot: adopted.Slot, links: ids})
	}
	return out, nil
}

// forget drops what is known of a session that was released while its links were pinned.
func (s *Server) forget(slot *object.Slot) {
	for number, one := range s.sessions {
		if one.slot == slot {
			delete(s.sessions, number)
		}
	}
}

func (s *Server) release(request *helperpb.ReleaseRequest) *outcome {
	ended := true
	if one := s.sessions[request.Session]; one != nil {
		one.released = true
		ended = s.end(request.Session, one)
	}
	return reply(&helperpb.Reply{Result: &helperpb.Reply_Release{Release: &helperpb.ReleaseReply{Ended: ended}}})
}

// sweep ends the sessions whose links were still there when they were released.
func (s *Server) sweep() {
	for number, one := range s.sessions {
		if one.released {
			s.end(number, one)
		}
	}
}

func (s *Server) end(number uint32, one *session) bool {
	if !attach.Ended(one.links) {
		return false
	}
	one.close()
	delete(s.sessions, number)
	return true
}

// close gives up the session's place in shared programs, and its maps.
func (one *session) close() {
	if one.slot != nil {
		one.slot.Free()
	}
	if one.set != nil {
		one.set.Close()
	}
}
