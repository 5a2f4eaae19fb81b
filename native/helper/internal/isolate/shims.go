package isolate

import (
	"fmt"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/shimdir"
)

// ownShimDirectories gives the session empty directories for the controllers of its own shims, instead of those outside:
// a controller outside acts outside. The shims and controllers themselves refuse each other across this border too.
func ownShimDirectories(uid, gid int) error {
	if gid < 0 {
		gid = os.Getgid()
	}
	for _, path := range shimdir.Of(uid) {
		fd, err := shimdir.Open(path, uid, gid)
		if err != nil {
			return err
		}
		if fd < 0 {
			continue
		}
		options := fmt.Sprintf("size=1m,mode=0700,uid=%d,gid=%d", uid, gid)
		err = unix.Mount("tmpfs", "/proc/self/fd/"+strconv.Itoa(fd), "tmpfs", quietMount, options)
		unix.Close(fd)
		if err != nil {
			return fmt.Errorf("covering %s: %w", path, err)
		}
	}
	return nil
}
