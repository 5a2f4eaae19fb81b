/** Events of the kernel layer, and events about netmon itself. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters, ticketId } from "./approval.ts";
import { hole } from "./coverage.ts";
import {
  action,
  common,
  count,
  mode,
  policyLayer,
  positive,
  rule,
  serverType,
  timestamp,
  words,
} from "./every-event.ts";
import { HOOKS, REWRITING_HOOKS } from "./hooks.ts";

/** Why the kernel decided as it did. */
export const connectionReason = z.enum([
  "declared", // a rule of a declared server allowed it
  "server_denied", // a rule of a declared server denied it
  "allowed_destination", // a rule of sandbox.network.allow or resolvers
  "denied_destination", // a rule of sandbox.network.deny
  "proxy_bypass", // an upstream of the LLM proxy, reached without it
  "gateway_bypass", // an MCP server behind the gateway, reached without it
  "undeclared", // no rule matched
  "internal", // loopback of a network namespace that the session has made
  "own_listener", // loopback, where the session itself listens; no rule matched
  "socket_type",
  "source_route",
  "fragment",
  "malformed",
  "unix_path",
  "translated",
  "unredirected", // is redirected to netmon, and bypassed it or cannot be redirected
  "resolver_source", // a packet that claims to come from a resolver
  "connection_ended", // a live connection was ended after a rule change
  "sni", // the TLS server name is not one allowed there (require_sni)
]);
export type Reason = z.infer<typeof connectionReason>;

export const protocol = z
  .enum(["tcp", "udp", "udplite", "sctp", "icmp", "icmpv6", "unix"])
  .or(z.templateLiteral(["ip-", z.int()]));
export type Protocol = z.infer<typeof protocol>;

/** One connection, or several folded ones (`count`), to a network MCP server or an undeclared destination. */
export const mcpNetworkConnection = z.strictObject({
  ...common.shape,
  type: z.literal("mcp_network_connection"),
  /** `host:port`, IPv6 in brackets; '' if the hook sees no destination (socket_type). A path for unix. */
  remote_addr: z.string(),
  /** The declared server; if several share the address, the first (`server_ids` lists all). null: none. */
  server_id: z.string().nullable(),
  /** Present only if more than one server shares the address. */
  server_ids: z.array(z.string()).min(2).exactOptional(),
  server_type: serverType.nullable(),
  action,
  protocol,
  reason: connectionReason,
  /** Location of the rule, e.g. `sandbox.mcp.servers[0]`; null: no rule matched. */
  rule,
  mode,
  /** observe only: enforce would have refused it. */
  would_block: z.boolean(),
  /** In the initial pid namespace; 0: unknown. */
  pid: count,
  comm: z.string().max(15),
  uid: count,
  /** Path below the cgroup2 mount if known, otherwise the id as a decimal string. */
  cgroup: z.string().regex(/^(\/|\d+$)/),
  /** The configured host name (or address) that has this address; null: none. */
  host: z.string().nullable(),
  /** Symbolic errno that the caller saw, e.g. `EPERM`; null: it passed. */
  errno: z.string().nullable(),
  /** 1 + the repeats that the kernel folded into this event. */
  count: positive,
  /** Generation of the kernel table that decided. */
  generation: count,
  /** The kernel hook that decided: connect4, sendmsg6, egress, ... */
  hook: z.enum(HOOKS),
  /** The task was outside the session's cgroup (a kernel worker or a passed socket): pid is 0, and comm ''. */
  foreign_task: z.literal(true).exactOptional(),
  /** Present only with reasons `internal` and `own_listener`: nothing left the session. */
  internal: z.literal(true).exactOptional(),
  /**
   * It passed in a network namespace that the session has made: nothing leaves there but by a socket outside, such as
   * pasta's, which is judged and counted.
   */
  own_namespace: z.literal(true).exactOptional(),
  /** The name from whose answer the address was learned, or the last one for which the agent was given it. */
  name: words.exactOptional(),
  /** Only with `name`, for an address that was not learned: other names it was given for, the latest first. */
  other_names: z.array(words).min(1).exactOptional(),
  /** The agent was given the same address for a name that no rule covers. */
  shared_address: z.literal(true).exactOptional(),
  /** reason `sni`: the name that the client sent; null: none. */
  sni: z.string().nullable().exactOptional(),
});
export type McpNetworkConnection = z.infer<typeof mcpNetworkConnection>;

