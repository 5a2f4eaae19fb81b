/** The messages between users of tools and pins and the thread that keeps these. */
import type { MessagePort } from "node:worker_threads";
import type { StoreErrorCode } from "./error.ts";
import type { ReadMark, StoredPin, StoredTool, Unread } from "./records.ts";

export type ToolWrite =
  | { kind: "tool"; tool: StoredTool }
  | { kind: "no_tool"; serverId: string; toolName: string }
  | { kind: "pin"; pin: StoredPin };

/** Every request is answered, in order. `write`: one transaction. */
export type ToolRequest = { id: number } & (
  | { kind: "tools" | "pins"; since: ReadMark | null }
  | { kind: "write"; writes: readonly ToolWrite[] }
);

/** `serving`: first. `code` null: not a StoreError. */
export type ToolAnswer =
  | { kind: "serving" }
  | { kind: "done"; id: number; result: Unread<StoredTool> | Unread<StoredPin> | null }
  | { kind: "failed"; id: number; code: StoreErrorCode | null; text: string };

/** The thread's end of a connection. */
export interface ToolEnd {
  port: MessagePort;
  /** Incremented, and notified, with each answer. */
  answers: SharedArrayBuffer;
}

/** The thread of an event writer. */
export interface ToolThread {
  /** Hands it the end of a connection now, or as soon as it runs. Throws StoreError if the store cannot be used. */
  serveTools(end: ToolEnd): void;
}
