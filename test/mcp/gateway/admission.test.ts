/** Which requests the gateway accepts: Host, Origin, paths, methods, sizes. */

import { request as httpRequest } from "node:http";
import { connect as connectSocket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { MOST_HELD } from "../../../src/http/held-bytes.ts";
import { allBodies } from "../../../src/http/request-body.ts";
import { Closing, type GatewayUnderTest, gatewayUnderTest } from "./gateway-under-test.ts";
import { json, post, request, result, type ScriptedUpstream, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
let upstream: ScriptedUpstream;
let gateway: GatewayUnderTest;

beforeEach(async () => {
  upstream = open.add(await scriptedUpstream(({ rpc }, res) => json(res, result(rpc.id))));
  gateway = open.add(
    await gatewayUnderTest({
      upstream: upstream.url,
      config: {
        gateway: { allowed_hosts: ["gateway.internal"], allowed_origins: ["https://inspector.example"] },
        mcp: { inspection: { max_message_bytes: 10_000 } },
      },
    }),
  );
});
afterEach(() => open.all());

/** fetch sets Host and Origin itself. */
function raw(
  headers: Record<string, string>,
  { path = "/mcp", method = "POST", body = JSON.stringify(request("ping")) } = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.url);
    const all = { "content-type": "application/json", accept: "application/json", ...headers };
    const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: all }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on("error", reject).end(method === "POST" ? body : undefined);
  });
}

const refusals = () => gateway.events.filter(({ type }) => type === "mcp_refusal");

describe("Host", () => {
  it.each([
    "127.0.0.1",
    "127.0.0.1:8080",
    "localhost:1",
    "LOCALHOST",
    "[::1]:80",
    "gateway.internal",
    "Gateway.Internal:80",
    "127.0.0.2",
  ])("%s may", async (host) => {
    expect((await raw({ host })).status).toBe(200);
    expect(refusals()).toEqual([]);
  });

  it.each([
    "evil.example",
    "127.0.0.1.evil.example",
    "evil.example:80",
    "localhost@evil.example",
    "gateway.internal.evil.example",
    "10.0.0.1",
    "localhost/x",
    "127.0.0.1#",
  ])("%j may not", async (host) => {
    const answer = await raw({ host });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { message: expect.stringContaining("allowed_hosts") },
    });
    expect(upstream.received).toEqual([]);
    expect(refusals()).toMatchObject([{ reason: "origin", direction: "to_server" }]);
  });
});

describe("a request", () => {
  it.each([
    ["two Host fields", "POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: evil.example\r\n"],
    ["no Host", "POST /mcp HTTP/1.1\r\n"],
    ["no Host, in HTTP/1.0", "POST /mcp HTTP/1.0\r\n"],
    ["two lengths", "POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n"],
    [
      "a length and chunks",
      "POST /mcp HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n",
    ],
    ["a bad field", "POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\nx y: 1\r\n"],
  ])("with %s is bad", async (_what, head) => {
    const socket = connectSocket(Number(new URL(gateway.url).port), "127.0.0.1");
    socket.write(`${head}\r\n`);
    const said = await new Promise<string>((resolve) => socket.on("data", (data) => resolve(String(data))));
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
    expect(upstream.received).toEqual([]);
  });
});

