/** Events of the kernel layer, and of netmon about itself. docs/events.md describes each field. */
import type { ApprovalCounters } from "./approval.ts";
import type { Action, Common, Mode, PolicyLayer, ServerType } from "./common.ts";

/** Why the kernel decided as it did. */
export type Reason =
  | "declared" // a rule of a declared server allowed it
  | "server_denied" // a rule of a declared server denied it
  | "allowed_destination" // a rule of sandbox.network.allow or resolvers
  | "denied_destination" // a rule of sandbox.network.deny
  | "proxy_bypass" // an upstream of the LLM proxy, reached without it
  | "gateway_bypass" // an MCP server behind the gateway, reached without it
  | "undeclared" // no rule matched
  | "socket_type"
  | "source_route"
  | "fragment"
  | "malformed"
  | "unix_path"
  | "translated"
  | "unredirected" // it is redirected to netmon, and went around or cannot be
  | "resolver_source" // a packet that claims to come from a resolver
  | "connection_ended" // a live connection was ended after a rule change
  | "sni"; // the TLS server name is none that is allowed there (require_sni)

export type Protocol = "tcp" | "udp" | "udplite" | "sctp" | "icmp" | "icmpv6" | "unix" | `ip-${number}`;

/** One connection, or several folded ones (`count`), to a network MCP server or an undeclared destination. */
export interface McpNetworkConnection extends Common {
  type: "mcp_network_connection";
  /** `host:port`, IPv6 in brackets; '' where the hook sees no destination (socket_type). A path for unix. */
  remote_addr: string;
  /** The declared server; several on one address: the first, all of them in `server_ids`. null: none. */
  server_id: string | null;
  /** Only where more than one server shares the address. */
  server_ids?: string[];
  server_type: ServerType | null;
  action: Action;
  protocol: Protocol;
  reason: Reason;
  /** Where the rule stands, e.g. `sandbox.mcp.servers[0]`; null where no rule matched. */
  rule: string | null;
  mode: Mode;
  /** observe only: enforce would have refused it. */
  would_block: boolean;
  /** In the initial pid namespace. 0 where unknown. */
  pid: number;
  comm: string;
  uid: number;
  /** Path below the cgroup2 mount where known, else the id as a decimal string. */
  cgroup: string;
  /** The configured host name (or address) whose address this is; null for none. */
  host: string | null;
  /** Symbolic errno the caller saw, e.g. `EPERM`; null when it passed. */
  errno: string | null;
  /** 1 + repeats folded into this event by the kernel. */
  count: number;
  /** Generation of the kernel table that decided. */
  generation: number;
  /** The kernel hook that decided: connect4, sendmsg6, egress, ... */
  hook: string;
  /** The task shown is not in the session's cgroup (a kernel worker or a passed socket). */
  foreign_task?: boolean;
  /** The name by whose answer the address was learned, or the one that the agent was told it for last. */
  name?: string;
  /** Only with `name` of an address that was not learned: other names it was told for, the latest first. */
  other_names?: string[];
  /** The agent was told the same address for a name that no rule is for. */
  shared_address?: true;
  /** reason `sni`: the name the client gave; null: none. */
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
  /** The canary was refused on every hook that can refuse; false in observe. */
  verified: boolean;
  /** What cannot be promised here, one sentence each. */
  warnings: string[];
}

export interface NetmonStopped extends Common {
  type: "netmon_stopped";
  reason: string;
  duration_ms: number;
  counters: Counters;
  /** Counters of the resolver proxy; absent if nothing is learned. */
  dns?: DnsCounters;
  /** The links stay in the kernel after netmon is gone. */
  pinned: boolean;
}

/** What a layer does now and did before. */
export interface PostureChange {
  mode: Mode;
  former_mode: Mode;
  fail_closed: boolean;
  former_fail_closed: boolean;
  enforce_policy: boolean;
  former_enforce_policy: boolean;
  /** Something that was refused before passes now. */
  weaker: boolean;
}

