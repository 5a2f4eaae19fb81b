/** The room that garbage left in the heap is the machine's again, although nothing more is allocated. */
import { setTimeout as delay } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { expect, it } from "vitest";
import { HeapRoom } from "../../../src/cli/heap-room.ts";

const MIB = 2 ** 20;

it("is given back", async () => {
  let lists: number[][] | null = Array.from({ length: 64 }, () => new Array<number>(MIB / 8).fill(0.5));
  const grown = getHeapStatistics().total_heap_size;
  expect(lists).toHaveLength(64);
  lists = null;
  new HeapRoom().giveBackSoon(0);
  const end = performance.now() + 60_000;
  while (getHeapStatistics().total_heap_size > grown - 32 * MIB && performance.now() < end) await delay(20);
  expect(getHeapStatistics().total_heap_size).toBeLessThan(grown - 32 * MIB);
}, 90_000);
