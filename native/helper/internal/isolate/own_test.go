package isolate

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

func TestCoversAFileAndFollowsNoLink(t *testing.T) {
	inOwnMounts(t)
	base := t.TempDir()
	own, with := filepath.Join(base, "own"), filepath.Join(base, "with")
	for path, text := range map[string]string{own: "user's", with: "netmon's"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	link := filepath.Join(base, "link")
	if err := os.Symlink(own, link); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{link, base, filepath.Join(base, "missing")} {
		if err := coverFiles([]Cover{{Path: bad, With: with}}, nil); err == nil {
			t.Errorf("%s was covered", bad)
		}
	}
	if err := coverFiles([]Cover{{Path: own, With: with}}, nil); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Unmount(own, unix.MNT_DETACH) })
	if text, err := os.ReadFile(own); err != nil || string(text) != "netmon's" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestGivesAnEmptyDirectoryOfTheUsersInPlaceOfOne(t *testing.T) {
	inOwnMounts(t)
	base := t.TempDir()
	sockets, file := filepath.Join(base, "tmux"), filepath.Join(base, "file")
	directoryWithFile(t, sockets)
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	others, err := ownDirectories([]string{sockets, file, filepath.Join(base, "missing")}, nil, 61234, 61234)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Unmount(sockets, unix.MNT_DETACH) })
	if len(others) != 1 || others[0] != file {
		t.Errorf("left for an empty cover: %v", others)
	}
	var stat unix.Stat_t
	if err := unix.Stat(sockets, &stat); err != nil {
		t.Fatal(err)
	}
	if !isEmptyDirectory(t, sockets) || stat.Uid != 61234 || stat.Mode&0o777 != 0o700 {
		t.Errorf("uid %d, mode %o", stat.Uid, stat.Mode)
	}
}
