package e2e

import (
	"os/exec"
	"strings"
	"testing"

	"netmon/helper/internal/rig"
)

// ^C reaches the command once: from the terminal, and not again from the parent stage.
func TestTerminalInterruptIsDeliveredOnce(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	script := `
import os, pty, sys, time
pid, master = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], [sys.argv[1], "exec", "--cgroup", sys.argv[2], "--", "python3", "-u", "-c",
      "import signal,time\nn=[0]\ndef f(*a): n[0]+=1\nsignal.signal(2,f)\nprint('up')\nt=time.time()\nwhile time.time()-t<1.5: time.sleep(0.05)\nprint('count',n[0])"])
seen = b""
sent = False
while True:
    try:
        data = os.read(master, 4096)
    except OSError:
        break
    if not data:
        break
    seen += data
    if b"up" in seen and not sent:
        sent = True
        os.write(master, b"\x03")
os.waitpid(pid, 0)
print(seen.decode())
`
	output, err := exec.Command("python3", "-c", script, binary, cgroup).CombinedOutput()
	if err != nil || !strings.Contains(string(output), "count 1") {
		t.Errorf("%v: %s", err, output)
	}
}

// ^Z stops the command and returns the terminal to the shell; fg continues it and passes the exit code.
func TestTerminalStopGivesTheShellBack(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	script := `
import os, pty, select, sys, time
pid, master = pty.fork()
if pid == 0:
    os.execv("/bin/bash", ["bash", "--norc", "-i"])
seen = b""
def expect(text, seconds=20):
    global seen
    end = time.time() + seconds
    while text not in seen:
        if time.time() > end:
            sys.exit("no %r in %r" % (text, seen))
        if select.select([master], [], [], 0.1)[0]:
            seen += os.read(master, 4096)
    seen = seen[seen.index(text) + len(text):]
def say(text):
    os.write(master, text.encode())
say("echo ready-$((1+1))\n"); expect(b"ready-2")
say(f"{sys.argv[1]} exec --cgroup {sys.argv[2]} -- bash -c 'echo up-$((1+1)); sleep 2; echo end-$((1+1)); exit 9'\n")
expect(b"up-2") # of bash: dash starts sleep by vfork, and a ^Z before sleep begins would stop the child and hang dash itself
say("\x1a"); expect(b"Stopped")
say("echo shell-$((1+1))\n"); expect(b"shell-2")
say("fg\n"); expect(b"end-2"); expect(b"# ") # what is typed before is the command's
say("echo code-$?\n"); expect(b"code-9")
say("exit\n"); os.waitpid(pid, 0)
`
	if output, err := exec.Command("python3", "-c", script, binary, cgroup).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, output)
	}
}
