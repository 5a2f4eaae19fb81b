/** Traces, logs and metrics as read by the collector's own decoder; refusals, pauses and losses. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { AuditSinks } from "../../../src/app/recording/audit-sinks.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { attributes, buildOtlpReceiver, OtlpReceiver } from "../../export/otlp-receiver.ts";
import { watchStarted, watchStopped } from "../analysis/report/sample.ts";
import { called, connection, intercepted } from "./sample.ts";

beforeAll(buildOtlpReceiver, 300_000);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function exporting(answers: string, settings: object = {}, audit: object = {}) {
  const receiver = await OtlpReceiver.start(answers);
  ends.push(() => receiver.stop());
  const otlp = { endpoint: receiver.url, headers: { Authorization: "Bearer sesame" }, ...settings };
  const config = parseConfig("t", JSON.stringify({ audit: { otlp, ...audit } }));
  const logged: string[] = [];
  const lost: [string, number][] = [];
  const note = (text: string): void => void logged.push(text);
  const make = (service: "proxy" | "watch" | "shim") =>
    new AuditSinks({
      sessionId: "demo",
      audit: config.audit,
      service,
      store: null,
      log: { debug: note, info: note, warn: note, error: note },
      onDropped: (where, dropped) => void lost.push([where, dropped]),
      unstored: () => 3,
    });
  return { receiver, make, logged, lost };
}

describe("OTLP", () => {
  it.each(["http/protobuf", "http/json"])(
    "AC-1: makes one trace of a session and a call that three processes saw (%s)",
    async (protocol) => {
      const { receiver, make, logged, lost } = await exporting("200", { protocol });
      const stopped = watchStopped(0);
      const all: NetmonEvent[] = [watchStarted(0), intercepted(), called(), connection(), stopped];
      for (const [service, events] of [
        ["proxy", [all[1]!]],
        ["shim", [all[2]!]],
        ["watch", all], // as with the proxy inside
      ] as const) {
        const sinks = make(service);
        for (const event of events) sinks.event(event);
        await sinks.close();
      }
      expect([logged, lost]).toEqual([[], []]);
      const spans = receiver.spans();
      expect(new Set(spans.map((span) => span.traceId)).size).toBe(1);
      const [llm] = spans.filter((span) => span.name === "execute_tool get_weather");
      const [mcp] = spans.filter((span) => span.name === "tools/call get_weather");
      const [net] = spans.filter((span) => span.name === "connect weather");
      const [session] = spans.filter((span) => span.name === "session");
      expect(session.parentSpanId ?? "").toBe("");
      expect(BigInt(session.endTimeUnixNano) - BigInt(session.startTimeUnixNano)).toBe(1_000_000_000n);
      expect(llm.parentSpanId).toBe(session.spanId);
      expect([mcp.parentSpanId, net.parentSpanId]).toEqual([llm.spanId, mcp.spanId]);
      expect(new Set(spans.map((span) => span.spanId)).size).toBe(4);
      expect(BigInt(mcp.endTimeUnixNano) - BigInt(mcp.startTimeUnixNano)).toBe(1_500_500_000n);
      expect(net.startTimeUnixNano).toBe(
        String(BigInt(Date.parse("2026-11-21T10:00:00.030Z")) * 1_000_000n + 123_000n),
      );
      expect(attributes(mcp)).toMatchObject({
        "mcp.method.name": "tools/call",
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.call.id": "toolu_01",
        "jsonrpc.request.id": "7",
        "server.address": "weather.example",
      });
      expect(attributes(net)).toMatchObject({
        "network.peer.address": "192.0.2.7",
        "netmon.joined_by": "server and time",
      });
      const resource = receiver.received.find(({ signal }) => signal === "traces")?.data.resourceSpans[0]
        .resource;
      expect(attributes(resource)).toMatchObject({ "service.name": "netmon", "session.id": "demo" });
      const types = { "http/protobuf": "application/x-protobuf", "http/json": "application/json" };
      for (const one of receiver.received) {
        expect(one).toMatchObject({ status: 200, authorization: "Bearer sesame" });
        expect(one.content_type).toBe(types[protocol as keyof typeof types]);
      }
    },
  );

  it("sends each event as a log record with its severity, and no arguments unless told to", async () => {
    const { receiver, make } = await exporting("200", { signals: ["logs"] });
    const sinks = make("watch");
    const blocked = intercepted({ action: "block", reason: "tool_denied" });
    const own_tool = { source: "builtin" as const, command: "dig Bern", path: "/Bern", bytes: 3 };
    for (const event of [intercepted(), blocked, called({ own_tool })]) sinks.event(event);
    await sinks.close();
    await receiver.stop();
    const [first, second, third] = receiver.logs();
    expect(JSON.parse(third.body.stringValue).own_tool).toEqual({ source: "builtin", bytes: 3 });
    expect([first.severityText, second.severityText]).toEqual(["INFO", "WARN"]);
    expect(first.eventName).toBe("netmon.mcp_tool_call_intercepted");
    expect(first.traceId).toMatch(/^[0-9a-f]{32}$/);
    const body = JSON.parse(first.body.stringValue);
    expect(body).toMatchObject({ ...intercepted(), input: expect.stringContaining("left out") });
    expect(JSON.stringify(receiver.received)).not.toContain("Bern");
    expect(receiver.received.every(({ signal }) => signal === "logs")).toBe(true);

    const whole = await exporting("200", { signals: ["logs"] }, { include_input: true });
    const more = whole.make("watch");
    more.event(intercepted());
    await more.close();
    await whole.receiver.stop();
    expect(JSON.parse(whole.receiver.logs()[0].body.stringValue)).toEqual(intercepted());
  });

  it("sends counters, totals of layers, losses and histograms as metrics", async () => {
    const { receiver, make } = await exporting("200", { signals: ["metrics"] });
    const sinks = make("watch");
    sinks.sources.countTotals("kernel", () => ({ block: 5, events_dropped: 2 }));
    sinks.sources.verifiedBy(() => true);
    for (const event of [called(), called({ latency_ms: 30 }), connection({ count: 4 })]) sinks.event(event);
    await sinks.close();
    await receiver.stop();
    const metrics = new Map(receiver.metrics().map((metric) => [metric.name, metric]));
    const value = (name: string, kind = "sum") => Number(metrics.get(name)?.[kind].dataPoints[0].asInt);
    expect(value("netmon.connections")).toBe(4);
    expect(value("netmon.tool_calls")).toBe(2);
    expect([value("netmon.kernel_block"), value("netmon.kernel_events_dropped")]).toEqual([5, 2]);
    expect(value("netmon.store_dropped")).toBe(3);
    expect(value("netmon.enforcement_verified", "gauge")).toBe(1);
    const calls = metrics.get("netmon.tool_calls").sum;
    expect(calls).toMatchObject({ aggregationTemporality: 2, isMonotonic: true });
    expect(attributes(calls.dataPoints[0])).toMatchObject({
      session: "demo",
      layer: "mcp",
      server: "weather",
    });
    const [latency] = metrics.get("netmon.mcp_call_duration").histogram.dataPoints;
    expect(Number(latency.count)).toBe(2);
    expect(latency.sum).toBeCloseTo(1.5305);
    expect(latency.bucketCounts).toHaveLength(latency.explicitBounds.length + 1);
    expect(latency.bucketCounts.map(Number).reduce((a: number, b: number) => a + b)).toBe(2);
  });

  it("tries again after 503 and 429 with Retry-After, in order and without loss", async () => {
    const { receiver, make, logged, lost } = await exporting("503,429:1,200", { signals: ["logs"] });
    const sinks = make("proxy");
    for (let i = 0; i < 3; i++) sinks.event(intercepted({ tool_name: `t${i}` }));
    await receiver.until((all) => all.length === 3);
    sinks.event(intercepted({ tool_name: "t3" }));
    await sinks.close();
    await receiver.stop();
    expect(receiver.received.map(({ status }) => status)).toEqual([503, 429, 200, 200]);
    const names = receiver.logs().map((log) => attributes(log)["netmon.tool_name"]);
    expect(names).toEqual(["t0", "t1", "t2", "t3"]);
    expect(logged).toEqual([expect.stringContaining("HTTP status 503"), expect.stringContaining("again")]);
    expect(lost).toEqual([]);
  });

  it("counts what is refused, rejected in part, or does not fit", async () => {
    const refused = await exporting("400", { signals: ["logs"] });
    const first = refused.make("proxy");
    for (let i = 0; i < 5; i++) first.event(intercepted());
    await first.close();
    await refused.receiver.stop();
    expect(refused.lost).toEqual([["otlp", 5]]);
    expect(refused.receiver.received).toHaveLength(1); // 400 is not tried again

    const partial = await exporting("partial", { signals: ["logs"] });
    const second = partial.make("proxy");
    for (let i = 0; i < 5; i++) second.event(intercepted());
    await second.close();
    await partial.receiver.stop();
    expect(partial.lost).toEqual([["otlp", 1]]);
    expect(partial.logged.join()).toContain("one is not liked");

    const full = await exporting("200", { signals: ["logs"], max_queue: 16 });
    const third = full.make("proxy");
    for (let i = 0; i < 50; i++) third.event(intercepted());
    await third.close();
    await full.receiver.stop();
    expect(full.receiver.logs()).toHaveLength(16);
    expect(full.lost).toEqual([["otlp", 34]]);
  });

  it("ends in bounded time where nobody listens, and says what was lost", async () => {
    const { receiver, make, lost, logged } = await exporting("200", { signals: ["traces", "logs"] });
    await receiver.stop();
    const sinks = make("proxy");
    sinks.event(intercepted());
    await sinks.close();
    expect(lost).toEqual([["otlp", 2]]);
    expect(logged.join()).toContain("ECONNREFUSED");
  });
});