describe("Origin", () => {
  it.each([
    "http://localhost:5173",
    "http://127.0.0.1",
    "https://[::1]:8443",
    "https://inspector.example",
    "HTTPS://Inspector.Example",
  ])("%s may", async (origin) => {
    expect((await raw({ origin })).status).toBe(200);
    expect(upstream.received).toHaveLength(1);
  });

  it.each([
    "https://evil.example",
    "null",
    "https://localhost.evil.example",
    "https://evil.example#localhost",
    "https://inspector.example.evil",
    "http://inspector.example",
    "file://localhost",
    "chrome-extension://x",
    "evil",
  ])("%s may not", async (origin) => {
    expect((await raw({ origin })).status).toBe(403);
    expect(upstream.received).toEqual([]);
    expect(refusals()).toMatchObject([{ reason: "origin" }]);
  });

  it("is not needed for a page's request to be refused", async () => {
    const fetchMetadata = { "sec-fetch-site": "cross-site" };
    expect((await raw(fetchMetadata, { method: "GET" })).status).toBe(403);
    expect((await raw({ "sec-fetch-site": "none" })).status).toBe(200);
  });

  it("is looked at in observe and for every path", async () => {
    const observing = open.add(await gatewayUnderTest({ upstream: upstream.url, mode: "observe" }));
    for (const path of ["/mcp", "/health", "/elsewhere"]) {
      const answer = await fetch(observing.url + path, {
        method: "POST",
        headers: { origin: "https://evil.example" },
      });
      expect(answer.status).toBe(403);
    }
    expect(upstream.received).toEqual([]);
  });
});

