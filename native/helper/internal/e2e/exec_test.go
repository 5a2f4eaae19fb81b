package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

// runIn runs `netmon-bpf exec` and returns its output and exit code.
func runIn(t testing.TB, cgroup string, flags []string, command ...string) (string, int) {
	t.Helper()
	args := append([]string{"exec", "--cgroup", cgroup}, flags...)
	started := exec.Command(binary, append(append(args, "--"), command...)...)
	output, err := started.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(output), started.ProcessState.ExitCode()
}

func sh(t testing.TB, cgroup string, flags []string, script string) string {
	t.Helper()
	output, _ := runIn(t, cgroup, flags, "sh", "-c", script)
	return strings.TrimSpace(output)
}

var nobody = []string{"--uid", "65534", "--gid", "65534"}

func TestExecRunsInTheCgroupFromTheStart(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	if got := sh(t, cgroup, nil, "grep ^0:: /proc/self/cgroup"); got != "0::/"+filepath.Base(cgroup) {
		t.Errorf("cgroup %q", got)
	}
}

func TestExecExitCodes(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/plain", []byte("#!/bin/sh\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir+"/garbage", []byte("garbage"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		command []string
		code    int
	}{
		{[]string{"true"}, 0}, {[]string{"sh", "-c", "exit 3"}, 3}, {[]string{"sh", "-c", "kill -TERM $$"}, 128 + 15},
		{[]string{"sh", "-c", "kill -KILL $$"}, 128 + 9}, {[]string{"no-such-command"}, 127},
		{[]string{"/no/such/file"}, 127}, {[]string{dir + "/plain"}, 126}, {[]string{dir + "/garbage"}, 126},
		{[]string{dir}, 126},
	} {
		if output, code := runIn(t, cgroup, nil, test.command...); code != test.code {
			t.Errorf("%v: code %d, want %d\n%s", test.command, code, test.code, output)
		}
	}
	for name, args := range map[string][]string{
		"no cgroup":      {"exec", "--", "true"},
		"no command":     {"exec", "--cgroup", cgroup},
		"uid alone":      {"exec", "--cgroup", cgroup, "--uid", "1", "--", "true"},
		"groups alone":   {"exec", "--cgroup", cgroup, "--groups", "1", "--", "true"},
		"relative mask":  {"exec", "--cgroup", cgroup, "--mask-path", "x", "--", "true"},
		"relative dir":   {"exec", "--cgroup", cgroup, "--show-only", "x", "--", "true"},
		"missing dir":    {"exec", "--cgroup", cgroup, "--show-only", dir + "/gone", "--", "true"},
		"unknown flag":   {"exec", "--cgroup", cgroup, "--nonsense", "--", "true"},
		"not a cgroup":   {"exec", "--cgroup", dir, "--", "true"},
		"missing cgroup": {"exec", "--cgroup", cgroup + "-gone", "--", "true"},
		"root cgroup":    {"exec", "--cgroup", rig.Root(t), "--", "true"},
	} {
		command := exec.Command(binary, args...)
		output, _ := command.CombinedOutput()
		if command.ProcessState.ExitCode() != 125 || len(output) == 0 {
			t.Errorf("%s: code %d, %s", name, command.ProcessState.ExitCode(), output)
		}
	}
}

func TestExecRefusesAFrozenCgroup(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	if err := os.WriteFile(cgroup+"/cgroup.freeze", []byte("1"), 0); err != nil {
		t.Fatal(err)
	}
	if output, code := runIn(t, cgroup, nil, "true"); code != 125 || !strings.Contains(output, "frozen") {
		t.Errorf("code %d, %s", code, output)
	}
}

