package attach

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

const (
	mapPrefix  = "map_"
	linkPrefix = "link_"
	// The suffix of a directory being filled; bpffs reserves dots in names (kernel/bpf/inode.c, bpf_lookup).
	unfinishedSuffix = "-unfinished"
)

// pinning fills a directory next to its final name and renames it when it is complete: pins are visible completely
// or not at all.
type pinning struct {
	final, unfinished string
	done              bool
}

// beginPins makes the directory. It first removes what a killed helper left unfinished: nobody owns it.
func beginPins(dir string) (*pinning, error) {
	dir = filepath.Clean(dir)
	if !filepath.IsAbs(dir) {
		return nil, fault.New("EINVAL", "pin directory %q is not absolute", dir)
	}
	if err := onBpffs(filepath.Dir(dir)); err != nil {
		return nil, err
	}
	if _, err := os.Lstat(dir); err == nil {
		return nil, &fault.Fault{Code: "pin_exists", Message: "pins of this session exist already at " + dir +
			": adopt them, or remove them with `netmon detach`"}
	}
	p := &pinning{final: dir, unfinished: dir + unfinishedSuffix}
	if _, err := removePins(p.unfinished); err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, fault.From(err, "removing unfinished pins %s", p.unfinished)
	}
	if err := os.Mkdir(p.unfinished, 0o700); err != nil {
		return nil, pinFault(err, p.unfinished)
	}
	return p, nil
}

func (p *pinning) commit(maps map[string]*ebpf.Map, links Links) error {
	for name, m := range maps {
		path := filepath.Join(p.unfinished, mapPrefix+name)
		if err := m.Pin(path); err != nil {
			return pinFault(err, path)
		}
	}
	for name, l := range links {
		path := filepath.Join(p.unfinished, linkPrefix+name)
		if err := l.Pin(path); err != nil {
			return pinFault(err, path)
		}
	}
	// RENAME_NOREPLACE: another netmon may have made one with this name meanwhile
	err := unix.Renameat2(unix.AT_FDCWD, p.unfinished, unix.AT_FDCWD, p.final, unix.RENAME_NOREPLACE)
	if errors.Is(err, unix.EEXIST) {
		return fault.New("pin_exists", "another netmon pinned %s at the same time", p.final)
	}
	if err != nil {
		return pinFault(err, p.final)
	}
	p.done = true
	return nil
}

// abandon removes what commit did not finish.
func (p *pinning) abandon() {
	if !p.done {
		_, _ = removePins(p.unfinished)
	}
}

// Removed counts what Detach removed.
type Removed struct{ Links, Maps uint32 }

// Detach removes the pins of a session, complete or not. Links end with their last descriptor. Codes: ENOENT
// (there are none), bpffs, or an errno.
func Detach(dir string) (Removed, error) {
	dir = filepath.Clean(dir)
	if !filepath.IsAbs(dir) {
		return Removed{}, fault.New("EINVAL", "pin directory %q is not absolute", dir)
	}
	if err := onBpffs(filepath.Dir(dir)); err != nil {
		return Removed{}, err
	}
	var total Removed
	found := false
	for _, path := range []string{dir + unfinishedSuffix, dir} {
		removed, err := removePins(path)
		total.Links += removed.Links
		total.Maps += removed.Maps
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return total, fault.From(err, "removing the pins below %s", path)
		}
		found = true
	}
	if !found {
		return total, &fault.Fault{Code: "ENOENT", Message: "no pins at " + dir + ": the session is not pinned"}
	}
	return total, nil
}

// removePins removes a pin directory. Maps go last: the programs of links hold them anyway, and an interrupted
// detach leaves a set that Adopt recognizes as incomplete.
func removePins(dir string) (Removed, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return Removed{}, err
	}
	if err := onBpffs(dir); err != nil {
		return Removed{}, err
	}
	var removed Removed
	for _, prefix := range []string{linkPrefix, mapPrefix} {
		for _, entry := range entries {
			if !strings.HasPrefix(entry.Name(), prefix) {
				continue
			}
			if err := os.Remove(filepath.Join(dir, entry.Name())); err != nil {
				return removed, err
			}
			if prefix == linkPrefix {
				removed.Links++
			} else {
				removed.Maps++
			}
		}
	}
	return removed, os.Remove(dir)
}

func onBpffs(dir string) error {
	var fs unix.Statfs_t
	err := unix.Statfs(dir, &fs)
	if errors.Is(err, unix.ENOENT) {
		return &fault.Fault{Code: "bpffs", Cause: err, Message: dir + " does not exist: make it on a bpffs " +
			"(mount -t bpf bpf /sys/fs/bpf), or give --no-pin"}
	}
	if err != nil {
		return fault.From(err, "looking at %s", dir)
	}
	if fs.Type != unix.BPF_FS_MAGIC {
		return fault.New("bpffs", "%s is not on a bpffs: mount one (mount -t bpf bpf /sys/fs/bpf), or give "+
			"--no-pin", dir)
	}
	return nil
}

func pinFault(err error, path string) *fault.Fault {
	f := fault.From(err, "pinning at %s", path)
	if errors.Is(err, unix.EROFS) {
		f.Code = "bpffs"
		f.Message = "the bpffs at " + filepath.Dir(path) + " is read-only here: mount it writable " +
			"(mount -o remount,rw), or give --no-pin"
	}
	return f
}
