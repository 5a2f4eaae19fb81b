/** Events about netmon's own faults. docs/events.md describes each field. */
import * as z from "zod";
import { common, positive } from "./every-event.ts";

/** Part of netmon that ends or restarts independently; faults are counted by part. */
export const faultPart = z.enum([
  "dns_udp",
  "dns_tcp",
  "sni",
  "names", // answers of the session's resolvers, and listeners in new namespaces
  "resolver", // netmon's own lookups
  "proxy",
  "gateway",
  "shim",
  "inspection", // judging and recording messages of shim or gateway
  "servers", // querying MCP servers for their tools
  "records", // reports of a run's shims, and people's answers to waiting calls
  "metrics",
  "ui", // the page
  "sinks", // OTLP, webhooks
  "store",
  "helper", // output of the short-lived helper
  "ring", // reading the kernel's events
  "rounds", // monitoring the session: cgroup, links, processes that left, self-tests
  "reload",
  "kubernetes",
  "session", // one of several sessions
  "loop", // the event loop, which stood still
  "process", // no single part: ends netmon
]);
export type FaultPart = z.infer<typeof faultPart>;

export type FaultCounts = Partial<Record<FaultPart, number>>;

/** Consequence of the fault: never one that opens what was closed. */
export const faultHandling = z.enum([
  "request_ended", // one query, request or message
  "connection_ended",
  "session_ended", // one of several sessions
  "tried_again", // at the next interval
  "kept", // what was in force stays in force
  "restarted",
  "process_ended",
]);
export type FaultHandling = z.infer<typeof faultHandling>;

/** An unexpected error in netmon itself, contained or not. */
export const netmonFault = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_fault"),
  part: faultPart,
  /** Name and message of the error, cut. */
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
