package toolserver

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sys/unix"
)

func command(text string) arguments { return arguments{"command": text} }

func TestBashGivesOutputAndExitCode(t *testing.T) {
	a := newAgent(t, nil)
	equal(t, a.call("Bash", command("echo out; echo err >&2")), "out\nerr\n")
	equal(t, a.call("Bash", command("true")), "(no output)")
	a.fails("Bash", command("echo before; exit 3"), "Exit code 3\nbefore\n")
	a.fails("Bash", command("kill -9 $$"), "Exit code 137")
	a.fails("Bash", command("if then"), "Exit code 2", "syntax error")
	equal(t, a.call("Bash", command("cat")), "(no output)") // no input to wait for
	a.fails("Bash", command("nonsense"), "line 1: nonsense")
	for _, timeout := range []int{1_000_000, 18_446_744_073_710} { // on overflow, the second would be some ms
		a.fails("Bash", arguments{"command": "true", "timeout": timeout}, "timeout")
	}
	a.fails("Bash", command(strings.Repeat("x", 140_000)), "write it to a file")
	a.call("Bash", command("exec 3>own; echo text >&3")) // a script's own descriptor
	equal(t, a.content(a.path("own")), "text\n")
	meta := a.result("Bash", command("printf abc; exit 4")).Meta[MetaKey].(map[string]any)
	if meta["exit_code"] != 4.0 || meta["bytes"] != 3.0 || meta["command"] != "printf abc; exit 4" {
		t.Errorf("%v", meta)
	}
}

func TestBashKeepsTheDirectoryInside(t *testing.T) {
	a := newAgent(t, nil)
	a.file("sub/f", "x")
	a.call("Bash", command("cd sub; export KEPT=1"))
	equal(t, a.call("Bash", command("pwd; echo $KEPT")), a.path("sub")+"\n\n")
	equal(t, a.call("Read", arguments{"file_path": "f"}), "1\tx\n")
	if got := a.call("Bash", command("cd /; echo there")); !strings.Contains(got, "working directory is "+a.project) {
		t.Error(got)
	}
	equal(t, a.call("Bash", command("pwd")), a.project+"\n")
	a.call("Bash", command("cd sub; exit 0")) // even if the command exits on its own
	equal(t, a.call("Bash", command("pwd")), a.path("sub")+"\n")
}

func TestBashGoesOnWhereTheDirectoryIsGone(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", command("mkdir sub && cd sub"))
	a.call("Bash", command("rmdir ../sub"))
	equal(t, a.call("Bash", command("pwd")), a.project+"\n\nnetmon: the command ran in "+a.project+": "+a.path("sub")+" is not there any more")
	equal(t, a.call("Bash", command("mkdir sub && cd sub && rmdir ../sub && echo on")), "on\n")
	a.call("Write", arguments{"file_path": "f", "content": "x"})
	equal(t, a.content(a.path("f")), "x")
}

func TestBashCutsLongOutputAndKeepsIt(t *testing.T) {
	a := newAgent(t, nil)
	got := a.call("Bash", command("seq 1 200000"))
	if len(got) > maxText || !strings.HasPrefix(got, "1\n2\n") || !strings.HasSuffix(got, "200000\n") {
		t.Errorf("%d bytes", len(got))
	}
	_, after, _ := strings.Cut(got, "the whole output is in ")
	path, _, _ := strings.Cut(after, "]")
	whole := a.content(path)
	if !strings.Contains(whole, "\n100000\n") || strings.Count(whole, "\n") != 200_002 {
		t.Errorf("%d lines in %s", strings.Count(whole, "\n"), path)
	}
	a.call("Read", arguments{"file_path": path})
}

func TestBashInTheBackground(t *testing.T) {
	a := newAgent(t, nil)
	got := a.call("Bash", arguments{"command": "echo started; sleep 0.2; echo done", "run_in_background": true})
	_, after, _ := strings.Cut(got, "are in ")
	path, _, _ := strings.Cut(after, ":")
	waitFor(t, func() bool { return strings.HasSuffix(a.content(path), "started\ndone\n\n[exit code 0]\n") })

	got = a.call("Bash", arguments{"command": "echo here; sleep 100", "timeout": 100})
	if !strings.Contains(got, "goes on in the background") {
		t.Error(got)
	}
	_, group, _ := strings.Cut(got, "kill -- -")
	a.call("Bash", command("kill -- -"+group))
	waitFor(t, func() bool { return a.server.idle() })
}

func (s *Server) idle() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.running == 0
}

func waitFor(t *testing.T, condition func() bool) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); !condition(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("waited for 20 s")
		}
	}
}

// marked counts processes of this machine with a text in their arguments.
func marked(mark string) int {
	count := 0
	found, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, path := range found {
		text, _ := os.ReadFile(path)
		if strings.Contains(string(text), mark) && !strings.Contains(path, fmt.Sprintf("/%d/", os.Getpid())) {
			count++
		}
	}
	return count
}

