package object

// The Go side of bpf/netmon.h: same order, same sizes; ports are big endian. layout_test.go compares every
// struct with the BTF of the compiled object.

const (
	// LayoutVersion is NETMON_LAYOUT_VERSION.
	LayoutVersion = 1
	commLen       = 16
	unixPathMax   = 108
	// HookCount is NETMON_HOOK_MAX.
	HookCount = 9
)

// Values of bpf/netmon.h.
const (
	ModeObserve = 0
	ModeEnforce = 1

	RuleAllow = 1
	RuleDeny  = 2

	RuleEgressOnly = 1 << 0
	RuleCanary     = 1 << 1
	RuleReport     = 1 << 2
	RuleEveryMode  = 1 << 3

	VerdictAllow      = 1
	VerdictBlock      = 2
	VerdictWouldBlock = 3

	ReasonRule        = 1
	ReasonUndeclared  = 2
	ReasonSocketType  = 3
	ReasonSourceRoute = 4
	ReasonFragment    = 5
	ReasonMalformed   = 6
	ReasonUnixPath    = 7
	ReasonTranslated  = 8

	ReasonUnredirected   = 9
	ReasonResolverSource = 10
	ReasonInternal       = 11
	ReasonOwnListener    = 12

	HookConnect4 = 1
	HookConnect6 = 2
	HookSendmsg4 = 3
	HookSendmsg6 = 4

	HookEgress = 6

	SetFailClosed    = 1 << 0
	SetEventsAll     = 1 << 1
	SetInboundByRule = 1 << 2
	SetNoEvents      = 1 << 3
	SetRedirect      = 1 << 4
	SetResolversAt53 = 1 << 6

	RedirectRequired = 1 << 0
)

// Settings is struct netmon_settings.
type Settings struct {
	LayoutVersion  uint32
	Generation     uint32
	Mode           uint8
	RangeClasses   uint8
	SocketClasses  uint8
	CanaryProtocol uint8
	Flags          uint32
	DenyErrno      uint32
	CgroupLevel    uint32
	FoldNs         uint64
	CgroupId       uint64
}

// RuleKey is struct netmon_rule_key.
type RuleKey struct {
	Addr  [16]uint8
	Port  [2]uint8 // big endian
	Proto uint8
	Pad   uint8
}

// RangeKey is struct netmon_range_key.
type RangeKey struct {
	Prefixlen uint32
	Proto     uint8
	Pad       uint8
	Port      [2]uint8 // big endian
	Addr      [16]uint8
}

// Rule is struct netmon_rule.
type Rule struct {
	Rule   uint32
	Server uint32
	Action uint8
	Flags  uint8
	Pad    uint16
}

// UnixKey is struct netmon_unix_key.
type UnixKey struct {
	Prefixlen uint32
	Path      [unixPathMax]uint8
}

// FlowKey is struct netmon_flow_key.
type FlowKey struct {
	RemoteAddr [16]uint8
	RemotePort [2]uint8 // big endian
	LocalPort  [2]uint8 // big endian
}

// Counters is struct netmon_counters.
type Counters struct {
	Allow, Block, WouldBlock, Undeclared, Emitted, Folded, Dropped, Unparsed, Canary, PassedOver uint64
}

// ServerCounters is struct netmon_server_counters.
type ServerCounters struct {
	Allow, Block, WouldBlock uint64
}

// Redirect is struct netmon_redirect.
type Redirect struct {
	Addr  [16]uint8
	Port  [2]uint8 // big endian
	Flags uint8
	Pad   uint8
}

// Original is struct netmon_original.
type Original struct {
	Addr [16]uint8
	Port [2]uint8 // big endian
	Pad  uint16
}

// SkRedirect is struct netmon_sk_redirect.
type SkRedirect struct {
	Original, Target         [16]uint8
	OriginalPort, TargetPort [2]uint8 // big endian
	Pad                      uint32
}

// RedirectCounters is struct netmon_redirect_counters.
type RedirectCounters struct {
	Redirected, Unredirected uint64
}

// SkFlow is struct netmon_sk_flow.
type SkFlow struct {
	Addr                [16]uint8
	Port                [2]uint8 // big endian
	Refused, OwnerKnown uint8
	Generation          uint32
	CgroupId            uint64
	Pid, Parent, Uid    uint32
	Flags               uint8
	Pad                 [3]uint8
	Comm                [commLen]uint8
}

// QuietCounters is struct netmon_quiet_counters.
type QuietCounters struct {
	UdpConnects, Internal, Neighbours, OwnNamespace uint64
}

// Event is struct netmon_event.
type Event struct {
	Kind, Hook, Verdict, Reason, Proto, Flags uint8
	Port                                      [2]uint8 // big endian
	Addr                                      [16]uint8
	TimeNs                                    uint64
	CgroupId                                  uint64
	Generation, Rule, Server, Count           uint32
	Pid, Parent, Uid, Err                     uint32
	Comm                                      [commLen]uint8
}

// UnixEvent is struct netmon_unix_event.
type UnixEvent struct {
	Head    Event
	PathLen uint32
	Path    [unixPathMax]uint8
}

// FoldKey is struct netmon_fold_key.
type FoldKey struct {
	Addr              [16]uint8
	Port              [2]uint8 // big endian
	Proto, Verdict    uint8
	Rule, Pid, Reason uint32
}

// Fold is struct netmon_fold.
type Fold struct {
	SinceNs uint64
	Count   uint32
	Pad     uint32
}
