/** What the official serialisers take (@opentelemetry/otlp-transformer), by their own types. */
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
