package cgroup

import (
	"bufio"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/fault"
)

// Node is a cgroup of a subtree.
type Node struct {
	Path string
	ID   uint64
}

// Subtree lists the cgroup and all below it, parents first. A cgroup that vanishes meanwhile is omitted;
// the top one must exist.
func Subtree(path string) ([]Node, error) {
	top, err := Open(path)
	if err != nil {
		return nil, err
	}
	top.Close()
	var nodes []Node
	err = filepath.WalkDir(path, func(p string, entry fs.DirEntry, err error) error {
		if err != nil {
			if errors.Is(err, fs.ErrNotExist) && p != path {
				return nil
			}
			return err
		}
		if !entry.IsDir() {
			return nil
		}
		var stat unix.Stat_t
		if err := unix.Stat(p, &stat); err != nil {
			if errors.Is(err, unix.ENOENT) && p != path {
				return nil
			}
			return err
		}
		nodes = append(nodes, Node{Path: p, ID: stat.Ino})
		return nil
	})
	if err != nil {
		return nil, fault.From(err, "walking cgroup %s", path)
	}
	return nodes, nil
}

// Processes lists the processes of the cgroups without duplicates, numbered by the caller's pid namespace.
// Processes outside that namespace have no number and are omitted.
func Processes(nodes []Node) ([]int, error) {
	seen := map[int]bool{}
	var pids []int
	for _, node := range nodes {
		// reading cgroup.procs of a threaded cgroup gives EOPNOTSUPP: its processes are in the domain above
		listed, err := readPids(filepath.Join(node.Path, "cgroup.procs"))
		if errors.Is(err, unix.EOPNOTSUPP) {
			listed, err = readPids(filepath.Join(node.Path, "cgroup.threads"))
			listed = threadGroups(listed)
		}
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, unix.ENODEV) {
			continue
		}
		if err != nil {
			return nil, fault.From(err, "listing the processes of cgroup %s", node.Path)
		}
		for _, pid := range listed {
			if pid > 0 && !seen[pid] {
				seen[pid] = true
				pids = append(pids, pid)
			}
		}
	}
	return pids, nil
}

func readPids(path string) ([]int, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var pids []int
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		pid, err := strconv.Atoi(lines.Text())
		if err != nil {
			return nil, err
		}
		pids = append(pids, pid)
	}
	return pids, lines.Err()
}

func threadGroups(tids []int) []int {
	var pids []int
	for _, tid := range tids {
		status, err := os.ReadFile("/proc/" + strconv.Itoa(tid) + "/status")
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(status)) {
			if rest, found := strings.CutPrefix(line, "Tgid:"); found {
				if pid, err := strconv.Atoi(strings.TrimSpace(rest)); err == nil {
					pids = append(pids, pid)
				}
			}
		}
	}
	return pids
}

// Frozen reports whether the cgroup or one above it is frozen: a process started there would never run.
func Frozen(path string) bool {
	events, err := os.ReadFile(filepath.Join(path, "cgroup.events"))
	if err == nil && strings.Contains(string(events), "frozen 1") {
		return true
	}
	freeze, err := os.ReadFile(filepath.Join(path, "cgroup.freeze"))
	return err == nil && strings.TrimSpace(string(freeze)) == "1"
}

// AllProcesses lists every process of the caller's pid namespace.
func AllProcesses() ([]int, error) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil, err
	}
	var pids []int
	for _, entry := range entries {
		if pid, err := strconv.Atoi(entry.Name()); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids, nil
}
