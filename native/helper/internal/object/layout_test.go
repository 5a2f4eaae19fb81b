package object

import (
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/cilium/ebpf"
	"github.com/cilium/ebpf/btf"
)

// Every struct shared between languages, keyed by its name in bpf/netmon.h. Both objects must agree.
var mirrors = map[string]any{
	"netmon_settings": Settings{}, "netmon_rule_key": RuleKey{}, "netmon_range_key": RangeKey{},
	"netmon_rule": Rule{}, "netmon_unix_key": UnixKey{}, "netmon_flow_key": FlowKey{},
	"netmon_counters": Counters{}, "netmon_server_counters": ServerCounters{}, "netmon_event": Event{},
	"netmon_unix_event": UnixEvent{}, "netmon_redirect": Redirect{}, "netmon_original": Original{},
	"netmon_sk_redirect": SkRedirect{}, "netmon_redirect_counters": RedirectCounters{}, "netmon_sk_flow": SkFlow{}, "netmon_quiet_counters": QuietCounters{},
	"netmon_fold_key": FoldKey{}, "netmon_fold": Fold{},
}

func objects(t *testing.T) []*ebpf.CollectionSpec {
	t.Helper()
	inet, err := LoadNetmon()
	if err != nil {
		t.Fatal(err)
	}
	unixSpec, err := LoadNetmonUnix()
	if err != nil {
		t.Fatal(err)
	}
	return []*ebpf.CollectionSpec{inet, unixSpec}
}

func TestStructsMatchBTF(t *testing.T) {
	seen := map[string]bool{}
	for _, spec := range objects(t) {
		for name, mirror := range mirrors {
			var kernel *btf.Struct
			if err := spec.Types.TypeByName(name, &kernel); err != nil {
				continue // not used by this object
			}
			seen[name] = true
			compareStruct(t, name, kernel, reflect.TypeOf(mirror))
		}
	}
	for name := range mirrors {
		if !seen[name] {
			t.Errorf("struct %s is in no object", name)
		}
	}
}

func compareStruct(t *testing.T, name string, kernel *btf.Struct, mirror reflect.Type) {
	t.Helper()
	if uintptr(kernel.Size) != mirror.Size() {
		t.Errorf("%s has %d bytes, the mirror %d", name, kernel.Size, mirror.Size())
	}
	if len(kernel.Members) != mirror.NumField() {
		t.Errorf("%s has %d members, the mirror %d", name, len(kernel.Members), mirror.NumField())
		return
	}
	for i, member := range kernel.Members {
		field := mirror.Field(i)
		size, err := btf.Sizeof(member.Type)
		if err != nil {
			t.Fatal(err)
		}
		if snake(field.Name) != member.Name {
			t.Errorf("%s: member %d is %s, the mirror has %s", name, i, member.Name, field.Name)
		}
		if member.Offset.Bytes() != uint32(field.Offset) || uintptr(size) != field.Type.Size() {
			t.Errorf("%s.%s: offset %d size %d, the mirror has %d and %d", name, member.Name,
				member.Offset.Bytes(), size, field.Offset, field.Type.Size())
		}
	}
}

func snake(name string) string {
	var out strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			out.WriteByte('_')
		}
		out.WriteRune(unicode.ToLower(r))
	}
	return out.String()
}

// Padding must be explicit: it is part of map keys, which are compared as bytes.
func TestStructsHaveNoHoles(t *testing.T) {
	for name, mirror := range mirrors {
		kind := reflect.TypeOf(mirror)
		var sum uintptr
		for field := range kind.NumField() {
			sum += kind.Field(field).Type.Size()
		}
		// UnixEvent ends with bytes after its last member, which are never compared
		if sum != kind.Size() && name != "netmon_unix_event" {
			t.Errorf("%s: members have %d bytes, the struct %d", name, sum, kind.Size())
		}
	}
}

