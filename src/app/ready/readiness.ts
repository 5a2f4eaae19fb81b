/**
 * Whether a session may be used: the answer of one look, and waiting for it. Direction of failure: closed; what
 * cannot be told is not ready.
 */
import { setTimeout as sleep } from "node:timers/promises";

export interface Readiness {
  ready: boolean;
  /** What is attached, or why it is not ready and what to do: one sentence. */
  text: string;
}

/** Between two looks, in milliseconds. */
const INTERVAL_MS = 50;

/** Looks until it is ready or the time (milliseconds) is over; resolves to the last answer. */
export async function waitUntilReady(
  look: () => Readiness | Promise<Readiness>,
  timeoutMs: number,
): Promise<Readiness> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    const left = end - performance.now();
    if (found.ready || left <= 0) return found;
    await sleep(Math.min(INTERVAL_MS, left));
  }
}
