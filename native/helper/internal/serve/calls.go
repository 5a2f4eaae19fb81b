package serve

import (
	"maps"
	"slices"
	"strings"

	"netmon/helper/internal/attach"
	"netmon/helper/internal/canary"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/inputs"
	"netmon/helper/internal/object"
	"netmon/helper/internal/openings"
	"netmon/helper/internal/plainhttp"
	"netmon/helper/internal/probe"
	"netmon/helper/internal/sockets"
)

func (s *Server) call(request *helperpb.Request) (*outcome, error) {
	switch call := request.Call.(type) {
	case *helperpb.Request_Probe:
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Probe{Probe: probe.Run(call.Probe.Bpffs)}}), nil
	case *helperpb.Request_Load:
		return s.load(call.Load)
	case *helperpb.Request_Attach:
		return s.attach(call.Attach)
	case *helperpb.Request_Adopt:
		return s.adopt(call.Adopt)
	case *helperpb.Request_Detach:
		return detach(call.Detach)
	case *helperpb.Request_Release:
		return s.release(call.Release), nil
	case *helperpb.Request_Canary:
		result, err := canary.Run(call.Canary)
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Canary{Canary: result}}), err
	case *helperpb.Request_Destroy:
		result, err := sockets.Destroy(call.Destroy)
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Destroy{Destroy: result}}), err
	case *helperpb.Request_Sockets:
		result, err := sockets.List(call.Sockets)
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Sockets{Sockets: result}}), err
	case *helperpb.Request_Inputs:
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Inputs{Inputs: inputs.Read(call.Inputs)}}), nil
	case *helperpb.Request_PlainHttp:
		return s.plainHTTP(call.PlainHttp)
	case *helperpb.Request_Coverage:
		result, err := openings.Check(call.Coverage)
		return reply(&helperpb.Reply{Result: &helperpb.Reply_Coverage{Coverage: result}}), err
	}
	return nil, fault.New("unknown_call", "this helper does not know the request: controller and helper are of "+
		"different versions, run `make build`")
}

func (s *Server) plainHTTP(request *helperpb.PlainHttpRequest) (*outcome, error) {
	attached, err := plainhttp.Attach(request.Cgroup, request.CgroupId)
	if err != nil {
		return nil, err
	}
	out := reply(&helperpb.Reply{Result: &helperpb.Reply_PlainHttp{PlainHttp: &helperpb.PlainHttpReply{}}})
	fds := attached.FDs()
	for _, name := range slices.Sorted(maps.Keys(fds)) {
		out.add(name, fds[name])
	}
	out.sent = attached.Close
	return out, nil
}

func detach(request *helperpb.DetachRequest) (*outcome, error) {
	removed, err := attach.Detach(request.PinDir)
	return reply(&helperpb.Reply{Result: &helperpb.Reply_Detach{Detach: &helperpb.DetachReply{
		Links: removed.Links, Maps: removed.Maps,
	}}}), err
}

func features(missing []object.Missing) []*helperpb.Feature {
	var all []*helperpb.Feature
	for _, one := range missing {
		all = append(all, &helperpb.Feature{
			Name: one.Name, Answer: helperpb.Answer_ANSWER_NO, Why: valid(one.Why),
		})
	}
	return all
}

func reply(message *helperpb.Reply) *outcome { return &outcome{reply: message} }

func (o *outcome) addMaps(set *object.Set) {
	for _, name := range set.MapNames() {
		o.add("map:"+name, set.Maps[name].FD())
	}
}

func (o *outcome) addLinks(links attach.Links) {
	for _, name := range links.HookNames() {
		o.add("link:"+name, links.FD(name))
	}
}

// valid makes the kernel's text valid for a proto3 string.
func valid(text string) string { return strings.ToValidUTF8(text, "?") }

func notLoaded() error { return fault.New("not_loaded", "Attach needs a Load before it") }
