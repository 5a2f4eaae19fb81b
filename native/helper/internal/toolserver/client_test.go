package toolserver

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"netmon/helper/internal/plugin"
	"netmon/helper/internal/sandbox"
)

// The sandbox starts its own program, which is this test.
func TestMain(m *testing.M) {
	if code, mine := sandbox.Main(os.Args[1:]); mine {
		os.Exit(code)
	}
	if code, mine := Main(os.Args[1:]); mine {
		os.Exit(code)
	}
	os.Exit(m.Run())
}

// agent is a client of a tool server with its own project.
type agent struct {
	t       *testing.T
	session *mcp.ClientSession
	server  *Server
	project string
	home    string
	hidden  string
}

func newAgent(t *testing.T, change func(*Settings)) *agent {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	a := &agent{t: t, project: root + "/project", home: root + "/home", hidden: root + "/home/.ssh"}
	for _, dir := range []string{a.project, a.hidden, root + "/outputs", root + "/outside"} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	a.outside("secret", "outside")
	settings := Settings{Directory: a.project, Home: a.home, Writable: []string{a.project}, Readable: []string{"/"}, Hidden: []string{a.hidden},
		Sandbox: SandboxRequired, Outputs: root + "/outputs", Ripgrep: ripgrep(t),
		Sealed: []string{".claude", ".mcp.json", ".codex", ".gemini", ".opencode", "opencode.json", "opencode.jsonc",
			".copilot", ".github/mcp.json", ".github/hooks", ".github/copilot"},
		SealedHome: []string{".claude.json", ".config/opencode"}}
	if change != nil {
		change(&settings)
	}
	server, err := New(settings)
	if err != nil {
		t.Fatal(err)
	}
	a.server = server
	here, there := mcp.NewInMemoryTransports()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = server.Run(ctx, "test", there)
	}()
	a.session, err = mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx, here, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = a.session.Close()
		<-done
		cancel()
		server.Close()
		if left, _ := os.ReadDir(root + "/outputs"); len(left) > 0 {
			t.Errorf("%d files are left in the directory of outputs", len(left))
		}
	})
	return a
}

func ripgrep(t *testing.T) string {
	arch := map[string]string{"amd64": "x64", "arm64": "arm64"}[runtime.GOARCH]
	path, err := filepath.Abs("../../../../node_modules/@vscode/ripgrep-linux-" + arch + "/bin/rg")
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func (a *agent) path(name string) string { return filepath.Join(a.project, name) }

func (a *agent) outside(name, content string) string {
	a.t.Helper()
	path := filepath.Join(filepath.Dir(a.project), "outside", name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		a.t.Fatal(err)
	}
	return path
}

func (a *agent) file(name, content string) string {
	a.t.Helper()
	path := a.path(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		a.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		a.t.Fatal(err)
	}
	return path
}

func (a *agent) content(path string) string {
	a.t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		a.t.Fatal(err)
	}
	return string(text)
}

type arguments map[string]any

// result returns the result of a call without checking it.
func (a *agent) result(name string, args arguments) *mcp.CallToolResult {
	a.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	given, err := a.session.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: args})
	if err != nil {
		a.t.Fatalf("%s: %v", name, err)
	}
	return given
}

func textOf(given *mcp.CallToolResult) string {
	var out strings.Builder
	for _, part := range given.Content {
		if text, ok := part.(*mcp.TextContent); ok {
			out.WriteString(text.Text)
		}
	}
	return out.String()
}

// call makes a call that must succeed.
func (a *agent) call(name string, args arguments) string {
	a.t.Helper()
	given := a.result(name, args)
	if given.IsError {
		a.t.Fatalf("%s %v: %s", name, args, textOf(given))
	}
	return textOf(given)
}

// fails makes a call that must fail with a text that contains all of says.
func (a *agent) fails(name string, args arguments, says ...string) {
	a.t.Helper()
	given := a.result(name, args)
	if !given.IsError {
		a.t.Fatalf("%s %v did not fail: %s", name, args, textOf(given))
	}
	for _, part := range says {
		if !strings.Contains(textOf(given), part) {
			a.t.Errorf("%s %v: %q does not say %q", name, args, textOf(given), part)
		}
	}
}

func equal(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestOffersTheSixTools(t *testing.T) {
	a := newAgent(t, nil)
	listed, err := a.session.ListTools(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range listed.Tools {
		names = append(names, tool.Name)
	}
	want := slices.Sorted(slices.Values(ToolNames))
	if !slices.Equal(names, want) {
		t.Errorf("got %v, want %v", names, want)
	}
}

func TestSettingsSayWhatIsWrong(t *testing.T) {
	for _, settings := range []Settings{
		{Directory: "relative"},
		{Directory: "/", Home: "/", Outputs: "/tmp", Ripgrep: "/rg", Sandbox: "perhaps"},
		{Directory: "/", Home: "/", Outputs: "/tmp", Ripgrep: "/rg", Sandbox: SandboxOff, Sealed: []string{".claude"}, SealedHome: []string{".claude.json"}, Plugins: []plugin.Spec{{Name: "p"}}},
		{Directory: "/", Home: "/", Outputs: "/tmp", Ripgrep: "/rg", Sandbox: SandboxOff},
		{Directory: "/", Home: "/", Outputs: "/tmp", Ripgrep: "/rg", Sandbox: SandboxOff, Sealed: []string{".claude"}},
	} {
		if _, err := New(settings); err == nil {
			t.Errorf("%+v was accepted", settings)
		}
	}
}
