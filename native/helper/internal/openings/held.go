package openings

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/devices"
)

// judged are the families whose traffic the session's programs judge, or that has no traffic to judge.
var judged = map[int]bool{unix.AF_UNIX: true, unix.AF_INET: true, unix.AF_INET6: true, unix.AF_NETLINK: true,
	unix.AF_ALG: true, unix.AF_SMC: true, unix.AF_KEY: true}

var familyNames = map[int]string{unix.AF_PACKET: "AF_PACKET", unix.AF_XDP: "AF_XDP", unix.AF_VSOCK: "AF_VSOCK",
	unix.AF_TIPC: "AF_TIPC", unix.AF_RDS: "AF_RDS", unix.AF_CAN: "AF_CAN", unix.AF_BLUETOOTH: "AF_BLUETOOTH",
	unix.AF_PPPOX: "AF_PPPOX", unix.AF_RXRPC: "AF_RXRPC"}

// socket looks at a socket of another process, which may be gone.
func (s *scan) socket(p *holder, number int, inode uint32) {
	fd, err := p.take(number)
	if errors.Is(err, unix.EPERM) || errors.Is(err, unix.ENOSYS) {
		s.listedSocket(p, inode)
		return
	}
	if err != nil {
		return
	}
	defer unix.Close(fd)
	family, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_DOMAIN)
	if err != nil || judged[family] {
		return
	}
	// the hypervisor is reached from every network namespace
	if family != unix.AF_VSOCK && !s.reaches(ownerOf(fd, unix.SIOCGSKNS)) {
		return
	}
	name := familyNames[family]
	if name == "" {
		name = fmt.Sprintf("address family %d", family)
	}
	kind := otherSocket
	if family == unix.AF_PACKET || family == unix.AF_XDP {
		kind = packetSocket
	}
	s.add(p, kind, name, true)
}

// listedSocket looks at a socket without its descriptor, which an engine's seccomp filter may refuse: only packet sockets
// are known then, in the network namespace of the process.
func (s *scan) listedSocket(p *holder, inode uint32) {
	dir := "/proc/" + strconv.Itoa(p.pid)
	listed, err := os.ReadFile(dir + "/net/packet")
	if err != nil {
		return
	}
	wanted := strconv.FormatUint(uint64(inode), 10)
	for line := range strings.Lines(string(listed)) {
		if fields := strings.Fields(line); len(fields) == 0 || fields[len(fields)-1] != wanted {
			continue
		}
		owner := uint64(0)
		if space, err := os.Open(dir + "/ns/net"); err == nil {
			owner = ownerOfSpace(space)
			space.Close()
		}
		if s.reaches(owner) {
			s.add(p, packetSocket, familyNames[unix.AF_PACKET], true)
		}
	}
}

// tunGetDevNetns is TUNGETDEVNETNS of include/uapi/linux/if_tun.h, Linux 5.2.
const tunGetDevNetns = 'T'<<8 | 227

func (s *scan) device(p *holder, fd descriptor) {
	switch {
	case fd.device == devices.Tun:
		s.tap(p, fd.number)
	case s.majors[unix.Major(fd.device)]:
		s.add(p, tapDevice, fmt.Sprintf("a macvtap device (%d:%d)", unix.Major(fd.device), unix.Minor(fd.device)), true)
	case fd.device == devices.VhostNet:
		s.add(p, vhostDevice, "/dev/vhost-net", true)
	case fd.device == devices.VhostVsock:
		s.add(p, vhostDevice, "/dev/vhost-vsock", true)
	case fd.device == devices.Kvm:
		s.add(p, machine, "/dev/kvm", false)
	}
}

// tap looks at a descriptor of /dev/net/tun, which does nothing until it has a network device.
func (s *scan) tap(p *holder, number int) {
	name := ""
	info, err := os.ReadFile("/proc/" + strconv.Itoa(p.pid) + "/fdinfo/" + strconv.Itoa(number))
	if err != nil {
		return
	}
	for line := range strings.Lines(string(info)) {
		if rest, found := strings.CutPrefix(line, "iff:"); found {
			name = strings.TrimSpace(rest)
		}
	}
	if name == "" {
		return
	}
	owner := uint64(0)
	if fd, err := p.take(number); err == nil {
		owner = ownerOf(fd, tunGetDevNetns)
		unix.Close(fd)
	}
	if s.reaches(owner) {
		s.add(p, tapDevice, printed([]byte(name)), true)
	}
}

// tapMajors returns the device numbers of macvtap and ipvtap, whose devices are files of their own.
func tapMajors() map[uint32]bool {
	majors := map[uint32]bool{}
	text, _ := os.ReadFile("/proc/devices")
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) == 2 && (fields[1] == "macvtap" || fields[1] == "ipvtap") {
			if number, err := strconv.ParseUint(fields[0], 10, 32); err == nil {
				majors[uint32(number)] = true
			}
		}
	}
	return majors
}
