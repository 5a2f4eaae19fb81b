package toolserver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"netmon/helper/internal/plugin"
	"netmon/helper/internal/pluginpb"
	"netmon/helper/internal/sandbox"
)

// makePlugins starts no plugin: the first list of tools does.
func (s *Server) makePlugins() error {
	if len(s.settings.Plugins) == 0 {
		return nil
	}
	directory, err := os.MkdirTemp(s.settings.Outputs, "p") // short, for the paths of sockets
	if err != nil {
		return fmt.Errorf("making a directory for plugins: %w", err)
	}
	s.sockets = directory
	host := &plugin.Host{Directory: directory, Unsafe: s.settings.Writable, Plan: s.pluginPlan(s.settings.Hidden),
		Calls: s.settings.Calls, Env: func(names []string) []string { return s.environment(names) },
		Say: func(line string) { fmt.Fprintf(os.Stderr, "netmon-tools: %s\n", line) }}
	// commands and tools must not reach the sockets
	s.settings.Hidden = append(s.settings.Hidden, resolveTrees([]string{directory})...)
	for _, spec := range s.settings.Plugins {
		s.plugins = append(s.plugins, plugin.New(spec, host))
	}
	return nil
}

// pluginPlan confines a plugin like commands, but lets it write only to its own trees.
func (s *Server) pluginPlan(hidden []string) func(*plugin.Spec, string) (sandbox.Plan, string) {
	return func(spec *plugin.Spec, program string) (sandbox.Plan, string) {
		plan := sandbox.Plan{Confined: s.settings.Sandbox == SandboxRequired, Writes: s.settings.Sandbox == SandboxWrites,
			Writable: resolveTrees(spec.Writable)}
		plan.ReadOnly = s.settings.readOnlyIn(plan.Writable)
		readable := resolveTrees(spec.Readable)
		for _, tree := range plainTrees(hidden) {
			if within(tree, readable) == "" {
				plan.Hidden = append(plan.Hidden, tree)
			}
		}
		if self, err := os.Executable(); err == nil && !slices.Contains(s.settings.Readable, "/") {
			plan.Readable = slices.Concat(s.settings.Readable, s.settings.Writable, readable, []string{self, filepath.Dir(program)})
		}
		for _, one := range s.settings.sealedPaths() {
			plan.Sealed = append(plan.Sealed, one.path)
		}
		return plan, s.settings.Directory
	}
}

func (s *Server) closePlugins() {
	var all sync.WaitGroup
	for _, one := range s.plugins {
		all.Go(one.Close)
	}
	all.Wait()
	if s.sockets != "" {
		_ = s.above.RemoveAll(filepath.Base(s.sockets))
	}
}

// registerPlugins starts the plugins while the client initializes. The list of tools waits for them, as does a call of
// one of their tools; the six built-in tools do not.
func (s *Server) registerPlugins(ctx context.Context, server *mcp.Server) {
	if len(s.plugins) == 0 {
		return
	}
	go s.offerPlugins(ctx, server)
	server.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
			called, isCall := request.(*mcp.CallToolRequest)
			if method == "tools/list" || isCall && !s.isOffered(called.Params.Name) {
				s.offerPlugins(ctx, server)
			}
			return next(ctx, method, request)
		}
	})
}

// offerPlugins adds the tools of all plugins that can be started and have not been asked yet.
func (s *Server) offerPlugins(ctx context.Context, server *mcp.Server) {
	s.offering.Lock()
	defer s.offering.Unlock()
	var missing []*plugin.Plugin
	for _, one := range s.plugins {
		for _, operation := range one.Spec().Expose {
			if !s.isKnown(one.Spec().Name + "_" + operation) {
				missing = append(missing, one)
				break
			}
		}
	}
	for i, report := range reports(ctx, missing) {
		one := missing[i]
		if report.err != nil {
			one.Say(fmt.Sprintf("it is not offered: %v", report.err))
			continue
		}
		for _, operation := range one.Spec().Expose {
			if err := s.offer(server, one, operation, report.tools); err != nil {
				one.Say(fmt.Sprintf("operation %q is not offered: %v", operation, err))
			}
		}
	}
}

// offer adds a tool once. An operation that cannot be a tool is not tried again.
func (s *Server) offer(server *mcp.Server, from *plugin.Plugin, operation string, tools []operationTool) error {
	name := from.Spec().Name + "_" + operation
	if s.isKnown(name) {
		return fmt.Errorf("another tool has the name %s", name)
	}
	s.know(name, false)
	for _, found := range tools {
		if found.name != operation {
			continue
		}
		if found.err != nil {
			return found.err
		}
		s.know(name, true)
		yes := true
		server.AddTool(&mcp.Tool{Name: name, Description: found.tool.Description, InputSchema: found.tool.Schema,
			Annotations: &mcp.ToolAnnotations{DestructiveHint: &yes, OpenWorldHint: &yes},
			Meta:        mcp.Meta{"anthropic/maxResultSizeChars": 2 * maxText}}, s.execute(from, found.tool))
		return nil
	}
	return fmt.Errorf("the plugin has no such operation")
}

