// Package toolserver is the MCP server of netmon's own tools: Read, Write, Edit, Bash, Glob and Grep as agents know them.
// It runs in the session as the agent's user, behind a shim that judges and records each call. What it decides by
// itself is where files may be read and written, by the path of what was really opened.
//
// Failure: fails closed. A path that cannot be resolved is refused, and a command whose sandbox cannot be built is not
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

// Sandbox says how commands of Bash are confined.
type Sandbox string

const (
	SandboxRequired Sandbox = "required" // no command without it
	SandboxWrites   Sandbox = "writes"   // in a Landlock domain alone, which needs no namespaces
	SandboxOff      Sandbox = "off"
)

// Settings are what netmon decides and the server only carries out. Paths are absolute.
type Settings struct {
	// Directory is where relative paths and commands start.
	Directory string `json:"directory"`
	Home      string `json:"home"`
	// Writable are the trees in which files may be made and changed.
	Writable []string `json:"writable"`
	// Readable are the trees that may be read, besides the writable ones; commands may read the system's, too.
	Readable []string `json:"readable"`
	// Hidden are trees, or patterns of paths, that are neither read nor listed.
	Hidden []string `json:"hidden"`
	// ReadOnly are trees, or patterns of paths, in writable ones that are not changed.
	ReadOnly []string `json:"read_only"`
	// AllowedCommands and DeniedCommands are names of programs, or patterns of names (commands.go).
	AllowedCommands []string `json:"allowed_commands"`
	DeniedCommands  []string `json:"denied_commands"`
	// SettingsWritable lets tools change agents' own settings and git hooks (see sealed.go).
	SettingsWritable bool    `json:"settings_writable"`
	Sandbox          Sandbox `json:"sandbox"`
	// Environment names the variables, besides the usual ones, that commands get.
	Environment []string `json:"environment"`
	// Outputs is a directory for the whole output of commands; the server makes a directory of its own in it.
	Outputs string `json:"outputs"`
	// Calls is where commands get cgroups of their own; "": nowhere.
	Calls string `json:"calls"`
	// Ripgrep is the program that searches.
	Ripgrep string `json:"ripgrep"`
	// PluginsOnly: the six tools are not offered.
	PluginsOnly bool          `json:"plugins_only"`
	Plugins     []plugin.Spec `json:"plugins"`
}

// ParseSettings reads the text that netmon made.
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
	for i := range s.Plugins {
		if err := s.Plugins[i].Check(); err != nil {
			return fmt.Errorf("settings: %w", err)
		}
	}
	return nil
}
