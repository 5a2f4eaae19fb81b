/** Responses in enforce mode: nothing of a blocked call gets through, whatever the framing and the timing. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { blockEvents, MESSAGE_START, message, messageEnd, messageEvents } from "./answers.ts";
import {
  BLOCK_TEXT,
  eventually,
  json,
  post,
  RawClient,
  rawPost,
  STREAMED,
  STREAMED_TEXT,
  startStage,
} from "./stage.ts";

const MIXED = [
  { text: "before" },
  { tool: "blocked_tool", args: '{"path":"SENTINEL"}' },
  { tool: "fine_tool" },
];

function sse(response: ServerResponse, headers: Record<string, string> = {}): ServerResponse {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", ...headers });
  return response;
}

/** The body of a chunked answer, and whether it ended as HTTP demands. */
function chunkedBody(text: string): { body: string; ended: boolean } {
  let rest = text.slice(text.indexOf("\r\n\r\n") + 4);
  let body = "";
  for (;;) {
    const end = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || Number.isNaN(size)) return { body, ended: false };
    if (size === 0) return { body, ended: rest.slice(end) === "\r\n\r\n" };
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
  }
}

describe("whole answers", () => {
  test("an answer without blocked calls is the same text, also where it is strange", async () => {
    const body = ` ${JSON.stringify(message({ text: "hi" }, { tool: "fine" })).replace('"usage"', ' "x" : 1e2,\n"usage"')} `;
    const { port, calls, counters } = await startStage((_request, response) => {
      response.writeHead(200, {
        "content-type": "application/json",
        "request-id": "req_vendor",
        "set-cookie": ["a=1", "b=2"],
      });
      response.end(`\ufeff${body}`);
    });
    const response = await post(port, "/v1/messages");
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body))).toBe(true);
    expect(response.headers.get("request-id")).toBe("req_vendor");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(calls.map(({ call }) => call.name)).toEqual(["fine"]);
    expect(counters).toMatchObject({ requests: 1, answers: 1, streams: 0, tool_calls: 1, refused: 0 });
  });

  test.each([
    ["identity", (bytes: Buffer) => bytes],
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["gzip, br", (bytes: Buffer) => brotliCompressSync(gzipSync(bytes))],
  ] as const)("a blocked call is replaced (%s)", async (coding, encode) => {
    const { port } = await startStage((_request, response) => {
      const bytes = encode(Buffer.from(JSON.stringify(message(...MIXED))));
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": bytes.length,
        "content-encoding": coding,
        etag: '"x"',
        "content-digest": "sha-256=:x:",
      });
      response.end(bytes);
    });
    const response = await post(port, "/v1/messages");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      content: [
        { text: "before" },
        { type: "text", text: BLOCK_TEXT },
        { type: "tool_use", name: "fine_tool" },
      ],
      stop_reason: "tool_use",
    });
    expect(text).not.toContain("SENTINEL");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    for (const gone of ["content-encoding", "etag", "content-digest"])
      expect(response.headers.has(gone)).toBe(false);
  });

  test("the answer to HEAD has no body, whatever its fields say", async () => {
    const { port } = await startStage((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 12345 }).end();
    });
    const head = await fetch(`http://127.0.0.1:${port}/v1/models`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-type")).toBeNull();
  });

  test("information before the answer and trailers after it are dropped", async () => {
    const { port } = await startStage((_request, response) => {
      response.writeEarlyHints({ link: "</x>; rel=preload" });
      response.writeHead(200, { "content-type": "application/json", trailer: "x-after" });
      response.write(JSON.stringify(message({ text: "hi" })));
      response.addTrailers({ "x-after": "1" });
      response.end();
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", "{}"));
    const text = await client.untilClosed();
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).not.toMatch(/x-after|preload|HTTP\/1\.1 103/i);
  });
});

