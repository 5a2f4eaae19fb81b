package toolserver

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func TestReadNumbersLines(t *testing.T) {
	a := newAgent(t, nil)
	a.file("a.txt", "one\r\ntwo\n")
	equal(t, a.call("Read", arguments{"file_path": a.path("a.txt")}), "1\tone\n2\ttwo\n3\t\n")
	equal(t, a.call("Read", arguments{"file_path": "a.txt", "offset": 2, "limit": 1}),
		"2\ttwo\n[lines 2 to 2; the file goes on: read from offset 3]\n")
	if got := a.call("Read", arguments{"file_path": "a.txt", "offset": 9}); !strings.Contains(got, "3 lines") {
		t.Error(got)
	}
	a.file("empty", "")
	if got := a.call("Read", arguments{"file_path": "empty"}); !strings.Contains(got, "empty") {
		t.Error(got)
	}
}

func TestReadIsBounded(t *testing.T) {
	a := newAgent(t, nil)
	a.file("lines", strings.Repeat("x\n", 10_000))
	got := a.call("Read", arguments{"file_path": "lines"})
	if strings.Count(got, "\n") != readLines+1 || !strings.Contains(got, "offset 2001") {
		t.Errorf("%d lines", strings.Count(got, "\n"))
	}
	a.file("wide", strings.Repeat("é", 100_000)+"\nlast")
	got = a.call("Read", arguments{"file_path": "wide"})
	if len(got) > maxLine+200 || !strings.Contains(got, "more bytes]") || !strings.Contains(got, "2\tlast") {
		t.Errorf("%d bytes: %.100q", len(got), got)
	}
	// a hole of 10 GB is one line of zeros after the text
	sparse := a.file("sparse", strings.Repeat("text\n", 2_000))
	if err := os.Truncate(sparse, 10<<30); err != nil {
		t.Fatal(err)
	}
	if got := a.call("Read", arguments{"file_path": "sparse", "limit": 5}); strings.Count(got, "text") != 5 {
		t.Error(got)
	}
}

func TestReadSaysWhatIsNotText(t *testing.T) {
	a := newAgent(t, nil)
	a.file("binary", "ELF\x00\x01")
	a.fails("Read", arguments{"file_path": "binary"}, "binary")
	a.fails("Read", arguments{"file_path": "none"}, "does not exist", a.project)
	a.fails("Read", arguments{"file_path": "."}, "directory")
	if err := unix.Mkfifo(a.path("fifo"), 0o644); err != nil {
		t.Fatal(err)
	}
	a.fails("Read", arguments{"file_path": "fifo"}, "FIFO")
	a.fails("Read", arguments{"file_path": "/dev/zero"}, "device")
	a.fails("Read", arguments{"file_path": "/proc/self/root/etc/passwd"}, "cannot be opened")
	a.fails("Read", arguments{"file_path": "/proc/self/environ"}, "hidden")
	a.fails("Grep", arguments{"pattern": "PATH", "path": "/proc/self/environ"}, "hidden")
	a.fails("Glob", arguments{"pattern": "/proc/self/*"}, "hidden")
	a.fails("Read", arguments{"file_path": "a\x00b"}, "NUL")
	a.file("invalid", "caf\xe9\n")
	equal(t, a.call("Read", arguments{"file_path": "invalid"}), "1\tcaf\uFFFD\n2\t\n")
	a.file("gone (deleted)", "x")
	equal(t, a.call("Read", arguments{"file_path": "gone (deleted)"}), "1\tx\n")
	a.fails("Read", arguments{"file_path": "/proc/self/fd/0"}, "links", "/proc")
	equal(t, a.call("Read", arguments{"file_path": "invalid", "offset": 2, "limit": math.MaxInt64 - 1023}), "2\t\n")
	equal(t, a.call("Read", arguments{"file_path": "invalid", "offset": nil, "pages": nil}), "1\tcaf\uFFFD\n2\t\n")
	a.fails("Read", arguments{}, "Error: the arguments of Read are invalid", "file_path")
	a.fails("Read", arguments{"file_path": "invalid", "lines": 2}, "Error: ", `unexpected additional properties ["lines"]`)
	a.fails("Read", arguments{"file_path": "invalid", "lines": 2}, "It takes file_path, offset, limit, pages")
	a.fails("Read", arguments{"file_path": "invalid", "limit": 1e300}, "Error: ", "limit is too large")
	a.fails("Read", arguments{"file_path": "invalid", "offset": 1.5}, "offset", `want "integer"`)
	a.fails("Read", arguments{"file_path": "invalid", "offset": "second"}, "offset", `want "integer"`)
	a.file("new\nline", "x")
	equal(t, a.call("Read", arguments{"file_path": "new\nline"}), "1\tx\n")
}

