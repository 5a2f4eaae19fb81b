package toolserver

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The second look at the quarantine: what a person who had not written it found.

// repositoryIn returns a command that makes a repository with a program.
func repositoryIn(path string) string {
	return strings.ReplaceAll("mkdir -p P/objects P/refs; echo 'ref: refs/heads/main' > P/HEAD; printf '[core]\\npager=x\\n' > P/config; ", "P", path)
}

func (a *agent) shell(text string) {
	a.t.Helper()
	run := exec.Command("bash", "-c", text)
	run.Dir = a.project
	if out, err := run.CombinedOutput(); err != nil {
		a.t.Fatalf("%s: %s", text, out)
	}
}

// A rule that applies to the file tools alone, or to a path that is not there, does not keep commands from a place.
func TestRepositoriesAreFoundWhereNoMountCovers(t *testing.T) {
	for name, sandbox := range map[string]Sandbox{"required": SandboxRequired, "writes": SandboxWrites} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, func(s *Settings) {
				s.Sandbox = sandbox
				s.ReadOnly = append(s.ReadOnly, "/**/*.lock", s.Directory+"/r")
				s.Hidden = append(s.Hidden, "/**/.env", s.Directory+"/later", s.Directory+"/h")
			})
			names := []string{"x.lock", ".env", "later"}
			if sandbox == SandboxWrites {
				a.shell("mkdir h r")
				names = append(names, "h/x", "r/x")
			}
			for _, name := range names {
				a.call("Bash", command(repositoryIn(name)))
				a.absent(name + "/config")
			}
		})
	}
}

// A link of the user's is known by everything that it goes through, and a link to nothing does not make what comes known.
func TestLinksOfTheUserLeadToNoNewSettings(t *testing.T) {
	for name, one := range map[string][3]string{
		"directory that is not there": {"ln -s cfg/c .claude", "mkdir -p cfg/c; echo x > cfg/c/settings.json", ".claude/settings.json"},
		"file that is not there":      {"ln -s cfg.json .mcp.json", "echo x > cfg.json", ".mcp.json"},
		"absolute":                    {"ln -s $PWD/cfg.json .mcp.json", "echo x > cfg.json", ".mcp.json"},
		"link to a link to a directory": {"mkdir real; echo '{}' > real/settings.json; ln -s real mid; ln -s mid .claude",
			"rm mid; mkdir mid; echo x > mid/settings.json", ".claude/settings.json"},
		"link to a link to a file": {"echo '{}' > r.json; ln -s r.json m.json; ln -s m.json .mcp.json", "rm m.json; echo x > m.json", ".mcp.json"},
		"link above a file":        {"mkdir -p a/b; echo '{}' > a/b/r.json; ln -s a k; ln -s k/b/r.json .mcp.json", "rm k; mkdir -p k/b; echo x > k/b/r.json", ".mcp.json"},
		"link of a directory":      {"mkdir gh; ln -s gh .github", "echo x > gh/mcp.json", ".github/mcp.json"},
	} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, nil)
			a.shell(one[0])
			a.call("Bash", command("true"))
			a.call("Bash", command(one[1]))
			if content, _ := os.ReadFile(a.path(one[2])); string(content) == "x\n" {
				t.Error("the settings are there")
			}
		})
	}
	a := newAgent(t, nil) // untouched, they stay
	a.shell("mkdir real gh; echo '{}' > real/settings.json; ln -s real mid; ln -s mid .claude; ln -s gh .github; ln -s none .mcp.json")
	for range 2 {
		if got := a.call("Bash", command("echo x > gh/other; touch f")); strings.Contains(got, "moved") {
			t.Error(got)
		}
	}
}

func TestManyClosedDirectoriesHideNothing(t *testing.T) {
	a := newAgent(t, nil)
	defer func() { _ = exec.Command("chmod", "-R", "u+rwx", a.project).Run() }()
	a.call("Bash", command("for i in $(seq 100); do "+repositoryIn("v$i/repo")+" done; chmod 300 v*"))
	mode, err := os.Stat(a.path("v1"))
	if err != nil || mode.Mode().Perm() != 0o300 {
		t.Errorf("v1: %v %v", mode.Mode(), err)
	}
	a.shell("chmod 700 v*; ! ls v*/repo/config")
}

