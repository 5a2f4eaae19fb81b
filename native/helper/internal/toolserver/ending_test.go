package toolserver

import (
	"path/filepath"
	"testing"

	"netmon/helper/internal/sandbox"
)

func TestASandboxThatIsMadeWhileTheServerClosesIsEnded(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	server, err := New(Settings{Directory: root, Home: root, Writable: []string{root}, Readable: []string{"/"},
		Sandbox: SandboxRequired, Outputs: root, Ripgrep: ripgrep(t), Sealed: []string{".claude"}, SealedHome: []string{".claude.json"}})
	if err != nil {
		t.Fatal(err)
	}
	var made *sandbox.Sandbox
	newSandbox = func(plan sandbox.Plan) (*sandbox.Sandbox, error) {
		box, err := sandbox.New(plan)
		made = box
		server.Close()
		return box, err
	}
	t.Cleanup(func() { newSandbox = sandbox.New })
	if _, err := server.commands(); err == nil {
		t.Error("a closed server has a sandbox")
	}
	if made == nil || made.Alive() {
		t.Error("the sandbox is there after the end")
		made.Close()
	}
}
