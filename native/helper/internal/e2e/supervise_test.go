package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

// supervised runs a shell script under a supervisor and returns both outputs and how the supervisor ended.
func supervised(t testing.TB, script string, args ...string) (string, syscall.WaitStatus) {
	t.Helper()
	words := append([]string{"supervise", "--", "/bin/sh", "-c", script, "sh"}, args...)
	started := exec.Command(binary, words...)
	output, _ := started.CombinedOutput()
	return string(output), started.ProcessState.Sys().(syscall.WaitStatus)
}

func TestSupervisePassesExitCodesOn(t *testing.T) {
	for _, script := range []string{"exit 0", "exit 1", "exit 7"} {
		output, status := supervised(t, script)
		if want := script[len("exit "):]; status.ExitStatus() != int(want[0]-'0') || output != "" {
			t.Errorf("%s: exit code %d, said %q", script, status.ExitStatus(), output)
		}
	}
}

// A command that dies is restarted, and its last end is the supervisor's.
func TestSuperviseStartsAgain(t *testing.T) {
	file := filepath.Join(t.TempDir(), "starts")
	script := `echo "x$NETMON_PREDECESSOR" >> "$1"
		case $(wc -l < "$1") in 1) kill -9 $$;; 2) kill -ABRT $$;; 3) exit 16;; 4) exit 18;; esac; exit 5`
	output, status := supervised(t, script, file)
	starts, _ := os.ReadFile(file)
	if string(starts) != "x\nxdied\nxdied\nxdied\nxstood_still\n" || status.ExitStatus() != 5 {
		t.Errorf("%q starts, exit code %d", starts, status.ExitStatus())
	}
	for _, told := range []string{"killed by SIGKILL", "killed by SIGABRT", "failed with exit code 16"} {
		if !strings.Contains(output, told) {
			t.Errorf("it did not say %q: %s", told, output)
		}
	}
}

// Each command has what its supervisor was given: systemd's listening socket, in which connections wait between two of them.
func TestSupervisePassesDescriptorsOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "starts")
	script := `readlink /proc/self/fd/3 >> "$1"; [ $(wc -l < "$1") = 2 ] && exit 5; kill -9 $$`
	words := []string{"-c", `exec 3</dev/null "$@"`, "sh", binary, "supervise", "--", "/bin/sh", "-c", script, "sh", file}
	started := exec.Command("/bin/sh", words...)
	output, _ := started.CombinedOutput()
	starts, _ := os.ReadFile(file)
	if started.ProcessState.ExitCode() != 5 || string(starts) != "/dev/null\n/dev/null\n" {
		t.Errorf("%q, %v: %s", starts, started.ProcessState, output)
	}
}

// A command that stays stopped is ended and restarted; one that goes on at once is not.
func TestSuperviseEndsWhatIsStopped(t *testing.T) {
	file := filepath.Join(t.TempDir(), "starts")
	script := `echo x >> "$1"; [ $(wc -l < "$1") = 2 ] && exit 5
		(sleep 0.1; kill -CONT $$) & kill -STOP $$; wait; kill -STOP $$; exit 1`
	output, status := supervised(t, script, file)
	starts, _ := os.ReadFile(file)
	if strings.Count(string(starts), "x") != 2 || status.ExitStatus() != 5 {
		t.Errorf("%q starts, exit code %d", starts, status.ExitStatus())
	}
	if strings.Count(output, "netmon: the controller stayed stopped for 5s and was ended") != 1 {
		t.Errorf("it did not say so: %s", output)
	}
}

// A signal that requests the end is passed on once, and after that no death causes a restart.
func TestSupervisePassesSignalsOn(t *testing.T) {
	for name, test := range map[string]struct {
		script string
		want   func(syscall.WaitStatus) bool
	}{
		"obeyed": {"trap 'exit 3' TERM; echo ready; while :; do sleep 0.01; done",
			func(s syscall.WaitStatus) bool { return s.ExitStatus() == 3 }},
		"died of": {"echo ready; exec sleep 60",
			func(s syscall.WaitStatus) bool { return s.Signaled() && s.Signal() == unix.SIGTERM }},
		"killed meanwhile": {"trap 'kill -9 $$' TERM; echo ready; while :; do sleep 0.01; done",
			func(s syscall.WaitStatus) bool { return s.Signaled() && s.Signal() == unix.SIGKILL }},
	} {
		var output lines
		started := exec.Command(binary, "supervise", "--", "/bin/sh", "-c", test.script)
		started.Stdout, started.Stderr = &output, &output
		if err := started.Start(); err != nil {
			t.Fatal(err)
		}
		rig.Eventually(t, "the command", func() bool { return strings.Contains(output.String(), "ready") })
		_ = started.Process.Signal(unix.SIGTERM)
		_ = started.Wait()
		if status := started.ProcessState.Sys().(syscall.WaitStatus); !test.want(status) || output.String() != "ready\n" {
			t.Errorf("%s: %v, said %q", name, status, output.String())
		}
	}
}

// A supervisor that is killed takes the command with it.
func TestSupervisorsEndIsTheCommands(t *testing.T) {
	var output lines
	started := exec.Command(binary, "supervise", "--", "/bin/sh", "-c", "echo $$; exec sleep 60")
	started.Stdout = &output
	if err := started.Start(); err != nil {
		t.Fatal(err)
	}
	rig.Eventually(t, "the command", func() bool { return strings.HasSuffix(output.String(), "\n") })
	_ = started.Process.Kill()
	_ = started.Wait() // waits for the end of output too: nobody holds it open any more
	pid := strings.TrimSpace(output.String())
	rig.Eventually(t, "the command's end", func() bool { return !fileExists("/proc/" + pid) })
}

// lines collects a process's output while it runs.
type lines struct {
	mutex sync.Mutex
	text  strings.Builder
}

func (l *lines) Write(bytes []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.Write(bytes)
}

func (l *lines) String() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.String()
}
