package toolserver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/ledongthuc/pdf"
	"golang.org/x/sys/unix"
)

// The text of a PDF is extracted by a separate process with limits of time and memory: PDF parsers are easily led
// into loops, and a file of a few kB can contain streams of GB.
//
// Fails closed: if a file ends that process, the call returns an error.

const pdfCommand = "pdf-text"

const (
	// pdfPages is the number of pages that Read returns by default, pdfMostPages the maximum, as agents know them.
	pdfPages, pdfMostPages = 10, 20
	// pdfMemory limits the process's memory, including the runtime's 10 MiB.
	pdfMemory = 112 << 20
	// maxPDFAnswer limits what is read from the process.
	maxPDFAnswer = 8 * maxText
)

// pdfTime is the time limit of one call; tests lower it.
var pdfTime = 10 * time.Second

// pdfText is the output of the process.
type pdfText struct {
	Pages int      `json:"pages"`
	Texts []string `json:"texts"` // of the requested pages, as many as fit
	Error string   `json:"error,omitempty"`
}

// Main runs the process if the arguments are its own: `pdf-text FIRST LAST`, with the file as standard input.
func Main(args []string) (code int, mine bool) {
	if len(args) != 3 || args[0] != pdfCommand {
		return 0, false
	}
	limits := map[int]uint64{unix.RLIMIT_DATA: pdfMemory, unix.RLIMIT_CPU: uint64(pdfTime / time.Second), unix.RLIMIT_FSIZE: 0,
		unix.RLIMIT_CORE: 0}
	for resource, limit := range limits {
		if err := unix.Setrlimit(resource, &unix.Rlimit{Cur: limit, Max: limit}); err != nil {
			return 1, true
		}
	}
	first, _ := strconv.Atoi(args[1])
	last, _ := strconv.Atoi(args[2])
	text := textOfPDF(os.Stdin, first, last)
	if json.NewEncoder(os.Stdout).Encode(text) != nil {
		return 1, true
	}
	return 0, true
}

func (s *Server) readPDF(ctx context.Context, file *opened, wanted string) (*result, error) {
	first, last, err := pageRange(wanted)
	if err != nil {
		return nil, err
	}
	input, err := file.reopen(unix.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer input.Close()
	ctx, cancel := context.WithTimeout(ctx, pdfTime)
	defer cancel()
	process := exec.CommandContext(ctx, "/proc/self/exe", pdfCommand, strconv.Itoa(first), strconv.Itoa(last))
	process.Env, process.Dir, process.Stdin = []string{"GOMEMLIMIT=64MiB", "GOMAXPROCS=1"}, "/", input
	process.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: unix.SIGKILL}
	stdout, stderr := &boundedBuffer{limit: maxPDFAnswer}, &boundedBuffer{limit: maxErrorOutput}
	process.Stdout, process.Stderr = stdout, stderr
	err = process.Run()
	var found pdfText
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fmt.Errorf("%s cannot be read: its text was not found within %s. Try fewer pages, or a command", file.path, pdfTime)
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case bytes.Contains(stderr.Bytes(), []byte("out of memory")), bytes.Contains(stderr.Bytes(), []byte("cannot allocate")):
		return nil, fmt.Errorf("%s cannot be read: it takes more than %d MiB of memory. Try a command", file.path, pdfMemory>>20)
	case err != nil || json.Unmarshal(stdout.Bytes(), &found) != nil:
		return nil, fmt.Errorf("%s cannot be read as a PDF (%v). Try a command", file.path, err)
	case found.Error != "":
		return nil, fmt.Errorf("%s cannot be read as a PDF: %s", file.path, found.Error)
	}
	return text(file.path, shownPages(found, first, last)), nil
}

// pageRange parses "3", "1-5" or "3-"; empty: the first pages.
func pageRange(wanted string) (first, last int, err error) {
	if wanted == "" {
		return 1, pdfPages, nil
	}
	from, to, isRange := strings.Cut(wanted, "-")
	first, err = strconv.Atoi(strings.TrimSpace(from))
	last = first
	if isRange && err == nil {
		if to = strings.TrimSpace(to); to == "" {
			last = first + pdfMostPages - 1
		} else {
			last, err = strconv.Atoi(to)
		}
	}
	if err != nil || first < 1 || last < first {
		return 0, 0, fmt.Errorf("pages: %q is neither a page, such as 3, nor a range, such as 1-5", wanted)
	}
	if last-first >= pdfMostPages {
		return 0, 0, fmt.Errorf("pages: %q has more than %d pages: ask for fewer at a time", wanted, pdfMostPages)
	}
	return first, last, nil
}

