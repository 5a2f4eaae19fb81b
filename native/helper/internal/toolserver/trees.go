package toolserver

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// isPattern reports whether an entry of `hidden` or `read_only` is a pattern of paths. Only plain paths apply to
// commands: a pattern's matches are known file by file, and a mount needs an existing file.
func isPattern(tree string) bool { return strings.ContainsAny(tree, "*?[{") }

// within returns the tree or pattern that contains a path; empty: none.
func within(path string, trees []string) string {
	for _, tree := range trees {
		if path == tree || strings.HasPrefix(path, strings.TrimSuffix(tree, "/")+"/") || isPattern(tree) && patternHolds(path, tree) {
			return tree
		}
	}
	return ""
}

// patternHolds reports whether the pattern matches the path, or a directory above it.
func patternHolds(path, pattern string) bool {
	for {
		if matched, err := doublestar.Match(pattern, path); err == nil && matched {
			return true
		}
		parent := filepath.Dir(path)
		if parent == path {
			return false
		}
		path = parent
	}
}

// resolveTrees resolves links in trees that exist, so that they can be compared with paths without links; for a
// pattern, links in the directory that it begins with.
func resolveTrees(trees []string) []string {
	resolved := make([]string, 0, len(trees))
	for _, tree := range trees {
		base, pattern := tree, ""
		if isPattern(tree) {
			base, pattern = doublestar.SplitPattern(tree)
		}
		if real, err := filepath.EvalSymlinks(base); err == nil {
			base = real
		}
		resolved = append(resolved, filepath.Join(base, pattern))
	}
	return resolved
}

// plainTrees returns the trees that are not patterns.
func plainTrees(trees []string) []string {
	var plain []string
	for _, tree := range trees {
		if !isPattern(tree) {
			plain = append(plain, tree)
		}
	}
	return plain
}

// readOnlyIn returns the read-only trees inside writable ones: nothing is written elsewhere.
func (s *Settings) readOnlyIn(writable []string) []string {
	return slices.DeleteFunc(plainTrees(s.ReadOnly), func(tree string) bool { return within(tree, writable) == "" })
}
