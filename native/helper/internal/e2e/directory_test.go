package e2e

import (
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

// runFrom runs a shell script in the session from a directory.
func runFrom(t testing.TB, dir, cgroup string, flags []string, script string) (string, int) {
	t.Helper()
	args := append([]string{"exec", "--cgroup", cgroup}, flags...)
	command := exec.Command(binary, append(args, "--", "sh", "-c", "("+script+") 2>&1")...)
	command.Dir = dir
	output, err := command.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(output), command.ProcessState.ExitCode()
}

// The caller's directory is below what the session covers: relative paths stay under the cover.
func TestExecWorkingDirectoryStaysCovered(t *testing.T) {
	path, _ := rig.Cgroup(t)
	neighbour, _ := rig.Cgroup(t)
	hidden := t.TempDir()
	server, err := net.Listen("unix", hidden+"/s")
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	if err := errors.Join(os.Mkdir(hidden+"/sub", 0o755), os.Chmod(filepath.Dir(hidden), 0o755), os.Chmod(hidden, 0o755),
		os.Chmod(hidden+"/s", 0o777)); err != nil {
		t.Fatal(err)
	}
	connect := python("socket.socket(1).connect('s')")
	for name, test := range map[string]struct{ dir, script string }{
		"the cgroups' root":          {rig.Root(t), "echo $$ > cgroup.procs"},
		"a neighbour of the cgroup":  {neighbour, "echo $$ > cgroup.procs"},
		"the cgroup itself":          {path, "echo $$ > ../" + filepath.Base(neighbour) + "/cgroup.procs"},
		"/proc/sys":                  {"/proc/sys/kernel", "cat ostype; cp ostype /dev/null; echo core > core_pattern"},
		"a masked directory":         {hidden, connect},
		"below a masked directory":   {hidden + "/sub", "cd ..; " + connect},
		"up from a masked directory": {hidden, "cd ../" + filepath.Base(hidden) + "; " + connect},
	} {
		for _, flags := range [][]string{nil, nobody} {
			flags := append([]string{"--mask-path", hidden}, flags...)
			if output, code := runFrom(t, test.dir, path, flags, test.script); code == 0 {
				t.Errorf("%s, %v: %s", name, flags, output)
			}
		}
		if strings.HasPrefix(test.dir, hidden) {
			if output, code := runFrom(t, test.dir, path, nobody, test.script); code != 0 {
				t.Errorf("%s: without the cover it does not work either: %s", name, output)
			}
		}
	}
}

func TestExecWorkingDirectoryThatIsGone(t *testing.T) {
	path, _ := rig.Cgroup(t)
	neighbour, _ := rig.Cgroup(t)
	if output, code := runFrom(t, neighbour, path, nil, "pwd"); code != 125 || !strings.Contains(output, "working directory "+neighbour) {
		t.Errorf("a covered one: code %d, %s", code, output)
	}
	removed := t.TempDir() + "/removed"
	if err := os.Mkdir(removed, 0o755); err != nil {
		t.Fatal(err)
	}
	script := `cd "$0" && rmdir "$0" && exec "$1" exec --cgroup "$2" -- pwd`
	output, err := exec.Command("sh", "-c", script, removed, binary, path).CombinedOutput()
	if err == nil || !strings.Contains(string(output), "was removed") {
		t.Errorf("a removed one: %v, %s", err, output)
	}
}

// A command starts in its directory even if its user could not reach that by its path, as with sudo.
func TestExecWorkingDirectoryOfRoot(t *testing.T) {
	path, _ := rig.Cgroup(t)
	closed := t.TempDir()
	if err := os.Chmod(closed, 0o700); err != nil {
		t.Fatal(err)
	}
	if output, code := runFrom(t, closed, path, nobody, "cat /proc/self/cwd/x; true"); code != 0 {
		t.Errorf("code %d, %s", code, output)
	}
}

func TestExecRefusesAChroot(t *testing.T) {
	path, _ := rig.Cgroup(t)
	root := t.TempDir() + "/root"
	if err := os.Mkdir(root, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount("/", root, "", unix.MS_BIND|unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount("", root, "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = unix.Unmount(root, unix.MNT_DETACH) }()
	output, err := exec.Command("chroot", root, binary, "exec", "--cgroup", path, "--", "true").CombinedOutput()
	if err == nil || !strings.Contains(string(output), "chroot") {
		t.Errorf("%v, %s", err, output)
	}
}
