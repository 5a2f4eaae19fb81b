// group: apart
/** Back-pressure, clients that disconnect, large bodies: what the proxy keeps in memory and what it releases. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { blockEvents, MESSAGE_START, message } from "./answers.ts";
import {
  eventually,
  json,
  post,
  RawClient,
  rawPost,
  STREAMED_TEXT,
  startProxy,
  startStage,
} from "./stage.ts";

const DELTA = blockEvents(0, { text: "x".repeat(8000) })[1]!;

const OPENING = MESSAGE_START + blockEvents(0, { text: "" })[0];

/** Resolves when the other side takes more, or is gone. */
async function write(response: ServerResponse, part: string): Promise<void> {
  if (response.write(part)) return;
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      response.off("drain", settle);
      response.off("close", settle);
      resolve();
    };
    response.on("drain", settle);
    response.on("close", settle);
  });
}

/** Asks and does not read. */
async function slowClient(port: number): Promise<Socket> {
  const { socket } = await RawClient.open(port);
  socket.pause();
  socket.removeAllListeners("data");
  socket.write(rawPost(port, "/v1/messages", STREAMED_TEXT));
  return socket;
}

async function standstill(value: () => number): Promise<void> {
  for (let last = -1; last !== value() || last === 0; ) {
    last = value();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe.each(["enforce", "observe"] as const)("in %s", (mode) => {
  test("clients that do not read hold up the upstream, not the memory", async () => {
    const offered = 250_000_000;
    let taken = 0;
    const { port } = await startStage(
      async (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(OPENING);
        for (let left = offered; left > 0 && !response.destroyed; left -= DELTA.length) {
          taken += DELTA.length;
          await write(response, DELTA);
        }
      },
      { mode },
    );
    const clients = await Promise.all(Array.from({ length: 4 }, () => slowClient(port)));
    const before = process.memoryUsage().rss;
    await standstill(() => taken);
    // What was taken is in the kernel's socket buffers, some MB for each of eight connections.
    expect(taken).toBeLessThan(offered / 4);
    expect(process.memoryUsage().rss - before).toBeLessThan(offered / 2);
    const first = clients[0]!;
    let read = 0;
    first.on("data", (part) => {
      read += part.length;
    });
    first.resume();
    // more than all buffers held
    await eventually(() => read > 20_000_000, 50_000);
  });

  test("a client that takes nothing for idleMs is given up", async () => {
    let closed = false;
    const { port, counters } = await startStage(
      async (_request, response) => {
        response.on("close", () => {
          closed = true;
        });
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(OPENING);
        while (!response.destroyed) await write(response, DELTA);
      },
      { mode, options: { idleMs: 300 } },
    );
    const started = Date.now();
    await slowClient(port);
    await eventually(() => closed);
    expect(Date.now() - started).toBeGreaterThan(299);
    expect(counters).toMatchObject({ client_gone: 1, upstream_errors: 0 });
  });

  test("a client that goes away takes the upstream's request with it", async () => {
    let closed = 0;
    const { port, counters } = await startStage(
      (request, response) => {
        response.on("close", () => {
          closed++;
        });
        if (request.url.endsWith("late")) return;
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(MESSAGE_START);
      },
      { mode },
    );
    const reading = await RawClient.open(port);
    reading.send(rawPost(port, "/v1/messages", STREAMED_TEXT));
    await reading.until((text) => text.includes("message_start"));
    reading.socket.destroy();
    await eventually(() => closed === 1);
    const waiting = await RawClient.open(port);
    waiting.send(rawPost(port, "/v1/messages?late", "{}"));
    await eventually(() => counters.requests === 2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    waiting.socket.destroy();
    await eventually(() => closed === 2);
    expect(counters).toMatchObject({ client_gone: 2, upstream_errors: 0, refused: 0 });
  });

  test("a client that goes away inside its request is counted, and nothing is sent on", async () => {
    const { port, counters, seen } = await startStage((_request, response) => json(response, message()), {
      mode,
    });
    const client = await RawClient.open(port);
    client.send(rawPost(port, "/v1/messages", '{"messages":[]}').slice(0, -4));
    await eventually(() => counters.requests === 1);
    client.socket.destroy();
    await eventually(() => counters.client_gone === 1);
    expect(seen).toEqual([]);
  });

  test("an answer of 40 MB passes whole", async () => {
    const { port } = await startStage(
      async (_request, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"content":[],"x":"');
        for (let sent = 0; sent < 40_000_000; sent += 65_536) await write(response, "y".repeat(65_536));
        response.end('"}');
      },
      { mode, options: { maxResponseBytes: 48 * 1024 * 1024 }, ports: { store: null } },
    );
    for (const path of ["/v1/messages", "/v1/files"]) {
      const body = Buffer.from(await (await post(port, path)).arrayBuffer());
      expect(body.length).toBeGreaterThan(40_000_000);
      expect(body.subarray(-3).toString()).toBe('y"}');
    }
  });
});

test("an upstream that takes a body slowly holds up the client", async () => {
  let incoming: IncomingMessage | null = null;
  const server = createServer((request, response) => {
    incoming = request;
    request.pause();
    request.on("end", () => json(response, { ok: true }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const client = await RawClient.open(port);
  const size = 64_000_000;
  client.send(
    `POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${size}\r\nConnection: close\r\n\r\n`,
  );
  const before = process.memoryUsage().rss;
  const part = Buffer.alloc(65_536);
  let sent = 0;
  const sending = (async () => {
    for (; sent < size; sent += part.length) {
      const bytes = part.subarray(0, Math.min(part.length, size - sent));
      if (!client.socket.write(bytes)) await once(client.socket, "drain");
    }
  })();
  await eventually(() => incoming !== null);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toBeLessThan(32_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  incoming!.resume();
  await sending;
  expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 200 /);
  server.closeAllConnections();
  server.close();
});

test("an early answer to a large upload reaches the client", async () => {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () =>
      socket.write(
        'HTTP/1.1 413 Too Large\r\nContent-Length: 16\r\nConnection: close\r\n\r\n{"message":"no"}',
        () => socket.end(),
      ),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const client = await RawClient.open(port);
  client.send(`POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 8000000\r\n\r\n`);
  client.send(Buffer.alloc(4_000_000));
  expect(await client.until((text) => text.endsWith("}}"))).toMatch(/^HTTP\/1\.1 413 /);
  client.send(Buffer.alloc(4_000_000));
  client.send(rawPost(port, "/", ""));
  await client.until((text) => text.split("HTTP/1.1 ").length === 3);
  server.close();
});
