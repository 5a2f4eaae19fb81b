/** All metrics of one session, counted from its events and read from its layers. For failures see its parts. */
import { Gauge, type Registry } from "prom-client";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { NetmonEvent } from "../../event/event.ts";
import type { DeliveryCounts } from "../sink.ts";
import { counters, Instruments } from "./instruments.ts";
import type { Layer, Readiness, Sources } from "./sources.ts";

/** The result of prom-client's getMetricsAsJSON, whose type omits the names of a histogram's parts. */
export type MetricsJson = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

export class SessionMetrics {
  readonly sessionId: string;
  readonly #instruments: Instruments;
  readonly #health: Health;
  readonly #refresh: () => void;

  constructor(sessionId: string, version: string, health: Health) {
    this.sessionId = sessionId;
    this.#health = health;
    this.#instruments = new Instruments(sessionId, version);
    this.#refresh = addTotals(this.#instruments.registry, health);
  }

  event(event: NetmonEvent): void {
    this.#instruments.event(event);
  }

  readiness(): Readiness[] {
    return this.#health.sources.readiness();
  }

  read(): Promise<MetricsJson> {
    this.#refresh();
    return this.#instruments.registry.getMetricsAsJSON();
  }
}

/** Help texts of a layer's counter metrics, which are the `counters` of its last event (docs/events.md). */
const HELP: Readonly<Record<Layer, string>> = {
  kernel: "Exact total of the kernel layer (docs/events.md, Counters).",
  dns: "Total of the resolver proxy (docs/dns.md, Counters).",
  proxy: "Total of the LLM proxy (docs/events.md, netmon_proxy_stopped).",
  inspection: "Total of MCP inspection (docs/events.md, netmon_inspection_stopped).",
};

export interface Health {
  sources: Sources;
  /** Delivery counts of every sink of the session. */
  deliveries(): Readonly<Record<string, DeliveryCounts>>;
  /** Number of events and bodies that did not reach the store. */
  unstored(): number;
}

/** Adds the layers' metrics to the registry. Returns a function that updates them; call it before each reading. */
export function addTotals(registry: Registry, { sources, deliveries, unstored }: Health): () => void {
  const counterOf = counters(registry);
  const levels = new Map<string, Gauge<string>>();
  const gauge = (name: string, help: string, labelNames: string[], aggregator: "min" | "max" | "sum") =>
    new Gauge({ name, help, labelNames, aggregator, registers: [registry] });
  const verified = gauge(
    "netmon_enforcement_verified",
    "1: the last canary was refused, and nothing bypasses every hook; 0: enforcement is not proven, or not for all; -1: nothing is enforced here.",
    [],
    "max",
  );
  const ready = gauge("netmon_ready", "1: the part is ready.", ["part"], "min");
  const waiting = gauge("netmon_sink_queue", "Records waiting for a sink.", ["sink"], "sum");
  const set = (name: string, help: string, labels: Record<string, string>, total: number): void => {
    const counter = counterOf(name, help, labels);
    counter.remove(labels);
    counter.inc(labels, total);
  };
  return () => {
    verified.set(sources.verified === null ? -1 : Number(sources.verified));
    for (const [layer, totals] of sources.totals())
      for (const [name, total] of Object.entries(totals))
        set(`netmon_${layer}_${name}_total`, HELP[layer], {}, total);
    for (const [name, level] of sources.levels()) {
      const metric = `netmon_${name}`;
      const make = (): Gauge => gauge(metric, "Current level (docs/audit.md).", [], "sum");
      getOrInsert(levels, metric, make).set(level);
    }
    for (const { part, problem } of sources.readiness()) ready.set({ part }, problem === null ? 1 : 0);
    for (const [sink, counts] of Object.entries(deliveries())) {
      waiting.set({ sink }, counts.waiting);
      set("netmon_sink_delivered_total", "Records delivered to a sink.", { sink }, counts.delivered);
      set("netmon_sink_dropped_total", "Records that a sink dropped.", { sink }, counts.dropped);
      set("netmon_sink_retries_total", "Attempts after the first.", { sink }, counts.retries);
    }
    set("netmon_store_dropped_total", "Events and bodies that did not get into the store.", {}, unstored());
  };
}
