package toolserver

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// exists follows no link.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// absent fails for each path at which there is something.
func (a *agent) absent(names ...string) {
	a.t.Helper()
	for _, name := range names {
		if exists(a.path(name)) {
			a.t.Errorf("%s is there", name)
		}
	}
}

func inBackground(text string) arguments {
	return arguments{"command": text, "run_in_background": true}
}

// makesSettings makes what starts programs, and says so by a file.
const makesSettings = "mkdir -p .claude .git/hooks; echo x > .claude/settings.json; echo x > .mcp.json; " +
	"echo x > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit; touch made"

var madeSettings = []string{".claude", ".mcp.json", ".git/hooks/pre-commit"}

func TestSettingsMadeInTheBackgroundNeverBecomeKnown(t *testing.T) {
	for name, begin := range map[string]func(*agent){
		"a command in the background": func(a *agent) {
			a.call("Bash", inBackground("while [ ! -e go ]; do sleep 0.01; done; "+makesSettings+"; while [ ! -e end ]; do sleep 0.01; done"))
		},
		"a child that is left": func(a *agent) {
			a.call("Bash", command("setsid bash -c 'while [ ! -e go ]; do sleep 0.01; done; "+makesSettings+"; sleep 100' >/dev/null 2>&1 &"))
		},
	} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, nil)
			begin(a)
			a.file("go", "")
			waitFor(t, func() bool { return exists(a.path("made")) })
			a.server.endCommands(a.server.box) // the next one gets a new sandbox
			a.call("Bash", command("echo next"))
			a.absent(madeSettings...)
			a.server.Close()
			a.absent(madeSettings...)
		})
	}
}

// Nobody calls a tool any more.
func TestSettingsAreMovedWhenTheLastProcessEnds(t *testing.T) {
	wait := "while [ ! -e go ]; do sleep 0.01; done; " + makesSettings
	for name, args := range map[string]arguments{"a command": inBackground(wait),
		"a child": command("setsid bash -c '" + wait + "' >/dev/null 2>&1 &")} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, nil)
			a.call("Bash", args)
			a.file("go", "")
			waitFor(t, func() bool { return exists(a.path("made")) })
			for _, name := range madeSettings {
				waitFor(t, func() bool { return !exists(a.path(name)) })
			}
			if got := a.call("Bash", command("echo next")); !strings.Contains(got, ".mcp.json holds settings") {
				t.Error(got)
			}
		})
	}
}

func TestSettingsAreMovedAtTheEnd(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", inBackground(makesSettings+"; sleep 100"))
	waitFor(t, func() bool { return exists(a.path("made")) })
	a.server.Close()
	a.absent(madeSettings...)
}

// What others change is theirs: the user's own settings stay.
func TestKnownSettingsStay(t *testing.T) {
	a := newAgent(t, nil)
	a.file(".claude/settings.json", "{}")
	a.file(".mcp.json", "{}")
	a.call("Bash", command("echo one"))
	a.file(".mcp.json", "{\"changed\": 1}")
	a.file(".claude/other.json", "{}")
	a.call("Bash", command("echo two"))
	a.server.Close()
	equal(t, a.content(a.path(".mcp.json")), "{\"changed\": 1}")
	equal(t, a.content(a.path(".claude/other.json")), "{}")
}

