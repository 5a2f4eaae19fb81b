import { afterEach, describe, expect, it } from "vitest";
import { addon } from "../../src/native/addon.ts";
import { Descriptor } from "../../src/native/descriptor.ts";
import type { KernelError } from "../../src/native/error.ts";
import { KernelMap } from "../../src/native/map.ts";
import { codeOf, MAP_TYPE, newDescriptors, newMap, openDescriptors } from "./fixture.ts";

const MANY = 100_000;
const BPF_NOEXIST = 1;
const BPF_EXIST = 2;
const open: KernelMap[] = [];

function map(type: number, keySize: number, valueSize: number, maxEntries: number): KernelMap {
  const created = newMap(type, keySize, valueSize, maxEntries);
  open.push(created);
  return created;
}

afterEach(() => {
  for (const created of open.splice(0)) if (!created.closed) created.close();
});

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** `count` numbers from `first`, one after the other. */
function numbers(first: number, count: number, size = 4): Buffer {
  const bytes = Buffer.alloc(count * size);
  for (let i = 0; i < count; i++) bytes.writeUInt32LE(first + i, i * size);
  return bytes;
}

/** Keys of an LPM trie over IPv4: every address from 10.0.0.0 on, as /32. */
function prefixes(count: number): Buffer {
  const bytes = Buffer.alloc(count * 8);
  for (let i = 0; i < count; i++) {
    bytes.writeUInt32LE(32, i * 8);
    bytes.writeUInt32BE(0x0a000000 + i, i * 8 + 4);
  }
  return bytes;
}

describe("single entries", () => {
  it("are written, read, replaced and deleted", () => {
    const hash = map(MAP_TYPE.HASH, 4, 8, 16);
    expect(hash.lookup(u32(1))).toBeUndefined();
    hash.update(u32(1), Buffer.from("12345678"));
    hash.update(u32(1), Buffer.from("abcdefgh"));
    expect(hash.lookup(u32(1))?.toString()).toBe("abcdefgh");
    expect(hash.delete(u32(1))).toBe(true);
    expect(hash.delete(u32(1))).toBe(false);
  });

  it("obey the update flags", async () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 16);
    const update = (flags: number) => addon().mapUpdate(hash.fd, u32(1), u32(1), flags);
    expect(await codeOf(() => update(BPF_EXIST))).toBe("ENOENT");
    update(BPF_NOEXIST);
    expect(await codeOf(() => update(BPF_NOEXIST))).toBe("EEXIST");
  });

  it("single entries of a wrong size never reach the kernel", () => {
    const hash = map(MAP_TYPE.HASH, 20, 12, 16);
    expect(() => hash.lookup(Buffer.alloc(19))).toThrow(/key has 19 bytes.*20/);
    expect(() => hash.update(Buffer.alloc(20), Buffer.alloc(8))).toThrow(/value has 8 bytes.*12/);
    expect(() => hash.delete(Buffer.alloc(0))).toThrow(TypeError);
    const detached = new Uint8Array(20);
    structuredClone(detached.buffer, { transfer: [detached.buffer] });
    expect(() => hash.lookup(detached)).toThrow(/key has 0 bytes/);
  });

  it("single entries of a descriptor that is not a map are an error", async () => {
    const [near, far] = addon().socketPair();
    expect(await codeOf(() => addon().mapLookup(near, Buffer.alloc(4)))).toBe("EINVAL");
    expect(() => new KernelMap(new Descriptor(near, "no map"))).toThrow(/another kind/);
    addon().closeFd(far);
    expect(await codeOf(() => addon().mapLookup(near, Buffer.alloc(4)))).toBe("EBADFD"); // the kernel's answer
  });

  it("single entries of a full map say that it is full and what to do", () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 2);
    hash.update(u32(1), u32(1));
    hash.update(u32(2), u32(2));
    let failure: KernelError | undefined;
    try {
      hash.update(u32(3), u32(3));
    } catch (caught) {
      failure = caught as KernelError;
    }
    expect(failure).toMatchObject({
      name: "KernelError",
      code: "E2BIG",
      syscall: "bpf(BPF_MAP_UPDATE_ELEM)",
    });
    expect(failure?.message).toContain("The table is full");
  });
});

