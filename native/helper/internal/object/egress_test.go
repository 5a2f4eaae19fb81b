package object

import (
	"bytes"
	"net/netip"
	"testing"

	"github.com/cilium/ebpf"
	"golang.org/x/sys/unix"
)

const (
	pass = 0 // as an expected reason: it passes without an event
	nop  = 1
)

var (
	lsrr        = []byte{131, 7, 4, 10, 1, 1, 1}
	ssrr        = []byte{137, 7, 4, 10, 1, 1, 1}
	recordRoute = []byte{7, 7, 4, 0, 0, 0, 0}
	timestamp   = []byte{68, 8, 5, 0, 0, 0, 0, 0}
)

// The reason for which each packet is refused, in enforce mode without fail_closed.
var enforced = map[string]struct {
	packet interface{ bytes() []byte }
	reason uint8
}{
	"tcp denied":                   {v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagSYN)}, ReasonRule},
	"tcp denied, data":             {v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagACK)}, ReasonRule},
	"tcp denied, reset by hand":    {v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagRST)}, ReasonRule},
	"tcp allowed":                  {v4{dst: "10.1.1.2", proto: 6, payload: tcp(7001, flagSYN)}, pass},
	"tcp other port":               {v4{dst: "10.1.1.1", proto: 6, payload: tcp(7001, flagSYN)}, pass},
	"tcp other host":               {v4{dst: "10.1.1.9", proto: 6, payload: tcp(7000, flagSYN)}, pass},
	"udp denied":                   {v4{dst: "10.1.1.1", proto: 17, payload: datagram(7000)}, ReasonRule},
	"udp allowed":                  {v4{dst: "10.1.1.2", proto: 17, payload: datagram(7001)}, pass},
	"udplite denied":               {v4{dst: "10.1.1.1", proto: 136, payload: datagram(7000)}, ReasonRule},
	"udplite allowed by rule":      {v4{dst: "10.1.1.2", proto: 136, payload: datagram(7001)}, pass},
	"udplite undeclared":           {v4{dst: "10.1.1.9", proto: 136, payload: datagram(7000)}, ReasonSocketType},
	"sctp":                         {v4{dst: "10.1.1.2", proto: 132, payload: datagram(7001)}, ReasonSocketType},
	"icmp":                         {v4{dst: "10.1.1.2", proto: 1, payload: echo()}, ReasonSocketType},
	"gre":                          {v4{dst: "10.1.1.2", proto: 47, payload: echo()}, ReasonSocketType},
	"ip in ip":                     {v4{dst: "10.1.1.2", proto: 4, payload: v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagSYN)}.bytes()[14:]}, ReasonSocketType},
	"options, denied":              {v4{dst: "10.1.1.1", proto: 6, options: []byte{nop, nop, nop, 0}, payload: tcp(7000, flagSYN)}, ReasonRule},
	"options, allowed":             {v4{dst: "10.1.1.2", proto: 6, options: timestamp, payload: tcp(7001, flagSYN)}, pass},
	"all options, allowed":         {v4{dst: "10.1.1.2", proto: 6, options: bytes.Repeat([]byte{nop}, 40), payload: tcp(7001, flagSYN)}, pass},
	"all options, denied":          {v4{dst: "10.1.1.1", proto: 17, options: bytes.Repeat([]byte{nop}, 40), payload: datagram(7000)}, ReasonRule},
	"record route, allowed":        {v4{dst: "10.1.1.2", proto: 6, options: recordRoute, payload: tcp(7001, flagSYN)}, pass},
	"lsrr":                         {v4{dst: "10.1.1.2", proto: 6, options: lsrr, payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"ssrr":                         {v4{dst: "10.1.1.2", proto: 17, options: ssrr, payload: datagram(7001)}, ReasonSourceRoute},
	"lsrr behind no-operations":    {v4{dst: "10.1.1.2", proto: 6, options: append([]byte{nop, nop, nop}, lsrr...), payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"lsrr behind record route":     {v4{dst: "10.1.1.2", proto: 6, options: append(bytes.Clone(recordRoute), lsrr...), payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"lsrr at the very end":         {v4{dst: "10.1.1.2", proto: 6, options: append(bytes.Repeat([]byte{nop}, 33), lsrr...), payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"lsrr inside another option":   {v4{dst: "10.1.1.2", proto: 6, options: []byte{68, 8, 131, 7, 4, 0, 0, 0}, payload: tcp(7001, flagSYN)}, pass},
	"lsrr after the end of list":   {v4{dst: "10.1.1.2", proto: 6, options: append([]byte{0}, lsrr...), payload: tcp(7001, flagSYN)}, pass},
	"option of length 0":           {v4{dst: "10.1.1.2", proto: 6, options: []byte{68, 0, 0, 0}, payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"option of length 1":           {v4{dst: "10.1.1.2", proto: 6, options: []byte{68, 1, 0, 0}, payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"first fragment, denied":       {v4{dst: "10.1.1.1", proto: 17, fragment: 0x2000, payload: datagram(7000)}, ReasonRule},
	"first fragment, allowed":      {v4{dst: "10.1.1.2", proto: 17, fragment: 0x2000, payload: datagram(7001)}, pass},
	"later fragment":               {v4{dst: "10.1.1.2", proto: 17, fragment: 0x0001, payload: datagram(7001)}, ReasonFragment},
	"last possible fragment":       {v4{dst: "10.1.1.2", proto: 17, fragment: 0x1fff, payload: datagram(7001)}, ReasonFragment},
	"do not fragment, allowed":     {v4{dst: "10.1.1.2", proto: 6, fragment: 0x4000, payload: tcp(7001, flagSYN)}, pass},
	"header length too small":      {v4{dst: "10.1.1.2", proto: 6, headLen: 4, payload: tcp(7001, flagSYN)}, ReasonMalformed},
	"header length beyond the end": {v4{dst: "10.1.1.2", proto: 17, headLen: 15, payload: datagram(7001)}, ReasonMalformed},
	"tcp cut before its flags":     {v4{dst: "10.1.1.2", proto: 6, payload: tcp(7001, flagSYN), cut: 32}, ReasonMalformed},
	"udp cut before its ports":     {v4{dst: "10.1.1.2", proto: 17, payload: datagram(7001), cut: 22}, ReasonMalformed},

	"tcp6 denied":                    {v6{dst: "fd00::1", next: 6, payload: tcp(7000, flagSYN)}, ReasonRule},
	"tcp6 allowed":                   {v6{dst: "fd00::2", next: 6, payload: tcp(7001, flagSYN)}, pass},
	"udp6 denied":                    {v6{dst: "fd00::1", next: 17, payload: datagram(7000)}, ReasonRule},
	"udp6 undeclared":                {v6{dst: "fd00::9", next: 17, payload: datagram(7000)}, pass},
	"udplite6 denied":                {v6{dst: "fd00::1", next: 136, payload: datagram(7000)}, ReasonRule},
	"sctp6":                          {v6{dst: "fd00::2", next: 132, payload: datagram(7001)}, ReasonSocketType},
	"icmp6":                          {v6{dst: "fd00::2", next: 58, payload: echo()}, ReasonSocketType},
	"no next header":                 {v6{dst: "fd00::2", next: 59, payload: echo()}, ReasonSocketType},
	"routing header, segments left":  {v6{dst: "fd00::2", next: 6, headers: []header{routing(1)}, payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"routing header behind others":   {v6{dst: "fd00::2", next: 6, headers: []header{hopByHop(), destination(), routing(1)}, payload: tcp(7001, flagSYN)}, ReasonSourceRoute},
	"routing header used up":         {v6{dst: "fd00::2", next: 6, headers: []header{routing(0)}, payload: tcp(7001, flagSYN)}, pass},
	"routing header used up, denied": {v6{dst: "fd00::1", next: 6, headers: []header{routing(0)}, payload: tcp(7000, flagSYN)}, ReasonRule},
	"extension headers, denied":      {v6{dst: "fd00::1", next: 6, headers: []header{hopByHop(), destination()}, payload: tcp(7000, flagSYN)}, ReasonRule},
	"extension headers, allowed":     {v6{dst: "fd00::2", next: 17, headers: []header{hopByHop(), destination()}, payload: datagram(7001)}, pass},
	"authentication, denied":         {v6{dst: "fd00::1", next: 6, headers: []header{authentication()}, payload: tcp(7000, flagSYN)}, ReasonRule},
	"authentication, allowed":        {v6{dst: "fd00::2", next: 6, headers: []header{authentication()}, payload: tcp(7001, flagSYN)}, pass},
	"first fragment6, denied":        {v6{dst: "fd00::1", next: 17, headers: []header{fragment6(1)}, payload: datagram(7000)}, ReasonRule},
	"first fragment6, allowed":       {v6{dst: "fd00::2", next: 17, headers: []header{fragment6(1)}, payload: datagram(7001)}, pass},
	"later fragment6":                {v6{dst: "fd00::2", next: 17, headers: []header{fragment6(8)}, payload: datagram(7001)}, ReasonFragment},
	"late fragment6":                 {v6{dst: "fd00::2", next: 17, headers: []header{fragment6(0x4000)}, payload: datagram(7001)}, ReasonFragment},
	"too many headers":               {v6{dst: "fd00::2", next: 6, headers: []header{destination(), destination(), destination(), destination(), destination(), destination(), destination(), destination(), destination()}, payload: tcp(7001, flagSYN)}, ReasonMalformed},
	"cut in an extension header":     {v6{dst: "fd00::2", next: 6, headers: []header{hopByHop()}, payload: tcp(7001, flagSYN), cut: 42}, ReasonMalformed},
	"extension header past the end":  {v6{dst: "fd00::2", next: 6, headers: []header{{0, []byte{0, 255, 0, 0, 0, 0, 0, 0}}}, payload: tcp(7001, flagSYN)}, ReasonMalformed},
	"nat64 name of a denied address": {v6{dst: "64:ff9b::10.1.1.1", next: 6, payload: tcp(7000, flagSYN)}, ReasonRule},
	"mapped name, denied":            {v6{dst: "::ffff:10.1.1.1", next: 6, payload: tcp(7000, flagSYN)}, ReasonRule},
	"canary":                         {v4{dst: "10.1.1.3", proto: 17, payload: datagram(7003)}, 255},
	"egress canary":                  {v4{dst: "10.1.1.4", proto: 17, payload: datagram(7004)}, 255},
}

func TestEgressEnforce(t *testing.T) {
	b := newBench(t)
	b.settings(Settings{Mode: ModeEnforce})
	for name, test := range enforced {
		before := b.counters()
		passed, event := b.run(test.packet.bytes())
		after := b.counters()
		switch test.reason {
		case pass:
			if !passed || event != nil || after.PassedOver != before.PassedOver+1 || after.Block != before.Block {
				t.Errorf("%s: passed %v, event %+v", name, passed, event)
			}
		case 255: // a canary: refused and counted, no event
			if passed || event != nil || after.Canary != before.Canary+1 || after.Block != before.Block {
				t.Errorf("%s: passed %v, event %+v", name, passed, event)
			}
		default:
			if passed || event == nil || event.Reason != test.reason || event.Verdict != VerdictBlock ||
				event.Hook != HookEgress || event.Generation != 7 || after.Block != before.Block+1 ||
				after.Emitted != before.Emitted+1 {
				t.Errorf("%s: passed %v, event %+v", name, passed, event)
			}
			if unparsed := after.Unparsed - before.Unparsed; (unparsed == 1) != (test.reason == ReasonMalformed) {
				t.Errorf("%s: %d unparsed", name, unparsed)
			}
		}
	}
}

// observe lets everything pass except the canaries, and reports what enforce would refuse.
func TestEgressObserve(t *testing.T) {
	b := newBench(t)
	b.settings(Settings{Mode: ModeObserve})
	for name, test := range enforced {
		passed, event := b.run(test.packet.bytes())
		switch {
		case test.reason == 255:
			if passed || event != nil {
				t.Errorf("%s: passed %v, event %+v", name, passed, event)
			}
		case !passed:
			t.Errorf("%s: refused", name)
		case test.reason == pass || name == "icmp" || name == "icmp6" || name == "gre" || name == "ip in ip" ||
			name == "no next header":
			// without ports, this is the socket's own peer, which the call hooks have reported
			if event != nil {
				t.Errorf("%s: event %+v", name, event)
			}
		case event == nil || event.Verdict != VerdictWouldBlock || event.Reason != test.reason:
			t.Errorf("%s: event %+v", name, event)
		}
	}
}

func TestEgressFailClosed(t *testing.T) {
	b := newBench(t)
	b.settings(Settings{Mode: ModeEnforce, Flags: SetFailClosed})
	for name, test := range enforced {
		passed, event := b.run(test.packet.bytes())
		declared := test.reason == pass && name != "tcp other port" && name != "tcp other host" && name != "udp6 undeclared"
		if passed != declared {
			t.Errorf("%s: passed %v, event %+v", name, passed, event)
		}
		if test.reason == pass && !declared && (event == nil || event.Reason != ReasonUndeclared) {
			t.Errorf("%s: event %+v", name, event)
		}
	}
}

func TestEgressEventNamesThePacket(t *testing.T) {
	b := newBench(t)
	b.settings(Settings{Mode: ModeEnforce})
	_, event := b.run(enforced["udp denied"].packet.bytes())
	if event == nil || event.Kind != 1 || event.Proto != 17 || event.Port != bigEndian(7000) || event.Rule != 1 ||
		event.Server != 1 || event.Count != 1 || event.Addr != netip.MustParseAddr("10.1.1.1").As16() {
		t.Errorf("event %+v", event)
	}
	_, event = b.run(enforced["udplite denied"].packet.bytes())
	if event == nil || event.Proto != unix.IPPROTO_UDPLITE {
		t.Errorf("event %+v", event)
	}
}

func TestEgressSocketClasses(t *testing.T) {
	b := newBench(t)
	for class, names := range map[uint8][]string{
		1 << 0: {"icmp", "icmp6"}, 1 << 1: {"udplite undeclared"}, 1 << 2: {"sctp", "sctp6"},
		1 << 3: {"icmp", "icmp6", "udplite undeclared", "sctp", "gre", "ip in ip"},
	} {
		b.settings(Settings{Mode: ModeEnforce, SocketClasses: class})
		for _, name := range names {
			if passed, event := b.run(enforced[name].packet.bytes()); !passed {
				t.Errorf("class %d: %s is refused: %+v", class, name, event)
			}
		}
		if passed, _ := b.run(enforced["udplite denied"].packet.bytes()); passed {
			t.Errorf("class %d lets a denied destination pass", class)
		}
	}
}

func TestEgressSparesRepliesToInbound(t *testing.T) {
	b := newBench(t)
	reply := v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagACK)}.bytes()
	dial := v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagSYN)}.bytes()
	flow := FlowKey{RemoteAddr: netip.MustParseAddr("10.1.1.1").As16(), RemotePort: bigEndian(7000), LocalPort: bigEndian(40000)}
	b.must(b.set.Maps["inbound_flows"].Put(flow, uint8(1)))
	b.settings(Settings{Mode: ModeEnforce})
	if passed, event := b.run(reply); !passed || event != nil {
		t.Errorf("a reply is refused: %+v", event)
	}
	if passed, _ := b.run(dial); passed {
		t.Error("a new connection passes as a reply")
	}
	b.settings(Settings{Mode: ModeEnforce, Flags: SetInboundByRule})
	if passed, _ := b.run(reply); passed {
		t.Error("inbound_by_rule has no effect")
	}
}

// No packet of the session comes from a resolver, whatever its destination and format.
func TestEgressRefusesTheNameOfAResolver(t *testing.T) {
	for name, c := range map[string]struct {
		packet interface{ bytes() []byte }
		passes bool
	}{
		"datagram":          {v4{dst: "10.1.1.2", proto: 17, payload: datagram(7001)}, false},
		"answer on TCP":     {v4{dst: "10.1.1.2", proto: 6, payload: tcp(7001, flagSYN|flagACK)}, false},
		"reply to inbound":  {v4{dst: "10.1.1.1", proto: 6, payload: tcp(7000, flagACK)}, false},
		"with options":      {v4{dst: "10.1.1.2", proto: 17, options: timestamp, payload: datagram(7001)}, false},
		"undeclared":        {v4{dst: "10.1.1.9", proto: 17, payload: datagram(7001)}, false},
		"IPv6":              {v6{dst: "fd00::2", next: 17, payload: datagram(7001)}, false},
		"IPv6 with headers": {v6{dst: "fd00::2", next: 17, headers: []header{destination()}, payload: datagram(7001)}, false},
		"not a port of it":  {v4{dst: "10.1.1.2", proto: 17, payload: append([]byte{0, 53}, datagram(7001)[2:]...)}, true},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			for _, resolver := range []string{"10.0.0.9", "fd00::9"} {
				key := RuleKey{Addr: netip.MustParseAddr(resolver).As16(), Port: bigEndian(40000)}
				b.must(b.set.Maps["rules"].Put(key, Rule{Rule: 9, Action: RuleDeny}))
			}
			flow := FlowKey{RemoteAddr: netip.MustParseAddr("10.1.1.1").As16(), RemotePort: bigEndian(7000), LocalPort: bigEndian(40000)}
			b.must(b.set.Maps["inbound_flows"].Put(flow, uint8(1)))
			b.settings(Settings{Mode: ModeEnforce})
			passed, event := b.run(c.packet.bytes())
			if passed != c.passes {
				t.Errorf("passes: %v", passed)
			}
			if !c.passes && (event == nil || event.Reason != ReasonResolverSource || event.Rule != 9) {
				t.Errorf("the event is %+v", event)
			}
			b.settings(Settings{Mode: ModeObserve})
			if passed, event := b.run(c.packet.bytes()); !passed || !c.passes && event.Verdict != VerdictWouldBlock {
				t.Errorf("observe: passes %v with %+v", passed, event)
			}
		})
	}
}

// If every resolver uses port 53, a packet from there is still refused.
func TestEgressRefusesTheNameOfAResolverAtPort53(t *testing.T) {
	b := newBench(t)
	for _, port := range []uint16{53, 40000} {
		key := RuleKey{Addr: netip.MustParseAddr("10.0.0.9").As16(), Port: bigEndian(port)}
		b.must(b.set.Maps["rules"].Put(key, Rule{Rule: 9, Action: RuleDeny}))
	}
	from53 := v4{dst: "10.1.1.2", proto: 17, payload: append([]byte{0, 53}, datagram(7001)[2:]...)}.bytes()
	fromOther := v4{dst: "10.1.1.2", proto: 17, payload: datagram(7001)}.bytes()
	for _, flags := range []uint32{0, SetResolversAt53} {
		b.settings(Settings{Mode: ModeEnforce, Flags: flags})
		if passed, event := b.run(from53); passed || event == nil || event.Reason != ReasonResolverSource {
			t.Errorf("flags %d: a packet from port 53 passes %v with %+v", flags, passed, event)
		}
		if passed, _ := b.run(fromOther); passed != (flags != 0) {
			t.Errorf("flags %d: a packet from another port passes: %v", flags, passed)
		}
	}
}

func TestEgressRanges(t *testing.T) {
	b := newBench(t)
	ranges := b.set.Maps["ranges"]
	network := netip.MustParseAddr("10.2.0.0").As16()
	b.must(ranges.Put(RangeKey{Prefixlen: 32 + 96 + 16, Addr: network}, Rule{Rule: 20, Action: RuleDeny}))
	b.must(ranges.Put(RangeKey{Prefixlen: 32 + 96 + 24, Proto: 6, Port: bigEndian(443), Addr: netip.MustParseAddr("10.3.1.0").As16()},
		Rule{Rule: 21, Action: RuleDeny}))
	b.settings(Settings{Mode: ModeEnforce, RangeClasses: 1<<0 | 1<<2})
	for _, test := range []struct {
		dst    string
		port   uint16
		passes bool
	}{
		{"10.2.200.1", 5, false}, {"10.2.0.0", 80, false}, {"10.1.255.255", 80, true}, {"10.3.0.0", 443, true},
		{"10.3.1.77", 443, false}, {"10.3.1.77", 444, true}, {"10.3.2.1", 443, true}, {"127.0.0.1", 443, true},
	} {
		if passed, event := b.run(v4{dst: test.dst, proto: 6, payload: tcp(test.port, flagSYN)}.bytes()); passed != test.passes {
			t.Errorf("%s:%d: passed %v, %+v", test.dst, test.port, passed, event)
		}
	}
	if passed, _ := b.run(v4{dst: "10.2.3.4", proto: 17, payload: datagram(53)}.bytes()); passed {
		t.Error("a range of every protocol lets UDP pass")
	}
}

func TestEgressWithoutSettingsPassesAndCounts(t *testing.T) {
	b := newBench(t)
	passed, event := b.run(enforced["tcp denied"].packet.bytes())
	if !passed || event != nil || b.counters().PassedOver != 1 {
		t.Errorf("passed %v, event %+v, counters %+v", passed, event, b.counters())
	}
}

// A full ring loses events, which are counted, but never changes a verdict.
func TestEgressFullRing(t *testing.T) {
	b := newBench(t)
	b.settings(Settings{Mode: ModeEnforce})
	packet := enforced["tcp denied"].packet.bytes()
	const runs = 2000
	for range runs {
		verdict, err := b.set.Programs["egress"].Run(&ebpf.RunOptions{Data: packet})
		b.must(err)
		if verdict&1 != 0 {
			t.Fatal("a full ring let a denied packet pass")
		}
	}
	var perCPU []Counters
	b.must(b.set.Maps["counters"].Lookup(uint32(HookEgress), &perCPU))
	var sum Counters
	for _, c := range perCPU {
		sum.Block += c.Block
		sum.Emitted += c.Emitted
		sum.Dropped += c.Dropped
		sum.Folded += c.Folded
	}
	if sum.Block != runs || sum.Dropped == 0 || sum.Emitted+sum.Dropped+sum.Folded != runs {
		t.Errorf("counters %+v", sum)
	}
}
