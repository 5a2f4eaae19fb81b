/**
 * Sends traces, logs and metrics by OTLP over HTTP (OTLP 1.10, https://opentelemetry.io/docs/specs/otlp/) with the
 * official serialisers. Each signal has its own queue.
 *
 * Fails open; see outbox.ts. Requests without an answer or with 429, 502, 503 or 504 are retried (OTLP 1.10, "Retryable
 * Response Codes"). Records that a partial success rejects count as dropped.
 */
import {
  JsonLogsSerializer,
  JsonMetricsSerializer,
  JsonTraceSerializer,
  ProtobufLogsSerializer,
  ProtobufMetricsSerializer,
  ProtobufTraceSerializer,
} from "@opentelemetry/otlp-transformer";
import type { McpNetworkConnection, NetmonEvent } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { SessionMetrics } from "../metrics/session-metrics.ts";
import { Outbox, type OutboxOptions, type SendOutcome } from "../outbox.ts";
import { post } from "../post.ts";
import type { DeliveryCounts, PostingOptions, Sink } from "../sink.ts";
import { logRecord } from "./log-record.ts";
import { metricsRequest } from "./metric-data.ts";
import type { Origin } from "./resource.ts";
import { calledSpan, connectionSpanOf, interceptedSpan, wholeSessionSpan } from "./spans.ts";
import { hrTimeOf, type LogRecord, type MetricsRequest, type Span, type SpanContext } from "./types.ts";

export type Signal = "traces" | "logs" | "metrics";

/** The call that a connection belongs to, and how they were joined. */
export interface JoinedCall {
  context: SpanContext;
  by: string;
  /** Number of other calls that it could equally belong to. */
  rivals: number;
}

/** By default, pauses between attempts grow from 1 s to 30 s, and closing waits up to 3 s. */
export interface OtlpOptions extends PostingOptions {
  /** URL without a trailing slash. */
  endpoint: string;
  protocol: "http/protobuf" | "http/json";
  headers: Readonly<Record<string, string>>;
  signals: readonly Signal[];
  intervalMs: number;
  origin: Origin;
  metrics: SessionMetrics;
  /** Milliseconds; default 1000. */
  gatherMs?: number;
}

const BATCH = 512;
/** About two minutes, with pauses of up to 30 s and jitter. */
const RETRIES = 8;
const RETRYABLE: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504]);

interface Serializer<T> {
  serializeRequest(request: T): Uint8Array | undefined;
  deserializeResponse(response: Uint8Array): { partialSuccess?: object };
}

export class OtlpSink implements Sink {
  readonly name: string;
  readonly #options: OtlpOptions;
  readonly #traces: Outbox<Span> | null;
  readonly #logs: Outbox<LogRecord> | null;
  readonly #metrics: Outbox<MetricsRequest> | null;
  readonly #started = hrTimeOf(Date.now());
  #timer: NodeJS.Timeout | null = null;
  /** The last event of the layer that lasts as long as the session. */
  #lastEvent: "netmon_stopped" | "netmon_proxy_stopped" = "netmon_proxy_stopped";
  #warned = "";

