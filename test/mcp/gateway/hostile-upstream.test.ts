/** Upstreams that violate the protocol: no client hangs, nothing grows, and the client gets an error. */

import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { Closing, type GatewayUnderTest, gatewayUnderTest, until } from "./gateway-under-test.ts";
import { json, post, request, result, type ScriptedUpstream, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

const SMALL = { mcp: { inspection: { max_message_bytes: 100_000 } }, gateway: { idle_seconds: 0.2 } };

async function stage(
  script: Parameters<typeof scriptedUpstream>[0],
  options: Parameters<typeof gatewayUnderTest>[0] = {},
): Promise<{ upstream: ScriptedUpstream; gateway: GatewayUnderTest }> {
  const upstream = open.add(await scriptedUpstream(script));
  const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, config: SMALL, ...options }));
  return { upstream, gateway };
}

const list = request("tools/list");
/** Asked for by netmon itself before the first call: answered well, so that the call is what goes wrong. */
const knows =
  (script: Parameters<typeof scriptedUpstream>[0]): Parameters<typeof scriptedUpstream>[0] =>
  (asked, res) =>
    asked.rpc.method === "tools/list" ? json(res, result(asked.rpc.id, { tools: [] })) : script(asked, res);
const call = request("tools/call", { name: "a" });
const refusals = (gateway: GatewayUnderTest) => gateway.events.filter(({ type }) => type === "mcp_refusal");

