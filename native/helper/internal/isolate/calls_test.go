package isolate

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"netmon/helper/internal/callcgroup"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/rig"
)

// asker is set when the test's program is started again as a process that requests a cgroup.
const asker = "NETMON_TEST_ASKS"

func TestMain(m *testing.M) {
	if path := os.Getenv(asker); path != "" {
		given, err := callcgroup.Enter(path)
		if err != nil {
			given.Error = err.Error()
		}
		now, _ := cgroup.SelfID()
		_, _ = os.Stdout.WriteString(given.Name + " " + given.ID + " " + strconv.FormatUint(now, 10) + " " + given.Error)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// ask returns name and id of the cgroup that a process of the cgroup got, its cgroup now, and what was refused.
func ask(t *testing.T, path string, dir *cgroup.Dir) []string {
	t.Helper()
	command := exec.Command("/proc/self/exe")
	command.Env = []string{asker + "=" + path}
	if dir != nil {
		command.SysProcAttr = &syscall.SysProcAttr{UseCgroupFD: true, CgroupFD: dir.FD()}
	}
	said, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.SplitN(string(said), " ", 4)
}

func TestCallsGiveCgroupsToProcessesOfTheSession(t *testing.T) {
	session, _ := rig.Cgroup(t)
	dir, err := cgroup.Open(session)
	if err != nil {
		t.Fatal(err)
	}
	defer dir.Close()
	path := t.TempDir() + "/calls"
	calls, err := serveCalls(path, -1, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer calls.close()
	names := map[string]bool{}
	for range keptCgroups + 8 {
		got := ask(t, path, dir)
		if got[1] != got[2] || !strings.HasPrefix(got[0], callcgroup.Prefix) || names[got[0]] {
			t.Fatalf("%q", got)
		}
		names[got[0]] = true
	}
	left, _ := filepath.Glob(session + "/" + callcgroup.Prefix + "*")
	if len(left) != keptCgroups+1 {
		t.Errorf("%d cgroups are kept", len(left))
	}
	for _, one := range left {
		_ = os.Remove(one)
	}
	if got := ask(t, path, nil); got[0] != "" || !strings.Contains(got[3], "not in the session's own cgroup") {
		t.Errorf("a process outside of the session got %q", got)
	}
}
