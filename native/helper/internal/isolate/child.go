package isolate

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// Child is the second stage: it becomes the command, or gives the exit code for what went wrong.
func Child(argument string) int {
	runtime.LockOSThread() // credentials are per thread; the thread that calls execve decides
	var plan Plan
	if err := json.Unmarshal([]byte(argument), &plan); err != nil {
		return failed(ExitSetup, fmt.Errorf("reading the plan: %w", err))
	}
	if err := plan.prepare(); err != nil {
		return failed(ExitSetup, err)
	}
	code, err := become(plan.Args)
	return failed(code, err)
}

func failed(code int, err error) int {
	fmt.Fprintf(os.Stderr, "netmon exec: %v\n", err)
	return code
}

// prepare does, in this order, what needs rights first and gives them up last.
func (p Plan) prepare() error {
	if p.EnterByWrite {
		if err := os.WriteFile(p.Cgroup+"/cgroup.procs", []byte("0"), 0); err != nil {
			return fmt.Errorf("entering cgroup %s: %w", p.Cgroup, err)
		}
	}
	if err := p.verifyCgroup(); err != nil {
		return err
	}
	if err := checkStdio(); err != nil {
		return err
	}
	uid := p.UID
	if uid < 0 {
		uid = os.Getuid()
	}
	if err := isolateMounts(uid == 0, p.Cgroup, p.MaskPaths); err != nil {
		return err
	}
	if err := restrictTracing(uid == 0); err != nil {
		return err
	}
	if err := closeInherited(); err != nil {
		return err
	}
	if err := p.becomeUser(uid); err != nil {
		return err
	}
	return p.verifyCgroup()
}

func (p Plan) verifyCgroup() error {
	id, err := cgroup.SelfID()
	if err != nil {
		return fmt.Errorf("finding the own cgroup: %w", err)
	}
	if id != p.CgroupID {
		return fmt.Errorf("the process is in cgroup %d, not in %s (%d): nothing was run", id, p.Cgroup, p.CgroupID)
	}
	return nil
}

// checkStdio refuses descriptors through which a process reaches the file systems of the caller's mount
// namespace, where cgroups can be written: a directory on stdin is a way out by openat(2).
func checkStdio() error {
	for fd := range 3 {
		var stat unix.Stat_t
		err := unix.Fstat(fd, &stat)
		if errors.Is(err, unix.EBADF) {
			continue
		}
		if err != nil {
			return fmt.Errorf("looking at descriptor %d: %w", fd, err)
		}
		if stat.Mode&unix.S_IFMT == unix.S_IFDIR {
			return fmt.Errorf("descriptor %d is a directory: it would lead out of the session; redirect it to a "+
				"file or /dev/null", fd)
		}
		var fs unix.Statfs_t
		if unix.Fstatfs(fd, &fs) == nil && isControlFS(fs.Type) {
			return fmt.Errorf("descriptor %d is a file of a cgroup or bpf file system: it would lead out of the "+
				"session; redirect it to a file or /dev/null", fd)
		}
	}
	return nil
}

// closeInherited marks every descriptor above stdio to be closed by execve.
func closeInherited() error {
	// CLOSE_RANGE_CLOEXEC: Linux 5.11, 582f1fb6b721
	if unix.CloseRange(3, ^uint(0)>>1&0xffffffff, unix.CLOSE_RANGE_CLOEXEC) == nil {
		return nil
	}
	entries, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		return fmt.Errorf("listing open descriptors: %w", err)
	}
	for _, entry := range entries {
		var fd int
		if _, err := fmt.Sscan(entry.Name(), &fd); err == nil && fd > 2 {
			unix.CloseOnExec(fd)
		}
	}
	return nil
}

// become replaces this process by the command, found along PATH as execvp(3) does, with the rights of the
// target user. It returns only on failure.
func become(args []string) (int, error) {
	name := args[0]
	candidates := []string{name}
	if !strings.Contains(name, "/") {
		candidates = nil
		path, set := os.LookupEnv("PATH")
		if !set {
			path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
		}
		for _, dir := range strings.Split(path, ":") {
			if dir == "" {
				dir = "."
			}
			candidates = append(candidates, dir+"/"+name)
		}
	}
	result := error(unix.ENOENT)
	for _, candidate := range candidates {
		err := unix.Exec(candidate, args, os.Environ())
		switch {
		case errors.Is(err, unix.ENOENT), errors.Is(err, unix.ENOTDIR):
		case errors.Is(err, unix.EACCES):
			result = err
		default:
			return ExitNotExecutable, fmt.Errorf("%s: %w", candidate, err)
		}
	}
	if errors.Is(result, unix.ENOENT) {
		return ExitNotFound, fmt.Errorf("%s: command not found", name)
	}
	return ExitNotExecutable, fmt.Errorf("%s: %w", name, result)
}
