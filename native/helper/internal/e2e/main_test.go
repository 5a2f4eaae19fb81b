// Package e2e tests the helper as the controller uses it: the built executable, its socket and the kernel.
package e2e

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"netmon/helper/internal/rig"
)

// binary is the built helper.
var binary string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	// a process that a test started inside a cgroup needs no helper
	if os.Getenv("NETMON_TEST_CONNECT") != "" || os.Getenv("NETMON_TEST_HAMMER") != "" {
		return m.Run()
	}
	var err error
	if binary, err = rig.Build(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(filepath.Dir(binary))
	// Under nohup the signals are ignored and children would inherit that; a handled signal is the default again
	// after execve(2).
	for _, one := range []os.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT} {
		if signal.Ignored(one) {
			signal.Notify(make(chan os.Signal, 1), one)
		}
	}
	return rig.Run(m)
}
