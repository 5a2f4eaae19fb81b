import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addon, type RingHandle } from "../../src/native/addon.ts";
import { Descriptor } from "../../src/native/descriptor.ts";
import { KernelMap, RingReader } from "../../src/native/map.ts";
import {
  codeOf,
  HERE,
  MAP_TYPE,
  newDescriptors,
  newMap,
  openDescriptors,
  PinnedPrograms,
  removeDirectory,
  run,
  temporaryDirectory,
  testRun,
} from "./fixture.ts";

let programs: PinnedPrograms;
let produceProgram: Descriptor;
let ring: KernelMap;
let reader: RingReader;

beforeAll(() => {
  programs = new PinnedPrograms();
  produceProgram = Descriptor.fromPin(programs.program("produce"));
  ring = new KernelMap(Descriptor.fromPin(programs.map("ring")));
});

afterAll(() => {
  produceProgram?.close();
  ring?.close();
  programs?.close();
});

beforeEach(() => {
  reader = new RingReader(ring);
  drain();
});

afterEach(() => {
  if (!reader.closed) reader.close();
});

/** Runs the producer; returns how many records the ring took. */
function produce(count: number, size: number, first: number, options = 0): number {
  const packet = Buffer.alloc(64);
  [count, size, first, options].forEach((value, i) => {
    packet.writeUInt32LE(value, 14 + i * 4);
  });
  return testRun(produceProgram, packet, 1).retval;
}

/** Each record of a filled buffer as a copy. */
function records(buffer: Buffer, bytes: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes; ) {
    const length = buffer.readUInt32LE(at);
    found.push(Buffer.from(buffer.subarray(at + 8, at + 8 + length)));
    at += 8 + Math.ceil(length / 8) * 8;
  }
  return found;
}

function drain(): Buffer[] {
  const buffer = Buffer.alloc(8192);
  return records(buffer, reader.read(buffer).bytes);
}

/** What record number `n` of `size` bytes holds. */
function content(n: number, size: number): Buffer {
  const bytes = Buffer.alloc(256);
  for (let i = 0; i < 64; i++) bytes.writeUInt32LE(n + i, i * 4);
  return bytes.subarray(0, size);
}

/** Bits of `options`, as in ring_producer.bpf.c. */
const WAKES = 2;

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe("who waits for a ring", () => {
  it("is told once, in a later turn, by the first record of an empty ring, and again after each wait", async () => {
    let told = 0;
    reader.watch(() => told++);
    reader.wait();
    await turns(10);
    expect(told).toBe(0);
    expect(produce(3, 20, 0, WAKES)).toBe(3);
    expect(told).toBe(0);
    await expect.poll(() => told).toBe(1);
    produce(1, 20, 3, WAKES);
    await turns(10);
    expect(told).toBe(1);
    expect(drain()).toHaveLength(4);
    reader.wait();
    produce(1, 20, 4, WAKES);
    await expect.poll(() => told).toBe(2);
  });

  it("is told of what was there before, and of nothing after the end", async () => {
    let told = 0;
    reader.watch(() => told++);
    produce(1, 20, 0);
    reader.wait();
    await expect.poll(() => told).toBe(1);
    reader.wait();
    reader.close();
    await turns(10);
    expect(told).toBe(1);
  });

  it("may close it when told, and cannot wait without a watch", async () => {
    expect(() => reader.wait()).toThrow(/nobody is to be woken/);
    const closed = new Promise<void>((resolve) => {
      reader.watch(() => {
        reader.close();
        resolve();
      });
    });
    expect(() => reader.watch(() => {})).toThrow();
    reader.wait();
    produce(1, 20, 0, WAKES);
    await closed;
    reader = new RingReader(ring);
  });
});

