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
	"netmon/helper/internal/gitrepo"
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

// known is what a path of settings led to at the first look.
type known struct {
	links string // on the way, with their targets
	ends  bool   // there was something at the end
}

// sweepSettings looks at one path of an agent's settings.
func (s *Server) sweepSettings(path string, first bool) error {
	q := s.quarantine
	way := q.follow(path)
	defer func() {
		for _, one := range way {
			one.dir.Close()
		}
	}()
	if len(way) == 0 {
		return nil
	}
	begin, end := way[0], way[len(way)-1]
	isGit := filepath.Dir(path) == s.settings.Directory && filepath.Base(path) == ".git"
	if isGit && begin.kind == unix.S_IFDIR {
		q.ownGit = q.ownGit || first
		return nil
	}
	now := known{ends: end.link == ""}
	for _, one := range way {
		if one.link != "" {
			now.links += filepath.Join(one.above, one.name) + " -> " + one.link + "\n"
		}
	}
	if first {
		q.settings[path] = now
		return nil
	}
	before, isKnown := q.settings[path]
	inGit := filepath.Base(filepath.Dir(path)) == ".git" && filepath.Base(path) != "commondir"
	if inGit && now.links == "" { // in a directory, those of git are judged by what they run
		return nil
	}
	moved := begin
	if isKnown && before.links == now.links {
		if before.ends || !now.ends || inGit {
			return nil
		}
		moved = end // of the user's links, which led nowhere
	}
	return q.move(moved.dir, moved.name, path, moved.above)
}

// place is an entry on the way to what a path leads to: a link, or the end.
type place struct {
	dir         *beneath.Dir
	above, name string // above is the path of dir
	kind        uint32
	link        string // its target
	rest        string // of the path, below the entry
}

// maxLinks is how many links the kernel follows (MAXSYMLINKS).
const maxLinks = 40

// follow returns the links on the way of a path, and its end if there is one, as far as commands can change them.
func (q *quarantine) follow(path string) (way []place) {
	for range maxLinks {
		at := slices.IndexFunc(q.trees, func(one tree) bool { return within(path, []string{one.path}) != "" })
		if at < 0 {
			return way
		}
		tree := q.trees[at]
		below, _ := filepath.Rel(tree.path, path)
		next, found := leadsTo(tree.dir, below)
		if !found {
			return way
		}
		next.above = filepath.Join(tree.path, next.above)
		way = append(way, next)
		if next.link == "" {
			return way
		}
		path = next.link
		if !filepath.IsAbs(path) {
			path = filepath.Join(next.above, path)
		}
		path = filepath.Join(path, next.rest)
	}
	return way
}

// leadsTo returns the first link on the way of a path below a tree, or else its end.
func leadsTo(root *beneath.Dir, path string) (place, bool) {
	dir, err := root.Open(".")
	if err != nil {
		return place{}, false
	}
	names := strings.Split(path, "/")
	for i, name := range names {
		stat, err := dir.Stat(name)
		if err != nil {
			break
		}
		kind := stat.Mode & unix.S_IFMT
		if kind == unix.S_IFLNK || i == len(names)-1 {
			return place{dir, strings.Join(names[:i], "/"), name, kind, dir.Link(name), strings.Join(names[i+1:], "/")}, true
		}
		below, err := dir.Open(name)
		dir.Close()
		if err != nil {
			return place{}, false
		}
		dir = below
	}
	dir.Close()
	return place{}, false
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

// sweepRepositories looks at every directory of a tree that git would take for a repository.
func (s *Server) sweepRepositories(one tree, first bool) (failed error) {
	q := s.quarantine
	walk := beneath.Walk{Entries: maxEntries, Visit: func(dir *beneath.Dir, below string) func(string) bool {
		path := filepath.Join(one.path, below)
		isEditor := s.isEditor(path)
		if isEditor || strings.EqualFold(filepath.Base(path), ".git") || gitrepo.Is(dir) {
			programs := gitrepo.Programs(dir, s.worksIn(path))
			if isEditor {
				programs = append(programs, editorIn(dir)...)
			}
			for _, program := range programs {
				if first {
					for _, text := range program.Known {
						q.programs[text] = true
					}
				} else if err := s.sweepProgram(dir, path, program); err != nil {
					failed = err
				}
			}
			if first {
				q.keep(dir, path)
			}
		}
		return func(name string) bool {
			inside := filepath.Join(path, name)
			return !slices.Contains(q.covered, inside)
		}
	}}
	walk.Run(one.dir)
	for _, missed := range walk.Missed {
		if !q.missed[one.path] { // once is enough
			q.missed[one.path] = true
			q.note("not all of %s was searched for repositories with programs: %s", one.path, missed)
		}
	}
	return failed
}

// config is a repository's configuration as it was found.
type config struct {
	content []byte
	mode    uint32
}

// keep remembers the configurations of a repository, to put them back.
func (q *quarantine) keep(dir *beneath.Dir, path string) {
	for _, name := range append(slices.Clone(gitrepo.Configs), editorSettings) {
		content, mode, err := dir.Read(name, gitrepo.MaxConfig)
		switch {
		case errors.Is(err, unix.ENOENT):
		case err != nil || len(q.configs) >= maxKnownConfigs:
			q.unkept = true
		default:
			q.configs[filepath.Join(path, name)] = config{content, mode}
		}
	}
}

func (s *Server) sweepProgram(dir *beneath.Dir, repository string, program gitrepo.Program) error {
	q := s.quarantine
	if !slices.ContainsFunc(program.Known, func(text string) bool { return !q.programs[text] }) {
		return nil
	}
	path := filepath.Join(repository, program.Path)
	if s.settings.Sandbox == SandboxRequired && q.ownGit && repository == filepath.Join(s.settings.Directory, ".git") {
		top, _, _ := strings.Cut(program.Path, "/")
		if before := q.settings[filepath.Join(repository, top)]; before.ends && before.links == "" { // so that it is the user's change
			return nil
		}
	}
	parent, name := dir, program.Path
	if above, below, isBelow := strings.Cut(program.Path, "/"); isBelow {
		opened, err := dir.Open(above)
		if err != nil {
			return nil //nolint:nilerr // it was moved meanwhile
		}
		defer opened.Close()
		parent, name = opened, below
	}
	if err := q.move(parent, name, path, filepath.Dir(path)); err != nil {
		return err
	}
	q.putBack(parent, name, path)
	return nil
}

// putBack writes a configuration that was moved away as it was, or says where it is.
func (q *quarantine) putBack(dir *beneath.Dir, name, path string) {
	before, known := q.configs[path]
	if !known {
		if q.unkept && (name == editorSettings || slices.Contains(gitrepo.Configs, name)) {
			q.note("%s was not put back: if it was there before, what it was is not known", path)
		}
		return
	}
	left, err := dir.Create(name, before.content, before.mode)
	switch {
	case err == nil:
		q.note("%s is as it was before", path)
	case left != "":
		q.note("%s could not be put back as it was before: %v. What it was is in %s", path, err, filepath.Join(filepath.Dir(path), left))
	default:
		q.note("%s could not be put back as it was before: %v", path, err)
	}
}
