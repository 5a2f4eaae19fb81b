package isolate

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/cgroup"
)

// killAll kills the processes of a cgroup and of those below it, frozen first, so that none can start another one
// meanwhile. It does not use cgroup.kill: once that was written, the kernel kills every process born into the
// cgroup by CLONE_INTO_CGROUP (seen in Linux 6.18), and the session could not be started again. A removed cgroup
// has no processes. It works on the open directory: the path may refer to another cgroup by now.
func killAll(dir *cgroup.Dir) error {
	path := fmt.Sprintf("/proc/self/fd/%d/.", dir.FD())
	freeze := path + "/cgroup.freeze"         // Linux 5.2, 76f969e8948d
	frozen := write(freeze, "1") == nil       // without it, the loop continues until a round finds no process
	defer func() { _ = write(freeze, "0") }() // even if frozen by others: a session that starts here again must run
	for pause := time.Millisecond; ; pause = min(2*pause, 50*time.Millisecond) {
		pids, err := processes(path)
		if err != nil {
			return err
		}
		if len(pids) == 0 {
			return nil
		}
		for _, pid := range pids {
			_ = unix.Kill(pid, unix.SIGKILL)
		}
		if !frozen {
			frozen = write(freeze, "1") == nil
		}
		time.Sleep(pause) // they need time to die
	}
}

// thawEmpty thaws a cgroup left frozen by a guard that was itself killed.
func thawEmpty(dir *cgroup.Dir) {
	path := fmt.Sprintf("/proc/self/fd/%d/.", dir.FD())
	if pids, err := processes(path); err == nil && len(pids) == 0 {
		_ = write(path+"/cgroup.freeze", "0")
	}
}

func processes(path string) ([]int, error) {
	nodes, err := cgroup.Subtree(path)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, unix.ENODEV) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return cgroup.Processes(nodes)
}

func write(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString(text)
	return err
}