describe("an upstream that", () => {
  it("is not there: 502 with the request's id, and the call is told of", async () => {
    const { upstream, gateway } = await stage(knows(() => {}));
    await post(gateway.mcp, list);
    await upstream.close();
    const answer = await post(gateway.mcp, call);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      jsonrpc: "2.0",
      id: 1,
      error: { message: expect.stringContaining("ECONNREFUSED") },
    });
    expect(await gateway.told()).toMatchObject([{ outcome: "error", action: "allow" }]);
  });

  it("never answers: 504 after gateway.idle_seconds", async () => {
    const { gateway } = await stage(knows(() => {}));
    const answer = await post(gateway.mcp, call);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({
      id: 1,
      error: { message: expect.stringContaining("idle_seconds") },
    });
    expect(await gateway.told()).toMatchObject([{ outcome: "error" }]);
  });

  it("closes without an answer: 502", async () => {
    const { gateway } = await stage((_request, res) => res.destroy());
    expect((await post(gateway.mcp, list)).status).toBe(502);
  });

  it("opens a stream and falls silent: an error in the stream, and its end", async () => {
    const { gateway } = await stage(
      knows((_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.write(": one moment\n\n");
      }),
    );
    const text = await (await post(gateway.mcp, call)).text();
    expect(text).toMatch(/^: one moment\n\nevent: message\ndata: .*"id":1,"error":.*idle_seconds.*\n\n$/);
    expect(await gateway.told()).toMatchObject([{ outcome: "error" }]);
  });

  it("breaks off inside an event: an error in the stream, and its end", async () => {
    const { gateway } = await stage(
      knows((_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.write('data: {"jsonrpc":"2.0","id":1,"res', () => res.destroy());
      }),
    );
    const text = await (await post(gateway.mcp, call)).text();
    expect(text).toMatch(/^event: message\ndata: .*"id":1,"error":.*\n\n$/);
  });

  it("ends a stream without an answer: its end, and the call stays without one", async () => {
    const { gateway } = await stage(
      knows((_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.end(": bye\n\n");
      }),
    );
    expect(await (await post(gateway.mcp, call)).text()).toBe(": bye\n\n");
    expect(await gateway.told()).toMatchObject([{ outcome: "unanswered" }]);
  });

  it("breaks off inside JSON: 502", async () => {
    const { gateway } = await stage((_request, res) => {
      res.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      res.write('{"jsonrpc"', () => res.destroy());
    });
    expect((await post(gateway.mcp, list)).status).toBe(502);
  });

  const endless = (res: Parameters<Parameters<typeof scriptedUpstream>[0]>[1], piece: Buffer): void => {
    const more = (): void => {
      while (!res.destroyed && res.write(piece)) {}
      if (!res.destroyed) res.once("drain", more);
    };
    more();
  };

  it.each([
    ["JSON", "application/json", '{"jsonrpc":"2.0","id":1,"result":{"x":"', 502],
    ["an event", "text/event-stream", "data: ", 200],
  ])(
    "sends %s without end: refused at max_message_bytes, and no more is read",
    async (_what, type, start, status) => {
      let closed = false;
      const { gateway } = await stage((_request, res) => {
        res.on("close", () => {
          closed = true;
        });
        res.writeHead(200, { "content-type": type });
        res.write(start);
        endless(res, Buffer.alloc(16_384, "x"));
      });
      const answer = await post(gateway.mcp, list);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toMatch(/"id":1,"error":.*max_message_bytes|"id":1,"error":.*larger than/);
      await until(() => closed, "the end of the upstream");
      expect(refusals(gateway)).toMatchObject([
        { reason: "too_large", direction: "to_client", action: "block" },
      ]);
    },
  );

  it("sends comments without end to a client that does not read: no more is taken from it", async () => {
    let sent = 0;
    const { gateway } = await stage(
      (_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        const piece = Buffer.from(`: ${"x".repeat(16_000)}\n\n`);
        const more = (): void => {
          while (!res.destroyed) {
            sent += piece.length;
            if (!res.write(piece)) break;
          }
          if (!res.destroyed) res.once("drain", more);
        };
        more();
      },
      { config: { gateway: { idle_seconds: 5 } } },
    );
    const abort = new AbortController();
    const answer = await post(gateway.mcp, list, {}, abort.signal);
    expect(answer.status).toBe(200);
    let before = -1;
    await until(() => {
      const still = sent === before;
      before = sent;
      return still && sent > 0;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    // what the sockets and streams on the way hold, and no more
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    abort.abort();
  });

  it.each([
    ["HTML", "text/html", "<p>hello</p>"],
    ["nothing at all", "", ""],
    ["JSON as UTF-16", "application/json; charset=utf-16", "{}"],
    ["two types", "application/json, text/event-stream", "{}"],
  ])("answers with %s: 502 in enforce, passed in observe", async (_what, type, body) => {
    const script: Parameters<typeof scriptedUpstream>[0] = (_request, res) => {
      res.writeHead(200, type === "" ? {} : { "content-type": type });
      res.write(body);
      res.end();
    };
    const { gateway } = await stage(script);
    const refused = await post(gateway.mcp, list);
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({
      id: 1,
      error: { message: expect.stringContaining("[netmon]") },
    });
    expect(refusals(gateway)).toMatchObject([{ reason: "unparsed", action: "block" }]);
    const observing = await stage(script, { mode: "observe" });
    const passed = await post(observing.gateway.mcp, list);
    expect([passed.status, await passed.text()]).toEqual([200, body]);
    expect(refusals(observing.gateway)).toMatchObject([
      { reason: "unparsed", action: "allow", would_block: true },
    ]);
  });

  it.each([
    ["compress", "application/json"],
    ["compress", "text/event-stream"],
    ["gzip", "application/json"],
    ["gzip", "text/event-stream"],
  ])("sends what cannot be decoded as %s, %s: nothing of it is handed on", async (encoding, type) => {
    const { gateway } = await stage((_request, res) => {
      res.writeHead(200, { "content-type": type, "content-encoding": encoding });
      res.end('data: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n');
    });
    const answer = await post(gateway.mcp, list);
    const text = await answer.text();
    expect(text).toContain('"error"');
    expect(text).not.toContain('"tools"');
  });

  it.each([
    ["no JSON", "what?"],
    ["JSON that readers see differently", '{"jsonrpc":"2.0","id":1,"result":{},"result":{"tools":[]}}'],
    ["no message", "[]"],
  ])("answers with %s: an error of netmon's in enforce", async (_what, body) => {
    const { gateway } = await stage((_request, res) => json(res, body));
    const answer = await post(gateway.mcp, list);
    expect(await answer.text()).toContain("[netmon]");
    expect(refusals(gateway)[0]).toMatchObject({ direction: "to_client" });
  });

  it("answers with another id: handed on as it is, the request has no answer", async () => {
    const { gateway } = await stage(knows((_request, res) => json(res, result(2, { content: [] }))));
    expect(await (await post(gateway.mcp, call)).json()).toEqual(result(2, { content: [] }));
    expect(await gateway.told()).toMatchObject([{ outcome: "unanswered" }]);
  });

  it.each([
    [
      307,
      "http://127.0.0.1:1/mcp?key=sesame",
      "redirects to http://127.0.0.1:1/mcp?(hidden): if you trust it",
    ],
    [308, "//evil.example/mcp", "redirects to http://evil.example/mcp: if you trust it"],
    [307, "https://127.0.0.1/mcp", "redirects to https://127.0.0.1/mcp:"],
    [307, "file:///etc/passwd", "redirects to what is no address"],
    [302, "/elsewhere", "/elsewhere: if you trust it"],
  ])(
    "redirects with %i to %s: not followed, and not handed on in enforce",
    async (status, location, says) => {
      const { upstream, gateway } = await stage((_request, res) => res.writeHead(status, { location }).end());
      const answer = await post(gateway.mcp, list, {}, undefined);
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject({ id: 1, error: { message: expect.stringContaining(says) } });
      expect(upstream.received).toHaveLength(1);
    },
  );

  it("redirects within its origin for ever: five times, then an error", async () => {
    const { upstream, gateway } = await stage((_request, res) =>
      res.writeHead(307, { location: "/again" }).end(),
    );
    expect((await post(gateway.mcp, list)).status).toBe(502);
    expect(upstream.received).toHaveLength(6);
  });

  it("speaks no HTTP: 502", async () => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => {}));
      socket.end("SSH-2.0-OpenSSH_9.6\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    open.add({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
    const gateway = open.add(await gatewayUnderTest({ upstream }));
    expect((await post(gateway.mcp, list)).status).toBe(502);
  });

  it("floods with notifications: all of them pass, in order", async () => {
    const count = 5000;
    const { gateway } = await stage(
      (_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        for (let i = 0; i < count; i++)
          res.write(
            `data: ${JSON.stringify({ jsonrpc: "2.0", method: "notifications/x", params: { i } })}\n\n`,
          );
        res.end(`data: ${JSON.stringify(result(1))}\n\n`);
      },
      { config: {} },
    );
    const text = await (await post(gateway.mcp, list)).text();
    const seen = [...text.matchAll(/"i":(\d+)/g)].map(([, i]) => Number(i));
    expect(seen).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(text).toContain('"result"');
  });
});

