package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

func adopt(t testing.TB, pinDir string) (*session, *helperpb.Reply) {
	t.Helper()
	return upgrade(t, pinDir, "")
}

// upgrade adopts with the cgroup's path, as the controller does.
func upgrade(t testing.TB, pinDir, cgroup string) (*session, *helperpb.Reply) {
	t.Helper()
	s := &session{t: t, helper: rig.Start(t, binary)}
	reply, fds := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Adopt{Adopt: &helperpb.AdoptRequest{PinDir: pinDir, Cgroup: cgroup}}})
	s.fds = fds
	return s, reply
}

func detach(h *rig.Helper, pinDir string) *helperpb.Reply {
	reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Detach{Detach: &helperpb.DetachRequest{PinDir: pinDir}}})
	return reply
}

// removePins removes pins at the end of a test, so that the bpffs can be unmounted.
func removePins(t testing.TB, pinDir string) {
	t.Cleanup(func() {
		if fileExists(pinDir) {
			detach(rig.Start(t, binary), pinDir)
		}
	})
}

func TestPinsKeepEnforcingAndDetachEnds(t *testing.T) {
	denied := listen(t, "127.0.0.1:0")
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, enforce, map[string]object.Rule{denied: deny(1)}, pinDir)
	info, err := os.Stat(pinDir)
	if err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("pin directory %v, %v", info, err)
	}
	s.fds.Close()
	s.helper.Kill()
	if got := connectIn(t, s.cgroup, "tcp", denied); !strings.Contains(got, "operation not permitted") {
		t.Errorf("after the helper's death: %s", got)
	}
	h := rig.Start(t, binary)
	reply := detach(h, pinDir)
	if d := reply.GetDetach(); d.GetLinks() != uint32(len(allHooks)) || d.GetMaps() < 12 {
		t.Errorf("detach: %v", reply)
	}
	if fileExists(pinDir) {
		t.Error("the pin directory is still there")
	}
	// the kernel ends links a moment after their last pin
	rig.Eventually(t, "the end of enforcement", func() bool { return connectIn(t, s.cgroup, "tcp", denied) == "ok" })
	wantError(t, detach(h, pinDir), "ENOENT")
}

// Whoever opens a pinned map can write it: the rules of the session itself. A read-only mount does not stop uid 0.
func TestPinsAreHiddenFromTheSession(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, enforce, nil, pinDir)
	removePins(t, pinDir)
	for name, flags := range map[string][]string{"root": nil, "nobody": nobody} {
		if got := sh(t, s.cgroup, flags, "ls -A "+filepath.Dir(pinDir)+" | wc -l"); !strings.HasSuffix(got, "0") {
			t.Errorf("%s sees pins: %s", name, got)
		}
	}
	if !fileExists(filepath.Join(pinDir, "map_rules")) {
		t.Error("the pins are hidden outside the session, too")
	}
}

