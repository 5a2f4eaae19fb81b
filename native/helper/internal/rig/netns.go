package rig

import (
	"errors"
	"net/netip"
	"runtime"

	"golang.org/x/sys/unix"
)

// InNewNetns runs do on its own thread in a new network namespace, set up by SetUpLoopback. The thread
// ends afterwards. It returns also where do ends by testing.T.FailNow.
func InNewNetns(address string, do func() error) error {
	done := make(chan error, 1)
	go func() {
		runtime.LockOSThread() // never unlocked
		err := unix.Unshare(unix.CLONE_NEWNET)
		if err == nil {
			err = SetUpLoopback(address)
		}
		defer func() { done <- err }()
		if err == nil {
			err = errEnded // unless do returns
			err = do()
		}
	}()
	return <-done
}

var errEnded = errors.New("the test ended within its network namespace")

// SetUpLoopback brings up loopback in the calling thread's network namespace and adds one more IPv4 address
// to it.
func SetUpLoopback(address string) error {
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	up, err := unix.NewIfreq("lo")
	if err != nil {
		return err
	}
	up.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
	if err := unix.IoctlIfreq(fd, unix.SIOCSIFFLAGS, up); err != nil {
		return err
	}
	alias, err := unix.NewIfreq("lo:1")
	if err != nil {
		return err
	}
	raw := netip.MustParseAddr(address).As4()
	if err := alias.SetInet4Addr(raw[:]); err != nil {
		return err
	}
	return unix.IoctlIfreq(fd, unix.SIOCSIFADDR, alias)
}