describe("paths", () => {
  it.each([
    "/",
    "/mcp/",
    "//mcp",
    "/MCP",
    "/mcp/../mcp",
    "/./mcp",
    "/%6dcp",
    "/mcp%2f..%2fadmin",
    "/mcp;x=1",
    "/sse",
    "/messages",
    "/admin",
    "/mcp\\..",
    "/servers/x/mcp",
    "/.well-known/other",
  ])("%s leads nowhere", async (path) => {
    const answer = await raw({}, { path });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("/mcp");
    expect(upstream.received).toEqual([]);
  });

  it("have no query", async () => {
    expect((await raw({}, { path: "/mcp?toolset=all" })).status).toBe(404);
    expect(upstream.received).toEqual([]);
  });

  it("are those of the upstream, with its query", async () => {
    const other = open.add(await gatewayUnderTest({ upstream: `${upstream.origin}/v1/a%2fb/mcp?key=1` }));
    await post(other.mcp, request("ping"));
    expect(upstream.received.at(-1)?.url).toBe("/v1/a%2fb/mcp?key=1");
  });

  it("do not turn the gateway into a forward proxy", async () => {
    expect((await raw({}, { path: `${upstream.origin}/mcp` })).status).toBe(404);
    const socket = connectSocket(Number(new URL(gateway.url).port), "127.0.0.1");
    socket.write("CONNECT evil.example:443 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    const said = await new Promise<string>((resolve) => socket.on("data", (data) => resolve(String(data))));
    expect(said).toContain("405");
    socket.destroy();
    expect(upstream.received).toEqual([]);
  });
});

describe("requests", () => {
  it.each(["PUT", "PATCH", "HEAD", "TRACE"])("by %s are not MCP", async (method) => {
    expect((await raw({}, { method })).status).toBe(405);
    expect(upstream.received).toEqual([]);
  });

  it("requests that want another protocol are told so", async () => {
    expect((await raw({ connection: "upgrade", upgrade: "websocket" }, { method: "GET" })).status).toBe(426);
  });

  it("with hundreds of fields, or huge ones, are refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x-${i}`, "1"]));
    expect((await raw(many)).status).toBe(431);
    expect((await raw({ "x-large": "x".repeat(70_000) })).status).toBe(431);
    expect(upstream.received).toEqual([]);
  });

  it("requests that are too large are refused, also when they do not say so", async () => {
    const large = JSON.stringify(request("ping", { x: "x".repeat(20_000) }));
    const said = await post(gateway.mcp, large);
    expect(said.status).toBe(413);
    expect(await said.json()).toMatchObject({
      error: { message: expect.stringContaining("max_message_bytes") },
    });
    const chunked = await fetch(gateway.mcp, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(upstream.received).toEqual([]);
    expect(refusals()).toMatchObject([{ reason: "too_large", action: "block" }, { reason: "too_large" }]);
  });

  it("for which other requests leave no memory are refused, and can be sent again", async () => {
    const others = allBodies.open(() => {});
    onTestFinished(() => others.release());
    expect(others.take(MOST_HELD - allBodies.held)).toBe(true);
    others.complete();
    const ping = (): Promise<Response> =>
      fetch(gateway.mcp, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
        body: new Blob([JSON.stringify(request("ping"))]).stream(), // of no known length: it is gathered
        duplex: "half",
      } as RequestInit);
    const refused = await ping();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(`fill the memory that netmon has for them, ${MOST_HELD} bytes`);
    expect(upstream.received).toEqual([]);
    expect(refusals()).toMatchObject([{ reason: "too_large", action: "block" }]);
    others.release();
    expect((await ping()).status).toBe(200);
    expect(allBodies.held).toBe(0);
  });

  it.each(["text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x"])(
    "requests of type %s are refused in enforce",
    async (type) => {
      expect((await raw({ "content-type": type })).status).toBe(415);
      expect(upstream.received).toEqual([]);
    },
  );

  it("requests that are compressed are read, unless nobody knows how", async () => {
    const { gzipSync } = await import("node:zlib");
    const call = (encoding: string, body: Buffer) =>
      fetch(gateway.mcp, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: new Uint8Array(body),
      });
    expect((await call("gzip", gzipSync(JSON.stringify(request("ping"))))).status).toBe(200);
    expect(upstream.received[0]).toMatchObject({ rpc: { method: "ping" } });
    expect(upstream.received[0]?.headers).not.toHaveProperty("content-encoding");
    expect((await call("compress", Buffer.from("x"))).status).toBe(415);
    const large = await call("gzip", gzipSync("x".repeat(1_000_000)));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain("mcp.inspection.max_message_bytes");
    expect(upstream.received).toHaveLength(1);
  });

  it("requests that cannot be read pass unread in observe, and are told of", async () => {
    const observing = open.add(
      await gatewayUnderTest({
        upstream: upstream.url,
        mode: "observe",
        config: { mcp: { inspection: { max_message_bytes: 10_000 } } },
      }),
    );
    const large = JSON.stringify(request("ping", { x: "x".repeat(200_000) }));
    expect((await post(observing.mcp, large)).status).toBe(200);
    const chunked = await fetch(observing.mcp, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(200);
    const encoded = { "content-encoding": "compress", "content-type": "application/json" };
    expect((await post(observing.mcp, "odd", encoded)).status).toBe(200);
    expect((await post(observing.mcp, "text", { "content-type": "text/plain" })).status).toBe(200);
    expect(upstream.received.map(({ text }) => text)).toEqual([large, large, "odd", "text"]);
    expect(upstream.received[2]?.headers["content-encoding"]).toBe("compress");
    const told = observing.events.filter((event) => event.type === "mcp_refusal");
    expect(told.every(({ action, would_block }) => action === "allow" && would_block)).toBe(true);
    expect(told.slice(0, 3).map(({ reason }) => reason)).toEqual(["too_large", "too_large", "unparsed"]);
    expect(told.map(({ text }) => text)).toContain("the Content-Type of a message is application/json");
  });

  it("requests that cannot be read are answered as JSON-RPC says", async () => {
    for (const body of ["not json", '{"jsonrpc":"2.0","id":1,"method":"a","method":"b"}', "[]", "1", ""]) {
      const answer = await raw({}, { body });
      expect(answer.status, body).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ jsonrpc: "2.0", error: { code: expect.any(Number) } });
    }
    expect(upstream.received).toEqual([]);
  });
});

describe("/health", () => {
  it("says what is served, without what is secret", async () => {
    const answer = await fetch(`${gateway.url}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: "ok",
      endpoints: [
        {
          path: "/mcp",
          server_id: new URL(upstream.url).host,
          mode: "enforce",
          sessions: 0,
          sessions_dropped: 0,
        },
      ],
    });
  });
});
