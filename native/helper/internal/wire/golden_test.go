package wire

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"netmon/helper/internal/helperpb"
)

// The golden frames are read by Go and by TypeScript: NAME.bin is a complete frame with its length prefix, and
// NAME.json describes it: {"message": type, "value": proto3 JSON}.
const goldenDir = "../../../../proto/golden"

var update = flag.Bool("update", false, "write proto/golden anew")

var golden = map[string]proto.Message{
	"hello": &helperpb.Hello{ProtocolVersion: 1, LayoutVersion: 1, HelperVersion: "0.1.0"},
	"request-probe": &helperpb.Request{Call: &helperpb.Request_Probe{
		Probe: &helperpb.ProbeRequest{Bpffs: "/sys/fs/bpf"}}},
	"request-probe-empty": &helperpb.Request{Call: &helperpb.Request_Probe{Probe: &helperpb.ProbeRequest{}}},
	"request-load": &helperpb.Request{Call: &helperpb.Request_Load{Load: &helperpb.LoadRequest{
		MaxRules: 131072, MaxRanges: 1024, MaxServers: 64, RingBytes: 8 << 20, UnixHooks: true}}},
	"request-attach": &helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: "/sys/fs/cgroup/agent.slice/änd.scope", CgroupId: 1<<63 + 5, PinDir: "/sys/fs/bpf/netmon/s1"}}},
	"request-adopt": &helperpb.Request{Call: &helperpb.Request_Adopt{Adopt: &helperpb.AdoptRequest{PinDir: "/sys/fs/bpf/netmon/s1"}}},
	"request-load-shared": &helperpb.Request{Call: &helperpb.Request_Load{Load: &helperpb.LoadRequest{
		MaxRules: 16384, RingBytes: 1 << 20, Shared: true}}},
	"request-attach-shared": &helperpb.Request{Call: &helperpb.Request_Attach{Attach: &helperpb.AttachRequest{
		Cgroup: "/sys/fs/cgroup/agent", CgroupId: 77, Session: 1<<32 - 1}}},
	"request-adopt-shared": &helperpb.Request{Call: &helperpb.Request_Adopt{Adopt: &helperpb.AdoptRequest{
		PinDir: "/sys/fs/bpf/netmon/s1", Cgroup: "/sys/fs/cgroup/agent", Shared: true}}},
	"request-release": &helperpb.Request{Call: &helperpb.Request_Release{Release: &helperpb.ReleaseRequest{Session: 3}}},
	"request-detach":  &helperpb.Request{Call: &helperpb.Request_Detach{Detach: &helperpb.DetachRequest{PinDir: "/sys/fs/bpf/netmon/s1"}}},
	"request-canary": &helperpb.Request{Call: &helperpb.Request_Canary{Canary: &helperpb.CanaryRequest{
		Cgroup: "/sys/fs/cgroup/agent", CgroupId: 77, Addr: []byte{127, 9, 8, 7}, Port: 65535, EgressPort: 1,
		Addr6: append(make([]byte, 15), 1)}}},
	"request-destroy": &helperpb.Request{Call: &helperpb.Request_Destroy{Destroy: &helperpb.DestroyRequest{
		Cgroup: "/sys/fs/cgroup/agent", Inbound: true, Destinations: []*helperpb.Destination{
			{Addr: mapped(10, 0, 0, 1), Port: 443, Proto: 6}, {Port: 53}, {}}}}},
	"request-sockets": &helperpb.Request{Call: &helperpb.Request_Sockets{Sockets: &helperpb.SocketsRequest{Cgroup: "/sys/fs/cgroup/agent"}}},
	"request-listeners": &helperpb.Request{Call: &helperpb.Request_Sockets{Sockets: &helperpb.SocketsRequest{
		Cgroup: "/sys/fs/cgroup/agent", Listeners: true, Known: []uint64{1, 1<<32 - 1}, Own: []uint64{7, 300}}}},
	"request-plain-http": &helperpb.Request{Call: &helperpb.Request_PlainHttp{PlainHttp: &helperpb.PlainHttpRequest{
		Cgroup: "/sys/fs/cgroup/agent", CgroupId: 1<<53 + 1}}},
	"reply-plain-http": &helperpb.Reply{
		Result: &helperpb.Reply_PlainHttp{PlainHttp: &helperpb.PlainHttpReply{}},
		Fds:    []string{"link:plain_http", "map:requests", "map:unread"},
	},
	"reply-error": &helperpb.Reply{Result: &helperpb.Reply_Error{Error: &helperpb.Error{
		Code: "load", Message: "the kernel refuses", Hook: "connect4", Detail: strings.Repeat("R1 type=ctx\n", 400)}}},
	"reply-load": &helperpb.Reply{
		Result: &helperpb.Reply_Load{Load: &helperpb.LoadReply{
			Hooks:   []string{"sock_create", "connect4", "egress"},
			Missing: []*helperpb.Feature{{Name: "hook:connect_unix", Answer: helperpb.Answer_ANSWER_NO, Why: "needs Linux 6.7"}},
		}},
		Fds: []string{"map:active", "map:events", "map:rules"},
	},
	"reply-load-shared": &helperpb.Reply{Result: &helperpb.Reply_Load{Load: &helperpb.LoadReply{
		Hooks: []string{"egress"}, SetRetval: true, Session: 3}}},
	"reply-adopt-shared": &helperpb.Reply{Result: &helperpb.Reply_Adopt{Adopt: &helperpb.AdoptReply{
		CgroupId: 77, Hooks: []string{"egress"}, SetRetval: true, MadeMaps: []string{"counters"}, Session: 4}}},
	"reply-release": &helperpb.Reply{Result: &helperpb.Reply_Release{Release: &helperpb.ReleaseReply{Ended: true}}},
	"reply-attach": &helperpb.Reply{
		Result: &helperpb.Reply_Attach{Attach: &helperpb.AttachReply{CgroupId: 77, Hooks: []string{"connect4"}}},
		Fds:    []string{"link:connect4"},
	},
	"reply-probe": &helperpb.Reply{Result: &helperpb.Reply_Probe{Probe: &helperpb.ProbeReply{Features: []*helperpb.Feature{
		{Name: "ringbuf", Answer: helperpb.Answer_ANSWER_YES}, {Name: "lockdown", Why: "not mounted"}}}}},
	"reply-detach": &helperpb.Reply{Result: &helperpb.Reply_Detach{Detach: &helperpb.DetachReply{Links: 8, Maps: 12}}},
	"reply-canary": &helperpb.Reply{Result: &helperpb.Reply_Canary{Canary: &helperpb.CanaryReply{
		CouldEnter: true, Attempts: []*helperpb.CanaryAttempt{{Hook: "connect4", Err: 1}, {Hook: "egress"}}}}},
	"reply-destroy": &helperpb.Reply{Result: &helperpb.Reply_Destroy{Destroy: &helperpb.DestroyReply{
		Supported: true, Ended: 1, Sockets: []*helperpb.DestroyedSocket{
			{RemoteAddr: mapped(10, 0, 0, 1), RemotePort: 443, LocalPort: 50000, Proto: 6}}}}},
	"reply-sockets": &helperpb.Reply{Result: &helperpb.Reply_Sockets{Sockets: &helperpb.SocketsReply{
		CgroupIds: true, LocalAddrs: [][]byte{mapped(127, 0, 0, 1)}, Sockets: []*helperpb.OpenSocket{{
			Family: "inet", Proto: 6, State: "established", LocalAddr: mapped(10, 0, 0, 2), LocalPort: 50000,
			RemoteAddr: mapped(10, 0, 0, 1), RemotePort: 443, Inode: 1 << 40, CgroupId: 1<<53 + 1, Pid: 4711, Foreign: true}}}}},
}

