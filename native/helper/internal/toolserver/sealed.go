package toolserver

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
)

// Agents run programs named in their settings: hooks, MCP servers, plugins. git runs hooks and programs named in its
// configuration. A tool that wrote there would start programs that no tool call names, in this session or a later one.

// otherSettings are those of agents and editors that netmon does not set up. Settings.Sealed has the others.
var otherSettings = []string{".cursor/mcp.json", ".vscode/mcp.json",
	".cursor/hooks.json", ".cursor/cli.json", ".cursor/worktrees.json", ".cursor/environment.json",
	".kiro/settings", ".kiro/hooks", ".kiro/agents", ".roo/mcp.json", ".qwen/settings.json", ".factory/mcp.json",
	".factory/settings.json", ".windsurf/hooks.json", ".amp/settings.json", ".junie/mcp", ".continue/mcpServers",
	".kilocode/mcp.json", ".pi/extensions", ".zed/settings.json", ".clinerules/hooks", ".openhands/hooks.json",
	".openhands/setup.sh", "crush.json", ".crush.json", "kilo.json", "kilo.jsonc", ".kilo", ".agents/plugins",
	".hg/hgrc"}

// gitEntries contain programs that git runs or their names, or name a directory with such files.
var gitEntries = []string{"hooks", "config", "config.worktree", "commondir"}

// among compares names as file systems do that do not distinguish upper and lower case.
func among(names []string, name string) bool {
	return slices.ContainsFunc(names, func(one string) bool { return strings.EqualFold(one, name) })
}

func (s *Settings) isSettings(name string) bool {
	return among(s.Sealed, name) || among(otherSettings, name)
}

// sealed returns the name that makes a path part of an agent's settings or git's hooks; empty: neither.
func (s *Settings) sealed(path string) string {
	if s.SettingsWritable {
		return ""
	}
	parts := strings.Split(path, "/")
	git := false
	for i, part := range parts {
		last := i == len(parts)-1
		isGit := strings.EqualFold(part, ".git")
		switch {
		case s.isSettings(part), // or a directory, whose files are settings too
			i > 0 && s.isSettings(parts[i-1]+"/"+part),
			last && isGit, // a file or a link that names a directory with hooks and configuration
			last && among(s.SealedHome, part) && filepath.Dir(path) == s.Home:
			return part
		case git && among(gitEntries, part):
			return ".git/" + part
		case i > 0 && among(s.SealedHome, parts[i-1]+"/"+part):
			return parts[i-1] + "/" + part
		}
		git = git || isGit
	}
	for _, one := range s.sealedPaths() { // the user's links may lead to settings under other names
		if one.link == "" || filepath.Base(one.path) == ".git" {
			continue
		}
		if real, err := filepath.EvalSymlinks(one.path); err == nil && (path == real || strings.HasPrefix(path, real+"/")) {
			return one.path
		}
	}
	return ""
}

// settingsPaths are where agents and git look for settings in the working directory and the home directory.
func (s *Settings) settingsPaths() []string {
	if s.SettingsWritable {
		return nil
	}
	var paths []string
	for _, base := range []string{s.Directory, s.Home} {
		for _, name := range slices.Concat(s.Sealed, otherSettings) {
			paths = append(paths, filepath.Join(base, name))
		}
	}
	for _, name := range s.SealedHome {
		paths = append(paths, filepath.Join(s.Home, name))
	}
	git := filepath.Join(s.Directory, ".git")
	paths = append(paths, git)
	for _, name := range gitEntries {
		paths = append(paths, filepath.Join(git, name))
	}
	return paths
}

// sealedPath is an existing one. A mount on it does not survive its replacement, nor prevent replacing a link.
type sealedPath struct {
	path  string
	inode uint64
	link  string // the target if the path or its directory is a link
}

// sealedPaths returns those that exist. A `.git` that is a directory is not sealed as a whole.
func (s *Settings) sealedPaths() []sealedPath {
	var found []sealedPath
	for _, path := range s.settingsPaths() {
		var stat unix.Stat_t
		if err := unix.Lstat(path, &stat); err != nil || filepath.Base(path) == ".git" && stat.Mode&unix.S_IFMT == unix.S_IFDIR {
			continue
		}
		link, _ := os.Readlink(path)
		parent, _ := os.Readlink(filepath.Dir(path))
		found = append(found, sealedPath{path, stat.Ino, parent + link})
	}
	return found
}
