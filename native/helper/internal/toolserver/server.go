package toolserver

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
	"netmon/helper/internal/plugin"
	"netmon/helper/internal/sandbox"
)

// ToolNames are the names of all tools, as agents know them.
var ToolNames = []string{"Read", "Write", "Edit", "Bash", "Glob", "Grep"}

// Server is the state of one agent's session.
type Server struct {
	settings Settings
	outputs  string
	// kept and above are the directory of outputs and the one that contains it: commands may be able to exchange what
	// their paths lead to.
	kept, above *os.Root
	// temporary holds commands' temporary files; it is removed with the server.
	temporary string
	seen      seenFiles
	plugins   []*plugin.Plugin
	sockets   string // of plugins
	offering  sync.Mutex
	// changing makes reading a file and writing it back one step.
	changing sync.Mutex

	mutex   sync.Mutex
	closed  bool
	offered map[string]bool // keyed by tool name; false: it cannot be one
	current string
	box     *sandbox.Sandbox
	sealed  []sealedPath // read-only for commands of this sandbox
	running int
	left    int  // commands that have ended, and left processes
	changed bool // since the last sweep, by commands
	number  int

	making     sync.Mutex // of sandboxes
	quarantine *quarantine
}

// memoryLimit, in bytes, is where the garbage collector begins to work harder: far more than one call holds, so that
// consecutive calls do not accumulate garbage.
const memoryLimit = 64 << 20

// New checks the settings and makes the directory for outputs. Close removes it and ends all commands.
func New(settings Settings) (*Server, error) {
	debug.SetMemoryLimit(memoryLimit)
	if err := settings.check(); err != nil {
		return nil, err
	}
	settings.Writable = resolveTrees(settings.Writable)
	settings.Hidden = resolveTrees(settings.Hidden)
	settings.Readable = resolveTrees(settings.Readable)
	settings.ReadOnly = resolveTrees(settings.ReadOnly)
	directory, home := resolveTrees([]string{settings.Directory}), resolveTrees([]string{settings.Home})
	settings.Directory, settings.Home = directory[0], home[0]
	outputs, err := os.MkdirTemp(settings.Outputs, "netmon-tools-")
	if err != nil {
		return nil, fmt.Errorf("making a directory for outputs: %w", err)
	}
	temporary := filepath.Join(outputs, "tmp")
	if err := os.Mkdir(temporary, 0o700); err != nil {
		return nil, fmt.Errorf("making a directory for temporary files: %w", err)
	}
	settings.Writable = append(settings.Writable, resolveTrees([]string{temporary})...)
	outputs = resolveTrees([]string{outputs})[0]
	above, err := os.OpenRoot(settings.Outputs)
	if err != nil {
		return nil, fmt.Errorf("opening the directory for outputs: %w", err)
	}
	kept, err := above.OpenRoot(filepath.Base(outputs))
	if err != nil {
		return nil, fmt.Errorf("opening the directory for outputs: %w", err)
	}
	s := &Server{settings: settings, outputs: outputs, kept: kept, above: above, temporary: temporary, seen: seenFiles{files: map[string]version{}},
		offered: map[string]bool{}, current: settings.Directory}
	if err := s.makePlugins(); err != nil {
		s.removeOutputs()
		return nil, err
	}
	s.quarantine = newQuarantine(&s.settings)
	return s, nil
}

// Close ends all commands and leaves nothing behind.
func (s *Server) Close() {
	s.mutex.Lock()
	box := s.box
	s.box, s.closed = nil, true // a sandbox that is being made is closed by its maker
	s.mutex.Unlock()
	s.closePlugins()
	if box != nil {
		box.Close()
		s.mayChange()
	}
	if s.quarantine.hasLooked() {
		_ = s.sweep() // which says what it could not do
	}
	s.quarantine.close()
	s.removeOutputs()
}