// The server is not confined, and a command tells it where to go.
func TestLinksLeadTheQuarantineNowhere(t *testing.T) {
	for _, text := range []string{
		"ln -sfn HIDDEN .git",
		"ln -sfn HIDDEN .github",
		"mkdir .git && ln -s HIDDEN .git/hooks",
		"mkdir -p chain && ln -s chain/last .git && ln -s HIDDEN chain/last",
		"mkdir -p sub && ln -s HIDDEN sub/.git",
	} {
		a := newAgent(t, nil)
		for _, name := range []string{"config", "mcp.json", "pre-commit"} {
			if err := os.WriteFile(filepath.Join(a.hidden, name), []byte("[core]\nfsmonitor=x\n"), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		a.call("Bash", command(strings.ReplaceAll(text, "HIDDEN", a.hidden)))
		a.call("Bash", command("echo next"))
		a.server.Close()
		names, _ := os.ReadDir(a.hidden)
		if len(names) != 3 || !exists(a.hidden+"/config") || !exists(a.hidden+"/mcp.json") {
			t.Errorf("%s: hidden files were moved: %v", text, names)
		}
	}
}

// exchange runs until it is told to end: a directory and a link to the hidden directory take each other's place.
const exchange = "for i in 1 2 3; do (while [ ! -e end ]; do " +
	"rm -rf NAME; mkdir NAME; echo x > NAME/config; echo x > NAME/mcp.json; rm -rf NAME; ln -s HIDDEN NAME; done) & done; wait"

func TestExchangedLinksLeadTheQuarantineNowhere(t *testing.T) {
	for _, name := range []string{".git", ".github", "sub/.git"} {
		a := newAgent(t, nil)
		for _, one := range []string{"config", "mcp.json"} {
			if err := os.WriteFile(filepath.Join(a.hidden, one), []byte("[core]\nfsmonitor=secret\n"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		a.file("sub/f", "")
		a.call("Bash", inBackground(strings.NewReplacer("NAME", name, "HIDDEN", a.hidden).Replace(exchange)+" 2>/dev/null"))
		for range 15 {
			a.result("Bash", command("true"))
		}
		names, _ := os.ReadDir(a.hidden)
		if len(names) != 2 || !exists(a.hidden+"/config") || !exists(a.hidden+"/mcp.json") {
			t.Errorf("hidden files were moved: %v", names)
		}
		if got := textOf(a.result("Bash", command("grep -rsh secret . ; true"))); strings.Contains(got, "fsmonitor=secret") {
			t.Errorf("the agent reads them: %s", got)
		}
		a.file("end", "")
		waitFor(t, a.server.idle)
	}
}

// A directory that a command closed for its own user is not a place to keep settings.
func TestSettingsInClosedDirectoriesAreMoved(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", command("mkdir -p sub/hooks sub/objects sub/refs && echo x > sub/hooks/pre-commit && chmod 755 sub/hooks/pre-commit && chmod 500 sub/hooks && chmod 300 sub"))
	a.absent("sub/hooks/pre-commit")
	_ = os.Chmod(a.path("sub"), 0o755)
	a = newAgent(t, nil)
	if got := a.call("Bash", command("echo x > .mcp.json; chmod 500 .")); !strings.Contains(got, "was moved to") {
		t.Error(got)
	}
	a.absent(".mcp.json")
}

func git(t *testing.T, directory string, args ...string) (string, error) {
	t.Helper()
	run := exec.Command("git", args...)
	run.Dir = directory
	run.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "GIT_AUTHOR_NAME=n", "GIT_AUTHOR_EMAIL=e",
		"GIT_COMMITTER_NAME=n", "GIT_COMMITTER_EMAIL=e")
	out, err := run.CombinedOutput()
	return string(out), err
}

const (
	head    = "ref: refs/heads/main\n"
	program = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = \"touch ran; false\"\n"
	plainly = "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n"
)

// Whatever order the parts are made in, git runs nothing that a tool named.
func TestRepositoryByItsPartsIsNotWritten(t *testing.T) {
	parts := map[string]string{"HEAD": head, "config": program, "objects/info/x": "", "refs/heads/x": ""}
	for _, order := range [][]string{
		{"HEAD", "config", "objects/info/x", "refs/heads/x"},
		{"config", "HEAD", "refs/heads/x", "objects/info/x"},
		{"HEAD", "objects/info/x", "refs/heads/x", "config"},
		{"objects/info/x", "refs/heads/x", "config", "HEAD"},
	} {
		a := newAgent(t, nil)
		refused := 0
		for _, part := range order {
			given := a.result("Write", arguments{"file_path": "sub/" + part, "content": parts[part]})
			if given.IsError {
				refused++
				if !strings.Contains(textOf(given), "start programs") {
					t.Error(textOf(given))
				}
			}
		}
		if refused == 0 {
			t.Errorf("%v: nothing was refused", order)
		}
		_, _ = git(t, a.path("sub"), "status")
		a.absent("sub/ran", "ran")
	}
	a := newAgent(t, nil) // the same without a program
	parts["config"] = plainly
	for part, content := range parts {
		a.call("Write", arguments{"file_path": "sub/" + part, "content": content})
	}
	a.call("Read", arguments{"file_path": "sub/config"})
	a.fails("Write", arguments{"file_path": "sub/config", "content": program}, "start programs")
	a.fails("Edit", arguments{"file_path": "sub/config", "old_string": "bare = true", "new_string": "sshCommand = x"}, "start programs")
	a.call("Edit", arguments{"file_path": "sub/config", "old_string": "bare = true", "new_string": "bare = false"})
	a.fails("Write", arguments{"file_path": "sub/hooks/pre-commit", "content": "x"}, "start programs")
	// the same file names elsewhere
	a.call("Write", arguments{"file_path": "etc/config", "content": "[alias]\n\tx = !y\n"})
	a.call("Write", arguments{"file_path": "hooks/pre-commit", "content": "#!/bin/sh\n"})
}

func TestRepositoryWithProgramsIsMovedAway(t *testing.T) {
	byHand := "mkdir -p P/objects P/refs P/hooks && echo 'ref: refs/heads/main' > P/HEAD && "
	for text, gone := range map[string]string{
		byHand + "printf '[core]\\nfsmonitor=x\\n' > P/config":                                                                       "P/config",
		byHand + "printf '[core] fsmonitor=x\\n' > P/config":                                                                         "P/config",
		byHand + "printf '[core]\\nbare=true\\n[CORE]\\nHooksPath = /x\\n' > P/config":                                               "P/config",
		byHand + "printf '[include]\\npath = /x\\n' > P/config":                                                                      "P/config",
		byHand + "printf '[remote \"o\"]\\nurl = ext::sh -c x\\n' > P/config":                                                        "P/config",
		byHand + "printf '[alias]\\nst = !x\\n' > P/config":                                                                          "P/config",
		byHand + "printf '[filter \"f\"]\\nsmudge = x\\n' > P/config":                                                                "P/config",
		byHand + "printf '[submodule \"s\"]\\nupdate = !x\\n' > P/config":                                                            "P/config",
		byHand + "printf '[core]\\nbare = \\\\\\n false\\nfsmonitor=x' > P/config":                                                   "P/config",
		byHand + "echo '[core]' > real; printf '\\tfsmonitor=x\\n' >> real; ln -s $PWD/real P/config":                                "P/config",
		byHand + "mkfifo P/config":                                                                                                   "P/config",
		byHand + "printf '[core]\\nfsmonitor=x\\n' > P/config.worktree":                                                              "P/config.worktree",
		byHand + "echo x > P/hooks/post-checkout; chmod +x P/hooks/post-checkout":                                                    "P/hooks/post-checkout",
		byHand + "ln -s /bin/true P/hooks/post-checkout":                                                                             "P/hooks/post-checkout",
		byHand + "rmdir P/hooks; mkdir other; ln -s ../other P/hooks":                                                                "P/hooks",
		"git init -q P && git -C P config core.pager x":                                                                              "P/.git/config",
		"git init -q P && echo x > P/.git/hooks/pre-commit && chmod +x P/.git/hooks/pre-commit":                                      "P/.git/hooks/pre-commit",
		"git init -q --separate-git-dir=elsewhere P && git -C P config core.pager x":                                                 "elsewhere/config",
		byHand + "mkdir P/w; echo x > P/w/HEAD; echo .. > P/w/commondir; echo '[a]b=c' > P/w/config.worktree":                        "P/w/config.worktree",
		"mkdir -p P c/objects c/refs; echo 'ref: refs/x' > P/HEAD; echo ../c > P/commondir; printf '[core]\\npager=x\\n' > c/config": "c/config",
		"mkdir -p P/.git/modules/s/objects P/.git/modules/s/refs; printf '[core]\\npager=x\\n' > P/.git/modules/s/config":            "P/.git/modules/s/config",
		"git init -q . && git config core.pager x":                                                                                   ".git/config",
	} {
		a := newAgent(t, nil)
		in := strings.NewReplacer("P", []string{"sub", "a/b/c/d/e"}[len(text)%2], "$PWD", a.project)
		if got := a.call("Bash", command(in.Replace(text))); !strings.Contains(got, a.path(in.Replace(gone))+" holds settings") {
			t.Errorf("%s: %s", text, got)
		}
		a.absent(in.Replace(gone))
	}
}

// Ordinary work with repositories is left alone.
func TestRepositoriesWithoutProgramsStay(t *testing.T) {
	a := newAgent(t, nil)
	if err := os.MkdirAll(a.path("source"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"init", "-q", "-b", "main"}, {"commit", "-q", "--allow-empty", "-m", "first"}} {
		if out, err := git(t, a.path("source"), args...); err != nil {
			t.Fatal(out)
		}
	}
	for _, text := range []string{
		"git init -q . && git config user.name n && git config user.email e && git add -A source/. 2>/dev/null; git commit -qm x --allow-empty",
		"git remote add origin https://example.org/x.git && git checkout -qb work",
		"git clone -q source clone && git -C clone pull -q && git -C clone config user.name n && git -C clone checkout -q -b topic origin/main",
		"git clone -q --bare source bare.git && git clone -q --mirror source mirror.git",
		"git -C clone worktree add -q ../tree && git -C tree status",
		"git -C clone -c protocol.file.allow=always submodule add -q ../source inner && git -C clone commit -qm inner && git -C clone submodule update --init",
		"git -C clone config pull.rebase true && git -C clone branch -u origin/main && git -C clone gc -q",
		"git init -q --separate-git-dir=elsewhere separate && git -C separate status",
	} {
		if got := a.call("Bash", command("export GIT_CONFIG_GLOBAL=/dev/null GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=e GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=e; "+text)); strings.Contains(got, "holds settings") {
			t.Errorf("%s: %s", text, got)
		}
	}
	a.server.Close()
	for _, name := range []string{".git/config", "clone/.git/config", "bare.git/config", "tree/.git", "clone/.git/modules/inner/config"} {
		if !exists(a.path(name)) {
			t.Errorf("%s is gone", name)
		}
	}
}

// What the user's own repositories run is known, also after a command has moved or copied them.
func TestKnownProgramsOfRepositoriesStay(t *testing.T) {
	a := newAgent(t, nil)
	for _, args := range [][]string{{"init", "-q", "sub"}, {"-C", "sub", "config", "core.pager", "less"}} {
		if out, err := git(t, a.project, args...); err != nil {
			t.Fatal(out)
		}
	}
	hook := a.file("sub/.git/hooks/pre-commit", "#!/bin/sh\n")
	if err := os.Chmod(hook, 0o755); err != nil {
		t.Fatal(err)
	}
	before := a.content(a.path("sub/.git/config"))
	a.call("Bash", command("echo one"))
	for _, text := range []string{"mv sub moved", "cp -r moved copied", "git -C moved config user.name n", "chmod +x moved/.git/hooks/pre-commit"} {
		if got := a.call("Bash", command(text)); strings.Contains(got, "holds settings") {
			t.Error(got)
		}
	}
	a.call("Bash", command("mv moved sub && git -C sub config --unset user.name"))
	if got := a.call("Bash", command("git -C sub config core.fsmonitor evil")); !strings.Contains(got, "holds settings") {
		t.Error(got)
	}
	equal(t, strings.TrimSpace(a.content(a.path("sub/.git/config"))), strings.TrimSpace(before)) // the known one is put back
	if got := a.call("Bash", command("echo evil >> sub/.git/hooks/pre-commit")); !strings.Contains(got, "pre-commit holds settings") {
		t.Error(got)
	}
}

// Whatever a command makes of it, with whatever rights.
func TestConfigurationIsPutBackAsItWas(t *testing.T) {
	texts := []string{
		"cp C c; rm C; ln -s ../../c C; git config -f c core.fsmonitor evil",
		"rm C; mkdir C",
		"rm C; mkfifo C",
		"rm C; python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"C\")'",
		"git config -f C core.fsmonitor evil; truncate -s 300M C",
		"rm C; truncate -s 300M C",
		"cp C c; git config -f c core.fsmonitor evil; ln -f c C",
		"git config -f C core.fsmonitor evil; chmod 000 C",
		"git config -f C core.fsmonitor evil; chmod 555 sub/.git",
		"git config -f C core.fsmonitor evil; chmod 000 sub/.git",
		"git config -f C core.fsmonitor evil; chmod 000 C sub/.git sub",
		"rm C; mkdir C; touch C/x; chmod 000 C; chmod 500 sub/.git",
		"mv sub/.git x; mkdir sub/.git; cp -r x/* sub/.git; git config -f C core.fsmonitor evil",
	}
	if os.Geteuid() != 0 { // root reads it, and nothing in it has changed
		texts = append(texts, "chmod 000 C")
	}
	for _, text := range texts {
		a := newAgent(t, nil)
		if out, err := git(t, a.project, "init", "-q", "sub"); err != nil {
			t.Fatal(out)
		}
		path := a.path("sub/.git/config")
		if err := os.Chmod(path, 0o640); err != nil {
			t.Fatal(err)
		}
		before := a.content(path)
		a.call("Bash", command("true"))
		got := a.call("Bash", command(strings.ReplaceAll(text, "C", "sub/.git/config")))
		if !strings.Contains(got, "is as it was before") {
			t.Errorf("%s: %s", text, got)
		}
		quarantined := "find . -name '.netmon-quarantine-*' | grep -c ."
		a.shell("chmod 700 sub sub/.git; [ $(" + quarantined + ") = 1 ]")
		equal(t, a.content(path), before)
		if stat, err := os.Stat(path); err != nil || stat.Mode().Perm() != 0o640 {
			t.Errorf("%s: %v %v", text, stat.Mode(), err)
		}
		if got := a.call("Bash", command("true")); strings.Contains(got, "holds settings") {
			t.Errorf("%s, later: %s", text, got)
		}
		a.shell("[ $(" + quarantined + ") = 1 ]; chmod -R u+rwx .")
	}
}

func TestConfigurationThatIsNotPutBackIsNamed(t *testing.T) {
	a := newAgent(t, nil)
	a.shell("git init -q sub; (seq -f '#%050.0f' 10000) >> sub/.git/config")
	a.call("Bash", command("true"))
	if got := a.call("Bash", command("git config -f sub/.git/config core.fsmonitor evil")); !strings.Contains(got, "config was not put back") {
		t.Error(got)
	}
	a.absent("sub/.git/config")
}

// A command in `writes` has no mounts that protect a repository's settings.
func TestWritesAloneChangesNoPrograms(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Sandbox = SandboxWrites })
	if out, err := git(t, a.project, "init", "-q"); err != nil {
		t.Fatal(out)
	}
	a.call("Bash", command("git config user.name n"))
	if got := a.call("Bash", command("git config core.fsmonitor evil; echo x > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit")); strings.Count(got, "holds settings") != 2 {
		t.Error(got)
	}
	if strings.Contains(a.content(a.path(".git/config")), "evil") {
		t.Error("the program is still named")
	}
}

// Hidden trees in a writable one stay hidden when a command moves what is above them.
func TestTreesAboveHiddenOnesAreNotMoved(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Hidden = append(s.Hidden, s.Directory+"/a/b/secret") })
	a.file("a/b/secret/key", "a secret")
	a.result("Bash", command("mv a moved; mv a/b moved"))
	a.server.endCommands(a.server.box)
	got := textOf(a.result("Bash", command("cat */b/secret/key */secret/key")))
	if strings.Contains(got, "a secret") {
		t.Error(got)
	}
}