// stubborn forks, double-forks into a new session, and ignores signals.
func stubborn(mark string) string {
	return fmt.Sprintf(`trap '' TERM INT HUP; (setsid bash -c 'trap "" TERM; while :; do sleep 0.05; done' %[1]s &) ; `+
		`bash -c 'while :; do sleep 0.05; done' %[1]s & while :; do sleep 0.05; done; : %[1]s`, mark)
}

func TestCancelledCommandLeavesNothing(t *testing.T) {
	for _, mode := range []Sandbox{SandboxRequired, SandboxWrites, SandboxOff} {
		a := newAgent(t, func(s *Settings) { s.Sandbox = mode })
		mark := "mark-" + randomName()
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan struct{})
		go func() {
			defer close(done)
			_, _ = a.session.CallTool(ctx, &mcp.CallToolParams{Name: "Bash", Arguments: command(stubborn(mark))})
		}()
		waitFor(t, func() bool { return marked(mark) >= 3 })
		a.file(".mcp.json", "{}") // as if the command had made it
		cancel()
		<-done
		waitFor(t, func() bool { return marked(mark) == 0 })
		waitFor(t, func() bool { _, err := os.Lstat(a.path(".mcp.json")); return err != nil })
		if got := a.call("Bash", command("echo on")); !strings.HasPrefix(got, "on\n") || !strings.Contains(got, ".mcp.json holds settings") {
			t.Error(got)
		}
	}
}

func TestEndOfTheServerLeavesNothing(t *testing.T) {
	for _, mode := range []Sandbox{SandboxRequired, SandboxOff} {
		a := newAgent(t, func(s *Settings) { s.Sandbox = mode })
		mark := "mark-" + randomName()
		a.call("Bash", arguments{"command": stubborn(mark), "run_in_background": true})
		a.call("Bash", command("sleep 1000 "+"& : "+mark))
		waitFor(t, func() bool { return marked(mark) >= 3 })
		a.server.Close()
		waitFor(t, func() bool { return marked(mark) == 0 })
	}
}

func TestCommandsAreConfined(t *testing.T) {
	a := newAgent(t, nil)
	for name, content := range map[string]string{".claude/settings.json": "{}", ".git/config": "[core]\n", ".git/hooks/x": ""} {
		a.file(name, content)
	}
	secret := filepath.Join(a.hidden, "id_rsa")
	if err := os.WriteFile(secret, []byte("key"), 0o600); err != nil {
		t.Fatal(err)
	}
	outside := a.outside("f", "f")
	a.call("Bash", command("echo x > inside; mkdir -p d/e; mv inside d/e; rm -r d; echo ok > /dev/null"))
	for _, text := range []string{
		"echo x > " + outside,
		"rm " + outside,
		"touch " + filepath.Dir(outside) + "/new",
		": > " + outside,
		"ln " + outside + " hard && echo x > hard",
		"echo x > .claude/settings.json",
		"mv .claude gone",
		"rm -rf .claude; mkdir .claude && touch .claude/settings.json",
		"echo x > .git/hooks/pre-commit",
		"git config core.hooksPath x",
		"mv .git gone && mkdir .git && touch .git/config",
		"cat " + secret,
		"umount .claude && echo x > .claude/settings.json",
		"unshare -Urm sh -c 'umount " + a.path(".claude") + " && echo x > .claude/settings.json'",
		"kill -9 1 && sleep 1 && echo survived && false",
	} {
		a.fails("Bash", command(text), "Exit code")
	}
	equal(t, a.content(outside), "f")
	equal(t, a.content(a.path(".claude/settings.json")), "{}")
	if got := a.call("Bash", command("ls -A "+a.hidden)); got != "(no output)" {
		t.Error(got)
	}
	if got := a.call("Bash", command("mkdir .gemini; echo x > .gemini/settings.json; echo made")); !strings.Contains(got, "moved to") {
		t.Error(got)
	}
	if _, err := os.Lstat(a.path(".gemini")); err == nil {
		t.Error(".gemini is there")
	}
}

// device makes a device that leads nowhere, in place of a disk.
func device(t *testing.T) string {
	t.Helper()
	path := "/dev/netmon-test-" + randomName()
	if err := unix.Mknod(path, unix.S_IFBLK|0o600, int(unix.Mkdev(7, 250))); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(path) })
	return path
}

func TestCommandsReadNoDisks(t *testing.T) {
	disk := device(t)
	a := newAgent(t, nil)
	equal(t, a.call("Bash", command("cat "+disk)), "(no output)")
	a.call("Bash", command("echo x > "+disk)) // into nothing
	a.call("Bash", command("echo x > "+strings.Replace(disk, "/dev/", "/dev/shm/", 1)))
	if _, err := os.Lstat(strings.Replace(disk, "/dev/", "/dev/shm/", 1)); err == nil {
		t.Error("shared memory outlives the sandbox")
	}
	a = newAgent(t, func(s *Settings) { s.Sandbox = SandboxWrites })
	a.fails("Bash", command("echo x > "+disk), "Permission denied")
	a.fails("Bash", command("mknod here b 7 250"), "Permission denied")
}

