package toolserver

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Agents run what stands in their settings: hooks, MCP servers, plugins. git runs hooks and what its configuration
// names. A tool that wrote there would start programs that no tool call names, in this session or the next one.

var sealedDirectories = []string{".claude", ".gemini", ".codex", ".opencode"}

var sealedFiles = []string{".mcp.json", "opencode.json", "opencode.jsonc"}

// homeFiles are settings that stand in the home directory itself.
var homeFiles = []string{".claude.json"}

// gitEntries are what git runs, or takes names of programs from.
var gitEntries = []string{"hooks", "config", "config.worktree"}

// sealed gives the name that makes a path one of an agent's settings or of git's hooks; empty: it is neither.
func (s *Settings) sealed(path string) string {
	if s.SettingsWritable {
		return ""
	}
	parts := strings.Split(path, "/")
	git := false
	for i, part := range parts {
		last := i == len(parts)-1
		switch {
		case slices.Contains(sealedDirectories, part),
			last && slices.Contains(sealedFiles, part),
			last && slices.Contains(homeFiles, part) && filepath.Dir(path) == s.Home:
			return part
		case git && slices.Contains(gitEntries, part):
			return ".git/" + part
		case part == "opencode" && i > 0 && parts[i-1] == ".config":
			return ".config/opencode"
		}
		git = git || part == ".git"
	}
	return ""
}

// sealedPaths are those entries of the working directory and of the home directory that exist.
func (s *Settings) sealedPaths() []string {
	if s.SettingsWritable {
		return nil
	}
	var paths []string
	for _, base := range []string{s.Directory, s.Home} {
		for _, name := range slices.Concat(sealedDirectories, sealedFiles) {
			paths = append(paths, filepath.Join(base, name))
		}
	}
	for _, name := range append(homeFiles, ".config/opencode") {
		paths = append(paths, filepath.Join(s.Home, name))
	}
	for _, name := range gitEntries {
		paths = append(paths, filepath.Join(s.Directory, ".git", name))
	}
	return slices.DeleteFunc(paths, func(path string) bool {
		_, err := os.Lstat(path)
		return err != nil
	})
}
