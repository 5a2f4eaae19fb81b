/**
 * Waiting for what a session is to be attached to: a sidecar may start before the agent's container does. Direction
 * of failure: closed; only "not there" is waited for, and the last error is thrown when the time is over.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { TargetError } from "../../kernel/target/error.ts";
import { resolveTarget, type TargetSpec } from "../../kernel/target/target.ts";

const NOT_THERE: ReadonlySet<string> = new Set(["not_found", "not_running", "vanished"]);
/** Between two looks, in milliseconds. */
const INTERVAL_MS = 100;

/** True when the target is there, false when `ended` has resolved before. `timeoutMs` in milliseconds. Throws TargetError. */
export async function targetAppears(
  spec: TargetSpec,
  options: { allowRootCgroup: boolean; timeoutMs: number; ended: Promise<unknown> },
): Promise<boolean> {
  const { allowRootCgroup, timeoutMs, ended } = options;
  const until = performance.now() + timeoutMs;
  let over = false;
  const setOver = (): void => {
    over = true;
  };
  ended.then(setOver, setOver);
  for (;;) {
    try {
      resolveTarget(spec, { allowRootCgroup });
      return true;
    } catch (error) {
      const missing = error instanceof TargetError && NOT_THERE.has(error.code);
      if (!missing || performance.now() >= until) throw error;
    }
    await sleep(INTERVAL_MS);
    if (over) return false;
  }
}
