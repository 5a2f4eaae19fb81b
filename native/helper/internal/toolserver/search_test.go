package toolserver

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func (a *agent) tree() {
	a.t.Helper()
	if out, err := exec.Command("git", "init", "-q", a.project).CombinedOutput(); err != nil {
		a.t.Fatalf("git init: %v %s", err, out)
	}
	for name, content := range map[string]string{".gitignore": "ignored/\n", "b.ts": "const b = 1;\nfoo()\n", "src/a.ts": "foo(b)\n",
		"src/deep/c.tsx": "none", "ignored/d.ts": "foo", ".github/e.ts": "foo Foo\nfoo\n"} {
		a.file(name, content)
	}
	base := time.Now().Add(-time.Hour)
	for i, name := range []string{"src/a.ts", "b.ts", ".github/e.ts"} {
		if err := os.Chtimes(a.path(name), base, base.Add(time.Duration(i)*time.Minute)); err != nil {
			a.t.Fatal(err)
		}
	}
}

func TestGlob(t *testing.T) {
	a := newAgent(t, nil)
	a.tree()
	equal(t, a.call("Glob", arguments{"pattern": "*.ts"}), "src/a.ts\nb.ts\n.github/e.ts\n")
	equal(t, a.call("Glob", arguments{"pattern": "src/**/*.{ts,tsx}"}), "src/a.ts\nsrc/deep/c.tsx\n")
	equal(t, a.call("Glob", arguments{"pattern": "**/c.*", "path": "src"}), "src/deep/c.tsx\n")
	equal(t, a.call("Glob", arguments{"pattern": a.path("src/*.ts")}), "src/a.ts\n")
	equal(t, a.call("Glob", arguments{"pattern": "../" + filepath.Base(a.project) + "/src/*.ts"}), "src/a.ts\n")
	equal(t, a.call("Glob", arguments{"pattern": "../b.*", "path": "src"}), "b.ts\n")
	a.file("src/ignored/x.ts", "")
	equal(t, a.call("Glob", arguments{"pattern": "*.ts", "path": "src"}), "src/a.ts\n")
	if err := os.WriteFile(a.home+"/notes.txt", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	equal(t, a.call("Glob", arguments{"pattern": "~/notes.*", "path": "src"}), a.home+"/notes.txt\n")
	a.fails("Glob", arguments{"pattern": "../none/*"}, "does not exist")
	equal(t, a.call("Glob", arguments{"pattern": "*.py"}), "No files found")
	equal(t, a.call("Glob", arguments{"pattern": "{src/{deep/c,a},[{]b}.{ts,tsx}"}), "src/a.ts\nsrc/deep/c.tsx\n")
	a.fails("Glob", arguments{"pattern": "*", "path": "none"}, "does not exist")
	a.fails("Glob", arguments{"pattern": "*", "path": "b.ts"}, "not a directory")
	a.fails("Glob", arguments{"pattern": "[a"}, "not a pattern")
}

func TestGrep(t *testing.T) {
	a := newAgent(t, nil)
	a.tree()
	equal(t, a.call("Grep", arguments{"pattern": "foo"}), "Found 3 files\n.github/e.ts\nb.ts\nsrc/a.ts\n")
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "path": "b.ts"}), "b.ts:2:foo()\n")
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "-n": false, "-B": 1, "glob": "b.*"}),
		"b.ts:const b = 1;\nb.ts:foo()\n")
	equal(t, a.call("Grep", arguments{"pattern": "FOO", "-i": true, "output_mode": "count", "path": ".github"}),
		".github/e.ts:3\n\nFound 3 matches in 1 file.")
	got := a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "head_limit": 1, "path": ".github"})
	equal(t, got, ".github/e.ts:1:foo Foo\n[more lines: use offset 1]\n")
	equal(t, a.call("Grep", arguments{"pattern": `1;\nfoo`, "multiline": true}), "Found 1 file\nb.ts\n")
	equal(t, a.call("Grep", arguments{"pattern": "nothing here"}), "No files found")
	equal(t, a.call("Grep", arguments{"pattern": "nothing here", "output_mode": "count"}), "No matches found")
	a.fails("Grep", arguments{"pattern": "foo("}, "ripgrep", "unclosed group")
	a.fails("Grep", arguments{"pattern": "x", "type": "nonsense"}, "unrecognized file type")
	a.fails("Grep", arguments{"pattern": "x", "output_mode": "all"}, "output_mode")
	a.call("Grep", arguments{"pattern": "-v"}) // not an option of ripgrep
	a.file("x, y.md", "foo\n")
	for glob, files := range map[string]string{"*.ts,*.md": "Found 4 files", "*.tsx *.md": "Found 1 file", "x, y.*": "Found 1 file",
		"*.{md,txt}": "Found 1 file", "*.ts, !b.ts": "Found 2 files", "!*.ts": "Found 1 file"} {
		if got := a.call("Grep", arguments{"pattern": "foo", "glob": glob}); !strings.HasPrefix(got, files+"\n") {
			t.Errorf("%s: %s", glob, got)
		}
	}
}

