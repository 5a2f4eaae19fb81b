/** Which connection is ended for a new one, and which request is refused. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { descriptorsOfProcess } from "../../../src/async/process-share.ts";
import { ConnectionRoom, connectionLimit, MAX_PIPELINED } from "../../../src/http/connection-room.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Serves 4 at a time, and keeps 5 open. Answers when told so. */
async function stage() {
  const room = { dropped: 0 };
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const entry = connections.enter(request, response);
    if (entry === "served") waiting.push(response);
    else if (entry === "full") response.writeHead(503).end();
    server.emit("seen");
  });
  const switched: boolean[] = [];
  server.on("upgrade", (_request, socket: Socket) => {
    open.push(async () => socket.destroy());
    switched.push(connections.switched(socket));
    server.emit("seen");
  });
  const connections = new ConnectionRoom(server, { dropped: () => room.dropped++, limit: 4 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const client = async (): Promise<Socket> => {
    const arrived = once(server, "connection");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    open.push(async () => socket.destroy());
    await arrived;
    return socket;
  };
  const ask = async (socket: Socket, text = REQUEST): Promise<void> => {
    const seen = once(server, "seen");
    socket.write(text);
    await seen;
  };
  const answer = async (): Promise<void> => {
    const response = waiting.shift() as ServerResponse;
    const over = once(response, "close");
    response.end();
    await over;
  };
  return { room, client, ask, answer, waiting, switched };
}

it("ends the one that never asked, the oldest first, then the one that is idle longest", async () => {
  const { room, client, ask, answer } = await stage();
  const [late, early, first, second, busy] = [
    await client(),
    await client(),
    await client(),
    await client(),
    await client(),
  ];
  for (const socket of [early, late]) {
    await ask(socket);
    await answer();
  }
  await ask(busy);
  for (const [i, ended] of [first, second, early, late].entries()) {
    const over = once(ended.resume(), "close");
    await ask(await client(), i < 2 ? REQUEST : "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n");
    await over;
    expect(room.dropped).toBe(i < 3 ? i + 1 : 5); // the last one is the fifth that is busy: it is refused, too
  }
  expect(busy.destroyed).toBe(false);
});

it("refuses where all are busy, and takes the next when one is not", async () => {
  const { room, client, ask, answer, waiting } = await stage();
  for (let i = 0; i < 4; i++) await ask(await client());
  const refused = await client();
  const heard = once(refused, "data");
  await ask(refused);
  expect(String((await heard)[0])).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n/);
  expect(room.dropped).toBe(1);
  await answer();
  await ask(await client());
  expect(waiting).toHaveLength(4);
  expect(room.dropped).toBe(1);
});

it("counts a connection with several requests once, and holds it until the last is answered", async () => {
  const { room, client, ask, answer, waiting } = await stage();
  const busy = await client();
  await ask(busy, REQUEST + REQUEST);
  while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await answer();
  for (let i = 0; i < 6; i++) await client();
  expect(room.dropped).toBe(2); // of the six that never asked
  expect(busy.destroyed).toBe(false);
  await answer();
});

it("cuts off a client that sends request after request without awaiting the answers", async () => {
  const { room, client, ask, waiting } = await stage();
  const patient = await client();
  await ask(patient);
  const hasty = await client();
  const over = new Promise((resolve) => hasty.resume().once("close", resolve)); // by a reset
  hasty.write(REQUEST.repeat(20_000));
  await over;
  expect(room.dropped).toBe(1);
  expect(waiting).toHaveLength(1 + MAX_PIPELINED);
  expect(waiting.map(({ destroyed }) => destroyed)).toEqual([false, ...Array(MAX_PIPELINED).fill(true)]);
  expect(patient.destroyed).toBe(false);
});

it("follows from the descriptors that the process may open", () => {
  const of = (files: string, sharers = 1) =>
    connectionLimit(
      descriptorsOfProcess(
        `Max stack size   8388608   unlimited   bytes\nMax open files   ${files}   1048576   files\n`,
      ),
      sharers,
    );
  expect(of("1048576")).toBe(2048);
  expect(of("4096")).toBe(512);
  expect(of("64")).toBe(16);
  expect(of("unlimited")).toBe(2048);
  expect(connectionLimit(descriptorsOfProcess(""))).toBe(2048);
  expect(of("1048576", 32)).toBe(2048);
  expect(of("16384", 32)).toBe(64);
});

it("ends connections that the server no longer counts: after CONNECT, when the client keeps its half open", async () => {
  const server = createServer();
  const room = new ConnectionRoom(server, { dropped: () => {} });
  server.on("connect", (_request, socket) => socket.end("HTTP/1.1 405 Method Not Allowed\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.on("error", () => {});
  client.write("CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(client.resume(), "end");
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  room.endAll();
  await closed;
  client.destroy();
});

it("counts a connection that leaves HTTP as busy, and one for which there is no room as dropped", async () => {
  const { room, client, ask, switched } = await stage();
  const upgrade = REQUEST.replace("\r\n\r\n", "\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n");
  for (let i = 0; i < 5; i++) await ask(await client(), upgrade);
  expect([switched, room.dropped]).toEqual([[true, true, true, true, false], 1]);
});
