package isolate

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

func sameAs(t *testing.T, path string) Same {
	t.Helper()
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); err != nil {
		t.Fatal(err)
	}
	one, err := ParseSame(fmt.Sprintf("%d:%d:%s", stat.Dev, stat.Ino, path))
	if err != nil {
		t.Fatal(err)
	}
	return one
}

func TestCoversWhatItHasLookedAtWhereverItIs(t *testing.T) {
	inOwnMounts(t)
	base := t.TempDir()
	place, away, hidden := filepath.Join(base, "place"), filepath.Join(base, "away"), filepath.Join(base, "hidden")
	for _, path := range []string{filepath.Join(place, "kept"), filepath.Join(hidden, "kept")} {
		directoryWithFile(t, path)
	}
	masked := []string{filepath.Join(place, "kept"), filepath.Join(hidden, "kept")}
	h, err := holdSame([]Same{sameAs(t, masked[0]), sameAs(t, masked[1])})
	if err != nil {
		t.Fatal(err)
	}
	defer h.close()
	// a process of the session moves what was looked at, and an own directory hides the other
	if err := os.Rename(place, away); err != nil {
		t.Fatal(err)
	}
	directoryWithFile(t, masked[0])
	if _, err := ownDirectories([]string{hidden}, h, 0, 0); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, path := range []string{hidden, filepath.Join(hidden, "kept"), filepath.Join(away, "kept")} {
			_ = unix.Unmount(path, unix.MNT_DETACH)
		}
	})
	if err := maskPaths(masked, h); err != nil {
		t.Fatal(err)
	}
	if !isEmptyDirectory(t, filepath.Join(away, "kept")) {
		t.Error("what was moved is not covered")
	}
	if err := unix.Unmount(hidden, 0); err != nil {
		t.Fatal(err)
	}
	if !isEmptyDirectory(t, masked[1]) {
		t.Error("what is below an own directory is not covered")
	}
}

func TestHoldsNothingElseThanWhatWasThere(t *testing.T) {
	base := t.TempDir()
	file, other := filepath.Join(base, "file"), filepath.Join(base, "other")
	for _, path := range []string{file, other} {
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	was := sameAs(t, file)
	if err := os.Rename(other, file); err != nil {
		t.Fatal(err)
	}
	now := sameAs(t, file)
	if _, err := holdSame([]Same{was}); err == nil {
		t.Error("another file was held")
	}
	h, err := holdSame([]Same{now})
	if err != nil {
		t.Fatal(err)
	}
	defer h.close()
	if err := os.WriteFile(other, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	fd, err := unix.Open(other, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	if h.check(file, fd) == nil || h.check(other, fd) != nil {
		t.Error("a cover goes on another file, or on none")
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if _, err := holdSame([]Same{now}); err == nil {
		t.Error("a missing file was held")
	}
	for _, bad := range []string{"", "1:2", "1:2:relative", "x:2:/a", "1::/a", "-1:2:/a"} {
		if _, err := ParseSame(bad); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}