func TestNumbersAndBooleansThatModelsWriteAsTexts(t *testing.T) {
	a := newAgent(t, nil)
	a.file("f", "a\nb\na\n")
	for _, two := range []any{2, "2", json.Number("2.0"), json.Number("2e0"), "2.0"} {
		equal(t, a.call("Read", arguments{"file_path": "f", "offset": two, "limit": "1"}),
			"2\tb\n[lines 2 to 2; the file goes on: read from offset 3]\n")
	}
	equal(t, a.call("Grep", arguments{"pattern": "a", "output_mode": "content", "-n": "false", "head_limit": "0"}), "f:a\nf:a\n")
	a.call("Edit", arguments{"file_path": "f", "old_string": "a", "new_string": 7, "replace_all": "true"})
	equal(t, a.content(a.path("f")), "7\nb\n7\n")
	a.fails("Edit", arguments{"file_path": "f", "old_string": "7", "new_string": "8", "replace_all": "yes"}, `want "boolean"`)
}

func TestReadShowsImagesAndNotebooks(t *testing.T) {
	a := newAgent(t, nil)
	a.file("dot.png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
	if given := a.result("Read", arguments{"file_path": "dot.png"}); given.IsError || len(given.Content) != 1 {
		t.Errorf("%+v", given)
	}
	a.file("n.ipynb", `{"cells":[{"cell_type":"code","id":"c1","source":["a = 1\n","a"],"outputs":[
		{"data":{"text/plain":["1"],"image/png":"iVBORw0KGgo="}},{"ename":"E","evalue":"v","traceback":["t"]}]}]}`)
	given := a.result("Read", arguments{"file_path": "n.ipynb"})
	equal(t, textOf(given), "<cell id=\"c1\" type=\"code\">\na = 1\na\n</cell>\n<output>\n1\n</output>\n<output>\nE: v\nt\n</output>\n")
	if len(given.Content) != 2 {
		t.Errorf("%d parts", len(given.Content))
	}
	for name, text := range map[string]string{"bmi.txt": "BMI", "gif.txt": "GIF89a is a format"} { // begin like images
		a.file(name, text)
		equal(t, a.call("Read", arguments{"file_path": name}), "1\t"+text+"\n")
	}
	a.file("dot.bmp", "BM\x00\x00")
	a.fails("Read", arguments{"file_path": "dot.bmp"}, "binary file (image/bmp)", "WebP")
	a.file("bad.ipynb", "{")
	a.fails("Read", arguments{"file_path": "bad.ipynb"}, "not a notebook")
}

func TestWriteKeepsModeLinkAndNames(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Write", arguments{"file_path": "deep/er/new.txt", "content": "x"})
	equal(t, a.content(a.path("deep/er/new.txt")), "x")

	script := a.file("run.sh", "old")
	if err := os.Chmod(script, 0o750); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("run.sh", a.path("link")); err != nil {
		t.Fatal(err)
	}
	a.fails("Write", arguments{"file_path": "link", "content": "new"}, "has not been read")
	a.call("Read", arguments{"file_path": "link"})
	a.call("Write", arguments{"file_path": "link", "content": "new"})
	equal(t, a.content(script), "new")
	stat, err := os.Lstat(script)
	if err != nil || stat.Mode().Perm() != 0o750 {
		t.Errorf("%v %v", stat, err)
	}
	if target, err := os.Readlink(a.path("link")); err != nil || target != "run.sh" {
		t.Errorf("the link is gone: %q %v", target, err)
	}

	if err := os.Link(script, a.path("second")); err != nil {
		t.Fatal(err)
	}
	a.call("Read", arguments{"file_path": "run.sh"})
	a.call("Write", arguments{"file_path": "run.sh", "content": "n"})
	equal(t, a.content(a.path("second")), "n")
	left, _ := filepath.Glob(a.path(".netmon-*"))
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// A server may be killed at any moment of a Write.
func TestWriteHasNoNameUntilItIsWhole(t *testing.T) {
	a := newAgent(t, nil)
	content := strings.Repeat("x", 4<<20)
	done, partial := make(chan struct{}), make(chan string, 1)
	go func() {
		defer close(partial)
		for {
			select {
			case <-done:
				return
			default:
			}
			time.Sleep(50 * time.Microsecond)
			names, _ := os.ReadDir(a.project)
			for _, one := range names {
				if info, err := one.Info(); err == nil && info.Size() != int64(len(content)) {
					partial <- fmt.Sprintf("%s has %d bytes", one.Name(), info.Size())
					return
				}
			}
		}
	}()
	for range 4 {
		a.call("Write", arguments{"file_path": "large", "content": content})
	}
	close(done)
	if seen := <-partial; seen != "" {
		t.Error(seen)
	}
}

func TestEdit(t *testing.T) {
	a := newAgent(t, nil)
	path := a.file("a.go", "x := 1\nx := 2\n")
	edit := func(from, to string, all bool) arguments {
		return arguments{"file_path": "a.go", "old_string": from, "new_string": to, "replace_all": all}
	}
	a.fails("Edit", edit("x := 1", "y", false), "has not been read")
	a.call("Read", arguments{"file_path": "a.go"})
	a.fails("Edit", edit("x :=", "y :=", false), "found 2 times", "replace_all")
	a.fails("Edit", edit("z", "y", false), "not found")
	a.fails("Edit", edit("z", "z", false), "same")
	if got := a.call("Edit", edit("x := 1", "y := 1", false)); !strings.Contains(got, "1\ty := 1") {
		t.Error(got)
	}
	a.call("Edit", edit("1", "3", false)) // its own change needs no second read
	a.call("Edit", edit(":=", "=", true))
	equal(t, a.content(path), "y = 3\nx = 2\n")
	if err := os.WriteFile(path, []byte("other content\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	a.fails("Edit", edit("other", "own", false), "has changed since")
	equal(t, a.content(path), "other content\n")

	a.call("Edit", arguments{"file_path": "new.txt", "old_string": "", "new_string": "made"})
	equal(t, a.content(a.path("new.txt")), "made")
	a.fails("Edit", arguments{"file_path": "none.txt", "old_string": "a", "new_string": "b"}, "does not exist")

	crlf := a.file("crlf.txt", "a\r\nb\r\n")
	a.call("Read", arguments{"file_path": "crlf.txt"})
	a.call("Edit", arguments{"file_path": "crlf.txt", "old_string": "a\nb", "new_string": "c\nd"})
	equal(t, a.content(crlf), "c\r\nd\r\n")
	a.call("Edit", arguments{"file_path": "crlf.txt", "old_string": "c", "new_string": "c\ne"})
	equal(t, a.content(crlf), "c\r\ne\r\nd\r\n")

	a.file("b.js", "a() {\n}\nb() {\n  x\n}\n1\n2\n3\n4\n5\n")
	a.call("Read", arguments{"file_path": "b.js"})
	got := a.call("Edit", arguments{"file_path": "b.js", "old_string": "  x\n}", "new_string": "}"})
	if _, shown, _ := strings.Cut(got, "change:\n"); shown != "1\ta() {\n2\t}\n3\tb() {\n4\t}\n5\t1\n6\t2\n7\t3\n8\t4\n" {
		t.Errorf("%q", got)
	}
}

func TestPathsAreJudgedByWhatTheyLeadTo(t *testing.T) {
	a := newAgent(t, nil)
	secret := filepath.Join(a.hidden, "id_rsa")
	if err := os.WriteFile(secret, []byte("key"), 0o600); err != nil {
		t.Fatal(err)
	}
	links := map[string]string{"to-secret": secret, "to-hidden": a.hidden, "to-outside": filepath.Dir(a.outside("f", "f")),
		"nowhere": filepath.Dir(a.project) + "/outside/made"}
	for name, target := range links {
		if err := os.Symlink(target, a.path(name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, path := range []string{secret, "to-secret", "to-hidden/id_rsa", "../home/.ssh/id_rsa", "~/.ssh/id_rsa"} {
		a.fails("Read", arguments{"file_path": path}, "netmon:", "hidden")
	}
	a.call("Read", arguments{"file_path": "to-outside/f"}) // reading is permitted elsewhere
	for _, path := range []string{"to-outside/f", "to-outside/new", "../outside/f", "/etc/netmon-test", "~/x",
		"../projects-sibling"} {
		a.fails("Write", arguments{"file_path": path, "content": "x"}, "netmon:", "outside of")
	}
	a.fails("Write", arguments{"file_path": "nowhere", "content": "x"}, "leads nowhere")
	a.fails("Write", arguments{"file_path": "to-hidden/new", "content": "x"}, "hidden")
	equal(t, a.content(filepath.Dir(a.project)+"/outside/f"), "f")
	if found := a.call("Grep", arguments{"pattern": "key", "path": a.home}); !strings.Contains(found, "No files") {
		t.Error(found)
	}
}

func TestSettingsOfAgentsAreSealed(t *testing.T) {
	paths := []string{".claude/settings.json", "sub/.claude/hooks/x", ".mcp.json", ".gemini/settings.json",
		".codex/config.toml", ".opencode/plugin/p.js", "opencode.jsonc", ".git/hooks/pre-commit", ".git/config",
		".github/mcp.json", "below/.cursor/mcp.json", ".vscode/mcp.json", ".kiro/settings/mcp.json", ".qwen/settings.json", "crush.json",
		".continue/mcpServers/x.yaml", ".zed/settings.json", ".copilot/mcp-config.json", "sub/.git/worktrees/w/config.worktree", ".git", "sub/.git", ".git/commondir"}
	a := newAgent(t, nil)
	for _, path := range paths {
		a.fails("Write", arguments{"file_path": path, "content": "x"}, "netmon:", "start programs")
		a.fails("Edit", arguments{"file_path": path, "old_string": "", "new_string": "x"}, "netmon:", "start programs")
	}
	if err := os.MkdirAll(a.path(".claude"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(".claude", a.path("innocent")); err != nil {
		t.Fatal(err)
	}
	a.fails("Write", arguments{"file_path": "innocent/settings.json", "content": "x"}, "start programs")
	if err := os.Mkdir(a.path(".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	a.call("Write", arguments{"file_path": ".git/description", "content": "x"})
	a.call("Write", arguments{"file_path": "claude/settings.json", "content": "x"})

	// nothing is left of refused calls, nor made through the user's links
	a.fails("Write", arguments{"file_path": "made/for/.codex/config.toml", "content": "x"}, "start programs")
	if _, err := os.Lstat(a.path("made")); err == nil {
		t.Error("made/ is left")
	}
	a.file("shared/rules.json", "{}")
	for link, target := range map[string]string{".codex": "shared", ".claude/settings.json": "../other/settings.json"} {
		if err := os.Symlink(target, a.path(link)); err != nil {
			t.Fatal(err)
		}
	}
	a.file("other/settings.json", "{}")
	for _, path := range []string{".codex/rules.json", "shared/rules.json", "shared/new", ".claude/settings.json"} {
		a.fails("Write", arguments{"file_path": path, "content": "x"}, "netmon:", "start programs")
	}

	open := newAgent(t, func(s *Settings) { s.SettingsWritable = true })
	open.call("Write", arguments{"file_path": ".claude/settings.json", "content": "x"})
}

func TestFullDiskLeavesTheOldFile(t *testing.T) {
	if os.Getuid() != 0 {
		t.Fatal("this test needs root")
	}
	a := newAgent(t, nil)
	if err := os.Mkdir(a.path("small"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount("tmpfs", a.path("small"), "tmpfs", 0, "size=16k"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = unix.Unmount(a.path("small"), unix.MNT_DETACH) })
	path := a.file("small/a", "old")
	second := a.file("small/b", "old")
	if err := os.Link(second, a.path("small/c")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"small/a", "small/b"} {
		a.call("Read", arguments{"file_path": name})
		a.fails("Write", arguments{"file_path": name, "content": strings.Repeat("x", 100_000)}, "no space left")
		a.call("Read", arguments{"file_path": name})
	}
	equal(t, a.content(path), "old")
	equal(t, a.content(second), "old")
	left, _ := os.ReadDir(a.path("small"))
	equal(t, fmt.Sprint(len(left)), "3")
}
