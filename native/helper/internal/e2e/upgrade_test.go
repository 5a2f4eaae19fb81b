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

// The parts that the first version with pins lacked.
var (
	laterHooks = []string{"recvmsg4", "recvmsg6", "getpeername4", "getpeername6"}
	laterMaps  = []string{"redirects", "redirected", "sk_redirected", "redirect_counters"}
)

// age turns the pins into those of an older version: without the later hooks and maps, and with counters in another
// layout.
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
	made := append([]string{"counters"}, laterMaps...)
	slices.Sort(made)
	s := takeOverUnderLoad(t, 10, func(pinDir, cgroup string) (*session, *helperpb.Reply) {
		age(t, pinDir)
		upgraded, reply := upgrade(t, pinDir, cgroup)
		if now := slices.Sorted(slices.Values(reply.GetAdopt().GetMadeMaps())); !slices.Equal(now, made) {
			t.Fatalf("made maps %v", now)
		}
		return upgraded, reply
	})
	if left, _ := filepath.Glob(filepath.Join(s.pinDir, "*-next")); len(left) != 0 {
		t.Errorf("left: %v", left)
	}
	// the new maps are pinned and in force: a second adoption makes none, the counters count
	s.fds.Close()
	s.helper.Kill()
	again, reply := adopt(t, s.pinDir)
	if a := reply.GetAdopt(); len(a.GetMadeMaps()) != 0 || !slices.Equal(a.GetHooks(), allHooks) {
		t.Errorf("the second adoption: %v", reply)
	}
	if got := connectIn(t, s.cgroup, "tcp", s.denied); !strings.Contains(got, "operation not permitted") {
		t.Errorf("after the upgrade: %s", got)
	}
	again.useMap("counters", func(m *ebpf.Map) {
		var perCPU []object.Counters
		again.must(m.Lookup(uint32(object.HookConnect4), &perCPU))
		var sum uint64
		for _, c := range perCPU {
			sum += c.Block
		}
		if sum == 0 {
			t.Error("the new counters count nothing")
		}
	})
}

// Without the cgroup's path the session is upgraded as far as possible, and the reply says what it lacks.
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
