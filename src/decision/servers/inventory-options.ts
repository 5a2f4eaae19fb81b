/** The options, timing and limits of an inventory. */
import type { DefinitionsOptions } from "./definitions.ts";
import type { PollTiming } from "./tool-poller.ts";

export interface InventoryTiming extends PollTiming {
  /** Milliseconds for one server's whole answer. */
  timeoutMs: number;
  /** Milliseconds after which start() resolves whatever is still under way. */
  startMs: number;
  /** Servers asked at once. */
  concurrency: number;
  /** Milliseconds after which an approval by another process is noticed, and the tools that shims saw. */
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

/** Far above any known server; several lists may be read at once, beside the proxy's own work. */
export const MAX_TOOLS = 2000;
export const MAX_BYTES = 8 * 1024 * 1024;

/** The servers are declared in the registry already; declare them anew before each `reload`. */
export interface InventoryOptions extends Omit<DefinitionsOptions, "inPath" | "log" | "now"> {
  /** Gets no headers and no text of servers but names. */
  log: { info(text: string): void; warn(text: string): void };
  timing?: Partial<InventoryTiming>;
  now?: () => Date;
  /** 0 to 1. */
  random?: () => number;
}

export interface InventorySummary {
  /** Servers that are asked. */
  asked: number;
  /** Polled servers whose last answer was a list. */
  answered: number;
  /** Writes to the store that failed. */
  unwritten: number;
}