func TestAttachRefusesBadPinDirectories(t *testing.T) {
	s := load(t, small)
	bpffs := rig.Bpffs(t)
	wantError(t, s.attach(filepath.Join(t.TempDir(), "x")), "bpffs")
	wantError(t, s.attach(filepath.Join(bpffs, "no", "such")), "bpffs")
	wantError(t, s.attach("relative"), "EINVAL")
	if err := os.Mkdir(filepath.Join(bpffs, "taken"), 0o700); err != nil {
		t.Fatal(err)
	}
	wantError(t, s.attach(filepath.Join(bpffs, "taken")), "pin_exists")
	if err := unix.Mount("", bpffs, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	e := wantError(t, s.attach(filepath.Join(bpffs, "ro")), "bpffs")
	if !strings.Contains(e.Message, "read-only") {
		t.Error(e.Message)
	}
	if n := linksOn(t, s.id); n != 0 {
		t.Errorf("%d links are left on the cgroup", n)
	}
}

// A pin that fails half way leaves neither links nor pins.
func TestFailedPinningLeavesNothing(t *testing.T) {
	denied := listen(t, "127.0.0.1:0")
	s := load(t, small)
	s.apply(enforce, map[string]object.Rule{denied: deny(1)})
	// a valid name that leaves no room for the suffix of the unfinished directory
	pinDir := filepath.Join(rig.Bpffs(t), strings.Repeat("n", 250))
	if reply := s.attach(pinDir); reply.GetError() == nil {
		t.Fatal("pinned at a name that leaves no room for the unfinished directory")
	}
	// the kernel puts its own files there (maps.debug, progs.debug)
	if left, err := filepath.Glob(filepath.Dir(pinDir) + "/n*"); err != nil || len(left) != 0 {
		t.Errorf("left on the bpffs: %v, %v", left, err)
	}
	if n := linksOn(t, s.id); n != 0 {
		t.Errorf("%d links are left on the cgroup", n)
	}
	if got := connectIn(t, s.cgroup, "tcp", denied); got != "ok" {
		t.Errorf("after a failed attach: %s", got)
	}
}

// An unfinished pin directory, left by a helper killed while pinning, is removed by the next one.
func TestUnfinishedPinsAreCleared(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	first := attached(t, enforce, nil, pinDir)
	if err := os.Rename(pinDir, pinDir+"-unfinished"); err != nil {
		t.Fatal(err)
	}
	first.fds.Close()
	first.helper.Kill()
	s := load(t, small)
	removePins(t, pinDir)
	if e := s.attach(pinDir).GetError(); e != nil {
		t.Fatal(e.Message)
	}
	if fileExists(pinDir + "-unfinished") {
		t.Error("the unfinished pins are still there")
	}
	if n := linksOn(t, first.id); n != 0 {
		t.Errorf("%d links of the killed helper are left", n)
	}
}

// linksOn counts the links attached to the cgroup, as listed by the kernel.
func linksOn(t testing.TB, id uint64) int {
	t.Helper()
	output, err := exec.Command("bpftool", "-j", "link", "show").Output()
	if err != nil {
		t.Fatalf("bpftool link show: %v", err)
	}
	return strings.Count(string(output), `"cgroup_id":`+strconv.FormatUint(id, 10)+`,`)
}

// takenOver is a session that others took over repeatedly while it was under load.
type takenOver struct {
	*session
	pinDir, denied string
}

// takeOverUnderLoad attaches a session that is closed except for one server, continuously connects to that and to
// another from inside, and lets takeOver adopt its pins after the death of each helper. The verdict on a connection
// must never change.
func takeOverUnderLoad(t *testing.T, cycles int, takeOver func(pinDir, cgroup string) (*session, *helperpb.Reply)) takenOver {
	t.Helper()
	denied, allowed := listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0")
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	closed := object.Settings{Mode: object.ModeEnforce, Flags: object.SetFailClosed}
	s := attached(t, closed, map[string]object.Rule{allowed: allow(2)}, pinDir)
	removePins(t, pinDir)
	cgroup := s.cgroup
	onDenied, onAllowed := startHammer(t, cgroup, denied), startHammer(t, cgroup, allowed)
	for cycle := range cycles {
		s.fds.Close()
		s.helper.Kill()
		var reply *helperpb.Reply
		s, reply = takeOver(pinDir, cgroup)
		a := reply.GetAdopt()
		if a == nil || !slices.Equal(a.Hooks, allHooks) || a.CgroupId != rig.ID(t, cgroup) || len(a.Missing) != 0 {
			t.Fatalf("cycle %d: %v", cycle, reply)
		}
	}
	if through, refused := onDenied.end(t); through != 0 || refused < cycles {
		t.Errorf("denied: %d through, %d refused\n%s", through, refused, onDenied.output)
	}
	if through, refused := onAllowed.end(t); refused != 0 || through < cycles {
		t.Errorf("allowed: %d through, %d refused\n%s", through, refused, onAllowed.output)
	}
	s.cgroup = cgroup
	return takenOver{session: s, pinDir: pinDir, denied: denied}
}

func TestAdoptLeavesNoGap(t *testing.T) {
	s := takeOverUnderLoad(t, 20, func(pinDir, _ string) (*session, *helperpb.Reply) { return adopt(t, pinDir) })
	// if egress dropped a packet of the allowed connections, that would only show as a delay
	s.useMap("counters", func(m *ebpf.Map) {
		var perCPU []object.Counters
		s.must(m.Lookup(uint32(object.HookEgress), &perCPU))
		for _, c := range perCPU {
			if c.Block != 0 {
				t.Errorf("egress refused packets: %+v", c)
			}
		}
	})
	// the adopted maps are the ones in force
	s.setRule(s.denied, allow(3))
	if got := connectIn(t, s.cgroup, "tcp", s.denied); got != "ok" {
		t.Errorf("a rule in the adopted map has no effect: %s", got)
	}
}

func TestAdoptRefusesAnotherLayout(t *testing.T) {
	denied := listen(t, "127.0.0.1:0")
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, enforce, map[string]object.Rule{denied: deny(1)}, pinDir)
	removePins(t, pinDir)
	before := programs(t, s.id)
	setVersion := func(version uint32) {
		s.useMap("settings", func(m *ebpf.Map) {
			var current object.Settings
			s.must(m.Lookup(s.slot, &current))
			current.LayoutVersion = version
			s.must(m.Put(s.slot, current))
		})
	}
	setVersion(object.LayoutVersion + 1)
	_, reply := adopt(t, pinDir)
	wantError(t, reply, "layout")
	if after := programs(t, s.id); after != before {
		t.Errorf("a refused adopt changed the programs: %s, before %s", after, before)
	}
	setVersion(object.LayoutVersion)
	if _, reply := adopt(t, pinDir); reply.GetError() != nil {
		t.Errorf("with the right version: %v", reply.GetError())
	}
	if after := programs(t, s.id); after == before {
		t.Error("adopt did not swap the programs")
	}
}

