// Package toolserver is the MCP server of netmon's own tools: Read, Write, Edit, Bash, Glob and Grep as agents know them.
// It runs in the session as the agent's user, behind a shim that judges and records each call. Its own decisions are
// which files may be read and written, by the path of the file that was actually opened.
//
// Fails closed: a path that cannot be resolved is refused, and a command whose sandbox cannot be set up is not
// started.
package toolserver

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"netmon/helper/internal/plugin"
)

// Sandbox is the confinement of Bash commands.
type Sandbox string

const (
	SandboxRequired Sandbox = "required" // no command without it
	SandboxWrites   Sandbox = "writes"   // a Landlock domain only, which needs no namespaces
	SandboxOff      Sandbox = "off"
)

// Settings are decided by netmon; the server only applies them. Paths are absolute.
type Settings struct {
	// Directory is the initial directory, for relative paths and commands.
	Directory string `json:"directory"`
	Home      string `json:"home"`
	// Writable are the trees in which files may be made and changed.
	Writable []string `json:"writable"`
	// Readable are the trees that may be read in addition to the writable ones; commands may also read the system's.
	Readable []string `json:"readable"`
	// Hidden are trees, or patterns of paths, that must not be read or listed.
	Hidden []string `json:"hidden"`
	// ReadOnly are trees, or patterns of paths, inside writable ones that must not be changed.
	ReadOnly []string `json:"read_only"`
	// AllowedCommands and DeniedCommands are names of programs, or patterns of names (commands.go).
	AllowedCommands []string `json:"allowed_commands"`
	DeniedCommands  []string `json:"denied_commands"`
	// SettingsWritable lets tools change agents' own settings and git hooks (see sealed.go).
	SettingsWritable bool `json:"settings_writable"`
	// Sealed are names of agents' settings in projects and at home, SealedHome those that are settings at home alone:
	// a file, or two names of a path, which count anywhere.
	Sealed     []string `json:"sealed"`
	SealedHome []string `json:"sealed_home"`
	Sandbox    Sandbox  `json:"sandbox"`
	// Environment names the variables that commands get in addition to the usual ones.
	Environment []string `json:"environment"`
	// Outputs is a directory for the complete output of commands; the server makes its own directory in it.
	Outputs string `json:"outputs"`
	// Calls is the socket at which commands get their own cgroups; "": none.
	Calls string `json:"calls"`
	// Ripgrep is the path of the search program.
	Ripgrep string `json:"ripgrep"`
	// PluginsOnly omits the six built-in tools.
	PluginsOnly bool          `json:"plugins_only"`
	Plugins     []plugin.Spec `json:"plugins"`
}

// ParseSettings parses the text that netmon passes.
func ParseSettings(text string) (Settings, error) {
	var settings Settings
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&settings); err != nil {
		return settings, fmt.Errorf("reading the settings: %w", err)
	}
	return settings, settings.check()
}

func (s *Settings) check() error {
	paths := map[string][]string{"directory": {s.Directory}, "home": {s.Home}, "outputs": {s.Outputs},
		"ripgrep": {s.Ripgrep}, "writable": s.Writable, "readable": s.Readable, "hidden": s.Hidden, "read_only": s.ReadOnly}
	for name, list := range paths {
		for _, path := range list {
			if !filepath.IsAbs(path) {
				return fmt.Errorf("settings: %s: %q is not an absolute path", name, path)
			}
		}
	}
	if known := []Sandbox{SandboxRequired, SandboxWrites, SandboxOff}; !slices.Contains(known, s.Sandbox) {
		return fmt.Errorf("settings: sandbox: %q is none of %q", s.Sandbox, known)
	}
	if !s.SettingsWritable && (len(s.Sealed) == 0 || len(s.SealedHome) == 0) {
		return fmt.Errorf("settings: sealed, sealed_home: no agent's settings are named")
	}
	for i := range s.Plugins {
		if err := s.Plugins[i].Check(); err != nil {
			return fmt.Errorf("settings: %w", err)
		}
	}
	return nil
}