// As uid 0 with the remaining capabilities: the ways out of the cgroup are closed.
func TestExecAsRootCannotLeave(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	neighbour, _ := rig.Cgroup(t)
	root := rig.Root(t)
	bystander := hold(t, "", false, nil)
	pid := strconv.Itoa(bystander.cmd.Process.Pid)
	for name, script := range map[string]string{
		"cgroup.procs of a neighbour":      "echo $$ > " + neighbour + "/cgroup.procs",
		"cgroup.procs of the root":         "echo $$ > " + root + "/cgroup.procs",
		"a new cgroup":                     "mkdir " + root + "/netmon-go-escape-$$",
		"through another process's root":   "echo $$ > /proc/" + pid + "/root" + neighbour + "/cgroup.procs",
		"through another process's cwd":    "ls /proc/" + pid + "/cwd/",
		"through another process's fd":     "ls -l /proc/" + pid + "/fd/",
		"remounting":                       "mount -o remount,rw,bind " + root,
		"unmounting":                       "umount " + root,
		"a new cgroup2 mount":              "mount -t cgroup2 none /mnt",
		"another mount namespace":          "nsenter -t 1 -m true",
		"a user namespace and a remount":   "unshare -Urm mount -o remount,rw,bind " + root,
		"core_pattern":                     "echo '|/bin/true' > /proc/sys/kernel/core_pattern",
		"sysrq":                            "echo h > /proc/sysrq-trigger",
		"sysfs":                            "echo 1 > /sys/kernel/mm/ksm/run",
		"a device node":                    "mknod /tmp/netmon-go-null-$$ c 1 3",
		"a module":                         "modprobe dummy",
		"a signal to a process outside":    "kill -TERM " + pid,
		"a packet socket":                  python("socket.socket(17, 3, 0)"),
		"a raw socket":                     python("socket.socket(2, 3, 1)"),
		"the network's configuration":      "ip link set lo mtu 60000",
		"tracing a process outside":        traceScript(pid),
		"taking a descriptor from outside": takeScript(pid),
		"making a map":                     mapScript,
	} {
		output, code := runIn(t, cgroup, nil, "sh", "-c", "("+script+") 2>&1")
		if code == 0 {
			t.Errorf("%s succeeded: %s", name, output)
		}
	}
	if bystander.state(t) != "none" {
		t.Error("the process outside did not survive")
	}
}

func python(code string) string { return `python3 -c "import socket; ` + code + `"` }

// The means that each attempt above uses work for root outside a session, so the test is meaningful.
func TestTheWaysOutWorkOutside(t *testing.T) {
	neighbour, _ := rig.Cgroup(t)
	bystander := hold(t, "", false, nil)
	pid := strconv.Itoa(bystander.cmd.Process.Pid)
	for name, script := range map[string]string{
		"cgroup.procs":          "echo $$ > " + neighbour + "/cgroup.procs",
		"through a process":     "echo $$ > /proc/" + pid + "/root" + neighbour + "/cgroup.procs",
		"a process's fd":        "ls -l /proc/" + pid + "/fd/",
		"a packet socket":       python("socket.socket(17, 3, 0)"),
		"a raw socket":          python("socket.socket(2, 3, 1)"),
		"a user namespace":      "unshare -Urm true",
		"the network":           "ip link set lo mtu 65536",
		"tracing":               traceScript(pid),
		"taking a descriptor":   takeScript(pid),
		"bpf(2)":                mapScript,
		"a signal to a process": "kill -CONT " + pid,
	} {
		if output, err := exec.Command("sh", "-c", "("+script+") 2>&1").CombinedOutput(); err != nil {
			t.Errorf("%s: %v: %s", name, err, output)
		}
	}
}

// Numbers: PTRACE_SEIZE is 0x4206; pidfd_getfd is system call 438 and bpf 321 on x86-64, 438 and 280 on arm64.
func traceScript(pid string) string {
	return python("import ctypes; exit(0 if ctypes.CDLL(None).ptrace(0x4206, " + pid + ", 0, 0) == 0 else 1)")
}

func takeScript(pid string) string {
	return python("import os, ctypes; p = os.pidfd_open(" + pid + "); exit(0 if ctypes.CDLL(None).syscall(438, p, 0, 0) >= 0 else 1)")
}

// mapScript makes an array of one u32.
var mapScript = python("import ctypes, os; n = 321 if os.uname().machine == 'x86_64' else 280; " +
	"a = (ctypes.c_uint32 * 18)(2, 4, 4, 1); exit(0 if ctypes.CDLL(None).syscall(n, 0, a, 72) >= 0 else 1)")

