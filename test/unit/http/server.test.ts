/** The server's listen address, its response to bytes that are not HTTP, and how its connections end. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { Faults } from "../../../src/event/faults.ts";
import { type Handler, HttpServer } from "../../../src/http/server.ts";

async function start(handle: Handler, { faults = new Faults(), port = 0, address = "127.0.0.1" } = {}) {
  const server = await HttpServer.start({
    ...{ address, port, requestTimeoutMs: 60_000, part: faults.part("proxy"), name: "a test" },
    settings: { port: "--port", address: "--bind" },
    noForwarding: "no proxy",
    errorBody: (said) => `error: ${said}`,
    failure: (code, said) => Object.assign(new Error(said), { code }),
    dropped: () => {},
  });
  server.serve(handle);
  onTestFinished(() => server.close());
  return server;
}

async function client(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

async function answerTo(port: number, request: string): Promise<string> {
  const socket = await client(port);
  socket.write(request);
  return text(socket);
}

it("answers what is not HTTP, a head that is too long, and CONNECT, and ends the connection", async () => {
  const { port } = await start(() => expect.unreachable());
  expect(await answerTo(port, "?\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n.*\r\n\r\nerror: a test does not read this request: HPE_\w+$/s,
  );
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(70_000)}\r\n\r\n`;
  expect(await answerTo(port, long)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await answerTo(port, "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 405 .*\r\n\r\nerror: no proxy$/s,
  );
});

it("says why it cannot listen, and which setting to change", async () => {
  const { port } = await start(() => {});
  await expect(start(() => {}, { port })).rejects.toMatchObject({
    code: "port_in_use",
    message: `port ${port} on 127.0.0.1 is in use: choose another --port, or 0 for a free one`,
  });
  await expect(start(() => {}, { address: "192.0.2.1" })).rejects.toMatchObject({
    code: "listen",
    message: "192.0.2.1 is not an address of this machine: change --bind",
  });
});

it("contains what the handler throws, ends that connection and serves the next", async () => {
  const faults = new Faults();
  const seen: unknown[] = [];
  faults.listen({ fault: ({ error }) => seen.push(error), lastFault: () => {} });
  const failure = new Error("of this test");
  const handle: Handler = (request, response) => {
    if (request.url === "/fail") throw failure;
    response.end("fine");
  };
  const { port } = await start(handle, { faults });
  expect(await answerTo(port, "GET /fail HTTP/1.1\r\nHost: a\r\n\r\n")).toBe("");
  expect(seen).toEqual([failure]);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("fine");
});

it("lets the responses under way be ended before their connections are", async () => {
  const open: ServerResponse[] = [];
  const server = await start((_request, response) => {
    open.push(response);
    response.write("begun ");
  });
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  const silent = await client(server.port);
  await server.close(() => open[0]?.end("ended"));
  expect(await response.text()).toBe("begun ended");
  expect(await text(silent)).toBe("");
});
