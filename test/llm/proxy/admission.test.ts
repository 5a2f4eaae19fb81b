/** Which clients are admitted, and invalid HTTP: raw bytes on a socket. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { message } from "./answers.ts";
import { eventually, json, RawClient, raw, rawPost, type Script, startStage } from "./stage.ts";

const answer: Script = (_request, response) => json(response, message({ text: "hello" }));
const BODY = JSON.stringify({ model: "m", messages: [] });

function get(lines: string[], target = "/v1/models"): string {
  return `GET ${target} HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join("")}Connection: close\r\n\r\n`;
}

describe.each(["enforce", "observe"] as const)("in %s", (mode) => {
  test.each([
    ["another name (DNS rebinding)", "Host: attacker.example"],
    ["another name with the port", "Host: attacker.example:PORT"],
    ["a loopback address without the port", "Host: 127.0.0.1"],
    ["another port", "Host: 127.0.0.1:1"],
    ["a name that only begins like loopback", "Host: 127.0.0.1.attacker.example:PORT"],
    ["a name below localhost", "Host: attacker.localhost:PORT"],
    ["userinfo", "Host: localhost:PORT@attacker.example"],
  ])("refuses a Host that is %s", async (_what, line) => {
    const { port, seen, counters } = await startStage(answer, { mode });
    expect(await raw(port, get([line.replace("PORT", String(port))]))).toMatch(/^HTTP\/1\.1 421 /);
    expect(seen).toEqual([]);
    expect(counters.refused).toBe(1);
  });

  test.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "127.8.9.10"])("admits %s", async (name) => {
    const { port, seen } = await startStage(answer, { mode });
    expect(await raw(port, get([`Host: ${name}:${port}`]))).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen).toHaveLength(1);
  });

  test("refuses a request without Host and one with two", async () => {
    const { port, seen } = await startStage(answer, { mode });
    expect(await raw(port, get([]))).toMatch(/^HTTP\/1\.1 400 /);
    const two = [`Host: 127.0.0.1:${port}`, `Host: 127.0.0.1:${port}`];
    expect(await raw(port, get(two))).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  });

  test.each([
    "Origin: https://attacker.example",
    "Origin: null",
    "Origin: http://localhost:3000",
    "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-site",
  ])("refuses a web page: %s", async (line) => {
    const { port, seen } = await startStage(answer, { mode });
    expect(await raw(port, get([`Host: 127.0.0.1:${port}`, line]))).toMatch(/^HTTP\/1\.1 403 /);
    expect(seen).toEqual([]);
  });

  test("answers an upgrade to another protocol with 426, and says what to use instead", async () => {
    const { port, seen, refusals } = await startStage(answer, { mode });
    const client = await RawClient.open(port);
    client.send(
      `GET /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: TLS/1.3\r\n\r\n`,
    );
    const text = await client.until((all) => all.includes("plain HTTP"));
    expect(text).toMatch(/^HTTP\/1\.1 426 /);
    expect(seen).toEqual([]);
    expect(refusals).toMatchObject([{ reason: "upgrade", action: "block", direction: "request" }]);
    // The connection is still one for HTTP.
    client.send(get([`Host: 127.0.0.1:${port}`]));
    await client.until((all) => all.includes("HTTP/1.1 200"));
  });

  test("ignores an offer of HTTP/2 and does not pass it on", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const lines = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"];
    const text = await raw(port, rawPost(port, "/v1/messages", BODY, lines));
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(Object.keys(seen[0]!.headers)).not.toContain("upgrade");
    expect(Object.keys(seen[0]!.headers)).not.toContain("http2-settings");
  });

  test("refuses CONNECT and explains itself", async () => {
    const { port } = await startStage(answer, { mode });
    const text = await raw(
      port,
      "CONNECT api.anthropic.com:443 HTTP/1.1\r\nHost: api.anthropic.com:443\r\n\r\n",
    );
    expect(text).toMatch(/^HTTP\/1\.1 405 /);
    expect(text).toContain("HTTPS_PROXY");
  });

  test("refuses TRACE, and `*` as a target", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const host = `Host: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    expect(await raw(port, `TRACE / HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1\.1 405 /);
    expect(await raw(port, `OPTIONS * HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  });

  test("is not a forward proxy, but takes its own address in absolute form", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const host = [`Host: 127.0.0.1:${port}`];
    const other = await raw(port, get(host, "http://api.anthropic.com/v1/models"));
    expect(other).toMatch(/^HTTP\/1\.1 421 /);
    expect(other).toContain("HTTP_PROXY");
    expect(await raw(port, get(host, "ftp://127.0.0.1/v1/models"))).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
    expect(await raw(port, get(host, `http://127.0.0.1:${port}/v1/models?a=1`))).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen[0]!.url).toBe("/v1/models?a=1");
  });

  test.each([
    [
      "Transfer-Encoding with Content-Length",
      ["Transfer-Encoding: chunked", "Content-Length: 4"],
      "0\r\n\r\n",
    ],
    ["two Content-Lengths that differ", ["Content-Length: 4", "Content-Length: 5"], "aaaaa"],
    ["a list of Content-Lengths", ["Content-Length: 4, 5"], "aaaaa"],
    ["a signed Content-Length", ["Content-Length: +4"], "aaaa"],
    ["a Transfer-Encoding that is not chunked", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
    ["chunked that is not the last coding", ["Transfer-Encoding: chunked, gzip"], "0\r\n\r\n"],
    ["Transfer-Encoding after a space", ["Transfer-Encoding : chunked"], "0\r\n\r\n"],
    ["a field that goes on in the next line", ["X-A: 1\r\n Transfer-Encoding: chunked"], ""],
    ["a CR alone inside a field", ["X-A: 1\rX-B: 2"], ""],
    ["a NUL inside a field", ["X-A: 1\u00002"], ""],
    ["a chunk size that is not a number", ["Transfer-Encoding: chunked"], "zz\r\n\r\n"],
  ])("refuses %s", async (_what, lines, body) => {
    const { port, seen } = await startStage(answer, { mode });
    const head = `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("\r\n")}\r\n\r\n`;
    const text = await raw(port, head + body);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await eventually(() => true);
    expect(seen).toEqual([]);
  });

  test("does not take what follows a body for a second request's head when lengths agree", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const smuggled = `GET /v1/files HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    await raw(port, rawPost(port, "/v1/messages", JSON.stringify({ messages: [smuggled] })));
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /v1/messages"]);
  });

  test("refuses a head that is too large", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const text = await raw(port, get([`Host: 127.0.0.1:${port}`, `X-Long: ${"a".repeat(70_000)}`]));
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(seen).toEqual([]);
  });

  test("answers / itself", async () => {
    const { port, seen } = await startStage(answer, { mode });
    const front = await fetch(`http://127.0.0.1:${port}/`);
    expect(front.status).toBe(200);
    expect(await front.json()).toMatchObject({
      mode,
      providers: ["anthropic", "openai", "gemini", "bedrock"],
    });
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: "HEAD" })).status).toBe(200);
    expect(seen).toEqual([]);
  });
});

test("gives up on a client that stops inside its request", async () => {
  const { port, seen } = await startStage(answer, { options: { idleMs: 100 } });
  const client = await RawClient.open(port);
  client.send(rawPost(port, "/v1/messages", BODY).slice(0, -5));
  expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
  expect(seen).toEqual([]);
});

test("damaged requests never become two, and never stop the proxy", async () => {
  const { port, seen, logged } = await startStage(answer);
  const whole = rawPost(port, "/v1/messages", BODY, ["X-Api-Key: k"]);
  let passed = 0;
  const damage = fc.record({
    at: fc.nat(whole.length),
    remove: fc.nat(12),
    insert: fc.oneof(
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        "\0",
        " ",
        ":",
        "\r\n\r\n",
        "Content-Length: 3\r\n",
        "Transfer-Encoding: chunked\r\n",
      ),
      fc.string({ unit: "binary", maxLength: 6 }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      const text = damages.reduce(
        (all, { at, remove, insert }) => all.slice(0, at) + insert + all.slice(at + remove),
        whole,
      );
      seen.length = 0;
      const client = await RawClient.open(port);
      client.socket.end(Buffer.from(text, "latin1"));
      await client.untilClosed();
      expect(seen.length).toBeLessThanOrEqual(1);
      passed += seen.length;
      for (const { headers } of seen) expect(headers["transfer-encoding"]).toBeUndefined();
    }),
    { seed: 3, numRuns: 300 },
  );
  expect(passed).toBeGreaterThan(10);
  expect(passed).toBeLessThan(290);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(logged.filter((line) => line.startsWith("WARN"))).toEqual([]);
});