func TestExecCapabilities(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	const kept = "00000000a00405fb" // the allow list of internal/isolate
	for _, test := range []struct {
		flags     []string
		permitted string
		newPrivs  string
	}{
		{nil, kept, "1"}, {nobody, "0000000000000000", "1"},
		{[]string{"--allow-new-privs"}, kept, "0"},
	} {
		status := sh(t, cgroup, test.flags, "cat /proc/self/status")
		for field, want := range map[string]string{"CapInh": "0000000000000000", "CapPrm": test.permitted,
			"CapEff": test.permitted, "CapBnd": kept, "CapAmb": "0000000000000000", "NoNewPrivs": test.newPrivs} {
			if !strings.Contains(status, field+":\t"+want+"\n") {
				t.Errorf("%v: no %s %s in\n%s", test.flags, field, want, status)
			}
		}
	}
}

func TestExecBecomesTheUser(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	if got := sh(t, cgroup, []string{"--uid", "1234", "--gid", "2345", "--groups", "5,6"}, "grep -E '^(Uid|Gid|Groups)' /proc/self/status | tr -s '\\t ' ' '"); got !=
		"Uid: 1234 1234 1234 1234\nGid: 2345 2345 2345 2345\nGroups: 5 6" {
		t.Errorf("ids %q", got)
	}
	if got := sh(t, cgroup, nobody, "grep ^Groups /proc/self/status"); strings.Fields(got)[0] != "Groups:" || len(strings.Fields(got)) != 1 {
		t.Errorf("groups are left: %q", got)
	}
}

func TestExecInheritsOnlyStdio(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	command := exec.Command(binary, "exec", "--cgroup", cgroup, "--", "sh", "-c", "for f in /proc/$$/fd/*; do echo ${f##*/}; done")
	for range 5 {
		file, err := os.Open("/dev/null")
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		command.ExtraFiles = append(command.ExtraFiles, file)
	}
	output, err := command.CombinedOutput()
	for _, fd := range strings.Fields(string(output)) {
		// dash itself has the directory open that it lists
		if n, _ := strconv.Atoi(fd); n > 3 {
			t.Errorf("descriptor %s is open", fd)
		}
	}
	if err != nil || len(output) == 0 {
		t.Errorf("%v: %s", err, output)
	}
}

func TestExecRefusesStdioThatLeadsOut(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	for _, path := range []string{"/", rig.Root(t), filepath.Join(cgroup, "cgroup.procs")} {
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		command := exec.Command(binary, "exec", "--cgroup", cgroup, "--", "true")
		command.Stdin = file
		output, _ := command.CombinedOutput()
		file.Close()
		if command.ProcessState.ExitCode() != 125 || !strings.Contains(string(output), "lead out") {
			t.Errorf("%s on stdin: code %d, %s", path, command.ProcessState.ExitCode(), output)
		}
	}
}

func TestExecPassesEnvironmentAndWorkingDirectory(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir+"/tool", []byte("#!/bin/sh\necho \"$VALUE$GODEBUG $PWD\"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(binary, "exec", "--cgroup", cgroup, "--", "tool")
	command.Dir = dir
	command.Env = []string{"NETMON_COMMAND_VALUE=a b", "NETMON_COMMAND_PATH=/nonexistent:" + dir, "GODEBUG=own", "PATH=/usr/bin"}
	output, err := command.CombinedOutput()
	if err != nil || string(output) != "a b "+dir+"\n" {
		t.Errorf("%v: %q", err, output)
	}
}

func TestExecPassesSignals(t *testing.T) {
	cgroup, _ := rig.Cgroup(t)
	for _, one := range []unix.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2} {
		name := strings.TrimPrefix(unix.SignalName(one), "SIG")
		command := exec.Command(binary, "exec", "--cgroup", cgroup, "--", "sh", "-c",
			fmt.Sprintf("trap 'echo got; exit 42' %s; echo up; while :; do sleep 0.05; done", name))
		// a new session, so that no terminal is shared with the test
		command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGKILL}
		output, err := command.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		buffer := make([]byte, 16)
		if n, err := output.Read(buffer); err != nil || string(buffer[:n]) != "up\n" {
			t.Fatalf("%s: %q, %v", name, buffer[:n], err)
		}
		_ = command.Process.Signal(one)
		stop := time.AfterFunc(5*time.Second, func() { _ = command.Process.Kill() })
		n, _ := output.Read(buffer)
		_ = command.Wait()
		stop.Stop()
		if string(buffer[:n]) != "got\n" || command.ProcessState.ExitCode() != 42 {
			t.Errorf("%s: %q, code %d", name, buffer[:n], command.ProcessState.ExitCode())
		}
	}
}