func TestDeepAndWideTreesAreSearchedWithinBounds(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", command("mkdir -p wide; cd wide; seq 1 3000 | xargs mkdir; printf '\\377' | xargs mkdir; cd ..; "+
		"for i in $(seq 1 300); do mkdir d && cd d || exit 1; done"))
	if got := a.call("Bash", command("mkdir -p z/objects z/refs; printf '[core]\\npager=x\\n' > z/config")); !strings.Contains(got, "z/config holds settings") {
		t.Error(got)
	}
	if err := unix.Access(a.path("wide/3000"), unix.F_OK); err != nil {
		t.Error(err)
	}
}

// The directory for outputs may be in a tree that commands change.
func TestOutputsGoNowhereElse(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.Writable = append(s.Writable, s.Outputs) })
	elsewhere := filepath.Join(a.hidden, "elsewhere")
	if err := os.Mkdir(elsewhere, 0o755); err != nil {
		t.Fatal(err)
	}
	a.call("Bash", command("cd $TMPDIR/../.. && mv netmon-tools-* moved && ln -s "+elsewhere+" $(basename $(dirname $TMPDIR))"))
	a.result("Bash", command("seq 1 200000"))
	if names, _ := os.ReadDir(elsewhere); len(names) > 0 {
		t.Errorf("an output is in %s: %v", elsewhere, names)
	}
	a.server.Close()
	if !exists(elsewhere) {
		t.Error("another directory was removed")
	}
	_ = os.RemoveAll(filepath.Dir(a.project) + "/outputs/moved")
}

