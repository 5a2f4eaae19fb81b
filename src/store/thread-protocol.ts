/**
 * The messages between writers and their thread. Every batch is answered by one `settled`. A thread may serve several
 * writers, each on a channel; a writer with a thread of its own omits the channel, which is then 0.
 */
import type { ChainPlace } from "./chain.ts";
import type { ChainOptions } from "./chain-stream.ts";
import type { StoredBody } from "./records.ts";
import type { ToolEnd } from "./tool-protocol.ts";

export interface ThreadOptions {
  path: string;
  maxDays: number;
  maxBytes: number;
  /** The chain of channel 0, which is open from the start; null: its events are not chained. */
  chain: ChainOptions | null;
  /** Signs the records that replace what retention removes; null: not signed. */
  key: Uint8Array | null;
  /** Shared memory of a ThreadGate. */
  gate: SharedArrayBuffer;
}

interface OfChannel {
  channel?: number;
}

interface Load extends OfChannel {
  /** Number of events and bodies, 1 or more. */
  records: number;
  /** Approximate size in memory. */
  bytes: number;
}

export type Batch = Load &
  (
    | { kind: "events" /** One JSON text a line. */; lines: string }
    | { kind: "body" /** Cut already; owns its memory. */; body: StoredBody }
  );

/**
 * `close`: write the channel's records, then send `head` and `closed`; the thread ends with its last channel. `tools`:
 * answer requests about tools and pins on this port.
 */
export type ToThread =
  | Batch
  | ({ kind: "tools" } & ToolEnd & OfChannel)
  | (OfChannel & ({ kind: "open"; chain: ChainOptions | null } | { kind: "close" }));

export type FromThread =
  /** Sent before `closed`: the end of the chain. */
  | ({ kind: "head" } & ChainPlace & OfChannel)
  /** Nothing more follows for this channel. */
  | ({ kind: "closed" } & OfChannel)
  /** The batch is written, except for `dropped` of its records. */
  | ({ kind: "settled"; dropped: number } & Load)
  /** Writing fails or works again, for all channels: once per change, for people. */
  | { kind: "problem"; text: string };
