/**
 * Scans a long list of tools in a thread of its own: a second of work, even in steps, is felt by everybody whose answers
 * pass in that time.
 *
 * Fails closed: what a thread does not answer is not known as harmless, so that its caller scans it.
 */
import { once } from "node:events";
import { startWorker } from "../../async/worker.ts";
import type { DetectionSettings } from "../../detection/detector.ts";
import type { DetectionResult } from "../../event/event.ts";

/** UTF-16 code units of definitions from which a thread, which takes some 50 ms to start, is worth it. */
export const LONG_LIST = 262_144;
const ANSWER_MS = 30_000;

export interface LongScan {
  detection: DetectionSettings;
  /** As parsed. */
  tools: readonly unknown[];
  siblings: readonly string[];
  others: ReadonlyMap<string, readonly string[]>;
}

/** In the order of the tools. Rejects if the thread fails, or does not answer in time. */
export async function longScan(
  scan: LongScan,
  start = (): ReturnType<typeof startWorker> => startWorker("scan-thread", import.meta.url, scan),
): Promise<DetectionResult[][]> {
  const worker = start();
  worker.unref();
  try {
    const [found] = await once(worker, "message", { signal: AbortSignal.timeout(ANSWER_MS) });
    return found as DetectionResult[][];
  } finally {
    await worker.terminate();
  }
}
