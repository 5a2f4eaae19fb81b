// Package gitrepo finds the programs that git would run in a directory, by what is in the directory and not by its name.
// git takes any directory for a repository that has its parts: HEAD, objects and refs (is_git_directory, setup.c, git 2.39);
// of one with `commondir`, objects, refs, configuration and hooks are elsewhere.
//
// Fails closed: what cannot be read, is a link or no file, counts as a program.
package gitrepo

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
)

// Configs are the names of configurations in a repository.
var Configs = []string{"config", "config.worktree"}

// Hooks is the name of the directory whose programs git runs.
const Hooks = "hooks"

// Remotes are the directories whose files git reads as remotes, as it did before configurations had these.
var Remotes = []string{"remotes", "branches"}

// Is reports whether git may take a directory for a repository, or for the common part of one. Added are names that are
// about to be made in it.
func Is(dir *beneath.Dir, added ...string) bool {
	has := func(name string) bool {
		return dir.Has(name) || slices.ContainsFunc(added, func(one string) bool { return strings.EqualFold(one, name) })
	}
	return has("objects") && has("refs") || has("commondir") && has("HEAD")
}

// Program is an entry of a repository because of which git runs something.
type Program struct {
	// Path is relative to the repository.
	Path string
	// Known are texts that are the same for the same programs, wherever the repository is.
	Known []string
	// Content is the configuration; nil for hooks and what is no file.
	Content []byte
}

// maxEntries limits the entries of a directory that are looked at one by one; more of them count as one program.
const maxEntries = 200

// Programs returns what git would run in a repository. leads tells whether git may work in the tree that `core.worktree`
// names; nil: everywhere.
func Programs(dir *beneath.Dir, leads func(worktree string) bool) []Program {
	var found []Program
	for _, name := range Configs {
		if one := config(dir, name, leads); one != nil {
			found = append(found, *one)
		}
	}
	found = append(found, entries(dir, Hooks, hook)...)
	for _, name := range Remotes {
		found = append(found, entries(dir, name, remote)...)
	}
	return found
}

// ConfigPrograms returns what a configuration makes git run.
func ConfigPrograms(content []byte, leads func(worktree string) bool) []string {
	return programs(content, leads)
}

func config(dir *beneath.Dir, name string, leads func(string) bool) *Program {
	content, _, err := dir.Read(name, MaxConfig)
	switch {
	case errors.Is(err, unix.ENOENT):
		return nil
	case err != nil:
		return &Program{Path: name, Known: []string{Unread(dir, name)}}
	}
	if known := programs(content, leads); known != nil {
		return &Program{Path: name, Known: known, Content: content}
	}
	return nil
}

// Unread is the text for an entry whose content is not known.
func Unread(dir *beneath.Dir, name string) string {
	if target := dir.Link(name); target != "" {
		return name + " -> " + target
	}
	stat, _ := dir.Stat(name)
	return fmt.Sprintf("%s %d %d.%d", name, stat.Ino, stat.Ctim.Sec, stat.Ctim.Nsec)
}

// entries returns the entries of a directory for which text tells what git would run.
func entries(dir *beneath.Dir, name string, text func(below *beneath.Dir, name string) string) []Program {
	stat, err := dir.Stat(name)
	if err != nil {
		return nil
	}
	if stat.Mode&unix.S_IFMT == unix.S_IFLNK {
		return []Program{{Path: name, Known: []string{Unread(dir, name)}}}
	}
	below, err := dir.Open(name)
	if err != nil {
		return nil // not a directory: git finds nothing in it
	}
	defer below.Close()
	var found []Program
	err = below.Unlocked(func() error {
		list, err := below.List()
		if err != nil {
			return err
		}
		defer list.Close()
		names, err := list.Readdirnames(maxEntries + 1)
		if len(names) > maxEntries {
			return fmt.Errorf("more than %d", maxEntries)
		}
		for _, entry := range names {
			if known := text(below, entry); known != "" {
				found = append(found, Program{Path: name + "/" + entry, Known: []string{known}})
			}
		}
		if len(names) == 0 { // the end is an error too
			return nil
		}
		return err
	})
	if err != nil {
		return []Program{{Path: name, Known: []string{Unread(dir, name)}}}
	}
	return found
}

// maxHook is the size of a hook that may be known.
const maxHook = 4 << 20

// hook returns a text for what git would run; empty: nothing.
func hook(dir *beneath.Dir, name string) string {
	stat, err := dir.Stat(name)
	if err != nil || strings.HasSuffix(name, ".sample") || beneath.Aside(name) {
		return ""
	}
	switch stat.Mode & unix.S_IFMT {
	case unix.S_IFLNK:
		return Unread(dir, name)
	case unix.S_IFREG:
	default:
		return ""
	}
	if stat.Mode&0o111 == 0 {
		return ""
	}
	content, _, err := dir.Read(name, maxHook)
	if err != nil {
		return Unread(dir, name)
	}
	sum := sha256.Sum256(content)
	return name + " " + hex.EncodeToString(sum[:])
}

// remote returns a text for a file by which git may reach a remote through a program; empty: it names none.
func remote(dir *beneath.Dir, name string) string {
	stat, err := dir.Stat(name)
	if err != nil || beneath.Aside(name) || stat.Mode&unix.S_IFMT == unix.S_IFDIR {
		return ""
	}
	content, _, err := dir.Read(name, MaxConfig)
	if err != nil {
		return Unread(dir, name)
	}
	if !bytes.Contains(content, []byte("::")) {
		return ""
	}
	sum := sha256.Sum256(content)
	return name + " " + hex.EncodeToString(sum[:])
}
