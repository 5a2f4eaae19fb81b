/** The options, timing and limits of an inventory. */
import type { DefinitionsOptions } from "./definitions.ts";
import type { PollTiming } from "./tool-poller.ts";

export interface InventoryTiming extends PollTiming {
  /** Milliseconds for one server's complete answer. */
  timeoutMs: number;
  /** Milliseconds after which start() resolves, whatever is still in progress. */
  startMs: number;
  /** Number of servers polled at the same time. */
  concurrency: number;
  /** Milliseconds after which approvals by other processes, and tools seen by shims, are noticed. */
  pinsMs: number;
}

export const DEFAULT_TIMING: InventoryTiming = {
  intervalMs: 300_000,
  retryMs: 1000,
  maxRetryMs: 300_000,
  timeoutMs: 15_000,
  startMs: 5000,
  concurrency: 8,
  pinsMs: 10_000,
};

/** Far above any known server; several lists may be read at once, in addition to the proxy's own work. */
export const MAX_TOOLS = 2000;
export const MAX_BYTES = 8 * 1024 * 1024;

/** The servers must already be declared in the registry, and declared again before each `reload`. */
export interface InventoryOptions extends Omit<DefinitionsOptions, "inPath" | "log" | "now"> {
  /** Gets no headers, and no text of servers except names. */
  log: { info(text: string): void; warn(text: string): void };
  timing?: Partial<InventoryTiming>;
  now?: () => Date;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

export interface InventorySummary {
  /** Number of polled servers. */
  asked: number;
  /** Number of polled servers whose last answer was a list. */
  answered: number;
  /** Number of failed writes to the store. */
  unwritten: number;
}
