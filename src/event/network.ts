/** Events of the kernel layer, and events about netmon itself. docs/events.md describes each field. */

import type { ApprovalCounters } from "./approval.ts";
import type { Hole } from "./coverage.ts";
import type { Action, Common, Mode, PolicyLayer, ServerType } from "./every-event.ts";

/** Why the kernel decided as it did. */
export type Reason =
  | "declared" // a rule of a declared server allowed it
  | "server_denied" // a rule of a declared server denied it
  | "allowed_destination" // a rule of sandbox.network.allow or resolvers
  | "denied_destination" // a rule of sandbox.network.deny
  | "proxy_bypass" // an upstream of the LLM proxy, reached without it
  | "gateway_bypass" // an MCP server behind the gateway, reached without it
  | "undeclared" // no rule matched
  | "internal" // loopback of a network namespace that the session has made
  | "socket_type"
  | "source_route"
  | "fragment"
  | "malformed"
  | "unix_path"
  | "translated"
  | "unredirected" // is redirected to netmon, and bypassed it or cannot be redirected
  | "resolver_source" // a packet that claims to come from a resolver
  | "connection_ended" // a live connection was ended after a rule change
  | "sni"; // the TLS server name is not one allowed there (require_sni)

export type Protocol = "tcp" | "udp" | "udplite" | "sctp" | "icmp" | "icmpv6" | "unix" | `ip-${number}`;

/** One connection, or several folded ones (`count`), to a network MCP server or an undeclared destination. */
export interface McpNetworkConnection extends Common {
  type: "mcp_network_connection";
  /** `host:port`, IPv6 in brackets; '' if the hook sees no destination (socket_type). A path for unix. */
  remote_addr: string;
  /** The declared server; if several share the address, the first (`server_ids` lists all). null: none. */
  server_id: string | null;
  /** Present only if more than one server shares the address. */
  server_ids?: string[];
  server_type: ServerType | null;
  action: Action;
  protocol: Protocol;
  reason: Reason;
  /** Location of the rule, e.g. `sandbox.mcp.servers[0]`; null: no rule matched. */
  rule: string | null;
  mode: Mode;
  /** observe only: enforce would have refused it. */
  would_block: boolean;
  /** In the initial pid namespace; 0: unknown. */
  pid: number;
  comm: string;
  uid: number;
  /** Path below the cgroup2 mount if known, otherwise the id as a decimal string. */
  cgroup: string;
  /** The configured host name (or address) that has this address; null: none. */
  host: string | null;
  /** Symbolic errno that the caller saw, e.g. `EPERM`; null: it passed. */
  errno: string | null;
  /** 1 + the repeats that the kernel folded into this event. */
  count: number;
  /** Generation of the kernel table that decided. */
  generation: number;
  /** The kernel hook that decided: connect4, sendmsg6, egress, ... */
  hook: string;
  /** The task was outside the session's cgroup (a kernel worker or a passed socket): pid is 0, and comm ''. */
  foreign_task?: boolean;
  /** Present only with reason `internal`: nothing left the session. */
  internal?: true;
  /**
   * It passed in a network namespace that the session has made: nothing leaves there but by a socket outside, such as
   * pasta's, which is judged and counted.
   */
  own_namespace?: true;
  /** The name from whose answer the address was learned, or the last one for which the agent was given it. */
  name?: string;
  /** Only with `name`, for an address that was not learned: other names it was given for, the latest first. */
  other_names?: string[];
  /** The agent was given the same address for a name that no rule covers. */
  shared_address?: true;
  /** reason `sni`: the name that the client sent; null: none. */
  sni?: string | null;
}

export interface NetmonStarted extends Common {
  type: "netmon_started";
  version: string;
  mode: Mode;
  fail_closed: boolean;
  cgroup: string;
  hooks: string[];
  servers: number;
  addresses: number;
  generation: number;
  pinned: boolean;
  adopted: boolean;
  /** Whether the canary was refused on every hook that can refuse; false in observe. */
  verified: boolean;
  /** What bypasses every hook; empty: nothing was found. Absent in events of earlier versions. */
  holes?: Hole[];
  /** What cannot be guaranteed here, one sentence each. */
  warnings: string[];
}

export interface NetmonStopped extends Common {
  type: "netmon_stopped";
  reason: string;
  duration_ms: number;
  counters: Counters;
  /** Counters of the resolver proxy; absent if nothing is learned. */
  dns?: DnsCounters;
  /** Whether the links stay in the kernel after netmon is gone. */
  pinned: boolean;
}

/** Current and former behaviour of a layer. */
export interface PostureChange {
  mode: Mode;
  former_mode: Mode;
  fail_closed: boolean;
  former_fail_closed: boolean;
  enforce_policy: boolean;
  former_enforce_policy: boolean;
  /** Whether something passes now that was refused before. */
  weaker: boolean;
}

/** Has the fields of PostureChange exactly if mode, fail_closed or enforce_policy changed. */
export interface NetmonPolicyChanged extends Common, Partial<PostureChange> {
  type: "netmon_policy_changed";
  /** `restart`: netmon took over a session that had another policy. */
  cause: "config" | "signal" | "addresses" | "restart";
  /** Only the kernel layer has a table: the numbers are 0 for the others. */
  layer: PolicyLayer;
  /** `mcp` only: the servers of the shim or gateway. */
  servers?: string[];
  generation: number;
  added: number;
  changed: number;
  removed: number;
  /** Number of live connections ended because their server became denied. */
  ended: number;
}

