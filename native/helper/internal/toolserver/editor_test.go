package toolserver

import (
	"strings"
	"testing"
)

func TestEditorSettingsThatStartPrograms(t *testing.T) {
	for _, text := range []string{
		`{"python.defaultInterpreterPath": "./x"}`,
		`{"git.path": "x"}`, "// c\n{\"a.b\": 1, /* */ \"Git.Path\": \"x\",}", `{"git": {"path": "x"}}`, `{"git\u002epath": "x"}`,
		`{"terminal.integrated.profiles.linux": {"bash": {"path": "x"}}}`, `{"terminal.integrated.env.linux": {"PATH": "x"}}`,
		`{"chat.mcp.servers": {}}`, `{"chat.mcp.autostart": "always"}`, `{"chat.tools.autoApprove": true}`,
		`{"workbench.externalBrowser": "x"}`, `{"git": {"p\u0061th": "x"}}`, `{"eslint.nodePath": "x"}`, `{"typescript.tsdk": "x"}`, `{"rust-analyzer.server.extraEnv": {"A": "b"}}`,
		`{"go.alternateTools": {"go": "x"}}`, `{"clangd.arguments": ["x"]}`, `{"rust-analyzer.cargo.buildScripts.overrideCommand": ["x"]}`,
		`{"task.allowAutomaticTasks": "on"}`, `{"emeraldwalk.runonsave": {"commands": []}}`, `{`, "{\"a\": \x00}",
	} {
		if editorPrograms([]byte(text)) == nil {
			t.Errorf("%s starts nothing", text)
		}
	}
	for _, text := range []string{
		"", "{}", "// none\n", `{"editor.tabSize": 2, "files.exclude": {"**/x": true}, "[python]": {"editor.formatOnSave": true},}`,
		`{"python.testing.pytestEnabled": true, "search.exclude": {}, "editor.defaultFormatter": "a//b", "typescript.preferences.quoteStyle": "single"}`,
	} {
		if got := editorPrograms([]byte(text)); got != nil {
			t.Errorf("%s: %q", text, got)
		}
	}
}

func TestEditorSettingsGetNoPrograms(t *testing.T) {
	a := newAgent(t, nil)
	path := a.file(".vscode/settings.json", `{"git.path": "known", "editor.tabSize": 2}`)
	a.call("Read", arguments{"file_path": path})
	a.call("Edit", arguments{"file_path": path, "old_string": "2", "new_string": "4"})
	a.fails("Edit", arguments{"file_path": path, "old_string": "known", "new_string": "evil"}, "start programs")
	a.call("Write", arguments{"file_path": "sub/.vscode/settings.json", "content": `{"editor.tabSize": 2}`})
	a.fails("Write", arguments{"file_path": "sub/.vscode/settings.json", "content": `{"git.path": "x"}`}, "start programs")
	a.call("Bash", command("sed -i s/4/8/ .vscode/settings.json"))
	a.call("Bash", command("true"))
	before := a.content(path)
	if !strings.Contains(before, "8") {
		t.Error(before)
	}
	if got := a.call("Bash", command("sed -i s/known/evil/ .vscode/settings.json")); !strings.Contains(got, "holds settings") {
		t.Error(got)
	}
	if strings.Contains(a.content(path), "evil") {
		t.Error("it names another program")
	}
	other := newAgent(t, nil)
	other.call("Bash", command("true"))
	other.call("Bash", command(`mkdir -p .vscode .kilo .agents/plugins; echo '{"git.path": "x"}' > .vscode/settings.json; echo x > kilo.json`))
	for _, name := range []string{".vscode/settings.json", ".kilo", ".agents/plugins", "kilo.json"} {
		other.absent(name)
	}
}
