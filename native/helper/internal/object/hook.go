package object

import "github.com/cilium/ebpf"

// Hook is one program of the set and its attachment point.
type Hook struct {
	Name     string // as in the protocol
	Program  string // C function
	Type     ebpf.ProgramType
	Attach   ebpf.AttachType
	Optional bool   // not needed for enforcement: missing in some supported kernels, or only about answers
	Since    string // the kernel that has it, with the commit
	object   objectName
}

type objectName int

const (
	inetObject objectName = iota
	unixObject
)

// Hooks in attach order: what a process needs first comes first, and packets are judged only once the calls
// that lead to them are.
var Hooks = []Hook{
	{Name: "sock_create", Program: "netmon_sock_create", Type: ebpf.CGroupSock,
		Attach: ebpf.AttachCGroupInetSockCreate, Since: "Linux 4.10 (610236587600)"},
	{Name: "connect4", Program: "netmon_connect4", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupInet4Connect, Since: "Linux 4.17 (d74bad4e74ee)"},
	{Name: "connect6", Program: "netmon_connect6", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupInet6Connect, Since: "Linux 4.17 (d74bad4e74ee)"},
	{Name: "sendmsg4", Program: "netmon_sendmsg4", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupUDP4Sendmsg, Since: "Linux 4.18 (1cedee13d25a)"},
	{Name: "sendmsg6", Program: "netmon_sendmsg6", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupUDP6Sendmsg, Since: "Linux 4.18 (1cedee13d25a)"},
	{Name: "connect_unix", Program: "netmon_connect_unix", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCgroupUnixConnect, Optional: true, object: unixObject,
		Since: "Linux 6.7 (859051dd165e)"},
	{Name: "sendmsg_unix", Program: "netmon_sendmsg_unix", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCgroupUnixSendmsg, Optional: true, object: unixObject,
		Since: "Linux 6.7 (859051dd165e)"},
	{Name: "recvmsg4", Program: "netmon_recvmsg4", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupUDP4Recvmsg, Optional: true, Since: "Linux 5.2 (983695fa6765)"},
	{Name: "recvmsg6", Program: "netmon_recvmsg6", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCGroupUDP6Recvmsg, Optional: true, Since: "Linux 5.2 (983695fa6765)"},
	{Name: "getpeername4", Program: "netmon_getpeername4", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCgroupInet4GetPeername, Optional: true, Since: "Linux 5.8 (1b66d253610c)"},
	{Name: "getpeername6", Program: "netmon_getpeername6", Type: ebpf.CGroupSockAddr,
		Attach: ebpf.AttachCgroupInet6GetPeername, Optional: true, Since: "Linux 5.8 (1b66d253610c)"},
	{Name: "egress", Program: "netmon_egress", Type: ebpf.CGroupSKB,
		Attach: ebpf.AttachCGroupInetEgress, Since: "Linux 4.10 (0e33661de493)"},
}

// HookNamed returns a hook by its protocol name.
func HookNamed(name string) (Hook, bool) {
	for _, hook := range Hooks {
		if hook.Name == name {
			return hook, true
		}
	}
	return Hook{}, false
}

// OfUnix reports whether the hook is in the AF_UNIX object, which is loaded only on request.
func (h Hook) OfUnix() bool { return h.object == unixObject }
