package canary

import (
	"errors"
	"net/netip"
	"time"

	"golang.org/x/sys/unix"
)

// connectTimeout limits one connect: the address is on this host, where a reply takes microseconds. A SYN that is
// dropped on its way shows as ETIMEDOUT.
const connectTimeout = 300 * time.Millisecond

// attempts tries every way whose hook can be reached on this kernel. Without the address family or protocol,
// nothing can get through: such a way is omitted.
func (t target) attempts() []attempt {
	var done []attempt
	record := func(hook string, err error, ran bool) {
		if ran {
			done = append(done, attempt{Hook: hook, Err: number(err)})
		}
	}
	mapped := netip.AddrFrom16(t.Addr.As16())

	err, ran := connect(unix.AF_INET, sockaddr(t.Addr, t.Port))
	record("connect4", err, ran)
	// a v4-mapped connect runs connect6
	err, ran = connect(unix.AF_INET6, sockaddr(mapped, t.Port))
	record("connect6", err, ran)
	err, ran = send(unix.AF_INET, sockaddr(t.Addr, t.Port))
	record("sendmsg4", err, ran)
	if t.Addr6.IsValid() {
		// a v4-mapped sendto runs sendmsg4, so sendmsg6 needs a native address
		err, ran = send(unix.AF_INET6, sockaddr(t.Addr6, t.Port))
		record("sendmsg6", err, ran)
	}
	if t.RawProtocol != 0 {
		err, ran = create(int(t.RawProtocol))
		record("sock_create", err, ran)
	}
	if t.EgressPort != 0 {
		err, ran = send(unix.AF_INET, sockaddr(t.Addr, t.EgressPort))
		record("egress", err, ran)
	}
	return done
}

func sockaddr(addr netip.Addr, port uint16) unix.Sockaddr {
	if addr.Is4() {
		return &unix.SockaddrInet4{Port: int(port), Addr: addr.As4()}
	}
	return &unix.SockaddrInet6{Port: int(port), Addr: addr.As16()}
}

func absent(err error) bool {
	return errors.Is(err, unix.EAFNOSUPPORT) || errors.Is(err, unix.EPROTONOSUPPORT) ||
		errors.Is(err, unix.ESOCKTNOSUPPORT)
}

func connect(family int, to unix.Sockaddr) (err error, ran bool) {
	fd, err := unix.Socket(family, unix.SOCK_STREAM|unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err, !absent(err)
	}
	defer unix.Close(fd)
	err = unix.Connect(fd, to)
	if !errors.Is(err, unix.EINPROGRESS) {
		return err, true
	}
	poll := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}}
	n, err := unix.Poll(poll, int(connectTimeout.Milliseconds()))
	if err != nil {
		return err, true
	}
	if n == 0 {
		return unix.ETIMEDOUT, true
	}
	code, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_ERROR)
	if err != nil {
		return err, true
	}
	if code != 0 {
		return unix.Errno(code), true
	}
	return nil, true
}

func send(family int, to unix.Sockaddr) (err error, ran bool) {
	fd, err := unix.Socket(family, unix.SOCK_DGRAM|unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err, !absent(err)
	}
	defer unix.Close(fd)
	return unix.Sendto(fd, []byte("netmon canary"), 0, to), true
}

// create makes a raw socket, which no address hook sees. Without CAP_NET_RAW the kernel refuses it before any
// hook runs: then nothing was tried.
func create(protocol int) (err error, ran bool) {
	if !mayMakeRawSockets() {
		return nil, false
	}
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_RAW|unix.SOCK_CLOEXEC, protocol)
	if err != nil {
		return err, !absent(err)
	}
	return unix.Close(fd), true
}

func mayMakeRawSockets() bool {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var data [2]unix.CapUserData
	return unix.Capget(&header, &data[0]) == nil && data[0].Effective&(1<<unix.CAP_NET_RAW) != 0
}

func number(err error) uint32 {
	var errno unix.Errno
	if errors.As(err, &errno) {
		return uint32(errno)
	}
	if err != nil {
		return uint32(unix.EIO)
	}
	return 0
}
