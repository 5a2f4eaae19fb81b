package isolate

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"golang.org/x/sys/unix"
)

// inOwnMounts runs the rest of the test in a mount namespace that ends with it.
func inOwnMounts(t *testing.T) {
	t.Helper()
	if os.Geteuid() != 0 {
		t.Skip("an ordinary user cannot make a mount namespace; make test runs as root")
	}
	runtime.LockOSThread() // and never unlocked: the thread ends with its goroutine
	if err := unix.Unshare(unix.CLONE_NEWNS | unix.CLONE_FS); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		t.Fatal(err)
	}
}

func isEmptyDirectory(t *testing.T, path string) bool {
	t.Helper()
	entries, err := os.ReadDir(path)
	if err != nil {
		t.Fatal(err)
	}
	return len(entries) == 0
}

func directoryWithFile(t *testing.T, path string) {
	t.Helper()
	if err := os.MkdirAll(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(path, "secret"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestMasksWhatIsFoundAgainAfterItsMountHasEnded(t *testing.T) {
	inOwnMounts(t)
	base := t.TempDir()
	mounted, removed, kept := filepath.Join(base, "mounted"), filepath.Join(base, "removed"), filepath.Join(base, "kept")
	for _, path := range []string{mounted, removed, kept} {
		directoryWithFile(t, path)
	}
	if err := unix.Mount("tmpfs", mounted, "tmpfs", 0, "size=4k"); err != nil {
		t.Fatal(err)
	}
	inMount := filepath.Join(mounted, "below")
	directoryWithFile(t, inMount)
	paths := []string{mounted, inMount, removed, kept}
	t.Cleanup(func() { // before the directory is removed
		for _, path := range []string{mounted, kept} {
			_ = unix.Unmount(path, unix.MNT_DETACH)
		}
	})
	targets, err := openTargets(paths, nil)
	if err != nil || len(targets) != len(paths) {
		t.Fatalf("%d targets, %v", len(targets), err)
	}

	if err := unix.Unmount(mounted, unix.MNT_DETACH); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(removed); err != nil {
		t.Fatal(err)
	}
	gone, err := coverTargets(targets)
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{mounted, inMount, removed}; !slices.Equal(gone, want) {
		t.Fatalf("gone: %q, want %q", gone, want)
	}
	if !isEmptyDirectory(t, kept) {
		t.Fatal("what was still there is not covered")
	}
	if isEmptyDirectory(t, mounted) {
		t.Fatal("the directory below the mount is covered already")
	}

	if err := maskPaths(gone, nil); err != nil {
		t.Fatal(err)
	}
	if !isEmptyDirectory(t, mounted) {
		t.Fatal("the directory below the ended mount is not covered")
	}
}

func TestMasksWhileAnotherNamespaceRemovesMountPoints(t *testing.T) {
	inOwnMounts(t)
	base := t.TempDir()
	point, kept := filepath.Join(base, "point"), filepath.Join(base, "kept")
	directoryWithFile(t, kept)
	for range 20 {
		if err := os.Mkdir(point, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := unix.Mount("tmpfs", point, "tmpfs", 0, "size=4k"); err != nil {
			t.Fatal(err)
		}
		done := make(chan error, 1)
		go func() { done <- os.Remove(point) }() // another thread, without this mount: it may remove the directory
		if err := maskPaths([]string{point, kept}, nil); err != nil {
			t.Fatal(err)
		}
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		if !isEmptyDirectory(t, kept) {
			t.Fatal("what was still there is not covered")
		}
		if err := unix.Unmount(kept, 0); err != nil {
			t.Fatal(err)
		}
	}
}
