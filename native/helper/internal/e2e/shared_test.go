package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

var closed = object.Settings{Mode: object.ModeEnforce, Flags: object.SetFailClosed}

// sharing is a session of several in one helper.
type sharing struct {
	*session
	number uint32
}

// loadShared loads a session with shared programs.
func loadShared(t testing.TB, h *rig.Helper) *sharing {
	t.Helper()
	s := &sharing{session: &session{t: t, helper: h}}
	s.cgroup, s.id = rig.Cgroup(t)
	request := &helperpb.LoadRequest{MaxRules: 64, MaxRanges: 64, MaxServers: 16, RingBytes: 65536, UnixHooks: true, Shared: true}
	reply, fds := h.Call(&helperpb.Request{Call: &helperpb.Request_Load{Load: request}})
	if e := reply.GetError(); e != nil {
		t.Fatalf("Load: %s: %s\n%s", e.Code, e.Message, e.Detail)
	}
	if s.number = reply.GetLoad().GetSession(); s.number == 0 {
		t.Fatal("the session has no number")
	}
	s.fds = fds
	return s
}

func (s *sharing) attach(pinDir string) {
	s.t.Helper()
	reply, fds := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: s.cgroup, CgroupId: s.id, PinDir: pinDir, Session: s.number,
	}}})
	if e := reply.GetError(); e != nil {
		s.t.Fatalf("Attach: %s: %s", e.Code, e.Message)
	}
	if pinDir != "" {
		removePins(s.t, pinDir)
	}
	for name, fd := range fds {
		s.fds[name] = fd
		delete(fds, name)
	}
}

// attachedShared has one server that it may reach.
func attachedShared(t testing.TB, h *rig.Helper, permitted, pinDir string) *sharing {
	t.Helper()
	s := loadShared(t, h)
	s.apply(closed, map[string]object.Rule{permitted: allow(1)})
	s.attach(pinDir)
	return s
}

func adoptShared(t testing.TB, h *rig.Helper, pinDir, cgroup string) *sharing {
	t.Helper()
	s := &sharing{session: &session{t: t, helper: h, cgroup: cgroup}}
	reply, fds := h.Call(&helperpb.Request{Call: &helperpb.Request_Adopt{Adopt: &helperpb.AdoptRequest{
		PinDir: pinDir, Cgroup: cgroup, Shared: true}}})
	if e := reply.GetError(); e != nil {
		t.Fatalf("Adopt: %s: %s", e.Code, e.Message)
	}
	s.fds, s.number = fds, reply.GetAdopt().GetSession()
	return s
}

// release ends what the test holds of the session; it returns whether its links have ended.
func (s *sharing) release() bool {
	s.t.Helper()
	s.fds.Close()
	return s.released()
}

func (s *sharing) released() bool {
	s.t.Helper()
	reply, _ := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Release{Release: &helperpb.ReleaseRequest{Session: s.number}}})
	if e := reply.GetError(); e != nil {
		s.t.Fatalf("Release: %s", e.Message)
	}
	return reply.GetRelease().GetEnded()
}

func (s *sharing) mapID(name string) (id ebpf.MapID) {
	s.t.Helper()
	s.useMap(name, func(m *ebpf.Map) {
		info, err := m.Info()
		s.must(err)
		id, _ = info.ID()
	})
	return id
}

// programs returns the ids of the programs that its links run.
func (s *sharing) programs() map[string]ebpf.ProgramID {
	s.t.Helper()
	ids := map[string]ebpf.ProgramID{}
	for name, fd := range s.fds {
		hook, found := strings.CutPrefix(name, "link:")
		if !found {
			continue
		}
		again, err := unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 0)
		s.must(err)
		l, err := link.NewFromFD(again)
		s.must(err)
		info, err := l.Info()
		s.must(err)
		ids[hook] = info.Program
		l.Close()
	}
	return ids
}

func (s *sharing) reaches(destination string, permitted bool) {
	s.t.Helper()
	s.reachesOnly([]string{destination}, permitted)
}

