import { expect, it } from "vitest";
import { BatchQueue } from "../../../src/store/batch-queue.ts";
import type { Batch } from "../../../src/store/thread-protocol.ts";

const batch = (channel: number, lines: string, bytes = 10): Batch => ({
  kind: "events",
  channel,
  records: 1,
  bytes,
  lines,
});
const texts = (batches: readonly Batch[]): string[] =>
  batches.map((one) => (one.kind === "events" ? one.lines : ""));

function written(queue: BatchQueue, bytes: number): string[] {
  const next = queue.next(bytes);
  expect(queue.next(bytes)).toEqual(next);
  queue.remove(next);
  return texts(next);
}

it("takes the writers in turn, and each one's batches in their order", () => {
  const queue = new BatchQueue();
  for (let n = 0; n < 1000; n++) queue.push(batch(1, `a${n}`));
  for (const text of ["b0", "b1"]) queue.push(batch(2, text));
  expect(written(queue, 30)).toEqual(["a0", "b0", "a1"]);
  expect(queue.has(2)).toBe(true);
  expect(written(queue, 30)).toEqual(["a2", "b1", "a3"]);
  expect(queue.has(2)).toBe(false);
  expect(written(queue, 1e6)).toHaveLength(996);
  expect([queue.isEmpty, written(queue, 30)]).toEqual([true, []]);
});

it("takes many small batches before as many large ones", () => {
  const queue = new BatchQueue();
  for (let n = 0; n < 9; n++) queue.push(batch(1, `large${n}`, 250));
  for (let n = 0; n < 9; n++) queue.push(batch(2, `small${n}`, 1));
  const small = Array.from({ length: 9 }, (_, n) => `small${n}`);
  expect(written(queue, 520)).toEqual(["large0", ...small, "large1"]);
});

it("keeps no writer waiting, where there is room for one at a time", () => {
  const queue = new BatchQueue();
  for (let n = 0; n < 3; n++)
    for (let channel = 0; channel < 40; channel++) queue.push(batch(channel, `${n}`, 50));
  for (let n = 0; n < 3; n++) for (let i = 0; i < 40; i++) expect(written(queue, 30)).toEqual([`${n}`]);
  expect(queue.isEmpty).toBe(true);
});

it("gives up what is asked for, and keeps the rest in order", () => {
  const queue = new BatchQueue();
  for (const text of ["a", "x", "b"]) queue.push(batch(1, text));
  queue.push(batch(2, "x"));
  expect(texts(queue.take((one) => one.kind === "events" && one.lines === "x"))).toEqual(["x", "x"]);
  expect(queue.has(2)).toBe(false);
  expect(written(queue, 100)).toEqual(["a", "b"]);
});
