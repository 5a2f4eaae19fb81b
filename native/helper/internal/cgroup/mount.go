// Package cgroup finds cgroup2 mounts, opens cgroups and walks them.
//
// Failure: anything that is not certainly a cgroup2 directory of the caller's choice is refused.
package cgroup

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// Mount is one line of /proc/<pid>/mountinfo (proc_pid_mountinfo(5)).
type Mount struct {
	Device  string // of the file system: major:minor
	Root    string // mounted directory of the file system
	Point   string
	Type    string
	Options []string // those of the mount, not of the superblock
}

// Mounts lists the mounts of the calling process's mount namespace, in mount order: the last of several at one
// point is the visible one.
func Mounts() ([]Mount, error) {
	file, err := os.Open("/proc/thread-self/mountinfo")
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var mounts []Mount
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		mount, err := parseMount(lines.Text())
		if err != nil {
			return nil, err
		}
		mounts = append(mounts, mount)
	}
	return mounts, lines.Err()
}

func parseMount(line string) (Mount, error) {
	fields := strings.Fields(line)
	separator := -1
	for i, field := range fields {
		if i >= 6 && field == "-" {
			separator = i
			break
		}
	}
	if separator < 0 || len(fields) < separator+2 {
		return Mount{}, fmt.Errorf("mountinfo line not understood: %q", line)
	}
	return Mount{
		Device:  fields[2],
		Root:    unescape(fields[3]),
		Point:   unescape(fields[4]),
		Options: strings.Split(fields[5], ","),
		Type:    fields[separator+1],
	}, nil
}

// unescape decodes the octal escapes of space, tab, newline and backslash.
func unescape(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+3 < len(s) && isOctal(s[i+1:i+4]) {
			out.WriteByte((s[i+1]-'0')<<6 | (s[i+2]-'0')<<3 | (s[i+3] - '0'))
			i += 3
			continue
		}
		out.WriteByte(s[i])
	}
	return out.String()
}

func isOctal(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '7' {
			return false
		}
	}
	return true
}
