// Package isolate starts a command inside a session's cgroup so that it cannot walk out of it: nothing
// inherited but stdio, no capability that leads out, cgroup and bpf file systems read-only.
//
// Two stages, both this executable: the parent stays outside, passes signals and the exit code on; the child
// is born in the cgroup and in a mount namespace of its own, prepares itself and becomes the command.
//
// Failure: fails closed. What cannot be set up or verified ends the child with exit code 125 before the
// command runs.
package isolate

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// Exit codes besides the command's own and 128 + signal; as env(1) and docker have them.
const (
	ExitSetup         = 125
	ExitNotExecutable = 126
	ExitNotFound      = 127
)

// ChildCommand is the subcommand of the second stage.
const ChildCommand = "exec-child"

// Plan says what to run and as whom. It travels to the child as JSON.
type Plan struct {
	Cgroup        string
	CgroupID      uint64
	EnterByWrite  bool // the child was not born in the cgroup and must move itself first
	UID, GID      int  // -1 = unchanged
	Groups        []int
	AllowNewPrivs bool
	MaskPaths     []string
	// EndWith is the process whose end is the command's, and of all in the cgroup; 0: none.
	EndWith int
	Args    []string
}

// Run starts the command and waits for it. The result is the exit code.
func Run(plan Plan) int {
	code, err := run(plan)
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon exec: %v\n", err)
		return ExitSetup
	}
	return code
}

func run(plan Plan) (int, error) {
	dir, err := cgroup.Open(plan.Cgroup)
	if err != nil {
		return 0, err
	}
	defer dir.Close()
	if dir.RefuseRoot() != nil {
		return 0, fmt.Errorf("%s is a root cgroup, which cannot be a session: name a cgroup below it", plan.Cgroup)
	}
	if cgroup.Frozen(plan.Cgroup) {
		return 0, fmt.Errorf("cgroup %s is frozen: nothing runs in it; write 0 to its cgroup.freeze", plan.Cgroup)
	}
	plan.CgroupID = dir.ID
	if plan.EndWith != 0 {
		guard, err := watchGuard(plan.EndWith, plan.Cgroup)
		if err != nil {
			return 0, err
		}
		defer guard.finish()
	}
	signals := make(chan os.Signal, 16)
	for _, one := range forwarded {
		if !signal.Ignored(one) { // nohup and kin keep their meaning
			signal.Notify(signals, one)
		}
	}
	pid, err := start(plan, dir)
	if err != nil {
		return 0, err
	}
	go forward(signals, pid)
	return wait(pid)
}

func start(plan Plan, dir *cgroup.Dir) (int, error) {
	pid, err := spawn(plan, dir.FD())
	if errors.Is(err, unix.ENOSYS) || errors.Is(err, unix.E2BIG) {
		// no CLONE_INTO_CGROUP (before Linux 5.7, ef2c41cf38a7), or a seccomp filter hides clone3
		plan.EnterByWrite = true
		pid, err = spawn(plan, -1)
	}
	switch {
	case err == nil:
		return pid, nil
	case errors.Is(err, unix.EBUSY):
		return 0, fmt.Errorf("cgroup %s takes no processes itself, controllers are enabled for cgroups below it: "+
			"name one of those", plan.Cgroup)
	case errors.Is(err, unix.EOPNOTSUPP):
		return 0, fmt.Errorf("cgroup %s takes no processes (see its cgroup.type): name the domain cgroup above it", plan.Cgroup)
	case errors.Is(err, unix.EPERM), errors.Is(err, unix.EACCES):
		return 0, fmt.Errorf("starting a process in cgroup %s and a new mount namespace: %w; run netmon as root",
			plan.Cgroup, err)
	}
	return 0, fmt.Errorf("starting a process in cgroup %s: %w", plan.Cgroup, err)
}

func spawn(plan Plan, cgroupFD int) (int, error) {
	argument, err := json.Marshal(plan)
	if err != nil {
		return 0, err
	}
	attr := &syscall.SysProcAttr{Cloneflags: unix.CLONE_NEWNS}
	if cgroupFD >= 0 {
		attr.UseCgroupFD, attr.CgroupFD = true, cgroupFD
	}
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	return syscall.ForkExec("/proc/self/exe", []string{filepath.Base(self), ChildCommand, string(argument)},
		&syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, 1, 2}, Sys: attr})
}
