/** Requests to the provider: what passes unchanged, what is checked, what is refused. */
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { MOST_HELD } from "../../../src/http/held-bytes.ts";
import { allBodies } from "../../../src/http/request-body.ts";
import type { CapturedBody } from "../../../src/llm/proxy/ports.ts";
import { message } from "./answers.ts";
import { eventually, json, post, RawClient, raw, rawPost, type Script, startStage } from "./stage.ts";

const answer: Script = (_request, response) => json(response, message({ text: "hello" }));
const MCP = (name: string) => ({
  model: "m",
  messages: [],
  mcp_servers: [{ type: "url", name, url: "https://mcp.example" }],
});

/** A zstd frame with one raw block (RFC 8878), for bodies below 128 KiB. */
function zstd(body: Buffer): Buffer {
  const frame = Buffer.alloc(12);
  frame.writeUInt32LE(0xfd2fb528, 0);
  frame[4] = 0xa0; // single segment, four bytes of content size
  frame.writeUInt32LE(body.length, 5);
  frame.writeUIntLE((body.length << 3) | 1, 9, 3);
  return Buffer.concat([frame, body]);
}

describe("header fields", () => {
  test("keep their order, their case and their repetitions; those of the hop stay behind", async () => {
    const { port, seen } = await startStage(answer);
    const lines = [
      "X-Api-Key: secret",
      "aNTHROPIC-vERSION: 2023-06-01",
      "X-Twice: 1",
      "Connection: keep-alive, X-Hop",
      "X-Hop: 1",
      "X-Twice: 2",
      "Keep-Alive: timeout=5",
      "Proxy-Authorization: Basic c2VjcmV0",
      "Proxy-Connection: keep-alive",
      "TE: trailers",
      "Accept-Encoding: gzip, br",
      "Expect: 100-continue",
      "X-Latin: caf\xe9",
    ];
    const client = await RawClient.open(port);
    const body = JSON.stringify({ model: "m", messages: [] });
    client.send(
      Buffer.from(
        `POST /v1/messages?beta=true&x=%2f HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        "latin1",
      ),
    );
    await client.until((text) => text.includes("hello"));
    const [request] = seen;
    expect(request!.url).toBe("/v1/messages?beta=true&x=%2f");
    expect(request!.headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
    const fields = request!.rawHeaders.filter((_, i) => i % 2 === 0);
    const own = request!.rawHeaders.filter(
      (_, i) => !/^(host|connection|content-length)$/i.test(fields[i >> 1]!),
    );
    expect(own).toEqual([
      "X-Api-Key",
      "secret",
      "aNTHROPIC-vERSION",
      "2023-06-01",
      "X-Twice",
      "1",
      "X-Twice",
      "2",
      "Accept-Encoding",
      "identity",
      "X-Latin",
      "caf\xe9",
    ]); // prettier-ignore
    expect(request!.headers["content-length"]).toBe(String(body.length));
    expect(request!.body.toString()).toBe(body);
  });

  test.each([
    ["enforce", "identity"],
    ["observe", "gzip"],
  ] as const)(
    "an Accept-Encoding is added for what is read, in %s elsewhere: %s",
    async (mode, elsewhere) => {
      const { port, seen } = await startStage(answer, { mode });
      await raw(port, rawPost(port, "/v1/messages", "{}"));
      await raw(port, rawPost(port, "/v1/embeddings", "{}", ["Accept-Encoding: gzip"]));
      expect(seen.map(({ headers }) => headers["accept-encoding"])).toEqual(["identity", elsewhere]);
    },
  );
});

describe("bodies", () => {
  test("are passed byte for byte, also chunked and of other endpoints", async () => {
    const { port, seen } = await startStage(answer);
    const body = ' {"messages" : [], "x":1e2, "t":"\\u00e4 \u00e4" }\n';
    await post(port, "/v1/messages", body);
    await raw(
      port,
      `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\nTrailer-Field: x\r\n\r\n`,
    );
    await raw(
      port,
      `POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`,
    );
    await post(port, "/v1/files", "12345");
    await fetch(`http://127.0.0.1:${port}/v1/models`);
    expect(seen.map((request) => request.body.toString())).toEqual([body, "{}", "abcde", "12345", ""]);
    expect(seen.map(({ headers }) => headers["content-length"])).toEqual([
      String(Buffer.byteLength(body)),
      "2",
      undefined,
      "5",
      undefined,
    ]);
  });

  test("an encoded body goes on as it came", async () => {
    const { port, seen, bodies } = await startStage(answer);
    const body = Buffer.from(JSON.stringify({ model: "m", messages: [], note: "x".repeat(100) }));
    for (const [coding, bytes] of [
      ["gzip", gzipSync(body)],
      ["zstd", zstd(body)],
    ] as const) {
      seen.length = 0;
      bodies.length = 0;
      expect((await post(port, "/v1/messages", bytes, { "content-encoding": coding })).status).toBe(200);
      expect(seen[0]!.headers["content-encoding"]).toBe(coding);
      expect(seen[0]!.body.equals(bytes)).toBe(true);
      expect(Buffer.from(bodies[0]!.body).equals(body)).toBe(true);
    }
  });

  test("40 MB go through, to a model and elsewhere", async () => {
    let size = 0;
    const { port } = await startStage(
      (request, response) => {
        size = request.body.length;
        json(response, message({ text: "hello" }));
      },
      { options: { maxRequestBytes: 48 * 1024 * 1024 } },
    );
    const body = Buffer.alloc(40_000_000, "x");
    body.write('{"messages":["', 0);
    body.write('"]}', body.length - 3);
    expect((await post(port, "/v1/messages", body)).status).toBe(200);
    expect(size).toBe(body.length);
    size = 0;
    expect((await post(port, "/v1/files", body)).status).toBe(200);
    expect(size).toBe(body.length);
  });
});

describe("provider-run MCP", () => {
  test.each(["gzip", "zstd", "identity"])("is refused where the policy denies it (%s)", async (coding) => {
    const { port, seen, refusals, counters } = await startStage(answer);
    const plain = Buffer.from(JSON.stringify(MCP("blocked-server")));
    const body = coding === "gzip" ? gzipSync(plain) : coding === "zstd" ? zstd(plain) : plain;
    const headers: Record<string, string> = coding === "identity" ? {} : { "content-encoding": coding };
    const response = await post(port, "/v1/messages", body, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get("x-should-retry")).toBe("false");
    expect(await response.json()).toMatchObject({
      type: "error",
      error: { message: "[netmon] the MCP server blocked-server is denied" },
    });
    expect(seen).toEqual([]);
    expect(refusals).toMatchObject([
      {
        direction: "request",
        reason: "server_denied",
        action: "block",
        serverId: "blocked-server",
        rule: "sandbox.mcp.denied_servers[0]",
        dialect: "anthropic",
        api: "messages",
      },
    ]);
    expect(counters).toMatchObject({ refused: 1, would_block: 0 });
  });

  test("is a 400 on the Responses API, which Codex does not send six times", async () => {
    const { port, seen } = await startStage(answer);
    const tools = [{ type: "mcp", server_label: "blocked-server", server_url: "https://mcp.example/" }];
    const response = await post(port, "/v1/responses", { model: "m", input: "hi", tools });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "netmon_server_denied" } });
    expect((await post(port, "/v1/responses/r/input_items", {})).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test("is found behind escapes", async () => {
    const { port, seen } = await startStage(answer);
    const body = JSON.stringify(MCP("blocked-server")).replace('"mcp_servers"', '"\\u006dcp_servers"');
    expect((await post(port, "/v1/messages", body.replaceAll("mcp.ex", "m.ex"))).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test("is checked where only tokens are counted, too", async () => {
    const { port } = await startStage(answer);
    expect((await post(port, "/v1/messages/count_tokens", MCP("blocked-server"))).status).toBe(403);
  });

  test("passes where the policy allows it, and in observe with a report", async () => {
    const enforcing = await startStage(answer);
    expect((await post(enforcing.port, "/v1/messages", MCP("fine"))).status).toBe(200);
    expect(enforcing.servers).toMatchObject([{ name: "fine", url: "https://mcp.example" }]);
    const observing = await startStage(answer, { mode: "observe" });
    expect((await post(observing.port, "/v1/messages", MCP("blocked-server"))).status).toBe(200);
    expect(observing.seen).toHaveLength(1);
    expect(observing.refusals).toMatchObject([{ action: "allow", reason: "server_denied" }]);
    expect(observing.counters).toMatchObject({ refused: 0, would_block: 1 });
  });
});

describe("requests that cannot be checked", () => {
  const UTF16 = Buffer.from(JSON.stringify(MCP("blocked-server")), "utf16le");
  const cases: [string, string | Buffer, Record<string, string>, number, string][] = [
    ["an unknown coding", "{}", { "content-encoding": "snappy" }, 415, "unknown_encoding"],
    ["damaged gzip", "{}", { "content-encoding": "gzip" }, 400, "unparsed"],
    ["UTF-16", UTF16, {}, 400, "unparsed"],
    [
      "another charset",
      '{"a":"mcp"}',
      { "content-type": "application/json; charset=ibm037" },
      400,
      "unparsed",
    ],
    ["no JSON", "{mcp_servers", {}, 400, "unparsed"],
    ["invalid UTF-8", Buffer.from([0x7b, 0xc1, 0xad, 0x7d]), {}, 400, "unparsed"],
    ["a key twice", '{"mcp_servers":[],"mcp_servers":[{"name":"x"}]}', {}, 400, "unparsed"],
    ["a bomb", gzipSync(Buffer.alloc(8 * 1024 * 1024)), { "content-encoding": "gzip" }, 413, "too_large"],
    ["too large a body", Buffer.alloc(5 * 1024 * 1024, " "), {}, 413, "too_large"],
  ];
  const counted = {
    unknown_encoding: "unknown_encodings",
    unparsed: "unparsed",
    too_large: "too_large",
  } as const;

  test.each(cases)("%s", async (_what, body, headers, status, reason) => {
    const enforcing = await startStage(answer);
    const refused = await post(enforcing.port, "/v1/messages", body, headers);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ type: "error" });
    expect(enforcing.seen).toEqual([]);
    expect(enforcing.refusals).toMatchObject([{ reason, action: "block", direction: "request" }]);
    expect(enforcing.counters[counted[reason as keyof typeof counted]]).toBe(1);

    const observing = await startStage(answer, { mode: "observe" });
    expect((await post(observing.port, "/v1/messages", body, headers)).status).toBe(200);
    expect(observing.seen[0]!.body.equals(Buffer.from(body))).toBe(true);
    expect(observing.refusals).toMatchObject([{ reason, action: "allow" }]);
    expect(observing.counters[counted[reason as keyof typeof counted]]).toBe(1);
  });

  test("one for which other requests leave no memory: enforce refuses it, observe sends it on unread", async () => {
    const others = allBodies.open(() => {});
    onTestFinished(() => others.release());
    const rest = allBodies.held;
    expect(others.take(MOST_HELD - rest)).toBe(true);
    others.complete();
    const body = JSON.stringify(MCP("blocked-server"));
    for (const mode of ["enforce", "observe"] as const) {
      const { port, seen, counters, refusals } = await startStage(answer, { mode });
      const client = await RawClient.open(port);
      const head = `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${body.length}\r\n\r\n`;
      client.send(head + body.slice(0, 10));
      const enforces = mode === "enforce";
      await eventually(() => refusals.length > 0);
      client.send(body.slice(10));
      const text = await client.until((all) => /\r\n\r\n.*\}/s.test(all));
      if (enforces) {
        expect(text).toMatch(/^HTTP\/1\.1 503 .*retry-after: /is);
        expect(text).toContain(`fill the memory that netmon has for them, ${MOST_HELD} bytes`);
      } else expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(seen.map((one) => one.body.toString())).toEqual(enforces ? [] : [body]);
      expect(refusals).toMatchObject([{ reason: "too_large", action: enforces ? "block" : "allow" }]);
      expect(counters.too_large).toBe(1);
      expect(allBodies.held).toBe(MOST_HELD);
    }
  });

  test("a chunked body over the limit is refused when it gets there, or streamed on", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    for (const mode of ["enforce", "observe"] as const) {
      const { port, seen, counters } = await startStage(answer, {
        mode,
        options: { maxRequestBytes: 100_000 },
      });
      const client = await RawClient.open(port);
      client.send(
        `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      for (let i = 0; i < 20; i++) client.send(chunk);
      client.send("0\r\n\r\n");
      const text = await client.until((all) => /\r\n\r\n.*\}/s.test(all));
      expect(text).toMatch(mode === "enforce" ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 200 /);
      expect(seen.map(({ body }) => body.length)).toEqual(mode === "enforce" ? [] : [20 * 0x10000]);
      expect(counters.too_large).toBe(1);
      // The rest was read, so the connection goes on.
      client.received = Buffer.alloc(0);
      client.send(rawPost(port, "/v1/messages", "{}"));
      await client.until((all) => all.includes("HTTP/1.1 200"));
    }
  });
});

describe("endpoints", () => {
  test.each(["/v1/threads/t/runs", "/v1/files/%2e%2e/messages", "/v1/messages/"])(
    "%s is refused in enforce, passed and counted in observe",
    async (path) => {
      const enforcing = await startStage(answer);
      const refused = await raw(enforcing.port, rawPost(enforcing.port, path, "{}"));
      expect(refused).toMatch(/^HTTP\/1\.1 403 /);
      expect(JSON.parse(refused.slice(refused.indexOf("{")))).toHaveProperty("error.message");
      expect(enforcing.seen).toEqual([]);
      expect(enforcing.refusals).toMatchObject([{ reason: "unknown_endpoint", action: "block" }]);
      const observing = await startStage(answer, { mode: "observe" });
      expect((await raw(observing.port, rawPost(observing.port, path, "{}"))).slice(0, 12)).toBe(
        "HTTP/1.1 200",
      );
      expect(observing.seen[0]!.url).toBe(path);
      expect(observing.refusals).toMatchObject([{ reason: "unknown_endpoint", action: "allow" }]);
      for (const { counters } of [enforcing, observing]) expect(counters.unknown_endpoints).toBe(1);
    },
  );

  test("what nobody knows is refused in enforce, and told in observe", async () => {
    const enforcing = await startStage(answer);
    expect((await post(enforcing.port, "/v1/nobody/knows")).status).toBe(403);
    expect((await post(enforcing.port, "/v1/embeddings")).status).toBe(200);
    expect(enforcing.seen.map(({ url }) => url)).toEqual(["/v1/embeddings"]);
    expect(enforcing.counters).toMatchObject({ unknown_endpoints: 1, refused: 1 });
    const observing = await startStage(answer, { mode: "observe" });
    expect((await post(observing.port, "/v1/nobody/knows")).status).toBe(200);
    expect(observing.counters).toMatchObject({ unknown_endpoints: 1, refused: 0, would_block: 1 });
    expect(observing.refusals).toMatchObject([{ reason: "unknown_endpoint", action: "allow" }]);
  });

  test.each(["PUT /v1/messages", "GET /v1/messages", "PATCH /v1/files/f", "DELETE /v1/responses"])(
    "a method that the API does not have is refused: %s",
    async (line) => {
      const [method = "", path = ""] = line.split(" ");
      const { port, seen } = await startStage(answer);
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(seen).toEqual([]);
    },
  );

  test("a path without a provider is 404", async () => {
    const { port, seen } = await startStage(answer);
    expect((await post(port, "/somewhere")).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test("a provider's base path comes first", async () => {
    const { port, seen } = await startStage(answer, { providers: { anthropic: "/base/v1", local: "/llm" } });
    await post(port, "/v1/messages");
    await post(port, "/local/v1/chat/completions?x=1");
    expect(seen.map(({ url }) => url)).toEqual(["/base/v1/messages", "/llm/v1/chat/completions?x=1"]);
  });
});

describe("DLP", () => {
  const redact = function* steps(body: string) {
    yield;
    return {
      body: body.replaceAll("secret", "[REDACTED:word]"),
      redactions: body.split("secret").length - 1,
    };
  };

  test("sends a body that is framed anew", async () => {
    const { port, seen, counters, bodies } = await startStage(answer, { ports: { redact } });
    const plain = JSON.stringify({ messages: [{ content: "a secret and a secret" }] });
    await post(port, "/v1/messages", gzipSync(plain), { "content-encoding": "gzip", "content-digest": "x" });
    const body = plain.replaceAll("secret", "[REDACTED:word]");
    expect(seen[0]!.body.toString()).toBe(body);
    expect(seen[0]!.headers).toMatchObject({ "content-length": String(body.length) });
    expect(seen[0]!.headers).not.toHaveProperty("content-encoding");
    expect(seen[0]!.headers).not.toHaveProperty("content-digest");
    expect(counters.redactions).toBe(2);
    expect(Buffer.from(bodies[0]!.body).toString()).toBe(body);
  });

  test("leaves the client's bytes alone where it found nothing", async () => {
    const { port, seen } = await startStage(answer, { ports: { redact } });
    const bytes = gzipSync("{}");
    await post(port, "/v1/messages", bytes, { "content-encoding": "gzip" });
    expect(seen[0]!.body.equals(bytes)).toBe(true);
  });
});

describe("what is known of a request", () => {
  test.each([
    ["claude-cli/2.1.328 (external, cli)", "claude"],
    ["codex_cli_rs/0.169.0 (Linux 6.1; x86_64) unknown", "codex"],
    ["codex_exec/0.169.0", "codex"],
    ["GeminiCLI/0.61.0/gemini-3 (linux; x64)", "gemini"],
    ["opencode/1.18.33", "opencode"],
    ["ai-sdk/provider-utils/3.0.0 runtime/node.js/20 opencode/1.18.33", "opencode"],
    ["anthropic-sdk/1.0 not-claude-cli/1", null],
  ])("%s", async (agent, program) => {
    const { port, calls } = await startStage((_request, response) => json(response, message({ tool: "t" })));
    const response = await post(port, "/anthropic/v1/messages", undefined, { "user-agent": agent });
    const id = response.headers.get("x-netmon-request-id");
    expect(id).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(calls[0]!.exchange).toEqual({
      mode: "enforce",
      requestId: id,
      dialect: "anthropic",
      api: "messages",
      provider: "anthropic",
      agent: program,
    });
  });

  test("ids sort by time and do not repeat", async () => {
    const { newRequestId } = await import("../../../src/llm/proxy/request-id.ts");
    const ids = Array.from({ length: 2000 }, (_, i) => newRequestId(1_700_000_000_000 + i));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
    expect(newRequestId(0).slice(0, 14)).toBe("req_0000000000");
    // https://github.com/ulid/spec: 1469918176385 is 01ARYZ6S41
    expect(newRequestId(1_469_918_176_385).slice(0, 14)).toBe("req_01ARYZ6S41");
  });
});

test("bodies are kept up to a limit, with their whole size", async () => {
  const bodies: CapturedBody[] = [];
  const { port } = await startStage(
    (_request, response) => json(response, message({ text: "y".repeat(5000) })),
    {
      ports: { store: { maxBodyBytes: 1000, body: (body) => bodies.push(body) } },
    },
  );
  const request = JSON.stringify({ messages: ["x".repeat(5000)] });
  const answered = await (await post(port, "/v1/messages", request)).text();
  expect(bodies).toMatchObject([
    { direction: "request", status: null, contentType: "application/json", size: request.length },
    { direction: "response", status: 200, contentType: "application/json", size: answered.length },
  ]);
  expect(Buffer.from(bodies[0]!.body).toString()).toBe(request.slice(0, 1000));
  expect(Buffer.from(bodies[1]!.body).toString()).toBe(answered.slice(0, 1000));
  expect(bodies[1]!.exchange.requestId).toBe(bodies[0]!.exchange.requestId);
});

test("credentials reach the provider, and nothing else", async () => {
  const { port, seen, logged, refusals, bodies } = await startStage((_request, response) => {
    response.destroy();
  });
  const body = {
    messages: [{ role: "user", content: "hi" }],
    mcp_servers: [{ name: "fine", url: "https://mcp.example", authorization_token: "TOKEN-1" }],
    tools: [
      { type: "mcp", server_label: "s", authorization: "TOKEN-2", headers: { Authorization: "TOKEN-3" } },
      {
        mcpServers: [
          { streamableHttpTransport: { url: "https://g.example/TOKEN-5", headers: { "X-Key": "TOKEN-4" } } },
        ],
      },
      { name: "http_get", input_schema: { properties: { headers: { type: "object" } } } },
    ],
  };
  const secrets = {
    "x-api-key": "KEY-1",
    authorization: "Bearer KEY-2",
    "x-goog-api-key": "KEY-3",
    cookie: "KEY-4",
  };
  const response = await post(port, "/anthropic/v1/messages?key=KEY-5", body, secrets);
  expect(response.status).toBe(502);
  const answered = await response.text();
  await post(
    port,
    "/anthropic/v1/threads/KEY-6-abcdefghijklmnopqrstuvwxyz0123456789?key=KEY-5",
    body,
    secrets,
  );
  await eventually(() => bodies.length > 0);
  expect(seen[0]!.headers).toMatchObject(secrets);
  expect(seen[0]!.url).toContain("KEY-5");
  expect(seen[0]!.body.toString()).toContain("TOKEN-1");
  const stored = Buffer.from(bodies[0]!.body).toString();
  expect(JSON.parse(stored)).toEqual({
    messages: body.messages,
    mcp_servers: [{ name: "fine", url: "https://mcp.example", authorization_token: "[hidden]" }],
    tools: [
      { type: "mcp", server_label: "s", authorization: "[hidden]", headers: "[hidden]" },
      {
        mcpServers: [{ streamableHttpTransport: { url: "https://g.example/[hidden]", headers: "[hidden]" } }],
      },
      body.tools[2],
    ],
  });
  const everything = JSON.stringify([stored, logged, refusals, answered]);
  expect(everything).not.toMatch(/KEY-\d|TOKEN-\d/);
  expect(logged.length).toBeGreaterThan(0);
});
