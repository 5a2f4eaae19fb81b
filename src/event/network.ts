/** Events of the kernel layer, and events about netmon itself. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters, ticketId } from "./approval.ts";
import { hole } from "./coverage.ts";
import {
  action,
  count,
  eventOf,
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
  "declared", // a declared server that policy allows
  "server_denied", // a declared server that policy denies
  "allowed_destination", // `sandbox.network.allow`, or resolvers
  "denied_destination", // `sandbox.network.deny`
  "proxy_bypass", // an upstream of the LLM proxy, reached without it
  "gateway_bypass", // an MCP server behind the gateway, reached without it
  "undeclared", // no rule matched
  "internal", // loopback of a network namespace that the session has made; only with `--all`
  "own_listener", // loopback, where the session itself listens, and no rule matched; only with `--all`
  "socket_type", // a socket that no address hook sees: raw, ping, UDP-Lite, SCTP
  "source_route", // an IPv4 source route or an IPv6 routing header
  "fragment", // a fragment whose destination cannot be read
  "malformed", // a packet whose destination cannot be read
  "unix_path", // `sandbox.network.unix.deny`
  "translated", // no rule for the packet's real destination, which differs from the one the socket was connected to (NAT)
  "unredirected", // redirected to netmon (DNS, TLS), but the call could not be rewritten, or the packet is an older socket's
  "resolver_source", // a packet with a resolver's address and port as its source; `remote_addr` is the intended receiver
  "connection_ended", // a live connection that the rules no longer permit, now ended
  "sni", // the TLS server name is not allowed there, or cannot be read; `pid` is 0, the call itself has its own event
]);
export type Reason = z.infer<typeof connectionReason>;

export const protocol = z
  .enum(["tcp", "udp", "udplite", "sctp", "icmp", "icmpv6", "unix"])
  .or(z.templateLiteral(["ip-", z.int()]));
export type Protocol = z.infer<typeof protocol>;

/** A process that another comes from. */
export const parentProcess = z.strictObject({ pid: positive, comm: z.string().max(15) });
export type ParentProcess = z.infer<typeof parentProcess>;

/**
 * A connection, a datagram destination or a refused socket, as a kernel hook saw it. Refusals, would-be refusals and
 * connections to declared servers always cause one, and in observe undeclared destinations that pass; all others only
 * with `--all`. Each allowed TCP connection has its own, other repeats are folded (`sandbox.network.fold_ms`).
 */
