package toolserver

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
	"netmon/helper/internal/gitrepo"
)

// Repositories in the trees: the programs that git or an editor would run there, and their configurations.

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