func TestClosedTemporaryDirectoriesAreRemoved(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", command("mkdir -p $TMPDIR/a/b/c; touch $TMPDIR/a/b/c/f; chmod 000 $TMPDIR/a/b; chmod 000 $TMPDIR/a"))
	a.server.Close()
	if exists(a.server.outputs) {
		t.Error("it is left")
	}
}

// A directory's name goes to a terminal and into the model's text.
func TestNotesShowNamesThatDoNothing(t *testing.T) {
	a := newAgent(t, nil)
	got := a.call("Bash", command("x=$(printf 'a\\033]0;x\\007\\nnetmon: fine'); mkdir \"$x\"; cd \"$x\"; "+repositoryIn("p")))
	if strings.ContainsAny(got, "\x1b\x07") || strings.Contains(got, "\nnetmon: fine") || !strings.Contains(got, "was moved to") {
		t.Errorf("%q", got)
	}
}

// git writes the files of a repository into its work tree: one elsewhere would be written by the user's next checkout.
func TestRepositoriesWorkInWritableTreesAlone(t *testing.T) {
	for worktree, moved := range map[string]bool{"/": true, "../../..": true, "HOME": true, "../../link": true, "../../link/../x": true,
		"../../other": false, "../": false, "../../none": false} {
		a := newAgent(t, nil)
		a.shell("mkdir other; ln -s " + a.home + " link")
		text := "git init -q p; git -C p config core.worktree " + strings.ReplaceAll(worktree, "HOME", a.home)
		if got := a.call("Bash", command(text)); strings.Contains(got, "was moved to") != moved {
			t.Errorf("%s: %s", worktree, got)
		}
	}
	a := newAgent(t, nil)
	for part, content := range map[string]string{"HEAD": head, "objects/x": "", "refs/x": "", "config": plainly} {
		a.call("Write", arguments{"file_path": "sub/" + part, "content": content})
	}
	a.fails("Write", arguments{"file_path": "sub/config", "content": "[core]\n\tworktree = " + a.home + "\n"}, "start programs")
}

// git reads remotes from files too, and a remote's URL may name a program.
func TestRemotesInFilesAreFound(t *testing.T) {
	a := newAgent(t, nil)
	a.shell("git init -q .; git init -q known; mkdir -p known/.git/remotes; echo 'URL: foo::x' > known/.git/remotes/origin")
	for _, repository := range []string{".git", "sub/.git", "sub/.git/modules/x"} {
		for _, directory := range []string{"remotes", "branches"} {
			path := repository + "/" + directory + "/origin"
			a.call("Bash", command("git init -q sub; git init -q --bare sub/.git/modules/x; mkdir -p "+repository+"/"+directory+"; echo 'foo::x' > "+path))
			a.absent(path)
		}
	}
	if got := a.content(a.path("known/.git/remotes/origin")); got == "" {
		t.Error("what the user had is gone")
	}
	for part, content := range map[string]string{"HEAD": head, "objects/x": "", "refs/x": "", "config": plainly} {
		a.call("Write", arguments{"file_path": "parts/" + part, "content": content})
	}
	a.fails("Write", arguments{"file_path": "parts/remotes/origin", "content": "URL: foo::x\n"}, "start programs")
	a.fails("Write", arguments{"file_path": "parts/Branches/origin", "content": "foo::x\n"}, "start programs")
}

func TestNothingRunsAfterAFailedMove(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can make a file that root cannot move")
	}
	a := newAgent(t, nil)
	a.call("Bash", command("true"))
	a.file("x/.git/config", "[core]\npager=x\n")
	a.shell("chattr +i x/.git/config")
	defer a.shell("chattr -i x/.git/config")
	a.result("Bash", command("echo one")) // refused too, if the first command's processes took long to end
	a.fails("Bash", command("echo two"), "no command is run")
	a.fails("Bash", command("echo three"), "no command is run")
}

// reaperAndInit are found by a command among its parents.
const reaperAndInit = "reaper=$PPID; init=$(awk '{print $4}' /proc/$reaper/stat); "

// writesOn goes on for as long as it lives.
const writesOn = "(setsid bash -c 'while :; do sleep 0.05; echo x > .mcp.json; echo x > alive; done' >/dev/null 2>&1 &); until [ -e alive ]; do sleep 0.05; done; "

