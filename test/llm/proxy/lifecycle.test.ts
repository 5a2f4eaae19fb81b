/** Start, change and end of a proxy. */
import { describe, expect, test } from "vitest";
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import { Faults, faultText } from "../../../src/event/faults.ts";
import { LlmProxy, ProxyError } from "../../../src/llm/proxy/proxy.ts";
import { busyConnections, idleConnections, servingFew } from "../../too-many-connections.ts";
import { MESSAGE_START, message } from "./answers.ts";
import {
  eventually,
  json,
  LIMITS,
  post,
  RawClient,
  rawPost,
  STREAMED_TEXT,
  startProxy,
  startStage,
} from "./stage.ts";

/** 100 kB that say nothing. */
const PING = `event: ping\ndata: {"type":"ping","x":"${"x".repeat(100_000)}"}\n\n`;

const PORTS = {
  policy: () => ({ mode: "enforce" as const }),
  judge: () => () => ({ action: "allow" as const, text: "" }),
  providerServer: () => {
    throw new Error("not asked in this test");
  },
  refused: () => {},
  failed: () => {},
  redact: null,
  store: null,
  faults: new Faults(),
  counters: zeroProxyCounters(),
  log: { debug: () => {}, warn: () => {} },
};

test("listens on loopback alone", async () => {
  const { proxy } = await startStage((_request, response) => json(response, message()));
  expect(proxy.url).toBe(`http://127.0.0.1:${proxy.port}`);
  const { networkInterfaces } = await import("node:os");
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith("fe80:"))
    .map(({ address, family }) => ({ address, family: family as string }));
  // All of 127/8 is this machine's: a proxy bound to every address would answer here.
  others.push({ address: "127.0.0.2", family: "IPv4" });
  for (const { address, family } of others) {
    const host = family === "IPv6" ? `[${address}]` : address;
    await expect(fetch(`http://${host}:${proxy.port}/`)).rejects.toThrow();
  }
});

describe("a start that fails says why", () => {
  const start = (port: number, providers: Record<string, string>) =>
    LlmProxy.start({ port, providers, ...LIMITS }, PORTS);

  test("the port is in use", async () => {
    const { port } = await startStage((_request, response) => json(response, message()));
    const error = await start(port, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProxyError);
    expect(error).toMatchObject({ code: "port_in_use", message: expect.stringContaining(String(port)) });
  });

  test("a provider is the proxy itself", async () => {
    const { proxy, port } = await startStage((_request, response) => json(response, message()));
    await proxy.close();
    const error = await start(port, { anthropic: `http://localhost:${port}` }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: "loop", message: expect.stringContaining("anthropic") });
    // And nothing of it is left.
    await (await start(port, {})).close();
  });
});

describe("more connections than it serves", { timeout: 60_000 }, () => {
  const start = () => servingFew(() => startStage((_request, response) => json(response, message())));

  test("idle ones are ended for a new client", async () => {
    const { port, counters } = await start();
    const { ended, close } = await idleConnections(port);
    expect((await post(port, "/v1/messages")).status).toBe(200);
    expect(counters.connections_dropped).toBe(ended + 1);
    await close();
  });

  test("where all are busy, a new client is refused in its vendor's form", async () => {
    const { port, counters } = await start();
    const { answers, endOne, close } = await busyConnections({ port, path: "/v1/chat/completions" });
    expect(answers).toHaveLength(52);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
      expect(answer).toContain("\r\nretry-after: 1\r\n");
      expect(answer).toContain('"code":"netmon_too_many_connections"');
    }
    expect(counters.connections_dropped).toBe(52);
    await endOne();
    expect((await post(port, "/v1/messages")).status).toBe(200);
    await close();
  });
});

