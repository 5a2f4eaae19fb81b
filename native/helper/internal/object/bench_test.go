package object

import (
	"bytes"
	"encoding/binary"
	"errors"
	"net/netip"
	"os"
	"testing"
	"time"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/ringbuf"
	"golang.org/x/sys/unix"
	"netmon/helper/internal/rig"
)

func TestMain(m *testing.M) { os.Exit(rig.Run(m)) }

// bench is a loaded set whose egress program runs on packets without a cgroup (BPF_PROG_TEST_RUN).
type bench struct {
	t      *testing.T
	set    *Set
	reader *ringbuf.Reader
}

func newBench(t *testing.T) *bench {
	t.Helper()
	if os.Getuid() != 0 {
		t.Fatal("these tests need root")
	}
	set, err := Load(Sizes{Rules: 64, Ranges: 64, Servers: 16, RingBytes: 1 << 16}, false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(set.Close)
	reader, err := ringbuf.NewReader(set.Maps["events"])
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { reader.Close() })
	b := &bench{t, set, reader}
	for _, proto := range []uint8{unix.IPPROTO_TCP, unix.IPPROTO_UDP} {
		b.rule("10.1.1.1:7000", proto, Rule{Rule: 1, Server: 1, Action: RuleDeny})
		b.rule("10.1.1.2:7001", proto, Rule{Rule: 2, Server: 2, Action: RuleAllow})
		b.rule("[fd00::1]:7000", proto, Rule{Rule: 3, Server: 1, Action: RuleDeny})
		b.rule("[fd00::2]:7001", proto, Rule{Rule: 4, Server: 2, Action: RuleAllow})
		b.rule("10.1.1.3:7003", proto, Rule{Rule: 5, Action: RuleDeny, Flags: RuleCanary})
		b.rule("10.1.1.4:7004", proto, Rule{Rule: 6, Action: RuleDeny, Flags: RuleCanary | RuleEgressOnly})
	}
	return b
}

func (b *bench) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

func (b *bench) rule(destination string, proto uint8, rule Rule) {
	b.t.Helper()
	at := netip.MustParseAddrPort(destination)
	key := RuleKey{Addr: at.Addr().As16(), Port: bigEndian(at.Port()), Proto: proto}
	b.must(b.set.Maps["rules"].Put(key, rule))
}

func (b *bench) settings(s Settings) {
	b.t.Helper()
	s.LayoutVersion = LayoutVersion
	s.Generation = 7
	b.must(b.set.Maps["settings"].Put(uint32(0), s))
	b.must(b.set.Maps["active"].Put(uint32(0), uint32(0)))
}

func bigEndian(port uint16) (out [2]uint8) {
	binary.BigEndian.PutUint16(out[:], port)
	return out
}

// run returns whether the packet passes, and the event it caused, if any.
func (b *bench) run(packet []byte) (bool, *Event) {
	b.t.Helper()
	verdict, err := b.set.Programs["egress"].Run(&ebpf.RunOptions{Data: packet})
	b.must(err)
	b.reader.SetDeadline(time.Now().Add(-time.Second)) // the program wakes nobody: poll once
	record, err := b.reader.Read()
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return verdict&1 == 1, nil
	}
	b.must(err)
	event := &Event{}
	b.must(binary.Read(bytes.NewReader(record.RawSample), binary.NativeEndian, event))
	return verdict&1 == 1, event
}

func (b *bench) counters() (sum Counters) {
	b.t.Helper()
	var perCPU []Counters
	b.must(b.set.Maps["counters"].Lookup(uint32(HookEgress), &perCPU))
	for _, c := range perCPU {
		sum.Block += c.Block
		sum.WouldBlock += c.WouldBlock
		sum.Emitted += c.Emitted
		sum.Unparsed += c.Unparsed
		sum.Canary += c.Canary
		sum.PassedOver += c.PassedOver
	}
	return sum
}
