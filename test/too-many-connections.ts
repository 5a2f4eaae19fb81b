/** More connections to an HTTP server on loopback than it serves: idle ones, and ones with a request in progress. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect } from "vitest";

/** As many as `servingFew` lets it serve, and as many more as wait to be refused. */
const SERVED = 256;
const OPEN = SERVED + SERVED / 4;
/** A server serves an eighth of the descriptors that its process may have when it starts. */
const DESCRIPTORS = 8 * SERVED;
/** At a time, so that none has to wait for a place in the listener's queue. */
const BATCH = 250;

/** Starts a server that serves few connections: what more take is proved as well with hundreds as with thousands. */
export async function servingFew<T>(start: () => Promise<T>): Promise<T> {
  const limit = (descriptors: number | string): void =>
    void execFileSync("prlimit", ["--pid", String(process.pid), `--nofile=${descriptors}:`]);
  const before = /^Max open files\s+(\w+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? "";
  limit(DESCRIPTORS);
  try {
    return await start();
  } finally {
    limit(before);
  }
}

export interface Post {
  port: number;
  path: string;
  headers?: string;
}

/** Opens more that say nothing. Afterwards a new client is to be served; returns how many were ended for room. */
export async function idleConnections(port: number): Promise<{ ended: number; close(): Promise<void> }> {
  const sockets = await open(port, OPEN + 100, "");
  for (const socket of sockets) socket.resume();
  const rest = sockets.length - OPEN;
  await Promise.all(sockets.slice(0, rest).map(closed)); // those that waited longest
  expect(sockets.slice(rest).filter((socket) => socket.destroyed)).toEqual([]);
  return { ended: rest, close: () => close(sockets) };
}

/** Opens as many whose requests do not end as the server serves, then 52 others: what these are answered. */
export async function busyConnections({ port, path, headers = "" }: Post): Promise<{
  answers: string[];
  endOne(): Promise<void>;
  close(): Promise<void>;
}> {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${headers}`;
  const busy = await open(port, SERVED, `${head}Content-Length: 9\r\n\r\n{`);
  for (const socket of busy) socket.resume();
  const more = await open(port, 52, `${head}Content-Length: 2\r\n\r\n{}`);
  const answers = await Promise.all(more.map(textOf));
  return {
    answers,
    endOne: async () => {
      const [first] = busy as [Socket];
      const answered = once(first, "data");
      first.write('"a": 1 }');
      await answered;
    },
    close: () => close([...busy, ...more]),
  };
}

async function open(port: number, count: number, text: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - sockets.length) }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {}); // ended for room, or when the test ends
      if (text !== "") socket.write(text);
      return socket;
    });
    await Promise.all(batch.map((socket) => once(socket, "connect")));
    sockets.push(...batch);
  }
  return sockets;
}

/** Rejects with the reset where it was one. */
async function textOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const piece of socket) text += String(piece);
  return text;
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, "close");
}

async function close(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map(closed));
}
