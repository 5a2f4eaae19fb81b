/** Responses in observe mode: every byte passes unchanged, and every call is judged meanwhile. */
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { blockEvents, MESSAGE_START, message, messageEvents } from "./answers.ts";
import { eventually, post, RawClient, rawPost, startStage } from "./stage.ts";

const WHOLE = JSON.stringify(message({ tool: "blocked_tool" }, { tool: "fine_tool" }));
const STREAM = messageEvents({ text: "é" }, { tool: "blocked_tool" }, { tool: "fine_tool" }).join("");

test.each([
  ["JSON", "application/json", WHOLE, false],
  ["JSON, encoded", "application/json", WHOLE, true],
  ["SSE", "text/event-stream", STREAM, false],
  ["SSE, encoded", "text/event-stream", STREAM, true],
])("%s is the same bytes and its calls are judged", async (_what, type, body, encoded) => {
  const bytes = encoded ? gzipSync(body) : Buffer.from(body);
  const { port, calls, counters, bodies } = await startStage(
    (_request, response) => {
      response.writeHead(200, {
        "content-type": type,
        "content-length": bytes.length,
        etag: '"e"',
        ...(encoded ? { "content-encoding": "gzip" } : {}),
      });
      response.end(bytes);
    },
    { mode: "observe" },
  );
  const client = await RawClient.open(port);
  client.send(rawPost(port, "/v1/messages", "{}"));
  const text = await client.untilClosed();
  expect(client.received.subarray(-bytes.length).equals(bytes)).toBe(true);
  expect(text).toContain(`content-length: ${bytes.length}`);
  expect(text).toContain('etag: "e"');
  await eventually(() => bodies.length === 2);
  expect(calls.map(({ call }) => call.name)).toEqual(["blocked_tool", "fine_tool"]);
  expect(counters).toMatchObject({ answers: 1, tool_calls: 2, refused: 0, unparsed: 0 });
  expect(bodies[1]).toMatchObject({ direction: "response", status: 200, contentType: type });
  expect(Buffer.from(bodies[1]!.body).toString()).toBe(body);
});

test("nothing is held: each byte is there before the next one comes", async () => {
  let upstream: ServerResponse | null = null;
  const { port } = await startStage(
    (_request, response) => {
      upstream = response;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
    },
    { mode: "observe" },
  );
  const client = await RawClient.open(port);
  client.send(rawPost(port, "/v1/messages", "{}"));
  await client.until((text) => text.includes("\r\n\r\n"));
  for (const byte of blockEvents(0, { tool: "blocked_tool" }).join("").slice(0, 40)) {
    client.received = Buffer.alloc(0);
    upstream!.write(byte);
    await client.until((text) => text === `1\r\n${byte}\r\n`, 1000);
  }
  upstream!.end();
});

describe("what cannot be read passes, and is counted and reported", () => {
  const cases: [string, string, string | Buffer, Record<string, string>][] = [
    ["no JSON", "unparsed", "<html>", { "content-type": "application/json" }],
    ["another Content-Type", "unparsed", "hello", { "content-type": "text/html" }],
    [
      "an unknown coding",
      "unknown_encoding",
      "xx",
      { "content-type": "application/json", "content-encoding": "snappy" },
    ],
    ["damaged gzip", "unparsed", "xx", { "content-type": "text/event-stream", "content-encoding": "gzip" }],
    ["too large", "too_large", Buffer.alloc(5 * 1024 * 1024, " "), { "content-type": "application/json" }],
    [
      "an event that is not JSON",
      "unparsed",
      "event: content_block_start\ndata: {\n\n",
      { "content-type": "text/event-stream" },
    ],
    [
      "a call cut off",
      "upstream_ended",
      MESSAGE_START + blockEvents(0, { tool: "t" })[0],
      { "content-type": "text/event-stream" },
    ],
  ];
  test.each(cases)("%s", async (_what, reason, body, headers) => {
    const { port, refusals, counters } = await startStage(
      (_request, response) => {
        response.writeHead(200, headers);
        response.end(body);
      },
      { mode: "observe" },
    );
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", "{}").replace("HTTP/1.1", "HTTP/1.0"));
    await client.untilClosed();
    const bytes = Buffer.from(body);
    expect(client.received.subarray(-bytes.length).equals(bytes)).toBe(true);
    await eventually(() => refusals.length > 0);
    expect(refusals).toMatchObject([{ reason, action: "allow", direction: "response" }]);
    expect(counters).toMatchObject({ refused: 0, would_block: 1 });
  });
});

describe("an upstream that is lost", () => {
  test("between two events ends in the vendor's error", async () => {
    const { port, refusals } = await startStage(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(MESSAGE_START + blockEvents(0, { tool: "fine_tool" })[0], () =>
          setTimeout(() => response.socket!.resetAndDestroy(), 20),
        );
      },
      { mode: "observe" },
    );
    const text = await (await post(port, "/v1/messages")).text();
    expect(text).toMatch(/fine_tool.*\n\nevent: error\n/s);
    expect(refusals).toMatchObject([{ reason: "upstream_ended", action: "allow" }]);
  });

  test("inside an event ends that event first", async () => {
    const { port } = await startStage(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(MESSAGE_START.slice(0, -10), () =>
          setTimeout(() => response.socket!.resetAndDestroy(), 20),
        );
      },
      { mode: "observe" },
    );
    const text = await (await post(port, "/v1/messages")).text();
    expect(text.startsWith(`${MESSAGE_START.slice(0, -10)}\n\nevent: error\n`)).toBe(true);
  });

  test.each([
    ["with a length", { "content-type": "application/json", "content-length": "1000" }],
    ["encoded", { "content-type": "text/event-stream", "content-encoding": "gzip" }],
    ["of another endpoint", { "content-type": "application/octet-stream" }],
  ])("is seen by the client as it was: %s", async (what, headers) => {
    const { port } = await startStage(
      (_request, response) => {
        response.writeHead(200, headers);
        response.write("abc", () => setTimeout(() => response.socket!.resetAndDestroy(), 20));
      },
      { mode: "observe" },
    );
    const path = what === "of another endpoint" ? "/v1/files/f" : "/v1/messages";
    await expect(post(port, path).then((response) => response.text())).rejects.toThrow();
  });
});

test.each([
  ["what cannot be decoded is kept as far as it was", "gzip", "xx", ""],
  ["what cannot be parsed is kept whole", "identity", `<html>${"x".repeat(100)}`, `<html>${"x".repeat(100)}`],
])("%s", async (_what, coding, body, kept) => {
  const { port, bodies } = await startStage(
    (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": coding });
      response.write("event: content_block_start\ndata: {\n\n".slice(0, coding === "gzip" ? 0 : undefined));
      setTimeout(() => response.end(body), 10);
    },
    { mode: "observe" },
  );
  const client = await RawClient.open(port);
  client.send(rawPost(port, "/v1/messages", "{}"));
  await client.untilClosed();
  await eventually(() => bodies.length === 2);
  expect(Buffer.from(bodies[1]!.body).toString().endsWith(kept)).toBe(true);
  expect(bodies[1]!.size).toBe(bodies[1]!.body.length);
});
