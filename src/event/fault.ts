/** Events about netmon's own faults. docs/events.md describes each field. */
import * as z from "zod";
import { eventOf, positive } from "./every-event.ts";

/** Part of netmon that ends or restarts independently; faults are counted by part. */
export const faultPart = z.enum([
  "dns_udp", // a query over UDP
  "dns_tcp", // a query over TCP
  "sni", // the TLS proxy
  "names", // answers of the session's resolvers, and listeners in new namespaces
  "resolver", // netmon's own lookups
  "proxy", // the LLM proxy
  "gateway", // the gateway
  "shim", // a shim
  "inspection", // judging and recording messages of shim or gateway
  "servers", // querying MCP servers for their tools
  "records", // reports of a run's shims, and people's answers to waiting calls
  "metrics", // the metrics listener
  "ui", // the page
  "sinks", // OTLP, webhooks
  "store", // the event store
  "helper", // output of the short-lived helper
  "ring", // reading the kernel's events
  "rounds", // monitoring the session: cgroup, links, processes that left, self-tests
  "reload", // a new configuration
  "kubernetes", // following pods
  "session", // one of several sessions
  "loop", // the event loop, which stood still
  "process", // no single part: ends netmon
]);
export type FaultPart = z.infer<typeof faultPart>;

export type FaultCounts = Partial<Record<FaultPart, number>>;

/** Consequence of the fault: never one that opens what was closed. */
export const faultHandling = z.enum([
  "request_ended", // one query, request or message
  "connection_ended", // one connection
  "session_ended", // one of several sessions
  "tried_again", // at the next interval
  "kept", // what was in force stays in force
  "restarted", // the part
  "process_ended", // exit code 16
]);
export type FaultHandling = z.infer<typeof faultHandling>;

/**
 * An unexpected error in netmon itself, contained or not. The first fault of a part is reported at once, later ones
 * once a second; each session reports faults of parts that it shares.
 */
export const netmonFault = eventOf("netmon_fault", {
  part: faultPart,
  /** Name and message of the error, cut; only name and code where the message may quote contents. */
  error: z.string(),
  /** First line of its stack; null: none. */
  at: z.string().nullable(),
  handled: faultHandling,
  /** Number of faults of this part since its last event, including this one. */
  count: positive,
  /** Number of faults of this part since netmon started. */
  total: positive,
});
export type NetmonFault = z.infer<typeof netmonFault>;
