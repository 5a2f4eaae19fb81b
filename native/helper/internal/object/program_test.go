package object

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

func TestLoadFaultSaysWhatIsShort(t *testing.T) {
	for errno, remedy := range map[unix.Errno]string{unix.EMFILE: "ulimit -n", unix.ENFILE: "fs.file-max", unix.ENOMEM: "memory.max"} {
		fault := loadFault(Hooks[0], fmt.Errorf("cloning a map: %w", errno))
		if fault.Code != "load" || !strings.Contains(fault.Message, remedy) || strings.Contains(fault.Message, "report") {
			t.Errorf("%v: %s: %s", errno, fault.Code, fault.Message)
		}
	}
}