/** Exact totals from the per-CPU maps; see docs/events.md for the sums that hold. */
export const counters = z.strictObject({
  allow: count,
  block: count,
  would_block: count,
  /** Number of calls to network destinations that passed without a rule. */
  undeclared: count,
  /** Number of AF_UNIX calls that passed: rules can only deny those. Absent in counters of an older netmon. */
  unix_passed: count,
  events_emitted: count,
  events_folded: count,
  events_dropped: count,
  unparsed: count,
  canary: count,
  passed_over: count,
  redirected: count,
  unredirected: count,
  /** These four are absent in counters of an older netmon. UDP sockets connected: only what they send is judged. */
  udp_connects: count,
  /** Number of calls and packets on the loopback of network namespaces that the session has made. */
  internal: count,
  /** Number of packets that the kernel sent by itself: neighbour discovery, multicast reports, resets. */
  neighbours: count,
  /** Number of calls and flows that passed in such namespaces to other addresses; what leaves is counted where it leaves. */
  own_namespace: count,
});
export type Counters = z.infer<typeof counters>;

export const dnsRefusal = z.enum([
  "other_name", // no rule covers the name, and other_names is refuse
  "not_approved", // a rule of sandbox.network.ask covers the name, and no person has allowed it
  "record_type", // not one of dns.types, or a zone transfer
  "no_room", // a limit of dns, or of the kernel's table, is reached
  "unreadable", // the query or its answer is malformed
]);
export type DnsRefusal = z.infer<typeof dnsRefusal>;

/** Exact totals of the resolver proxy. */
export const dnsCounters = z.strictObject({
  queries: count,
  /** Sent to the agent, including refusals. */
  answers: count,
  other_names: count,
  ...approvalCounters.shape,
  refused: count,
  no_room: count,
  unreadable: count,
  /** Messages from a resolver that answer no query. */
  unasked: count,
  timeouts: count,
  unreachable: count,
  /** Queries and connections dropped because too many were pending. */
  overload: count,
  /** Refusals without an event of their own. */
  unreported: count,
  /** Current number of names and addresses learned. */
  names: count,
  addresses: count,
  /** Current number of learned addresses that were also returned for names without a rule. */
  shared_addresses: count,
  /** Addresses in answers that are never learned (loopback, link-local, multicast). */
  special_addresses: count,
  /** Addresses whose grace time was cut short to make room. */
  given_up_early: count,
});
export type DnsCounters = z.infer<typeof dnsCounters>;

export const netmonStarted = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_started"),
  version: words,
  mode,
  fail_closed: z.boolean(),
  cgroup: z.string().startsWith("/"),
  hooks: z.array(z.string().meta({ enum: [...HOOKS, ...REWRITING_HOOKS] })).min(1),
  servers: count,
  addresses: count,
  generation: positive,
  pinned: z.boolean(),
  adopted: z.boolean(),
  /** Whether the canary was refused on every hook that can refuse; false in observe. */
  verified: z.boolean(),
  /** What bypasses every hook; empty: nothing was found. Absent in events of earlier versions. */
  holes: z.array(hole).exactOptional(),
  /** What cannot be guaranteed here, one sentence each. */
  warnings: z.array(words),
});
export type NetmonStarted = z.infer<typeof netmonStarted>;

export const netmonStopped = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_stopped"),
  reason: words,
  duration_ms: count,
  counters,
  /** Counters of the resolver proxy; absent if nothing is learned. */
  dns: dnsCounters.exactOptional(),
  /** Whether the links stay in the kernel after netmon is gone. */
  pinned: z.boolean(),
});
export type NetmonStopped = z.infer<typeof netmonStopped>;

/** Has the fields of PostureChange, at the end, exactly if mode, fail_closed or enforce_policy changed. */
export const netmonPolicyChanged = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_policy_changed"),
  /** `restart`: netmon took over a session that had another policy. */
  cause: z.enum(["config", "signal", "addresses", "restart"]),
  /** Only the kernel layer has a table: the numbers are 0 for the others. */
  layer: policyLayer,
  /** `mcp` only: the servers of the shim or gateway. */
  servers: z.array(z.string()).exactOptional(),
  generation: count,
  added: count,
  changed: count,
  removed: count,
  /** Number of live connections ended because their server became denied. */
  ended: count,
  mode: mode.exactOptional(),
  former_mode: mode.exactOptional(),
  fail_closed: z.boolean().exactOptional(),
  former_fail_closed: z.boolean().exactOptional(),
  enforce_policy: z.boolean().exactOptional(),
  former_enforce_policy: z.boolean().exactOptional(),
  /** Whether something passes now that was refused before. */
  weaker: z.boolean().exactOptional(),
});
export type NetmonPolicyChanged = z.infer<typeof netmonPolicyChanged>;

