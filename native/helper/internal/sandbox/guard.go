package sandbox

import (
	"encoding/json"
	"errors"
	"syscall"

	"golang.org/x/sys/unix"
)

// guard is the parent of an init process without a pid namespace: a command can stop or kill that and its reapers, and
// its orphans would outlive the server. The guard is outside of the Landlock domain, whose processes cannot signal it
// (Linux 6.12), and ends what is left when the init process or the server ends.
func guard(plan Plan) int {
	argument, err := json.Marshal(plan)
	if err == nil {
		err = errors.Join(unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0), unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0))
	}
	var init int
	if err == nil {
		init, err = syscall.ForkExec("/proc/self/exe", []string{"netmon-tools", initCommand, string(argument)},
			&syscall.ProcAttr{Dir: "/", Env: []string{}, Files: []uintptr{0, 1, 2, socketFD}, Sys: &syscall.SysProcAttr{Setsid: true}})
	}
	if err != nil {
		sendStatus(failed(err))
		return 1
	}
	unix.CloseOnExec(socketFD)
	go killWhenClosed(&ending{})
	for {
		pid, err := unix.Wait4(-1, nil, 0, nil)
		if pid == init || err != nil && !errors.Is(err, unix.EINTR) {
			killDescendants()
			return 0
		}
	}
}
