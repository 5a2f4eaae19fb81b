package e2e

import (
	"os/exec"

	"testing"

	"netmon/helper/internal/rig"
)

// onTerminal defines Python functions for a shell on a new terminal: say, expect, modes, prompt.
const onTerminal = `
import fcntl, os, pty, select, signal, struct, sys, termios, time
netmon, cgroup = sys.argv[1:3]
run = netmon + " exec --cgroup " + cgroup + " --uid 65534 --gid 65534 -- "
pid, master = pty.fork()
if pid == 0:
    os.environ["PS1"] = "prompt> "
    os.execv("/bin/bash", ["bash", "--norc", "--noediting", "-i"])
seen = b""
def expect(text, seconds=20):
    global seen
    text = text.encode()
    end = time.time() + seconds
    while text not in seen:
        if time.time() > end:
            sys.exit("no %r in %r" % (text, seen))
        if select.select([master], [], [], 0.1)[0]:
            seen += os.read(master, 4096)
    before = seen[:seen.index(text)]
    seen = seen[seen.index(text) + len(text):]
    return before.decode()
def say(text):
    os.write(master, text.encode())
def resize(columns, rows):
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
def modes():
    return termios.tcgetattr(master)
def foreground():
    return os.tcgetpgrp(master)
def leave():
    say("exit\n"); os.waitpid(pid, 0)
resize(91, 33)
expect("prompt> ")
`

func terminal(t *testing.T, script string, args ...string) {
	t.Helper()
	path, _ := rig.Cgroup(t)
	command := exec.Command("/usr/bin/python3", append([]string{"-c", onTerminal + script, binary, path}, args...)...)
	if output, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, output)
	}
}

// Input into the caller's shell: through any descriptor or name of a terminal.
func TestTerminalCannotBeTypedInto(t *testing.T) {
	dir := t.TempDir()
	attack := script(t, "attack.py", `
import fcntl, glob, os, sys, termios
line = "touch %s/pwned\n" % sys.argv[1]
fds = [0, 1, 2]
for path in ["/dev/tty", "/dev/console"] + glob.glob("/dev/pts/*") + glob.glob("/dev/tty[0-9]*"):
    try: fds.append(os.open(path, os.O_RDWR | os.O_NOCTTY))
    except OSError: pass
for fd in fds:
    try:
        for c in line: fcntl.ioctl(fd, termios.TIOCSTI, c.encode())
        print("typed into", fd)
    except OSError as e: print("errno", e.errno)
    try: fcntl.ioctl(fd, 0x541c, b"\x03"); print("pasted into", fd)
    except OSError as e: pass
print("tried-%d" % (1 + 1))
`)
	terminal(t, `
attack, dir = sys.argv[3:5]
for flags in ["--uid 65534 --gid 65534", ""]:
    say(f"{netmon} exec --cgroup {cgroup} {flags} -- /usr/bin/python3 {attack} {dir}\n")
    said = expect("tried-2"); expect("prompt> ")
    if "typed" in said.replace("pwned", "") or "pasted" in said or "errno 1\r" not in said: sys.exit(said)
    say("echo after-$((1+1))\n"); expect("after-2"); expect("prompt> ")
leave()
`, attack, dir)
	if fileExists(dir + "/pwned") {
		t.Error("the caller's shell ran it")
	}
}

// The caller's terminal has no name inside, and its modes are restored whatever happened to the session's.
func TestTerminalModesAreRestored(t *testing.T) {
	terminal(t, `
before = modes()
name = os.readlink(f"/proc/{pid}/fd/0")
for script in [
    f"stty raw -echo -isig < /dev/tty; kill -KILL \\$\\$",
    f"ls {name}; stty -F {name} raw -echo; stty raw -echo; exit 3",
    f"tty; stty -echo; setsid sh -c \"sleep 0.1; stty sane\" & exit 4",
]:
    say(f"{run} sh -c '{script}'\n".replace("\\\\$", "$").replace("\\$", "$"))
    expect("prompt> ")
    now = modes()
    if now != before: sys.exit("%r: %r is not %r" % (script, now, before))
say(f"{run} sh -c 'echo $(ls /dev/pts) gone-$((1+1))'\n"); expect("0 ptmx gone-2"); expect("prompt> ")
# killed from outside, with the command's terminal raw
say(f"{run} sh -c 'stty raw -echo; echo raw-$((1+1)); exec sleep 300'\n"); expect("raw-2")
if modes() == before: sys.exit("the caller's terminal is not raw")
for p in open(cgroup + "/cgroup.procs").read().split():
    try: os.kill(int(p), 9)
    except ProcessLookupError: pass  # its pid namespace went with the one before
expect("prompt> ")
if modes() != before: sys.exit("not restored after a kill")
leave()
`)
}

