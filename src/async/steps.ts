/** Work in small steps, which generators are, done at once or with other work in between. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { othersTurn } from "./others-turn.ts";

export type Steps<T> = Generator<void, T>;

export function atOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Each step in a turn of the event loop. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await othersTurn();
  }
}

/** So many steps as take `ms` in each turn of the event loop. */
export async function inSlices(steps: Steps<void>, ms: number): Promise<void> {
  for (let done = false; !done; await nextTurn()) {
    const end = performance.now() + ms;
    do done = steps.next().done === true;
    while (!done && performance.now() < end);
  }
}
