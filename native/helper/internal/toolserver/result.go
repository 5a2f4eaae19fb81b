package toolserver

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"netmon/helper/internal/callcgroup"
)

// maxText is the part of a result that every agent passes on, in characters: Gemini CLI cuts at 40,000.
const maxText = 38_000

// MetaKey is the member of a result's `_meta` that tells the shim what a call did.
const MetaKey = "netmon/call"

// result is a tool's result for the model, and what is recorded of it.
type result struct {
	content []mcp.Content
	path    string
	command string
	// exitCode is set for commands that ended.
	exitCode *int
	// cgroup is the cgroup of a command's or a plugin's processes, if they have their own.
	cgroup callcgroup.Answer
	// plugin is empty for the six built-in tools.
	plugin string
	// bytes is the size of the output before anything was cut.
	bytes  int64
	failed bool
}

func text(path, shown string) *result {
	return &result{path: path, bytes: int64(len(shown)), content: []mcp.Content{&mcp.TextContent{Text: shown}}}
}

func (r *result) answer() *mcp.CallToolResult {
	meta := map[string]any{}
	for name, value := range map[string]string{"path": r.path, "command": r.command, "cgroup": r.cgroup.Name,
		"cgroup_id": r.cgroup.ID, "plugin": r.plugin} {
		if value != "" {
			meta[name] = value
		}
	}
	if r.exitCode != nil {
		meta["exit_code"] = *r.exitCode
	}
	meta["bytes"] = r.bytes
	return &mcp.CallToolResult{Content: r.content, IsError: r.failed, Meta: mcp.Meta{MetaKey: meta}}
}

// failure also says in the text that a call failed, since some agents drop the flag.
func failure(err error) *mcp.CallToolResult {
	message := err.Error()
	var by refusal
	if errors.As(err, &by) {
		meta := map[string]any{"refused_by": by.rule, "refusal": message}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: message}}, IsError: true,
			Meta: mcp.Meta{MetaKey: meta}}
	}
	if !strings.HasPrefix(message, "netmon: ") {
		message = "Error: " + message
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: message}}, IsError: true}
}

// middleCut keeps the beginning and the end of a text that is too long; whole is the path of the complete text.
func middleCut(head, tail string, omitted int64, whole string) string {
	where := ""
	if whole != "" {
		where = "; the whole output is in " + whole
	}
	return fmt.Sprintf("%s\n[%d bytes left out%s]\n%s", head, omitted, where, tail)
}

// validTail drops a truncated rune at the beginning.
func validTail(data []byte) string {
	for len(data) > 0 && !utf8.RuneStart(data[0]) {
		data = data[1:]
	}
	return strings.ToValidUTF8(string(data), "\uFFFD")
}

// validHead drops a truncated rune at the end.
func validHead(data []byte) string {
	for i := 1; i <= min(utf8.UTFMax, len(data)); i++ {
		if start := len(data) - i; utf8.RuneStart(data[start]) {
			if !utf8.FullRune(data[start:]) {
				data = data[:start]
			}
			break
		}
	}
	return strings.ToValidUTF8(string(data), "\uFFFD")
}