describe("a ring filled by a program", () => {
  it("is read whole, in order, and is empty then", () => {
    expect(produce(3, 20, 7)).toBe(3);
    expect(reader.available()).toBe(3 * 32);
    const buffer = Buffer.alloc(1024, 0xee);
    expect(reader.read(buffer)).toEqual({ bytes: 3 * 32, records: 3, more: false });
    expect(records(buffer, 96)).toEqual([content(7, 20), content(8, 20), content(9, 20)]);
    expect(buffer[96]).toBe(0xee);
    expect(reader.available()).toBe(0);
    expect(reader.read(buffer)).toEqual({ bytes: 0, records: 0, more: false });
  });

  it("wraps around many times without losing or mixing a byte", () => {
    let next = 0;
    for (const size of [0, 1, 4, 7, 8, 96, 100, 255, 256]) {
      for (let round = 0; round < 40; round++) {
        expect(produce(10, size, next)).toBe(10);
        expect(drain()).toEqual(Array.from({ length: 10 }, (_, i) => content(next + i, size)));
        next += 10;
      }
    }
  });

  it("a ring that overflows keeps the oldest records and goes on when there is room", () => {
    const taken = produce(100, 100, 1000);
    expect(taken).toBe(Math.floor(4096 / 112));
    expect(produce(1, 100, 5)).toBe(0);
    expect(drain()).toEqual(Array.from({ length: taken }, (_, i) => content(1000 + i, 100)));
    expect(produce(1, 100, 5)).toBe(1);
    expect(drain()).toEqual([content(5, 100)]);
  });

  it("is read in parts where the buffer is small", () => {
    produce(5, 16, 0);
    const buffer = Buffer.alloc(2 * 24 + 23);
    expect(reader.read(buffer)).toEqual({ bytes: 48, records: 2, more: true });
    expect(reader.available()).toBe(3 * 24);
    expect(reader.read(buffer)).toEqual({ bytes: 48, records: 2, more: true });
    expect(reader.read(buffer)).toEqual({ bytes: 24, records: 1, more: false });
  });

  it("keeps a record that does not fit at all, and says so", async () => {
    produce(1, 64, 3);
    expect(await codeOf(() => reader.read(Buffer.alloc(71)))).toBe("ENOBUFS");
    expect(await codeOf(() => reader.read(Buffer.alloc(0)))).toBe("ENOBUFS");
    expect(drain()).toEqual([content(3, 64)]);
  });

  it("passes over discarded records and frees them", () => {
    for (let round = 0; round < 50; round++) {
      expect(produce(10, 32, round, 1)).toBe(10);
      const buffer = Buffer.alloc(4096);
      expect(reader.read(buffer)).toMatchObject({ records: 10, more: false });
      expect(reader.available()).toBe(0);
    }
  });

  it("goes on where another reader stopped", () => {
    produce(4, 8, 0);
    reader.read(Buffer.alloc(32));
    reader.close();
    reader = new RingReader(ring);
    expect(drain()).toEqual([content(2, 8), content(3, 8)]);
  });
});

describe("a reader", () => {
  it("lives on when the map’s descriptor is closed", () => {
    const other = new KernelMap(Descriptor.fromPin(programs.map("ring")));
    const second = new RingReader(other);
    other.close();
    produce(1, 8, 1);
    expect(second.read(Buffer.alloc(64)).records).toBe(1);
    second.close();
  });

  it("is closed once and says so", async () => {
    reader.close();
    expect(await codeOf(() => reader.read(Buffer.alloc(8)))).toBe("EBADF");
    expect(await codeOf(() => reader.available())).toBe("EBADF");
    expect(await codeOf(() => reader.close())).toBe("EBADF");
  });

  it("refuses what is not a ring", async () => {
    const hash = newMap(MAP_TYPE.HASH, 4, 4, 1);
    expect(() => new RingReader(hash)).toThrow(/not a ring buffer/);
    hash.close();
    expect(await codeOf(() => addon().ringOpen(1_000_000))).toBe("EBADF");
    for (const handle of [{}, [], null, 3, addon(), Buffer.alloc(8)]) {
      expect(() => addon().ringRead(handle as unknown as RingHandle, Buffer.alloc(8))).toThrow(
        /not a ring handle/,
      );
    }
    expect(() => reader.read("text" as unknown as Uint8Array)).toThrow(TypeError);
  });

  it("leaves neither descriptors nor mappings behind", () => {
    const mappings = (): number => Number(run("grep", ["-c", "bpf-map", `/proc/${process.pid}/maps`]));
    const before = openDescriptors();
    const mapped = mappings();
    for (let i = 0; i < 100; i++) new RingReader(ring).close();
    expect(mappings()).toBe(mapped);
    expect(newDescriptors(before)).toEqual([]);
  });

  it("a reader that is forgotten is unmapped by the garbage collector", () => {
    const script = `
      const addon = require(process.argv[1]);
      const { readFileSync } = require('node:fs');
      const count = () => readFileSync('/proc/self/maps', 'utf8').split('bpf-map').length - 1;
      const fd = addon.mapCreate(${MAP_TYPE.RINGBUF}, 0, 0, 4096, 0);
      for (let i = 0; i < 200; i++) addon.ringOpen(fd);
      const full = count();
      globalThis.gc();
      setTimeout(() => { globalThis.gc(); setTimeout(() => console.log(full, count()), 50); }, 50);`;
    const [full, rest] = run(process.execPath, ["--expose-gc", "-e", script, addonPath()], process.env)
      .split(" ")
      .map(Number);
    expect(full).toBeGreaterThanOrEqual(2);
    expect(rest).toBeLessThan(10);
  });
});

describe("the reader on memory no kernel would write", () => {
  it("survives corrupt lengths and positions, stops at busy records (ring_test.cc)", () => {
    const directory = temporaryDirectory("ring-test");
    try {
      const native = join(HERE, "../../native/addon");
      const sources = [join(HERE, "ring_test.cc"), join(native, "ring.cc"), join(native, "bpf_syscall.cc")];
      const flags = ["-std=c++17", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
      run("g++", [...flags, ...sources, "-o", join(directory, "ring_test")]);
      expect(run(join(directory, "ring_test"), [])).toBe("ok\n");
    } finally {
      removeDirectory(directory);
    }
  }, 60_000);
});

function addonPath(): string {
  return process.env.NETMON_ADDON ?? join(HERE, "../../dist/native/netmon_addon.node");
}