func TestSearchesGoOnWhereSomethingCannotBeRead(t *testing.T) {
	a := newAgent(t, func(settings *Settings) {
		if os.Geteuid() != 0 {
			return
		}
		program := t.TempDir() + "/rg" // root reads everything, unless it gives up the right
		if err := copyFile(settings.Ripgrep, program+"-itself"); err != nil {
			t.Fatal(err)
		}
		content := "#!/bin/sh\nexec setpriv --inh-caps=-all --bounding-set=-dac_override,-dac_read_search " + program + `-itself "$@"`
		if err := os.WriteFile(program, []byte(content), 0o755); err != nil {
			t.Fatal(err)
		}
		settings.Ripgrep = program
	})
	a.file("a", "foo\n")
	a.file("b", "foo\n")
	a.file("closed/c", "foo\n")
	for _, name := range []string{"b", "closed"} {
		if err := os.Chmod(a.path(name), 0); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = os.Chmod(a.path("closed"), 0o755) })
	const note = "[some files or directories could not be read]\n"
	equal(t, a.call("Grep", arguments{"pattern": "foo"}), "Found 1 file\na\n"+note)
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "content"}), "a:1:foo\n"+note)
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "count"}), "a:1\n\nFound 1 match in 1 file.\n"+note)
	equal(t, a.call("Grep", arguments{"pattern": "none"}), "No files found\n"+note)
	equal(t, a.call("Glob", arguments{"pattern": "[abc]"}), "a\nb\n"+note)
	equal(t, a.call("Grep", arguments{"pattern": "foo", "path": "a"}), "Found 1 file\na\n")
}

func TestGrepOfLinesThatEndInCRLF(t *testing.T) {
	a := newAgent(t, nil)
	a.file("crlf", "foo\r\nb\ra\r\n")
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "-A": 1}), "crlf:1:foo\ncrlf:2-b\\ra\n")
	equal(t, a.call("Grep", arguments{"pattern": `\r$`, "output_mode": "count"}), "crlf:2\n\nFound 2 matches in 1 file.")
}

func TestGrepOfNamesWithLineBreaksAndOfBinaryFiles(t *testing.T) {
	a := newAgent(t, nil)
	a.file("a\nb", "foo\n")
	a.file("binary", "foo\n"+strings.Repeat("x\n", 100_000)+"\x00")
	if err := os.WriteFile(a.hidden+"/c\nd", []byte("foo key\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	content := arguments{"pattern": "foo", "output_mode": "content", "glob": "!binary"}
	equal(t, a.call("Grep", content), "a\\nb:1:foo\n")
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "count", "glob": "a*"}), "a\\nb:1\n\nFound 1 match in 1 file.")
	content["path"] = a.home
	equal(t, a.call("Grep", content), "No matches found")
	got := a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "glob": "binary"})
	if !strings.HasPrefix(got, "binary:1:foo\nbinary: WARNING: stopped searching binary file") {
		t.Errorf("%.200q", got)
	}
	got = a.call("Grep", arguments{"pattern": "foo", "output_mode": "content", "path": "binary"})
	if !strings.HasPrefix(got, "binary:1:foo\nbinary: binary file matches") {
		t.Errorf("%.200q", got)
	}
}

func TestSearchesAreBounded(t *testing.T) {
	a := newAgent(t, nil)
	for i := range 30 {
		a.file(strings.Repeat("long-name-", 20)+strings.Repeat("i", i), strings.Repeat("x", 100_000)+"\n"+strings.Repeat("x\n", 2_000))
	}
	for _, args := range []arguments{{"pattern": "x", "output_mode": "content", "head_limit": 0}, {"pattern": "x"}} {
		if got := a.call("Grep", args); len(got) > maxText {
			t.Errorf("%d bytes", len(got))
		}
	}
}

func TestGrepOfAFileReadsNoOther(t *testing.T) {
	a := newAgent(t, nil)
	a.file("f", "foo bar")
	secret := a.hidden + "/id_rsa"
	if err := os.WriteFile(secret, []byte("foo key"), 0o600); err != nil {
		t.Fatal(err)
	}
	query, err := a.server.search("f")
	if err != nil {
		t.Fatal(err)
	}
	defer query.close()
	if err := os.Remove(a.path("f")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(secret, a.path("f")); err != nil {
		t.Fatal(err)
	}
	var found []string
	if err := query.run(context.Background(), grepInput{Pattern: "foo"}.arguments(), '\n', func(path, rest string) bool {
		found = append(found, path+":"+rest)
		return true
	}); err != nil {
		t.Fatal(err)
	}
	equal(t, strings.Join(found, " "), "f:foo bar")
	equal(t, a.call("Grep", arguments{"pattern": "foo", "output_mode": "content"}), "No matches found")
}

// A link that takes a directory's place during a search leads it to nothing hidden, inside of the tree or outside.
func TestSearchesReadNoHiddenFilesThroughExchangedLinks(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Hidden = append(s.Hidden, s.Directory+"/deep/secret") })
	inside := filepath.Dir(a.file("deep/secret/key", "foo key\n"))
	if err := os.WriteFile(a.hidden+"/key", []byte("foo key\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	a.file("deep/other", "foo plain\n")
	for _, follow := range []string{inside, a.hidden} {
		query, err := a.server.search(".")
		if err != nil {
			t.Fatal(err)
		}
		link := a.path("link" + filepath.Base(follow))
		if err := os.Symlink(follow, link); err != nil {
			t.Fatal(err)
		}
		var found []string
		// following links is what the search does to a directory that becomes one
		err = query.run(context.Background(), append(grepInput{Pattern: "foo"}.arguments(), "--follow"), '\n', func(path, rest string) bool {
			found = append(found, path+":"+rest)
			return true
		})
		query.close()
		if err != nil {
			t.Fatal(err)
		}
		equal(t, strings.Join(found, " "), "deep/other:foo plain")
	}
}

func copyFile(from, to string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, content, 0o755)
}
