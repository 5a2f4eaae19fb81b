package cgroup

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// SelfID returns the id of the calling process's cgroup, from /proc/self/cgroup and a cgroup2 mount.
func SelfID() (uint64, error) { return idIn("self") }

// IDOf returns the id of a process's cgroup.
func IDOf(pid int) (uint64, error) { return idIn(strconv.Itoa(pid)) }

func idIn(process string) (uint64, error) {
	content, err := os.ReadFile("/proc/" + process + "/cgroup")
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(content)) {
		if path, found := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "0::"); found {
			return resolve(path)
		}
	}
	return 0, fmt.Errorf("/proc/%s/cgroup names no cgroup v2 path", process)
}

func resolve(path string) (uint64, error) {
	mounts, err := MountPoints()
	if err != nil {
		return 0, err
	}
	for _, mount := range mounts {
		below := path // unchanged: from inside a cgroup namespace it may start with "/.."
		if mount.Root != "/" {
			if below, err = filepath.Rel(mount.Root, path); err != nil {
				continue
			}
		}
		var stat unix.Stat_t
		if unix.Stat(mount.Point+"/"+below, &stat) == nil {
			return stat.Ino, nil
		}
	}
	return 0, fmt.Errorf("cgroup %s is below no cgroup2 mount", path)
}
