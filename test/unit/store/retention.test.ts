/** Retention: old records are removed, the file stays within its limit, and tools and pins stay. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { EventReader } from "../../../src/store/reader.ts";
import { MIN_BYTES } from "../../../src/store/retention.ts";
import { openToolStore } from "../../../src/store/tools.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { call, connection } from "../analysis/report/sample.ts";
import { body, newStore, numbered, OPTIONS, range, sizeOf, stored } from "./sample.ts";

const MIB = 1 << 20;
const DAY_MS = 86_400_000;

/** Noise that does not pack. */
function noise(bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let state = 42;
  for (let index = 0; index < bytes; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    buffer[index] = state >>> 24;
  }
  return buffer;
}

describe("retention by age", () => {
  it("removes events and bodies that are too old, at the start too, and nothing else", async () => {
    const path = newStore();
    const now = Date.now();
    const day = (days: number): string => new Date(now - days * DAY_MS).toISOString();
    const first = openEventWriter(path, OPTIONS);
    for (const n of range(0, 2500)) first.event(connection(0, { timestamp: day(3), pid: n }));
    first.event(connection(0, { timestamp: day(1.9), pid: 9001 }));
    first.body(body({ timestamp: day(3), requestId: "req_old" }));
    first.body(body({ timestamp: day(1), requestId: "req_new" }));
    await first.close();
    expect(stored(path)).toHaveLength(2501);

    const second = openEventWriter(path, { ...OPTIONS, maxDays: 2 });
    second.event(connection(0, { timestamp: day(0), pid: 9002 }));
    await expect.poll(() => stored(path)).toEqual([9001, 9002]);
    await second.close();
    const reader = new EventReader(path);
    expect(reader.bodies("req_old")).toEqual([]);
    expect(reader.bodies("req_new")).toHaveLength(1);
    reader.close();
  });
});

describe("retention by size", () => {
  it("keeps file and log within the limit while events flow, the newest always there", async () => {
    const path = newStore();
    const maxBytes = MIN_BYTES;
    const tools = openToolStore(path);
    tools.putPin({
      serverId: "weather",
      toolName: "get_weather",
      hash: "sha256:aa",
      definition: "{}",
      pinnedAt: "2026-11-21T12:00:00.000Z",
      origin: "approved",
    });
    const writer = openEventWriter(path, { ...OPTIONS, maxBytes });
    const sizes: number[] = [];
    for (const round of range(0, 30)) {
      for (const n of range(0, 1000)) writer.event(numbered(round * 1000 + n));
      await writer.flush();
      sizes.push(sizeOf(path));
    }
    await writer.close();
    expect(writer.dropped).toBe(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
    // and makes use of it
    expect(sizes.at(-1)).toBeGreaterThan(maxBytes / 2);
    const kept = stored(path);
    expect(kept).toEqual(range(30_000 - kept.length, 30_000));
    expect(kept.length).toBeGreaterThan(5000);
    expect(tools.pins()).toHaveLength(1);
    tools.close();
  });

  it("removes the oldest of bodies and events together", async () => {
    const path = newStore();
    const maxBytes = MIN_BYTES;
    const writer = openEventWriter(path, { ...OPTIONS, maxBytes });
    const bytes = noise(60_000);
    for (const n of range(0, 400)) {
      const requestId = `req_${n}`;
      const event = call(n * 1000, { request_id: requestId });
      writer.event(event);
      writer.body(body({ requestId, timestamp: event.timestamp, body: bytes, size: bytes.length }));
      if (n % 20 === 19) {
        await writer.flush();
        expect(sizeOf(path)).toBeLessThanOrEqual(maxBytes);
      }
    }
    await writer.close();
    expect(writer.dropped).toBe(0);
    const reader = new EventReader(path);
    const requests = reader
      .events({})
      .flatMap(({ event }) => ("request_id" in event ? event.request_id : []));
    expect(requests.at(-1)).toBe("req_399");
    expect(requests.length).toBeGreaterThan(60);
    expect(requests.length).toBeLessThan(200);
    const withBody = requests.filter((id) => reader.bodies(id).length > 0);
    expect(withBody.length).toBeGreaterThan(requests.length - 5);
    reader.close();
  });

  it("shrinks the file when the limit was lowered", async () => {
    const path = newStore();
    const first = openEventWriter(path, OPTIONS);
    for (const n of range(0, 25_000)) first.event(numbered(n));
    await first.close();
    const before = sizeOf(path);
    expect(before).toBeGreaterThan(10 * MIB);

    const second = openEventWriter(path, { ...OPTIONS, maxBytes: MIN_BYTES });
    await expect.poll(() => sizeOf(path)).toBeLessThanOrEqual(MIN_BYTES);
    await second.close();
    expect(stored(path).at(-1)).toBe(24_999);
  });

  it("drops one record that is too large for the store, and keeps the others", async () => {
    const path = newStore();
    const writer = openEventWriter(path, { ...OPTIONS, maxBytes: MIN_BYTES, maxBodyBytes: 8 * MIB });
    for (const n of range(0, 100)) writer.event(numbered(n));
    const bytes = noise(2 * MIB);
    writer.body(body({ body: bytes, size: bytes.length }));
    writer.event(call(100_000, { input: "x".repeat(2 * MIB) }));
    await writer.flush();
    await sleep(100);
    await writer.close();
    expect(writer.dropped).toBe(2);
    expect(stored(path)).toEqual(range(0, 100));
    expect(sizeOf(path)).toBeLessThanOrEqual(MIN_BYTES);
  });
});
