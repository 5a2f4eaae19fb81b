package toolserver

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestAC9ServerKnowsNothingOfNetmon keeps policy and store out of the process that runs as the agent's user.
func TestAC9ServerKnowsNothingOfNetmon(t *testing.T) {
	own := map[string]bool{"sandbox": true, "callcgroup": true, "plugin": true, "pluginpb": true, "beneath": true, "gitrepo": true,
		"shimdir": true}
	for _, folder := range []string{".", "../sandbox", "../callcgroup", "../beneath", "../gitrepo", "../shimdir"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files (%v)", folder, err)
		}
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, one := range file.Imports {
				path := strings.Trim(one.Path.Value, `"`)
				if below, ours := strings.CutPrefix(path, "netmon/helper/internal/"); ours && !own[below] {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
	}
}