func (s *Server) isOffered(name string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.offered[name]
}

func (s *Server) isKnown(name string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	_, known := s.offered[name]
	return known
}

func (s *Server) know(name string, offered bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.offered[name] = offered
}

// operationTool is an operation with its tool, or the reason why it cannot be one.
type operationTool struct {
	name string
	tool *plugin.Tool
	err  error
}

type pluginReport struct {
	version string
	tools   []operationTool
	err     error
}

// reports asks the plugins, concurrently, what they offer.
func reports(ctx context.Context, plugins []*plugin.Plugin) []pluginReport {
	all := make([]pluginReport, len(plugins))
	var asked sync.WaitGroup
	for i, one := range plugins {
		asked.Go(func() {
			description, err := one.Describe(ctx)
			all[i] = pluginReport{version: description.Version, err: err}
			times := map[string]int{}
			for _, operation := range description.Operations {
				times[operation.GetName()]++
			}
			for _, operation := range description.Operations {
				tool, err := plugin.NewTool(one.Spec().Name, operation)
				if times[operation.GetName()] > 1 {
					err = errors.New("the plugin describes several operations of this name")
				}
				all[i].tools = append(all[i].tools, operationTool{operation.GetName(), tool, err})
			}
		})
	}
	asked.Wait()
	return all
}

func (s *Server) execute(from *plugin.Plugin, tool *plugin.Tool) mcp.ToolHandler {
	return func(ctx context.Context, request *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		source := &result{plugin: from.Spec().Name}
		ctx, cancel := context.WithTimeout(ctx, maxTimeout)
		defer cancel()
		stop := s.progressing(progressOf(ctx, request))
		response, cgroup, err := from.Execute(ctx, tool, request.Params.Arguments)
		source.cgroup = cgroup
		stop()
		if err != nil {
			source.failed = true
			source.content = []mcp.Content{&mcp.TextContent{Text: s.cut("Error: " + strings.ToValidUTF8(err.Error(), "\uFFFD"))}}
			return source.answer(), nil
		}
		shown := responseText(response)
		source.failed, source.bytes = !response.GetSuccess(), int64(len(shown))
		source.content = []mcp.Content{&mcp.TextContent{Text: s.cut(shown)}}
		return source.answer(), nil
	}
}

// progressing reports every few seconds that a call continues, until it is stopped.
func (s *Server) progressing(progress func(string)) (stop func()) {
	ticker, ended := time.NewTicker(progressInterval), make(chan struct{})
	go func() {
		for {
			select {
			case <-ended:
				return
			case <-ticker.C:
				progress("running")
			}
		}
	}()
	return func() {
		ticker.Stop()
		close(ended)
	}
}

// responseText formats a plugin's complete response for a model: the error first, then the output, then the data.
func responseText(response *pluginpb.ExecuteResponse) string {
	var parts []string
	if problem := response.GetError(); problem != "" || !response.GetSuccess() {
		if problem == "" {
			problem = "the operation failed, and the plugin does not say why"
		}
		parts = append(parts, "Error: "+problem)
	}
	if output := response.GetOutput(); output != "" {
		parts = append(parts, output)
	}
	if len(response.GetData()) > 0 {
		values := map[string]json.RawMessage{}
		for name, value := range response.GetData() {
			if !json.Valid(value) {
				value, _ = json.Marshal(string(value))
			}
			values[name] = value
		}
		data, _ := json.Marshal(values)
		parts = append(parts, string(data))
	}
	if len(parts) == 0 {
		return "(no output)"
	}
	return strings.ToValidUTF8(strings.Join(parts, "\n"), "\uFFFD")
}

// cut keeps the part of a long text that every agent passes on, and saves the whole in a file that Read can read.
func (s *Server) cut(whole string) string {
	if len(whole) <= maxText {
		return whole
	}
	where := ""
	name := "plugin-" + randomName() + ".txt"
	file, err := s.kept.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err == nil {
		where = filepath.Join(s.outputs, name)
		_, err = file.WriteString(whole)
		file.Close()
	}
	if err != nil {
		where = ""
	}
	omitted := int64(len(whole) - shownHead - shownTail)
	return middleCut(validHead([]byte(whole[:shownHead])), validTail([]byte(whole[len(whole)-shownTail:])), omitted, where)
}
