/** The part of ws 8.23 that netmon uses; @types/ws does not have it. */
declare module "ws" {
  import type { Writable } from "node:stream";

  interface ReceiverOptions {
    /** Whether the frames come from a client. */
    isServer: boolean;
    /** Bytes of a message; a longer one is an error. */
    maxPayload: number;
    /** Fragments of a message; one more is an error. */
    maxFragments: number;
    /** Pieces that wait for the rest of a frame; one more is an error. */
    maxBufferedChunks: number;
  }

  /** Reads frames: emits `message`, or `error` at bytes that are none; nothing may be written after that. */
  export const Receiver: new (
    options: ReceiverOptions,
  ) => Writable & { on(event: "message", listener: (data: Buffer, isBinary: boolean) => void): unknown };
}
