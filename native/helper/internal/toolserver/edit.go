package toolserver

import (
	"bytes"
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
		changed, err := replace(content, in)
		if err != nil {
			return nil, "", fmt.Errorf("%s: %w", t.path, err)
		}
		times := ""
		if changed.count > 1 {
			times = fmt.Sprintf(" in %d places", changed.count)
		}
		return changed.content, fmt.Sprintf("%s changed%s. Around the change:\n%s", t.path, times, changed.around()), nil
	})
}

// change writes the content that made returns to a file, and the message to the model. An existing file is changed
// only if the model knows its current version.
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
	if err := s.mayHold(t, content); err != nil {
		return nil, err
	}
	linked := t.existing != nil && t.existing.stat.Nlink > 1 // the file may have another name, of settings
	if linked {
		if err := s.sweep(); err != nil { // takes the first look, if no command has run
			return nil, fmt.Errorf("netmon: nothing is written: %w", err)
		}
	}
	if err := t.write(content); err != nil {
		return nil, err
	}
	if linked {
		s.mayChange()
		_ = s.sweep() // which says what it could not do
	}
	s.remember(t)
	return text(t.path, said), nil
}

// edited is a file's new content; the first change is from at to end.
type edited struct {
	content []byte
	at, end int
	count   int
}

// replace keeps CRLF if the file uses it and the model, which was shown lines, wrote LF.
func replace(content []byte, in editInput) (edited, error) {
	if in.OldString == "" {
		if len(content) > 0 {
			return edited{}, errors.New("an empty old_string makes a new file, but this one has content")
		}
		return edited{[]byte(in.NewString), 0, len(in.NewString), 1}, nil
	}
	from, to := []byte(in.OldString), []byte(in.NewString)
	count := bytes.Count(content, from)
	if crlf := bytes.Count(content, []byte("\r\n")); crlf > 0 && (count == 0 ||
		crlf == bytes.Count(content, []byte("\n")) && !strings.Contains(in.OldString+in.NewString, "\r")) {
		from, to = toCRLF(in.OldString), toCRLF(in.NewString)
		count = bytes.Count(content, from)
	}
	switch {
	case count == 0:
		return edited{}, errors.New("old_string was not found. It must match the file exactly, white space included")
	case count > 1 && !in.ReplaceAll:
		return edited{}, fmt.Errorf("old_string was found %d times, but replace_all is false. "+
			"Add surrounding lines to make it unique, or set replace_all", count)
	case len(content)+count*(len(to)-len(from)) > maxEdited:
		return edited{}, fmt.Errorf("it would have more than %d MiB after this change: change it with a command", maxEdited>>20)
	}
	at := bytes.Index(content, from)
	return edited{bytes.ReplaceAll(content, from, to), at, at + len(to), count}, nil
}

func toCRLF(text string) []byte {
	return []byte(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\n", "\r\n"))
}

// shownContext is the number of lines shown before and after a change.
const shownContext = 4

// around returns the lines of the first change, numbered like those of Read.
func (e edited) around() string {
	start := bytes.LastIndexByte(e.content[:e.at], '\n') + 1
	for i := 0; i < shownContext && start > 0; i++ {
		start = bytes.LastIndexByte(e.content[:start-1], '\n') + 1
	}
	number := bytes.Count(e.content[:start], []byte("\n")) + 1
	var out strings.Builder
	for after := 0; after <= shownContext && out.Len() < maxText/4; number++ {
		line, rest, more := bytes.Cut(e.content[start:], []byte("\n"))
		fmt.Fprintf(&out, "%d\t%.500s\n", number, bytes.TrimSuffix(line, []byte("\r")))
		if !more {
			break
		}
		if start = len(e.content) - len(rest); start > e.end {
			after++
		}
	}
	return out.String()
}

// seenFiles records the versions of files that the model has read or written; another version must be read again.
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

// maxSeen limits the table. A full one is cleared, and the model has to read its files again.
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

// remember records the version that was just written.
func (s *Server) remember(t *target) {
	if file, err := openBeneath(t.parent.fd, t.name, 0); err == nil {
		s.seen.remember(file)
		file.close()
	}
}
