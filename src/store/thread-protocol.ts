/**
 * What writers and their thread say to each other. Every batch is answered by one `settled`. A thread may serve
 * several writers, each on a channel; a writer that has the thread for itself leaves the channel out, which is 0.
 */
import type { ChainPlace } from "./chain.ts";
import type { ChainOptions } from "./chain-stream.ts";
import type { StoredBody } from "./records.ts";

export interface ThreadOptions {
  path: string;
  maxDays: number;
  maxBytes: number;
  /** The chain of channel 0, which is open from the start; null: its events are not chained. */
  chain: ChainOptions | null;
  /** Signs what retention leaves for what it removed; null: nothing does. */
  key: Uint8Array | null;
  /** Shared memory of a ThreadGate. */
  gate: SharedArrayBuffer;
}

interface OfChannel {
  channel?: number;
}

interface Load extends OfChannel {
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

/** `close`: write what the channel has, say `head` and `closed`; the thread ends with its last channel. */
export type ToThread =
  | Batch
  | (OfChannel & ({ kind: "open"; chain: ChainOptions | null } | { kind: "close" }));

export type FromThread =
  /** The last word: where the chain ends. */
  | ({ kind: "head" } & ChainPlace & OfChannel)
  /** Nothing more comes for this channel. */
  | ({ kind: "closed" } & OfChannel)
  /** Written, but for `dropped` of the records. */
  | ({ kind: "settled"; dropped: number } & Load)
  /** Writing fails, or goes on again, for all channels: once per change, for a person. */
  | { kind: "problem"; text: string };
