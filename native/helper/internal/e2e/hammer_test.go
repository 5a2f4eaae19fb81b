package e2e

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"netmon/helper/internal/rig"
)

// TestHammerHelper connects continuously. It prints a line after the first try, then how many connections got through
// and were refused, and the first error. On its own it checks that it counts a refusal.
func TestHammerHelper(t *testing.T) {
	target, stop := os.Getenv("NETMON_TEST_HAMMER"), os.Getenv("NETMON_TEST_STOP")
	if target == "" {
		target, stop = "127.0.0.1:1", "/"
	}
	through, refused := 0, 0
	for i := 0; i == 0 || !fileExists(stop); i++ {
		conn, err := net.DialTimeout("tcp", target, 20*time.Second)
		if i == 0 {
			os.Stdout.WriteString(firstTry)
		}
		if err == nil {
			through++
			if tcp, ok := conn.(*net.TCPConn); ok {
				_ = tcp.SetLinger(0) // no TIME_WAIT, so that the ports suffice
			}
			conn.Close()
		} else {
			if refused++; refused == 1 {
				os.Stdout.WriteString("error: " + err.Error() + "\n")
			}
		}
	}
	os.Stdout.WriteString("through " + strconv.Itoa(through) + " refused " + strconv.Itoa(refused) + "\n")
	if through+refused == 0 {
		t.Error("nothing was tried")
	}
}

const firstTry = "tried once\n"

type hammer struct {
	cmd    *exec.Cmd
	stop   string
	stdout *bufio.Reader
	// output is what it printed after its first try.
	output string
}

// startHammer returns after the first try.
func startHammer(t testing.TB, cgroup, target string) *hammer {
	t.Helper()
	h := &hammer{stop: filepath.Join(t.TempDir(), "stop")}
	h.cmd = exec.Command(os.Args[0], "-test.run=^TestHammerHelper$")
	h.cmd.Env = append(os.Environ(), "NETMON_TEST_HAMMER="+target, "NETMON_TEST_STOP="+h.stop)
	h.cmd.SysProcAttr = rig.InCgroup(t, cgroup)
	stdout, err := h.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // if the test fails early
		_ = h.cmd.Process.Kill()
		_ = h.cmd.Wait()
	})
	h.stdout = bufio.NewReader(stdout)
	if line, err := h.stdout.ReadString('\n'); err != nil || line != firstTry {
		t.Fatalf("the hammer said %q: %v", line, err)
	}
	return h
}

func (h *hammer) end(t testing.TB) (through, refused int) {
	t.Helper()
	if err := os.WriteFile(h.stop, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	output, err := io.ReadAll(h.stdout)
	if err != nil {
		t.Fatal(err)
	}
	h.output = string(output)
	if err := h.cmd.Wait(); err != nil {
		t.Fatalf("hammer: %v\n%s", err, h.output)
	}
	fields := strings.Fields(h.output)
	at := slices.Index(fields, "through")
	if at < 0 || at+3 >= len(fields) {
		t.Fatalf("the hammer said %q", h.output)
	}
	through, _ = strconv.Atoi(fields[at+1])
	refused, _ = strconv.Atoi(fields[at+3])
	return through, refused
}