export const mcpNetworkConnection = eventOf("mcp_network_connection", {
  /** `host:port`, IPv6 in brackets; '' if the hook sees no destination (socket_type). A path for unix. */
  remote_addr: z.string(),
  /** The declared server; if several share the address, the first (`server_ids` lists all). null: none. */
  server_id: z.string().nullable(),
  /** Present only if more than one server shares the address. */
  server_ids: z.array(z.string()).min(2).exactOptional(),
  server_type: serverType.nullable(),
  action,
  /** `tcp` includes MPTCP; `ip-N` is any other. */
  protocol,
  reason: connectionReason,
  /** Location of the rule, e.g. `sandbox.mcp.servers[0]`, or of the entry that denied; null: no rule matched. */
  rule,
  /** `observe` refuses only `netmon:ui`, the port of netmon's own page. */
  mode,
  /** observe only: enforce would have refused it. */
  would_block: z.boolean(),
  /**
   * In the initial pid namespace; 0: a packet of the kernel's own, or unknown (egress before Linux 6.16; there a
   * connected UDP socket has the task that connected it).
   */
  pid: count,
  comm: z.string().max(15),
  /**
   * The processes of the session that it comes from, the nearest first; at most 8. The nearest is as the kernel knew it
   * at the call, names and the others as netmon read them then; comm is '' if one had ended before. Absent: unknown.
   */
  parents: z.array(parentProcess).min(1).max(8).exactOptional(),
  uid: count,
  /** Path below the cgroup2 mount if known, otherwise the id as a decimal string. */
  cgroup: z.string().regex(/^(\/|\d+$)/),
  /** The configured host name (or address) that has this address; null: none. */
  host: z.string().nullable(),
  /** Symbolic errno that the caller saw, e.g. `EPERM`; null: it passed, or at egress. */
  errno: z.string().nullable(),
  /** 1 + the repeats that the kernel folded into this event. */
  count: positive,
  /** Generation of the kernel table that decided. */
  generation: count,
  /** The kernel hook that decided; `none` with `connection_ended` and `sni`. */
  hook: z.enum(HOOKS),
  /** The task was outside the session's cgroup (a kernel worker or a passed socket): pid is 0, and comm ''. */
  foreign_task: z.literal(true).exactOptional(),
  /** Present only with reasons `internal` and `own_listener`: nothing left the session. */
  internal: z.literal(true).exactOptional(),
  /**
   * It passed in a network namespace that the session has made (docs/sandboxes.md#counted-once): what leaves there is
   * judged and counted at a socket outside.
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

/** Exact totals of the kernel layer, from per-CPU maps, also in `netmon watch --stats` and `netmon status`. */
export const counters = z.strictObject({
  /** Calls that a rule allowed. */
  allow: count,
  /** Refused calls and packets. */
  block: count,
  /** Observe: calls and packets that enforce would have refused. */
  would_block: count,
  /** Number of calls to network destinations that passed without a rule. */
  undeclared: count,
  /** Number of AF_UNIX calls that passed: rules can only deny those. Absent in counters of an older netmon. */
  unix_passed: count,
  /** With the next two: the number of events without folding and loss. */
  events_emitted: count,
  /** Repeats within other events. */
  events_folded: count,
  /** Lost events. */
  events_dropped: count,
  /** Packet headers or paths that could not be read. */
  unparsed: count,
  /** Refused self-test attempts; not in `block`. */
  canary: count,
  /** Egress packets that passed. */
  passed_over: count,
  /** Calls redirected to netmon's own resolver or TLS proxy. */
  redirected: count,
  /** Calls that could not be redirected, and packets around the redirect: refused, in observe passed. */
  unredirected: count,
  /**
   * UDP sockets connected: only what they send is judged, each flow once. This and the next three are absent in
   * counters of an older netmon.
   */
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
  /** Queries from the agent. */
  queries: count,
  /** Sent to the agent, including refusals. */
  answers: count,
  /** Queries for names without a rule. */
  other_names: count,
  ...approvalCounters.shape,
  /** Refusals; in observe, what enforce would have refused. */
  refused: count,
  /** Refusals for want of room. */
  no_room: count,
  /** Refusals of malformed messages. */
  unreadable: count,
  /** Messages from a resolver that answer no query. */
  unasked: count,
  /** Queries without an answer in time. */
  timeouts: count,
  /** Queries to a resolver that cannot be reached. */
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

/** A session is attached. */
export const netmonStarted = eventOf("netmon_started", {
  version: words,
  mode,
  fail_closed: z.boolean(),
  cgroup: z.string().startsWith("/"),
  /** The attached hooks. */
  hooks: z.array(z.string().meta({ enum: [...HOOKS, ...REWRITING_HOOKS] })).min(1),
  /** Number of servers. */
  servers: count,
  addresses: count,
  generation: positive,
  /** Whether the links are pinned. */
  pinned: z.boolean(),
  /** Whether an earlier netmon's pins were taken over. */
  adopted: z.boolean(),
  /** Whether the canary was refused on every hook that can refuse; false in observe. */
  verified: z.boolean(),
  /** What bypasses every hook; empty: nothing was found. Absent in events of earlier versions. */
  holes: z.array(hole).exactOptional(),
  /** What cannot be guaranteed here, one sentence each. */
  warnings: z.array(words),
});
export type NetmonStarted = z.infer<typeof netmonStarted>;

/** A session's netmon ended in order. */
export const netmonStopped = eventOf("netmon_stopped", {
  reason: words,
  duration_ms: count,
  counters,
  /** Counters of the resolver proxy; absent if nothing is learned. */
  dns: dnsCounters.exactOptional(),
  /** Whether the links stay in the kernel after netmon is gone. */
  pinned: z.boolean(),
});
export type NetmonStopped = z.infer<typeof netmonStopped>;

/**
 * Another policy is in force. The fields from `mode` on are there if the layer refuses other things than before;
 * severity `high` if it is weaker.
 */
export const netmonPolicyChanged = eventOf("netmon_policy_changed", {
  /** `restart`: netmon was started again with another policy than the session, or the layer, had last. */
  cause: z.enum(["config", "signal", "addresses", "restart"]),
  /** Only the kernel layer has a table: the numbers are 0 for the others. */
  layer: policyLayer,
  /** `mcp` only: the servers of the shim or gateway. */
  servers: z.array(z.string()).exactOptional(),
  generation: count,
  /** Map entries that were added. */
  added: count,
  /** Map entries that were changed. */
  changed: count,
  /** Map entries that were removed. */
  removed: count,
  /** Number of live connections ended because their server became denied. */
  ended: count,
  mode: mode.exactOptional(),
  /** The mode before. */
  former_mode: mode.exactOptional(),
  fail_closed: z.boolean().exactOptional(),
  /** The same before. */
  former_fail_closed: z.boolean().exactOptional(),
  enforce_policy: z.boolean().exactOptional(),
  /** The same before. */
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

/**
 * A `netmon run --config FILE` found another policy than the last run of this file had
 * (docs/run.md#the-policy-is-held); severity `high`.
 */
export const netmonPolicyFileChanged = eventOf("netmon_policy_file_changed", {
  /** The configuration's path. */
  file: z.string(),
  /** SHA-256 of the policy: the configuration with its defaults, and the servers of the agent's own files. */
  hash: z.string(),
  /** The same before. */
  former_hash: z.string(),
  /** The session of the last run. */
  former_session: z.string(),
  /** Whether a change is not certainly stricter: something may pass now that was refused before. */
  weaker: z.boolean(),
  /** Paths of the changed settings, looser ones first; at most 100. */
  settings: z.array(z.string()),
  /** Unified diff, without secrets; cut after 16,384 characters. */
  diff: z.string(),
});
export type NetmonPolicyFileChanged = z.infer<typeof netmonPolicyFileChanged>;

/** netmon no longer claims to enforce until a later canary is refused, and ends with exit code 7. */
export const netmonEnforcementFailed = eventOf("netmon_enforcement_failed", {
  /** Hooks at which the canary got through, or `link` / `cgroup` for a lost attachment. */
  failed: z.array(words).min(1),
  detail: words,
});
export type NetmonEnforcementFailed = z.infer<typeof netmonEnforcementFailed>;

/** The session's cgroup was gone or had lost its links for a while, or its netmon had died. */
export const netmonGap = eventOf("netmon_gap", {
  /** `netmon_died`: the previous netmon did not end in order. */
  cause: z.enum(["cgroup_recreated", "link_lost", "netmon_died"]),
  /** Last time it was known to be attached. */
  since: timestamp,
  cgroup: z.string().startsWith("/"),
  /** Whether pinned links stayed in force with the last policy: nothing that it refuses got through meanwhile. */
  pinned: z.boolean(),
});
export type NetmonGap = z.infer<typeof netmonGap>;

/**
 * A person removed the stored data of a session (`netmon audit prune`). Stored atomically with the removal, in the
 * session `registry`, which cannot be pruned.
 */
export const netmonSessionPruned = eventOf("netmon_session_pruned", {
  /** The session. */
  pruned_session: words,
  /** Number of events of the session before it. */
  events: count,
  /** Who decided, e.g. `alice (uid 1000)`; with the user who called sudo, and the login user. */
  decided_by: words,
  uid: count,
});
export type NetmonSessionPruned = z.infer<typeof netmonSessionPruned>;

/** Events were lost; counters are exact. */
export const netmonEventsDropped = eventOf("netmon_events_dropped", {
  /** Number since the last event of this type. */
  dropped: positive,
  /** Number since netmon started. */
  total: positive,
  /**
   * `kernel_ring`: netmon read too slowly; `plain_http`: so it did, and they were requests in which it looks for servers
   * that nobody declared; `output`: the reader of stdout was too slow, or its disk full; `store`:
   * too slow, not writable, or too many connections came (docs/store.md#writing); `otlp`, `webhook`: the receiver
   * refused, or was too slow.
   */
  where: z.enum(["kernel_ring", "plain_http", "output", "store", "otlp", "webhook"]),
});
export type NetmonEventsDropped = z.infer<typeof netmonEventsDropped>;

/** A process of the session was seen in another cgroup: its connections are no longer covered. */
export const netmonProcessLeft = eventOf("netmon_process_left", {
  pid: positive,
  comm: z.string(),
  uid: count,
  cgroup: z.string(),
});
export type NetmonProcessLeft = z.infer<typeof netmonProcessLeft>;

/**
 * A query or answer that the resolver proxy refused, or would refuse in enforce (docs/dns.md). One a second for each
 * name and reason, and a hundred in all; the rest is counted (`unreported`).
 */
export const netmonDnsRefused = eventOf("netmon_dns_refused", {
  /** Name as queried, in lower case; '' if it cannot be read. */
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

/**
 * The denial of a name is overridden, at an address returned for it, by a rule that allows the address
 * (docs/dns.md#denied-names). Once for each address and rule.
 */
export const netmonDnsShared = eventOf("netmon_dns_shared", {
  /** The denied name. */
  name: words,
  /** The address. */
  address: words,
  /** The overridden rule. */
  rule: words,
  /** The overriding rule. */
  allowed_by: words,
});
export type NetmonDnsShared = z.infer<typeof netmonDnsShared>;
