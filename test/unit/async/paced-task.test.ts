// group: alone
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { PacedTask } from "../../../src/async/paced-task.ts";
import { eventually } from "../../e2e/place.ts";

it("is done for the first request soon, for the next ones together where it takes long, and not after its end", async () => {
  let asked = 0;
  const done: number[] = [];
  const task = new PacedTask(() => {
    done.push(asked);
    for (const until = performance.now() + 200; performance.now() < until; );
  });
  const ask = (): void => {
    asked++;
    task.ask();
  };
  ask();
  await eventually("the first", () => done.length === 1);
  for (let i = 0; i < 50; i++) {
    ask();
    await nextTurn();
  }
  await eventually("the last request", () => done.at(-1) === 51);
  expect(done.length).toBeLessThan(10);
  task.ask();
  task.close();
  const before = done.length;
  await nextTurn();
  expect(done).toHaveLength(before);
});
