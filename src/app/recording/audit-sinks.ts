/**
 * Audit sinks of one recorder, made from the configuration. Sinks that need libraries load them on demand; events are
 * buffered meanwhile.
 *
 * Fails open. A sink that cannot be made is logged, and the others continue.
 */

import { globMatcher } from "../../collections/glob.ts";
import type { AuditConfig } from "../../config/config.ts";
import type { NetmonEvent } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { EVENT_TYPES } from "../../event/types.ts";
import type { SessionMetrics } from "../../export/metrics/session-metrics.ts";
import { Sources } from "../../export/metrics/sources.ts";
import { type DeliveryCounts, type Sink, withoutInput } from "../../export/sink.ts";
import { Webhook } from "../../export/webhook/webhook.ts";
import { DropReport } from "../../store/drop-report.ts";

/** Command that the process runs. Shims, which may be many, and decisions have no listener. */
export type Service = "watch" | "proxy" | "gateway" | "shim" | "registry";

export interface AuditSinksOptions {
  sessionId: string;
  audit: AuditConfig;
  service: Service;
  /** Path of the event store, to find calls that other processes saw; null: none. */
  store: string | null;
  log: Log;
  /** Called with the events that a sink dropped since the last call; at most once a second. */
  onDropped(sink: "otlp" | "webhook", dropped: number, total: number): void;
  /** Returns the number of events and bodies that did not get into the store. */
  unstored(): number;
}

/** Maximum events buffered while libraries are loaded. */
const MAX_EARLY = 10_000;

export class AuditSinks {
  /** Totals and readiness reported by the layers, for /metrics and /readyz. */
  readonly sources = new Sources();
  readonly #options: AuditSinksOptions;
  readonly #drops: Readonly<Record<"otlp" | "webhook", DropReport>>;
  readonly #sinks: Sink[];
  /** Events buffered until the sinks that load libraries are ready; null: they are. */
  #early: NetmonEvent[] | null = null;
  #loaded: Promise<void> = Promise.resolve();
  #metrics: SessionMetrics | null = null;
  readonly #ends: (() => Promise<void>)[] = [];

  constructor(options: AuditSinksOptions) {
    const { audit, service, log, onDropped } = options;
    this.#options = options;
    const report = (sink: "otlp" | "webhook") =>
      new DropReport((dropped, total) => onDropped(sink, dropped, total));
    this.#drops = { otlp: report("otlp"), webhook: report("webhook") };
    this.#sinks = configuredWebhooks(audit, log, (count) => this.#drops.webhook.add(count));
    const listens = audit.prometheus.listen !== null && service !== "shim" && service !== "registry";
    if (audit.otlp.endpoint === "" && !listens) return;
    this.#early = [];
    this.#loaded = this.#load(listens);
  }

  event(event: NetmonEvent): void {
    for (const sink of this.#sinks) sink.event(event);
    this.#metrics?.event(event);
    if (this.#early === null) return;
    if (this.#early.length < MAX_EARLY) this.#early.push(event);
    else this.#drops.otlp.add(1);
  }

  /** Resolves when everything has been delivered or dropped, and counted; bounded in time. */
  async close(): Promise<void> {
    await this.#loaded;
    await Promise.all(this.#sinks.map((sink) => sink.close()));
    for (const drops of Object.values(this.#drops)) drops.end();
    await Promise.all(this.#ends.map((end) => end()));
  }

  /** Keyed by sink; several webhooks count as one. */
  #deliveries(): Record<string, DeliveryCounts> {
    const sums: Record<string, DeliveryCounts> = {};
    for (const sink of this.#sinks)
      for (const [name, counts] of Object.entries(sink.counts())) {
        const sum = sums[name] ?? { delivered: 0, dropped: 0, retries: 0, waiting: 0 };
        sums[name] = {
          delivered: sum.delivered + counts.delivered,
          dropped: sum.dropped + counts.dropped,
          retries: sum.retries + counts.retries,
          waiting: sum.waiting + counts.waiting,
        };
      }
    return sums;
  }

  async #load(listens: boolean): Promise<void> {
    const { audit, sessionId, service, log, unstored } = this.#options;
    try {
      const { netmonPackage } = await import("../../native/built-file.ts");
      const { version } = netmonPackage();
      const { SessionMetrics } = await import("../../export/metrics/session-metrics.ts");
      const health = { sources: this.sources, deliveries: () => this.#deliveries(), unstored };
      const metrics = new SessionMetrics(sessionId, version, health);
      const late: { event(event: NetmonEvent): void }[] = [metrics];
      if (audit.otlp.endpoint !== "") {
        const { configuredOtlp } = await import("./otlp.ts");
        const onDropped = (count: number): void => this.#drops.otlp.add(count);
        const { store } = this.#options;
        const sink = configuredOtlp({ audit, sessionId, version, service, metrics, store, onDropped, log });
        late.push(sink);
        this.#sinks.push(sink);
      }
      for (const event of this.#early ?? []) for (const sink of late) sink.event(event);
      this.#metrics = metrics;
      if (listens) await this.#listen(metrics);
    } catch (error) {
      log.error(`audit sinks are not available: ${(error as Error).message}`);
    } finally {
      this.#early = null;
    }
  }

  async #listen(metrics: SessionMetrics): Promise<void> {
    const { audit, log } = this.#options;
    this.#early = null; // nothing is buffered for the listener
    const { serveMetrics } = await import("./shared-endpoint.ts");
    try {
      const served = await serveMetrics(audit.prometheus.listen!, metrics);
      this.#ends.push(served.close);
      log.info(`metrics at ${served.url}/metrics`);
    } catch (error) {
      log.error(
        `no metrics and no readiness over HTTP: ${(error as Error).message} (each netmon process needs an address of its own)`,
      );
    }
  }
}

export function configuredWebhooks(
  { webhooks, include_input }: AuditConfig,
  log: Log,
  onDropped: (count: number) => void,
): Sink[] {
  return webhooks.map(
    ({ url, events, severity, secret, timeout_seconds, retries, max_queue }) =>
      new Webhook({
        url,
        accepts: typeFilter(events, log),
        severity,
        secret: secret?.reveal() ?? null,
        timeoutMs: timeout_seconds * 1000,
        retries,
        maxQueue: max_queue,
        shown: include_input ? (event) => event : withoutInput,
        onDropped,
        log,
      }),
  );
}

/** A misspelt type would silence a webhook when it matters, so it is reported at the start. */
function typeFilter(patterns: readonly string[], log: Log): (type: NetmonEvent["type"]) => boolean {
  const accepted = new Set<string>();
  for (const pattern of patterns) {
    const types = EVENT_TYPES.filter(globMatcher(pattern));
    if (types.length === 0) log.warn(`audit.webhooks: no type of event is ${JSON.stringify(pattern)}`);
    for (const type of types) accepted.add(type);
  }
  return (type) => accepted.has(type);
}
