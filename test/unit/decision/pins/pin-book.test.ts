/** What has changed when pins are read again. */
import { expect, it } from "vitest";
import { PinBook } from "../../../../src/decision/pins/pin-book.ts";
import type { ReadMark, StoredPin, Unread } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";
import { pin, READ, WRITE } from "./sample.ts";

function book() {
  const store = memoryToolStore();
  let broken = false;
  const readPins = (since: ReadMark | null): Unread<StoredPin> => {
    if (broken) throw new Error("disk I/O error");
    return store.readPins(since);
  };
  store.putPin(pin(READ));
  const read = new PinBook({ readPins }, () => {});
  const isChange = (change: () => void): boolean => {
    const before = read.revision;
    change();
    read.reload();
    return read.revision !== before;
  };
  const breaks = (now: boolean): void => {
    broken = now;
  };
  return { store, read, isChange, breaks };
}

it("reading the same pins again is no change, so that nothing is compared again", () => {
  const { isChange } = book();
  expect(isChange(() => {})).toBe(false);
});

it("a pin of another process, an approval, a revocation and a form are changes", () => {
  const { store, isChange } = book();
  expect(isChange(() => store.putPin(pin(WRITE)))).toBe(true);
  expect(isChange(() => store.putPin(pin(WRITE, { origin: "approved", decidedBy: "a person" })))).toBe(true);
  const { hash, definition } = READ;
  const forms = [{ hash, definition, pinnedAt: "2026-11-20T09:30:00.000Z", origin: "approved" } as const];
  expect(isChange(() => store.putPin(pin(WRITE, { origin: "approved", forms })))).toBe(true);
  expect(isChange(() => store.putPin(pin(WRITE, { hash: "", origin: "revoked" })))).toBe(true);
  expect(isChange(() => {})).toBe(false);
});

it("pins that cannot be read are a change, once, and so is reading them again", () => {
  const { isChange, breaks } = book();
  expect(isChange(() => breaks(true))).toBe(true);
  expect(isChange(() => {})).toBe(false);
  expect(isChange(() => breaks(false))).toBe(true);
});

it("a pin made here is a change, and its writing none", () => {
  const { store, read, isChange } = book();
  const made = pin(WRITE);
  expect(isChange(() => read.add(made))).toBe(true);
  expect(isChange(() => store.putPin(made))).toBe(false);
});