// programs lists the ids of the programs attached to the cgroup.
func programs(t testing.TB, id uint64) string {
	t.Helper()
	output, err := exec.Command("bpftool", "link", "show").Output()
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	lines := strings.Split(string(output), "\n")
	for i, line := range lines {
		if i > 0 && strings.Contains(line, "cgroup_id "+strconv.FormatUint(id, 10)+" ") {
			found = append(found, strings.TrimSpace(lines[i-1][strings.Index(lines[i-1], "prog"):]))
		}
	}
	return strings.Join(found, ", ")
}

func TestAdoptRefusesForeignMaps(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	attached(t, enforce, nil, pinDir)
	removePins(t, pinDir)
	path := filepath.Join(pinDir, "map_rules")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	_, reply := adopt(t, pinDir)
	wantError(t, reply, "incomplete")
	other, err := ebpf.NewMap(&ebpf.MapSpec{Type: ebpf.Hash, KeySize: 24, ValueSize: 12, MaxEntries: 8, Flags: unix.BPF_F_NO_PREALLOC})
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if err := other.Pin(path); err != nil {
		t.Fatal(err)
	}
	_, reply = adopt(t, pinDir)
	wantError(t, reply, "layout")
}

func TestAdoptReportsMissingLinks(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	attached(t, enforce, nil, pinDir)
	removePins(t, pinDir)
	if err := os.Remove(filepath.Join(pinDir, "link_egress")); err != nil {
		t.Fatal(err)
	}
	_, reply := adopt(t, pinDir)
	if e := wantError(t, reply, "incomplete"); e.Hook != "egress" {
		t.Errorf("hook %q", e.Hook)
	}
}

func TestAdoptSaysWhenTheCgroupIsGone(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, enforce, nil, pinDir)
	removePins(t, pinDir)
	if err := os.Remove(s.cgroup); err != nil {
		t.Fatal(err)
	}
	_, reply := adopt(t, pinDir)
	if a := reply.GetAdopt(); a == nil || a.CgroupId != 0 || len(a.Hooks) != len(allHooks) {
		t.Errorf("adopt of a dead session: %v", reply)
	}
}

func TestAdoptKeepsCapacities(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	attached(t, enforce, nil, pinDir)
	removePins(t, pinDir)
	s, _ := adopt(t, pinDir)
	s.useMap("rules", func(m *ebpf.Map) {
		if m.MaxEntries() != small.MaxRules {
			t.Errorf("rules has capacity %d", m.MaxEntries())
		}
	})
	s.useMap("events", func(m *ebpf.Map) {
		if m.MaxEntries() != small.RingBytes {
			t.Errorf("events has capacity %d", m.MaxEntries())
		}
	})
}