func TestTerminalSizeAndKeys(t *testing.T) {
	terminal(t, `
say(f"{run} /usr/bin/python3 -u -c 'import os, signal, sys, termios, tty; signal.signal(signal.SIGWINCH, lambda *_: print(\"size\", *os.get_terminal_size(0), end=\";\")); print(\"begin\", *os.get_terminal_size(0), os.ttyname(0), os.isatty(1), end=\";\"); tty.setraw(0); print(\"raw\", end=\";\")\nwhile True:\n  c = os.read(0, 1)\n  print(\"key\", c[0], end=\";\")\n  if c == b\"q\": break'\n".replace("\n", "\x01", 0))
`+`
expect("begin 91 33 /dev/pts/"); expect("raw;")
resize(120, 40); expect("size 120 40;")
for key in [3, 26, 28, 4, 17, 19, 13, 10, 0, 127, 255]:
    os.write(master, bytes([key])); expect("key %d;" % key)
say("q"); expect("prompt> ")
say(f"{run} sh -c 'kill -QUIT 0; sleep 10'\n"); expect("prompt> ")
say("echo code-$?\n"); expect("code-131")
expect("prompt> ")
leave()
`)
}

// In a pipeline the command takes no input from the terminal that it does not read.
func TestTerminalInAPipeline(t *testing.T) {
	terminal(t, `
say(f"{run} sh -c 'echo up-$((1+1)) >&2; sleep 1; echo out-$((1+1))' | cat\n"); expect("up-2")
say("echo ahead-$((1+1))\n"); expect("out-2"); expect("ahead-2\r"); expect("prompt> ")
say(f"echo text | {run} sh -c 'read a; echo up-$((1+1)); read b < /dev/tty; echo got-$a-$b-$((1+1))'\n"); expect("up-2")
say("key\n"); expect("got-text-key-2"); expect("prompt> ")
say(f"{run} sh -c 'echo up-$((1+1)) > /dev/tty; read b < /dev/tty; echo got-$b-$((1+1)) > /dev/tty' < /dev/null > /dev/null 2>&1\n")
expect("up-2"); say("none\n"); expect("got-none-2"); expect("prompt> ")
say(f"{run} sh -c 'echo up-$((1+1)) >&2; exec sleep 60' | cat\n"); expect("up-2"); say("\x03"); expect("prompt> ")
say("echo code-\\${{PIPESTATUS[0]}}\n".replace("{{", "{").replace("}}", "}").replace("\\$", "$")); expect("code-130"); expect("prompt> ")
leave()
`)
}

// In the background it runs until it reads; then it stops like any job, and fg gives it the terminal.
func TestTerminalInTheBackground(t *testing.T) {
	terminal(t, `
say(f"{run} sh -c 'echo up-$((1+1)); read a; echo got-$a-$((1+1)); exit 5' &\n"); expect("up-2")
end = time.time() + 20
while b"Stopped" not in seen:
    if time.time() > end: sys.exit("not stopped: %r" % seen)
    time.sleep(0.05); say("\n"); seen += os.read(master, 4096)
say("fg\n"); expect("sh -c"); say("word\n"); expect("got-word-2"); expect("prompt> ")
say("echo code-$?\n"); expect("code-5"); expect("prompt> ")
leave()
`)
}

// If its terminal goes away, the command is notified and the session ends.
func TestTerminalHangsUp(t *testing.T) {
	terminal(t, `
say(f"{run} sh -c 'echo up-$((1+1)); exec sleep 300'\n"); expect("up-2")
os.close(master)
end = time.time() + 20
while open(cgroup + "/cgroup.procs").read():
    if time.time() > end: sys.exit("it goes on")
    time.sleep(0.02)
`)
}

func TestTerminalOfAnInteractiveShell(t *testing.T) {
	// what is typed comes back as well, and must not be taken for what it leads to; dash would start sleep by vfork, and a ^Z
	// before sleep begins stops the child alone, while dash waits for it and is never seen to stop
	terminal(t, `
say(run + "env PS1='inn''er> ' bash --norc --noediting -i\n"); expect("inner> ")
say("sh -c 'trap \"echo on-\\$((1+1))\" CONT; echo go-$((1+1)); while :; do read a; done'\n"); expect("go-2"); say("\x1a"); expect("Stopped"); expect("inner> ")
say("jobs -l\n"); expect("read a"); expect("inner> ")
say("fg\n"); expect("on-2"); say("\x03"); expect("inner> ")
say("suspend\n"); expect("Stopped"); expect("prompt> ")
say("fg\n"); say("echo in-$((1+1))\n"); expect("in-2"); expect("inner> ")
say("exit 6\n"); expect("prompt> "); say("echo code-$?\n"); expect("code-6"); expect("prompt> ")
leave()
`)
}

func TestTerminalsMustBeOne(t *testing.T) {
	path, _ := rig.Cgroup(t)
	text := `
import os, subprocess, sys
a, b = os.openpty(), os.openpty()
done = subprocess.run(sys.argv[1:3] + ["--cgroup", sys.argv[3], "--", "true"], stdin=a[1], stdout=b[1], stderr=subprocess.PIPE, start_new_session=True)
sys.exit(0 if done.returncode == 125 and b"second terminal" in done.stderr else repr(done))
`
	if output, err := exec.Command("/usr/bin/python3", "-c", text, binary, "exec", path).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, output)
	}
}
