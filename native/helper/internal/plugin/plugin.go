// Package plugin runs awf's plugins: programs that offer operations over gRPC (proto/plugin.proto). Each runs in its
// own sandbox, from its first use until the server ends; a plugin that ended is started again at its next use.
//
// Fails closed: a program that another user or a tool can change, or that anybody could call, is not used. A plugin's
// mistake is an error of the call concerned.
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

// Spec is a plugin as found and configured by netmon.
type Spec struct {
	Name string `json:"name"`
	// Program is the absolute path of awf-plugin-NAME.
	Program string `json:"program"`
	// Expose names the operations that become tools.
	Expose []string            `json:"expose"`
	Config map[string]jsonText `json:"config"`
	// Environment names the variables that it gets in addition to the usual ones.
	Environment []string `json:"environment"`
	// Readable are trees that it may read although tools may not; Writable is what it may change.
	Readable []string `json:"readable"`
	Writable []string `json:"writable"`
}

// Check reports whether the specification can be used at all.
func (s *Spec) Check() error {
	for _, path := range append([]string{s.Program}, append(s.Readable, s.Writable...)...) {
		if !filepath.IsAbs(path) {
			return fmt.Errorf("plugin %q: %q is not an absolute path", s.Name, path)
		}
	}
	return nil
}

// Host is what the server provides to plugins.
type Host struct {
	// Directory holds their sockets and temporary files; its path is short.
	Directory string
	starts    atomic.Int64
	// Unsafe are trees in which no plugin may be.
	Unsafe []string
	// Plan returns the confinement of a plugin, whose program has this path, and its working directory.
	Plan func(plugin *Spec, program string) (sandbox.Plan, string)
	// Env returns an environment with these variables and the usual ones.
	Env func(names []string) []string
	// Calls is the socket at which a plugin gets its own cgroup; "": none.
	Calls string
	// Say writes a line for people.
	Say func(string)
}

const (
	firstBackoff = time.Second
	maxBackoff   = 30 * time.Second
	// steadyTime is the run time after which a failure counts as the first one again.
	steadyTime = 30 * time.Second
	// maxCalls is the maximum number of concurrent calls of a plugin; more wait.
	maxCalls = 16
)

// Plugin is one plugin, running or not.
type Plugin struct {
	spec Spec
	host *Host
	log  *printed
	// calls has one entry per call in progress.
	calls chan struct{}

	mutex   sync.Mutex
	process *process
	closed  bool
	started time.Time
	// failures is the number of consecutive failures; the next start waits until notUntil because of them.
	failures int
	notUntil time.Time
	problem  error
}

// New returns a plugin without starting it.
func New(spec Spec, host *Host) *Plugin {
	say := func(line string) { host.Say(fmt.Sprintf("plugin %s: %s", spec.Name, line)) }
	return &Plugin{spec: spec, host: host, log: &printed{say: say}, calls: make(chan struct{}, maxCalls)}
}

// Spec returns the plugin's specification.
func (p *Plugin) Spec() *Spec { return &p.spec }

// Say writes a line about this plugin for people.
func (p *Plugin) Say(line string) { p.log.line(line) }

// running returns the process, starting it if there is none; after consecutive failures only when some time has passed.
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

// failed counts a failure. The first start after a time without failures need not wait.
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

// Description is a plugin's description of itself.
type Description struct {
	Version    string
	Operations []*pluginpb.OperationSchema
}

// Describe asks the plugin for its operations.
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
		// some return more details when asked for a single operation
		if one, err := call[pluginpb.GetOperationRequest, pluginpb.GetOperationResponse](ctx, running,
			"plugin.v1.OperationService/GetOperation", &pluginpb.GetOperationRequest{Name: listed.GetName()}); err == nil &&
			one.GetOperation().GetName() == listed.GetName() {
			operations[i] = one.GetOperation()
		}
	}
	return Description{running.info.GetVersion(), operations}, nil
}

// Execute calls the operation of a tool; it also returns the plugin's own cgroup, if it has one.
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

// Close ends the plugin and everything that it started.
func (p *Plugin) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.closed = true
	if p.process != nil {
		p.process.shutdown()
		p.process = nil
	}
}