var defines = map[string]int{
	"NETMON_LAYOUT_VERSION": LayoutVersion, "NETMON_COMM_LEN": commLen, "NETMON_UNIX_PATH_MAX": unixPathMax,
	"NETMON_HOOK_MAX": HookCount, "NETMON_MODE_OBSERVE": ModeObserve, "NETMON_MODE_ENFORCE": ModeEnforce,
	"NETMON_RULE_ALLOW": RuleAllow, "NETMON_RULE_DENY": RuleDeny, "NETMON_RULE_F_EGRESS_ONLY": RuleEgressOnly,
	"NETMON_RULE_F_CANARY": RuleCanary, "NETMON_ALLOW": VerdictAllow, "NETMON_BLOCK": VerdictBlock,
	"NETMON_WOULD_BLOCK": VerdictWouldBlock, "NETMON_REASON_RULE": ReasonRule,
	"NETMON_REASON_UNDECLARED": ReasonUndeclared, "NETMON_REASON_SOCKET_TYPE": ReasonSocketType,
	"NETMON_REASON_SOURCE_ROUTE": ReasonSourceRoute, "NETMON_REASON_FRAGMENT": ReasonFragment,
	"NETMON_REASON_MALFORMED": ReasonMalformed, "NETMON_REASON_UNIX_PATH": ReasonUnixPath,
	"NETMON_REASON_UNREDIRECTED": ReasonUnredirected, "NETMON_REASON_RESOLVER_SOURCE": ReasonResolverSource,
	"NETMON_REASON_INTERNAL": ReasonInternal,
	"NETMON_RULE_F_REPORT":   RuleReport, "NETMON_RULE_F_EVERY_MODE": RuleEveryMode,
	"NETMON_HOOK_CONNECT4": HookConnect4,
	"NETMON_HOOK_CONNECT6": HookConnect6, "NETMON_HOOK_SENDMSG4": HookSendmsg4, "NETMON_HOOK_SENDMSG6": HookSendmsg6,
	"NETMON_SET_REDIRECT": SetRedirect, "NETMON_REDIRECT_REQUIRED": RedirectRequired,
	"NETMON_REASON_TRANSLATED": ReasonTranslated, "NETMON_HOOK_EGRESS": HookEgress,
	"NETMON_SET_FAIL_CLOSED": SetFailClosed, "NETMON_SET_EVENTS_ALL": SetEventsAll,
	"NETMON_SET_INBOUND_BY_RULE": SetInboundByRule, "NETMON_SET_NO_EVENTS": SetNoEvents,
	"NETMON_SET_RESOLVERS_AT_53": SetResolversAt53,
}

func TestNumbersMatchTheHeader(t *testing.T) {
	header, err := os.ReadFile("../../../../bpf/netmon.h")
	if err != nil {
		t.Fatal(err)
	}
	pattern := regexp.MustCompile(`(?m)^\s*(?:#define )?(NETMON_[A-Z0-9_]+)(?: =)? (?:(\d+) << )?(\d+)`)
	found := map[string]int{}
	for _, match := range pattern.FindAllStringSubmatch(string(header), -1) {
		value, _ := strconv.Atoi(match[3])
		if match[2] != "" {
			base, _ := strconv.Atoi(match[2])
			value = base << value
		}
		found[match[1]] = value
	}
	for name, mirror := range defines {
		if value, known := found[name]; !known || value != mirror {
			t.Errorf("%s is %d (found: %v), the mirror has %d", name, value, known, mirror)
		}
	}
}

func TestHooksMatchTheObjects(t *testing.T) {
	specs := objects(t)
	programs := 0
	for _, spec := range specs {
		programs += len(spec.Programs)
	}
	if programs != len(Hooks) {
		t.Errorf("the objects have %d programs, the list %d hooks", programs, len(Hooks))
	}
	for _, hook := range Hooks {
		program := specs[hook.object].Programs[hook.Program]
		if program == nil {
			t.Errorf("no program %s", hook.Program)
			continue
		}
		if program.Type != hook.Type || program.AttachType != hook.Attach {
			t.Errorf("%s is %s at %s, the list says %s at %s", hook.Program, program.Type, program.AttachType,
				hook.Type, hook.Attach)
		}
	}
}

func TestBothObjectsHaveTheSameMaps(t *testing.T) {
	specs := objects(t)
	for name, spec := range specs[0].Maps {
		if !isSessionMap(name) {
			continue
		}
		other := specs[1].Maps[name]
		if other == nil {
			t.Errorf("the AF_UNIX object has no map %s", name)
			continue
		}
		if spec.Type != other.Type || spec.KeySize != other.KeySize || spec.ValueSize != other.ValueSize ||
			spec.Flags != other.Flags {
			t.Errorf("map %s differs: %v and %v", name, spec, other)
		}
	}
}

func TestLicenseIsCompatible(t *testing.T) {
	for _, spec := range objects(t) {
		for name, program := range spec.Programs {
			if program.License != "Dual BSD/GPL" {
				t.Errorf("%s has license %q", name, program.License)
			}
		}
	}
}

// The kernel refuses an inner map whose size differs from its template's, where that is an array.
func TestTemplatesAreAsLargeAsTheSessionsArrays(t *testing.T) {
	const servers = 4096
	shared, err := readSpecs(sharedSpecs)
	if err != nil {
		t.Fatal(err)
	}
	own, err := readSpecs(ownSpecs)
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for name, spec := range shared.sessionMaps() {
		if spec.InnerMap == nil {
			continue
		}
		asTemplate(name, spec.InnerMap, servers)
		wanted := own.sessionMaps()[name].MaxEntries
		if name == "server_counters" {
			wanted = servers
		}
		switch spec.InnerMap.Type {
		case ebpf.Array, ebpf.PerCPUArray:
			compared++
			if spec.InnerMap.MaxEntries != wanted {
				t.Errorf("the template of %s has %d entries, the sessions' have %d", name, spec.InnerMap.MaxEntries, wanted)
			}
		}
	}
	if compared == 0 {
		t.Error("no map of a session is an array")
	}
}