func (s *Server) removeOutputs() {
	name := filepath.Base(s.outputs)
	if s.above.RemoveAll(name) != nil { // a command may have closed directories to their own user
		if dir, err := s.above.Open(name); err == nil {
			all := func(string) bool { return true }
			walk := beneath.Walk{Entries: math.MaxInt, Open: true, Visit: func(*beneath.Dir, string) func(string) bool { return all }}
			walk.Run(beneath.At(int(dir.Fd())))
			_ = dir.Close()
		}
		_ = s.above.RemoveAll(name)
	}
	_ = s.kept.Close()
	_ = s.above.Close()
}

// Run serves one client until it closes the connection.
func (s *Server) Run(ctx context.Context, version string, transport mcp.Transport) error {
	return s.protocol(ctx, version).Run(ctx, transport)
}

// protocol returns the MCP server for all clients, which share working directory, commands and the files seen.
func (s *Server) protocol(ctx context.Context, version string) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "netmon", Version: version}, &mcp.ServerOptions{
		Capabilities: &mcp.ServerCapabilities{Logging: &mcp.LoggingCapabilities{}, Tools: &mcp.ToolCapabilities{ListChanged: true}}})
	if !s.settings.PluginsOnly {
		s.register(server)
	}
	s.registerPlugins(ctx, server)
	return server
}

func (s *Server) register(server *mcp.Server) {
	yes, no := true, false
	reads := &mcp.ToolAnnotations{ReadOnlyHint: true, OpenWorldHint: &no}
	changes := &mcp.ToolAnnotations{DestructiveHint: &yes, OpenWorldHint: &no}
	runs := &mcp.ToolAnnotations{DestructiveHint: &yes, OpenWorldHint: &yes}
	add(s, server, "Read", readDescription, reads, plain(s.read))
	add(s, server, "Write", writeDescription, changes, plain(s.write))
	add(s, server, "Edit", editDescription, changes, plain(s.edit))
	add(s, server, "Glob", globDescription, reads, plain(s.glob))
	add(s, server, "Grep", grepDescription, reads, plain(s.grep))
	add(s, server, "Bash", bashDescription, runs, s.bash)
}

type handler[In any] func(ctx context.Context, in In, progress func(string)) (*result, error)

func plain[In any](f func(context.Context, In) (*result, error)) handler[In] {
	return func(ctx context.Context, in In, _ func(string)) (*result, error) { return f(ctx, in) }
}

func add[In any](s *Server, server *mcp.Server, name, description string, hints *mcp.ToolAnnotations, call handler[In]) {
	s.offered[name] = true
	schema := schemaOf[In]()
	tool := &mcp.Tool{Name: name, Description: description, Annotations: hints, InputSchema: schema.Schema(),
		Meta: mcp.Meta{"anthropic/maxResultSizeChars": 2 * maxText}}
	server.AddTool(tool, func(ctx context.Context, request *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		in, err := argumentsOf[In](name, request.Params.Arguments, schema)
		if err != nil {
			return failure(err), nil
		}
		given, err := call(ctx, in, progressOf(ctx, request))
		if err != nil {
			return failure(err), nil
		}
		return given.answer(), nil
	})
}

// progressOf returns a function that tells the client that a call continues, if the client requested that.
func progressOf(ctx context.Context, request *mcp.CallToolRequest) func(string) {
	token := request.Params.GetProgressToken()
	steps := 0.0
	return func(message string) {
		if token == nil {
			return
		}
		steps++
		_ = request.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{ProgressToken: token, Progress: steps,
			Message: message})
	}
}

// newSandbox is replaced by tests.
var newSandbox = sandbox.New

