/** The input types of the official serialisers (@opentelemetry/otlp-transformer), and times in their format. */
import type {
  JsonLogsSerializer,
  JsonMetricsSerializer,
  JsonTraceSerializer,
} from "@opentelemetry/otlp-transformer";

type Request<S extends { serializeRequest(request: never): unknown }> = Parameters<S["serializeRequest"]>[0];

export type Span = Request<typeof JsonTraceSerializer>[number];
export type LogRecord = Request<typeof JsonLogsSerializer>[number];
export type MetricsRequest = Request<typeof JsonMetricsSerializer>;
export type Metric = MetricsRequest["scopeMetrics"][number]["metrics"][number];
export type Resource = MetricsRequest["resource"];
export type Scope = MetricsRequest["scopeMetrics"][number]["scope"];
export type SpanContext = ReturnType<Span["spanContext"]>;
export type Attributes = Span["attributes"];
/** Seconds since 1970, and nanoseconds. */
export type HrTime = Span["startTime"];

/** Converts an RFC 3339 time in UTC, up to nanoseconds. A text that is not a time becomes 1970. */
export function hrTime(timestamp: string): HrTime {
  const ms = Date.parse(timestamp);
  if (Number.isNaN(ms)) return [0, 0];
  const seconds = Math.floor(ms / 1000);
  const fraction = /\.(\d{1,9})/.exec(timestamp)?.[1] ?? "0";
  return [seconds, Number(fraction.padEnd(9, "0"))];
}

export function plusMs([seconds, nanos]: HrTime, ms: number): HrTime {
  const total = nanos + Math.round(ms * 1e6);
  return [seconds + Math.floor(total / 1e9), total % 1e9];
}

export function hrTimeOf(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
