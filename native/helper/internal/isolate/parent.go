// Package isolate starts a command inside a session's cgroup so that it cannot leave it: it inherits nothing
// but stdio and no capability that would let it escape, and its cgroup and bpf file systems are read-only.
//
// There are four stages, all this executable. The parent stays outside: it relays the terminal and passes on signals
// and the exit code. The child is born in the cgroup and in new mount and pid namespaces, prepares itself, drops its
// privileges and becomes Init, which starts the last stage, which becomes the command. The guard runs next to the
// parent.
//
// Fails closed: if anything cannot be set up or verified, the child exits with code 125 before the command runs.
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
	"netmon/helper/internal/devices"
)

// Exit codes besides the command's own and 128 + signal, as in env(1) and docker.
const (
	ExitSetup         = 125
	ExitNotExecutable = 126
	ExitNotFound      = 127
)

// ChildCommand is the subcommand of the second stage.
const ChildCommand = "exec-child"

// Plan says what to run and as which user. It is passed to the child as JSON.
type Plan struct {
	Cgroup        string
	CgroupID      uint64
	EnterByWrite  bool // the child was not born in the cgroup and must move itself first
	UID, GID      int  // -1 = unchanged
	Groups        []int
	AllowNewPrivs bool
	MaskPaths     []string
	// OwnDirs are directories in place of which the command has empty ones of its own (own.go).
	OwnDirs []string
	// Covers are files that the command sees in place of others (own.go).
	Covers []Cover
	// Same are files that the paths of covers must lead to (same.go).
	Same []Same
	// Seal are paths that are read-only for the command (seal.go).
	Seal []string
	// ShowOnly is a directory whose siblings are hidden, including those made later; "": none.
	ShowOnly string
	// Service has the session's cgroup, and the caller is not root; nil: the caller is (service.go).
	Service *ServicePlan
	// Terminal makes the command get its own terminal; nil: the caller has none.
	Terminal *TerminalPlan
	// EndWith is the process with whose end the command and everything in the cgroup end; 0: none.
	EndWith int
	// PinDir is removed by the guard when the cgroup is empty after that; "": none.
	PinDir string
	// Calls is the path of a socket at which tool calls get their own cgroups (calls.go); "": none.
	Calls string
	Args  []string
}

// Run starts the command and waits for it. It returns the exit code.
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
	if plan.EndWith != 0 {
		thawEmpty(dir)
	}
	if cgroup.Frozen(plan.Cgroup) {
		return 0, fmt.Errorf("cgroup %s is frozen: nothing runs in it; write 0 to its cgroup.freeze", plan.Cgroup)
	}
	plan.CgroupID = dir.ID
	// this process must not die of writing to a pipe or socket that the command has shut
	signal.Notify(make(chan os.Signal, 1), unix.SIGPIPE)
	if plan.Calls != "" {
		calls, err := serveCalls(plan.Calls, plan.UID, dir)
		if err != nil {
			return 0, err
		}
		defer calls.close()
	}
	// a kernel that cannot refuse them by network namespace: nobody in the session has tap devices, not in its own either
	if refused, err := devices.Refuse(plan.Cgroup); err == nil {
		defer refused.Close()
	} else {
		plan.MaskPaths = append(plan.MaskPaths, devices.Paths...)
	}
	var guard *guarded
	if plan.EndWith != 0 {
		if guard, err = startGuard(GuardPlan{Cgroup: plan.Cgroup, EndWith: plan.EndWith, PinDir: plan.PinDir}, dir); err != nil {
			return 0, err
		}
	}
	code, err := supervise(plan, dir)
	if guard != nil && err != nil {
		guard.abandon()
	} else if guard != nil {
		guard.finish()
	}
	return code, err
}

// supervise starts the command and stays until everything that it started has ended. An error means that nothing was
// started.
func supervise(plan Plan, dir *cgroup.Dir) (int, error) {
	outer, err := openOuter()
	if err != nil {
		return 0, err
	}
	if outer != nil {
		defer unix.Close(outer.fd)
		plan.Terminal = outer.plan()
	}
	f := newForwarding(outer)
	here, there, err := controlPair()
	if err != nil {
		return 0, err
	}
	defer unix.Close(here)
	pid, err := start(plan, dir, there)
	unix.Close(there)
	if err != nil {
		return 0, err
	}
	f.control = here
	if outer != nil {
		got, err := receive(here)
		if err != nil { // it has printed the reason, and exits with a code
			return waitFor(pid)
		}
		if f.relay, err = startRelay(outer, plan.Terminal, got.fd, here); err != nil {
			_ = unix.Kill(pid, unix.SIGKILL)
			return 0, err
		}
		defer f.relay.finish()
	}
	go f.signals()
	go f.stops()
	return waitFor(pid)
}

func start(plan Plan, dir *cgroup.Dir, control int) (int, error) {
	if plan.Service != nil {
		return startByService(plan, control)
	}
	pid, err := spawn(plan, dir.FD(), control)
	if errors.Is(err, unix.ENOSYS) || errors.Is(err, unix.E2BIG) {
		// no CLONE_INTO_CGROUP (before Linux 5.7, ef2c41cf38a7), or a seccomp filter hides clone3
		plan.EnterByWrite = true
		pid, err = spawn(plan, -1, control)
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
		return 0, fmt.Errorf("starting a process in cgroup %s and new mount and pid namespaces: %w; run netmon as root",
			plan.Cgroup, err)
	}
	return 0, fmt.Errorf("starting a process in cgroup %s: %w", plan.Cgroup, err)
}

func startByService(plan Plan, control int) (int, error) {
	pid, err := spawn(plan, -1, control)
	if err != nil {
		return 0, fmt.Errorf("making the session's user, mount and pid namespaces: %w; where users may not make them "+
			"(user.max_user_namespaces, AppArmor), only root can start a session: sudo netmon run", err)
	}
	return pid, nil
}

func spawn(plan Plan, cgroupFD, control int) (int, error) {
	argument, err := json.Marshal(plan)
	if err != nil {
		return 0, err
	}
	attr := &syscall.SysProcAttr{Cloneflags: unix.CLONE_NEWNS | unix.CLONE_NEWPID, Setsid: true}
	if cgroupFD >= 0 {
		attr.UseCgroupFD, attr.CgroupFD = true, cgroupFD
	}
	if plan.Service != nil {
		ownNamespace(attr)
	}
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	return syscall.ForkExec("/proc/self/exe", []string{filepath.Base(self), ChildCommand, string(argument)},
		&syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, 1, 2, uintptr(control)}, Sys: attr})
}
