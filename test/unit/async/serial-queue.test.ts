/** Work of a watch: one item at a time, in order, none after the end. */
import { describe, expect, it } from "vitest";
import { SerialQueue } from "../../../src/async/serial-queue.ts";

describe("serial work", () => {
  it("is done in order, each piece after the one before has ended", async () => {
    const done: string[] = [];
    const queue = new SerialQueue(() => {});
    let release = (): void => {};
    const first = queue.run(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push("first");
    });
    const second = queue.run(async () => void done.push("second"));
    await Promise.resolve();
    expect(done).toEqual([]);
    release();
    await Promise.all([first, second]);
    expect(done).toEqual(["first", "second"]);
  });

  it("goes on after an error, and tells it", async () => {
    const told: string[] = [];
    const queue = new SerialQueue((error) => told.push((error as Error).message));
    await queue.run(() => Promise.reject(new Error("no room")));
    let went = false;
    await queue.run(async () => {
      went = true;
    });
    expect([told, went]).toEqual([["no room"], true]);
  });

  it("ends after what is under way, without what waits", async () => {
    const done: number[] = [];
    const queue = new SerialQueue(() => {});
    let began = (): void => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    void queue.run(async () => {
      began();
      await new Promise((resolve) => setImmediate(resolve));
      done.push(1);
    });
    const late = queue.run(async () => void done.push(2));
    await begun;
    await queue.close();
    await late;
    expect(done).toEqual([1]);
  });
});
