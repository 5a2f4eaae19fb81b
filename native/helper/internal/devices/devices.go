// Package devices keeps a session's processes from devices by which packets leave past every hook: tap devices of
// network namespaces that the session did not make, and vhost.
//
// Failure: a kernel that cannot load the program is an error, and the caller covers the device files instead.
package devices

import "golang.org/x/sys/unix"

// Device numbers of include/uapi/linux/major.h and include/linux/miscdevice.h.
var (
	Tun        = unix.Mkdev(10, 200)
	Kvm        = unix.Mkdev(10, 232)
	VhostNet   = unix.Mkdev(10, 238)
	VhostVsock = unix.Mkdev(10, 241)
)

// Paths are the usual device files of those that are refused.
var Paths = []string{"/dev/net/tun", "/dev/vhost-net", "/dev/vhost-vsock"}
