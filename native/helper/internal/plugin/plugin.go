// Package plugin runs awf's plugins: programs that offer operations over gRPC (proto/plugin.proto). Each runs in a
// sandbox of its own, from its first use until the server ends; one that has ended is started again at its next use.
//
// Failure: fails closed. A program that another user or a tool may change, or that anybody could call, is not used. What
// a plugin does wrong is an error of the call concerned.
package plugin

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"netmon/helper/internal/callcgroup"
	"netmon/helper/internal/pluginpb"
	"netmon/helper/internal/sandbox"
)

type jsonText = json.RawMessage

// Spec is a plugin as netmon has found and configured it.
type Spec struct {
	Name string `json:"name"`
	// Program is the absolute path of awf-plugin-NAME.
	Program string `json:"program"`
	// Expose names the operations that become tools.
	Expose []string            `json:"expose"`
	Config map[string]jsonText `json:"config"`
	// Environment names the variables that it gets besides the usual ones.
	Environment []string `json:"environment"`
	// Readable are trees that it reads although tools do not, Writable what it may change.
	Readable []string `json:"readable"`
	Writable []string `json:"writable"`
}

// Check tells whether a specification can be used at all.
func (s *Spec) Check() error {
	for _, path := range append([]string{s.Program}, append(s.Readable, s.Writable...)...) {
		if !filepath.IsAbs(path) {
			return fmt.Errorf("plugin %q: %q is not an absolute path", s.Name, path)
		}
	}
	return nil
}

// Host is what plugins get from the server.
type Host struct {
	// Directory is for their sockets and temporary files; its path is short.
	Directory string
	starts    atomic.Int64
	// Unsafe are trees in which no plugin may stand.
	Unsafe []string
	// Plan is the confinement of a plugin, whose program is at this path, and its working directory.
	Plan func(plugin *Spec, program string) (sandbox.Plan, string)
	// Env is an environment with these variables and the usual ones.
	Env func(names []string) []string
	// Calls is where a plugin gets a cgroup of its own; "": nowhere.
	Calls string
	// Say writes a line for a person.
	Say func(string)
}

const (
	firstBackoff = time.Second
	maxBackoff   = 30 * time.Second
	// steadyTime is how long a plugin has to run for its next end to count as the first.
	steadyTime = 30 * time.Second
	// maxCalls of one plugin run at a time; more wait.
	maxCalls = 16
)

// Plugin is one plugin, running or not.
type Plugin struct {
	spec Spec
	host *Host
	log  *printed
	// calls has one entry for each call under way.
	calls chan struct{}

	mutex   sync.Mutex
	process *process
	closed  bool
	started time.Time
	// failures in a row, and until when the next start waits because of them.
	failures int
	notUntil time.Time
	problem  error
}

// New starts nothing.
func New(spec Spec, host *Host) *Plugin {
	say := func(line string) { host.Say(fmt.Sprintf("plugin %s: %s", spec.Name, line)) }
	return &Plugin{spec: spec, host: host, log: &printed{say: say}, calls: make(chan struct{}, maxCalls)}
}

// Spec is what the plugin was made of.
func (p *Plugin) Spec() *Spec { return &p.spec }

// Say writes a line on this plugin for a person.
func (p *Plugin) Say(line string) { p.log.line(line) }

// running gives the process. It is started where there is none; after failures in a row only when some time has passed.
func (p *Plugin) running(ctx context.Context) (*process, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.closed {
		return nil, errors.New("the server ends")
	}
	if p.process != nil {
		if !p.process.hasEnded(0) {
			return p.process, nil
		}
		p.failed(fmt.Errorf("it has ended: %s", p.process.how))
		p.process.kill()
		p.process = nil
	}
	if wait := time.Until(p.notUntil); wait > 0 {
		return nil, fmt.Errorf("it is started again in %s at the earliest; last, %w", wait.Round(100*time.Millisecond), p.problem)
	}
	started, err := p.start(ctx)
	if err != nil {
		if ctx.Err() == nil {
			p.failed(err)
		}
		return nil, err
	}
	p.process, p.started = started, time.Now()
	return started, nil
}

// failed lets the first start after a time without failures come at once.
func (p *Plugin) failed(problem error) {
	if time.Since(p.started) > steadyTime && !p.started.IsZero() {
		p.failures = 0
	}
	p.problem = problem
	if p.failures > 0 {
		p.notUntil = time.Now().Add(min(maxBackoff, firstBackoff<<min(p.failures-1, 10)))
	}
	p.failures++
}

// Description is what a plugin says of itself.
type Description struct {
	Version    string
	Operations []*pluginpb.OperationSchema
}

// Describe asks the plugin what it can do.
func (p *Plugin) Describe(ctx context.Context) (Description, error) {
	running, err := p.running(ctx)
	if err != nil {
		return Description{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	listed, err := call[pluginpb.ListOperationsRequest, pluginpb.ListOperationsResponse](ctx, running,
		"plugin.v1.OperationService/ListOperations", &pluginpb.ListOperationsRequest{})
	if err != nil {
		return Description{}, fmt.Errorf("ListOperations: %w", err)
	}
	operations := listed.GetOperations()
	for i, listed := range operations {
		if listed.GetDescription() != "" || len(listed.GetInputs()) > 0 {
			continue
		}
		// some say more where they are asked for one
		if one, err := call[pluginpb.GetOperationRequest, pluginpb.GetOperationResponse](ctx, running,
			"plugin.v1.OperationService/GetOperation", &pluginpb.GetOperationRequest{Name: listed.GetName()}); err == nil &&
			one.GetOperation().GetName() == listed.GetName() {
			operations[i] = one.GetOperation()
		}
	}
	return Description{running.info.GetVersion(), operations}, nil
}

// Execute calls the operation of a tool, and says in which cgroup the plugin is, where it has one of its own.
func (p *Plugin) Execute(ctx context.Context, tool *Tool, arguments json.RawMessage) (*pluginpb.ExecuteResponse, callcgroup.Answer, error) {
	var in callcgroup.Answer
	inputs, err := tool.inputs(arguments)
	if err != nil {
		return nil, in, err
	}
	select {
	case p.calls <- struct{}{}:
		defer func() { <-p.calls }()
	case <-ctx.Done():
		return nil, in, fmt.Errorf("plugin %s: %d calls are under way: %w", p.spec.Name, maxCalls, ctx.Err())
	}
	running, err := p.running(ctx)
	if err != nil {
		return nil, in, fmt.Errorf("plugin %s: %w", p.spec.Name, err)
	}
	response, err := call[pluginpb.ExecuteRequest, pluginpb.ExecuteResponse](ctx, running,
		"plugin.v1.OperationService/Execute", &pluginpb.ExecuteRequest{Operation: tool.Operation, Inputs: inputs})
	if err != nil {
		err = fmt.Errorf("plugin %s: %w", p.spec.Name, err)
	}
	return response, running.cgroup, err
}

// Close ends the plugin, and leaves nothing of it.
func (p *Plugin) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.closed = true
	if p.process != nil {
		p.process.shutdown()
		p.process = nil
	}
}
