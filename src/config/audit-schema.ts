/** The section `audit` of the configuration: further destinations of events. On failure: see schema.ts. */
import * as z from "zod";
import { hidden, off, on, parsedBy, pattern, seconds, section } from "./schema-parts.ts";
import { isLoopback, parseOtlpEndpoint, parseWebhookUrl } from "./urls.ts";
import { parseListen } from "./values.ts";

const timeout = z.number().min(0.1).max(300);
const maxQueue = z.int().min(16).max(1_000_000);

const otlp = z
  .strictObject({
    endpoint: parsedBy(z.string(), parseOtlpEndpoint)
      .prefault("")
      .describe("Base URL of the collector, e.g. `http://127.0.0.1:4318`; empty: none."),
    insecure: off("Allow http to an endpoint that is not loopback: events go over the network in the clear."),
    protocol: z.enum(["http/protobuf", "http/json"]).default("http/protobuf").describe("Encoding."),
    headers: z
      .record(z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "not a header name"), hidden)
      .prefault({})
      .describe("Headers of each request; values are never shown."),
    signals: z
      .array(z.enum(["traces", "logs", "metrics"]))
      .prefault(["traces", "logs", "metrics"])
      .describe("What is sent."),
    timeout_seconds: timeout.default(10).describe("Seconds for one request."),
    interval_seconds: seconds.default(15).describe("Seconds between two exports of metrics."),
    max_queue: maxQueue
      .default(8192)
      .describe("Records of each signal that may wait; more are dropped and counted."),
  })
  .superRefine(({ endpoint, insecure }, ctx) => {
    if (insecure || !endpoint.startsWith("http:") || isLoopback(new URL(endpoint))) return;
    ctx.addIssue({
      code: "custom",
      path: ["endpoint"],
      message: "http to an address that is not loopback sends events in the clear",
      params: { hint: "use https, or write insecure: true" },
    });
  });

const webhook = z.strictObject({
  url: parsedBy(z.string().min(1), parseWebhookUrl).describe("`https`, or `http` on loopback."),
  events: z
    .array(pattern)
    .prefault([
      "mcp_detection",
      "mcp_tool_changed",
      "mcp_program_changed",
      "netmon_enforcement_failed",
      "netmon_coverage_changed",
      "netmon_gap",
    ])
    .describe("Types of events; `*` and `?` are wildcards."),
  severity: z
    .enum(["informational", "low", "medium", "high", "critical"])
    .default("informational")
    .describe("Only events of this severity, or worse."),
  secret: z
    .string()
    .min(16, "a secret has 16 characters or more")
    .pipe(hidden)
    .optional()
    .describe(
      "Key of the HMAC-SHA256 signature, 16 characters or more; never shown. Without it nothing is signed.",
    ),
  timeout_seconds: timeout.default(5).describe("Time for one attempt."),
  retries: z.int().min(0).max(20).default(5).describe("Attempts after the first."),
  max_queue: maxQueue.default(1000).describe("Events that may wait; more are dropped and counted."),
});

export const audit = z.strictObject({
  include_input: off(
    "Also send the arguments of tool calls to OTLP and webhooks; the store always has them.",
  ),
  otlp: otlp.prefault({}).describe("Traces, logs and metrics to an OpenTelemetry collector."),
  prometheus: section("Metrics and readiness over HTTP.", {
    listen: parsedBy(z.string(), parseListen)
      .prefault("")
      .describe(
        "`ADDRESS:PORT` of `/metrics`, `/healthz` and `/readyz`, e.g. `127.0.0.1:9464`; empty: none. An address other than loopback is open to others.",
      ),
  }),
  webhooks: z.array(webhook).prefault([]).describe("Destinations that events are posted to."),
  chain: section("Evidence that stored events were not changed.", {
    enabled: on("Chain stored events by hashes (`netmon audit verify`)."),
    key_file: z
      .string()
      .default("")
      .describe("File with 32 bytes or more that sign the chain's heads; empty: they are not signed."),
  }),
});