describe("in observe", () => {
  it("what is too large is handed on whole, and told of", async () => {
    const large = JSON.stringify(result(1, { x: "x".repeat(300_000) }));
    const { gateway } = await stage((_request, res) => json(res, large), { mode: "observe" });
    expect(await (await post(gateway.mcp, list)).text()).toBe(large);
    const event = `id: 1\ndata: ${large}\n\n`;
    const streaming = await stage(
      (_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.end(`: before\n\n${event}${event}`);
      },
      { mode: "observe" },
    );
    expect(await (await post(streaming.gateway.mcp, list)).text()).toBe(`: before\n\n${event}${event}`);
    for (const each of [gateway, streaming.gateway])
      expect(refusals(each)).toMatchObject([{ reason: "too_large", action: "allow", would_block: true }]);
  });
});

describe("a client that", () => {
  it("goes before its answer: the upstream is let go", async () => {
    let closed = 0;
    const { upstream, gateway } = await stage(
      knows((_request, res) => void res.on("close", () => closed++)),
      { config: {} },
    );
    const abort = new AbortController();
    const gone = post(gateway.mcp, call, {}, abort.signal);
    gone.catch(() => {});
    await until(() => upstream.received.some(({ rpc }) => rpc.method === "tools/call"), "the call");
    abort.abort();
    await until(() => closed === 1, "the end of the upstream's request");
    await until(() => gateway.calls().length === 1);
    expect(await gateway.told()).toMatchObject([{ outcome: "cancelled" }]);
  });

  it("does not finish its request does not hold up the gateway's end", async () => {
    const { gateway } = await stage(() => {});
    const { port } = new URL(gateway.url);
    const socket = (await import("node:net")).connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      "POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    await gateway.close();
    socket.destroy();
  });
});
