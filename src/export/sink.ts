/**
 * The interface of an audit sink: a destination of the recorder's events besides stdout and the store. Fails open: a
 * sink never waits, never throws, and counts what it could not deliver.
 */
import type { NetmonEvent } from "../event/event.ts";
import type { Backoff } from "./backoff.ts";

/** Totals since the start. Records are events, spans or sets of metrics. */
export interface DeliveryCounts {
  delivered: number;
  /** Given up: the queue was full, or the destination refused or failed up to the last attempt. */
  dropped: number;
  /** Attempts after the first. */
  retries: number;
  /** Records waiting now. */
  waiting: number;
}

export interface Sink {
  /** For logs and metrics; without path and query, which may be secret. */
  readonly name: string;
  event(event: NetmonEvent): void;
  /** By queue name. The names never change. */
  counts(): Readonly<Record<string, DeliveryCounts>>;
  /** Resolves when everything is delivered, or given up and counted. Takes a limited time. */
  close(): Promise<void>;
}

/** Options of all sinks that post to a receiver. */
export interface PostingOptions {
  timeoutMs: number;
  /** Number of records that may wait. */
  maxQueue: number;
  /** Returns the part of an event that may leave the machine. */
  shown(event: NetmonEvent): NetmonEvent;
  onDropped(count: number): void;
  log: { warn(text: string): void; info(text: string): void };
  /** Milliseconds between attempts. Default: the sink's own. */
  backoff?: Backoff;
  /** Milliseconds that closing waits for the remaining records. Default: the sink's own. */
  flushMs?: number;
}

const LEFT_OUT = "(left out: audit.include_input is false)";

/** Removes a call's arguments, and the path and command of netmon's own tools. Without arguments: the same object. */
export function withoutInput(event: NetmonEvent): NetmonEvent {
  if (!("input" in event)) return event;
  if (event.type !== "mcp_tool_called" || event.own_tool === undefined) return { ...event, input: LEFT_OUT };
  const { path: _path, command: _command, ...own_tool } = event.own_tool;
  return { ...event, input: LEFT_OUT, own_tool };
}
