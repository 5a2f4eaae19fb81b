package attach

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/cilium/ebpf/link"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/object"
)

// The suffix of a map that will be renamed to replace another; bpffs reserves dots in names.
const nextSuffix = "-next"

// pinMade pins the maps that the pins lack, and renames those that replace another to its name in one step
// (rename(2)).
func pinMade(dir string, set *object.Set) error {
	for _, name := range set.Made {
		path := filepath.Join(dir, mapPrefix+name)
		next := path + nextSuffix
		if err := os.Remove(next); err != nil && !errors.Is(err, os.ErrNotExist) {
			return pinFault(err, next) // left by a killed adoption
		}
		if err := set.Maps[name].Pin(next); err != nil {
			return pinFault(err, next)
		}
		if err := os.Rename(next, path); err != nil {
			_ = os.Remove(next)
			return pinFault(err, path)
		}
	}
	return nil
}

// swap gives each link this helper's program. A link of shared programs has a cgroup storage, and since 6.18.44 the kernel
// refuses it a program without one (EINVAL): such a link is replaced by another one.
func (p *pinned) swap(dir, cgroupPath string, adopted *Adopted) error {
	for _, hook := range object.Hooks {
		l := p.links[hook.Name]
		if l == nil {
			continue
		}
		err := l.Update(adopted.Set.Programs[hook.Name])
		if errors.Is(err, unix.EINVAL) && cgroupPath != "" {
			err = p.replace(dir, cgroupPath, hook, adopted)
		}
		if err != nil {
			f := fault.From(err, "swapping the program of hook %s", hook.Name)
			f.Hook = hook.Name
			return f
		}
	}
	return nil
}

// replace ends a link once another one is attached and pinned under its name: both are in force in between, with the same
// maps, and count each call twice.
func (p *pinned) replace(dir, cgroupPath string, hook object.Hook, adopted *Adopted) error {
	path := filepath.Join(dir, linkPrefix+hook.Name)
	next := path + nextSuffix
	one, err := addLink(next, cgroupPath, hook, adopted)
	if err != nil {
		return err
	}
	if err := os.Rename(next, path); err != nil {
		_ = os.Remove(next)
		one.Close()
		return pinFault(err, path)
	}
	p.links[hook.Name].Close()
	p.links[hook.Name] = one
	return nil
}

// addHooks attaches and pins the hooks added since the version that made the pins, all of them optional.
// Without them the session enforces as before; hooks that could not be added are returned.
func (p *pinned) addHooks(dir, cgroupPath string, adopted *Adopted) []object.Missing {
	var missing []object.Missing
	for _, hook := range object.Hooks {
		if p.links[hook.Name] != nil || adopted.Set.Programs[hook.Name] == nil {
			continue
		}
		one, err := addLink(filepath.Join(dir, linkPrefix+hook.Name), cgroupPath, hook, adopted)
		if err != nil {
			missing = append(missing, object.Missing{Name: "hook:" + hook.Name,
				Why: "the pinned session is of an older version without it, and it cannot be added: " +
					fault.As(err).Message})
			continue
		}
		p.links[hook.Name] = one
	}
	return missing
}

// addLink attaches the hook's program to the cgroup and pins the link at `path`.
func addLink(path, cgroupPath string, hook object.Hook, adopted *Adopted) (link.Link, error) {
	if cgroupPath == "" {
		return nil, fault.New("no_path", "the path of the cgroup is not known")
	}
	target, err := cgroup.Open(cgroupPath)
	if err != nil {
		return nil, err
	}
	defer target.Close()
	if err := target.Is(adopted.CgroupID); err != nil {
		return nil, err
	}
	one, err := attachOne(target, hook, adopted.Set.Programs[hook.Name])
	if err != nil {
		return nil, err
	}
	if err := one.Pin(path); err != nil {
		one.Close()
		return nil, pinFault(err, path)
	}
	return one, nil
}
