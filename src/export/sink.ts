/**
 * The port of an audit sink: what a destination of events besides stdout and the store is to the recorder.
 * Direction of failure: open. A sink never waits, never throws, and counts what it could not deliver.
 */
import type { NetmonEvent } from "../event/event.ts";
import type { Backoff } from "./backoff.ts";

/** Totals since the start; records are events, spans or sets of metrics. */
export interface DeliveryCounts {
  delivered: number;
  /** Given up: the queue was full, or the destination refused or failed to the last attempt. */
  dropped: number;
  /** Attempts after the first. */
  retries: number;
  /** Records that wait now. */
  waiting: number;
}

export interface Sink {
  /** For logs and metrics: no secret path, no query. */
  readonly name: string;
  event(event: NetmonEvent): void;
  /** By queue; one name for each, in a set that does not grow. */
  counts(): Readonly<Record<string, DeliveryCounts>>;
  /** Resolves when everything is delivered or given up and counted; bounded in time. */
  close(): Promise<void>;
}

/** What sinks that post to a receiver have in common. */
export interface PostingOptions {
  timeoutMs: number;
  /** Records that may wait. */
  maxQueue: number;
  /** What of an event leaves the machine. */
  shown(event: NetmonEvent): NetmonEvent;
  onDropped(count: number): void;
  log: { warn(text: string): void; info(text: string): void };
  /** Milliseconds between attempts. Default: the sink's own. */
  backoff?: Backoff;
  /** Milliseconds that the end waits for what is left. Default: the sink's own. */
  flushMs?: number;
}

const LEFT_OUT = "(left out: audit.include_input is false)";

/** An event without the arguments of a tool call, and what netmon's own tools made of them; what has none is the same object. */
export function withoutInput(event: NetmonEvent): NetmonEvent {
  if (!("input" in event)) return event;
  if (event.type !== "mcp_tool_called" || event.own_tool === undefined) return { ...event, input: LEFT_OUT };
  const { path: _path, command: _command, ...own_tool } = event.own_tool;
  return { ...event, input: LEFT_OUT, own_tool };
}
