// Package canary proves enforcement: a process started inside the cgroup tries what a rule refuses.
//
// Failure: an attempt that did not run is not reported as refused. If the process cannot be put into the cgroup, or
// does not answer in time, could_enter is false: unproven.
package canary

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
)

// timeout limits one canary run, including its start.
const timeout = 2 * time.Second

// Command is the subcommand of the helper that runs in the cgroup.
const Command = "canary-child"

// EnterVariable names the cgroup.procs file that the child writes itself to if clone3 cannot place it.
const EnterVariable = "NETMON_CANARY_ENTER"

// attempt is one element of the JSON array that the child prints on stdout.
type attempt struct {
	Hook string `json:"hook"`
	Err  uint32 `json:"err"`
}

// target is the child's first argument, as JSON.
type target struct {
	Addr       netip.Addr `json:"addr"`
	Addr6      netip.Addr `json:"addr6"`
	Port       uint16     `json:"port"`
	EgressPort uint16     `json:"egress_port"`
	// RawProtocol is the protocol of the raw socket for sock_create; 0: not tried.
	RawProtocol uint8 `json:"raw_protocol"`
}

// Run starts the canary in the cgroup and in the caller's network namespace. Errors: EINVAL, and those of
// opening the cgroup.
func Run(request *helperpb.CanaryRequest) (*helperpb.CanaryReply, error) {
	goal, err := parse(request)
	if err != nil {
		return nil, err
	}
	dir, err := cgroup.Open(request.Cgroup)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	if request.CgroupId != 0 {
		if err := dir.Is(request.CgroupId); err != nil {
			return nil, err
		}
	}
	if cgroup.Frozen(request.Cgroup) {
		return &helperpb.CanaryReply{Why: "cgroup " + request.Cgroup + " is frozen: nothing runs in it"}, nil
	}
	attempts, err := try(dir, goal)
	if err != nil {
		return &helperpb.CanaryReply{Why: fmt.Sprintf("no canary could run in cgroup %s: %v", request.Cgroup, err)}, nil
	}
	reply := &helperpb.CanaryReply{CouldEnter: true}
	for _, a := range attempts {
		reply.Attempts = append(reply.Attempts, &helperpb.CanaryAttempt{Hook: a.Hook, Err: a.Err})
	}
	return reply, nil
}

func parse(request *helperpb.CanaryRequest) (target, error) {
	addr, ok := netip.AddrFromSlice(request.Addr)
	if !ok || !addr.Is4() || !addr.IsLoopback() {
		return target{}, fault.New("EINVAL", "canary address: 4 bytes in 127/8 are needed")
	}
	if request.Port == 0 || request.Port > 65535 || request.EgressPort > 65535 {
		return target{}, fault.New("EINVAL", "canary ports: 1 to 65535 (egress_port 0 = not tried)")
	}
	if request.RawProtocol > 255 {
		return target{}, fault.New("EINVAL", "canary raw_protocol: 0 to 255")
	}
	goal := target{
		Addr:        addr,
		Port:        uint16(request.Port),
		EgressPort:  uint16(request.EgressPort),
		RawProtocol: uint8(request.RawProtocol),
	}
	if len(request.Addr6) > 0 {
		goal.Addr6, ok = netip.AddrFromSlice(request.Addr6)
		if !ok || !goal.Addr6.Is6() || goal.Addr6.Is4In6() {
			return target{}, fault.New("EINVAL", "canary addr6: 16 bytes of a native IPv6 address are needed")
		}
	}
	return goal, nil
}

// try starts the child in the cgroup or, if that cannot hold processes itself (controllers enabled below
// it, threaded), in the first one below that can: its hooks are the same.
func try(dir *cgroup.Dir, goal target) ([]attempt, error) {
	attempts, err := start(dir, goal)
	if !errors.Is(err, unix.EBUSY) && !errors.Is(err, unix.EOPNOTSUPP) {
		return attempts, err
	}
	nodes, walkErr := cgroup.Subtree(dir.Path)
	if walkErr != nil {
		return nil, err
	}
	for _, node := range nodes[1:] {
		below, openErr := cgroup.Open(node.Path)
		if openErr != nil {
			continue
		}
		attempts, err = start(below, goal)
		below.Close()
		if err == nil {
			return attempts, nil
		}
	}
	return nil, err
}