func mapped(a, b, c, d byte) []byte { return append(append(make([]byte, 10), 0xff, 0xff), a, b, c, d) }

type description struct {
	Message string          `json:"message"`
	Value   json.RawMessage `json:"value"`
}

func describe(t *testing.T, message proto.Message) []byte {
	t.Helper()
	value, err := protojson.Marshal(message)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.MarshalIndent(description{string(message.ProtoReflect().Descriptor().Name()), value}, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return append(text, '\n')
}

func TestGoldenFrames(t *testing.T) {
	for name, message := range golden {
		frame, err := Encode(message)
		if err != nil {
			t.Fatal(err)
		}
		base := filepath.Join(goldenDir, name)
		if *update {
			if err := os.MkdirAll(goldenDir, 0o755); err != nil {
				t.Fatal(err)
			}
			for path, content := range map[string][]byte{base + ".bin": frame, base + ".json": describe(t, message)} {
				if err := os.WriteFile(path, content, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
		stored, err := os.ReadFile(base + ".bin")
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(stored, frame) {
			t.Errorf("%s: this build writes another frame", name)
		}
	}
}

// Every stored frame, whoever made it, matches its description.
func TestGoldenDescriptions(t *testing.T) {
	files, err := filepath.Glob(goldenDir + "/*.json")
	if err != nil || len(files) < len(golden) {
		t.Fatalf("%d descriptions, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var d description
		if err := json.Unmarshal(text, &d); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		kind, err := protoregistry.GlobalTypes.FindMessageByName(protoreflect.FullName("netmon.helper.v1." + d.Message))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		want, got := kind.New().Interface(), kind.New().Interface()
		if err := protojson.Unmarshal(d.Value, want); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		frame, err := os.ReadFile(strings.TrimSuffix(file, ".json") + ".bin")
		if err != nil {
			t.Fatal(err)
		}
		near, far := pair(t)
		if err := far.write(frame); err != nil {
			t.Fatal(err)
		}
		if err := near.Receive(got); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if !proto.Equal(got, want) {
			t.Errorf("%s: the frame holds %v", file, got)
		}
	}
}
