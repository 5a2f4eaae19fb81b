package plugin

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// trusted gives a program's path without links, where only root and the user who runs it can exchange it, and no tool
// of the agent may write there.
func trusted(program string, writable []string) (string, error) {
	real, err := filepath.EvalSymlinks(program)
	if err != nil {
		return "", err
	}
	for _, tree := range writable {
		if real == tree || strings.HasPrefix(real, strings.TrimSuffix(tree, "/")+"/") {
			return "", fmt.Errorf("%s is in %s, which the agent's tools may change: install the plugin elsewhere", real, tree)
		}
	}
	for path := real; ; path = filepath.Dir(path) {
		if err := unchangeable(path, path == real); err != nil {
			return "", err
		}
		if path == "/" {
			return real, nil
		}
	}
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
	// nobody exchanges another's entry of a directory like /tmp
	if info.Mode().Perm()&0o022 != 0 && (program || info.Mode()&fs.ModeSticky == 0) {
		return fmt.Errorf("%s has mode %03o, so that other users can change it: chmod go-w it", path, info.Mode().Perm())
	}
	return nil
}
