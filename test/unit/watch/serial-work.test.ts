/** Work of a watch: one piece at a time, in order, none after the end. */
import { describe, expect, it } from "vitest";
import { SerialWork } from "../../../src/app/watch/serial-work.ts";

describe("serial work", () => {
  it("is done in order, each piece after the one before has ended", async () => {
    const done: string[] = [];
    const work = new SerialWork(() => {});
    let release = (): void => {};
    const first = work.do(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push("first");
    });
    const second = work.do(async () => void done.push("second"));
    await Promise.resolve();
    expect(done).toEqual([]);
    release();
    await Promise.all([first, second]);
    expect(done).toEqual(["first", "second"]);
  });

  it("goes on after an error, and tells it", async () => {
    const told: string[] = [];
    const work = new SerialWork((text) => told.push(text));
    await work.do(() => Promise.reject(new Error("no room")));
    let went = false;
    await work.do(async () => {
      went = true;
    });
    expect([told, went]).toEqual([["no room"], true]);
  });

  it("ends after what is under way, without what waits", async () => {
    const done: number[] = [];
    const work = new SerialWork(() => {});
    let began = (): void => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    void work.do(async () => {
      began();
      await new Promise((resolve) => setImmediate(resolve));
      done.push(1);
    });
    const late = work.do(async () => void done.push(2));
    await begun;
    await work.end();
    await late;
    expect(done).toEqual([1]);
  });
});
