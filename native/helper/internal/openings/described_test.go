package openings

import (
	"os"
	"reflect"
	"testing"

	"golang.org/x/sys/unix"
)

// What /proc/PID/fdinfo says is the same as what /proc/PID/fd shows.
func TestDescribedDescriptorsAreThoseThatLinksShow(t *testing.T) {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	device, err := os.Open("/dev/null")
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	p := &holder{pid: os.Getpid(), pidfd: -1}
	defer p.close()
	if _, err := p.take(fd); err != nil { // which opens the pidfd, a descriptor too
		t.Fatal(err)
	}
	described, err := describedDescriptors(p)
	if err != nil {
		t.Fatal(err)
	}
	linked, err := descriptors(p)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(described, linked) || !contains(described, fd, int(device.Fd())) {
		t.Errorf("%v is not %v", described, linked)
	}
}

func contains(found []descriptor, socket, device int) bool {
	seen := 0
	for _, one := range found {
		if one.number == socket && one.socket != 0 || one.number == device && one.device == unix.Mkdev(1, 3) {
			seen++
		}
	}
	return seen == 2
}
