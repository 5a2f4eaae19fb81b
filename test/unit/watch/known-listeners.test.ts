/** Listeners whose process one session's look has found, for the looks of others. */
import { expect, it } from "vitest";
import type { Listener } from "../../../src/kernel/helper/messages.ts";
import { KnownListeners } from "../../../src/watch/coverage/known-listeners.ts";

const listener = (inode: bigint, pid: number, port = 80): Listener => ({
  inode,
  pid,
  port,
  proto: 6,
  addr: Buffer.alloc(16),
});

it("spares other looks the search for a process", () => {
  const known = new KnownListeners();
  known.complete([listener(1n, 4711)]);
  expect(known.inodes).toEqual([1n]);
  expect(known.complete([listener(1n, 0), listener(2n, 0)]).map(({ pid }) => pid)).toEqual([4711, 0]);
});

it("takes another socket that has the number of an old one for what it is", () => {
  const known = new KnownListeners();
  known.complete([listener(1n, 4711)]);
  expect(known.complete([listener(1n, 0, 81)])[0]).toMatchObject({ pid: 0, port: 81 });
  expect(known.complete([listener(1n, 815, 81)])[0]).toMatchObject({ pid: 815 });
});

it("forgets what nobody has seen for a while, and keeps so many at most", () => {
  const known = new KnownListeners();
  known.complete([listener(1n, 4711)], 0);
  known.complete([listener(2n, 815)], 10 * 60_000);
  expect(known.inodes).toEqual([2n]);
  for (let inode = 3n; inode < 20_000n; inode++) known.complete([listener(inode, 1)], 10 * 60_000);
  expect(known.inodes).toHaveLength(8192);
});
