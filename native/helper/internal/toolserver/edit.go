package toolserver

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/sys/unix"
)

type writeInput struct {
	FilePath string `json:"file_path" jsonschema:"the file's path, absolute or relative to the working directory"`
	Content  string `json:"content" jsonschema:"the whole new content"`
}

type editInput struct {
	FilePath   string `json:"file_path" jsonschema:"the file's path, absolute or relative to the working directory"`
	OldString  string `json:"old_string" jsonschema:"the text to replace, exactly as it is in the file; empty makes a new file"`
	NewString  string `json:"new_string" jsonschema:"the text to put in its place"`
	ReplaceAll bool   `json:"replace_all,omitempty" jsonschema:"replace every occurrence, not just a single one"`
}

func (s *Server) write(_ context.Context, in writeInput) (*result, error) {
	return s.change(in.FilePath, func(t *target) ([]byte, string, error) {
		verb := "created"
		if t.existing != nil {
			verb = "replaced"
		}
		return []byte(in.Content), fmt.Sprintf("%s %s (%d bytes).", t.path, verb, len(in.Content)), nil
	})
}

func (s *Server) edit(_ context.Context, in editInput) (*result, error) {
	if in.OldString == in.NewString {
		return nil, errors.New("old_string and new_string are the same: nothing to change")
	}
	return s.change(in.FilePath, func(t *target) ([]byte, string, error) {
		if t.existing == nil {
			if in.OldString != "" {
				return nil, "", fmt.Errorf("%s does not exist. The working directory is %s", in.FilePath, s.directory())
			}
			return []byte(in.NewString), t.path + " created.", nil
		}
		content, err := t.content()
		if err != nil {
			return nil, "", err
		}
		changed, count, err := replace(string(content), in)
		if err != nil {
			return nil, "", fmt.Errorf("%s: %w", t.path, err)
		}
		times := ""
		if count > 1 {
			times = fmt.Sprintf(" in %d places", count)
		}
		return []byte(changed), fmt.Sprintf("%s changed%s.%s", t.path, times, around(changed, in.NewString)), nil
	})
}

// change gives a file the content that is made for it, and the model the words with it. A file that exists is changed
// only where the model knows it as it is.
func (s *Server) change(path string, made func(*target) (content []byte, said string, err error)) (*result, error) {
	s.changing.Lock()
	defer s.changing.Unlock()
	t, err := s.target(path)
	if err != nil {
		return nil, err
	}
	defer t.close()
	if t.existing != nil {
		if err := s.seen.check(t.existing); err != nil {
			return nil, err
		}
	}
	content, said, err := made(t)
	if err != nil {
		return nil, err
	}
	if err := t.write(content); err != nil {
		return nil, err
	}
	s.remember(t.path)
	return text(t.path, said), nil
}

// replace keeps CRLF where the file has it and the model, which was shown lines, wrote LF.
func replace(content string, in editInput) (string, int, error) {
	if in.OldString == "" {
		if content != "" {
			return "", 0, errors.New("an empty old_string makes a new file, but this one has content")
		}
		return in.NewString, 1, nil
	}
	from, to := in.OldString, in.NewString
	count := strings.Count(content, from)
	if count == 0 && strings.Contains(content, "\r\n") {
		from, to = toCRLF(from), toCRLF(to)
		count = strings.Count(content, from)
	}
	switch {
	case count == 0:
		return "", 0, errors.New("old_string was not found. It must match the file exactly, white space included")
	case count > 1 && !in.ReplaceAll:
		return "", 0, fmt.Errorf("old_string was found %d times, but replace_all is false. "+
			"Add surrounding lines to make it unique, or set replace_all", count)
	}
	return strings.ReplaceAll(content, from, to), count, nil
}

func toCRLF(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\n", "\r\n")
}

// shownContext is how many lines before and after a change are shown.
const shownContext = 4

// around shows the lines of the first change, numbered as Read numbers them.
func around(content, inserted string) string {
	at := strings.Index(content, inserted)
	if inserted == "" || at < 0 {
		return ""
	}
	lines := strings.Split(content, "\n")
	first := strings.Count(content[:at], "\n")
	last := first + strings.Count(inserted, "\n")
	var out strings.Builder
	out.WriteString(" Around the change:\n")
	for i := max(0, first-shownContext); i <= min(len(lines)-1, last+shownContext) && out.Len() < maxText/4; i++ {
		fmt.Fprintf(&out, "%d\t%.500s\n", i+1, strings.TrimSuffix(lines[i], "\r"))
	}
	return out.String()
}

// seenFiles are the versions of files that the model has read or written; another version must be read again.
type seenFiles struct {
	mutex sync.Mutex
	files map[string]version
}

type version struct {
	inode, device uint64
	changed       unix.Timespec
	size          int64
}

func versionOf(file *opened) version {
	return version{file.stat.Ino, file.stat.Dev, file.stat.Mtim, file.stat.Size}
}

// maxSeen bounds the table; the oldest knowledge is lost, and such a file is read again.
const maxSeen = 10_000

func (f *seenFiles) remember(file *opened) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if len(f.files) >= maxSeen {
		clear(f.files)
	}
	f.files[file.path] = versionOf(file)
}

func (f *seenFiles) check(file *opened) error {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	known, ok := f.files[file.path]
	switch {
	case !ok:
		return fmt.Errorf("%s has not been read yet: read it before you change it", file.path)
	case known != versionOf(file):
		return fmt.Errorf("%s has changed since it was read: read it again before you change it", file.path)
	}
	return nil
}

// remember takes in the version that was just written.
func (s *Server) remember(path string) {
	if file, err := openPath(path); err == nil {
		s.seen.remember(file)
		file.close()
	}
}
