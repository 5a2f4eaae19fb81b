/** Writing in the thread: short pauses if few events wait, none if many do, and all events are stored either way. */
import { afterEach, expect, it, vi } from "vitest";
import { eventText } from "../../../src/event/event-text.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { Inserter } from "../../../src/store/insert.ts";
import { newStore, numbered, range, stored } from "./sample.ts";

afterEach(() => vi.restoreAllMocks());

function rests(events: number): number {
  const wait = vi.spyOn(Atomics, "wait").mockClear();
  const path = newStore();
  const db = openDatabase(path, { synchronous: "NORMAL" });
  const lines = range(0, events).map((n) => eventText(numbered(n)));
  const batch = { kind: "events", records: events, bytes: 0, lines: lines.join("\n") } as const;
  expect(new Inserter(db, path).write([batch], Number.POSITIVE_INFINITY)).toEqual([0]);
  db.close();
  expect(stored(path)).toEqual(range(0, events));
  return wait.mock.calls.length;
}

it("rests between the events of a small batch, in proportion to them", () => {
  const few = rests(64);
  expect(few).toBeGreaterThan(10);
  expect(rests(128)).toBe(2 * few);
});

it("does not rest where many wait", () => {
  expect(rests(1000)).toBe(0);
});
