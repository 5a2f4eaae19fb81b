package toolserver

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
	"netmon/helper/internal/gitrepo"
)

// The settings of VS Code and its relatives in a project are ordinarily harmless, but some keys name programs, or what
// programs load. Extensions define the keys, so that no list of them is complete: words in a key decide.

const (
	editorDirectory = ".vscode"
	editorSettings  = "settings.json"
)

// programWord matches a key's last parts if its value may be a program, its arguments or environment, or what it loads.
var programWord = regexp.MustCompile(`(?i)path|command|cmd|exec|interpreter|binary|program|server|runtime|profile|shell|script|args|argument|env|home|` +
	`sdk|toolchain|plugin|extension|tool|hook|mcp|launch|location|autoapprove|allowautomatictasks|linter|formatter|debugger|compiler|browser|conda|node|flags|overrides?$`)

// languages have names with such words.
var languages = regexp.MustCompile(`(?i)(java|type)script`)

// plainKeys match programWord and name no program.
var plainKeys = regexp.MustCompile(`(?i)^(\[.*\]|files\..*|search\..*|explorer\..*|workbench\.color.*|extensions\..*|editor\..*|breadcrumbs\..*|cSpell\..*)$`)

// editorPrograms returns the keys that may start something, with their values; nil: none. What cannot be read as the
// editor reads it (JSON with comments) counts as one.
func editorPrograms(content []byte) []string {
	var settings map[string]json.RawMessage
	text := plainJSON(content)
	if len(strings.TrimSpace(string(text))) == 0 {
		return nil
	}
	if json.Unmarshal(text, &settings) != nil {
		sum := sha256.Sum256(content)
		return []string{"editor " + hex.EncodeToString(sum[:])}
	}
	var found []string
	for key, value := range settings {
		section := strings.TrimSpace(string(value))
		switch {
		case plainKeys.MatchString(key), section == "false", section == "null":
		case namesProgram(key) && (section == "true" || strings.ContainsAny(section, `"{`)),
			strings.HasPrefix(section, "{") && namesProgram(section): // a key in parts
			found = append(found, "editor "+key+" "+section)
		}
	}
	return found
}

func namesProgram(text string) bool {
	return programWord.MatchString(languages.ReplaceAllString(text, "")) || strings.Contains(text, `\`)
}

// plainJSON replaces comments, and commas before a closing bracket, by blanks.
func plainJSON(content []byte) []byte {
	out := []byte(strings.TrimPrefix(string(content), "\uFEFF"))
	comma := -1
	for i := 0; i < len(out); i++ {
		switch c := out[i]; {
		case c == '"':
			for i++; i < len(out) && out[i] != '"'; i++ {
				if out[i] == '\\' {
					i++
				}
			}
			comma = -1
		case c == '/' && i+1 < len(out) && (out[i+1] == '/' || out[i+1] == '*'):
			end := "\n"
			if out[i+1] == '*' {
				end = "*/"
			}
			length := bytes.Index(out[i+2:], []byte(end))
			stop := len(out)
			if length >= 0 {
				stop = i + 2 + length + len(end)
			}
			for ; i < stop; i++ {
				out[i] = ' '
			}
			i--
		case c == ',':
			comma = i
		case c == '}' || c == ']':
			if comma >= 0 {
				out[comma] = ' '
			}
			comma = -1
		case c != ' ' && c != '\t' && c != '\n' && c != '\r':
			comma = -1
		}
	}
	return out
}

// editorIn returns what the editor's settings in a directory may start.
func editorIn(dir *beneath.Dir) []gitrepo.Program {
	content, _, err := dir.Read(editorSettings, gitrepo.MaxConfig)
	if errors.Is(err, unix.ENOENT) {
		return nil
	}
	if err != nil {
		return []gitrepo.Program{{Path: editorSettings, Known: []string{gitrepo.Unread(dir, editorSettings)}}}
	}
	if known := editorPrograms(content); known != nil {
		return []gitrepo.Program{{Path: editorSettings, Known: known, Content: content}}
	}
	return nil
}

// isEditor reports whether a directory holds the editor's settings of the working directory.
func (s *Server) isEditor(path string) bool {
	return path == filepath.Join(s.settings.Directory, editorDirectory)
}

// mayEdit judges new settings of the editor, at any depth: what is added must start nothing.
func (s *Server) mayEdit(t *target, content []byte) error {
	if s.settings.SettingsWritable || !strings.EqualFold(t.name, editorSettings) ||
		!strings.EqualFold(filepath.Base(t.parent.path), editorDirectory) {
		return nil
	}
	before := map[string]bool{}
	if old, _, err := beneath.At(t.parent.fd).Read(t.name, gitrepo.MaxConfig); err == nil {
		for _, one := range editorPrograms(old) {
			before[one] = true
		}
	}
	for _, one := range editorPrograms(content) {
		if !before[one] {
			return sealedRefusal(t.path, "the editor's settings that start programs")
		}
	}
	return nil
}