// commands returns the sandbox. It is made for the first command, and again if it was ended from inside, or if settings
// were replaced while no command ran. What commands have made is moved away before.
func (s *Server) commands() (*sandbox.Sandbox, error) {
	s.making.Lock()
	defer s.making.Unlock()
	sealed, err := s.knownSettings()
	if err != nil {
		return nil, err
	}
	if box := s.usable(sealed); box != nil {
		return box, nil
	}
	if sealed, err = s.knownSettings(); err != nil { // after the end of the last one
		return nil, err
	}
	plan := sandbox.Plan{Confined: s.settings.Sandbox == SandboxRequired, Writes: s.settings.Sandbox == SandboxWrites,
		Writable: s.settings.Writable, Hidden: plainTrees(s.settings.Hidden),
		ReadOnly: s.settings.readOnlyIn(s.settings.Writable)}
	if !slices.Contains(s.settings.Readable, "/") {
		self, err := os.Executable() // each command has a process of this program as its parent
		if err != nil {
			return nil, fmt.Errorf("finding this program: %w", err)
		}
		plan.Readable = append(slices.Clone(s.settings.Readable), s.outputs, self)
	}
	for _, one := range sealed {
		plan.Sealed = append(plan.Sealed, one.path)
	}
	box, err := newSandbox(plan)
	if err != nil {
		return nil, fmt.Errorf("netmon: no command is run, because it cannot be confined here: %w", err)
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.closed {
		box.Close()
		return nil, errors.New("the server is ending")
	}
	s.box, s.sealed = box, sealed
	return box, nil
}

// knownSettings moves away what commands have made, and returns the settings that existed before.
func (s *Server) knownSettings() ([]sealedPath, error) {
	if err := s.sweep(); err != nil {
		return nil, fmt.Errorf("netmon: no command is run: %w", err)
	}
	return slices.DeleteFunc(s.settings.sealedPaths(), func(one sealedPath) bool { return !s.quarantine.knows(one.path) }), nil
}

// usable returns the present sandbox, or ends it.
func (s *Server) usable(sealed []sealedPath) *sandbox.Sandbox {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.box != nil && s.box.Alive() && (s.running > 0 || slices.Equal(sealed, s.sealed)) {
		return s.box
	}
	if s.box != nil {
		s.box.Close()
		s.box, s.changed = nil, true // by what ended only now
	}
	return nil
}

// endCommands ends the commands of a sandbox; the next command gets a new one.
func (s *Server) endCommands(box *sandbox.Sandbox) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.box == box {
		s.box = nil
	}
	box.Close()
}

func (s *Server) admit() (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.running >= maxRunning {
		return 0, fmt.Errorf("%d commands are running: end some first", s.running)
	}
	s.running++
	s.number++
	s.changed = true
	return s.number, nil
}

// leave ends a command, which may have left processes; gone ends those.
func (s *Server) leave(left bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.running--
	if left {
		s.left++
	}
}

func (s *Server) gone() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.left--
}

func (s *Server) mayChange() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.changed = true
}

// mayHaveChanged reports whether commands may have made something since it was asked last.
func (s *Server) mayHaveChanged() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	changed := s.changed
	s.changed = s.running+s.left > 0
	return changed
}

// directory returns the last command's final directory.
func (s *Server) directory() string {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.current
}

// nextDirectory returns the next command's directory. One that can no longer be entered is replaced by the initial one.
func (s *Server) nextDirectory() (directory, missing string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.current != s.settings.Directory && !s.leadsToItself(s.current) {
		missing, s.current = s.current, s.settings.Directory
	}
	return s.current, missing
}

// leadsToItself reports whether a directory can be entered, and has this path without links.
func (s *Server) leadsToItself(path string) bool {
	dir, err := openPath(path)
	if err != nil {
		return false
	}
	defer dir.close()
	return dir.path == path && dir.directory() && unix.Faccessat(unix.AT_FDCWD, dir.link(), unix.X_OK, unix.AT_EACCESS) == nil
}

// enter keeps a command's directory for the next one if it is inside the trees that commands work in.
func (s *Server) enter(directory string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if within(directory, append([]string{s.settings.Directory}, s.settings.Writable...)) == "" {
		s.current = s.settings.Directory
		return false
	}
	s.current = directory
	return true
}