/** A run found another policy than the last run of the same configuration had. */
export interface NetmonPolicyFileChanged extends Common {
  type: "netmon_policy_file_changed";
  /** The configuration's path. */
  file: string;
  /** SHA-256 of the policy: the configuration with its defaults, and the servers of the agent's own files. */
  hash: string;
  former_hash: string;
  former_session: string;
  /** Whether a change is not certainly stricter: something may pass now that was refused before. */
  weaker: boolean;
  /** Paths of the changed settings, looser ones first; at most 100. */
  settings: string[];
  /** Unified diff, without secrets; cut after 16,384 characters. */
  diff: string;
}

export interface NetmonEnforcementFailed extends Common {
  type: "netmon_enforcement_failed";
  /** Hooks at which the canary got through, or `link` / `cgroup` for a lost attachment. */
  failed: string[];
  detail: string;
}

/** The session's cgroup was gone or had lost its links for a while, or its netmon had died. */
export interface NetmonGap extends Common {
  type: "netmon_gap";
  cause: "cgroup_recreated" | "link_lost" | "netmon_died";
  /** Last time it was known to be attached. */
  since: string;
  cgroup: string;
  /** Whether pinned links stayed in force with the last policy: nothing that it refuses got through meanwhile. */
  pinned: boolean;
}

/** A person removed the stored data of a session (netmon sessions prune). Stored atomically with the removal. */
export interface NetmonSessionPruned extends Common {
  type: "netmon_session_pruned";
  pruned_session: string;
  /** Number of events of the session before it. */
  events: number;
  /** Who decided, e.g. `alice (uid 1000)`; with the user who called sudo, and the login user. */
  decided_by: string;
  uid: number;
}

export interface NetmonEventsDropped extends Common {
  type: "netmon_events_dropped";
  /** Number since the last event of this type. */
  dropped: number;
  total: number;
  where: "kernel_ring" | "output" | "store" | "otlp" | "webhook";
}

/** A process of the session was seen in another cgroup: its connections are no longer covered. */
export interface NetmonProcessLeft extends Common {
  type: "netmon_process_left";
  pid: number;
  comm: string;
  uid: number;
  cgroup: string;
}

/** Exact totals from the per-CPU maps; see docs/events.md for the sums that hold. */
export interface Counters {
  allow: number;
  block: number;
  would_block: number;
  /** Number of calls to network destinations that passed without a rule. */
  undeclared: number;
  /** Number of AF_UNIX calls that passed: rules can only deny those. Absent in counters of an older netmon. */
  unix_passed: number;
  events_emitted: number;
  events_folded: number;
  events_dropped: number;
  unparsed: number;
  canary: number;
  passed_over: number;
  redirected: number;
  unredirected: number;
  /** These four are absent in counters of an older netmon. UDP sockets connected: only what they send is judged. */
  udp_connects: number;
  /** Number of calls and packets on the loopback of network namespaces that the session has made. */
  internal: number;
  /** Number of packets that the kernel sent by itself: neighbour discovery, multicast reports, resets. */
  neighbours: number;
  /** Number of calls and flows that passed in such namespaces to other addresses; what leaves is counted where it leaves. */
  own_namespace: number;
}

/** A query or answer that the resolver proxy refused, or would refuse in enforce. */
export interface NetmonDnsRefused extends Common {
  type: "netmon_dns_refused";
  /** Name as queried; '' if it cannot be read. */
  name: string;
  /** IANA number; 0 if it cannot be read. */
  record_type: number;
  reason: DnsRefusal;
  /** With `not_approved`: the ticket that is pending or was rejected, if any. */
  approval_id?: string;
  /** The resolver that the agent queried, `host:port`. */
  resolver: string;
  mode: Mode;
  would_block: boolean;
}

/** The denial of a name is overridden, at an address returned for it, by a rule that allows the address. */
export interface NetmonDnsShared extends Common {
  type: "netmon_dns_shared";
  /** The denied name. */
  name: string;
  address: string;
  /** The overridden rule. */
  rule: string;
  /** The overriding rule. */
  allowed_by: string;
}

export type DnsRefusal =
  | "other_name" // no rule covers the name, and other_names is refuse
  | "not_approved" // a rule of sandbox.network.ask covers the name, and no person has allowed it
  | "record_type" // not one of dns.types, or a zone transfer
  | "no_room" // a limit of dns, or of the kernel's table, is reached
  | "unreadable"; // the query or its answer is malformed

/** Exact totals of the resolver proxy. */
export interface DnsCounters extends ApprovalCounters {
  queries: number;
  /** Sent to the agent, including refusals. */
  answers: number;
  other_names: number;
  refused: number;
  no_room: number;
  unreadable: number;
  /** Messages from a resolver that answer no query. */
  unasked: number;
  timeouts: number;
  unreachable: number;
  /** Queries and connections dropped because too many were pending. */
  overload: number;
  /** Refusals without an event of their own. */
  unreported: number;
  /** Current number of names and addresses learned. */
  names: number;
  addresses: number;
  /** Current number of learned addresses that were also returned for names without a rule. */
  shared_addresses: number;
  /** Addresses in answers that are never learned (loopback, link-local, multicast). */
  special_addresses: number;
  /** Addresses whose grace time was cut short to make room. */
  given_up_early: number;
}
