package inputs

import (
	"io"
	"os"
	"os/exec"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
)

const message = `{"jsonrpc":"2.0","id":1,"method":"initialize"}` + "\n"

// read looks at a process that has not read anything yet.
func read(t *testing.T, input, output *os.File) []*helperpb.Input {
	t.Helper()
	child := exec.Command("sleep", "60")
	child.Stdin, child.Stdout = input, output
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = child.Process.Kill()
		_ = child.Wait()
	}()
	return Read(&helperpb.InputsRequest{Pids: []uint32{uint32(child.Process.Pid)}}).Inputs
}

func TestPipesAreReadWithoutTakingAnything(t *testing.T) {
	in, writes, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	reads, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	defer reads.Close()
	defer out.Close()
	if _, err := writes.WriteString(message); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		found := read(t, in, out)
		if len(found) != 1 || string(found[0].Waiting) != message || found[0].InputMaker != 0 {
			t.Fatalf("found %v", found)
		}
	}
	writes.Close()
	if left, err := io.ReadAll(in); err != nil || string(left) != message {
		t.Errorf("%q is left: %v", left, err)
	}
}

func TestSocketPairsAreReadWithoutTakingAnything(t *testing.T) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	here, there := os.NewFile(uintptr(pair[0]), "here"), os.NewFile(uintptr(pair[1]), "there")
	defer here.Close()
	defer there.Close()
	if _, err := here.WriteString(message); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		found := read(t, there, there)
		if len(found) != 1 || string(found[0].Waiting) != message || found[0].InputMaker != uint32(os.Getpid()) ||
			found[0].OutputMaker != uint32(os.Getpid()) {
			t.Fatalf("found %v", found)
		}
	}
	left := make([]byte, 2*len(message))
	if size, err := there.Read(left); err != nil || string(left[:size]) != message {
		t.Errorf("%q is left: %v", left[:size], err)
	}
}

func TestFilesAndProcessesThatEndedAreOmitted(t *testing.T) {
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if found := read(t, null, null); len(found) != 0 {
		t.Errorf("found %v", found)
	}
	if reply := Read(&helperpb.InputsRequest{Pids: []uint32{1 << 30}}); len(reply.Inputs) != 0 || reply.Unread != 0 {
		t.Errorf("found %v", reply)
	}
}
