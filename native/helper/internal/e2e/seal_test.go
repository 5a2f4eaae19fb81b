package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

// rewrites are the ways to give a file other content at its own path; each prints its name if it seemed to work.
const rewrites = `
try() { if "$@" 2>/dev/null; then echo "$1"; fi; }
write() { echo changed > project/sub/policy; }
append() { echo changed >> project/sub/policy; }
replace() { echo changed > project/sub/new && mv -T project/sub/new project/sub/policy; }
remove() { rm -f project/sub/policy; }
link() { ln project/sub/policy project/sub/other && echo changed > project/sub/other; }
renamed() { mv -T project/sub project/old && mkdir project/sub && echo changed > project/sub/policy; }
above() { mv -T project old && mkdir -p project/sub && echo changed > project/sub/policy; }
touched() { chmod 600 project/sub/policy; }
namespace() { unshare -Urm sh -c 'umount project/sub/policy && echo changed > project/sub/policy'; }
rebound() { unshare -Urm sh -c 'mkdir m && mount --rbind . m && echo changed > m/project/sub/policy'; }
remounted() { unshare -Urm sh -c 'mount -o remount,bind,rw project/sub/policy && echo changed > project/sub/policy'; }
exchanged() { python3 -c 'import ctypes, os
os.makedirs("mine/sub", exist_ok=True); open("mine/sub/policy", "w").write("changed\n")
libc = ctypes.CDLL(None)
raise SystemExit(libc.renameat2(-100, b"mine", -100, b"project", 2) != 0)'; }
for one in write append replace remove link renamed above touched namespace rebound remounted exchanged; do try $one; done
`

func TestExecSealsPathsUnderEveryName(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	for at := dir; at != os.TempDir() && at != "/"; at = filepath.Dir(at) {
		_ = os.Chmod(at, 0o755)
	}
	for _, user := range []int{65534, 0} {
		home := fmt.Sprintf("%s/home-%d", dir, user)
		policy := home + "/project/sub/policy"
		if err := os.MkdirAll(filepath.Dir(policy), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(policy, []byte("first\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{home, home + "/project", filepath.Dir(policy), policy} {
			if err := os.Chown(path, user, user); err != nil {
				t.Fatal(err)
			}
		}
		id := fmt.Sprint(user)
		flags := []string{"--uid", id, "--gid", id, "--seal", policy}
		got := sh(t, cgroup, flags, "cd "+home+" || exit; "+rewrites+"cat project/sub/policy; echo more > project/sub/beside; cat project/sub/beside")
		if got != "first\nmore" {
			t.Errorf("uid %d: %s", user, got)
		}
		if now, _ := os.ReadFile(policy); string(now) != "first\n" {
			t.Errorf("uid %d changed it: %q", user, now)
		}
		// the same command outside of the seal: the attempts are real
		if got := sh(t, cgroup, flags[:4], "cd "+home+"; "+rewrites); !strings.HasPrefix(got, "write\nappend\nreplace\nremove") || !strings.Contains(got, "exchanged") {
			t.Errorf("uid %d, not sealed: %s", user, got)
		}
	}
}

func TestExecSealsDirectoriesAndOtherMountsOfAFile(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	for _, path := range []string{"/program/lib", "/again"} {
		if err := os.MkdirAll(dir+path, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(dir+"/program/lib/file", []byte("first\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	// a namespace of its own: the mounts of this machine stay as they are
	script := fmt.Sprintf("mount --bind %[1]s/program %[1]s/again && exec %[2]s exec --cgroup %[3]s --seal %[1]s/program -- sh -c "+
		"'for d in program again; do echo x > %[1]s/$d/lib/file; touch %[1]s/$d/lib/new; rm %[1]s/$d/lib/file; done; cat %[1]s/again/lib/file'",
		dir, binary, cgroup)
	output, err := exec.Command("unshare", "-m", "sh", "-c", script).Output()
	if err != nil || string(output) != "first\n" {
		t.Errorf("%s %v", output, err)
	}
	if fileExists(dir + "/program/lib/new") {
		t.Error("a file was made in it")
	}
}

func TestExecRefusesToSealWhatIsNotThere(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	if err := unix.Symlink("/etc/hostname", dir+"/link"); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{dir + "/absent", dir + "/link"} {
		output, code := runIn(t, cgroup, []string{"--seal", path}, "echo", "started")
		if code != 125 || strings.Contains(output, "started") || !strings.Contains(output, "making "+path+" read-only") {
			t.Errorf("%d %s", code, output)
		}
	}
}
