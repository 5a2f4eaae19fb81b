/** Events about netmon's own faults. docs/events.md describes each field. */
import type { Common } from "./every-event.ts";

/** Part of netmon that ends or restarts independently; faults are counted by part. */
export type FaultPart =
  | "dns_udp"
  | "dns_tcp"
  | "sni"
  | "names" // answers of the session's resolvers, and listeners in new namespaces
  | "resolver" // netmon's own lookups
  | "proxy"
  | "gateway"
  | "shim"
  | "inspection" // judging and recording messages of shim or gateway
  | "servers" // querying MCP servers for their tools
  | "records" // reports of a run's shims, and people's answers to waiting calls
  | "metrics"
  | "ui" // the page
  | "sinks" // OTLP, webhooks
  | "store"
  | "helper" // output of the short-lived helper
  | "ring" // reading the kernel's events
  | "rounds" // monitoring the session: cgroup, links, processes that left, self-tests
  | "reload"
  | "kubernetes"
  | "session" // one of several sessions
  | "loop" // the event loop, which stood still
  | "process"; // no single part: ends netmon

export type FaultCounts = Partial<Record<FaultPart, number>>;

/** Consequence of the fault: never one that opens what was closed. */
export type FaultHandling =
  | "request_ended" // one query, request or message
  | "connection_ended"
  | "session_ended" // one of several sessions
  | "tried_again" // at the next interval
  | "kept" // what was in force stays in force
  | "restarted"
  | "process_ended";

/** An unexpected error in netmon itself, contained or not. */
export interface NetmonFault extends Common {
  type: "netmon_fault";
  part: FaultPart;
  /** Name and message of the error, cut. */
  error: string;
  /** First line of its stack; null: none. */
  at: string | null;
  handled: FaultHandling;
  /** Number of faults of this part since its last event, including this one. */
  count: number;
  /** Number of faults of this part since netmon started. */
  total: number;
}
