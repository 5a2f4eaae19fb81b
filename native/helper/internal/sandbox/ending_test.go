package sandbox

import (
	"errors"
	"os/exec"
	"testing"

	"golang.org/x/sys/unix"
)

// sleeper starts a child that only a signal ends.
func sleeper(t *testing.T) (int, error) {
	t.Helper()
	child := exec.Command("sleep", "1000")
	if err := child.Start(); err != nil {
		return 0, err
	}
	t.Cleanup(func() { _ = unix.Kill(child.Process.Pid, unix.SIGKILL) })
	return child.Process.Pid, nil
}

// listing makes the first two looks find nothing, and runs first at the first one.
func listing(t *testing.T, first func()) {
	t.Helper()
	looks := 0
	listed = func(root int) []int {
		if looks++; looks <= 2 { // one round
			if looks == 1 {
				first()
			}
			return nil
		}
		return descendants(root)
	}
	t.Cleanup(func() { listed = descendants })
}

func TestAProcessThatTheListMissesIsKilled(t *testing.T) {
	pid, err := sleeper(t)
	if err != nil {
		t.Fatal(err)
	}
	listing(t, func() {})
	killDescendants()
	if err := unix.Kill(pid, 0); !errors.Is(err, unix.ESRCH) {
		t.Errorf("the child is there after the end: %v", err)
	}
}

func TestNothingIsStartedOnceTheEndHasBegun(t *testing.T) {
	var ending ending
	pids := make(chan int, 1)
	started := make(chan error, 1)
	listing(t, func() { // the moment between the look and the end of this process
		go func() {
			started <- ending.start(func() error {
				pid, err := sleeper(t)
				pids <- pid
				return err
			})
		}()
	})
	ending.end()
	if err := <-started; err == nil {
		t.Errorf("process %d was started while everything ended", <-pids)
	}
}

func TestAProcessThatIsJustBeingStartedIsKilled(t *testing.T) {
	var ending ending
	var pid int
	forking, ended := make(chan struct{}), make(chan struct{})
	go func() {
		<-forking
		ending.end()
		close(ended)
	}()
	err := ending.start(func() (err error) {
		close(forking)
		pid, err = sleeper(t)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	<-ended
	if err := unix.Kill(pid, 0); !errors.Is(err, unix.ESRCH) {
		t.Errorf("the child is there after the end: %v", err)
	}
}
