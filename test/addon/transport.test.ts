import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { addon } from "../../src/native/addon.ts";
import { codeOf, newDescriptors, openDescriptors, Peer, type PeerStep } from "./fixture.ts";

const MAX_FRAME = 1 << 20;
const peers: Peer[] = [];

function peer(...steps: PeerStep[]): Peer {
  const started = new Peer(steps);
  peers.push(started);
  return started;
}

afterEach(async () => {
  for (const started of peers.splice(0)) await started.close();
});

const text = (value: string): Uint8Array => Buffer.from(value);

describe("exchange", () => {
  it("sends a frame and receives the whole reply", async () => {
    const { socket } = peer({ read: "echo" });
    const reply = await addon().exchange(socket.fd, text("a question"), 5000);
    expect(reply.frame.toString()).toBe("a question");
    expect(reply.fds).toEqual([]);
  });

  it("carries frames up to the bound, larger than any socket buffer", async () => {
    const { socket } = peer({ read: "echo" });
    const frame = Buffer.alloc(MAX_FRAME, "netmon");
    const reply = await addon().exchange(socket.fd, frame, 20_000);
    expect(reply.frame.equals(frame)).toBe(true);
  });

  it("carries an empty frame", async () => {
    const { socket } = peer({ read: "echo" });
    expect((await addon().exchange(socket.fd, text(""), 5000)).frame).toHaveLength(0);
  });

  it("refuses to send a frame over the bound", async () => {
    const { socket } = peer({ sleep: 5000 });
    expect(await codeOf(() => addon().exchange(socket.fd, Buffer.alloc(MAX_FRAME + 1), 1000))).toBe(
      "EMSGSIZE",
    );
  });

  it("answers EPIPE where the peer is gone", async () => {
    const [near, far] = addon().socketPair();
    addon().closeFd(far);
    expect(await codeOf(() => addon().exchange(near, text("hello"), 1000))).toBe("EPIPE");
    addon().closeFd(near);
  });

  it("answers ETIMEDOUT at the deadline", async () => {
    const { socket } = peer({ sleep: 10_000 });
    const start = performance.now();
    expect(await codeOf(() => addon().exchange(socket.fd, text("hello"), 150))).toBe("ETIMEDOUT");
    expect(performance.now() - start).toBeGreaterThanOrEqual(140);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("is ended by shutdownSocket, and the descriptor may be closed at once", async () => {
    const { socket } = peer({ sleep: 10_000 });
    const code = codeOf(() => addon().receive(socket.fd, 30_000));
    addon().shutdownSocket(socket.fd);
    socket.close();
    expect(await code).toBe("EPIPE");
  });

  it("does not hold up the event loop", async () => {
    const { socket } = peer({ sleep: 300 }, { frame: "01" });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await addon().receive(socket.fd, 5000);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it("refuses arguments that are not what they must be", () => {
    for (const fd of [-1, 1.5, Number.NaN, 2 ** 31, "3", null]) {
      expect(() => addon().exchange(fd as number, text(""), 10)).toThrow(TypeError);
    }
    expect(() => addon().exchange(0, "text" as unknown as Uint8Array, 10)).toThrow(TypeError);
    expect(() => addon().exchange(0, new Uint16Array(2) as unknown as Uint8Array, 10)).toThrow(TypeError);
    expect(() => addon().receive(0, -1)).toThrow(TypeError);
    expect(() => addon().receive(1_000_000, 10)).toThrow(/EBADF/);
  });
});

describe("receive", () => {
  it("says how far a frame came before the end", async () => {
    const { socket } = peer({ raw: "0a000000616263" });
    await expect(addon().receive(socket.fd, 5000)).rejects.toThrow(/after 3 of 10 bytes of the frame/);
  });

  it("answers EPIPE for an end within the length", async () => {
    const { socket } = peer({ raw: "0a00" });
    expect(await codeOf(() => addon().receive(socket.fd, 5000))).toBe("EPIPE");
  });

  it("refuses an announced frame over the bound without waiting for it", async () => {
    const { socket } = peer({ raw: "01001000" }, { sleep: 10_000 });
    await expect(addon().receive(socket.fd, 5000)).rejects.toThrow(/EMSGSIZE.*1048577 bytes/);
  });

  it("takes not a byte of the next frame", async () => {
    const { socket } = peer({ raw: "0100000041010000004201000000" }, { raw: "43" }, { sleep: 5000 });
    for (const letter of ["A", "B", "C"]) {
      expect((await addon().receive(socket.fd, 5000)).frame.toString()).toBe(letter);
    }
  });
});

describe("descriptors with a frame", () => {
  it("arrive in order, close-on-exec, and are the receiver’s", async () => {
    const { socket } = peer({ frame: "6869", fds: 3 });
    const before = openDescriptors();
    const { frame, fds } = await addon().receive(socket.fd, 5000);
    expect(frame.toString()).toBe("hi");
    expect(fds).toHaveLength(3);
    for (const fd of fds) expect(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8")).toMatch(/flags:\s+02\d{6}/);
    expect(newDescriptors(before)).toEqual(["/dev/null", "/dev/null", "/dev/null"]);
    for (const fd of fds) addon().closeFd(fd);
    expect(newDescriptors(before)).toEqual([]);
  });

  it("may be as many as the bound", async () => {
    const { socket } = peer({ frame: "6869", fds: 64 });
    const before = openDescriptors();
    const { fds } = await addon().receive(socket.fd, 5000);
    expect(fds).toHaveLength(64);
    for (const fd of fds) addon().closeFd(fd);
    expect(newDescriptors(before)).toEqual([]);
  });

  it("are gathered when the frame comes in pieces", async () => {
    const { socket } = peer({ split: "68656c6c6f", fds: 6 });
    const { frame, fds } = await addon().receive(socket.fd, 5000);
    expect(frame.toString()).toBe("hello");
    expect(fds).toHaveLength(6);
    for (const fd of fds) addon().closeFd(fd);
  });

  it("over the bound in one message are an error, and none stays open", async () => {
    const { socket } = peer({ frame: "6869", fds: 65 });
    const before = openDescriptors();
    await expect(addon().receive(socket.fd, 5000)).rejects.toThrow(/EMSGSIZE: descriptors were lost/);
    expect(newDescriptors(before)).toEqual([]);
  });

  it("over the bound in several messages are an error, and none stays open", async () => {
    const { socket } = peer({ split: "00".repeat(80), fds: 70 });
    const before = openDescriptors();
    await expect(addon().receive(socket.fd, 5000)).rejects.toThrow(/EMSGSIZE: more than 64/);
    expect(newDescriptors(before)).toEqual([]);
  });

  it("descriptors with a frame that never ends are closed", async () => {
    const { socket } = peer({ raw: "0a00000061", fds: 5 }, { sleep: 5000 });
    const before = openDescriptors();
    expect(await codeOf(() => addon().receive(socket.fd, 300))).toBe("ETIMEDOUT");
    expect(newDescriptors(before)).toEqual([]);
  });
});