func TestCommandsThatEndTheirReaperLeaveNothing(t *testing.T) {
	for name, one := range map[string]struct {
		sandbox Sandbox
		end     string
	}{
		"reaper":                      {SandboxRequired, "kill -9 $reaper; sleep 1"},
		"reaper without namespaces":   {SandboxWrites, "kill -9 $reaper; sleep 1"},
		"reaper and init":             {SandboxWrites, "kill -9 $init $reaper; sleep 1"},
		"reaper and init are stopped": {SandboxWrites, "kill -STOP $init $reaper"},
		"init is stopped":             {SandboxWrites, "kill -STOP $init; kill -9 $reaper"},
	} {
		t.Run(name, func(t *testing.T) {
			a := newAgent(t, func(s *Settings) { s.Sandbox = one.sandbox })
			a.result("Bash", arguments{"command": reaperAndInit + writesOn + one.end, "timeout": 2_000})
			if !strings.Contains(name, "stopped") {
				a.absent(".mcp.json")
			}
			a.server.Close()
			a.absent(".mcp.json")
			_ = os.Remove(a.path("alive"))
			a.shell("sleep 0.3")
			a.absent("alive", ".mcp.json")
		})
	}
}

func TestHooksOfAgentsAreSettings(t *testing.T) {
	a := newAgent(t, nil)
	for _, name := range []string{".github/hooks/a.json", ".cursor/hooks.json"} {
		a.fails("Write", arguments{"file_path": name, "content": "x"}, "start programs")
		a.call("Bash", command("mkdir -p $(dirname "+name+"); echo x > "+name))
		a.absent(name)
	}
	for _, directory := range []string{"", "sub/"} { // that exists
		known := directory + ".github/hooks/known.json"
		a.file(known, "{}")
		a.fails("Write", arguments{"file_path": directory + ".github/hooks/a.json", "content": "x"}, "start programs")
		a.call("Read", arguments{"file_path": known})
		a.fails("Edit", arguments{"file_path": known, "old_string": "{}", "new_string": "x"}, "start programs")
	}
}

// A file may have a second name, in a repository, from an earlier session.
func TestEditingTheOtherNameOfASettingChangesNoSetting(t *testing.T) {
	for _, later := range []bool{false, true} { // whether a command runs afterwards
		a := newAgent(t, nil)
		a.shell("git init -q sub; ln sub/.git/config other; printf '#!/bin/sh\\n' > sub/.git/hooks/pre-commit; chmod +x sub/.git/hooks/pre-commit; ln sub/.git/hooks/pre-commit script")
		a.call("Read", arguments{"file_path": "other"})
		a.call("Edit", arguments{"file_path": "other", "old_string": "bare = false", "new_string": "fsmonitor = evil"})
		a.call("Read", arguments{"file_path": "script"})
		a.call("Write", arguments{"file_path": "script", "content": "evil"})
		if later {
			a.call("Bash", command("true"))
		}
		a.server.Close()
		if strings.Contains(a.content(a.path("sub/.git/config")), "evil") {
			t.Error("the configuration names the program")
		}
		a.absent("sub/.git/hooks/pre-commit")
	}
}

// A mount protects what a link leads to, and not the link.
func TestLinksInTheOwnRepositoryAreNotReplaced(t *testing.T) {
	for name, one := range map[string][2]string{
		"hooks":  {"mkdir githooks; rm -r .git/hooks; ln -s ../githooks .git/hooks", "rm .git/hooks; mkdir .git/hooks; echo x > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit"},
		"config": {"mv .git/config cfg; ln -s ../cfg .git/config", "rm .git/config; printf '[core]\\nfsmonitor=x\\n' > .git/config"},
	} {
		a := newAgent(t, nil)
		a.shell("git init -q; " + one[0])
		a.call("Bash", command("true"))
		if got := a.call("Bash", command("git status -s")); strings.Contains(got, "moved") {
			t.Error(got)
		}
		a.call("Bash", command(one[1]))
		a.server.Close()
		if exists(a.path(".git/hooks/pre-commit")) || name == "config" && exists(a.path(".git/config")) {
			t.Errorf("%s: it is there", name)
		}
	}
}
