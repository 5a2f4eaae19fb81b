/**
 * One conversation between a client and a server, whatever carries it: reads each message, asks the guard, and
 * says what goes on, what goes back, and what is held until the server's tools are known.
 *
 * Direction of failure: enforce hands on nothing that cannot be read without doubt; observe hands on every
 * byte as it came and counts what it could not read.
 */
import type { Guard } from "./guard.ts";

/** What becomes of one message. */
export interface Outcome {
  /** To the other side: the bytes as they came, or others; null: nothing. */
  forward: Uint8Array | null;
  /** To the side the message came from: whole JSON-RPC messages. */
  back: readonly Uint8Array[];
}

export interface InspectionOptions {
  guard: Guard;
  /** What is known of the server's list; shared by the conversations of one endpoint where there are no sessions. */
  tools: ToolListState;
  /**
   * Sends a request of netmon's own to the server (`method` is tools/list) in this conversation and resolves to
   * its `result`. Rejects where there is none. Its answer must not come to `fromServer`.
   */
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Milliseconds, monotonic. Default: performance.now. */
  now?: () => number;
}

export class ToolListState {
  /** A whole list was read and no change was announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
}

export declare class Inspection {
  constructor(options: InspectionOptions);
  /** A message or batch, without the framing of its transport (no line end). Never rejects. */
  fromClient(bytes: Uint8Array): Outcome | Promise<Outcome>;
  fromServer(bytes: Uint8Array): Outcome | Promise<Outcome>;
  /** The conversation is over: calls without an answer are told of. A second time does nothing. */
  close(): void;
}
