/**
 * The metrics of one session, counted from its events, in one registry that both Prometheus and OTLP read. Labels
 * are server ids, verdicts and other terms of netmon; never tool names, arguments or addresses.
 *
 * Fails open: an event of an unknown type is counted by its type only.
 */
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { factsOf } from "../../event/types.ts";

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
    const counted = factsOf(event)?.counted?.(event, server);
    if (counted) this.#count(...counted);
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
