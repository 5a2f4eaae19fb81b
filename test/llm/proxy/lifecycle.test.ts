/** Start, change and end of a proxy. */
import { describe, expect, test } from "vitest";
import { LlmProxy, ProxyError } from "../../../src/llm/proxy/proxy.ts";
import { zeroProxyCounters } from "../../../src/llm/proxy/zero-counters.ts";
import { tooManyConnections } from "../../too-many-connections.ts";
import { MESSAGE_START, message } from "./answers.ts";
import { json, LIMITS, post, RawClient, rawPost, startProxy, startStage } from "./stage.ts";

const PORTS = {
  policy: () => ({ mode: "enforce" as const, failClosed: false }),
  judge: () => () => ({ action: "allow" as const, text: "" }),
  providerServer: () => {
    throw new Error("not asked in this test");
  },
  refused: () => {},
  redact: null,
  store: null,
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

test("cuts off and counts more connections than it takes", { timeout: 60_000 }, async () => {
  const { port, counters } = await startStage((_request, response) => json(response, message()));
  const { close } = await tooManyConnections(port, 2048, 3);
  expect(counters.connections_dropped).toBe(3);
  close();
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
      ports: { policy: () => ({ mode, failClosed: false }) },
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
    const { proxy, port } = await startStage((request, response) => {
      if (request.url.endsWith("late")) return;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(MESSAGE_START);
    });
    const streaming = await RawClient.open(port);
    streaming.send(rawPost(port, "/v1/messages", "{}"));
    await streaming.until((text) => text.includes("message_start"));
    const waiting = await RawClient.open(port);
    waiting.send(rawPost(port, "/v1/messages?late", "{}"));
    const idle = await RawClient.open(port);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const started = Date.now();
    await proxy.close();
    expect(Date.now() - started).toBeLessThan(1500);
    expect(await streaming.untilClosed()).toMatch(/message_start.*event: error.*stopped.*0\r\n\r\n$/s);
    expect(streaming.reset).toBe(false);
    expect(await waiting.untilClosed()).toMatch(/^HTTP\/1\.1 503 .*stopped/s);
    await idle.untilClosed();
    await expect(post(port, "/v1/messages")).rejects.toThrow();
    await proxy.close();
  });

  test("does not wait for a client that never reads", async () => {
    const { proxy, port } = await startStage((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (let i = 0; i < 100; i++) response.write(MESSAGE_START + ": ".padEnd(100_000, "x").concat("\n\n"));
    });
    const client = await RawClient.open(port);
    client.socket.pause();
    client.send(rawPost(port, "/v1/messages", "{}"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const started = Date.now();
    await proxy.close();
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

test("an error inside the proxy refuses the request and is logged without its contents", async () => {
  const { port, seen, logged } = await startProxy("http://127.0.0.1:1", {
    ports: {
      policy: () => {
        throw new Error("secret contents");
      },
    },
  });
  expect((await post(port, "/v1/messages")).status).toBe(500);
  expect(seen).toEqual([]);
  expect(logged.join()).toMatch(/WARN .*failed/);
  expect(logged.join()).not.toContain("secret");
});
