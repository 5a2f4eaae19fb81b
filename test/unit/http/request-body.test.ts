/** A client's large body does not delay others. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BodyStart, RequestBroken, readBody } from "../../../src/http/request-body.ts";

const MIB = 1 << 20;
const BLOCK = 1 << 16;
const LIMITS = { maxBytes: 16 * MIB, pauseMs: 60_000 };
let read: Promise<BodyStart>;
/** Bytes that came in each turn of the event loop. */
const turns = new Map<number, number>();
const server = createServer((message, response) => {
  let turn = 0;
  let next = setImmediate(function count() {
    turn++;
    next = setImmediate(count);
  });
  const accepts = ({ length }: Buffer): boolean => turns.set(turn, (turns.get(turn) ?? 0) + length).size > 0;
  read = readBody(message, { ...LIMITS, accepts }).finally(() => clearImmediate(next));
  read.then(
    () => response.end(),
    () => response.destroy(),
  );
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

const post = (headers: Record<string, string | number> = {}) => {
  const { port } = server.address() as AddressInfo;
  turns.clear();
  // the server closes what it does not read to its end
  return request({ port, host: "127.0.0.1", method: "POST", headers }).on("error", () => {});
};

async function begun(): Promise<void> {
  while (turns.size === 0) await new Promise(setImmediate);
}

it("has its turns, and each byte", async () => {
  const sent = Buffer.alloc(8 * MIB, "0123456789");
  const client = post();
  client.end(sent);
  await once(client, "response");
  const { bytes, complete } = await read;
  expect([complete, bytes.equals(sent)]).toEqual([true, true]);
  const [first = 0, ...others] = turns.values();
  expect(first).toBeLessThan(5 * BLOCK);
  // the last piece of a turn may begin before its end
  expect(Math.max(...others)).toBeLessThan(5 * BLOCK);
  expect(others.length).toBeGreaterThan((8 * MIB) / (2 * BLOCK) - 5);
});

it("ends with its connection, also after the answer", async () => {
  let body: Promise<BodyStart> | undefined;
  const early = createServer((message, response) => {
    body = readBody(message, LIMITS);
    response.end("answered");
  });
  await once(early.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = early.address() as AddressInfo;
    const client = request({ port, host: "127.0.0.1", method: "POST", headers: { "content-length": MIB } });
    client.on("error", () => {}).write("begun");
    await once(client, "response");
    const broken = expect(body).rejects.toThrow(RequestBroken);
    early.closeAllConnections();
    await broken;
  } finally {
    early.close();
  }
});

it("is refused at its limit, and when its client goes", async () => {
  const large = post({ "transfer-encoding": "chunked" });
  large.end(Buffer.alloc(17 * MIB));
  await begun();
  expect((await read).complete).toBe(false);
  large.destroy();
  const gone = post({ "content-length": 4 * MIB });
  gone.write(Buffer.alloc(MIB));
  await begun();
  const broken = expect(read).rejects.toThrow(RequestBroken);
  gone.destroy();
  await broken;
});
