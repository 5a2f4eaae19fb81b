package e2e

import (
	"net/netip"
	"os"
	"testing"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

// session is a loaded and possibly attached session, as a controller holds it.
type session struct {
	t      testing.TB
	helper *rig.Helper
	cgroup string
	id     uint64
	fds    rig.FDs
	slot   uint32
}

func load(t testing.TB, request *helperpb.LoadRequest) *session {
	t.Helper()
	s := &session{t: t, helper: rig.Start(t, binary)}
	s.cgroup, s.id = rig.Cgroup(t)
	reply, fds := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Load{Load: request}})
	if e := reply.GetError(); e != nil {
		t.Fatalf("Load: %s: %s\n%s", e.Code, e.Message, e.Detail)
	}
	s.fds = fds
	return s
}

var small = &helperpb.LoadRequest{MaxRules: 64, MaxRanges: 64, MaxServers: 16, RingBytes: 65536, UnixHooks: true}

// attached loads a session, fills settings and rules and attaches it.
func attached(t testing.TB, settings object.Settings, rules map[string]object.Rule, pinDir string) *session {
	t.Helper()
	s := load(t, small)
	s.apply(settings, rules)
	if e := s.attach(pinDir).GetError(); e != nil {
		t.Fatalf("Attach: %s: %s", e.Code, e.Message)
	}
	return s
}

func (s *session) attach(pinDir string) *helperpb.Reply {
	s.t.Helper()
	reply, fds := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: s.cgroup, CgroupId: s.id, PinDir: pinDir,
	}}})
	for name, fd := range fds {
		s.fds[name] = fd
	}
	for name := range fds {
		delete(fds, name)
	}
	return reply
}

// useMap provides a view of a map during do.
func (s *session) useMap(name string, do func(m *ebpf.Map)) {
	s.t.Helper()
	fd, err := unix.FcntlInt(uintptr(s.fds["map:"+name]), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		s.t.Fatalf("map %s: %v", name, err)
	}
	m, err := ebpf.NewMapFromFD(fd)
	if err != nil {
		s.t.Fatalf("map %s: %v", name, err)
	}
	defer m.Close()
	do(m)
}

// apply puts rules and settings in force, as the reconciler does.
func (s *session) apply(settings object.Settings, rules map[string]object.Rule) {
	s.t.Helper()
	settings.LayoutVersion = object.LayoutVersion
	settings.Generation++
	for destination, rule := range rules {
		s.setRule(destination, rule)
	}
	s.slot ^= 1
	s.useMap("settings", func(m *ebpf.Map) { s.must(m.Put(s.slot, settings)) })
	s.useMap("active", func(m *ebpf.Map) { s.must(m.Put(uint32(0), s.slot)) })
}

// setRule adds the rule for "addr:port" with TCP and UDP.
func (s *session) setRule(destination string, rule object.Rule) {
	s.t.Helper()
	s.useMap("rules", func(m *ebpf.Map) {
		for _, proto := range []uint8{unix.IPPROTO_TCP, unix.IPPROTO_UDP} {
			s.must(m.Put(ruleKey(destination, proto), rule))
		}
	})
}

func (s *session) removeRule(destination string) {
	s.t.Helper()
	s.useMap("rules", func(m *ebpf.Map) {
		for _, proto := range []uint8{unix.IPPROTO_TCP, unix.IPPROTO_UDP} {
			s.must(m.Delete(ruleKey(destination, proto)))
		}
	})
}

func ruleKey(destination string, proto uint8) object.RuleKey {
	at := netip.MustParseAddrPort(destination)
	return object.RuleKey{
		Addr: at.Addr().As16(), Port: [2]uint8{uint8(at.Port() >> 8), uint8(at.Port())}, Proto: proto,
	}
}

func (s *session) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

func deny(id uint32) object.Rule  { return object.Rule{Rule: id, Action: object.RuleDeny} }
func allow(id uint32) object.Rule { return object.Rule{Rule: id, Action: object.RuleAllow} }

var enforce = object.Settings{Mode: object.ModeEnforce}

func fileExists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
