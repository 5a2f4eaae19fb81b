package toolserver

import (
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
	"netmon/helper/internal/gitrepo"
)

// git takes a directory for a repository by its parts. Write and Edit neither complete one that has programs, nor give one
// programs, whatever the order and the directory's name. What is in `.git` is refused by its name (sealed.go).

const repositorySettings = "a repository's configuration and hooks"

// mayMake judges what making a path below an existing directory would make of that directory.
func (s *Server) mayMake(dir *opened, below string) error {
	if s.settings.SettingsWritable {
		return nil
	}
	first, rest, deeper := strings.Cut(below, "/")
	path := filepath.Join(dir.path, below)
	here := beneath.At(dir.fd)
	if deeper && startsPrograms(first, rest) && gitrepo.Is(here) {
		return sealedRefusal(path, repositorySettings)
	}
	if !deeper && startsPrograms(filepath.Base(dir.path), below) {
		above, err := unix.Openat(dir.fd, "..", unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			return err
		}
		defer unix.Close(above)
		if gitrepo.Is(beneath.At(above)) {
			return sealedRefusal(path, repositorySettings)
		}
	}
	if !gitrepo.Is(here) && gitrepo.Is(here, first) {
		for _, program := range gitrepo.Programs(here, s.worksIn(dir.path)) {
			return sealedRefusal(path, "it completes a repository, whose "+program.Path)
		}
	}
	return nil
}

// startsPrograms reports whether git may start a program because of an entry of a repository's directory.
func startsPrograms(directory, entry string) bool {
	if strings.EqualFold(directory, gitrepo.Hooks) {
		return !strings.HasSuffix(entry, ".sample")
	}
	return among(gitrepo.Remotes, directory)
}

// mayHold judges the content of a repository's configuration, and of the editor's settings.
func (s *Server) mayHold(t *target, content []byte) error {
	if err := s.mayEdit(t, content); err != nil {
		return err
	}
	if s.settings.SettingsWritable || !among(gitrepo.Configs, t.name) || !gitrepo.Is(beneath.At(t.parent.fd)) {
		return nil
	}
	if gitrepo.ConfigPrograms(content, s.worksIn(t.parent.path)) != nil {
		return sealedRefusal(t.path, repositorySettings)
	}
	return nil
}

// worksIn returns the judge of a repository's `core.worktree`: with it, git may work only in a writable tree.
func (s *Server) worksIn(repository string) func(string) bool {
	return func(worktree string) bool {
		if !filepath.IsAbs(worktree) {
			worktree = repository + "/" + worktree // as git does: `..` is above what a link leads to
		}
		for worktree != "" {
			real, err := filepath.EvalSymlinks(worktree) // nothing is opened
			if err == nil {
				return within(real, s.settings.Writable) != ""
			}
			worktree = worktree[:strings.LastIndexByte(worktree, '/')] // what is not there could be made
		}
		return false
	}
}