describe("per-CPU maps", () => {
  it("give one value per possible CPU, without the padding", () => {
    const counters = map(MAP_TYPE.PERCPU_ARRAY, 4, 12, 4);
    const cpus = addon().possibleCpus();
    const values = Buffer.alloc(16 * cpus);
    for (let cpu = 0; cpu < cpus; cpu++) values.write(`cpu ${cpu} value`.padEnd(12).slice(0, 12), cpu * 16);
    counters.update(u32(2), values);
    expect(counters.lookup(u32(2))).toHaveLength(16 * cpus);
    const perCpu = counters.lookupPerCpu(u32(2));
    expect(perCpu).toHaveLength(cpus);
    expect(perCpu?.[cpus - 1]?.toString()).toBe(`cpu ${cpus - 1} value`.padEnd(12).slice(0, 12));
    expect(counters.lookupPerCpu(u32(9))).toBeUndefined();
    const every = counters.everyPerCpu();
    expect(every[2]).toEqual(perCpu);
    expect(every.map((each) => each.length)).toEqual([cpus, cpus, cpus, cpus]);
    expect(Buffer.concat(every[3] ?? [])).toEqual(Buffer.alloc(12 * cpus));
    const hash = map(MAP_TYPE.HASH, 4, 8, 16);
    expect(() => hash.everyPerCpu()).toThrow(/not an array/);
  });
});

describe.each([
  {
    kind: "hash",
    type: MAP_TYPE.HASH,
    keySize: 4,
    keys: (count: number) => numbers(0, count),
    full: "E2BIG",
  },
  { kind: "LPM trie", type: MAP_TYPE.LPM_TRIE, keySize: 8, keys: prefixes, full: "ENOSPC" },
])("batches of a $kind", ({ type, keySize, keys, full }) => {
  it("write, dump and delete 100,000 entries without stalling the event loop", async () => {
    const target = map(type, keySize, 12, MANY);
    const values = numbers(0, MANY, 12);
    let turns = 0;
    const timer = setInterval(() => {
      turns++;
    }, 1);
    const written = await target.updateBatch(keys(MANY), values);
    clearInterval(timer);
    expect(written).toEqual({ applied: MANY, missing: 0, error: null, batched: true });
    expect(turns).toBeGreaterThan(0);

    const dump = await target.entries();
    expect(dump.count).toBe(MANY);
    const seen = new Map<string, number>();
    for (let i = 0; i < MANY; i++) {
      seen.set(dump.keys.toString("hex", i * keySize, (i + 1) * keySize), dump.values.readUInt32LE(i * 12));
    }
    expect(seen.size).toBe(MANY);
    const all = keys(MANY);
    for (const i of [0, 1, 4095, 4096, MANY - 1]) {
      expect(seen.get(all.toString("hex", i * keySize, (i + 1) * keySize))).toBe(i);
    }

    expect(await target.deleteBatch(all, { ignoreMissing: false })).toMatchObject({
      applied: MANY,
      error: null,
    });
    expect((await target.entries()).count).toBe(0);
  }, 60_000);

  it.each([100, 5000])(
    "batches of %d entries stop where the map is full and can be undone exactly",
    async (size) => {
      const target = map(type, keySize, 4, size - 7);
      const all = keys(size);
      const outcome = await target.updateBatch(all, numbers(0, size));
      expect(outcome.applied).toBe(size - 7);
      expect(outcome.error).toMatchObject({ code: full, object: expect.stringContaining("map ") });
      expect(outcome.error?.hint).toContain("table is full");
      const applied = all.subarray(0, outcome.applied * keySize);
      expect(await target.deleteBatch(applied, { ignoreMissing: false })).toMatchObject({ error: null });
      expect((await target.entries()).count).toBe(0);
    },
  );

  it("batches of deletes stop at an absent key or pass over it", async () => {
    const target = map(type, keySize, 4, 1000);
    const all = keys(1000);
    await target.updateBatch(all.subarray(0, 500 * keySize), numbers(0, 500));
    for (const i of [0, 100, 499]) target.delete(all.subarray(i * keySize, (i + 1) * keySize));
    const strict = await target.deleteBatch(all.subarray(keySize), { ignoreMissing: false });
    expect(strict).toMatchObject({ applied: 99, error: { code: "ENOENT" } });
    const lenient = await target.deleteBatch(all, { ignoreMissing: true });
    expect(lenient).toMatchObject({ applied: 1000, missing: 600 + 2, error: null });
    expect((await target.entries()).count).toBe(0);
  });
});