describe("answers that cannot be read", () => {
  const cases: [string, string, Buffer | string, Record<string, string>][] = [
    ["no Content-Type", "unexpected_answer", JSON.stringify(message()), {}],
    ["another Content-Type", "unexpected_answer", JSON.stringify(message()), { "content-type": "text/html" }],
    [
      "another charset",
      "unexpected_answer",
      JSON.stringify(message()),
      { "content-type": "application/json; charset=utf-16" },
    ],
    ["no JSON", "unparsed", "<html>", { "content-type": "application/json" }],
    ["JSON cut off", "unparsed", '{"content":[', { "content-type": "application/json" }],
    ["invalid UTF-8", "unparsed", Buffer.from([0x22, 0xff, 0x22]), { "content-type": "application/json" }],
    [
      "SSE where JSON was said",
      "unparsed",
      messageEvents({ tool: "blocked_tool" }).join(""),
      { "content-type": "application/json" },
    ],
    [
      "an unknown coding",
      "unknown_encoding",
      "xx",
      { "content-type": "application/json", "content-encoding": "snappy" },
    ],
    ["damaged gzip", "unparsed", "xx", { "content-type": "application/json", "content-encoding": "gzip" }],
    [
      "gzip cut off",
      "unparsed",
      gzipSync(JSON.stringify(message())).subarray(0, -12),
      { "content-type": "application/json", "content-encoding": "gzip" },
    ],
    ["too large", "too_large", Buffer.alloc(33 * 1024 * 1024, " "), { "content-type": "application/json" }],
    [
      "a bomb",
      "too_large",
      gzipSync(Buffer.alloc(33 * 1024 * 1024, " ")),
      { "content-type": "application/json", "content-encoding": "gzip" },
    ],
  ];

  test.each(cases)("%s", async (_what, reason, body, headers) => {
    const { port, refusals, counters } = await startStage((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    const response = await post(port, "/v1/messages");
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-should-retry")).toBe("false");
    expect(await response.json()).toMatchObject({
      type: "error",
      error: { message: expect.stringContaining("netmon") },
    });
    expect(refusals).toMatchObject([{ direction: "response", reason, action: "block", api: "messages" }]);
    expect(counters.refused).toBe(1);
    expect(counters.answers).toBe(1);
  });

  test("a header that would be injected from upstream ends in an error", async () => {
    const { createServer } = await import("node:net");
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () =>
        socket.end(
          "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-A: 1\rX-Injected: 1\r\nContent-Length: 2\r\n\r\n{}",
        ),
      );
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { startProxy } = await import("./stage.ts");
    const { port } = await startProxy(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
    const response = await post(port, "/v1/messages");
    expect(response.status).toBe(502);
    expect(response.headers.has("x-injected")).toBe(false);
    server.close();
  });
});

describe("streams", () => {
  test("every event goes out before the next one comes in", async () => {
    let upstream: ServerResponse | null = null;
    const { port } = await startStage((_request, response) => {
      upstream = sse(response);
      response.flushHeaders();
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await client.until((text) => text.includes("\r\n\r\n"));
    expect(client.text).toMatch(/content-type: text\/event-stream/i);
    upstream!.write(": keep-alive\n\n");
    await client.until((text) => chunkedBody(text).body === ":\n\n", 1000);
    for (const event of messageEvents({ text: "slowly" })) {
      upstream!.write(event);
      await client.until((text) => chunkedBody(text).body.endsWith(event), 1000);
    }
    upstream!.end();
    expect(chunkedBody(await client.until((text) => chunkedBody(text).ended)).body).toBe(
      [":\n\n", ...messageEvents({ text: "slowly" })].join(""),
    );
  });

  test("a call is held until its verdict, and what comes beside it is not", async () => {
    let upstream: ServerResponse | null = null;
    const { port, calls } = await startStage((_request, response) => {
      upstream = sse(response);
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await eventually(() => upstream !== null);
    const [start, delta, stop] = blockEvents(0, { tool: "fine_tool", args: '{"a":1}' });
    upstream!.write(MESSAGE_START + start! + delta!);
    await client.until((text) => text.includes("message_start"));
    upstream!.write('event: ping\ndata: {"type":"ping"}\n\n');
    await client.until((text) => text.includes("ping"));
    expect(client.text).not.toContain("fine_tool");
    expect(calls).toEqual([]);
    upstream!.write(stop!);
    await client.until((text) => text.includes("fine_tool"));
    expect(calls).toHaveLength(1);
    upstream!.end(messageEnd("tool_use").join(""));
    await client.until((text) => chunkedBody(text).ended);
  });

  test("the output is the same however the input is cut, byte for byte", async () => {
    const events = messageEvents({ text: "é" }, MIXED[1]!, {
      tool: "fine_tool",
      args: '{"é":"\\u00e9"}',
    })
      .join("")
      .replaceAll("\n", "\r\n");
    const input = Buffer.from(events);
    let size = input.length;
    const { port } = await startStage(async (_request, response) => {
      sse(response);
      for (let at = 0; at < input.length; at += size) {
        response.write(input.subarray(at, at + size));
        // Each part is a read of its own at the proxy.
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    const get = async () => (await post(port, "/v1/messages", STREAMED)).text();
    const whole = await get();
    expect(whole).toContain(BLOCK_TEXT);
    expect(whole).toContain("fine_tool");
    expect(whole).not.toContain("SENTINEL");
    for (size of [1, 2, 7, 64]) expect(await get()).toBe(whole);
  });

  test.each(["gzip", "br"])("an encoded stream is decoded as it flows (%s)", async (coding) => {
    const { createBrotliCompress } = await import("node:zlib");
    const encoder = coding === "gzip" ? createGzip() : createBrotliCompress();
    const flush = coding === "gzip" ? constants.Z_SYNC_FLUSH : constants.BROTLI_OPERATION_FLUSH;
    const { port } = await startStage((_request, response) => {
      sse(response, { "content-encoding": coding }).flushHeaders();
      encoder.pipe(response);
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await client.until((text) => text.includes("\r\n\r\n"));
    const send = async (text: string) => {
      encoder.write(text);
      await new Promise<void>((resolve) => encoder.flush(flush, () => resolve()));
    };
    await send(MESSAGE_START);
    await client.until((text) => chunkedBody(text).body === MESSAGE_START);
    await send(blockEvents(0, MIXED[1]!).join(""));
    await client.until((text) => text.includes(BLOCK_TEXT));
    encoder.end(messageEnd("tool_use").join(""));
    const { body } = chunkedBody(await client.until((text) => chunkedBody(text).ended));
    expect(body).not.toContain("SENTINEL");
    expect(body).toContain("message_stop");
    expect(client.text).not.toMatch(/content-encoding/i);
  });

  test.each([
    ["an event that is not JSON", "event: content_block_delta\ndata: {\n\n", "unparsed"],
    ["too large an event", `data: ${"x".repeat(2 * 1024 * 1024)}\n\n`, "too_large"],
    ["JSON instead of events", JSON.stringify(message({ tool: "blocked_tool" })), "unparsed"],
  ])("%s becomes the vendor's error inside the stream, and an orderly end", async (_what, bad, reason) => {
    const { port, refusals } = await startStage((_request, response) => {
      sse(response).write(MESSAGE_START);
      response.write(bad);
      setTimeout(() => response.end(messageEvents({ tool: "blocked_tool" }).join("")), 20);
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    const { body } = chunkedBody(await client.until((text) => chunkedBody(text).ended));
    expect(body.startsWith(MESSAGE_START)).toBe(true);
    expect(body).toMatch(/event: error\ndata: .*netmon.*\n\n$/s);
    expect(body).not.toContain("blocked_tool");
    await client.untilClosed();
    expect(client.reset).toBe(false);
    expect(refusals).toMatchObject([{ direction: "response", reason, action: "block" }]);
  });

  test("an unknown coding is refused before the head is sent", async () => {
    const { port, refusals } = await startStage((_request, response) => {
      sse(response, { "content-encoding": "snappy" }).end("xx");
    });
    expect((await post(port, "/v1/messages", STREAMED)).status).toBe(502);
    expect(refusals).toMatchObject([{ reason: "unknown_encoding" }]);
  });

  test.each(["reset", "end"])("an upstream that is lost inside a call: %s", async (how) => {
    const [start, delta] = blockEvents(1, { tool: "fine_tool", args: '{"path":"SENTINEL' });
    const { port, refusals, counters } = await startStage((_request, response) => {
      sse(response).write(MESSAGE_START + blockEvents(0, { text: "t" }).join("") + start + delta, () => {
        if (how === "reset") setTimeout(() => response.socket!.resetAndDestroy(), 20);
        else response.end();
      });
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    const { body } = chunkedBody(await client.until((text) => chunkedBody(text).ended));
    expect(body).toContain("event: error");
    expect(body).not.toMatch(/fine_tool|SENTINEL/);
    await client.untilClosed();
    expect(client.reset).toBe(false);
    expect(refusals).toMatchObject([{ reason: "upstream_ended", direction: "response", action: "block" }]);
    expect(counters.upstream_errors).toBe(how === "reset" ? 1 : 0);
  });

  test("an upstream that is lost between calls ends the same way, without a refusal", async () => {
    const { port, refusals, counters } = await startStage((_request, response) => {
      sse(response).write(MESSAGE_START, () => setTimeout(() => response.socket!.resetAndDestroy(), 20));
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    const { body } = chunkedBody(await client.until((text) => chunkedBody(text).ended));
    expect(body).toMatch(/^event: message_start.*event: error/s);
    expect(refusals).toEqual([]);
    expect(counters.upstream_errors).toBe(1);
  });

  test("terminate ends the answer after the blocked call and leaves the upstream", async () => {
    let closed = false;
    const { port } = await startStage(
      (_request, response) => {
        response.on("close", () => {
          closed = true;
        });
        sse(response).write(MESSAGE_START + blockEvents(0, MIXED[1]!).join(""));
      },
      { options: { streamBlock: "terminate" } },
    );
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    const { body } = chunkedBody(await client.until((text) => chunkedBody(text).ended));
    expect(body).toContain(BLOCK_TEXT);
    expect(body).toMatch(/"stop_reason":"end_turn".*message_stop/s);
    await eventually(() => closed);
  });

  test("a call over max_block_bytes is judged as such and not buffered", async () => {
    const { port, calls, counters } = await startStage((_request, response) => {
      const [start, , stop] = blockEvents(0, { tool: "fine_tool" });
      const delta = blockEvents(0, { tool: "fine_tool", args: "x".repeat(1000) })[1]!;
      sse(response).write(MESSAGE_START + start);
      for (let i = 0; i < 200; i++) response.write(delta);
      response.end(stop! + messageEnd("tool_use").join(""));
    });
    const text = await (await post(port, "/v1/messages", STREAMED)).text();
    expect(text).toContain(BLOCK_TEXT);
    expect(text).not.toContain("fine_tool");
    expect(calls[0]!.call.flaw).toBe("too_large");
    expect(counters.too_large).toBe(1);
  });
});

describe("the upstream", () => {
  test("an upstream that cannot be reached is the vendor's error, to be tried again", async () => {
    const { port, counters } = await startStage((_request, response) => json(response, {}), {
      providers: { anthropic: "" },
    });
    const { proxy } = await (await import("./stage.ts")).startProxy("http://127.0.0.1:1");
    const response = await post(proxy.port, "/v1/messages");
    expect(response.status).toBe(502);
    expect(response.headers.has("x-should-retry")).toBe(false);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining("ECONNREFUSED") },
    });
    expect(port).toBeGreaterThan(0);
    expect(counters.upstream_errors).toBe(0);
  });

  test.each(["before its head", "inside its body"])(
    "an upstream that says nothing more %s is given up",
    async (when) => {
      const { port, counters } = await startStage(
        (_request, response) => {
          if (when === "inside its body") sse(response).write(MESSAGE_START);
        },
        { options: { idleMs: 150 } },
      );
      const response = await post(port, "/v1/messages", STREAMED);
      expect(response.status).toBe(when === "before its head" ? 504 : 200);
      expect(await response.text()).toContain("error");
      expect(counters.upstream_errors).toBe(1);
    },
  );

  test("an upstream that resets a whole answer in its middle is a 502", async () => {
    const { port, counters } = await startStage((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
      response.write('{"content":[', () => setTimeout(() => response.socket!.resetAndDestroy(), 10));
    });
    expect((await post(port, "/v1/messages")).status).toBe(502);
    expect(counters.upstream_errors).toBe(1);
  });

  test("keeps its connection for the next request", async () => {
    const sockets = new Set<unknown>();
    const { port } = await startStage((_request, response, incoming) => {
      sockets.add(incoming.socket);
      json(response, message({ text: "hi" }));
    });
    for (let i = 0; i < 5; i++) await (await post(port, "/v1/messages")).text();
    expect(sockets.size).toBe(1);
  });
});
