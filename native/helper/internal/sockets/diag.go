// Package sockets lists and ends the sockets of a session through sock_diag(7), in every network namespace of its
// processes.
//
// Failure: List fails open and reports what is unknown; Destroy ends only sockets that are certainly
// the session's and reports each that it could not end.
package sockets

import (
	"encoding/binary"
	"errors"
	"fmt"
	"net/netip"
	"os"
	"time"

	"github.com/mdlayher/netlink"
	"golang.org/x/sys/unix"
)

// Numbers of include/uapi/linux/inet_diag.h and sock_diag.h that x/sys lacks.
const (
	sockDiagByFamily = 20
	sockDestroy      = 21
	attrCgroupID     = 21 // INET_DIAG_CGROUP_ID, Linux 5.9, commit 6e3a401fc8af
	requestLen       = 56 // struct inet_diag_req_v2
	messageLen       = 72 // struct inet_diag_msg
	idLen            = 48 // struct inet_diag_sockid
	allStates        = 0xffffffff
	diagTimeout      = 5 * time.Second
)

// TCP states, include/net/tcp_states.h; UDP sockets use established and close.
var stateNames = []string{"unknown", "established", "syn_sent", "syn_recv", "fin_wait1", "fin_wait2",
	"time_wait", "close", "close_wait", "last_ack", "listen", "closing", "new_syn_recv", "bound_inactive"}

const (
	stateTimeWait   = 6
	stateClose      = 7
	stateListen     = 10
	stateNewSynRecv = 12
)

// socket is one entry of a dump.
type socket struct {
	family   uint8
	proto    uint8
	state    uint8
	local    netip.AddrPort
	remote   netip.AddrPort
	inode    uint32
	cgroupID uint64      // 0 = not reported
	id       [idLen]byte // struct inet_diag_sockid, with the cookie: identifies this very socket
}

// diag is a sock_diag connection into one network namespace.
type diag struct {
	conn *netlink.Conn
}

// openDiag opens a connection into the namespace; nil: the caller's own.
func openDiag(space *os.File) (*diag, error) {
	var config netlink.Config
	if space != nil && !IsHome(space) {
		config.NetNS = int(space.Fd())
	}
	conn, err := netlink.Dial(unix.NETLINK_INET_DIAG, &config)
	if err != nil {
		return nil, fmt.Errorf("sock_diag: %w", err)
	}
	return &diag{conn}, nil
}

func (d *diag) close() { d.conn.Close() }

// all dumps the TCP, UDP and UDP-Lite sockets of the namespace; MPTCP's appear as their TCP subflows. A
// protocol that the kernel cannot dump is omitted: its sockets are in /proc.
func (d *diag) all() ([]socket, error) {
	var sockets []socket
	for _, family := range []uint8{unix.AF_INET, unix.AF_INET6} {
		for _, proto := range []uint8{unix.IPPROTO_TCP, unix.IPPROTO_UDP, unix.IPPROTO_UDPLITE, unix.IPPROTO_SCTP} {
			some, err := d.dump(family, proto)
			if errors.Is(err, unix.ENOENT) || errors.Is(err, unix.EOPNOTSUPP) {
				continue
			}
			if err != nil {
				return nil, fmt.Errorf("sock_diag dump of family %d, protocol %d: %w", family, proto, err)
			}
			sockets = append(sockets, some...)
		}
	}
	return sockets, nil
}

func (d *diag) dump(family, proto uint8) ([]socket, error) {
	if err := d.conn.SetDeadline(time.Now().Add(diagTimeout)); err != nil {
		return nil, err
	}
	replies, err := d.conn.Execute(netlink.Message{
		Header: netlink.Header{Type: sockDiagByFamily, Flags: netlink.Request | netlink.Dump},
		Data:   request(family, proto, [idLen]byte{}),
	})
	if err != nil {
		return nil, err
	}
	var sockets []socket
	for _, reply := range replies {
		s, err := parseSocket(reply.Data, proto)
		if err != nil {
			return nil, err
		}
		sockets = append(sockets, s)
	}
	return sockets, nil
}

// destroy ends one socket: SOCK_DESTROY, Linux 4.5, commit 64be0aed59ad, with CONFIG_INET_DIAG_DESTROY.
func (d *diag) destroy(s socket) error {
	if err := d.conn.SetDeadline(time.Now().Add(diagTimeout)); err != nil {
		return err
	}
	_, err := d.conn.Execute(netlink.Message{
		Header: netlink.Header{Type: sockDestroy, Flags: netlink.Request | netlink.Acknowledge},
		Data:   request(s.family, s.proto, s.id),
	})
	return err
}

func request(family, proto uint8, id [idLen]byte) []byte {
	data := make([]byte, requestLen)
	data[0], data[1] = family, proto
	binary.NativeEndian.PutUint32(data[4:8], allStates)
	copy(data[8:], id[:])
	return data
}

func parseSocket(data []byte, proto uint8) (socket, error) {
	if len(data) < messageLen {
		return socket{}, fmt.Errorf("sock_diag message of %d bytes", len(data))
	}
	s := socket{family: data[0], proto: proto, state: data[1]}
	copy(s.id[:], data[4:4+idLen])
	s.local = addrPort(s.family, s.id[4:20], s.id[0:2])
	s.remote = addrPort(s.family, s.id[20:36], s.id[2:4])
	s.inode = binary.NativeEndian.Uint32(data[68:72])
	attributes, err := netlink.NewAttributeDecoder(data[messageLen:])
	if err != nil {
		return socket{}, err
	}
	for attributes.Next() {
		if attributes.Type() == attrCgroupID {
			if raw := attributes.Bytes(); len(raw) == 8 {
				s.cgroupID = binary.NativeEndian.Uint64(raw)
			}
		}
	}
	return s, attributes.Err()
}

func addrPort(family uint8, addr, port []byte) netip.AddrPort {
	n := binary.BigEndian.Uint16(port)
	if family == unix.AF_INET {
		return netip.AddrPortFrom(netip.AddrFrom4([4]byte(addr[:4])), n)
	}
	return netip.AddrPortFrom(netip.AddrFrom16([16]byte(addr)).Unmap(), n)
}

func (s socket) stateName() string {
	if int(s.state) < len(stateNames) {
		return stateNames[s.state]
	}
	return stateNames[0]
}
