// Package shimdir knows the directories in which shims look for the controller of their user
// (native/shim/controller.cc). Sessions and sandboxes cover them, whether they exist yet or not.
package shimdir

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// Of returns the directories of one user.
func Of(uid int) []string {
	name := fmt.Sprintf("netmon-shims-%d", uid)
	if uid == 0 {
		return []string{"/run/" + name, "/tmp/" + name}
	}
	return []string{fmt.Sprintf("/run/user/%d/%s", uid, name), "/tmp/" + name}
}

// OfOthers returns the existing directories of other users, into which uid 0 can look.
func OfOthers(uid int) []string {
	own := map[string]bool{}
	for _, path := range Of(uid) {
		own[path] = true
	}
	var found []string
	for _, pattern := range []string{"/run/netmon-shims-*", "/run/user/*/netmon-shims-*", "/tmp/netmon-shims-*"} {
		paths, _ := filepath.Glob(pattern)
		for _, path := range paths {
			// a run's launchers are in a directory whose name ends with 12 digits: no user has that number
			_, suffix, _ := strings.Cut(filepath.Base(path), "netmon-shims-")
			_, notUser := strconv.ParseUint(suffix, 10, 32)
			stat, err := os.Lstat(path)
			if notUser == nil && err == nil && stat.IsDir() && !own[path] {
				found = append(found, path)
			}
		}
	}
	return found
}

// Open opens a directory of Of, and makes it if it is missing, as its user. It returns -1 if there cannot be one: then
// no shim uses it either. Only the last component of the path belongs to the user, and a link there is not followed.
func Open(path string, uid, gid int) (int, error) {
	parent, err := unix.Open(filepath.Dir(path), unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.EACCES) || errors.Is(err, unix.ENOTDIR) {
		return -1, nil
	}
	if err != nil {
		return -1, fmt.Errorf("opening %s: %w", filepath.Dir(path), err)
	}
	defer unix.Close(parent)
	name := filepath.Base(path)
	if err := makeAs(parent, name, uid, gid); err != nil {
		return -1, fmt.Errorf("making %s: %w", path, err)
	}
	fd, err := unix.Openat(parent, name, unix.O_PATH|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.ENOTDIR) || errors.Is(err, unix.ELOOP) {
		return -1, nil
	}
	if err != nil {
		return -1, fmt.Errorf("opening %s: %w", path, err)
	}
	return fd, nil
}

// makeAs makes the directory with the file-system ids of its user, which belong to the calling thread.
func makeAs(parent int, name string, uid, gid int) error {
	if os.Geteuid() == 0 && uid != 0 {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		formerGroup, err := unix.SetfsgidRetGid(gid)
		if err != nil {
			return err
		}
		defer unix.SetfsgidRetGid(formerGroup) //nolint:errcheck // it had it before
		former, err := unix.SetfsuidRetUid(uid)
		if err != nil {
			return err
		}
		defer unix.SetfsuidRetUid(former) //nolint:errcheck // it had it before
	}
	err := unix.Mkdirat(parent, name, 0o700)
	if errors.Is(err, unix.EEXIST) || errors.Is(err, unix.EACCES) || errors.Is(err, unix.EPERM) || errors.Is(err, unix.EROFS) {
		return nil
	}
	return err
}