// reachesOnly tries the destinations, each of which is permitted or not.
func (s *sharing) reachesOnly(destinations []string, permitted ...bool) {
	s.t.Helper()
	var targets []string
	for _, one := range destinations {
		targets = append(targets, "tcp "+one)
	}
	for i, got := range connectAllIn(s.t, s.cgroup, targets...) {
		if permitted[i] && got != "ok" || !permitted[i] && !strings.Contains(got, "operation not permitted") {
			s.t.Errorf("session %d to %s, permitted: %v: %s", s.number, destinations[i], permitted[i], got)
		}
	}
}

// three starts three sessions in one helper, each of which may reach one server of its own.
func three(t testing.TB, pinTo string) (*rig.Helper, []*sharing, []string) {
	t.Helper()
	h := rig.Start(t, binary)
	var sessions []*sharing
	var servers []string
	for i := range 3 {
		servers = append(servers, listen(t, "127.0.0.1:0"))
		sessions = append(sessions, attachedShared(t, h, servers[i], pinOf(pinTo, i)))
	}
	return h, sessions, servers
}

func pinOf(dir string, i int) string {
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, fmt.Sprint("session", i))
}

func eachReachesItsOwn(sessions []*sharing, servers []string) {
	for i, s := range sessions {
		s.t.Helper()
		permitted := make([]bool, len(servers))
		permitted[i] = true
		s.reachesOnly(servers, permitted...)
	}
}

func TestSessionsShareProgramsButNoMap(t *testing.T) {
	_, sessions, servers := three(t, "")
	eachReachesItsOwn(sessions, servers)
	programs := sessions[0].programs()
	if len(programs) != len(allHooks) {
		t.Fatalf("%d programs", len(programs))
	}
	seen := map[ebpf.MapID]bool{}
	for _, s := range sessions {
		for hook, id := range s.programs() {
			if programs[hook] != id {
				t.Errorf("hook %s runs programs %d and %d", hook, programs[hook], id)
			}
		}
		for name := range s.fds {
			kernelName, found := strings.CutPrefix(name, "map:")
			if !found {
				continue
			}
			if id := s.mapID(kernelName); seen[id] {
				t.Errorf("map %s is another session's", kernelName)
			} else {
				seen[id] = true
			}
		}
	}
	// what the programs themselves refer to is no map of a session, and what the controllers hold no map of several
	for _, id := range programs {
		program, err := ebpf.NewProgramFromID(id)
		if err != nil {
			t.Fatal(err)
		}
		info, err := program.Info()
		program.Close()
		if err != nil {
			t.Fatal(err)
		}
		used, _ := info.MapIDs()
		for _, one := range used {
			if seen[one] {
				t.Errorf("program %d has map %d of a session", id, one)
			}
		}
	}
}

// A key of one session is neither seen nor set in another: not in its maps, and not in its verdicts, counts and events.
func TestNoKeyOfASessionReachesAnother(t *testing.T) {
	h, sessions, servers := three(t, "")
	a, b := sessions[0], sessions[1]
	b.useMap("rules", func(m *ebpf.Map) {
		var rule object.Rule
		if err := m.Lookup(ruleKey(servers[0], unix.IPPROTO_TCP), &rule); !errors.Is(err, ebpf.ErrKeyNotExist) {
			t.Errorf("a rule of one session is in another: %v, %v", rule, err)
		}
	})
	extra := listen(t, "127.0.0.1:0")
	a.setRule(extra, allow(7))
	a.reaches(extra, true)
	b.reaches(extra, false)
	a.removeRule(servers[0])
	a.reaches(servers[0], false)
	b.reaches(servers[1], true)
	b.apply(object.Settings{Mode: object.ModeObserve}, nil)
	b.reaches(extra, true)
	a.reaches(servers[1], false)
	for _, s := range sessions[:2] {
		if emitted(s.session) == 0 {
			t.Error("its own connections left no event")
		}
	}
	if n := emitted(sessions[2].session); n != 0 {
		t.Errorf("%d events of other sessions", n)
	}
	// one that comes later, in the place of one that went, begins with nothing
	settings := a.mapID("settings")
	if !a.release() {
		t.Fatal("the links outlive their last descriptor")
	}
	gone(t, settings)
	late := loadShared(t, h)
	late.attach("")
	late.useMap("rules", func(m *ebpf.Map) {
		var key object.RuleKey
		if err := m.NextKey(nil, &key); !errors.Is(err, ebpf.ErrKeyNotExist) {
			t.Errorf("a new session has the rule %v: %v", key, err)
		}
	})
	b.reaches(servers[2], true) // observes
	sessions[2].reaches(servers[0], false)
}

