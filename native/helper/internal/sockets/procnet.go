package sockets

import (
	"bufio"
	"encoding/binary"
	"encoding/hex"
	"net/netip"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
)

// procTable is a file of /proc/<pid>/net with sockets that sock_diag does not list on every kernel.
type procTable struct {
	file   string
	family string
	proto  uint32 // 0: in the port field, as for raw sockets
	parse  func(fields []string, table procTable) (*helperpb.OpenSocket, bool)
}

var procTables = []procTable{
	{"packet", "packet", 0, parsePacket},
	{"raw", "inet", 0, parseInet},
	{"raw6", "inet6", 0, parseInet},
	{"icmp", "inet", unix.IPPROTO_ICMP, parseInet},
	{"icmp6", "inet6", unix.IPPROTO_ICMPV6, parseInet},
	{"udplite", "inet", unix.IPPROTO_UDPLITE, parseInet},
	{"udplite6", "inet6", unix.IPPROTO_UDPLITE, parseInet},
}

// procSockets lists the packet, raw, ping and UDP-Lite sockets of a namespace. These files contain no cgroups.
func procSockets(space netns) []*helperpb.OpenSocket {
	if space.pid == 0 {
		return nil
	}
	var sockets []*helperpb.OpenSocket
	dir := "/proc/" + strconv.Itoa(space.pid) + "/task/" + strconv.Itoa(space.tid) + "/net/"
	for _, table := range procTables {
		file, err := os.Open(dir + table.file)
		if err != nil {
			continue // the kernel lacks this protocol
		}
		lines := bufio.NewScanner(file)
		lines.Scan() // the heading
		for lines.Scan() {
			if s, ok := table.parse(strings.Fields(lines.Text()), table); ok {
				sockets = append(sockets, s)
			}
		}
		file.Close()
	}
	return sockets
}

// parsePacket parses: sk RefCnt Type Proto Iface R Rmem User Inode (net/packet/af_packet.c).
func parsePacket(fields []string, table procTable) (*helperpb.OpenSocket, bool) {
	if len(fields) < 9 {
		return nil, false
	}
	proto, protoErr := strconv.ParseUint(fields[3], 16, 16)
	inode, err := strconv.ParseUint(fields[8], 10, 32)
	if err != nil || protoErr != nil {
		return nil, false
	}
	return &helperpb.OpenSocket{Family: table.family, Proto: uint32(proto), State: "open", Inode: inode}, true
}

// parseInet parses: sl local rem st tx:rx tr:tm retrnsmt uid timeout inode (net/ipv4/raw.c, udp.c).
func parseInet(fields []string, table procTable) (*helperpb.OpenSocket, bool) {
	if len(fields) < 10 {
		return nil, false
	}
	local, okLocal := hexAddrPort(fields[1])
	remote, okRemote := hexAddrPort(fields[2])
	state, stateErr := strconv.ParseUint(fields[3], 16, 8)
	inode, err := strconv.ParseUint(fields[9], 10, 32)
	if err != nil || stateErr != nil || !okLocal || !okRemote {
		return nil, false
	}
	s := &helperpb.OpenSocket{
		Family: table.family, Proto: table.proto, State: socket{state: uint8(state)}.stateName(), Inode: inode,
		LocalAddr: addrBytes(local.Addr()), RemoteAddr: addrBytes(remote.Addr()),
	}
	if table.proto == 0 { // raw: the "port" is the protocol
		s.Proto = uint32(local.Port())
	} else {
		s.LocalPort, s.RemotePort = uint32(local.Port()), uint32(remote.Port())
	}
	return s, true
}

// hexAddrPort parses "0100007F:1F90": words of the address in host byte order, port as a number.
func hexAddrPort(text string) (netip.AddrPort, bool) {
	addrText, portText, found := strings.Cut(text, ":")
	raw, err := hex.DecodeString(addrText)
	port, portErr := strconv.ParseUint(portText, 16, 16)
	if !found || err != nil || portErr != nil || (len(raw) != 4 && len(raw) != 16) {
		return netip.AddrPort{}, false
	}
	for i := 0; i < len(raw); i += 4 {
		binary.NativeEndian.PutUint32(raw[i:], binary.BigEndian.Uint32(raw[i:]))
	}
	addr, _ := netip.AddrFromSlice(raw)
	return netip.AddrPortFrom(addr.Unmap(), uint16(port)), true
}

// addrBytes returns the protocol's address format: 16 bytes, IPv4 as v4-mapped.
func addrBytes(addr netip.Addr) []byte {
	bytes := addr.As16()
	return bytes[:]
}
