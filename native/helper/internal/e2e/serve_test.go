package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"google.golang.org/protobuf/proto"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

func TestProbeAnswersEveryFeature(t *testing.T) {
	h := rig.Start(t, binary)
	reply, fds := h.Call(&helperpb.Request{Call: &helperpb.Request_Probe{Probe: &helperpb.ProbeRequest{Bpffs: rig.Bpffs(t)}}})
	answers := map[string]*helperpb.Feature{}
	for _, f := range reply.GetProbe().GetFeatures() {
		if answers[f.Name] != nil {
			t.Errorf("%s is answered twice", f.Name)
		}
		answers[f.Name] = f
		if f.Answer != helperpb.Answer_ANSWER_YES && f.Why == "" {
			t.Errorf("%s: %s without a reason", f.Name, f.Answer)
		}
	}
	if len(fds) != 0 {
		t.Errorf("descriptors %v", fds)
	}
	want := []string{"kernel", "privileges", "cgroup2", "memlock", "ringbuf", "sk_storage", "set_retval", "programs",
		"cgroup_link", "batch", "bpffs", "sock_destroy", "clone_into_cgroup", "landlock"}
	for _, hook := range object.Hooks {
		want = append(want, "hook:"+hook.Name)
	}
	for _, name := range want {
		if f := answers[name]; f == nil || f.Answer != helperpb.Answer_ANSWER_YES {
			t.Errorf("%s: %v", name, f)
		}
	}
	for _, name := range []string{"lockdown", "lsm", "btf"} {
		if answers[name] == nil {
			t.Errorf("%s is not answered", name)
		}
	}
	left, err := filepath.Glob(filepath.Join(rig.Root(t), "netmon-probe-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("the probe left %v, %v", left, err)
	}
}

func TestProbeSaysThatBpffsIsMissing(t *testing.T) {
	h := rig.Start(t, binary)
	for path, want := range map[string]string{t.TempDir(): "is not a bpffs", filepath.Join(t.TempDir(), "none"): "does not exist"} {
		reply, _ := h.Call(&helperpb.Request{Call: &helperpb.Request_Probe{Probe: &helperpb.ProbeRequest{Bpffs: path}}})
		at := slices.IndexFunc(reply.GetProbe().GetFeatures(), func(f *helperpb.Feature) bool { return f.Name == "bpffs" })
		if at < 0 {
			t.Fatal("no answer about bpffs")
		}
		f := reply.GetProbe().Features[at]
		if f.Answer != helperpb.Answer_ANSWER_NO || !strings.Contains(f.Why, want) {
			t.Errorf("%s: %v", path, f)
		}
	}
}

func TestUnknownCallIsAnError(t *testing.T) {
	h := rig.Start(t, binary)
	reply, _ := h.Call(&helperpb.Request{})
	wantError(t, reply, "unknown_call")
	reply, _ = h.Call(&helperpb.Request{Call: &helperpb.Request_Detach{Detach: &helperpb.DetachRequest{PinDir: "x"}}})
	wantError(t, reply, "EINVAL")
}

func TestBrokenFramesEndTheHelper(t *testing.T) {
	for name, bytes := range map[string][]byte{
		"too long": {0, 0, 0x20, 0, 1}, "no message": {2, 0, 0, 0, 0xff, 0xff},
	} {
		h := rig.Start(t, binary)
		if err := h.WriteRaw(bytes); err != nil {
			t.Fatal(err)
		}
		if code := h.WaitExit(); code != 1 {
			t.Errorf("%s: exit code %d", name, code)
		}
	}
}

func TestServeWantsASocket(t *testing.T) {
	command := exec.Command(binary, "serve")
	output, err := command.CombinedOutput()
	if err == nil || command.ProcessState.ExitCode() != 2 || !strings.Contains(string(output), "descriptor 3") {
		t.Errorf("%v: %s", err, output)
	}
}

func TestUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"nonsense"}} {
		command := exec.Command(binary, args...)
		output, _ := command.CombinedOutput()
		if command.ProcessState.ExitCode() != 2 || !strings.Contains(string(output), "usage:") {
			t.Errorf("%v: code %d, %s", args, command.ProcessState.ExitCode(), output)
		}
	}
}

// The test keeps the other end of the socket open, so that only the parent-death signal reaches the helper.
func TestHelperDoesNotOutliveItsParent(t *testing.T) {
	marker := filepath.Join(t.TempDir(), "pid")
	script := `exec 3<&0; "$0" serve & echo $! > "$1"; sleep 1`
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(pair[0])
	far := os.NewFile(uintptr(pair[1]), "far")
	parent := exec.Command("sh", "-c", script, binary, marker)
	parent.Stdin = far
	err = parent.Start()
	far.Close()
	if err != nil {
		t.Fatal(err)
	}
	if n, err := unix.Read(pair[0], make([]byte, 4)); err != nil || n != 4 { // Hello: it is running
		t.Fatalf("no Hello: %d, %v", n, err)
	}
	content, err := os.ReadFile(marker)
	if err != nil {
		t.Fatal(err)
	}
	if err := parent.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = parent.Wait()
	pid := strings.TrimSpace(string(content))
	rig.Eventually(t, "the end of the helper", func() bool {
		state, err := os.ReadFile("/proc/" + pid + "/stat")
		return err != nil || strings.Contains(string(state), ") Z ")
	})
}

// The helper ends through the socket, not through the ^C that reaches the whole foreground group.
func TestInterruptDoesNotEndTheHelper(t *testing.T) {
	h := rig.Start(t, binary)
	for _, one := range []unix.Signal{unix.SIGINT, unix.SIGHUP} {
		if err := unix.Kill(h.Pid(), one); err != nil {
			t.Fatal(err)
		}
	}
	time.Sleep(50 * time.Millisecond)
	reply, _ := h.Call(&helperpb.Request{})
	wantError(t, reply, "unknown_call")
}

// An Attach whose reply nobody receives leaves no pins.
func TestUndeliveredAttachIsUndone(t *testing.T) {
	pinDir := filepath.Join(rig.Bpffs(t), "session")
	s := load(t, small)
	s.apply(enforce, nil)
	body, err := proto.Marshal(&helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: s.cgroup, CgroupId: s.id, PinDir: pinDir}}})
	if err != nil {
		t.Fatal(err)
	}
	s.helper.StopReading()
	if err := s.helper.Write(body); err != nil {
		t.Fatal(err)
	}
	s.helper.CloseUnread()
	s.fds.Close()
	if fileExists(pinDir) {
		t.Error("pins are left")
		detach(rig.Start(t, binary), pinDir)
	}
	if n := linksOn(t, s.id); n != 0 {
		t.Errorf("%d links are left", n)
	}
}
