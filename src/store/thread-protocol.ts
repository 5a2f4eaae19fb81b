/**
 * The messages between writers and their thread. Every batch is answered by one `settled`. A thread may serve several
 * writers, each on a port of its own; the thread's own port is channel 0.
 */
import type { MessagePort } from "node:worker_threads";
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

/** The thread's end of a writer's channel. */
export interface ChannelEnd {
  port: MessagePort;
  /** Shared memory of a ThreadGate, which counts the channel's batches. */
  gate: SharedArrayBuffer;
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
  | (OfChannel & ({ kind: "open"; chain: ChainOptions | null; end: ChannelEnd } | { kind: "close" }));

export type FromThread =
  /** Sent before `closed`: the end of the chain. */
  | ({ kind: "head" } & ChainPlace & OfChannel)
  /** Nothing more follows for this channel; also sent on the thread's own port. */
  | ({ kind: "closed" } & OfChannel)
  /** The batch is written, except for `dropped` of its records. */
  | ({ kind: "settled"; dropped: number } & Load)
  /** Writing fails or works again, for all channels: once per change, for people. Sent to the first channel. */
  | { kind: "problem"; text: string };
