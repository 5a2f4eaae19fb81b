/** Bytes that a client reads but the proxy does not: in enforce mode they do not leave it. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodeAwsEvent } from "../../../src/framing/aws-event-stream.ts";
import { post, raw, rawPost, startStage } from "../proxy/stage.ts";

const CALL = { type: "tool_use", id: "toolu_1", name: "blocked_tool", input: { path: "SENTINEL" } };
const MESSAGE = { id: "msg_1", type: "message", role: "assistant", content: [CALL], stop_reason: "tool_use" };
const CHAT = {
  id: "c",
  choices: [
    {
      index: 0,
      message: {
        role: "assistant",
        tool_calls: [{ id: "1", type: "function", function: { name: "blocked_tool", arguments: "{}" } }],
      },
      finish_reason: "tool_calls",
    },
  ],
};

type Body = object | string | Uint8Array;

interface Setup {
  status?: number;
  path?: string;
  request?: object;
  headers?: Record<string, string | string[]>;
  method?: string;
}

async function answer(body: Body, setup: Setup = {}) {
  const bytes = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const stage = await startStage((_request, response) => {
    response.writeHead(setup.status ?? 200, { "content-type": "application/json", ...setup.headers });
    response.end(bytes);
  });
  const path = setup.path ?? "/v1/messages";
  const response =
    setup.method === undefined
      ? await post(stage.port, path, setup.request)
      : await fetch(`http://127.0.0.1:${stage.port}${path}`, { method: setup.method, redirect: "manual" });
  return { ...stage, response, text: await response.text() };
}

const PATHS = ["/v1/messages", "/v1/chat/completions", "/v1/responses", "/v1beta/models/g:generateContent"];

describe("a status with which the API has no answers", () => {
  it.each([201, 203, 205, 206, 207, 226, 299, 300, 304, 306, 399])("%i", async (status) => {
    const { response, text, refusals, counters } = await answer(MESSAGE, { status });
    expect(response.status).toBe(502);
    expect(text).not.toContain("blocked_tool");
    expect(refusals).toMatchObject([{ reason: "unexpected_answer", action: "block" }]);
    expect(counters).toMatchObject({ unexpected_answers: 1, refused: 1 });
  });

  it("202 is one of the Responses API alone", async () => {
    const queued = { id: "resp_1", object: "response", status: "queued", output: [] };
    expect((await answer(queued, { status: 202, path: "/v1/responses" })).response.status).toBe(202);
    expect((await answer(MESSAGE, { status: 202 })).response.status).toBe(502);
  });

  it("an upgrade that nobody asked for", async () => {
    const stage = await startStage((_request, response) => {
      response.socket!.end(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n${JSON.stringify(MESSAGE)}`,
      );
    });
    const text = await raw(stage.port, rawPost(stage.port, "/v1/messages", "{}"));
    expect(text).toMatch(/^HTTP\/1\.1 502 /);
    expect(text).not.toContain("blocked_tool");
  });
});

describe("an error carries nothing but what is known of errors", () => {
  it.each(PATHS)("%s", async (path) => {
    for (const body of [MESSAGE, CHAT, [CALL], { ...MESSAGE, error: { message: "m", content: [CALL] } }])
      for (const status of [400, 404, 429, 500, 529]) {
        const { response, text } = await answer(body, { status, path });
        expect(response.status).toBe(status);
        expect(response.headers.get("content-type")).toBe("application/json");
        expect(text).not.toMatch(/blocked_tool|SENTINEL|tool_use|tool_calls/);
        expect(JSON.parse(text)).toHaveProperty("error.message");
      }
  });

  it.each([
    [
      "/v1/messages",
      { type: "error", error: { type: "overloaded_error", message: "Overloaded" }, request_id: "req_1" },
    ],
    [
      "/v1/responses",
      { error: { message: "Bad", type: "invalid_request_error", param: "model", code: "model_not_found" } },
    ],
    [
      "/v1beta/models/g:generateContent",
      {
        error: {
          code: 429,
          message: "Quota",
          status: "RESOURCE_EXHAUSTED",
          details: [
            { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" },
            {
              "@type": "type.googleapis.com/google.rpc.QuotaFailure",
              violations: [{ quotaMetric: "m", quotaId: "q", quotaDimensions: { model: "g" } }],
            },
          ],
        },
      },
    ],
    ["/model/m/converse", { message: "Too many requests" }],
  ])("an error still says what it said: %s", async (path, error) => {
    const headers = { "retry-after": "3", "x-amzn-errortype": "ThrottlingException" };
    const { response, text, refusals } = await answer(error, { path, status: 429, headers });
    expect(JSON.parse(text)).toEqual(error);
    expect(response.headers.get("retry-after")).toBe("3");
    expect(response.headers.get("x-amzn-errortype")).toBe("ThrottlingException");
    expect(refusals).toEqual([]);
  });

  it.each([
    ["a page", "<html>blocked_tool</html>"],
    ["UTF-16", Buffer.from(JSON.stringify({ message: "blocked_tool" }), "utf16le")],
    ["without end", "x".repeat(1 << 20)],
    ["of nothing that is known", { ok: [CALL] }],
  ])("an error is reported where it cannot be read: %s", async (_, body) => {
    const { response, text, refusals } = await answer(body, { status: 503 });
    expect(response.status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ type: "error", error: { message: expect.any(String) } });
    expect(text).not.toContain("blocked_tool");
    expect(refusals).toMatchObject([{ action: "block", direction: "response" }]);
  });

  it("an error is cut to a length", async () => {
    const { text } = await answer(
      { error: { type: "t".repeat(9999), message: "m".repeat(99_999) } },
      { status: 400 },
    );
    expect(text.length).toBeLessThan(10_000);
  });
});

describe("a form that was not asked for", () => {
  const sse = `event: message_start\ndata: ${JSON.stringify({ type: "message_start", message: MESSAGE })}\n\n`;
  const aws = encodeAwsEvent({ event: "chunk", data: "{}" });
  it.each<[string, string, object, string, Body]>([
    ["a stream for a message", "/v1/messages", {}, "text/event-stream", sse],
    ["a message for a stream", "/v1/messages", { stream: true }, "application/json", MESSAGE],
    ["a stream of AWS for a message", "/v1/messages", {}, "application/vnd.amazon.eventstream", aws],
    ["a stream of AWS for SSE", "/v1/messages", { stream: true }, "application/vnd.amazon.eventstream", aws],
    ["SSE for a stream of AWS", "/model/m/converse-stream", {}, "text/event-stream", sse],
    ["JSON for a stream of AWS", "/model/m/converse-stream", {}, "application/json", MESSAGE],
    ["a stream of AWS for Converse", "/model/m/converse", {}, "application/vnd.amazon.eventstream", aws],
    ["an array for SSE", "/v1beta/models/g:streamGenerateContent?alt=sse", {}, "application/json", "[]"],
    ["SSE for an array", "/v1beta/models/g:streamGenerateContent", {}, "text/event-stream", sse],
    [
      "either for both",
      "/v1beta/models/g:streamGenerateContent?alt=sse&alt=json",
      {},
      "text/event-stream",
      sse,
    ],
    ["SSE for one answer", "/v1beta/models/g:generateContent?alt=sse", {}, "text/event-stream", sse],
    ["lines of JSON", "/v1/chat/completions", { stream: true }, "application/x-ndjson", CHAT],
    ["text", "/v1/chat/completions", {}, "text/plain", CHAT],
    ["another charset", "/v1/chat/completions", {}, "application/json; charset=utf-16", CHAT],
    ["a stream that is fetched", "/v1/responses/resp_1", {}, "text/event-stream", sse],
  ])("%s", async (_, path, request, type, body) => {
    const method = path.endsWith("resp_1") ? "GET" : undefined;
    const { response, text, refusals } = await answer(body, {
      path,
      request,
      headers: { "content-type": type },
      ...(method ? { method } : {}),
    });
    expect(response.status).toBe(502);
    expect(text).not.toContain("blocked_tool");
    expect(refusals).toMatchObject([{ reason: "unexpected_answer" }]);
  });

  it.each([
    [{ stream: true }, "text/event-stream"],
    ['{"str\\u0065am":true}', "text/event-stream"],
    ['{"messages":[{"stream":true}],"stream":false}', "application/json"],
    ['{"text":"\\"stream\\":true"}', "application/json"],
    ['{"stream":"true"}', "application/json"],
    // The first counts, and the provider may take the other: what it sends then is refused.
    ['{"stream":false,"stream":true}', "application/json"],
    ['{"\\x":1,"stream":true}', "application/json"],
    ['\ufeff{"stream": true }', "text/event-stream"],
    ['{"stream', "application/json"],
    ["", "application/json"],
  ])("the request %j asks for %s", async (request, type) => {
    const bodies = {
      "application/json": JSON.stringify({ ...MESSAGE, content: [] }),
      "text/event-stream": sse,
    };
    for (const [other, body] of Object.entries(bodies)) {
      const stage = await startStage((_request, response) => {
        response.writeHead(200, { "content-type": other }).end(body);
      });
      expect((await post(stage.port, "/v1/messages", request)).status).toBe(other === type ? 200 : 502);
    }
  });

  it("two of them", async () => {
    const headers = { "content-type": ["application/json", "text/event-stream"] };
    expect((await answer(MESSAGE, { headers })).response.status).toBe(502);
  });
});

describe("an endpoint without calls", () => {
  it.each(["/v1/models", "/v1/files/f", "/v1/conversations/c", "/v1/batches/b", "/v1beta/batches/b"])(
    "has none in its answer: %s",
    async (path) => {
      for (const body of [
        MESSAGE,
        CHAT,
        [CALL],
        { outputs: [{ type: "function.call", name: "blocked_tool" }] },
      ]) {
        const { response, text, refusals } = await answer(body, { path, method: "GET" });
        expect(response.status).toBe(502);
        expect(text).not.toContain("blocked_tool");
        expect(refusals).toMatchObject([{ reason: "unparsed", action: "block" }]);
      }
    },
  );

  it.each(["text/plain", "text/html", "application/octet-stream", "audio/mpeg"])(
    "has no answers of the type %s",
    async (type) => {
      const headers = { "content-type": type };
      const { response } = await answer(MESSAGE, { path: "/v1/models", method: "GET", headers });
      expect(response.status).toBe(502);
    },
  );

  it("passes what says nothing of calls", async () => {
    const models = {
      object: "list",
      data: [{ id: "m", supports: ["tools"], capabilities: { tool_use: true } }],
    };
    const { text } = await answer(models, { path: "/v1/models", method: "GET" });
    expect(JSON.parse(text)).toEqual(models);
    expect((await answer("", { path: "/v1/files/f", method: "DELETE", status: 204 })).response.status).toBe(
      204,
    );
    const zipped = gzipSync(JSON.stringify(models));
    const headers = { "content-encoding": "gzip" };
    expect((await answer(zipped, { path: "/v1/models", method: "GET", headers })).text).toBe(
      JSON.stringify(models),
    );
  });

  it("hands on speech as speech", async () => {
    const headers = { "content-type": "audio/mpeg" };
    const { response, text } = await answer("bytes", { path: "/v1/audio/speech", headers });
    expect([response.headers.get("content-type"), text]).toEqual(["audio/mpeg", "bytes"]);
  });
});

it("fields that lead elsewhere, are kept, or change how a body is read do not leave", async () => {
  const dropped = {
    location: "https://elsewhere.example/",
    refresh: "0; url=https://elsewhere.example/",
    link: "<https://elsewhere.example/>; rel=preload",
    "alt-svc": 'h3=":443"',
    "set-cookie": "a=1",
    "content-location": "/x",
    "content-disposition": "attachment",
    "x-anything": "1",
    "cache-control": "max-age=9",
    upgrade: "h2c",
  };
  const kept = {
    "request-id": "req_1",
    "x-request-id": "r",
    "anthropic-ratelimit-requests-remaining": "9",
    "x-ratelimit-remaining-tokens": "8",
    "openai-processing-ms": "7",
    "retry-after": "6",
    "cf-ray": "5",
  };
  const message = { ...MESSAGE, content: [], stop_reason: "end_turn" };
  const { response } = await answer(message, { headers: { ...dropped, ...kept } });
  expect(response.status).toBe(200);
  for (const name of Object.keys(dropped)) expect(response.headers.has(name)).toBe(false);
  for (const [name, value] of Object.entries(kept)) expect(response.headers.get(name)).toBe(value);
});

describe("a type that is not known", () => {
  const events = [
    { type: "message_start", message: { ...MESSAGE, content: [], stop_reason: null } },
    { type: "new_event", x: 1 },
    { type: "new_event", x: 2 },
    { type: "message_stop" },
  ];
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");

  async function streamed(setup: Parameters<typeof startStage>[1], text = body) {
    const stage = await startStage((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(text);
    }, setup);
    return { ...stage, text: await (await post(stage.port, "/v1/messages", { stream: true })).text() };
  }

  it("ends the answer in enforce, with an event that names it", async () => {
    const { text, refusals, counters } = await streamed({});
    expect(text).toMatch(/event: message_start\n.*event: error\n.*netmon/s);
    expect(text).not.toContain('"x":1');
    expect(refusals).toMatchObject([
      {
        reason: "unknown_type",
        action: "block",
        text: expect.stringContaining('"new_event"'),
      },
    ]);
    expect(counters).toMatchObject({ unknown_types: 1, refused: 1 });
  });

  it("passes where proxy.allow_types names it, unless it has the shape of a call", async () => {
    const options = { allowTypes: ["new_event"] };
    const { text, refusals } = await streamed({ options });
    expect(text).toBe(body);
    expect(refusals).toEqual([]);
    const call = body.replace('"x":2', `"x":${JSON.stringify(CALL)}`);
    const refused = await streamed({ options }, call);
    expect(refused.text).not.toContain("blocked_tool");
    expect(refused.refusals).toMatchObject([{ reason: "unparsed" }]);
  });

  it("passes in observe, and is told once", async () => {
    const { text, refusals, counters } = await streamed({ mode: "observe" });
    expect(text).toBe(body);
    expect(refusals).toMatchObject([{ reason: "unknown_type", action: "allow" }]);
    expect(counters).toMatchObject({ unknown_types: 1, would_block: 1 });
  });
});
