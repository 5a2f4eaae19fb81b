package isolate

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
)

// harmlessDevices are those that uid 0 may open in a session, by their names in /dev: what every program may use, file
// systems and machines of processes in the session, and graphics processors. The files of every other device are root's,
// and need no capability: disks, also as character devices (sg0, ng0n1), input (uhid, input/event0), the watchdog.
// tun has a program of its own (package devices).
var harmlessDevices = regexp.MustCompile(`^(null|zero|full|u?random|tty|ptmx|net/tun|fuse|kvm|userfaultfd|nvidia.*|kfd|dxg|(dri|accel)/.*)$`)

// otherFileSystems are below /dev, and have no devices but for terminals, which are the session's own.
var otherFileSystems = map[string]bool{"/dev/pts": true, "/dev/shm": true, "/dev/mqueue": true, "/dev/hugepages": true}

// outsideDevices lists what uid 0 must not open in a session. Fails closed: a device that nobody thought of is one of them.
func outsideDevices() ([]string, error) {
	var paths []string
	err := filepath.WalkDir("/dev", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist): // a directory of a device that was just unplugged
			return nil
		case err != nil:
			return err
		case otherFileSystems[path]:
			return fs.SkipDir
		case entry.Type()&fs.ModeDevice != 0 && !harmlessDevices.MatchString(strings.TrimPrefix(path, "/dev/")):
			paths = append(paths, path)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("listing devices: %w", err)
	}
	return paths, nil
}