  constructor(options: OtlpOptions) {
    this.name = `the OTLP receiver at ${new URL(options.endpoint).origin}`;
    this.#options = options;
    const json = options.protocol === "http/json";
    const traces = json ? JsonTraceSerializer : ProtobufTraceSerializer;
    const logs = json ? JsonLogsSerializer : ProtobufLogsSerializer;
    const metrics = json ? JsonMetricsSerializer : ProtobufMetricsSerializer;
    this.#traces = this.#outbox("traces", traces, (spans: readonly Span[]) => [...spans]);
    this.#logs = this.#outbox("logs", logs, (records: readonly LogRecord[]) => [...records]);
    // Sums are cumulative, so the next ones include these.
    const newest = { maxQueue: 2, batch: 1, gatherMs: 0, retries: 1, onDropped: () => {} };
    const first = ([request]: readonly MetricsRequest[]): MetricsRequest => request!;
    this.#metrics = this.#outbox("metrics", metrics, first, newest);
    if (this.#metrics) {
      const read = processFaults.part("sinks").callback(() => this.#readMetrics(), "tried_again");
      this.#timer = setInterval(read, options.intervalMs).unref();
    }
  }

  event(event: NetmonEvent): void {
    const { origin, shown } = this.#options;
    const record = shown(event);
    this.#logs?.add(logRecord(record, origin, Date.now()));
    if (event.type === "mcp_tool_call_intercepted") this.#traces?.add(interceptedSpan(event, origin));
    else if (record.type === "mcp_tool_called") this.#traces?.add(calledSpan(record, origin));
    else if (event.type === "netmon_started") this.#lastEvent = "netmon_stopped";
    else if (event.type === this.#lastEvent) this.#traces?.add(wholeSessionSpan(event, origin));
  }

  /** Whether to send the connections of calls as spans. */
  get traces(): boolean {
    return this.#traces !== null;
  }

  connection(event: McpNetworkConnection, call: JoinedCall): void {
    this.#traces?.add(connectionSpanOf(event, call.context, call, this.#options.origin));
  }

  counts(): Record<string, DeliveryCounts> {
    return {
      ...(this.#traces && { otlp_traces: this.#traces.counts }),
      ...(this.#logs && { otlp_logs: this.#logs.counts }),
      ...(this.#metrics && { otlp_metrics: this.#metrics.counts }),
    };
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#readMetrics();
    await Promise.all([this.#traces?.close(), this.#logs?.close(), this.#metrics?.close()]);
  }

  async #readMetrics(): Promise<void> {
    if (this.#metrics === null) return;
    const { metrics, origin, log } = this.#options;
    try {
      const request = metricsRequest(await metrics.read(), origin, this.#started, hrTimeOf(Date.now()));
      this.#metrics.add(request);
    } catch (error) {
      log.warn(`${this.name}: the current metrics cannot be read: ${(error as Error).message}`);
    }
  }

  /** Returns the queue of a signal; null: the signal is not sent. */
  #outbox<T, R>(
    signal: Signal,
    serializer: Serializer<R>,
    requestOf: (records: readonly T[]) => R,
    own: Partial<OutboxOptions<T>> = {},
  ): Outbox<T> | null {
    if (!this.#options.signals.includes(signal)) return null;
    const { maxQueue, onDropped, log, gatherMs = 1000, flushMs = 3000 } = this.#options;
    return new Outbox<T>({
      name: `${this.name} (${signal})`,
      maxQueue,
      batch: BATCH,
      gatherMs,
      retries: RETRIES,
      backoff: this.#options.backoff ?? { firstMs: 1000, maxMs: 30_000 },
      flushMs,
      send: (records, end) => this.#send(signal, serializer, requestOf(records), end),
      onDropped,
      log,
      ...own,
    });
  }

  async #send<T>(
    signal: Signal,
    serializer: Serializer<T>,
    request: T,
    end: AbortSignal,
  ): Promise<SendOutcome> {
    const { endpoint, headers, protocol, timeoutMs } = this.#options;
    let body: Uint8Array | undefined;
    try {
      body = serializer.serializeRequest(request);
    } catch (error) {
      const text = `not written: ${(error as Error).message}`;
      return { kind: "failed", text, retryable: false, afterMs: null };
    }
    const outcome = await post({
      url: `${endpoint}/v1/${signal}`,
      headers: {
        ...headers,
        "content-type": protocol === "http/json" ? "application/json" : "application/x-protobuf",
      },
      body: body ?? new Uint8Array(),
      timeoutMs,
      signal: end,
    });
    if (outcome.kind === "failed")
      return { ...outcome, retryable: outcome.retryable && RETRYABLE.has(outcome.status) };
    return this.#partial(serializer, outcome.body);
  }

  /** Handles a partial success: a receiver may accept the request and reject some of its records. */
  #partial<T>(serializer: Serializer<T>, body: Uint8Array): SendOutcome {
    if (body.length === 0) return { kind: "sent", rejected: 0, text: "" };
    try {
      const { rejected, text } = rejection(serializer.deserializeResponse(body).partialSuccess ?? {});
      // A warning without a rejection (OTLP 1.10) is logged once.
      if (rejected === 0 && text !== "" && text !== this.#warned)
        this.#options.log.warn(`${this.name}: ${text}`);
      this.#warned = text;
      return { kind: "sent", rejected, text: `it rejects ${rejected}: ${text}` };
    } catch {
      return { kind: "sent", rejected: 0, text: "" }; // 200 with another body
    }
  }
}

/** Returns the number of rejected spans, log records or data points. A 64-bit number may be a string. */
function rejection(partial: object): { rejected: number; text: string } {
  const values = Object.entries(partial);
  const rejected = values.find(([name]) => name.startsWith("rejected"))?.[1] as unknown;
  const text = values.find(([name]) => name === "errorMessage")?.[1] as unknown;
  return { rejected: Number(rejected ?? 0) || 0, text: typeof text === "string" ? text.slice(0, 500) : "" };
}
