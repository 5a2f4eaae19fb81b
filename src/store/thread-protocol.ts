/** What the writer and its thread say to each other. Every message to the thread is answered by one `settled`. */
import type { ChainPlace } from "./chain.ts";
import type { ChainOptions } from "./chain-stream.ts";
import type { StoredBody } from "./records.ts";

export interface ThreadOptions {
  path: string;
  maxDays: number;
  maxBytes: number;
  /** null: events are not chained. */
  chain: ChainOptions | null;
  /** Shared memory of a ThreadGate. */
  gate: SharedArrayBuffer;
}

interface Load {
  /** Events and bodies in it, 1 or more. */
  records: number;
  /** What it holds in memory, about. */
  bytes: number;
}

export type Batch = Load &
  (
    | { kind: "events" /** One JSON text a line. */; lines: string }
    | { kind: "body" /** Cut already; owns its memory. */; body: StoredBody }
  );

/** `close`: write what is there, end. */
export type ToThread = Batch | { kind: "close" };

export type FromThread =
  /** The last word: where the chain ends. */
  | ({ kind: "head" } & ChainPlace)
  /** Written, but for `dropped` of the records. */
  | ({ kind: "settled"; dropped: number } & Load)
  /** Writing fails, or goes on again: once per change, for a person. */
  | { kind: "problem"; text: string };
