package beneath

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

func made(t *testing.T, names ...string) (string, *Dir) {
	t.Helper()
	root := t.TempDir()
	for _, name := range names {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	dir, err := OpenTree(filepath.Join(root, "tree"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(dir.Close)
	return root, dir
}

func TestLinksAreNotFollowed(t *testing.T) {
	root, dir := made(t, "tree/sub/f", "outside/f")
	for link, target := range map[string]string{"tree/link": "../outside", "tree/file": "../outside/f", "tree/inside": "sub",
		"tree/magic": "/proc/self/cwd"} {
		if err := os.Symlink(target, filepath.Join(root, link)); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"link/f", "file", "inside/f", "magic/x", "../outside/f", "sub/../../outside/f"} {
		if content, _, err := dir.Read(name, 100); err == nil {
			t.Errorf("%s: read %q", name, content)
		}
		if _, err := dir.Create(name+"new", nil, 0o644); err == nil && !strings.HasPrefix(name, "file") {
			t.Errorf("%s: made", name)
		}
	}
	if content, _, err := dir.Read("sub/f", 100); err != nil || string(content) != "tree/sub/f" {
		t.Errorf("%q %v", content, err)
	}
	if dir.Link("link") != "../outside" || dir.Link("sub") != "" {
		t.Error("links are not told")
	}
	if stat, err := dir.Stat("link"); err != nil || stat.Mode&unix.S_IFMT != unix.S_IFLNK {
		t.Errorf("%o %v", stat.Mode, err)
	}
	to, err := dir.MoveAside("link")
	if err != nil || !Aside(to) || dir.Link(to) != "../outside" {
		t.Errorf("%q %v", to, err)
	}
}

func TestMoveKeepsWhatIsThere(t *testing.T) {
	root, dir := made(t, "tree/"+strings.Repeat("n", 255))
	to, err := dir.MoveAside(strings.Repeat("n", 255))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "tree", to)); err != nil {
		t.Error(err)
	}
	left, err := dir.Create(to, []byte("new"), 0o640)
	if err == nil {
		t.Error("a file was replaced")
	}
	if content, mode, err := dir.Read(left, 100); err != nil || string(content) != "new" || mode&0o777 != 0o640 {
		t.Errorf("%s: %q %o %v", left, content, mode, err)
	}
	if _, err := dir.MoveAside("none"); !os.IsNotExist(err) {
		t.Error(err)
	}
}

// Directory and link take each other's place all the time.
func TestExchangesLeadNowhere(t *testing.T) {
	root, dir := made(t, "tree/a/f", "outside/f")
	if err := os.Symlink("../outside", filepath.Join(root, "tree/b")); err != nil {
		t.Fatal(err)
	}
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-done:
				return
			default:
				_ = unix.Renameat2(dir.fd, "a", dir.fd, "b", unix.RENAME_EXCHANGE)
			}
		}
	}()
	seen := map[string]int{}
	for range 20_000 {
		content, _, err := dir.Read("a/f", 100)
		if err == nil {
			seen[string(content)]++
		} else {
			seen["refused"]++
		}
		if below, err := dir.Open("a"); err == nil {
			if to, err := below.MoveAside("f"); err == nil {
				_ = unix.Renameat(below.fd, to, below.fd, "f")
			}
			below.Close()
		}
	}
	close(done)
	<-ended
	if seen["outside/f"] > 0 || seen["tree/a/f"] == 0 || seen["refused"] == 0 {
		t.Errorf("%v", seen)
	}
	if names, _ := os.ReadDir(filepath.Join(root, "outside")); len(names) != 1 || names[0].Name() != "f" {
		t.Errorf("outside: %v", names)
	}
}

func TestWalkIsBounded(t *testing.T) {
	root, dir := made(t, "tree/a/b/c/f", "tree/d/f", "tree/skipped/e/f")
	if err := os.Symlink("..", filepath.Join(root, "tree/d/up")); err != nil {
		t.Fatal(err)
	}
	walk := func(entries int) (visited []string, missed int) {
		w := Walk{Entries: entries, Visit: func(_ *Dir, path string) func(string) bool {
			visited = append(visited, path)
			return func(name string) bool { return name != "skipped" }
		}}
		w.Run(dir)
		slices.Sort(visited)
		return visited, len(w.Missed)
	}
	if visited, missed := walk(1000); fmt.Sprint(visited) != "[. a a/b a/b/c d]" || missed != 0 {
		t.Errorf("%v %d", visited, missed)
	}
	if visited, missed := walk(3); fmt.Sprint(visited) != "[. a d]" || missed == 0 { // what is known is visited
		t.Errorf("%v %d", visited, missed)
	}
}
