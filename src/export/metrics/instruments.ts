/**
 * The metrics of one session, counted from its events, in one registry that both Prometheus and OTLP read. Labels
 * are server ids, verdicts and other terms of netmon; never tool names, arguments or addresses.
 *
 * Fails open: an event of an unknown type is counted by its type only.
 */
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { NetmonEvent } from "../../event/event.ts";

const MAX_VALUES = 256;
const MAX_CHARACTERS = 128;

/** Seconds. A tool may answer immediately, or ask a person first. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

export class Instruments {
  readonly registry = new Registry();
  readonly #server = new BoundedLabel();
  readonly #counter = counters(this.registry);
  readonly #latency: Histogram<string>;

  constructor(sessionId: string, version: string) {
    this.registry.setDefaultLabels({ session: sessionId });
    new Gauge({
      name: "netmon_build_info",
      help: "Always 1; the version is a label.",
      labelNames: ["version"],
      aggregator: "max",
      registers: [this.registry],
    }).set({ version }, 1);
    this.#latency = new Histogram({
      name: "netmon_mcp_call_duration_seconds",
      help: "Time from a tools/call to its answer.",
      labelNames: ["server", "outcome"],
      buckets: BUCKETS,
      registers: [this.registry],
    });
  }

  event(event: NetmonEvent): void {
    this.#count("netmon_events_total", "Events, by type.", { type: event.type });
    const server = "server_id" in event ? this.#server.of(event.server_id) : "";
    const counted = countOf(event, server);
    if (counted !== null) this.#count(...counted);
    if (event.type === "mcp_tool_called" && event.latency_ms !== null)
      this.#latency.observe({ server, outcome: event.outcome }, event.latency_ms / 1000);
  }

  #count(name: string, help: string, labels: Record<string, string>, by = 1): void {
    this.#counter(name, help, labels).inc(labels, by);
  }
}

type CounterOf = (name: string, help: string, labels: Record<string, string>) => Counter<string>;

/** Counters by name, created on first use. Each use of a counter must have the same label names. */
export function counters(registry: Registry): CounterOf {
  const known = new Map<string, Counter<string>>();
  return (name, help, labels) =>
    getOrInsert(
      known,
      name,
      () => new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] }),
    );
}

type Count = [name: string, help: string, labels: Record<string, string>, by?: number];

/** Returns what an event counts besides its type; null: nothing. */
function countOf(event: NetmonEvent, server: string): Count | null {
  switch (event.type) {
    case "mcp_network_connection": {
      if (event.own_namespace) return null; // what leaves such a namespace is an event of its own
      const labels = { server, ...verdictOf(event) };
      return ["netmon_connections_total", "Connections reported, including repeats.", labels, event.count];
    }
    case "mcp_tool_call_intercepted":
    case "mcp_tool_called": {
      const layer = event.type === "mcp_tool_called" ? "mcp" : "llm";
      const labels = { layer, server, ...verdictOf(event) };
      return ["netmon_tool_calls_total", "Tool calls, by layer and verdict.", labels];
    }
    case "mcp_detection": {
      const { action, detection, subject } = event;
      const labels = { server, severity: detection.severity, subject, action };
      return ["netmon_detections_total", "Detections at or above the threshold.", labels];
    }
    case "mcp_tool_changed": {
      const labels = { server, action: event.action };
      return ["netmon_tool_changes_total", "Definitions that changed.", labels];
    }
    case "mcp_server_unreachable": {
      const labels = { server, reason: event.reason };
      return ["netmon_server_unreachable_total", "Servers that could not be asked for their tools.", labels];
    }
    case "mcp_server_request": {
      const labels = { server, method: event.method, action: event.action };
      return ["netmon_server_requests_total", "Sampling and elicitation requests from servers.", labels];
    }
    case "mcp_refusal":
    case "llm_refusal": {
      const layer = event.type === "mcp_refusal" ? "mcp" : "llm";
      const labels = { layer, reason: event.reason, action: event.action };
      return ["netmon_refusals_total", "Messages refused, or that enforce would refuse.", labels];
    }
    case "llm_request_failed": {
      const failure = event.error ?? ((event.status ?? 0) < 500 ? "4xx" : "5xx");
      const labels = { provider: event.provider, failure };
      return ["netmon_llm_request_failures_total", "Requests that a provider failed to answer.", labels];
    }
    case "netmon_policy_changed":
      return [
        "netmon_policy_changes_total",
        "Changes of policy in force.",
        { layer: event.layer, cause: event.cause },
      ];
    case "netmon_policy_file_changed":
      return [
        "netmon_policy_file_changes_total",
        "Runs whose configuration differs from its last run's.",
        { weaker: String(event.weaker) },
      ];
    case "netmon_enforcement_failed":
      return ["netmon_enforcement_failures_total", "Times that enforcement was found broken.", {}];
    case "netmon_fault":
      return ["netmon_faults_total", "Faults of netmon's own parts.", { part: event.part }, event.count];
    case "netmon_coverage_changed":
      return [
        "netmon_coverage_changes_total",
        "Times that other holes were open.",
        { covered: String(event.covered) },
      ];
    case "netmon_gap":
      return ["netmon_gaps_total", "Times without an attachment.", { cause: event.cause }];
    case "netmon_process_left":
      return ["netmon_processes_left_total", "Processes seen outside the session's cgroup.", {}];
    case "netmon_events_dropped":
      return ["netmon_events_dropped_total", "Events lost, by place.", { where: event.where }, event.dropped];
    default:
      return null;
  }
}

function verdictOf(event: { action: string; reason: string; would_block: boolean }): Record<string, string> {
  const { action, reason, would_block } = event;
  return { action, reason, would_block: String(would_block) };
}

/** A label with external values, bounded: the first MAX_VALUES, then `other`. */
class BoundedLabel {
  readonly #values = new Set<string>();

  /** `value`: null if no server is known; the label is then ''. */
  of(value: string | null): string {
    if (value === null) return "";
    const text = value.slice(0, MAX_CHARACTERS);
    if (this.#values.has(text)) return text;
    if (this.#values.size >= MAX_VALUES) return "other";
    this.#values.add(text);
    return text;
  }
}
