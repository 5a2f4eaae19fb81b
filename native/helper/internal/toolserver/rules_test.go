package toolserver

import (
	"os"
	"strings"
	"testing"
)

// refusedBy returns the rule by which a call was refused.
func (a *agent) refusedBy(name string, args arguments) string {
	a.t.Helper()
	given := a.result(name, args)
	meta, _ := given.Meta[MetaKey].(map[string]any)
	rule, _ := meta["refused_by"].(string)
	if !given.IsError || rule == "" || !strings.HasPrefix(textOf(given), "netmon: ") {
		a.t.Errorf("%s %v was not refused by a rule: %s", name, args, textOf(given))
	}
	return rule
}

func TestPathRulesHoldForTheFileThatIsOpened(t *testing.T) {
	a := newAgent(t, func(s *Settings) {
		s.Readable = []string{s.Directory}
		s.ReadOnly = []string{s.Directory + "/generated/deep", s.Directory + "/**/*.lock"}
		s.Hidden = append(s.Hidden, s.Directory+"/**/*.pem")
	})
	outside := a.outside("notes", "outside")
	a.file("a/key.pem", "a secret")
	a.file("a/plain", "text")
	a.file("yarn.lock", "locked")
	a.file("generated/deep/code", "made")
	for link, to := range map[string]string{"link": outside, "innocent": a.path("a/key.pem"), "free": a.path("yarn.lock")} {
		if err := os.Symlink(to, a.path(link)); err != nil {
			t.Fatal(err)
		}
	}
	a.call("Read", arguments{"file_path": "yarn.lock"})
	for _, test := range []struct {
		tool string
		args arguments
		rule string
	}{
		{"Read", arguments{"file_path": "link"}, "readable"},
		{"Read", arguments{"file_path": outside}, "readable"},
		{"Glob", arguments{"pattern": "*", "path": "../outside"}, "readable"},
		{"Grep", arguments{"pattern": "x", "path": outside}, "readable"},
		{"Read", arguments{"file_path": "a/key.pem"}, "hidden"},
		{"Read", arguments{"file_path": "innocent"}, "hidden"},
		{"Grep", arguments{"pattern": "x", "path": "innocent"}, "hidden"},
		{"Write", arguments{"file_path": "yarn.lock", "content": "x"}, "read_only"},
		{"Edit", arguments{"file_path": "free", "old_string": "locked", "new_string": "x"}, "read_only"},
		{"Write", arguments{"file_path": "new/package.lock", "content": "x"}, "read_only"},
		{"Write", arguments{"file_path": "generated/deep/code", "content": "x"}, "read_only"},
		{"Write", arguments{"file_path": "../outside/new", "content": "x"}, "readable"},
		{"Write", arguments{"file_path": ".claude/settings.json", "content": "x"}, "agent_settings"},
	} {
		equal(t, a.refusedBy(test.tool, test.args), "mcp_proxy.sandbox."+test.rule)
	}
	if found := a.call("Glob", arguments{"pattern": "**/*"}); strings.Contains(found, "key.pem") || !strings.Contains(found, "a/plain") {
		t.Error(found)
	}
	// only the plain paths apply to commands
	a.fails("Bash", command("cat "+outside), "Permission denied")
	a.fails("Bash", command("echo x > generated/deep/code"), "Read-only file system")
	a.fails("Bash", command("mv generated moved"), "busy")
	a.call("Bash", command("ls /usr > listed && cat a/plain"))
	equal(t, a.content(a.path("generated/deep/code")), "made")
}

func TestCommandRulesReadTheWords(t *testing.T) {
	allowed := Settings{AllowedCommands: []string{"git", "npm", "env", "sh", "ls", "/opt/own/*"}}
	denied := Settings{DeniedCommands: []string{"curl", "*sudo*"}}
	for _, test := range []struct {
		settings Settings
		command  string
		rule     string
	}{
		{allowed, "git status && npm test | ls", ""},
		{allowed, "cd src; echo done; [ -e x ] || exit 1", ""},
		{allowed, "f() { git log; }; f", ""},
		{allowed, "/usr/bin/git log", ""},
		{allowed, "/opt/own/tool x", ""},
		{allowed, "env A=1 git log", ""},
		{allowed, "sh -c 'git log'", ""},
		{allowed, "./git log", allowedRule},
		{allowed, "PATH=. git log", allowedRule},
		{allowed, "export PATH=.:$PATH; git log", allowedRule},
		{allowed, "rm -rf x", allowedRule},
		{allowed, "git log; $(rm x)", allowedRule},
		{allowed, "echo $(rm x)", allowedRule},
		{allowed, "cat <(rm x)", allowedRule},
		{allowed, "env A=1 rm x", allowedRule},
		{allowed, "sh -c 'rm x'", allowedRule},
		{allowed, "sh script", allowedRule},
		{allowed, "sh -c \"$X\"", allowedRule},
		{allowed, "$X", allowedRule},
		{allowed, "eval rm x", allowedRule},
		{allowed, "source x", allowedRule},
		{allowed, "if (", allowedRule},
		{denied, "ls; /usr/bin/curl x", deniedRule},
		{denied, "bash -lc 'cu''rl x'", deniedRule},
		{denied, `c\url x`, deniedRule},
		{denied, "timeout 5 curl x", deniedRule},
		{denied, "gsudo x", deniedRule},
		{denied, "rm x; $X", ""},
	} {
		err := test.settings.mayRun(test.command)
		rule := ""
		if by, ok := err.(refusal); ok {
			rule = by.rule
		}
		if rule != test.rule {
			t.Errorf("%s: %q, %v", test.command, rule, err)
		}
	}
	deep := strings.Repeat("$(", 2_000) + "rm" + strings.Repeat(")", 2_000)
	if allowed.mayRun(deep) == nil {
		t.Error("a command in 2,000 others runs")
	}
}

func TestRefusedCommandStartsNothing(t *testing.T) {
	a := newAgent(t, func(s *Settings) { s.DeniedCommands = []string{"touch"} })
	equal(t, a.refusedBy("Bash", command("touch made")), deniedRule)
	if _, err := os.Stat(a.path("made")); err == nil {
		t.Error("it ran")
	}
}
