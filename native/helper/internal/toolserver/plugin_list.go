package toolserver

import (
	"context"
	"slices"
)

// PluginReport is the information on a plugin that netmon gets before an agent starts.
type PluginReport struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	// Problem says why it cannot be used; empty: it can.
	Problem    string            `json:"problem,omitempty"`
	Operations []OperationReport `json:"operations"`
}

// OperationReport is one operation.
type OperationReport struct {
	Name        string `json:"name"`
	Tool        string `json:"tool"`
	Description string `json:"description"`
	Exposed     bool   `json:"exposed"`
	// Problem says why it cannot be a tool.
	Problem string `json:"problem,omitempty"`
}

// ReportPlugins starts all plugins and returns what they offer.
func (s *Server) ReportPlugins(ctx context.Context) []PluginReport {
	all := make([]PluginReport, len(s.plugins))
	for i, found := range reports(ctx, s.plugins) {
		spec := s.plugins[i].Spec()
		report := PluginReport{Name: spec.Name, Version: found.version, Operations: []OperationReport{}}
		if found.err != nil {
			report.Problem = found.err.Error()
		}
		for _, one := range found.tools {
			operation := OperationReport{Name: one.name, Tool: spec.Name + "_" + one.name, Exposed: slices.Contains(spec.Expose, one.name)}
			if one.err != nil {
				operation.Problem = one.err.Error()
			} else {
				operation.Description = one.tool.Description
			}
			report.Operations = append(report.Operations, operation)
		}
		all[i] = report
	}
	return all
}