func shownPages(found pdfText, first, last int) string {
	if first > found.Pages {
		return fmt.Sprintf("Warning: the PDF has %d pages, and the first page asked for is %d.", found.Pages, first)
	}
	var out strings.Builder
	for i, page := range found.Texts {
		shown := fmt.Sprintf("[page %d of %d]\n%s\n", first+i, found.Pages, page)
		if strings.TrimSpace(page) == "" {
			shown = fmt.Sprintf("[page %d of %d: no text. It may be a picture: make an image of it with a command, and read that]\n",
				first+i, found.Pages)
		}
		if room := maxText - 200 - out.Len(); len(shown) > room {
			if i > 0 {
				fmt.Fprintf(&out, "[the PDF goes on: read pages %d-%d]\n", first+i, min(last, found.Pages))
				return out.String()
			}
			shown = validHead([]byte(shown[:room])) + "\n[the page goes on, and is too long to be shown]\n"
		}
		out.WriteString(shown)
	}
	if next := first + len(found.Texts); next <= found.Pages {
		fmt.Fprintf(&out, "[the PDF goes on: read pages %d-%d]\n", next, min(next+pdfPages-1, found.Pages))
	}
	return out.String()
}

// textOfPDF extracts the text; anything that a file causes in the parser becomes an error.
func textOfPDF(file *os.File, first, last int) (found pdfText) {
	defer func() {
		if problem := recover(); problem != nil {
			found = pdfText{Error: fmt.Sprintf("it is damaged (%.200v)", problem)}
		}
	}()
	stat, err := file.Stat()
	if err != nil {
		return pdfText{Error: err.Error()}
	}
	reader, err := pdf.NewReader(file, stat.Size())
	if errors.Is(err, pdf.ErrInvalidPassword) {
		return pdfText{Error: "it is encrypted with a password"}
	}
	if err != nil {
		return pdfText{Error: err.Error()}
	}
	found.Pages = reader.NumPage()
	size := 0
	for number := first; number <= min(last, found.Pages) && size < maxText; number++ {
		page := reader.Page(number)
		if page.V.IsNull() {
			return pdfText{Error: fmt.Sprintf("it is damaged (page %d is not there)", number)}
		}
		text := pageText(page)
		if len(text) > 2*maxText {
			text = text[:2*maxText]
		}
		size += len(text)
		found.Texts = append(found.Texts, text)
	}
	return found
}

// pageText arranges glyphs into words and lines by their positions: many PDFs have no spaces.
func pageText(page pdf.Page) string {
	glyphs := page.Content().Text
	breaks := lineBreaks(page)
	var out strings.Builder
	var last *pdf.Text
	for i := range glyphs {
		glyph := &glyphs[i]
		if breaks[glyph.S] && (i+1 == len(glyphs) || !follows(&glyphs[i+1], glyph)) {
			continue // the library's marker for the end of a string
		}
		if last != nil {
			size := max(abs(last.FontSize), 1)
			switch {
			case abs(glyph.Y-last.Y) > size/2:
				out.WriteByte('\n')
			case glyph.X-last.X-last.W > size*0.15, glyph.X < last.X-size:
				out.WriteByte(' ')
			}
		}
		out.WriteString(glyph.S)
		last = glyph
	}
	lines := strings.Split(strings.ToValidUTF8(out.String(), "\uFFFD"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n")
}

// lineBreaks are what the library appends to each positioned string: a line break, in the page's fonts.
func lineBreaks(page pdf.Page) map[string]bool {
	found := map[string]bool{"\n": true}
	for _, name := range page.Fonts() {
		font := page.Font(name)
		if encoder := font.Encoder(); encoder != nil {
			found[encoder.Decode("\n")] = true
		}
	}
	return found
}

func follows(next, glyph *pdf.Text) bool {
	return next.Y == glyph.Y && glyph.W > 0 && abs(next.X-glyph.X-glyph.W) < 0.01
}

func abs(x float64) float64 { return max(x, -x) }
