package attach

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/cilium/ebpf/link"
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

func (p *pinned) swap(set *object.Set) error {
	for _, hook := range object.Hooks {
		l := p.links[hook.Name]
		if l == nil {
			continue
		}
		if err := l.Update(set.Programs[hook.Name]); err != nil {
			f := fault.From(err, "swapping the program of hook %s", hook.Name)
			f.Hook = hook.Name
			return f
		}
	}
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
		one, err := addHook(dir, cgroupPath, hook, adopted)
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

func addHook(dir, cgroupPath string, hook object.Hook, adopted *Adopted) (link.Link, error) {
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
	path := filepath.Join(dir, linkPrefix+hook.Name)
	if err := one.Pin(path); err != nil {
		one.Close()
		return nil, pinFault(err, path)
	}
	return one, nil
}
