package toolserver

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const (
	// readLines is the default number of lines that Read returns.
	readLines = 2_000
	// maxLine is the number of bytes after which a line is cut.
	maxLine = 8_000
	// maxImage is the size of an image that models accept, before base64.
	maxImage = 3_750_000
	// maxNotebook limits a notebook, which is parsed as a whole.
	maxNotebook = 16 << 20
)

// imageKinds are the types that models accept.
var imageKinds = []string{"image/png", "image/jpeg", "image/gif", "image/webp"}

type readInput struct {
	FilePath string `json:"file_path" jsonschema:"the file's path, absolute or relative to the working directory"`
	Offset   int    `json:"offset,omitempty" jsonschema:"the first line to read, from 1"`
	Limit    int    `json:"limit,omitempty" jsonschema:"how many lines to read"`
	Pages    string `json:"pages,omitempty" jsonschema:"the pages of a PDF to read, such as 3 or 1-5; 20 at most"`
}

func (s *Server) read(ctx context.Context, in readInput) (*result, error) {
	if in.Offset < 0 || in.Limit < 0 {
		return nil, errors.New("offset and limit cannot be negative")
	}
	file, err := s.open(in.FilePath)
	if err != nil {
		return nil, err
	}
	defer file.close()
	if !file.regular() {
		return nil, fmt.Errorf("%s is %s; Read takes files", in.FilePath, file.kind())
	}
	reader, err := file.reopen(0)
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	head := make([]byte, 8_192)
	n, err := io.ReadFull(reader, head)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("reading %s: %w", in.FilePath, err)
	}
	head = head[:n]
	whole := io.MultiReader(bytes.NewReader(head), reader)
	s.seen.remember(file)
	switch kind := http.DetectContentType(head); {
	case n == 0:
		return text(file.path, "Warning: the file exists, and is empty."), nil
	case kind == "application/pdf":
		return s.readPDF(ctx, file, in.Pages)
	case bytes.IndexByte(head, 0) >= 0: // a text may begin like an image
		if slices.Contains(imageKinds, kind) {
			return readImage(file, whole, kind)
		}
		return nil, fmt.Errorf("%s is a binary file (%s); Read takes text, PDF, and PNG, JPEG, GIF and WebP images", in.FilePath, kind)
	case filepath.Ext(file.path) == ".ipynb":
		return readNotebook(file, whole)
	}
	return readText(ctx, file, whole, in)
}

func readImage(file *opened, reader io.Reader, kind string) (*result, error) {
	if file.stat.Size > maxImage {
		return nil, fmt.Errorf("%s is an image of %d bytes, and models take at most %d: make a smaller one with a command",
			file.path, file.stat.Size, maxImage)
	}
	data, err := io.ReadAll(io.LimitReader(reader, maxImage))
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", file.path, err)
	}
	return &result{path: file.path, content: []mcp.Content{&mcp.ImageContent{Data: data, MIMEType: kind}}}, nil
}

// readText returns the requested lines, numbered, as many as fit. It holds one line at a time.
func readText(ctx context.Context, file *opened, reader io.Reader, in readInput) (*result, error) {
	first, limit := max(in.Offset, 1), in.Limit
	if limit == 0 {
		limit = readLines
	}
	limit = min(limit, math.MaxInt-first)
	lines := &lineReader{reader: bufio.NewReaderSize(reader, 65_536)}
	var out strings.Builder
	number := 0
	for number < first-1 {
		more, err := lines.skip()
		if err != nil {
			return nil, fmt.Errorf("reading %s: %w", file.path, err)
		}
		if !more {
			return text(file.path, fmt.Sprintf("Warning: the file has %d lines, and the offset is %d.", number, in.Offset)), nil
		}
		if number++; number%4_096 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	for number < first-1+limit {
		line, more, err := lines.next()
		if err != nil {
			return nil, fmt.Errorf("reading %s: %w", file.path, err)
		}
		if !more {
			if number < first {
				return text(file.path, fmt.Sprintf("Warning: the file has %d lines, and the offset is %d.", number, in.Offset)), nil
			}
			return text(file.path, out.String()), nil
		}
		numbered := fmt.Sprintf("%d\t%s\n", number+1, line)
		if out.Len() > 0 && out.Len()+len(numbered) > maxText-200 {
			break
		}
		number++
		out.WriteString(numbered)
	}
	if lines.ended {
		return text(file.path, out.String()), nil
	}
	fmt.Fprintf(&out, "[lines %d to %d; the file goes on: read from offset %d]\n", first, number, number+1)
	return text(file.path, out.String()), nil
}

// lineReader cuts lines of any length without holding them.
type lineReader struct {
	reader *bufio.Reader
	ended  bool
}

// next returns a line without its end, cut if it is too long, with bytes that are not UTF-8 replaced. As in editors,
// a final line break begins one more line.
func (l *lineReader) next() (string, bool, error) {
	if l.ended {
		return "", false, nil
	}
	var line []byte
	omitted := 0
	for {
		part, err := l.reader.ReadSlice('\n')
		full := errors.Is(err, bufio.ErrBufferFull)
		if err != nil && !full && !errors.Is(err, io.EOF) {
			return "", false, err
		}
		l.ended = err != nil && !full
		part = bytes.TrimSuffix(part, []byte("\n"))
		room := min(maxLine-len(line), len(part))
		line = append(line, part[:room]...)
		omitted += len(part) - room
		if !full {
			break
		}
	}
	line = bytes.TrimSuffix(line, []byte("\r"))
	if omitted > 0 {
		for len(line) > 0 && !utf8.RuneStart(line[len(line)-1]) {
			line = line[:len(line)-1]
		}
		return strings.ToValidUTF8(string(line), "\uFFFD") + fmt.Sprintf(" [%d more bytes]", omitted), true, nil
	}
	return strings.ToValidUTF8(string(line), "\uFFFD"), true, nil
}

func (l *lineReader) skip() (bool, error) {
	if l.ended {
		return false, nil
	}
	for {
		_, err := l.reader.ReadSlice('\n')
		switch {
		case err == nil:
			return true, nil
		case errors.Is(err, io.EOF):
			l.ended = true
			return true, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return false, err
		}
	}
}
