package toolserver

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
)

const (
	// shownHead and shownTail are the parts that a model sees of an output longer than both.
	shownHead = 12_000
	shownTail = 20_000
	// maxKept limits the file of one output.
	maxKept = 256 << 20
)

// output collects what a command prints: the beginning and the end in memory, everything in a file if it is long.
// If the file cannot be written, the command is not affected, and the result says so.
type output struct {
	mutex sync.Mutex
	// path is for the model; the file is made by its name in the directory.
	path      string
	directory *os.Root
	file      *os.File
	// kept is the number of bytes in the file; problem is why it has no more.
	kept    int64
	problem error
	closed  bool
	head    []byte
	tail    []byte
	total   int64
	ended   chan struct{}
}

// collect reads until all writers have closed their end.
func collect(read *os.File, directory *os.Root, path string) *output {
	o := &output{path: path, directory: directory, ended: make(chan struct{})}
	go func() {
		defer close(o.ended)
		defer read.Close()
		buffer := make([]byte, 65_536)
		for {
			n, err := read.Read(buffer)
			o.take(buffer[:n])
			if err != nil {
				return
			}
		}
	}()
	return o
}

func (o *output) take(data []byte) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	o.total += int64(len(data))
	if o.file != nil {
		o.keep(data)
	}
	if room := shownHead - len(o.head); room > 0 {
		part := data[:min(room, len(data))]
		o.head, data = append(o.head, part...), data[len(part):]
	}
	o.tail = append(o.tail, data...)
	if len(o.tail) > shownTail {
		o.open()
	}
	if len(o.tail) > 2*shownTail+65_536 {
		o.tail = append(o.tail[:0], o.tail[len(o.tail)-shownTail:]...)
	}
}

// open makes the file with the output so far.
func (o *output) open() {
	if o.file != nil || o.problem != nil || o.closed {
		return
	}
	o.file, o.problem = o.directory.OpenFile(filepath.Base(o.path), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	o.keep(o.head)
	o.keep(o.tail)
}

func (o *output) keep(data []byte) {
	if o.file == nil || o.problem != nil {
		return
	}
	if o.kept+int64(len(data)) > maxKept {
		o.problem = fmt.Errorf("more than %d MiB", maxKept>>20)
		return
	}
	n, err := o.file.Write(data)
	o.kept += int64(n)
	o.problem = err
}

// toFile makes the file now, for a command in the background; it returns the path, or why there is none.
func (o *output) toFile() (string, error) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	o.open()
	return o.path, o.problem
}

// close adds a last line to the file, if there is one.
func (o *output) close(last string) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.file == nil {
		return
	}
	_, _ = io.WriteString(o.file, last)
	o.file.Close()
	o.file, o.closed = nil, true
}

// text returns the part that a model sees.
func (o *output) text() (shown string, total int64) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if len(o.tail) <= shownTail && o.total == int64(len(o.head)+len(o.tail)) {
		return validHead(append(append([]byte{}, o.head...), o.tail...)), o.total
	}
	tail := o.tail[max(0, len(o.tail)-shownTail):]
	whole := o.path
	if o.problem != nil && o.kept == 0 {
		whole = ""
	} else if o.problem != nil {
		whole = fmt.Sprintf("%s up to byte %d (%v)", o.path, o.kept, o.problem)
	}
	return middleCut(validHead(o.head), validTail(tail), o.total-int64(len(o.head)+len(tail)), whole), o.total
}
