package toolserver

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"mvdan.cc/sh/v3/syntax"
)

// Rules on the words by which a command starts programs. They are not a boundary: an allowed program may start
// another one, and a script may be written first. The sandbox is the boundary; these rules keep a model from what it
// was not asked to do, and tell it so.
//
// Failure: with a list of allowed commands, a command that cannot be parsed is refused. With denied ones only, it runs.

const (
	allowedRule = "mcp_proxy.allowed_commands"
	deniedRule  = "mcp_proxy.denied_commands"
	// maxNested limits `sh -c` within `sh -c`.
	maxNested = 8
)

var (
	shells = []string{"sh", "bash", "dash", "zsh", "ksh"}
	// starters run the program that a later word names.
	starters = []string{"env", "nice", "nohup", "timeout", "xargs", "sudo", "doas", "setsid", "stdbuf", "time", "command", "exec",
		"builtin"}
	// harmless are builtins that start no program and read no code.
	harmless = []string{":", "[", "cd", "echo", "exit", "export", "false", "local", "popd", "printf", "pushd", "pwd", "read",
		"return", "set", "shift", "test", "true", "type", "umask", "unset", "wait", "break", "continue", "jobs", "kill"}
)

// mayRun judges a command by the names of its programs.
func (s *Settings) mayRun(command string) error {
	if len(s.AllowedCommands)+len(s.DeniedCommands) == 0 {
		return nil
	}
	reader := commandReader{functions: map[string]bool{}}
	reader.read(command, 0)
	for _, name := range reader.names {
		base := filepath.Base(name)
		if rule := matching(s.DeniedCommands, name, base); rule != "" {
			return refused(deniedRule, "the command", "is not run: %s is denied (%s)", name, rule)
		}
		if len(s.AllowedCommands) > 0 && !slices.Contains(harmless, name) && !reader.functions[name] &&
			matching(s.AllowedCommands, name, allowedName(name)) == "" {
			return refused(allowedRule, "the command", "is not run: %s is none of %s", name, strings.Join(s.AllowedCommands, ", "))
		}
	}
	if len(s.AllowedCommands) > 0 && reader.unclear != "" {
		return refused(allowedRule, "the command", "is not run: %s. Write it so that every program is named", reader.unclear)
	}
	return nil
}

// programDirectories are directories in which only the system's owner puts programs.
var programDirectories = []string{"/usr/local/bin", "/usr/local/sbin", "/usr/bin", "/usr/sbin", "/bin", "/sbin"}

// allowedName returns the name that a rule for a bare name may allow: elsewhere, the same name is another program.
func allowedName(name string) string {
	if slices.Contains(programDirectories, filepath.Dir(name)) {
		return filepath.Base(name)
	}
	return name
}

func matching(rules []string, name, base string) string {
	for _, rule := range rules {
		for _, text := range []string{name, base} {
			if matched, err := doublestar.Match(rule, text); err == nil && matched && (text == name || !strings.Contains(rule, "/")) {
				return rule
			}
		}
	}
	return ""
}

// commandReader collects the names of programs in a command; unclear says why there may be more.
type commandReader struct {
	names     []string
	functions map[string]bool
	unclear   string
}

func (r *commandReader) doubt(format string, args ...any) {
	if r.unclear == "" {
		r.unclear = fmt.Sprintf(format, args...)
	}
}

func (r *commandReader) read(text string, depth int) {
	if depth > maxNested {
		r.doubt("its commands are nested too deeply")
		return
	}
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(text), "")
	if err != nil {
		r.doubt("it cannot be read (%v)", err)
		return
	}
	syntax.Walk(file, func(node syntax.Node) bool {
		switch node := node.(type) {
		case *syntax.Assign:
			if node.Name != nil && node.Name.Value == "PATH" {
				r.doubt("it changes PATH, where programs are found")
			}
		case *syntax.FuncDecl:
			r.functions[node.Name.Value] = true
		case *syntax.CallExpr:
			words := make([]string, len(node.Args))
			for i, word := range node.Args {
				words[i] = literal(word)
			}
			r.call(words, depth)
		}
		return true
	})
}

// unknown represents a word that is only known when the command runs.
const unknown = "\x00"

func literal(word *syntax.Word) string {
	var text strings.Builder
	for _, part := range word.Parts {
		switch part := part.(type) {
		case *syntax.Lit:
			text.WriteString(strings.ReplaceAll(part.Value, `\`, ""))
		case *syntax.SglQuoted:
			if part.Dollar {
				return unknown
			}
			text.WriteString(part.Value)
		case *syntax.DblQuoted:
			for _, inner := range part.Parts {
				lit, ok := inner.(*syntax.Lit)
				if !ok || part.Dollar {
					return unknown
				}
				text.WriteString(strings.ReplaceAll(lit.Value, `\`, ""))
			}
		default:
			return unknown
		}
	}
	return text.String()
}

func (r *commandReader) call(words []string, depth int) {
	if len(words) == 0 {
		return
	}
	name, rest := words[0], words[1:]
	if name == unknown || name != "[" && strings.ContainsAny(name, "*?[{~") {
		r.doubt("the name of a program is made when it runs")
		return
	}
	r.names = append(r.names, name)
	base := filepath.Base(name)
	switch {
	case base == "eval":
		if slices.Contains(rest, unknown) {
			r.doubt("eval gets a text that is made when it runs")
		}
		r.read(strings.Join(rest, " "), depth+1)
	case slices.Contains(shells, base):
		r.shell(rest, depth)
	case slices.Contains(starters, base):
		r.started(rest, depth)
	}
}

// shell reads the text after -c; a script in a file, or on standard input, may contain anything.
func (r *commandReader) shell(rest []string, depth int) {
	for i, word := range rest {
		if !strings.HasPrefix(word, "-") || strings.HasPrefix(word, "--") {
			break
		}
		if strings.Contains(word, "c") && i+1 < len(rest) {
			if rest[i+1] == unknown {
				break
			}
			r.read(rest[i+1], depth+1)
			return
		}
	}
	r.doubt("a shell gets a script that is not in the command")
}

// started takes the first word that is neither an option nor an assignment as the program. That may be an option's
// value, which a list of allowed commands then refuses.
func (r *commandReader) started(rest []string, depth int) {
	for i, word := range rest {
		isNumber := word != "" && strings.Trim(word, "0123456789.smhd") == ""
		if word == unknown || !strings.HasPrefix(word, "-") && !strings.Contains(word, "=") && !isNumber {
			r.call(rest[i:], depth)
			return
		}
	}
}
