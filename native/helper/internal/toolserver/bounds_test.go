package toolserver

import (
	"fmt"
	"os"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// maxGrowth is how much memory a call may add to what the server had before.
const maxGrowth = 128 << 20

// resident reads a line of /proc/self/status, in bytes.
func resident(t *testing.T, name string) int {
	t.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(name + `:\s+(\d+) kB`).FindSubmatch(status)
	kilobytes, err := strconv.Atoi(string(found[1]))
	if err != nil {
		t.Fatal(err)
	}
	return kilobytes << 10
}

// grows runs calls, and fails if the server's memory grew too much meanwhile.
func grows(t *testing.T, calls func()) {
	t.Helper()
	debug.FreeOSMemory()
	if err := os.WriteFile("/proc/self/clear_refs", []byte("5"), 0); err != nil { // resets the peak
		t.Fatal(err)
	}
	before := resident(t, "VmRSS")
	calls()
	if peak := resident(t, "VmHWM"); peak-before > maxGrowth {
		t.Errorf("it took %d MiB", (peak-before)>>20)
	}
}

func TestHugeFilesAndOutputsTakeLittleMemory(t *testing.T) {
	a := newAgent(t, nil)
	// simulates one line of 1 GB, more than a search or Read may hold
	line, err := os.Create(a.path("line"))
	if err != nil {
		t.Fatal(err)
	}
	defer line.Close()
	part := []byte(strings.Repeat("x", 1<<20))
	for range 256 {
		if _, err := line.Write(part); err != nil {
			t.Fatal(err)
		}
	}
	sparse := a.file("sparse", strings.Repeat("text\n", 3_000))
	if err := os.Truncate(sparse, 10<<30); err != nil {
		t.Fatal(err)
	}
	grows(t, func() {
		if got := a.call("Read", arguments{"file_path": "line"}); !strings.Contains(got, "more bytes]") || len(got) > maxText {
			t.Errorf("%d bytes: %.100q", len(got), got)
		}
		if got := a.call("Read", arguments{"file_path": "sparse"}); !strings.Contains(got, "the file goes on: read from offset 2001") {
			t.Errorf("%.200q", got[len(got)-200:])
		}
		for _, name := range []string{"line", "sparse"} {
			a.call("Read", arguments{"file_path": name, "limit": 1})
			a.fails("Edit", arguments{"file_path": name, "old_string": "x", "new_string": "y"}, "more than 32 MiB")
		}
		a.fails("Grep", arguments{"pattern": "nowhere"}, "takes more than 128 MiB", "leave the file out by glob")
		equal(t, a.call("Grep", arguments{"pattern": "nowhere", "glob": "!{line,sparse}"}), "No files found")
		got := a.call("Bash", command("head -c 300M /dev/zero | tr '\\0' 'x'"))
		if len(got) > maxText || !strings.Contains(got, "up to byte") {
			t.Errorf("%d bytes", len(got))
		}
	})
}

// Simulates trees of a million files: memory grows with what is found, which is bounded.
func TestLargeTreesAndPatternsThatBacktrack(t *testing.T) {
	a := newAgent(t, nil)
	a.call("Bash", command("mkdir -p many/"+strings.Repeat("a/", 40)+" && (cd many && seq 1 8000 | xargs touch)"))
	a.file("many/"+strings.Repeat("a", 200)+"b", strings.Repeat("a", 100_000))
	grows(t, func() {
		if got := a.call("Glob", arguments{"pattern": "**/*"}); len(got) > maxText || !strings.Contains(got, "more paths: narrow the search]") {
			t.Errorf("%d bytes", len(got))
		}
		equal(t, a.call("Glob", arguments{"pattern": "**/" + strings.Repeat("*a", 60) + "*c"}), "No files found")
		equal(t, a.call("Glob", arguments{"pattern": strings.Repeat("**/a*/", 30) + "x"}), "No files found")
		a.fails("Glob", arguments{"pattern": strings.Repeat("{a,a}", 40) + "c"}, "more than 256 patterns")
		equal(t, a.call("Glob", arguments{"pattern": "**/" + strings.Repeat("*{a,a}", 8) + "*c"}), "No files found")
		equal(t, a.call("Grep", arguments{"pattern": "(a+)+$c", "path": "many"}), "No files found")
		a.fails("Grep", arguments{"pattern": "((a{1000}){1000}){1000}"}, "ripgrep", "size limit")
	})
}

// The memory for an edit and a notebook is bounded, however many pieces they have.
func TestManySmallPiecesTakeLittleMemory(t *testing.T) {
	a := newAgent(t, nil)
	const size = 16 << 20
	a.file("lines", strings.Repeat("\n", size))
	notebooks := map[string]string{"cells.ipynb": `{"cells":[` + strings.Repeat("{},", size/3-10) + "{}]}",
		"lines.ipynb":   `{"cells":[{"source":[` + strings.Repeat(`"",`, size/3-20) + `""]}]}`,
		"outputs.ipynb": `{"cells":[{"outputs":[` + strings.Repeat("{},", size/3-20) + "{}]}]}"}
	for name, text := range notebooks {
		a.file(name, text)
	}
	clear(notebooks)
	grows(t, func() {
		a.call("Read", arguments{"file_path": "lines", "limit": 1})
		all := arguments{"file_path": "lines", "old_string": "\n", "new_string": " \n", "replace_all": true}
		if got := a.call("Edit", all); !strings.Contains(got, "in 16777216 places") {
			t.Errorf("%.200q", got)
		}
		all["new_string"] = strings.Repeat("x", 1<<20)
		a.fails("Edit", all, "more than 32 MiB after this change")
		for name := range notebooks {
			if got := a.call("Read", arguments{"file_path": name}); len(got) > maxText {
				t.Errorf("%s: %d bytes", name, len(got))
			}
		}
	})
	long := strings.Repeat("x", 50_000)
	a.file("long.ipynb", `{"cells":[{"cell_type":"code","source":"1","outputs":[{"text":"`+long+`"}]},{"source":"`+long+`"},{"source":"3"}]}`)
	got := a.call("Read", arguments{"file_path": "long.ipynb"})
	if !strings.Contains(got, "[40000 more bytes") || !strings.Contains(got, "jq '.cells[1:]'") || len(got) > maxText {
		t.Errorf("%d bytes: %q", len(got), got[max(0, len(got)-300):])
	}
}

func TestWhatIsLeftOutOfALongList(t *testing.T) {
	for count, end := range map[int]string{maxFound - 1: " more paths", maxFound: "at least "} {
		got := fitting(slices.Repeat([]string{"a/path"}, count), "paths", 0)
		if _, after, _ := strings.Cut(got, "["); !strings.Contains(after, end) || strings.HasPrefix(after, "at least ") != (count == maxFound) {
			t.Errorf("%d: %q", count, after)
		}
	}
}

func TestReadOnlyTreesAndFilesThatChange(t *testing.T) {
	if os.Getuid() != 0 {
		t.Fatal("this test needs root")
	}
	a := newAgent(t, nil)
	a.file("tree/file", "old")
	if err := unix.Mount(a.path("tree"), a.path("tree"), "", unix.MS_BIND, ""); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = unix.Unmount(a.path("tree"), unix.MNT_DETACH) })
	if err := unix.Mount("", a.path("tree"), "", unix.MS_BIND|unix.MS_REMOUNT|unix.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	a.call("Read", arguments{"file_path": "tree/file"})
	a.fails("Write", arguments{"file_path": "tree/file", "content": "new"}, "read-only file system")
	a.fails("Write", arguments{"file_path": "tree/deep/er", "content": "new"}, "read-only file system")
	a.fails("Bash", command("echo new > tree/file"), "Read-only file system")
	equal(t, a.content(a.path("tree/file")), "old")

	growing, err := os.OpenFile(a.file("growing", "first\n"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer growing.Close()
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for n := 0; ; n++ {
			select {
			case <-done:
				return
			default:
				fmt.Fprintf(growing, "line %d\n", n)
			}
		}
	}()
	for range 20 {
		if got := a.call("Read", arguments{"file_path": "growing"}); len(got) > maxText || !strings.HasPrefix(got, "1\tfirst\n") {
			t.Errorf("%.100q", got)
		}
	}
	close(done)
	<-ended
	fmt.Fprintln(growing, "more")
	a.fails("Edit", arguments{"file_path": "growing", "old_string": "first", "new_string": "x"}, "has changed since it was read")
	if err := os.Remove(a.path("growing")); err != nil {
		t.Fatal(err)
	}
	a.fails("Edit", arguments{"file_path": "growing", "old_string": "first", "new_string": "x"}, "does not exist")
}