/** Also has the fields of PostureChange where mode, fail_closed or enforce_policy changed, and only there. */
export interface NetmonPolicyChanged extends Common, Partial<PostureChange> {
  type: "netmon_policy_changed";
  /** `restart`: netmon took over a session that was under another policy. */
  cause: "config" | "signal" | "addresses" | "restart";
  /** Only the kernel layer has a table: its numbers are 0 for the others. */
  layer: PolicyLayer;
  /** `mcp` only: those of the shim or gateway. */
  servers?: string[];
  generation: number;
  added: number;
  changed: number;
  removed: number;
  /** Live connections ended because their server became denied. */
  ended: number;
}

export interface NetmonEnforcementFailed extends Common {
  type: "netmon_enforcement_failed";
  /** Hooks at which the canary got through, or `link` / `cgroup` for a lost attachment. */
  failed: string[];
  detail: string;
}

/** The session's cgroup was gone or had lost its links for a time, or its netmon had died. */
export interface NetmonGap extends Common {
  type: "netmon_gap";
  cause: "cgroup_recreated" | "link_lost" | "netmon_died";
  /** Last instant it was known to be attached. */
  since: string;
  cgroup: string;
  /** Pinned links went on with the last policy: nothing got through meanwhile that it refuses. */
  pinned: boolean;
}

/** A person removed what was stored of a session (netmon sessions prune). Recorded with it, or neither is. */
export interface NetmonSessionPruned extends Common {
  type: "netmon_session_pruned";
  pruned_session: string;
  /** Events of the session before it. */
  events: number;
  /** Who, e.g. `alice (uid 1000)`; with the user who called sudo, and the one who logged in. */
  decided_by: string;
  uid: number;
}

export interface NetmonEventsDropped extends Common {
  type: "netmon_events_dropped";
  /** Since the last event of this type. */
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
  /** Calls to network destinations that passed without a rule. */
  undeclared: number;
  /** AF_UNIX calls that passed: rules can only deny those. Absent in counters of an older netmon. */
  unix_passed: number;
  events_emitted: number;
  events_folded: number;
  events_dropped: number;
  unparsed: number;
  canary: number;
  passed_over: number;
  redirected: number;
  unredirected: number;
}

/** A query or an answer that the resolver proxy did not let pass, or would not in enforce. */
export interface NetmonDnsRefused extends Common {
  type: "netmon_dns_refused";
  /** As asked; '' where it cannot be read. */
  name: string;
  /** IANA number; 0 where it cannot be read. */
  record_type: number;
  reason: DnsRefusal;
  /** With `not_approved`: the ticket that waits or was rejected, where there is one. */
  approval_id?: string;
  /** The resolver the agent asked, `host:port`. */
  resolver: string;
  mode: Mode;
  would_block: boolean;
}

/** The denial of a name gives way, at an address that was told for it, to what is allowed there. */
export interface NetmonDnsShared extends Common {
  type: "netmon_dns_shared";
  /** The denied one. */
  name: string;
  address: string;
  /** The rule that gives way. */
  rule: string;
  /** The rule it gives way to. */
  allowed_by: string;
}

export type DnsRefusal =
  | "other_name" // no rule is for the name, and other_names is refuse
  | "not_approved" // a rule of sandbox.network.ask is for the name, and no person has allowed it
  | "record_type" // not one of dns.types, or a zone transfer
  | "no_room" // a bound of dns, or the kernel's table, is reached
  | "unreadable"; // the query or its answer is malformed

/** Exact totals of the resolver proxy. */
export interface DnsCounters extends ApprovalCounters {
  queries: number;
  /** Sent to the agent, refusals included. */
  answers: number;
  other_names: number;
  refused: number;
  no_room: number;
  unreadable: number;
  /** Messages from a resolver that answer nothing that was asked. */
  unasked: number;
  timeouts: number;
  unreachable: number;
  /** Queries and connections dropped because too many were pending. */
  overload: number;
  /** Refusals without an event of their own. */
  unreported: number;
  /** Now: names and addresses learned. */
  names: number;
  addresses: number;
  /** Now: learned addresses that were told for names without a rule, too. */
  shared_addresses: number;
  /** Addresses in answers that are never learned (loopback, link-local, multicast). */
  special_addresses: number;
  /** Addresses whose grace was cut short to make room. */
  given_up_early: number;
}
