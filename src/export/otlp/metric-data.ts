/**
 * Converts prom-client's metrics to OTLP's. Counters become cumulative monotonic sums. Names lose `_total` and
 * `_seconds`, and their first `_` becomes a dot (`netmon_tool_calls_total` → `netmon.tool_calls`); a collector that
 * serves Prometheus restores them. Pure.
 */
import type { MetricsJson } from "../metrics/session-metrics.ts";
import type { Origin } from "./resource.ts";
import type { HrTime, Metric, MetricsRequest } from "./types.ts";

/** Enumerations of @opentelemetry/sdk-metrics and @opentelemetry/api. */
const CUMULATIVE = 1;
const HISTOGRAM = 0;
const GAUGE = 2;
const SUM = 3;
const INT = 0;
const DOUBLE = 1;

interface Value {
  value: number;
  labels: Record<string, string | number>;
  metricName?: string;
}

export function metricsRequest(
  json: MetricsJson,
  origin: Origin,
  start: HrTime,
  end: HrTime,
): MetricsRequest {
  const metrics = json.flatMap((metric) => {
    const values = metric.values as unknown as Value[];
    return values.length === 0 ? [] : [metricOf(metric, values, { start, end })];
  });
  return { resource: origin.resource, scopeMetrics: [{ scope: origin.scope, metrics }] };
}

interface Interval {
  start: HrTime;
  end: HrTime;
}

function metricOf(metric: MetricsJson[number], values: Value[], { start, end }: Interval): Metric {
  const kind = String(metric.type);
  const descriptor = {
    name: metric.name
      .replace(/_total$/, "")
      .replace(/_seconds$/, "")
      .replace("_", "."),
    description: metric.help,
    unit: metric.name.endsWith("_seconds") ? "s" : "1",
    valueType: kind === "histogram" ? DOUBLE : INT,
  };
  const common = { descriptor, aggregationTemporality: CUMULATIVE };
  if (kind === "histogram") {
    const dataPoints = histograms(values).map(({ labels: attributes, ...value }) => {
      return { startTime: start, endTime: end, attributes, value };
    });
    return { ...common, dataPointType: HISTOGRAM, dataPoints };
  }
  const dataPoints = values.map(({ labels, value }) => {
    return { startTime: start, endTime: end, attributes: labels, value };
  });
  return kind === "counter"
    ? { ...common, dataPointType: SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: GAUGE, dataPoints };
}

interface HistogramValue {
  labels: Record<string, string | number>;
  buckets: { boundaries: number[]; counts: number[] };
  count: number;
  sum: number;
}

/** Prometheus buckets count everything up to a bound, OTLP buckets what is between two bounds. */
function histograms(values: readonly Value[]): HistogramValue[] {
  const found = new Map<string, HistogramValue & { below: number }>();
  for (const { labels: all, value, metricName = "" } of values) {
    const { le, ...labels } = all;
    const key = JSON.stringify(Object.entries(labels).sort());
    let one = found.get(key);
    if (one === undefined) {
      one = { labels, buckets: { boundaries: [], counts: [] }, count: 0, sum: 0, below: 0 };
      found.set(key, one);
    }
    if (metricName.endsWith("_sum")) one.sum = value;
    else if (metricName.endsWith("_count")) one.count = value;
    else {
      if (le !== "+Inf") one.buckets.boundaries.push(Number(le));
      one.buckets.counts.push(value - one.below);
      one.below = value;
    }
  }
  return [...found.values()].map(({ below: _below, ...value }) => value);
}
