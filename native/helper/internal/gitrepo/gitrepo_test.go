package gitrepo

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"netmon/helper/internal/beneath"
)

func git(t *testing.T, directory string, args ...string) (string, error) {
	t.Helper()
	run := exec.Command("git", args...)
	run.Dir = directory
	run.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null")
	out, err := run.CombinedOutput()
	return string(out), err
}

// Whatever git reads as one of these keys is a program here, however it is written.
func TestProgramsInEveryNotation(t *testing.T) {
	for _, text := range []string{
		"[core]\nfsmonitor=evil", "[CORE]\n\tFSMonitor = \"evil\" ; x", "[core] fsmonitor = evil", "[core]\r\nfsmonitor=evil\r\n",
		"\xef\xbb\xbf[core]\nfsmonitor=evil", "[core]\nbare = \\\nfalse\nfsmonitor=evil", "[core]fsmonitor=evil",
		"[a \"b\\\"]\"]\nx=y\n[core]\nfsmonitor=ev\\\nil", "[core]\nfsmonitor = ev\"i\"l", "[core]#x\nfsmonitor=evil",
		"[core]\nignorecase\n fsmonitor=evil",
	} {
		directory := t.TempDir()
		if err := os.WriteFile(filepath.Join(directory, "c"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if value, _ := git(t, directory, "config", "--file", "c", "core.fsmonitor"); value != "evil\n" {
			t.Errorf("git reads %q as %q: the test shows nothing", text, value)
		}
		if ConfigPrograms([]byte(text), nil) == nil {
			t.Errorf("%q: no program", text)
		}
	}
	for _, text := range []string{"[core]\nsshCommand=x", "[alias]\nst=status", "[include]\npath=x", "[includeIf \"gitdir:x\"]\npath=x",
		"[remote \"o\"]\nuploadpack=x", "[remote \"o\"]\nurl=ext::x", "[remote \"o\"]\nurl=e\"xt::\"x", "[url \"ext::x\"]\ninsteadOf=y",
		"[diff \"d\"]\ntextconv=x", "[merge \"m\"]\ndriver=x", "[credential]\nhelper=x", "[gpg]\nprogram=x", "[submodule \"s\"]\nupdate=!x",
		"[http]\nsaveCookies=true", "[http \"https://x\"]\nsaveCookies", "[branch \"b\"]\nremote=ext::x", "[branch \"b\"]\npushRemote=ext::x",
		"[remote]\npushDefault=ext::x", "[rebase]\ninstructionFormat=%s%nexec x", "[url \"foo:\"]\ninsteadOf=b", "[url \"foo\"]\ninsteadOf=b", "[url \"\"]\ninsteadOf=/",
		"[new]\nkey=x", "x", "[core", "a=b", "[core]\n\x00", "[core.x]\nbare=true"} {
		if ConfigPrograms([]byte(text), nil) == nil {
			t.Errorf("%q: no program", text)
		}
	}
}

func TestOrdinaryConfigurationsStartNothing(t *testing.T) {
	root := t.TempDir()
	for _, args := range [][]string{
		{"init", "-q", "-b", "main", "."}, {"config", "user.name", "a \"b\" \\c; d"}, {"config", "user.email", "a@example.org"},
		{"commit", "-q", "--allow-empty", "-m", "x"}, {"remote", "add", "o", "git@[2001:db8::1]:x.git"}, {"branch", "topic"},
		{"config", "branch.topic.description", "several\nlines"}, {"config", "pull.rebase", "true"}, {"config", "core.fsmonitor", "false"},
		{"config", "http.https://example.org/.extraheader", "x: y"}, {"clone", "-q", ".", "clone"}, {"clone", "-q", "--bare", ".", "bare"},
	} {
		if out, err := git(t, root, args...); err != nil {
			t.Fatalf("%v: %s", args, out)
		}
	}
	for _, path := range []string{".git/config", "clone/.git/config", "bare/config"} {
		content, err := os.ReadFile(filepath.Join(root, path))
		if found := ConfigPrograms(content, nil); err != nil || found != nil {
			t.Errorf("%s: %q %v", path, found, err)
		}
	}
	for path, is := range map[string]bool{".git": true, "bare": true, "clone": false, "clone/.git": true} {
		dir, err := beneath.OpenTree(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		if Is(dir) != is || len(Programs(dir, nil)) > 0 {
			t.Errorf("%s: %v %v", path, Is(dir), Programs(dir, nil))
		}
		dir.Close()
	}
	lfs := "[filter \"lfs\"]\n\tclean = git-lfs clean -- %f\n\tsmudge = git-lfs smudge -- %f\n\tprocess = git-lfs filter-process\n\trequired = true\n"
	if found := ConfigPrograms([]byte(lfs), nil); found != nil {
		t.Errorf("%q", found)
	}
	if ConfigPrograms([]byte(strings.ReplaceAll(lfs, "git-lfs clean", "git-lfs; x")), nil) == nil {
		t.Error("another program passes")
	}
}

// A helper's name may come together from a configuration that rewrites URLs, or be in a file of former times.
func TestEveryWayToARemoteHelperIsAProgram(t *testing.T) {
	for _, made := range []map[string]string{
		{"config": "[url \"foo:\"]\n\tinsteadOf = b\n[remote \"origin\"]\n\turl = b:x\n"},
		{"config": "[url \"\"]\n\tinsteadOf = /\n[remote \"origin\"]\n\turl = /foo::x\n"},
		{"remotes/origin": "URL: foo::x\nPull: refs/heads/a\n"},
		{"branches/origin": "foo::x\n"},
	} {
		root := t.TempDir()
		if out, err := git(t, root, "init", "-q", "."); err != nil {
			t.Fatal(out)
		}
		for name, content := range made {
			path := filepath.Join(root, ".git", name)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if out, _ := git(t, root, "fetch", "origin"); !strings.Contains(out, "remote-foo") {
			t.Errorf("%v: git says %q: the test shows nothing", made, out)
		}
		repository, err := beneath.OpenTree(filepath.Join(root, ".git"))
		if err != nil {
			t.Fatal(err)
		}
		if Programs(repository, nil) == nil {
			t.Errorf("%v: no program", made)
		}
		repository.Close()
	}
}
