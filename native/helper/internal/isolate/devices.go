package isolate

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// devicesOfRoot are devices that need no capability of uid 0, and with which it reaches what is outside of the session: the
// kernel's log, memory, consoles and serial lines, the makers of block devices, sockets and packets of virtual machines.
var devicesOfRoot = regexp.MustCompile(`^(kmsg|mem|port|console|loop-control|btrfs-control|snapshot|uinput|vhost-.*|(tty|vcs[au]?)[0-9]+|tty(S|USB|ACM|AMA)[0-9]+|hvc[0-9]+|vcs[au]?)$`)

// outsideDevices lists what uid 0 must not open in a session: those, and every disk and loop device, in which it could
// change any file.
func outsideDevices() ([]string, error) {
	paths := []string{"/dev/mapper/control"}
	entries, err := os.ReadDir("/dev")
	if err != nil {
		return nil, fmt.Errorf("listing devices: %w", err)
	}
	for _, entry := range entries {
		kind := entry.Type() & (fs.ModeDevice | fs.ModeCharDevice)
		isDisk := kind == fs.ModeDevice
		if isDisk || kind != 0 && devicesOfRoot.MatchString(entry.Name()) {
			paths = append(paths, filepath.Join("/dev", entry.Name()))
		}
	}
	return paths, nil
}
