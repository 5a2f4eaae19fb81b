/** Which body is given up when all bodies together are over the limit, and that its memory is given back. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { BodyPieces, sizeOf } from "../../../src/http/body-pieces.ts";
import { GatheredBytes } from "../../../src/http/gathered-bytes.ts";
import { HeldBytes } from "../../../src/http/held-bytes.ts";
import { type BodyStart, readPieces } from "../../../src/http/request-body.ts";

const MEMORY = 1 << 20;

async function stage() {
  const memory = new HeldBytes(MEMORY);
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const begin = async (length: number) => {
    const asked = once(server, "request");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
    const [request] = (await asked) as [IncomingMessage];
    const read = readPieces(request, { maxBytes: 10 * MEMORY, pauseMs: 60_000, memory });
    const send = async (bytes: number): Promise<void> => {
      const target = memory.held + bytes;
      socket.write(Buffer.alloc(bytes, "x"));
      while (memory.held < Math.min(target, MEMORY - 1))
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    return { socket, read: read as Promise<BodyStart<Buffer[]>>, send };
  };
  return { memory, begin };
}

it("gives up the body whose client has been silent longest, and serves the one that sends", async () => {
  const { memory, begin } = await stage();
  const silent = await begin(MEMORY);
  await silent.send(600_000);
  const other = await begin(MEMORY);
  await other.send(300_000);
  const honest = await begin(500_000);
  honest.socket.write(Buffer.alloc(500_000, "x"));
  expect(await silent.read).toMatchObject({ complete: false, noMemory: true });
  const body = await honest.read;
  expect(body).toMatchObject({ complete: true, noMemory: false });
  expect(memory.held).toBe(800_000);
  body.release();
  body.release();
  expect(memory.held).toBe(300_000);
  other.socket.destroy();
  await expect(other.read).rejects.toMatchObject({ code: "gone" });
  expect(memory.held).toBe(0);
});

it("frees the memory of a body that was given up and is dropped, and of one whose client has gone", async () => {
  const { memory, begin } = await stage();
  const taken = vi.spyOn(BodyPieces.prototype, "append");
  onTestFinished(() => taken.mockRestore());
  // Short pieces are copied into blocks.
  const pieces = (): Buffer[] => taken.mock.calls.map(([piece]) => piece);
  const longOnes = new Set<Buffer>();
  const inMemory = (): number => {
    for (const piece of pieces()) if (piece.length >= 1 << 14) longOnes.add(piece);
    return sizeOf([...longOnes]);
  };
  const silent = await begin(MEMORY);
  await silent.send(600_000);
  const other = await begin(MEMORY);
  await other.send(300_000);
  expect(inMemory()).toBeGreaterThan(700_000);
  other.socket.write(Buffer.alloc(500_000, "x"));
  const givenUp = await silent.read;
  expect(givenUp).toMatchObject({ complete: false, noMemory: true });
  givenUp.drop();
  givenUp.drop();
  await vi.waitFor(() => expect(memory.held).toBe(800_000));
  expect(inMemory()).toBeLessThanOrEqual(800_000);
  other.socket.destroy();
  await expect(other.read).rejects.toMatchObject({ code: "gone" });
  expect([memory.held, inMemory()]).toEqual([0, 0]);
});

it("frees the copies of pieces, and of the memory that others share nothing", () => {
  const shared = Buffer.alloc(200_000, "x");
  const pieces = Array.from({ length: 10 }, (_, i) => shared.subarray(i * 9000, (i + 1) * 9000));
  // a length that was announced, but has not arrived
  for (const body of [new GatheredBytes(300_000), new BodyPieces()]) {
    for (const piece of pieces) body.append(piece);
    const taken = [body.take()].flat();
    const copied = taken.filter(({ buffer }) => buffer !== shared.buffer);
    expect(copied.length).toBeGreaterThan(0);
    if (body instanceof BodyPieces) body.free(taken);
    else body.free(taken[0]);
    expect(copied.map(({ buffer }) => buffer.byteLength)).toEqual(copied.map(() => 0));
    body.append(shared.subarray(0, 5));
    body.free();
    body.free();
  }
  expect(shared.every((byte) => byte === 120)).toBe(true);
  expect(shared.length).toBe(200_000);
});

it("does not hold a body for which there is no room beside complete ones", async () => {
  const { memory, begin } = await stage();
  const first = await begin(900_000);
  first.socket.write(Buffer.alloc(900_000, "x"));
  const complete = await first.read;
  const second = await begin(900_000);
  second.socket.write(Buffer.alloc(900_000, "x"));
  expect(await second.read).toMatchObject({ complete: false, noMemory: true });
  expect(memory.held).toBe(900_000);
  complete.release();
  expect(memory.held).toBe(0);
});
