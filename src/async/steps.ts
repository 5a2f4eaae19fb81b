/** Work in small steps (generators), done at once or interleaved with other work. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { othersTurn } from "./yield.ts";

export type Steps<T> = Generator<void, T>;

export function atOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Runs each step in its own turn of the event loop. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await othersTurn();
  }
}

/** Runs steps for about `ms` milliseconds in each turn of the event loop. */
export async function inSlices(steps: Steps<void>, ms: number): Promise<void> {
  for (let done = false; !done; await nextTurn()) {
    const end = performance.now() + ms;
    do done = steps.next().done === true;
    while (!done && performance.now() < end);
  }
}