func TestCommandsMakeNoSettings(t *testing.T) {
	for name, text := range map[string]string{
		".gemini":          "mkdir .gemini; echo x > .gemini/settings.json",
		".mcp.json":        "rm .mcp.json; echo x > .mcp.json", // which was a link
		".git":             "echo 'gitdir: made' > .git",
		".opencode":        "mkdir made; mv made .opencode",
		"opencode.jsonc":   "echo x > made; ln -s made opencode.jsonc",
		".github/mcp.json": "mkdir .github; echo x > .github/mcp.json",
		".vscode/mcp.json": "mkdir made; echo x > made/mcp.json; ln -s made .vscode",
	} {
		a := newAgent(t, nil)
		a.file("settings/mcp.json", "{}")
		if err := os.Symlink("settings/mcp.json", a.path(".mcp.json")); err != nil {
			t.Fatal(err)
		}
		if got := a.call("Bash", command(text)); !strings.Contains(got, a.path(name)+" holds settings") {
			t.Error(got)
		}
		if _, err := os.Lstat(a.path(name)); err == nil {
			t.Errorf("%s is there", name)
		}
	}
	a := newAgent(t, nil)
	repository := a.file("repository/config", "[core]\n")
	if err := os.Symlink("repository", a.path(".git")); err != nil {
		t.Fatal(err)
	}
	a.fails("Bash", command("echo x > .git/config"), "Read-only")
	a.call("Bash", command("echo x > .git/HEAD"))
	a.call("Bash", command("rm .git; mkdir .git; echo x > .git/config"))
	if _, err := os.Lstat(a.path(".git/config")); err == nil {
		t.Error(".git/config is there")
	}
	equal(t, a.content(repository), "[core]\n")
}

func TestCommandsReplaceNoDirectoryOfSettings(t *testing.T) {
	a := newAgent(t, nil)
	for path, content := range map[string]string{".github/mcp.json": "{}", ".git/config": "[core]\n", ".git/hooks/x": "x"} {
		a.file(path, content)
	}
	for _, dir := range []string{".github", ".git"} {
		a.fails("Bash", command("mv "+dir+" away && mkdir -p "+dir+" && echo evil > "+dir+"/mcp.json && echo evil > "+dir+"/config"), "mv:")
	}
	equal(t, a.content(a.path(".github/mcp.json")), "{}")
	equal(t, a.content(a.path(".git/config")), "[core]\n")
}

// Neither the target tree of a user's link nor the working directory in a wider writable tree can be replaced.
func TestTreesAboveSettingsAreNotExchanged(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Writable = []string{filepath.Dir(s.Directory)} })
	a.file("shared/claude/settings.json", "{}")
	a.file(".codex/config.toml", "")
	if err := os.Symlink("shared/claude", a.path(".claude")); err != nil {
		t.Fatal(err)
	}
	a.fails("Bash", command("mv shared s && mkdir -p shared/claude && echo x > shared/claude/settings.json"), "mv:")
	a.fails("Bash", command("cd .. && mv project p && mkdir -p project/.codex && echo x > project/.codex/config.toml"), "mv:")
	equal(t, a.content(a.path(".claude/settings.json")), "{}")
	equal(t, a.content(a.path(".codex/config.toml")), "")
	a.call("Bash", command("cd "+a.project+" && echo x > shared/other && mv shared/other ../other"))
}

func TestSettingsStaySealedWhenOthersReplaceThem(t *testing.T) {
	a := newAgent(t, nil)
	config := a.file(".git/config", "[core]\n")
	a.fails("Bash", command("echo x > .git/config"), "Read-only")
	if err := os.Rename(a.file("new", "[user]\n"), config); err != nil { // as git does
		t.Fatal(err)
	}
	a.fails("Bash", command("echo x > .git/config"), "Read-only")
	equal(t, a.content(config), "[user]\n")
}

func TestCommandsGetNoKeys(t *testing.T) {
	t.Setenv("ANTHROPIC_API_KEY", "sk-secret")
	t.Setenv("LC_TIME", "C")
	t.Setenv("MY_FLAG", "given")
	a := newAgent(t, func(s *Settings) { s.Environment = []string{"MY_FLAG"} })
	got := a.call("Bash", command("env"))
	if strings.Contains(got, "sk-secret") || !strings.Contains(got, "MY_FLAG=given") || !strings.Contains(got, "LC_TIME=C") {
		t.Error(got)
	}
	if got := a.result("Bash", command("cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n'")); strings.Contains(textOf(got), "sk-secret") {
		t.Error(textOf(got))
	}
}

func TestWritesAloneConfinesWhatCommandsChange(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Sandbox = SandboxWrites })
	outside := a.outside("as-it-was", "old")
	a.call("Bash", command("echo new > inside; echo x > $TMPDIR/x"))
	a.fails("Bash", command("echo new > "+outside), "Permission denied")
	a.fails("Bash", command("rm "+outside), "Permission denied")
	equal(t, a.content(outside), "old")
	equal(t, a.content(a.path("inside")), "new\n")
}
