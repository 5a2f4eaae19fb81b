/** Events about netmon's own faults. docs/events.md describes each field. */
import type { Common } from "./common.ts";

/** What a fault is counted by: a part of netmon that ends or starts again without the others. */
export type FaultPart =
  | "dns_udp"
  | "dns_tcp"
  | "sni"
  | "names" // what the session's resolvers told, and its listeners in new namespaces
  | "resolver" // netmon's own look-ups
  | "proxy"
  | "gateway"
  | "shim"
  | "inspection" // judging and remembering what passes shim or gateway
  | "servers" // asking MCP servers for their tools
  | "records" // what the shims of a run report, and people's answers to calls that wait
  | "metrics"
  | "ui" // the page
  | "sinks" // OTLP, webhooks
  | "store"
  | "helper" // what the short-lived helper says
  | "ring" // reading the kernel's events
  | "rounds" // looking after the session: cgroup, links, processes that left, proofs
  | "reload"
  | "kubernetes"
  | "session" // one of several
  | "process"; // nobody's: it ends netmon

export type FaultCounts = Partial<Record<FaultPart, number>>;

/** What became of it: never anything that opens what was closed. */
export type FaultHandling =
  | "request_ended" // one query, request or message
  | "connection_ended"
  | "session_ended" // one of several
  | "tried_again" // the next time comes round
  | "kept" // what was in force stays in force
  | "restarted"
  | "process_ended";

/** An error in netmon itself that nobody expected, contained or not. */
export interface NetmonFault extends Common {
  type: "netmon_fault";
  part: FaultPart;
  /** Name and message of the error, cut. */
  error: string;
  /** The first line of its stack; null: it has none. */
  at: string | null;
  handled: FaultHandling;
  /** Faults of this part since its last event, this one included. */
  count: number;
  /** The same since netmon started. */
  total: number;
}
