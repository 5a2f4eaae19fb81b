package toolserver

import (
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/beneath"
)

// Paths of agents' settings: what each leads to, over links too, at the first look and now.

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