type result struct {
	attempts []attempt
	err      error
}

// start limits the whole run: if the cgroup is frozen between the check and the clone, the child stops before its
// exec, and with it the call that starts it.
func start(dir *cgroup.Dir, goal target) ([]attempt, error) {
	fd, err := unix.FcntlInt(uintptr(dir.FD()), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	done := make(chan result, 1)
	go func() {
		defer unix.Close(fd)
		attempts, err := spawn(fd, "", goal)
		if errors.Is(err, unix.ENOENT) && leaveNamespace() == nil {
			attempts, err = spawn(fd, "", goal)
		}
		if errors.Is(err, unix.ENOSYS) || errors.Is(err, unix.EINVAL) || errors.Is(err, unix.E2BIG) {
			// no CLONE_INTO_CGROUP (before Linux 5.7, ef2c41cf38a7), or a seccomp filter hides clone3
			attempts, err = spawn(-1, filepath.Join(dir.Path, "cgroup.procs"), goal)
		}
		done <- result{attempts, err}
	}()
	select {
	case r := <-done:
		return r.attempts, r.err
	case <-time.After(timeout + time.Second):
		return nil, errors.New("it did not start in time")
	}
}

// leaveNamespace moves this thread, which ends with its goroutine, to the cgroup namespace of process 1: the host's if
// the host's process ids are visible. With nsdelegate a process cannot be moved across the boundary of its namespace
// (cgroup_procs_write_permission, kernel/cgroup/cgroup.c). Needs CAP_SYS_ADMIN.
func leaveNamespace() error {
	runtime.LockOSThread()
	namespace, err := unix.Open("/proc/1/ns/cgroup", unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(namespace)
	return unix.Setns(namespace, unix.CLONE_NEWCGROUP)
}

func spawn(cgroupFD int, enter string, goal target) ([]attempt, error) {
	argument, err := json.Marshal(goal)
	if err != nil {
		return nil, err
	}
	var stdout, stderr bytes.Buffer
	child := exec.Command("/proc/self/exe", Command, string(argument))
	child.Env = []string{"GOMAXPROCS=1"}
	if enter != "" {
		child.Env = append(child.Env, EnterVariable+"="+enter)
	}
	child.Stdout, child.Stderr = &stdout, &stderr
	child.Dir = "/"
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if cgroupFD >= 0 {
		child.SysProcAttr.UseCgroupFD = true
		child.SysProcAttr.CgroupFD = cgroupFD
	}
	if err := child.Start(); err != nil {
		return nil, err
	}
	kill := time.AfterFunc(timeout, func() { _ = child.Process.Kill() })
	err = child.Wait()
	if !kill.Stop() {
		return nil, errors.New("it did not answer in time")
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %s", err, bytes.TrimSpace(stderr.Bytes()))
	}
	var attempts []attempt
	if err := json.Unmarshal(stdout.Bytes(), &attempts); err != nil {
		return nil, fmt.Errorf("its answer was not understood: %w", err)
	}
	return attempts, nil
}

// Child runs in the process inside the cgroup: it tries each way and prints the errnos.
func Child(argument string) error {
	if enter := os.Getenv(EnterVariable); enter != "" {
		if err := os.WriteFile(enter, []byte("0"), 0); err != nil {
			return err
		}
		if err := verifyEntered(filepath.Dir(enter)); err != nil {
			return err
		}
	}
	var goal target
	if err := json.Unmarshal([]byte(argument), &goal); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(goal.attempts())
}

// verifyEntered checks the cgroup: a canary that is not in it proves nothing.
func verifyEntered(path string) error {
	dir, err := cgroup.Open(path)
	if err != nil {
		return err
	}
	defer dir.Close()
	id, err := cgroup.SelfID()
	if err != nil {
		return err
	}
	return dir.Is(id)
}
