/** The gate between the end of the process and a thread inside a transaction. */
import { describe, expect, it } from "vitest";
import { ThreadGate } from "../../../src/store/thread-gate.ts";

/** The two ends: who starts the thread, and the thread. */
function pair(): [outer: ThreadGate, inner: ThreadGate] {
  const outer = ThreadGate.create();
  return [outer, new ThreadGate(outer.shared)];
}

describe("the gate", () => {
  it("is busy until the thread has started", () => {
    const [outer, inner] = pair();
    const before = performance.now();
    expect(outer.shut(30)).toBe(false);
    expect(performance.now() - before).toBeGreaterThan(25);
    inner.leave();
    expect(outer.shut(0)).toBe(true);
  });

  it("lets the thread in again and again, until it is shut", () => {
    const [outer, inner] = pair();
    inner.leave();
    for (let round = 0; round < 3; round++) {
      expect(inner.enter()).toBe(true);
      inner.leave();
    }
    expect(outer.shut(0)).toBe(true);
    expect(inner.enter()).toBe(false);
    expect(outer.shut(0)).toBe(true);
  });

  it("waits for a thread inside, which comes out and not in again", () => {
    const [outer, inner] = pair();
    inner.leave();
    expect(inner.enter()).toBe(true);
    expect(outer.shut(10)).toBe(false);
    inner.leave();
    expect([outer.shut(10), inner.enter(), outer.shut(0)]).toEqual([true, false, true]);
  });
});
