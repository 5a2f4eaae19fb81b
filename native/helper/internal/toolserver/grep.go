package toolserver

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

type grepInput struct {
	Pattern    string `json:"pattern" jsonschema:"the regular expression, in ripgrep's syntax"`
	Path       string `json:"path,omitempty" jsonschema:"the file or directory to search; the working directory unless given"`
	Glob       string `json:"glob,omitempty" jsonschema:"search only files whose path matches, such as *.ts or *.{ts,tsx}"`
	Type       string `json:"type,omitempty" jsonschema:"search only files of this type, such as js, py or go"`
	OutputMode string `json:"output_mode,omitempty" jsonschema:"files_with_matches (the default), content or count"`
	After      int    `json:"-A,omitempty" jsonschema:"lines to show after each match, for content"`
	Before     int    `json:"-B,omitempty" jsonschema:"lines to show before each match, for content"`
	Around     int    `json:"-C,omitempty" jsonschema:"lines to show around each match, for content"`
	Context    int    `json:"context,omitempty" jsonschema:"the same as -C"`
	Numbers    *bool  `json:"-n,omitempty" jsonschema:"show line numbers, for content; on unless false"`
	IgnoreCase bool   `json:"-i,omitempty" jsonschema:"ignore case"`
	Only       bool   `json:"-o,omitempty" jsonschema:"show only what matches, for content"`
	Multiline  bool   `json:"multiline,omitempty" jsonschema:"let matches span lines"`
	HeadLimit  *int   `json:"head_limit,omitempty" jsonschema:"how many lines or files to show; 250 unless given, 0 for all that fit"`
	Offset     int    `json:"offset,omitempty" jsonschema:"how many lines or files to leave out first"`
}

// grepLimit is the default number of lines or files shown.
const grepLimit = 250

func (s *Server) grep(ctx context.Context, in grepInput) (*result, error) {
	limit := grepLimit
	if in.HeadLimit != nil {
		limit = *in.HeadLimit
	}
	if limit < 0 || in.Offset < 0 || in.After < 0 || in.Before < 0 || in.Around < 0 || in.Context < 0 {
		return nil, errors.New("numbers of lines cannot be negative")
	}
	if limit == 0 {
		limit = maxFound
	}
	args := in.arguments()
	query, err := s.search(in.Path)
	if err != nil {
		return nil, err
	}
	defer query.close()
	given := func(shown string) (*result, error) { return query.result(shown), nil }
	switch in.OutputMode {
	case "", "files_with_matches":
		var files []string
		if err := query.run(ctx, append(args, "--files-with-matches"), 0, func(path, _ string) bool {
			files = append(files, path)
			return len(files) < maxFound
		}); err != nil {
			return nil, err
		}
		if len(files) == 0 {
			return given("No files found")
		}
		query.byAge(files)
		slices.Reverse(files) // newest first
		head := fmt.Sprintf("Found %d %s\n", len(files), plural(len(files), "file"))
		return given(head + fitting(window(files, in.Offset, limit), "files", len(head)))
	case "count":
		return s.count(ctx, query, append(args, "--count-matches"), in.Offset, limit)
	case "content":
		lines, more, err := matches(ctx, query, append(args, in.contentArguments()...), in.Offset, limit)
		if err != nil {
			return nil, err
		}
		if len(lines) == 0 {
			return given("No matches found")
		}
		shown := fitting(lines, "lines", 0)
		if more {
			shown += fmt.Sprintf("[more lines: use offset %d]\n", in.Offset+limit)
		}
		return given(shown)
	}
	return nil, fmt.Errorf("output_mode: %q is not files_with_matches, content or count", in.OutputMode)
}

func (in grepInput) arguments() []string {
	args := []string{"--null", "--hidden", "--no-messages", "--color=never", "--no-heading", "--with-filename",
		"--max-columns=" + strconv.Itoa(maxColumns), "--max-columns-preview", "--regex-size-limit=32M", "--glob", "!**/.git/**"}
	for _, glob := range in.globs() {
		args = append(args, "--glob="+glob)
	}
	if in.Type != "" {
		args = append(args, "--type="+in.Type)
	}
	if in.IgnoreCase {
		args = append(args, "--ignore-case")
	}
	if in.Multiline {
		args = append(args, "--multiline", "--multiline-dotall")
	}
	return append(args, "--regexp="+in.Pattern)
}

// globs returns the pattern and, if it is a list like `*.ts, *.js`, the patterns in it.
func (in grepInput) globs() []string {
	if in.Glob == "" {
		return nil
	}
	depth := 0
	parts := strings.FieldsFunc(in.Glob, func(c rune) bool {
		switch c {
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		}
		return depth == 0 && (c == ',' || c == ' ')
	})
	if len(parts) == 1 {
		return parts
	}
	return append([]string{in.Glob}, parts...) // names may contain spaces and commas
}

func (in grepInput) contentArguments() []string {
	var args []string
	if in.Numbers == nil || *in.Numbers {
		args = append(args, "--line-number")
	}
	if in.Only {
		args = append(args, "--only-matching")
	}
	around := max(in.Around, in.Context)
	for name, lines := range map[string]int{"--after-context=": max(in.After, around), "--before-context=": max(in.Before, around)} {
		if lines > 0 {
			args = append(args, name+strconv.Itoa(lines))
		}
	}
	return args
}

func matches(ctx context.Context, query *search, args []string, offset, limit int) (lines []string, more bool, err error) {
	skipped := 0
	err = query.run(ctx, args, '\n', func(path, rest string) bool {
		if skipped < offset {
			skipped++
			return true
		}
		if len(lines) == limit {
			more = true
			return false
		}
		if path == "--" && rest == "" {
			lines = append(lines, path)
			return true
		}
		lines = append(lines, path+":"+strings.TrimSuffix(rest, "\r")) // as in Read
		return true
	})
	return lines, more, err
}

func (s *Server) count(ctx context.Context, query *search, args []string, offset, limit int) (*result, error) {
	var lines []string
	total := 0
	if err := query.run(ctx, args, '\n', func(path, rest string) bool {
		count, _ := strconv.Atoi(rest)
		total += count
		lines = append(lines, path+":"+rest)
		return len(lines) < maxFound
	}); err != nil {
		return nil, err
	}
	if len(lines) == 0 {
		return query.result("No matches found"), nil
	}
	tail := fmt.Sprintf("\nFound %d %s in %d %s.", total, plural(total, "match"), len(lines), plural(len(lines), "file"))
	return query.result(fitting(window(lines, offset, limit), "files", len(tail)) + tail), nil
}

func window(list []string, offset, limit int) []string {
	list = list[min(offset, len(list)):]
	return list[:min(limit, len(list))]
}

func plural(count int, noun string) string {
	switch {
	case count == 1:
		return noun
	case strings.HasSuffix(noun, "ch"):
		return noun + "es"
	}
	return noun + "s"
}
