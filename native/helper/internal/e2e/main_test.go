// Package e2e tests the helper as the controller meets it: the built executable, its socket and the kernel.
package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"netmon/helper/internal/rig"
)

// binary is the built helper.
var binary string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	var err error
	if binary, err = rig.Build(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(filepath.Dir(binary))
	return rig.Run(m)
}
