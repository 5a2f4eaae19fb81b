// Package attach attaches a session's programs to its cgroup as links, pins them, adopts pins and removes
// them.
//
// Failure: fails closed, since nothing is half done. Attach leaves all links or none; Adopt checks
// everything before it changes a link; pins appear under their name only when they are complete.
package attach

import (
	"errors"
	"fmt"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/link"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/object"
)

// Links are the links of one session, keyed by hook name. The owner closes them, which detaches those that are neither
// pinned nor open elsewhere.
type Links map[string]link.Link

// Close closes every link.
func (l Links) Close() {
	for _, one := range l {
		one.Close()
	}
}

// FD returns the link's descriptor, owned by the link; -1 if there is none.
func (l Links) FD(name string) int {
	if one, ok := l[name].(interface{ FD() int }); ok {
		return one.FD()
	}
	return -1
}

// IDs returns the kernel's ids of the links.
func (l Links) IDs() ([]link.ID, error) {
	var ids []link.ID
	for name, one := range l {
		info, err := one.Info()
		if err != nil {
			return nil, fault.From(err, "reading the link of hook %s", name)
		}
		ids = append(ids, info.ID)
	}
	return ids, nil
}

// Ended reports whether none of the links exists any more, whoever held them. If that cannot be found out, they do.
func Ended(ids []link.ID) bool {
	for _, id := range ids {
		one, err := link.NewFromID(id)
		if err == nil {
			one.Close()
		}
		if !errors.Is(err, unix.ENOENT) {
			return false
		}
	}
	return true
}

// HookNames lists the links in attach order.
func (l Links) HookNames() []string {
	var names []string
	for _, hook := range object.Hooks {
		if l[hook.Name] != nil {
			names = append(names, hook.Name)
		}
	}
	return names
}

// Request describes an attachment.
type Request struct {
	Cgroup          string
	CgroupID        uint64 // the id that the caller saw
	PinDir          string // "" = no pins
	AllowRootCgroup bool
	// Called once the first link exists, before the others; nil: nothing is to be done.
	Bind func(cgroupID uint64) error
}

// Attach links every program of the set to the cgroup and, if requested, pins maps and links. The caller keeps
// ownership of the set. Codes: not_cgroup2, root_cgroup, cgroup_changed, pin_exists, bpffs, no_links, or an errno.
func Attach(set *object.Set, request Request) (Links, error) {
	dir, err := cgroup.Open(request.Cgroup)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	if !request.AllowRootCgroup {
		if err := dir.RefuseRoot(); err != nil {
			return nil, err
		}
	}
	if err := dir.Is(request.CgroupID); err != nil {
		return nil, err
	}
	var pins *pinning
	if request.PinDir != "" {
		if pins, err = beginPins(request.PinDir); err != nil {
			return nil, err
		}
		defer pins.abandon()
	}
	links := Links{}
	for _, hook := range object.Hooks {
		program := set.Programs[hook.Name]
		if program == nil {
			continue
		}
		one, err := attachOne(dir, hook, program)
		if err != nil {
			links.Close()
			return nil, err
		}
		links[hook.Name] = one
		if request.Bind != nil && len(links) == 1 {
			if err := request.Bind(dir.ID); err != nil {
				links.Close()
				return nil, err
			}
		}
	}
	if pins != nil {
		if err := pins.commit(set.Maps, links); err != nil {
			links.Close()
			return nil, err
		}
	}
	return links, nil
}

func attachOne(dir *cgroup.Dir, hook object.Hook, program *ebpf.Program) (link.Link, error) {
	one, err := link.AttachRawLink(link.RawLinkOptions{Target: dir.FD(), Program: program, Attach: hook.Attach})
	if err == nil {
		return one, nil
	}
	f := fault.From(err, "attaching hook %s to cgroup %s", hook.Name, dir.Path)
	f.Hook = hook.Name
	f.Detail = err.Error()
	switch {
	case errors.Is(err, link.ErrNotSupported):
		f.Code = "no_links"
		f.Message = "this kernel cannot attach programs to cgroups as links (BPF_LINK_CREATE, Linux 5.7, " +
			"af6eea57437a); netmon does not use the older way, which a child cgroup can override"
	case errors.Is(err, unix.ENODEV), errors.Is(err, unix.ENOENT):
		f.Code = "cgroup_changed"
		f.Message = fmt.Sprintf("cgroup %s was removed while netmon attached to it: find it again and retry", dir.Path)
	case errors.Is(err, unix.E2BIG):
		f.Message = fmt.Sprintf("cgroup %s has 64 programs at hook %s, the kernel's limit: see `bpftool cgroup "+
			"tree` and detach what is left over", dir.Path, hook.Name)
	case errors.Is(err, unix.EPERM):
		f.Message = fmt.Sprintf("attaching hook %s to cgroup %s: %v; run netmon with CAP_NET_ADMIN and CAP_BPF. A "+
			"program attached above without the multi flag forbids it too: see `bpftool cgroup tree`",
			hook.Name, dir.Path, unix.EPERM)
	}
	return nil, f
}
