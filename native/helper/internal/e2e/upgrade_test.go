package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cilium/ebpf"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

// What the first version that pins did not have.
var (
	laterHooks = []string{"recvmsg4", "recvmsg6", "getpeername4", "getpeername6"}
	laterMaps  = []string{"redirects", "redirected", "sk_redirected", "redirect_counters"}
)

// age makes the pins those of an older version: without the later hooks and maps, and with counters of another
// shape.
func age(t testing.TB, pinDir string) {
	t.Helper()
	remove := func(prefix string, names []string) {
		for _, name := range names {
			if err := os.Remove(filepath.Join(pinDir, prefix+name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	remove("link_", laterHooks)
	remove("map_", append([]string{"counters"}, laterMaps...))
	older, err := ebpf.NewMap(&ebpf.MapSpec{Type: ebpf.PerCPUArray, KeySize: 4, ValueSize: 48, MaxEntries: 7})
	if err != nil {
		t.Fatal(err)
	}
	defer older.Close()
	if err := older.Pin(filepath.Join(pinDir, "map_counters")); err != nil {
		t.Fatal(err)
	}
}

func TestUpgradeLeavesNoGap(t *testing.T) {
	denied, allowed := listen(t, "127.0.0.1:0"), listen(t, "127.0.0.1:0")
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	closed := object.Settings{Mode: object.ModeEnforce, Flags: object.SetFailClosed}
	s := attached(t, closed, map[string]object.Rule{allowed: allow(2)}, pinDir)
	removePins(t, pinDir)
	cgroup := s.cgroup
	onDenied, onAllowed := startHammer(t, cgroup, denied), startHammer(t, cgroup, allowed)
	for cycle := range 10 {
		s.fds.Close()
		s.helper.Kill()
		age(t, pinDir)
		var reply *helperpb.Reply
		s, reply = upgrade(t, pinDir, cgroup)
		a := reply.GetAdopt()
		if a == nil || !slices.Equal(a.Hooks, allHooks) || len(a.Missing) != 0 {
			t.Fatalf("cycle %d: %v", cycle, reply)
		}
		made := append([]string{"counters"}, laterMaps...)
		slices.Sort(made)
		if slices.Sort(a.MadeMaps); !slices.Equal(a.MadeMaps, made) {
			t.Fatalf("made maps %v", a.MadeMaps)
		}
	}
	if through, refused := onDenied.end(t); through != 0 || refused < 10 {
		t.Errorf("denied: %d through, %d refused\n%s", through, refused, onDenied.output.String())
	}
	if through, refused := onAllowed.end(t); refused != 0 || through < 10 {
		t.Errorf("allowed: %d through, %d refused\n%s", through, refused, onAllowed.output.String())
	}
	if left, _ := filepath.Glob(filepath.Join(pinDir, "*-next")); len(left) != 0 {
		t.Errorf("left: %v", left)
	}
	// the new maps are pinned and in force: a second adoption makes none, the counters count
	s.fds.Close()
	s.helper.Kill()
	s, reply := adopt(t, pinDir)
	if a := reply.GetAdopt(); len(a.GetMadeMaps()) != 0 || !slices.Equal(a.GetHooks(), allHooks) {
		t.Errorf("the second adoption: %v", reply)
	}
	if got := connectIn(t, cgroup, "tcp", denied); !strings.Contains(got, "operation not permitted") {
		t.Errorf("after the upgrade: %s", got)
	}
	s.useMap("counters", func(m *ebpf.Map) {
		var perCPU []object.Counters
		s.must(m.Lookup(uint32(object.HookConnect4), &perCPU))
		var sum uint64
		for _, c := range perCPU {
			sum += c.Block
		}
		if sum == 0 {
			t.Error("the new counters count nothing")
		}
	})
}

// Without the cgroup's path the session is upgraded as far as it can be, and says what it lacks.
func TestUpgradeWithoutAPathNamesWhatIsMissing(t *testing.T) {
	denied := listen(t, "127.0.0.1:0")
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := attached(t, enforce, map[string]object.Rule{denied: deny(1)}, pinDir)
	removePins(t, pinDir)
	s.fds.Close()
	s.helper.Kill()
	age(t, pinDir)
	_, reply := adopt(t, pinDir)
	var missing []string
	for _, one := range reply.GetAdopt().GetMissing() {
		missing = append(missing, strings.TrimPrefix(one.Name, "hook:"))
	}
	if !slices.Equal(missing, laterHooks) {
		t.Errorf("missing %v", missing)
	}
	if got := connectIn(t, s.cgroup, "tcp", denied); !strings.Contains(got, "operation not permitted") {
		t.Errorf("after the upgrade: %s", got)
	}
}
