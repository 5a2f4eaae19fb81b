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

/** Things that a walk looks at before the event loop runs. */
const BATCH = 512;

export interface Walked {
  /** false: there are more than the limit. */
  complete: boolean;
  /** Processor time, without what ran in between: by the clock, it would seem long on a busy machine. */
  workMs: number;
}

/** Looks at things one after the other, `most` of them, and leaves the event loop to others in between. */
export async function walk<T>(things: Iterable<T>, most: number, look: (thing: T) => void): Promise<Walked> {
  let [count, workMs, began] = [0, 0, processorMs()];
  for (const thing of things) {
    if (count++ === most) return { complete: false, workMs: workMs + processorMs() - began };
    look(thing);
    if (count % BATCH > 0) continue;
    workMs += processorMs() - began;
    await nextTurn();
    began = processorMs();
  }
  return { complete: true, workMs: workMs + processorMs() - began };
}

/** Processor time of this process. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
