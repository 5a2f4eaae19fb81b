package openings

import (
	"encoding/binary"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mdlayher/netlink"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/sockets"
)

// Attributes of include/uapi/linux/if_link.h.
const (
	tunOwner   = 1
	tunGroup   = 2
	tunPersist = 6
	anyone     = ^uint32(0)
)

// freeTaps finds persistent tap devices that the process may open: who made them may have meant a machine or a VPN.
func (s *scan) freeTaps(p *holder) {
	dir := "/proc/" + strconv.Itoa(p.pid)
	if s.guarded {
		return
	}
	var node unix.Stat_t
	if unix.Stat(dir+"/root/dev/net/tun", &node) != nil || node.Mode&unix.S_IFMT != unix.S_IFCHR {
		return
	}
	uid, groups, err := identity(dir)
	if err != nil || !mayOpen(node, uid, groups) {
		return
	}
	space, err := os.Open(dir + "/ns/net")
	if err != nil {
		return
	}
	defer space.Close()
	var id unix.Stat_t
	if unix.Fstat(int(space.Fd()), &id) != nil || s.spaces[id.Ino] {
		return
	}
	s.spaces[id.Ino] = true
	if !s.reaches(ownerOfSpace(space)) {
		return
	}
	for _, device := range persistentTaps(space) {
		if (device.owner == anyone || device.owner == uid) && (device.group == anyone || slices.Contains(groups, device.group)) {
			s.add(p, freeTap, device.name, false)
		}
	}
}

func ownerOfSpace(space *os.File) uint64 {
	owner, err := unix.IoctlRetInt(int(space.Fd()), unix.NS_GET_USERNS)
	if err != nil {
		return 0
	}
	defer unix.Close(owner)
	var stat unix.Stat_t
	if unix.Fstat(owner, &stat) != nil {
		return 0
	}
	return stat.Ino
}

// identity returns the effective user and groups of a process.
func identity(dir string) (uid uint32, groups []uint32, err error) {
	text, err := os.ReadFile(dir + "/status")
	if err != nil {
		return 0, nil, err
	}
	number := func(field string) uint32 {
		value, err := strconv.ParseUint(field, 10, 32)
		if err != nil {
			return anyone
		}
		return uint32(value)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		switch {
		case len(fields) > 2 && fields[0] == "Uid:":
			uid = number(fields[2])
		case len(fields) > 2 && fields[0] == "Gid:":
			groups = append(groups, number(fields[2]))
		case len(fields) > 0 && fields[0] == "Groups:":
			for _, one := range fields[1:] {
				groups = append(groups, number(one))
			}
		}
	}
	return uid, groups, nil
}

func mayOpen(node unix.Stat_t, uid uint32, groups []uint32) bool {
	switch {
	case uid == 0:
		return true
	case node.Uid == uid:
		return node.Mode&0o600 == 0o600
	case slices.Contains(groups, node.Gid):
		return node.Mode&0o060 == 0o060
	}
	return node.Mode&0o006 == 0o006
}

type tap struct {
	name         string
	owner, group uint32
}

// persistentTaps lists those of a network namespace that exist without a process. Fails open: none.
func persistentTaps(space *os.File) []tap {
	config := netlink.Config{}
	if !sockets.IsHome(space) {
		config.NetNS = int(space.Fd())
	}
	conn, err := netlink.Dial(unix.NETLINK_ROUTE, &config)
	if err != nil {
		return nil
	}
	defer conn.Close()
	if conn.SetDeadline(time.Now().Add(5*time.Second)) != nil {
		return nil
	}
	replies, err := conn.Execute(netlink.Message{
		Header: netlink.Header{Type: unix.RTM_GETLINK, Flags: netlink.Request | netlink.Dump},
		Data:   make([]byte, unix.SizeofIfInfomsg),
	})
	if err != nil {
		return nil
	}
	var found []tap
	for _, reply := range replies {
		if one, persists := parseTap(reply.Data); persists {
			found = append(found, one)
		}
	}
	return found
}

func parseTap(data []byte) (tap, bool) {
	one := tap{owner: anyone, group: anyone}
	if len(data) < unix.SizeofIfInfomsg {
		return one, false
	}
	link, err := netlink.NewAttributeDecoder(data[unix.SizeofIfInfomsg:])
	if err != nil {
		return one, false
	}
	isTun, persists := false, false
	for link.Next() {
		switch link.Type() {
		case unix.IFLA_IFNAME:
			one.name = link.String()
		case unix.IFLA_LINKINFO:
			link.Nested(func(info *netlink.AttributeDecoder) error {
				for info.Next() {
					switch info.Type() {
					case unix.IFLA_INFO_KIND:
						isTun = info.String() == "tun"
					case unix.IFLA_INFO_DATA:
						if isTun {
							info.Nested(func(tun *netlink.AttributeDecoder) error {
								persists = one.read(tun) || persists
								return nil
							})
						}
					}
				}
				return nil
			})
		}
	}
	return one, isTun && persists
}

func (t *tap) read(tun *netlink.AttributeDecoder) (persists bool) {
	for tun.Next() {
		switch raw := tun.Bytes(); {
		case tun.Type() == tunOwner && len(raw) == 4:
			t.owner = binary.NativeEndian.Uint32(raw)
		case tun.Type() == tunGroup && len(raw) == 4:
			t.group = binary.NativeEndian.Uint32(raw)
		case tun.Type() == tunPersist && len(raw) == 1:
			persists = raw[0] != 0
		}
	}
	return persists
}
