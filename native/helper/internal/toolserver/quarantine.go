package toolserver

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
)

// Settings that start programs and existed before are read-only for commands, but a path that does not exist cannot be
// protected. What a command makes there is moved away. The first look, before any command runs, decides what is known; what
// appears later never becomes known.
//
// This process is not confined, and works in trees that commands change meanwhile: only by package beneath.

// tree is a directory in which commands may make files.
type tree struct {
	path string
	dir  *beneath.Dir
}

// quarantine is what is known, and what was moved.
type quarantine struct {
	mutex    sync.Mutex
	trees    []tree
	looked   bool
	settings map[string]known
	ownGit   bool              // the working directory had a `.git` directory
	programs map[string]bool   // what repositories ran
	configs  map[string]config // configurations of repositories, to put them back
	unkept   bool              // not all of them are held
	covered  []string          // trees that commands cannot change, because a mount covers them
	missed   map[string]bool
	notes    []string
	more     int // notes that were left out
}

const (
	// maxEntries is how many entries of a tree are looked at in one search.
	maxEntries = 500_000
	// maxKnownConfigs and maxNotes limit what is held.
	maxKnownConfigs, maxNotes = 1_000, 50
)

func newQuarantine(settings *Settings) *quarantine {
	q := &quarantine{settings: map[string]known{}, programs: map[string]bool{}, configs: map[string]config{}, missed: map[string]bool{}}
	paths := slices.Clone(settings.Writable)
	if settings.Sandbox == SandboxOff {
		paths = append(paths, settings.Directory, settings.Home)
	}
	slices.Sort(paths) // a tree comes before those in it
	for _, path := range paths {
		if slices.ContainsFunc(q.trees, func(known tree) bool { return within(path, []string{known.path}) != "" }) {
			continue
		}
		if dir, err := beneath.OpenTree(path); err == nil { // commands cannot make one that is not there
			q.trees = append(q.trees, tree{path, dir})
		}
	}
	return q
}

func (q *quarantine) close() {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	for _, one := range q.trees {
		one.dir.Close()
	}
	q.trees = nil
}

// hasLooked reports whether commands may have run.
func (q *quarantine) hasLooked() bool {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	return q.looked
}

// knows reports whether there were settings at a path before any command, or no command can make some.
func (q *quarantine) knows(path string) bool {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	_, isKnown := q.settings[path]
	return isKnown || !slices.ContainsFunc(q.trees, func(one tree) bool { return within(path, []string{one.path}) != "" })
}

// takeNotes returns what to tell the model, once.
func (q *quarantine) takeNotes() []string {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	notes := q.notes
	if q.more > 0 {
		notes = append(notes, fmt.Sprintf("%d more of these", q.more))
	}
	q.notes, q.more = nil, 0
	return notes
}

func (q *quarantine) note(format string, args ...any) {
	if len(q.notes) >= maxNotes {
		q.more++
		return
	}
	for i, arg := range args {
		if name, isName := arg.(string); isName {
			args[i] = shownName(name)
		}
	}
	text := fmt.Sprintf(format, args...)
	fmt.Fprintf(os.Stderr, "netmon-tools: %s\n", text)
	q.notes = append(q.notes, text)
}

// shownName returns a name that a command may have chosen, without what a terminal would obey or a line would end with.
func shownName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, strings.ToValidUTF8(name, string(unicode.ReplacementChar)))
}

// sweep moves away what commands have made since the first look, which it takes if there was none. It fails if something
// cannot be moved.
func (s *Server) sweep() error {
	if s.settings.SettingsWritable {
		return nil
	}
	q := s.quarantine
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if !s.mayHaveChanged() && q.looked {
		return nil
	}
	first := !q.looked
	q.looked = true
	if first && s.settings.Sandbox == SandboxRequired {
		q.covered = slices.DeleteFunc(plainTrees(slices.Concat(s.settings.Hidden, s.settings.ReadOnly)),
			func(path string) bool { return unix.Access(path, unix.F_OK) != nil })
	}
	var failed error
	for _, path := range s.settings.settingsPaths() {
		if err := s.sweepSettings(path, first); err != nil {
			failed = err
		}
	}
	for _, one := range q.trees {
		if err := s.sweepRepositories(one, first); err != nil {
			failed = err
		}
	}
	if failed != nil {
		s.mayChange() // it is still there, and the next sweep must find it
	}
	return failed
}

// move moves an entry of a directory away, because of which the path holds settings.
func (q *quarantine) move(dir *beneath.Dir, name, path, directory string) error {
	to, err := dir.MoveAside(name)
	switch {
	case errors.Is(err, unix.ENOENT): // its maker has removed it
		return nil
	case os.Geteuid() != 0 && (errors.Is(err, unix.EACCES) || errors.Is(err, unix.EPERM)), errors.Is(err, unix.EROFS):
		return nil // no command has made it: that takes the same right
	case err != nil:
		q.note("%s holds settings that start programs, and cannot be moved away: %v", path, err)
		return fmt.Errorf("%s holds settings that start programs, and cannot be moved away (%w): remove it", path, err)
	}
	q.note("%s holds settings that start programs. It was moved to %s", path, filepath.Join(directory, to))
	return nil
}
