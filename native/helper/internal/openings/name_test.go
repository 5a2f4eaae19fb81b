package openings

import (
	"encoding/binary"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"
)

// pointCommandLine makes this process's command line something else, until the test ends.
func pointCommandLine(t *testing.T, start, end uint64) {
	t.Helper()
	text, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(after)
	field := func(number int) uint64 { // as proc(5) numbers them
		value, err := strconv.ParseUint(fields[number-3], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	brk, _, _ := unix.RawSyscall(unix.SYS_BRK, 0, 0, 0)
	set := func(start, end uint64) {
		var data []byte // struct prctl_mm_map
		for _, value := range []uint64{field(26), field(27), field(45), field(46), field(47), uint64(brk), field(28), start, end,
			field(50), field(51), 0} {
			data = binary.NativeEndian.AppendUint64(data, value)
		}
		data = binary.NativeEndian.AppendUint32(data, 0)
		data = binary.NativeEndian.AppendUint32(data, ^uint32(0)) // no other file of the program
		if err := unix.Prctl(unix.PR_SET_MM, unix.PR_SET_MM_MAP, uintptr(unsafe.Pointer(&data[0])), uintptr(len(data)), 0); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { set(field(48), field(49)) })
	set(start, end)
}

// Nobody but the process decides how long its command line is.
func TestNamesAreReadFromCommandLinesOfAnyLength(t *testing.T) {
	const size = 256 << 20
	line, err := unix.Mmap(-1, 0, size, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = unix.Munmap(line) }()
	copy(line, "/usr/bin/runsc-sandbox\x00")
	start := uint64(uintptr(unsafe.Pointer(&line[0])))
	pointCommandLine(t, start, start+size)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, program := nameOf(os.Getpid())
	runtime.ReadMemStats(&after)
	if program != "runsc-sandbox" {
		t.Errorf("the program is %q", program)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 1<<20 {
		t.Errorf("it took %d bytes of memory", took)
	}
}
