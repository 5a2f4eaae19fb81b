/**
 * Watchdog of this process: a thread of the addon notices when the event loop stands still, whatever it waits for. It
 * says so on standard error; and if the process enforces, it ends the session that is its own, then the process. What
 * follows is what follows every death: its pinned links keep refusing, a supervisor starts netmon again.
 *
 * Fails open. Without the thread, a standstill lasts as long as what causes it.
 */
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { processFaults } from "../event/faults.ts";
import { addon } from "./addon.ts";
import { kernelCall } from "./error.ts";
import { predecessor } from "./predecessor.ts";

const BEAT_MS = 500;

const enforcing = new Set<() => boolean>();
let timer: NodeJS.Timeout | null = null;
let stopping = false;
let ownProcess = false;
let beatNow = (): void => {};

/**
 * Says that this process is netmon's own; in another's, which uses its modules, no watchdog starts. Its end cannot hang:
 * Node waits then for the store's thread, which may be writing to a file system that hangs, and for its compilers, which
 * may be waiting for this thread.
 */
export function allowWatchdog(): void {
  ownProcess = true;
  process.on("exit", (code) => {
    orElse(() => {
      addon().watchdogStart();
      addon().watchdogExiting(code);
    }, undefined);
  });
}

/** Idempotent. `supervised`: ends in any case, since it is started again. */
export function startWatchdog(supervised: boolean): void {
  if (timer !== null || !ownProcess) return;
  const part = processFaults.part("loop");
  const beat = (): void => {
    const ends = stopping || supervised || [...enforcing].some((enforces) => enforces());
    const stoodMs = addon().watchdogBeat(ends);
    if (stoodMs > 0) part.fault(new Error(`the event loop stood still for ${stoodMs / 1000} s`), "kept");
  };
  try {
    addon().watchdogStart();
    beat();
  } catch (error) {
    part.fault(new Error(`no watchdog: ${errorMessage(error)}`), "kept");
    return;
  }
  beatNow = beat;
  timer = setInterval(part.callback(beat, "tried_again"), BEAT_MS).unref();
  if (predecessor === "stood_still")
    part.fault(new Error("the previous netmon's event loop stood still for 5 s"), "restarted");
}

/**
 * What is asked to end, ends: from now on, a standstill ends this process whatever its mode. Not only from the next beat
 * on, since the next file that is removed may be on a file system that hangs.
 */
export function endEvenStandingStill(): void {
  stopping = true;
  beatNow();
}

/** A standstill ends the process while `enforces` returns true, until the returned function is called. */
export function endIfStandingStill(enforces: () => boolean): () => void {
  enforcing.add(enforces);
  return () => enforcing.delete(enforces);
}

/**
 * Ends the session of this cgroup with this process: one of its processes may be what this one waits for, and could not
 * end before. null: no session any more. Throws KernelError.
 */
export function killWithUs(cgroup: string | null): void {
  kernelCall(cgroup ?? "cgroup", () => addon().watchdogSession(cgroup));
}
