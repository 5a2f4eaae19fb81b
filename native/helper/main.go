// netmon-bpf is netmon's privileged helper: it loads, attaches and pins the kernel programs for the
// controller (`serve`), starts commands inside a session (`exec`) and restarts a controller that dies (`supervise`).
// It makes no policy decisions.
//
// Failure: see the packages; exit codes are 0, 1 (connection lost), 2 (usage), and for exec those of the
// command or 125 to 127.
package main

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/canary"
	"netmon/helper/internal/isolate"
	"netmon/helper/internal/serve"
	"netmon/helper/internal/supervise"
	"netmon/helper/internal/version"
	"netmon/helper/internal/wire"
)

// socketFD is the descriptor on which the controller passes its socket.
const socketFD = 3

// graceAfterParent is how long a call in progress may take to finish once the controller is gone.
const graceAfterParent = 5 * time.Second

const usage = `usage: netmon-bpf serve                    (the controller starts this, with a socket as descriptor 3)
       netmon-bpf exec --cgroup PATH [--uid N --gid N [--groups N,N]] [--allow-new-privs]
                       [--mask-path PATH]... [--own-dir DIR]... [--cover FILE --with FILE]...
                       [--same DEV:INO:PATH]... [--seal PATH]... [--show-only DIR]
                       [--end-with PID [--pin-dir DIR]] [--calls SOCKET]
                       [--service SOCKET --session ID] -- COMMAND [ARG]...
       netmon-bpf guard --cgroup PATH --end-with PID [--pin-dir DIR]
                       (writes "ready", waits for the end of PID, kills all in the cgroup until it is empty, then
                       removes the pins; exec --end-with starts one)
       netmon-bpf supervise -- COMMAND [ARG]...   (starts it again when it dies; netmon watch starts itself so)
       netmon-bpf mount-bpffs PATH                (a bpf file system for pins, where there is none)
       netmon-bpf version
`

func init() {
	// the parent-death signal belongs to the thread that requested it, so that thread must stay
	runtime.LockOSThread()
	// the controller starts this program by a descriptor, whose number would be its name
	if name, err := unix.BytePtrFromString("netmon-bpf"); err == nil {
		_ = unix.Prctl(unix.PR_SET_NAME, uintptr(unsafe.Pointer(name)), 0, 0, 0)
	}
}

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	if len(args) == 0 {
		fmt.Fprint(os.Stderr, usage)
		return 2
	}
	switch args[0] {
	case "serve":
		return runServe()
	case "exec":
		return runExec(args[1:])
	case isolate.GuardCommand:
		return runGuard(args[1:])
	case "supervise":
		return runSupervise(args[1:])
	case "mount-bpffs":
		return runMountBpffs(args[1:])
	case canary.Command:
		return runChild(args[1:], func(argument string) int { return exitCode(canary.Child(argument)) })
	case isolate.ChildCommand:
		return runChild(args[1:], isolate.Child)
	case isolate.InitCommand:
		return runChild(args[1:], isolate.Init)
	case isolate.CommandCommand:
		return runChild(args[1:], isolate.Command)
	case "version", "--version":
		fmt.Println(version.Version)
		return 0
	case "help", "--help", "-h":
		fmt.Print(usage)
		return 0
	}
	fmt.Fprintf(os.Stderr, "netmon-bpf: unknown command %q\n%s", args[0], usage)
	return 2
}

func runSupervise(args []string) int {
	if len(args) < 2 || args[0] != "--" {
		fmt.Fprint(os.Stderr, "netmon-bpf supervise: a command is needed after --\n"+usage)
		return 2
	}
	return supervise.Run(args[1:])
}

func runChild(args []string, child func(string) int) int {
	if len(args) != 1 {
		fmt.Fprint(os.Stderr, "netmon-bpf: this command is for netmon-bpf itself\n")
		return 2
	}
	return child(args[0])
}

func exitCode(err error) int {
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-bpf: %v\n", err)
		return 1
	}
	return 0
}

func runServe() int {
	conn, err := wire.NewConn(socketFD)
	if err != nil {
		fmt.Fprintf(os.Stderr, "netmon-bpf: %v: `netmon watch` starts this helper, it is not a command of its own\n", err)
		return 2
	}
	parent := unix.Getppid()
	if err := unix.Prctl(unix.PR_SET_PDEATHSIG, uintptr(unix.SIGTERM), 0, 0, 0); err != nil {
		return exitCode(fmt.Errorf("asking for a signal at the controller's end: %w", err))
	}
	if unix.Getppid() != parent {
		return exitCode(fmt.Errorf("the controller ended before the helper was ready"))
	}
	// ^C reaches the whole foreground group; the controller decides when the helper ends, through the socket
	signal.Ignore(unix.SIGINT, unix.SIGHUP, unix.SIGPIPE)
	end := make(chan os.Signal, 1)
	signal.Notify(end, unix.SIGTERM)
	go func() {
		<-end
		conn.Interrupt()
		time.Sleep(graceAfterParent)
		os.Exit(1)
	}()
	return exitCode(serve.New(conn).Run())
}
