package object

import (
	"encoding/binary"
	"net/netip"
	"slices"

	"golang.org/x/sys/unix"
)

// Hand-made packets for the egress program: those that real senders never make matter here.

const (
	flagSYN = 0x02
	flagRST = 0x04
	flagACK = 0x10
)

func tcp(port uint16, flags byte) []byte {
	segment := make([]byte, 20)
	binary.BigEndian.PutUint16(segment[0:], 40000)
	binary.BigEndian.PutUint16(segment[2:], port)
	segment[12], segment[13] = 5<<4, flags
	return segment
}

// datagram returns the header that UDP, UDP-Lite and SCTP share: two ports; 12 bytes are enough for each.
func datagram(port uint16) []byte {
	head := make([]byte, 12)
	binary.BigEndian.PutUint16(head[0:], 40000)
	binary.BigEndian.PutUint16(head[2:], port)
	binary.BigEndian.PutUint16(head[4:], 12)
	return head
}

func echo() []byte { return []byte{8, 0, 0, 0, 0, 1, 0, 1} }

type v4 struct {
	dst      string
	proto    byte
	options  []byte
	fragment uint16 // flags and offset
	headLen  int    // in words; 0 = correct
	payload  []byte
	cut      int // bytes of the whole packet to keep; 0 = all
}

func (p v4) bytes() []byte {
	options := p.options
	for len(options)%4 != 0 {
		options = append(slices.Clone(options), 0)
	}
	words := 5 + len(options)/4
	if p.headLen != 0 {
		words = p.headLen
	}
	head := make([]byte, 20)
	head[0] = 4<<4 | byte(words)
	binary.BigEndian.PutUint16(head[2:], uint16(20+len(options)+len(p.payload)))
	binary.BigEndian.PutUint16(head[6:], p.fragment)
	head[8], head[9] = 64, p.proto
	copy(head[12:], []byte{10, 0, 0, 9})
	dst := netip.MustParseAddr(p.dst).As4()
	copy(head[16:], dst[:])
	return ethernet(unix.ETH_P_IP, slices.Concat(head, options, p.payload), p.cut)
}

type v6 struct {
	dst     string
	next    byte     // of the last header
	headers []header // between the IPv6 header and the payload
	payload []byte
	cut     int
}

// header is an extension header: its own number and its bytes, in which byte 0 is filled in.
type header struct {
	kind  byte
	bytes []byte
}

func hopByHop() header       { return header{0, []byte{0, 0, 1, 4, 0, 0, 0, 0}} }
func destination() header    { return header{60, []byte{0, 0, 1, 4, 0, 0, 0, 0}} }
func authentication() header { return header{51, append([]byte{0, 4}, make([]byte, 22)...)} }
func fragment6(offset uint16) header {
	return header{44, []byte{0, 0, byte(offset >> 8), byte(offset), 0, 0, 0, 1}}
}

// routing returns a header with one address and left segments left (type 4: segment routing, RFC 8754).
func routing(left byte) header {
	bytes := append([]byte{0, 2, 4, left, 0, 0, 0, 0}, make([]byte, 16)...)
	return header{43, bytes}
}

func (p v6) bytes() []byte {
	kinds := []byte{}
	for _, one := range p.headers {
		kinds = append(kinds, one.kind)
	}
	kinds = append(kinds, p.next)
	var body []byte
	for i, one := range p.headers {
		filled := slices.Clone(one.bytes)
		filled[0] = kinds[i+1]
		body = append(body, filled...)
	}
	body = append(body, p.payload...)
	head := make([]byte, 40)
	head[0] = 6 << 4
	binary.BigEndian.PutUint16(head[4:], uint16(len(body)))
	head[6], head[7] = kinds[0], 64
	head[8], head[23] = 0xfd, 9
	dst := netip.MustParseAddr(p.dst).As16()
	copy(head[24:], dst[:])
	return ethernet(unix.ETH_P_IPV6, append(head, body...), p.cut)
}

func ethernet(kind uint16, packet []byte, cut int) []byte {
	if cut != 0 {
		packet = packet[:cut]
	}
	frame := make([]byte, 14)
	binary.BigEndian.PutUint16(frame[12:], kind)
	return append(frame, packet...)
}