func emitted(s *session) (n uint64) {
	s.useMap("counters", func(m *ebpf.Map) {
		for hook := range uint32(object.HookCount) {
			var perCPU []object.Counters
			s.must(m.Lookup(hook, &perCPU))
			for _, c := range perCPU {
				n += c.Emitted
			}
		}
	})
	return n
}

// gone waits until nothing holds the map any more.
func gone(t testing.TB, id ebpf.MapID) {
	t.Helper()
	rig.Eventually(t, "the end of a session's map", func() bool {
		m, err := ebpf.NewMapFromID(id)
		if err == nil {
			m.Close()
		}
		return errors.Is(err, os.ErrNotExist)
	})
}

// The attachment decides, not the cgroup of task or socket: both policies hold for a session inside another.
func TestNestedSessionsAreBothInForce(t *testing.T) {
	both, outerOnly, innerOnly := listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0")
	h := rig.Start(t, binary)
	outer := attachedShared(t, h, both, "")
	outer.setRule(outerOnly, allow(2))
	inner := loadShared(t, h)
	inner.cgroup = filepath.Join(outer.cgroup, "inner")
	inner.id = rig.MakeCgroup(t, inner.cgroup)
	inner.apply(closed, map[string]object.Rule{both: allow(1), innerOnly: allow(2)})
	inner.attach("")
	inner.reaches(both, true)
	inner.reaches(outerOnly, false)
	inner.reaches(innerOnly, false)
	outer.reaches(outerOnly, true)
	if !inner.release() {
		t.Error("its links are left")
	}
	inner.reaches(outerOnly, true)
	inner.reaches(innerOnly, false)
}

// A socket made in one session stays under its policy in a process of another.
const handedSocket = `
import socket, sys
made = [socket.socket() for _ in range(2)]
open(sys.argv[1] + "/cgroup.procs", "w").write("0")
late = socket.socket()
for s, to in ((made[0], sys.argv[2]), (made[1], sys.argv[3]), (late, sys.argv[3])):
    s.settimeout(20)
    host, port = to.split(":")
    print(s.connect_ex((host, int(port))))
`

func TestAHandedSocketKeepsItsSession(t *testing.T) {
	_, sessions, servers := three(t, "")
	maker := exec.Command("python3", "-c", handedSocket, sessions[1].cgroup, servers[0], servers[1])
	maker.SysProcAttr = rig.InCgroup(t, sessions[0].cgroup)
	output, err := maker.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	if got := strings.Fields(string(output)); strings.Join(got, " ") != "0 1 0" {
		t.Errorf("results %v: the socket's own server, the new session's over the old socket, and over a new one", got)
	}
}

// A session is attached anew before the old links end: for a while it has two attachments, of different maps.
func TestASessionIsAttachedTwice(t *testing.T) {
	h, sessions, servers := three(t, "")
	old := sessions[0]
	again := loadShared(t, h)
	again.cgroup, again.id = old.cgroup, old.id
	again.apply(closed, map[string]object.Rule{servers[0]: allow(1), servers[1]: allow(2)})
	again.attach(filepath.Join(rig.Bpffs(t), "session"))
	again.reaches(servers[0], true)
	again.reaches(servers[1], false)
	if !old.release() {
		t.Error("the old links are left")
	}
	again.reaches(servers[1], true)
	again.reaches(servers[2], false)
	sessions[1].reaches(servers[0], false)
}

