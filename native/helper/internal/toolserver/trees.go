package toolserver

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// isPattern tells whether an entry of `hidden` or `read_only` is a pattern of paths. Commands are bound by plain paths
// alone: what a pattern matches is known file by file, and a mount needs the file to be there.
func isPattern(tree string) bool { return strings.ContainsAny(tree, "*?[{") }

// within gives the tree, or the pattern, that a path is in; empty: none.
func within(path string, trees []string) string {
	for _, tree := range trees {
		if path == tree || strings.HasPrefix(path, strings.TrimSuffix(tree, "/")+"/") || isPattern(tree) && patternHolds(path, tree) {
			return tree
		}
	}
	return ""
}

// patternHolds tells whether the pattern is for the path, or for a directory above it.
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

// resolveTrees follows links of trees that exist, so that they compare with paths without links; of a pattern, those of
// the directory that it begins with.
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

// plainTrees are those that are no patterns.
func plainTrees(trees []string) []string {
	var plain []string
	for _, tree := range trees {
		if !isPattern(tree) {
			plain = append(plain, tree)
		}
	}
	return plain
}

// readOnlyIn are those in writable trees: elsewhere nothing is written.
func (s *Settings) readOnlyIn(writable []string) []string {
	return slices.DeleteFunc(plainTrees(s.ReadOnly), func(tree string) bool { return within(tree, writable) == "" })
}
