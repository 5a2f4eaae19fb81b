/** One of the two who talk over stdio, as the process between them sees it. */
import type { Readable, Writable } from "node:stream";

export interface Side {
  /** What it says; in no encoding. */
  readable: Readable;
  /** What it hears. */
  writable: Writable;
  /** Its next write fails with EPIPE, as it does when the reader of a pipe goes away. Ends `readable`. */
  stopReading(): void;
  /** It sees the end of its input. Everything written has left this process. */
  stopWriting(): void;
}
