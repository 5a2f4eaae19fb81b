package e2e

import (
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/rig"
)

const (
	canaryHost     = "127.110.101.116"
	canaryProtocol = 250 // unassigned (IANA)
)

// openCanary opens the listeners of a controller, so that attempts that get through are noticed.
func openCanary(t testing.TB, s *session) *helperpb.CanaryRequest {
	t.Helper()
	address := listen(t, canaryHost+":0")
	port, _ := strconv.Atoi(address[strings.LastIndex(address, ":")+1:])
	request := &helperpb.CanaryRequest{Cgroup: s.cgroup, CgroupId: s.id, Addr: []byte{127, 110, 101, 116},
		Port: uint32(port), Addr6: net.IPv6loopback.To16(), RawProtocol: canaryProtocol}
	for _, at := range []struct {
		host string
		port int
		keep *uint32
	}{{canaryHost, port, nil}, {"::1", port, nil}, {canaryHost, 0, &request.EgressPort}} {
		conn, err := net.ListenUDP("udp", &net.UDPAddr{IP: net.ParseIP(at.host), Port: at.port})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		if at.keep != nil {
			*at.keep = uint32(conn.LocalAddr().(*net.UDPAddr).Port)
		}
	}
	return request
}

func canaryRules(request *helperpb.CanaryRequest) map[string]object.Rule {
	port := ":" + strconv.Itoa(int(request.Port))
	refused := object.Rule{Rule: 9, Action: object.RuleDeny, Flags: object.RuleCanary}
	egress := refused
	egress.Flags |= object.RuleEgressOnly
	return map[string]object.Rule{
		canaryHost + port: refused, "[::1]" + port: refused,
		canaryHost + ":" + strconv.Itoa(int(request.EgressPort)): egress,
	}
}

func runCanary(t testing.TB, s *session, request *helperpb.CanaryRequest) map[string]uint32 {
	t.Helper()
	reply, _ := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Canary{Canary: request}})
	c := reply.GetCanary()
	if c == nil || !c.CouldEnter {
		t.Fatalf("canary: %v", reply)
	}
	results := map[string]uint32{}
	for _, attempt := range c.Attempts {
		results[attempt.Hook] = attempt.Err
	}
	return results
}

var canaryHooks = []string{"connect4", "connect6", "sendmsg4", "sendmsg6", "sock_create", "egress"}

func TestCanaryIsRefusedEverywhere(t *testing.T) {
	s := load(t, small)
	request := openCanary(t, s)
	s.apply(object.Settings{Mode: object.ModeObserve, CanaryProtocol: canaryProtocol}, canaryRules(request))
	if e := s.attach("").GetError(); e != nil {
		t.Fatal(e.Message)
	}
	results := runCanary(t, s, request)
	for _, hook := range canaryHooks {
		if err, tried := results[hook]; !tried || err != uint32(unix.EPERM) {
			t.Errorf("%s: tried %v, errno %d", hook, tried, err)
		}
	}
}

func TestCanaryReportsWhatGetsThrough(t *testing.T) {
	s := load(t, small)
	request := openCanary(t, s)
	rules := canaryRules(request)
	s.apply(object.Settings{Mode: object.ModeObserve}, rules)
	if e := s.attach("").GetError(); e != nil {
		t.Fatal(e.Message)
	}
	for destination := range rules {
		s.removeRule(destination)
	}
	results := runCanary(t, s, request)
	for _, hook := range canaryHooks {
		if err, tried := results[hook]; !tried || err != 0 {
			t.Errorf("%s: tried %v, errno %d", hook, tried, err)
		}
	}
	delete(rules, "[::1]:"+strconv.Itoa(int(request.Port)))
	request.Addr6 = nil
	if _, tried := runCanary(t, s, request)["sendmsg6"]; tried {
		t.Error("sendmsg6 is reported though it was not exercised")
	}
}

func TestCanaryRunsInTheCgroupItself(t *testing.T) {
	s := load(t, small)
	request := openCanary(t, s)
	s.apply(object.Settings{Mode: object.ModeObserve, CanaryProtocol: canaryProtocol}, canaryRules(request))
	if e := s.attach("").GetError(); e != nil {
		t.Fatal(e.Message)
	}
	other := *s
	other.cgroup, other.id = rig.Cgroup(t)
	request.Cgroup, request.CgroupId = other.cgroup, other.id
	if err := runCanary(t, &other, request)["connect4"]; err != 0 {
		t.Errorf("in another cgroup it is refused with %d", err)
	}
}

func TestCanarySaysWhenItCannotEnter(t *testing.T) {
	s := load(t, small)
	request := openCanary(t, s)
	if err := os.WriteFile(filepath.Join(s.cgroup, "cgroup.freeze"), []byte("1"), 0); err != nil {
		t.Fatal(err)
	}
	reply, _ := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Canary{Canary: request}})
	if c := reply.GetCanary(); c == nil || c.CouldEnter || !strings.Contains(c.Why, "frozen") {
		t.Errorf("frozen cgroup: %v", reply)
	}
	if err := os.WriteFile(filepath.Join(s.cgroup, "cgroup.freeze"), []byte("0"), 0); err != nil {
		t.Fatal(err)
	}
	// next to a threaded cgroup a new one is not a valid domain: it takes no process (cgroup-v2.rst, "Threads")
	rig.MakeCgroup(t, filepath.Join(s.cgroup, "threaded"))
	if err := os.WriteFile(filepath.Join(s.cgroup, "threaded", "cgroup.type"), []byte("threaded"), 0); err != nil {
		t.Fatal(err)
	}
	invalid := filepath.Join(s.cgroup, "invalid")
	request.CgroupId = rig.MakeCgroup(t, invalid)
	request.Cgroup = invalid
	reply, _ = s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Canary{Canary: request}})
	if c := reply.GetCanary(); c == nil || c.CouldEnter || !strings.Contains(c.Why, invalid) {
		t.Errorf("cgroup that takes no processes: %v", reply)
	}
}

func TestCanaryRefusesBadRequests(t *testing.T) {
	s := load(t, small)
	for name, request := range map[string]*helperpb.CanaryRequest{
		"not loopback": {Cgroup: s.cgroup, Addr: []byte{8, 8, 8, 8}, Port: 5},
		"no address":   {Cgroup: s.cgroup, Port: 5},
		"port 0":       {Cgroup: s.cgroup, Addr: []byte{127, 0, 0, 1}},
		"port 65536":   {Cgroup: s.cgroup, Addr: []byte{127, 0, 0, 1}, Port: 65536},
		"raw protocol": {Cgroup: s.cgroup, Addr: []byte{127, 0, 0, 1}, Port: 5, RawProtocol: 256},
		"mapped addr6": {Cgroup: s.cgroup, Addr: []byte{127, 0, 0, 1}, Port: 5, Addr6: net.ParseIP("127.0.0.1").To16()},
	} {
		reply, _ := s.helper.Call(&helperpb.Request{Call: &helperpb.Request_Canary{Canary: request}})
		if e := reply.GetError(); e == nil || e.Code != "EINVAL" {
			t.Errorf("%s: %v", name, reply)
		}
	}
}
