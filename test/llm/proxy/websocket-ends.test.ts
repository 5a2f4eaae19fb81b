/** WebSockets of models with peers that are slow, gone, unreachable, or send what no library would. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { selfSigned } from "../../mcp/certificate.ts";
import { eventually, RawClient, type Stage, type StageOptions, startProxy } from "./stage.ts";

const HEAD = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";

/** A provider that switches and then does as told. */
async function started(
  serve: (socket: Socket) => void,
  setup: StageOptions = {},
  fields = "",
): Promise<Stage & { sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer((_request, response) => response.writeHead(401).end("no key"));
  server.on("upgrade", (_request, socket: Socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(Buffer.from(`${HEAD}${fields}\r\n`));
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...(await startProxy(url, { mode: "observe", ...setup })), sockets };
}

const upgrade = (port: number): string =>
  `GET /openai/v1/realtime HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

/** A frame of the provider; `first`: its first byte. */
function frame(first: number, payload: Buffer): Buffer {
  const head = Buffer.from([first, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
}

const BLOCK = frame(0x82, Buffer.alloc(65_526));

test("a provider that speaks HTTP/2 too is asked in HTTP/1", async () => {
  const { key, cert } = selfSigned();
  const folder = mkdtempSync(join(tmpdir(), "netmon-ws-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const caFile = join(folder, "authority.pem");
  writeFileSync(caFile, cert);
  const server = createSecureServer({
    key,
    cert,
    allowHTTP1: true,
    settings: { enableConnectProtocol: true },
  });
  server.on("session", (session) => onTestFinished(() => session.destroy()));
  const sockets = new WebSocketServer({ server: server as never });
  sockets.on("connection", (socket) => socket.send("hello"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    for (const socket of sockets.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = await startProxy(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    mode: "observe",
    options: { caFile },
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/openai/v1/realtime`);
  onTestFinished(() => socket.terminate());
  const received: string[] = [];
  socket.on("message", (data) => received.push(data.toString()));
  socket.on("error", (error: Error) => received.push(error.message));
  await eventually(() => received.length > 0);
  expect(received).toEqual(["hello"]);
});

test("a slow client gets what waits for it when the provider ends", async () => {
  const { port, sockets } = await started(() => {});
  const ofProxy: Socket[] = [];
  const note = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort === port) ofProxy.push(socket);
  };
  subscribe("net.server.socket", note);
  onTestFinished(() => {
    unsubscribe("net.server.socket", note);
  });
  const client = await RawClient.open(port);
  client.send(upgrade(port));
  await client.until((text) => text.includes("\r\n\r\n"));
  client.socket.pause();
  const head = client.received.length;
  let sent = 0;
  // `bytesWritten` counts what waits in the process too, which begins when the kernel holds all that it can
  while (ofProxy[0]!.writableLength === 0) {
    sockets[0]!.write(BLOCK);
    sent += BLOCK.length;
    await eventually(() => ofProxy[0]!.bytesWritten === head + sent);
  }
  const ended = once(sockets[0]!, "close");
  sockets[0]!.resume().end();
  await ended;
  let size = client.received.length - head;
  client.socket.removeAllListeners("data").on("data", (chunk: Buffer) => {
    size += chunk.length;
  });
  client.socket.resume();
  await client.untilClosed();
  expect(size).toBe(sent);
});

test("a client that takes nothing holds up the provider, and is cut off after the idle time", async () => {
  const { port, sockets } = await started(
    (socket) => {
      const more = (): void => {
        while (socket.write(BLOCK));
      };
      socket.on("drain", more);
      more();
    },
    { options: { idleMs: 1500 } },
  );
  const client = await RawClient.open(port);
  client.send(upgrade(port));
  await eventually(() => sockets.length > 0);
  client.socket.pause();
  await eventually(() => sockets[0]!.destroyed);
});

test("a client that sent too early and stays after a refusal is cut off", async () => {
  const server = createServer();
  server.on("upgrade", (_request, socket) => {
    socket.end("HTTP/1.1 401 Unauthorized\r\nContent-Length: 6\r\nConnection: close\r\n\r\nno key");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    mode: "observe",
  });
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => {
    client.destroy();
  });
  client.on("error", () => {});
  client.write(`${upgrade(port)}too early`);
  let text = "";
  client.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(client, "end");
  expect(text).toMatch(/^HTTP\/1\.1 401 .*no key$/s);
  await eventually(() => {
    client.write("x");
    return client.destroyed;
  });
});

test("a client that has another request under way is answered in order, without a switch", async () => {
  const { port, sockets } = await started(() => {});
  const client = await RawClient.open(port);
  client.send(`GET /openai/v1/models HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n${upgrade(port)}`);
  const text = await client.until((all) => (all.match(/HTTP\/1\.1 /g) ?? []).length === 2);
  expect(text).toMatch(/^HTTP\/1\.1 401 .*no key.*HTTP\/1\.1 426 /s);
  expect(sockets).toEqual([]);
});

test("a provider that cannot be reached is reported, and named in the answer", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: closed } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const { port, failures, counters } = await startProxy(`http://127.0.0.1:${closed}`, { mode: "observe" });
  const client = await RawClient.open(port);
  client.send(upgrade(port));
  expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 502 .*no answer from openai \(ECONNREFUSED\)/s);
  expect(failures).toMatchObject([{ status: null, error: "ECONNREFUSED", provider: "openai" }]);
  expect(counters.upstream_errors).toBe(1);
});

test("a message in too many fragments, or pieces, passes unread", async () => {
  const fragments = Buffer.concat([
    Buffer.from([0x01, 1, 0x20]),
    ...Array<Buffer>(2000).fill(Buffer.from([0x00, 1, 0x20])),
    Buffer.from([0x80, 2, 0x7b, 0x7d]),
  ]);
  const { port, refusals } = await started((socket) => socket.end(fragments));
  const client = await RawClient.open(port);
  client.send(upgrade(port));
  await client.untilClosed();
  expect(client.received.subarray(-fragments.length).equals(fragments)).toBe(true);
  expect(refusals).toMatchObject([{ reason: "upgrade" }, { reason: "too_large", action: "allow" }]);
});

test("fields of the provider keep their bytes, which end no line", async () => {
  const { port } = await started((socket) => socket.end(), {}, "X-Name: \u010d\u010aX-Added: 1\r\n");
  const client = await RawClient.open(port);
  client.send(upgrade(port));
  const text = await client.untilClosed();
  expect(Buffer.from(text, "latin1").toString()).toContain("X-Name: \u010d\u010aX-Added: 1\r\n");
});
