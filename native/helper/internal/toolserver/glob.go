package toolserver

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"netmon/helper/internal/beneath"
)

type globInput struct {
	Pattern string `json:"pattern" jsonschema:"the pattern of paths: ** is any number of directories"`
	Path    string `json:"path,omitempty" jsonschema:"the directory to search; the working directory unless given"`
}

// listArguments make ripgrep list files, including hidden ones but not git's own.
var listArguments = []string{"--files", "--hidden", "--null", "--no-messages", "--glob", "!**/.git/**"}

func (s *Server) glob(ctx context.Context, in globInput) (*result, error) {
	base, pattern := in.Path, in.Pattern
	elsewhere := filepath.IsAbs(pattern) || strings.HasPrefix(pattern, "~/")
	if elsewhere || strings.HasPrefix(pattern, "../") {
		above := base
		if base, pattern = doublestar.SplitPattern(pattern); !elsewhere && above != "" {
			base = above + "/" + base
		}
	}
	if !strings.Contains(pattern, "/") {
		pattern = "**/" + pattern
	}
	pattern = strings.TrimPrefix(pattern, "./")
	if !doublestar.ValidatePattern(pattern) {
		return nil, fmt.Errorf("pattern: %q is not a pattern of paths", in.Pattern)
	}
	patterns, err := withoutBraces(pattern)
	if err != nil {
		return nil, fmt.Errorf("pattern: %w", err)
	}
	query, err := s.search(base)
	if err != nil {
		return nil, err
	}
	defer query.close()
	if !query.base.directory() {
		return nil, fmt.Errorf("%s is %s, not a directory", base, query.base.kind())
	}
	query.wanted = func(below string) bool {
		return slices.ContainsFunc(patterns, func(one string) bool { return doublestar.MatchUnvalidated(one, below) })
	}
	var found []string
	err = query.run(ctx, listArguments, 0, func(path, _ string) bool {
		found = append(found, path)
		return len(found) < maxFound
	})
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return query.result("No files found"), nil
	}
	query.byAge(found)
	return query.result(fitting(found, "paths", 0)), nil
}

const (
	// maxPattern is the maximum length of a pattern, in bytes: that of a path (PATH_MAX).
	maxPattern = 4_096
	// maxAlternatives is the maximum number of patterns that one with braces may expand to.
	maxAlternatives = 256
)

// withoutBraces expands a valid pattern with alternatives in braces: matched within one pattern, they would take time
// exponential in their number.
func withoutBraces(pattern string) ([]string, error) {
	if len(pattern) > maxPattern {
		return nil, fmt.Errorf("it has more than %d bytes", maxPattern)
	}
	var plain []string
	next := []string{pattern}
	for len(next) > 0 {
		one := next[len(next)-1]
		next = next[:len(next)-1]
		if parts := alternatives(one); parts == nil {
			plain = append(plain, one)
		} else {
			next = append(next, parts...)
		}
		if len(plain)+len(next) > maxAlternatives {
			return nil, fmt.Errorf("its braces stand for more than %d patterns: use fewer", maxAlternatives)
		}
	}
	return plain, nil
}

// alternatives returns the pattern with each alternative of its first braces; nil: there are no braces.
func alternatives(pattern string) []string {
	var cuts []int // positions of the opening brace, the commas and the closing brace
	depth, class := 0, false
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '\\':
			i++
		case class:
			class = c != ']'
		case c == '[':
			class = true
		case c == '{':
			if depth++; depth == 1 {
				cuts = append(cuts, i)
			}
		case c == ',' && depth == 1:
			cuts = append(cuts, i)
		case c == '}':
			if depth--; depth == 0 {
				cuts = append(cuts, i)
				parts := make([]string, len(cuts)-1)
				for n := range parts {
					parts[n] = pattern[:cuts[0]] + pattern[cuts[n]+1:cuts[n+1]] + pattern[i+1:]
				}
				return parts
			}
		}
	}
	return nil
}

// byAge sorts by modification time, oldest first. Paths are as they are shown.
func (q *search) byAge(paths []string) {
	type aged struct {
		path string
		time int64
	}
	files := make([]aged, len(paths))
	here := beneath.At(q.dir.fd)
	for i, path := range paths {
		full := path
		if !filepath.IsAbs(full) {
			full = filepath.Join(q.server.directory(), path)
		}
		files[i].path = path
		if below, err := filepath.Rel(q.dir.path, full); err == nil {
			if stat, err := here.Stat(below); err == nil {
				files[i].time = stat.Mtim.Nano()
			}
		}
	}
	slices.SortStableFunc(files, func(a, b aged) int {
		if a.time != b.time {
			return int(max(-1, min(1, a.time-b.time)))
		}
		return strings.Compare(a.path, b.path)
	})
	for i := range files {
		paths[i] = files[i].path
	}
}

// fitting joins the lines that fit, and says how many are omitted. A line break in a name is escaped.
func fitting(lines []string, what string, used int) string {
	var out strings.Builder
	for i, line := range lines {
		line = strings.NewReplacer("\n", `\n`, "\r", `\r`).Replace(strings.ToValidUTF8(line, "\uFFFD"))
		if used+out.Len()+len(line) > maxText-200 {
			more := strconv.Itoa(len(lines) - i)
			if len(lines) >= maxFound { // the search stopped there
				more = "at least " + more
			}
			fmt.Fprintf(&out, "[%s more %s: narrow the search]\n", more, what)
			break
		}
		out.WriteString(line)
		out.WriteByte('\n')
	}
	return out.String()
}
