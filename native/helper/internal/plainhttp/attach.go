// Package plainhttp attaches the program that copies the beginnings of plain HTTP requests of a session
// (bpf/netmon_plain_http.bpf.c).
//
// Failure: opens. Nothing is pinned: the program ends with the descriptors of the controller, and what leaves until it
// is attached again is not looked at.
package plainhttp

import (
	"errors"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"github.com/cilium/ebpf/rlimit"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
)

// Names in bpf/netmon_plain_http.bpf.c.
const (
	program  = "netmon_plain_http"
	requests = "requests"
	unread   = "unread"
)

// Attached is the program in a cgroup; it ends with the last descriptor of its link. The owner closes it.
type Attached struct {
	set  *ebpf.Collection
	link link.Link
}

// Close closes all descriptors.
func (a *Attached) Close() {
	a.link.Close()
	a.set.Close()
}

// FDs returns the descriptors by their names in the protocol, owned by Attached.
func (a *Attached) FDs() map[string]int {
	fds := map[string]int{"map:" + requests: a.set.Maps[requests].FD(), "map:" + unread: a.set.Maps[unread].FD()}
	if one, ok := a.link.(interface{ FD() int }); ok {
		fds["link:plain_http"] = one.FD()
	}
	return fds
}

func load() (*ebpf.Collection, error) {
	spec, err := LoadNetmonPlainHttp()
	if err != nil {
		return nil, err
	}
	_ = rlimit.RemoveMemlock() // before Linux 5.11; loading says whether it was needed
	return ebpf.NewCollection(spec)
}

// Have reports why the kernel does not take the program; nil: it does.
func Have() error {
	set, err := load()
	if err == nil {
		set.Close()
	}
	return err
}

// Attach loads the program and attaches it to the cgroup with this id. Codes: not_cgroup2, root_cgroup, cgroup_changed,
// load, or an errno.
func Attach(path string, id uint64) (*Attached, error) {
	dir, err := cgroup.Open(path)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	if err := errors.Join(dir.RefuseRoot(), dir.Is(id)); err != nil {
		return nil, err
	}
	set, err := load()
	if err != nil {
		f := fault.From(err, "loading the program that reads plain HTTP requests")
		f.Code, f.Detail = "load", err.Error()
		return nil, f
	}
	one, err := link.AttachRawLink(link.RawLinkOptions{
		Target: dir.FD(), Program: set.Programs[program], Attach: ebpf.AttachCGroupInetEgress})
	if err != nil {
		set.Close()
		return nil, fault.From(err, "attaching the program that reads plain HTTP requests to cgroup %s", path)
	}
	return &Attached{set: set, link: one}, nil
}