func TestPinnedSessionsOutliveTheHelperAndAreAdoptedTogether(t *testing.T) {
	pins := rig.Bpffs(t)
	h, sessions, servers := three(t, pins)
	for _, s := range sessions {
		s.fds.Close()
	}
	h.Kill()
	eachReachesItsOwn(sessions, servers)
	h = rig.Start(t, binary)
	var adopted []*sharing
	for i, s := range sessions {
		adopted = append(adopted, adoptShared(t, h, pinOf(pins, i), s.cgroup))
		if adopted[i].number == 0 {
			t.Fatalf("session %d has programs of its own", i)
		}
		eachReachesItsOwn(sessions, servers)
	}
	for hook, id := range adopted[0].programs() {
		if adopted[2].programs()[hook] != id {
			t.Errorf("hook %s: the adopted sessions do not share their programs", hook)
		}
	}
	// the maps handed over are those in force
	for i, s := range adopted {
		s.removeRule(servers[i])
		s.setRule(servers[(i+1)%3], allow(5))
	}
	eachReachesItsOwn(sessions, append(servers[1:], servers[0]))
	// a new session has programs of this helper, and the adopted ones keep theirs
	attachedShared(t, h, servers[0], "").reaches(servers[0], true)
	// released while pinned it stays in force; it ends with its pins
	first := adopted[0]
	settings := first.mapID("settings")
	if first.release() {
		t.Error("a pinned session ended")
	}
	eachReachesItsOwn(sessions, append(servers[1:], servers[0]))
	detach(h, pinOf(pins, 0))
	rig.Eventually(t, "the end of its links", first.released)
	gone(t, settings)
	sessions[0].reaches(servers[2], true)
	sessions[1].reaches(servers[0], false)
}

// A netmon with one session, or without the right to share, gives an adopted session programs of its own.
func TestASharedSessionIsAdoptedAlone(t *testing.T) {
	pins := rig.Bpffs(t)
	h, sessions, servers := three(t, pins)
	shared := sessions[0].programs()
	for _, s := range sessions {
		s.fds.Close()
	}
	h.Kill()
	_, reply := upgrade(t, pinOf(pins, 0), sessions[0].cgroup)
	if reply.GetError() != nil || reply.GetAdopt().GetSession() != 0 {
		t.Fatalf("%v", reply)
	}
	eachReachesItsOwn(sessions, servers)
	next := filepath.Join(pinOf(pins, 0), "link_egress-next")
	leaveLink(t, strings.TrimSuffix(next, "-next"), next)
	h = rig.Start(t, binary)
	own, other := adoptShared(t, h, pinOf(pins, 0), sessions[0].cgroup), adoptShared(t, h, pinOf(pins, 1), sessions[1].cgroup)
	if own.number != 0 || other.number == 0 {
		t.Errorf("sessions %d and %d: the kernel keeps the storage of a link, so its programs stay the session's own", own.number, other.number)
	}
	if _, err := os.Stat(next); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("what a killed adoption left is there: %v", err)
	}
	if own.programs()["egress"] == shared["egress"] {
		t.Error("its program is still the shared one")
	}
	eachReachesItsOwn(sessions, servers)
}

