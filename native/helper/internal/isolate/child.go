package isolate

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/shimdir"
)

// Child is the second stage, the first process of the session's pid namespace: it drops what the command must not
// have and becomes Init. It returns, with the exit code, only on failure.
func Child(argument string) int {
	runtime.LockOSThread() // credentials are per thread; the thread that calls execve decides
	var plan Plan
	if err := json.Unmarshal([]byte(argument), &plan); err != nil {
		return failed(ExitSetup, fmt.Errorf("reading the plan: %w", err))
	}
	next := initPlan{Args: plan.Args, Terminal: -1}
	if err := plan.prepare(&next); err != nil {
		return failed(ExitSetup, err)
	}
	return failed(ExitSetup, becomeStage(InitCommand, next))
}

// becomeStage replaces this process by another stage of this program. It does not use its path, which the command's
// user may be unable to reach.
func becomeStage(name string, plan any) error {
	argument, err := json.Marshal(plan)
	if err != nil {
		return err
	}
	err = unix.Exec("/proc/self/exe", []string{"netmon-bpf", name, string(argument)}, os.Environ())
	return fmt.Errorf("starting the next stage: %w; the command's user must be allowed to run netmon-bpf (mode 0755)", err)
}

func failed(code int, err error) int {
	fmt.Fprintf(os.Stderr, "netmon exec: %v\n", err)
	return code
}

// prepare does what needs privileges first and drops them last.
func (p Plan) prepare(next *initPlan) error {
	if p.EnterByWrite {
		if err := os.WriteFile(p.Cgroup+"/cgroup.procs", []byte("0"), 0); err != nil {
			return fmt.Errorf("entering cgroup %s: %w", p.Cgroup, err)
		}
	}
	if p.Service != nil {
		if err := p.Service.enter(); err != nil {
			return err
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
	// a setuid program may turn any user into uid 0
	root := uid == 0 || p.AllowNewPrivs
	directory, err := leaveDirectory()
	if err != nil {
		return err
	}
	if err := refuseChroot(); err != nil {
		return err
	}
	if err := unix.Chdir("/"); err != nil {
		return err
	}
	masked := append(p.MaskPaths, otherTerminals()...)
	gid := p.GID
	if gid < 0 {
		gid = os.Getgid()
	}
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("making mounts private: %w", err)
	}
	h, err := holdSame(p.Same)
	if err != nil {
		return err
	}
	defer h.close()
	others, err := ownDirectories(p.OwnDirs, h, uid, gid)
	if err != nil {
		return err
	}
	masked = append(masked, others...)
	if err := coverFiles(p.Covers, h); err != nil {
		return err
	}
	if root {
		masked = append(masked, shimdir.OfOthers(uid)...)
	}
	if err := isolateMounts(root, p.Cgroup, masked, h, p.ShowOnly); err != nil {
		return err
	}
	if err := ownShimDirectories(uid, gid); err != nil {
		return err
	}
	if err := seal(p.Seal, uid); err != nil {
		return err
	}
	if err := directory.enter(); err != nil {
		return err
	}
	if p.Terminal != nil {
		if next.Terminal, err = p.Terminal.take(uid); err != nil {
			return err
		}
		next.Foreground = p.Terminal.Foreground
	}
	if err := restrictTracing(root); err != nil {
		return err
	}
	if err := closeInherited(controlFD, next.Terminal); err != nil {
		return err
	}
	if err := restrictCalls(root); err != nil {
		return err
	}
	if err := p.becomeUser(uid); err != nil {
		return err
	}
	if err := directory.enterAsUser(); err != nil {
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

// checkStdio refuses descriptors through which a process could reach the file systems of the caller's mount
// namespace, where cgroups are writable: a directory on stdin is an escape by openat(2).
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

// closeInherited marks every descriptor above stdio to be closed by execve, except kept, which Init needs.
func closeInherited(kept ...int) error {
	// CLOSE_RANGE_CLOEXEC: Linux 5.11, 582f1fb6b721
	if unix.CloseRange(3, ^uint(0)>>1&0xffffffff, unix.CLOSE_RANGE_CLOEXEC) != nil {
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
	}
	for _, fd := range kept {
		if fd >= 0 {
			if _, err := unix.FcntlInt(uintptr(fd), unix.F_SETFD, 0); err != nil {
				return fmt.Errorf("keeping descriptor %d: %w", fd, err)
			}
		}
	}
	return nil
}