describe("update", () => {
  test("takes effect at the next request, on connections that are open", async () => {
    const first = await startStage((_request, response) => json(response, message({ text: "first" })));
    const second = await startStage((_request, response) => json(response, message({ text: "second" })));
    const options = { port: 0, providers: { anthropic: second.upstreamUrl }, ...LIMITS };
    expect(await (await post(first.port, "/v1/messages")).text()).toContain("first");
    await first.proxy.update(options);
    expect(await (await post(first.port, "/v1/messages")).text()).toContain("second");
    await first.proxy.update({ ...options, port: first.port, maxRequestBytes: 10 });
    expect((await post(first.port, "/v1/messages", { messages: "long enough" })).status).toBe(413);
  });

  test("reads the mode at each request", async () => {
    let mode: "enforce" | "observe" = "enforce";
    const { port } = await startStage((_request, response) => json(response, message()), {
      ports: { policy: () => ({ mode }) },
    });
    expect((await post(port, "/v1/threads/t/runs")).status).toBe(403);
    mode = "observe";
    expect((await post(port, "/v1/threads/t/runs")).status).toBe(200);
  });

  test("refuses another port and a loop, and changes nothing", async () => {
    const { proxy, port } = await startStage((_request, response) =>
      json(response, message({ text: "first" })),
    );
    const providers = { anthropic: `http://[::1]:${port}/x` };
    await expect(proxy.update({ port: 0, providers, ...LIMITS })).rejects.toMatchObject({ code: "loop" });
    await expect(proxy.update({ port: port + 1, providers: {}, ...LIMITS })).rejects.toMatchObject({
      code: "port_fixed",
    });
    expect(await (await post(port, "/v1/messages")).text()).toContain("first");
  });
});

describe("close", () => {
  test("ends streams with an error in the vendor's form, and waiting requests with 503", async () => {
    const { proxy, port, counters } = await startStage((request, response) => {
      if (request.url.endsWith("late")) return;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(MESSAGE_START);
    });
    const streaming = await RawClient.open(port);
    streaming.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await streaming.until((text) => text.includes("message_start"));
    const waiting = await RawClient.open(port);
    waiting.send(rawPost(port, "/v1/messages?late", "{}"));
    const idle = await RawClient.open(port);
    await eventually(() => counters.requests === 2);
    await proxy.close();
    expect(await streaming.untilClosed()).toMatch(/message_start.*event: error.*stopped.*0\r\n\r\n$/s);
    expect(streaming.reset).toBe(false);
    expect(await waiting.untilClosed()).toMatch(/^HTTP\/1\.1 503 .*stopped/s);
    await idle.untilClosed();
    await expect(post(port, "/v1/messages")).rejects.toThrow();
    await proxy.close();
  });

  test("cuts a whole answer that is on its way to a client that does not read", async () => {
    const large = message({ text: "x".repeat(32 << 20) });
    const { proxy, port, calls, refusals } = await startStage((_request, response) => json(response, large), {
      options: { maxResponseBytes: 48 << 20 },
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", "{}"));
    await client.until((text) => text.includes("content-length"), 20_000);
    client.socket.pause();
    await proxy.close();
    client.socket.resume();
    await client.untilClosed(20_000);
    expect(client.received.length).toBeLessThan(32 << 20);
    expect([calls, refusals]).toEqual([[], []]);
  });

  test("does not wait for a client that never reads", async () => {
    const { proxy, port } = await startStage((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (let i = 0; i < 100; i++) response.write(i === 0 ? MESSAGE_START : PING);
    });
    const client = await RawClient.open(port);
    client.socket.pause();
    client.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await proxy.close();
  });
});

test("an error inside the proxy refuses the request and is told without its contents", async () => {
  const faults = new Faults();
  const told: string[] = [];
  faults.listen({ fault: (fault) => told.push(faultText(fault)), lastFault: () => {} });
  const { port, seen, logged } = await startProxy("http://127.0.0.1:1", {
    ports: {
      faults,
      policy: () => {
        throw new Error("secret contents");
      },
    },
  });
  expect((await post(port, "/v1/messages")).status).toBe(500);
  expect(seen).toEqual([]);
  expect(told).toEqual([expect.stringMatching(/^fault in proxy: Error at .*\(request ended\)$/)]);
  expect([...told, ...logged].join()).not.toContain("secret");
});