// leaveLink pins the link that is pinned at `pinned` at another path too.
func leaveLink(t *testing.T, pinned, path string) {
	t.Helper()
	one, err := link.LoadPinnedLink(pinned, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer one.Close()
	info, err := one.Info()
	if err != nil {
		t.Fatal(err)
	}
	other, err := link.NewFromID(info.ID)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if err := other.Pin(path); err != nil {
		t.Fatal(err)
	}
}

// Another map under a pin's name would take the session's place in programs that others share.
func TestAdoptionChecksWhoseMapsThePinsAre(t *testing.T) {
	pins := rig.Bpffs(t)
	h, sessions, servers := three(t, pins)
	for _, s := range sessions {
		s.fds.Close()
	}
	h.Kill()
	for _, name := range []string{"map_settings", "map_rules", "map_active"} {
		swap := filepath.Join(pins, "swap")
		for _, move := range [][2]string{{pinOf(pins, 0), swap}, {pinOf(pins, 1), pinOf(pins, 0)}, {swap, pinOf(pins, 1)}} {
			from, to := filepath.Join(move[0], name), filepath.Join(move[1], name)
			if move[0] == swap {
				from = swap
			}
			if move[1] == swap {
				to = swap
			}
			if err := os.Rename(from, to); err != nil {
				t.Fatal(err)
			}
		}
	}
	h = rig.Start(t, binary)
	if s := adoptShared(t, h, pinOf(pins, 2), sessions[2].cgroup); s.number == 0 {
		t.Error("a session in order does not share")
	}
	if s := adoptShared(t, h, pinOf(pins, 0), sessions[0].cgroup); s.number != 0 {
		t.Error("it shares programs in another's place")
	}
	sessions[1].reaches(servers[1], true)
	sessions[1].reaches(servers[0], false)
	sessions[2].reaches(servers[2], true)
	sessions[2].reaches(servers[0], false)
}

// Under load no verdict changes while helper after helper dies and the next takes over.
func TestSharedSessionsAreTakenOverUnderLoad(t *testing.T) {
	pins := rig.Bpffs(t)
	h, sessions, servers := three(t, pins)
	denied := startHammer(t, sessions[0].cgroup, servers[1])
	allowed := startHammer(t, sessions[1].cgroup, servers[1])
	for range 5 {
		for _, s := range sessions {
			s.fds.Close()
		}
		h.Kill()
		h = rig.Start(t, binary)
		for i, s := range sessions {
			sessions[i] = adoptShared(t, h, pinOf(pins, i), s.cgroup)
		}
	}
	if through, refused := denied.end(t); through != 0 || refused == 0 {
		t.Errorf("denied: %d through, %d refused", through, refused)
	}
	if through, refused := allowed.end(t); refused != 0 || through == 0 {
		t.Errorf("allowed: %d through, %d refused: %s", through, refused, allowed.output)
	}
}

// What a dead helper's sessions leave is given up once cgroup and links are gone.
func TestMapsOfVanishedSessionsAreGivenUp(t *testing.T) {
	pins := rig.Bpffs(t)
	h, sessions, servers := three(t, pins)
	var left []ebpf.MapID
	for i, s := range sessions {
		s.useMap("settings", func(m *ebpf.Map) {
			for slot := range uint32(2) {
				s.must(m.Put(slot, object.Settings{LayoutVersion: object.LayoutVersion, Generation: 2, Mode: closed.Mode,
					Flags: closed.Flags, CgroupId: s.id}))
			}
		})
		if i > 0 {
			left = append(left, s.mapID("rules"))
		}
		s.fds.Close()
	}
	h.Kill()
	detach(rig.Start(t, binary), pinOf(pins, 1))
	rig.RemoveCgroup(t, sessions[1].cgroup)
	h = rig.Start(t, binary)
	rig.Eventually(t, "the end of the maps", func() bool {
		adoptShared(t, h, pinOf(pins, 0), sessions[0].cgroup)
		m, err := ebpf.NewMapFromID(left[0])
		if err == nil {
			m.Close()
			h.Close()
			h = rig.Start(t, binary)
		}
		return errors.Is(err, os.ErrNotExist)
	})
	if m, err := ebpf.NewMapFromID(left[1]); err != nil {
		t.Errorf("maps of a session in force are gone: %v", err)
	} else {
		m.Close()
	}
	sessions[2].reaches(servers[2], true)
	sessions[2].reaches(servers[0], false)
}

func TestUnknownSessionsOfSharedPrograms(t *testing.T) {
	h := rig.Start(t, binary)
	s := attachedShared(t, h, "127.0.0.1:1", "")
	for _, number := range []uint32{s.number, s.number + 1} { // attached already, never loaded
		reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
			Cgroup: s.cgroup, CgroupId: s.id, Session: number}}})
		wantError(t, reply, "not_loaded")
	}
	dropped := loadShared(t, h)
	rules := dropped.mapID("rules")
	if !dropped.release() || !dropped.release() {
		t.Error("a session that was never attached has links")
	}
	gone(t, rules)
}
