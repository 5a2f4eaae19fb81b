/**
 * OTLP sink of the configuration, with the join of connections to calls. Fails open: see src/export/otlp.
 *
 * `OTEL_EXPORTER_OTLP_*` are ignored: a shim inherits its environment from the agent's host, and whoever can set that
 * must not decide where a session's audit records go.
 */
import type { AuditConfig } from "../../config/config.ts";
import type { Log } from "../../event/log.ts";
import type { SessionMetrics } from "../../export/metrics/session-metrics.ts";
import { OtlpSink } from "../../export/otlp/exporter.ts";
import { originOf } from "../../export/otlp/resource.ts";
import { type Sink, withoutInput } from "../../export/sink.ts";
import { CallJoiner } from "./call-joiner.ts";

export interface ConfiguredOtlpOptions {
  audit: AuditConfig;
  sessionId: string;
  service: string;
  version: string;
  metrics: SessionMetrics;
  /** Path of the event store; null: none. */
  store: string | null;
  onDropped(count: number): void;
  log: Log;
}

export function configuredOtlp(options: ConfiguredOtlpOptions): Sink {
  const { audit, sessionId, service, version, metrics, store, onDropped, log } = options;
  const { endpoint, protocol, headers, signals, timeout_seconds, interval_seconds, max_queue } = audit.otlp;
  const sink = new OtlpSink({
    endpoint,
    protocol,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.reveal()])),
    signals,
    timeoutMs: timeout_seconds * 1000,
    intervalMs: interval_seconds * 1000,
    maxQueue: max_queue,
    origin: originOf(sessionId, service, version),
    metrics,
    shown: audit.include_input ? (event) => event : withoutInput,
    onDropped,
    log,
  });
  if (!sink.traces) return sink;
  const joined: CallJoiner = new CallJoiner({
    sessionId,
    store,
    joined: (connection, call) => sink.connection(connection, call),
    onDropped,
  });
  // the receiver also gets connections as spans of their calls
  return {
    name: sink.name,
    event: (event) => {
      sink.event(event);
      joined.event(event);
    },
    counts: () => sink.counts(),
    close: () => {
      joined.close();
      return sink.close();
    },
  };
}