/** Current and former behaviour of a layer. */
export type PostureChange = Required<
  Pick<
    NetmonPolicyChanged,
    | "mode"
    | "former_mode"
    | "fail_closed"
    | "former_fail_closed"
    | "enforce_policy"
    | "former_enforce_policy"
    | "weaker"
  >
>;

/** A run found another policy than the last run of the same configuration had. */
export const netmonPolicyFileChanged = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_policy_file_changed"),
  /** The configuration's path. */
  file: z.string(),
  /** SHA-256 of the policy: the configuration with its defaults, and the servers of the agent's own files. */
  hash: z.string(),
  former_hash: z.string(),
  former_session: z.string(),
  /** Whether a change is not certainly stricter: something may pass now that was refused before. */
  weaker: z.boolean(),
  /** Paths of the changed settings, looser ones first; at most 100. */
  settings: z.array(z.string()),
  /** Unified diff, without secrets; cut after 16,384 characters. */
  diff: z.string(),
});
export type NetmonPolicyFileChanged = z.infer<typeof netmonPolicyFileChanged>;

export const netmonEnforcementFailed = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_enforcement_failed"),
  /** Hooks at which the canary got through, or `link` / `cgroup` for a lost attachment. */
  failed: z.array(words).min(1),
  detail: words,
});
export type NetmonEnforcementFailed = z.infer<typeof netmonEnforcementFailed>;

/** The session's cgroup was gone or had lost its links for a while, or its netmon had died. */
export const netmonGap = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_gap"),
  cause: z.enum(["cgroup_recreated", "link_lost", "netmon_died"]),
  /** Last time it was known to be attached. */
  since: timestamp,
  cgroup: z.string().startsWith("/"),
  /** Whether pinned links stayed in force with the last policy: nothing that it refuses got through meanwhile. */
  pinned: z.boolean(),
});
export type NetmonGap = z.infer<typeof netmonGap>;

/** A person removed the stored data of a session (netmon sessions prune). Stored atomically with the removal. */
export const netmonSessionPruned = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_session_pruned"),
  pruned_session: words,
  /** Number of events of the session before it. */
  events: count,
  /** Who decided, e.g. `alice (uid 1000)`; with the user who called sudo, and the login user. */
  decided_by: words,
  uid: count,
});
export type NetmonSessionPruned = z.infer<typeof netmonSessionPruned>;

export const netmonEventsDropped = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_events_dropped"),
  /** Number since the last event of this type. */
  dropped: positive,
  total: positive,
  where: z.enum(["kernel_ring", "output", "store", "otlp", "webhook"]),
});
export type NetmonEventsDropped = z.infer<typeof netmonEventsDropped>;

/** A process of the session was seen in another cgroup: its connections are no longer covered. */
export const netmonProcessLeft = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_process_left"),
  pid: positive,
  comm: z.string(),
  uid: count,
  cgroup: z.string(),
});
export type NetmonProcessLeft = z.infer<typeof netmonProcessLeft>;

/** A query or answer that the resolver proxy refused, or would refuse in enforce. */
export const netmonDnsRefused = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_dns_refused"),
  /** Name as queried; '' if it cannot be read. */
  name: z.string(),
  /** IANA number; 0 if it cannot be read. */
  record_type: count,
  reason: dnsRefusal,
  /** With `not_approved`: the ticket that is pending or was rejected, if any. */
  approval_id: ticketId.exactOptional(),
  /** The resolver that the agent queried, `host:port`. */
  resolver: z.string(),
  mode,
  would_block: z.boolean(),
});
export type NetmonDnsRefused = z.infer<typeof netmonDnsRefused>;

/** The denial of a name is overridden, at an address returned for it, by a rule that allows the address. */
export const netmonDnsShared = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_dns_shared"),
  /** The denied name. */
  name: words,
  address: words,
  /** The overridden rule. */
  rule: words,
  /** The overriding rule. */
  allowed_by: words,
});
export type NetmonDnsShared = z.infer<typeof netmonDnsShared>;
