package e2e

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/devices"
	"netmon/helper/internal/rig"
)

// attachTap opens the device file of its first argument and asks for the tap device of its second; it prints ok or the
// error, and where it failed.
const attachTap = `
import errno, fcntl, struct, sys
step = "open"
try:
    tun = open(sys.argv[1], "r+b", buffering=0)
    step = "attach"
    fcntl.ioctl(tun, 0x400454ca, struct.pack("16sH22x", sys.argv[2].encode(), 0x0002 | 0x1000))
    print("ok")
except OSError as error:
    print(step, errno.errorcode[error.errno])
`

// tunFile makes a device file of /dev/net/tun that everyone may open, under a name of its own.
func tunFile(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "netmon-tun-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	path := dir + "/tun"
	if err := errors.Join(os.Chmod(dir, 0o755), unix.Mknod(path, unix.S_IFCHR|0o666, int(devices.Tun)), os.Chmod(path, 0o666)); err != nil {
		t.Fatal(err)
	}
	return path
}

// persistentTap makes a tap device of the user in this thread's network namespace, as for a virtual machine.
func persistentTap(t testing.TB, file, name string, uid int) {
	t.Helper()
	fd, err := unix.Open(file, unix.O_RDWR|unix.O_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	request, err := unix.NewIfreq(name)
	if err != nil {
		t.Fatal(err)
	}
	request.SetUint16(unix.IFF_TAP | unix.IFF_NO_PI)
	if err := unix.IoctlIfreq(fd, unix.TUNSETIFF, request); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetInt(fd, unix.TUNSETOWNER, uid); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetInt(fd, unix.TUNSETPERSIST, 1); err != nil {
		t.Fatal(err)
	}
}

func TestExecRefusesTapDevicesOfOthers(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	file := tunFile(t)
	err := rig.InNewNetns("10.77.0.3", func() error {
		persistentTap(t, file, "tap-owned", 65534)
		outside := exec.Command("python3", "-c", attachTap, file, "tap-owned")
		outside.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		if output, err := outside.CombinedOutput(); err != nil || strings.TrimSpace(string(output)) != "ok" {
			t.Errorf("outside a session: %s, %v", output, err)
		}
		for name, flags := range map[string][]string{"nobody": nobody, "root": nil} {
			output, _ := runIn(t, cgroup, flags, "python3", "-c", attachTap, file, "tap-owned")
			if got := strings.TrimSpace(output); got != "open EPERM" {
				t.Errorf("as %s: %s", name, got)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// pasta and slirp4netns make their device in a network namespace of their own.
func TestExecAdmitsTapDevicesOfItsOwn(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	output, _ := runIn(t, cgroup, nobody, "unshare", "--user", "--map-root-user", "--net",
		"python3", "-c", attachTap, tunFile(t), "tap0")
	if got := strings.TrimSpace(output); got != "ok" {
		t.Error(got)
	}
}

func TestExecRefusesVhost(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	for name, device := range map[string]uint64{"vhost-net": devices.VhostNet, "vhost-vsock": devices.VhostVsock} {
		path := t.TempDir() + "/" + name
		if err := unix.Mknod(path, unix.S_IFCHR|0o666, int(device)); err != nil {
			t.Fatal(err)
		}
		if output := sh(t, cgroup, nil, "exec 3<> "+path); !strings.Contains(output, "not permitted") {
			t.Errorf("%s: %q", name, output)
		}
	}
}

// A cgroup takes 64 programs: then the device files are covered instead.
func TestExecCoversTapDevicesIfItCannotRefuseThem(t *testing.T) {
	if _, err := os.Stat(devices.Paths[0]); err != nil {
		t.Fatal(err)
	}
	cgroup, _ := rig.Cgroup(t)
	for range 64 {
		one, err := devices.Refuse(cgroup)
		if err != nil {
			t.Fatal(err)
		}
		defer one.Close()
	}
	if output := sh(t, cgroup, nil, "stat -c %F "+devices.Paths[0]); output != "regular empty file" {
		t.Errorf("%q", output)
	}
}
