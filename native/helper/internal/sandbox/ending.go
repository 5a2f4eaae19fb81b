package sandbox

import (
	"errors"
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// ending orders the start of a command and its end: a process that is forked after the last look would stay.
type ending struct {
	mutex sync.Mutex
	ended bool
}

// start runs what forks, unless the end has begun.
func (e *ending) start(fork func() error) error {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.ended {
		return errors.New("the command was ended")
	}
	return fork()
}

// end kills what was started; nothing is started any more.
func (e *ending) end() {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.ended = true
	killDescendants()
}

// killRounds limits the rounds of killing processes that keep forking; the session's limit of processes stops
// those that fork faster.
const killRounds = 1_000

// listed is replaced by tests.
var listed = descendants

// killDescendants stops all, so that none of them can fork, and then kills them. Orphans are children of this process,
// so nothing is left when it has no child. An empty list says less: the parent of a process that is not in it yet may
// have ended while /proc was read.
func killDescendants() {
	for range killRounds {
		found := listed(os.Getpid())
		for _, pid := range found {
			_ = unix.Kill(pid, unix.SIGSTOP)
		}
		for _, pid := range append(found, listed(os.Getpid())...) {
			_ = unix.Kill(pid, unix.SIGKILL)
		}
		if reapAll() {
			return
		}
		time.Sleep(time.Millisecond)
	}
}
