package isolate

import (
	"fmt"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/shimdir"
)

// ownShimDirectories gives the session empty directories for the controllers of its own shims, instead of those outside:
// a controller outside acts outside. The shims and controllers themselves refuse each other across this border too.
func ownShimDirectories(uid, gid int) error {
	for _, path := range shimdir.Of(uid) {
		fd, err := shimdir.Open(path, uid, gid)
		if err != nil {
			return err
		}
		if fd < 0 {
			continue
		}
		err = coverByOwn(fd, uid, gid)
		unix.Close(fd)
		if err != nil {
			return fmt.Errorf("covering %s: %w", path, err)
		}
	}
	return nil
}
