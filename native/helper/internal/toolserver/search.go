package toolserver

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/sandbox"
)

const (
	// maxFound limits the files that a search holds.
	maxFound = 200_000
	// maxColumns is the column at which ripgrep cuts a line.
	maxColumns = 1_000
	// maxSearchMemory limits the memory of ripgrep, which holds whole lines.
	maxSearchMemory = 128 << 20
	// maxErrorOutput is how much of ripgrep's messages is shown.
	maxErrorOutput = 2_000
)

// search runs ripgrep in the directory, or on the file, that the path leads to. each gets the parts before and
// after the NUL of every line, with the complete path; it returns false to end the search.
type search struct {
	server *Server
	base   *opened
	// dir is ripgrep's directory. A single file is its standard input: the name could lead to another one.
	dir *opened
	// wanted, if set, decides on a path below the base before anything else happens.
	wanted func(below string) bool
	// unread: ripgrep could not read something in the tree.
	unread bool
}

func (s *Server) search(path string) (*search, error) {
	if path == "" {
		path = s.directory()
	}
	base, err := s.open(path)
	if err != nil {
		return nil, err
	}
	if base.directory() {
		return &search{server: s, base: base, dir: base}, nil
	}
	if !base.regular() {
		defer base.close()
		return nil, fmt.Errorf("%s is %s", path, base.kind())
	}
	dir, err := openPath(filepath.Dir(base.path))
	if err != nil {
		base.close()
		return nil, err
	}
	return &search{server: s, base: base, dir: dir}, nil
}

func (q *search) close() {
	q.base.close()
	if q.dir != q.base {
		q.dir.close()
	}
}

// run calls each for the lines that were found.
func (q *search) run(ctx context.Context, args []string, end byte, each func(path, rest string) bool) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	what := "./"
	hidden := q.hiddenBelow()
	if q.dir != q.base {
		what = "-"
	} else {
		for _, path := range hidden { // it may not read them, and would say so
			args = append(args, "--glob=!/"+inPattern.Replace(path))
		}
	}
	args, err := sandbox.Search(hidden, maxSearchMemory, q.server.settings.Ripgrep, append(args, "--", what))
	if err != nil {
		return err
	}
	rg := exec.CommandContext(ctx, "/proc/self/exe", args...)
	if q.dir != q.base {
		input, err := q.base.reopen(unix.O_RDONLY)
		if err != nil {
			return err
		}
		defer input.Close()
		rg.Stdin = input
	}
	rg.Dir = "/proc/self/fd/" + strconv.Itoa(q.dir.fd)
	rg.Env = []string{"LANG=C.UTF-8"}
	rg.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: unix.SIGKILL}
	stderr := &boundedBuffer{limit: maxErrorOutput}
	rg.Stderr = stderr
	stdout, err := rg.StdoutPipe()
	if err != nil {
		return err
	}
	if err := rg.Start(); err != nil {
		return fmt.Errorf("starting ripgrep: %w", err)
	}
	stopped, err := q.lines(stdout, end, each)
	if stopped {
		cancel()
	}
	ended := rg.Wait()
	var exit *exec.ExitError
	switch {
	case stopped || err != nil:
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(ended, &exit) && exit.ExitCode() == 1: // nothing found
		return nil
	case errors.As(ended, &exit) && exit.ExitCode() == 2 && stderr.String() == "": // --no-messages leaves out nothing else
		q.unread = true
		return nil
	case ended != nil && strings.Contains(stderr.String(), "memory allocation"):
		return fmt.Errorf("the search ended: a line of a file takes more than %d MiB. Search elsewhere, or leave the file "+
			"out by glob", maxSearchMemory>>20)
	case ended != nil:
		return fmt.Errorf("ripgrep: %s", strings.TrimSpace(stderr.String()))
	}
	return nil
}

// inPattern makes a path a pattern that matches it alone.
var inPattern = strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`, "]", `\]`, "{", `\{`, "}", `\}`)

// hiddenBelow returns the paths in the tree that must not be read, relative to it.
func (q *search) hiddenBelow() []string {
	var found []string
	for _, tree := range append(plainTrees(q.server.settings.Hidden), processes) {
		if below, inside := strings.CutPrefix(tree, strings.TrimSuffix(q.dir.path, "/")+"/"); inside {
			found = append(found, below)
		}
	}
	return found
}

func (q *search) result(shown string) *result {
	if q.unread {
		shown = strings.TrimSuffix(shown, "\n") + "\n[some files or directories could not be read]\n"
	}
	return text(q.base.path, shown)
}

// binaryMatch is ripgrep's message on a file whose lines it does not print, without a NUL after the path.
var binaryMatch = regexp.MustCompile(`^([^\n]+):( (?:WARNING: stopped searching binary file after match|binary file matches) \(.*\))$`)

func (q *search) lines(stdout io.Reader, end byte, each func(path, rest string) bool) (stopped bool, err error) {
	reader := bufio.NewReaderSize(stdout, 65_536)
	begun := "" // the beginning of a path with line breaks
	for {
		line, err := reader.ReadSlice(end)
		if errors.Is(err, bufio.ErrBufferFull) {
			return true, errors.New("ripgrep printed a line of more than 64 kB")
		}
		if len(line) == 0 || errors.Is(err, io.EOF) {
			return false, nil
		}
		if err != nil {
			return true, err
		}
		line = line[:len(line)-1]
		path, rest, whole := strings.Cut(begun+string(line), "\x00")
		if !whole && end == '\n' && path != "--" {
			message := binaryMatch.FindStringSubmatch(path)
			if message == nil {
				begun = path + "\n"
				continue
			}
			path, rest = message[1], message[2]
		}
		begun = ""
		if q.wanted != nil && !q.wanted(strings.TrimPrefix(path, "./")) {
			continue
		}
		if path = q.whole(path); path != "" && !each(path, rest) {
			return true, nil
		}
	}
}

// whole returns the path to show: relative if it is inside the working directory. Empty: hidden.
func (q *search) whole(found string) string {
	if found == "--" { // between groups of context
		return found
	}
	full := filepath.Join(q.dir.path, found)
	if q.dir != q.base {
		full = q.base.path
	}
	if q.server.hidden(full) != "" {
		return ""
	}
	if inside, ok := strings.CutPrefix(full, strings.TrimSuffix(q.server.directory(), "/")+"/"); ok {
		return inside
	}
	return full
}

// boundedBuffer keeps only the beginning.
type boundedBuffer struct {
	bytes.Buffer
	limit int
}

func (b *boundedBuffer) Write(data []byte) (int, error) {
	b.Buffer.Write(data[:min(len(data), b.limit-b.Len())])
	return len(data), nil
}