describe("batches", () => {
  it("with flags the batch command lacks go one by one", async () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 1000);
    hash.update(u32(600), u32(1));
    const outcome = await addon().mapUpdateBatch(hash.fd, numbers(0, 1000), numbers(0, 1000), BPF_NOEXIST);
    expect(outcome).toMatchObject({ applied: 600, batched: false, code: "EEXIST" });
  });

  it("entries of a map type without batches go one by one", async () => {
    const set = map(MAP_TYPE.LRU_HASH, 4, 4, 1000);
    expect(await set.updateBatch(numbers(0, 500), numbers(0, 500))).toMatchObject({
      applied: 500,
      error: null,
    });
    const array = map(MAP_TYPE.ARRAY, 4, 4, 10);
    const refused = await array.deleteBatch(numbers(0, 3), { ignoreMissing: true });
    expect(refused).toMatchObject({ applied: 0, batched: false, error: { code: "EINVAL" } });
  });

  it("tell a bad entry from a missing batch command", async () => {
    const trie = map(MAP_TYPE.LPM_TRIE, 8, 4, 10);
    const keys = prefixes(5);
    keys.writeUInt32LE(33, 3 * 8); // longer than the key
    const outcome = await trie.updateBatch(keys, numbers(0, 5));
    expect(outcome).toMatchObject({ applied: 3, error: { code: "EINVAL" } });
    keys.writeUInt32LE(33, 0);
    expect(await trie.updateBatch(keys, numbers(0, 5))).toMatchObject({
      applied: 0,
      error: { code: "EINVAL" },
    });
  });

  it("batches of nothing do nothing", async () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 1);
    expect(await hash.updateBatch(Buffer.alloc(0), Buffer.alloc(0))).toMatchObject({
      applied: 0,
      error: null,
    });
    expect(await hash.deleteBatch(Buffer.alloc(0), { ignoreMissing: false })).toMatchObject({ error: null });
    expect(await hash.entries()).toMatchObject({ count: 0 });
  });

  it("whose sizes do not fit are refused", async () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 10);
    await expect(hash.updateBatch(Buffer.alloc(6), Buffer.alloc(4))).rejects.toThrow(/not a multiple/);
    await expect(hash.updateBatch(Buffer.alloc(8), Buffer.alloc(4))).rejects.toThrow(
      /2 entries of the map need 8/,
    );
    await expect(hash.updateBatch(Buffer.alloc(4000), Buffer.alloc(4))).rejects.toThrow(TypeError);
  });

  it("survive a close of the map and a reuse of the buffers right after the call", async () => {
    const before = openDescriptors();
    const hash = map(MAP_TYPE.HASH, 4, 4, MANY);
    const second = new Descriptor(addon().mapCreate(MAP_TYPE.HASH, 4, 4, 1, 0), "other");
    const keys = numbers(0, MANY);
    const values = numbers(0, MANY);
    const pending = hash.updateBatch(keys, values);
    const dump = hash.entries();
    hash.close();
    keys.fill(0xff);
    values.fill(0xff);
    expect(await pending).toMatchObject({ applied: MANY, error: null });
    const { keys: read } = await dump;
    expect(read.includes(Buffer.alloc(4, 0xff))).toBe(false);
    second.close();
    expect(newDescriptors(before)).toEqual([]);
  });
});

describe("descriptors", () => {
  it("are closed once", async () => {
    const hash = map(MAP_TYPE.HASH, 4, 4, 1);
    hash.close();
    expect(await codeOf(() => hash.close())).toBe("EBADF");
    expect(await codeOf(() => hash.lookup(u32(1)))).toBe("EBADF");
  });
});
