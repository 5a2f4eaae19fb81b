package plugin

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// maxFiles is the maximum number of a plugin's files.
const maxFiles = 50_000

// trusted returns a program's path without links, provided that only root and the current user can change the program,
// the files in its directory and the directories above, and that no tool of the agent may write there.
func trusted(program string, writable []string) (string, error) {
	real, err := filepath.EvalSymlinks(program)
	if err != nil {
		return "", err
	}
	for _, tree := range writable {
		if real == tree || strings.HasPrefix(real, strings.TrimSuffix(tree, "/")+"/") {
			return "", fmt.Errorf("%s is in %s, which the agent's tools may change: install the plugin, or work, elsewhere", real, tree)
		}
	}
	if err := unchangeable(real, true); err != nil {
		return "", err
	}
	directory := filepath.Dir(real)
	if err := unchangeableAbove(directory); err != nil {
		return "", err
	}
	return real, unchangeableBelow(directory)
}

func unchangeableAbove(path string) error {
	for ; ; path = filepath.Dir(path) {
		if err := unchangeable(path, false); err != nil || path == "/" {
			return err
		}
	}
}

// unchangeableBelow checks what the program may load, such as modules.
func unchangeableBelow(directory string) error {
	files := 0
	return filepath.WalkDir(directory, func(path string, entry fs.DirEntry, err error) error {
		if files++; err == nil && files > maxFiles {
			err = fmt.Errorf("%s has more than %d files", directory, maxFiles)
		}
		if err != nil || path == directory {
			return err
		}
		if entry.Type()&fs.ModeSymlink == 0 {
			return unchangeable(path, false)
		}
		real, err := filepath.EvalSymlinks(path)
		if err != nil || strings.HasPrefix(real, directory+"/") {
			return nil //nolint:nilerr // a link that leads nowhere loads nothing
		}
		return unchangeableAbove(real)
	})
}

func unchangeable(path string, program bool) error {
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	if program && (!info.Mode().IsRegular() || info.Mode().Perm()&0o111 == 0) {
		return fmt.Errorf("%s is not a program: it needs to be a file with mode 755 or 700", path)
	}
	var stat unix.Stat_t
	if err := unix.Lstat(path, &stat); err != nil {
		return err
	}
	if uid := os.Geteuid(); stat.Uid != 0 && int(stat.Uid) != uid {
		return fmt.Errorf("%s belongs to uid %d: a plugin has to belong to root or to uid %d, who runs it", path, stat.Uid, uid)
	}
	// in a directory like /tmp, nobody can replace another user's entry
	if info.Mode().Perm()&0o022 != 0 && (!info.IsDir() || info.Mode()&fs.ModeSticky == 0) {
		return fmt.Errorf("%s has mode %03o, so that other users can change it: chmod go-w it", path, info.Mode().Perm())
	}
	return nil
}