// A command that knows how repositories are found cannot keep one from being found.
func TestRepositoriesThatHideTheirProgramsAreFound(t *testing.T) {
	parts := "mkdir -p P/objects P/refs P/hooks; echo 'ref: refs/heads/main' > P/HEAD; "
	named := parts + "printf '[core]\\npager=x\\n' > P/config; "
	for name, text := range map[string]string{
		"closed":                    named + "chmod 000 P",
		"cannot be listed":          named + "chmod 111 P",
		"configuration closed":      named + "chmod 000 P/config",
		"long name of a hook":       parts + "touch P/hooks/$(printf 'a%.0s' $(seq 250)); chmod +x P/hooks/*",
		"many hooks":                parts + "cd P/hooks && seq 1 2000 | xargs touch && chmod +x *",
		"name that is not UTF-8":    parts + "cp -r P $(printf 'P\\377\\n'); printf '[core]\\npager=x\\n' > $(printf 'P\\377\\n')/config",
		"configuration linked":      parts + "printf '[core]\\npager=x\\n' > c; ln c P/config",
		"configuration is a socket": parts + "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"P/config\")'",
		"configuration too large":   parts + "head -c 1M /dev/zero | tr '\\0' '\\n' > P/config; printf '[core]\\npager=x\\n' >> P/config",
		"among what was moved":      "mkdir .netmon-quarantine-x; cd .netmon-quarantine-x; " + named,
		"parts are links":           "mkdir P o r; ln -s ../o P/objects; ln -s ../r P/refs; echo 'ref: refs/x' > P/HEAD; printf '[core]\\npager=x\\n' > P/config",
		"beside many closed ones":   "for i in $(seq 100); do mkdir -m 000 0$i; done; " + named + "chmod 111 P",
		"leased":                    named + "python3 -c 'import fcntl, os, time; fd = os.open(\"P/config\", os.O_RDWR); fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_WRLCK); time.sleep(100)' & sleep 0.2",
		"links of /proc":            "ln -s /proc/self/cwd .github",
	} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, nil)
			defer func() {
				_ = exec.Command("chmod", "-R", "u+rwx", a.project).Run()
			}()
			if got := textOf(a.result("Bash", command(strings.ReplaceAll(text, "P", "sub")))); !strings.Contains(got, "holds settings that start programs. It was moved") {
				t.Error(got)
			}
		})
	}
}
