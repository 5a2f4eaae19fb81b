/** What a session does that no hook of the kernel layer sees or stops, and the event of a change of it. */
import * as z from "zod";
import { count, eventOf, words } from "./every-event.ts";

/**
 * `foreign_socket`: made outside the session's cgroup, where its hooks do not run. `local_daemon`: a program outside that
 * the session reached, while rules about tools are in force. `loopback_forwarder`: a program outside by which the loopback
 * of a network namespace that the session made is this host's.
 */
export const holeKind = z.enum([
  "packet_socket",
  "other_socket",
  "tap_device",
  "vhost_device",
  "foreign_socket",
  "unread_process",
  "local_daemon",
  "loopback_forwarder",
]);
export type HoleKind = z.infer<typeof holeKind>;

/** Why a session was ended by `strict_coverage`. */
export const UNCOVERED = "something bypassed every hook (sandbox.network.strict_coverage)";

/** Something that is open now, and by which packets bypass every hook. */
export const hole = z.strictObject({
  kind: holeKind,
  /** A process that holds it; 0: unknown. */
  pid: count,
  /** Its name; '' if unknown. */
  comm: z.string(),
  /** What is not covered, for people. */
  text: words,
  /** What to do about it, for people. */
  remedy: words,
});
export type Hole = z.infer<typeof hole>;

/** A program outside the session, on this host, that the session reached and that no rule names. */
export const daemon = z.strictObject({
  /** 0: unknown. */
  pid: count,
  program: words,
  /** The agent whose program it is; null: none that is known. */
  agent: words.nullable(),
  /** Where it listens. */
  address: words,
  /** How it was reached. */
  protocol: z.enum(["tcp", "udp"]),
  /** Who reached it where, for people. */
  text: words,
});
export type Daemon = z.infer<typeof daemon>;

/** A server that the session uses with no shim or gateway in front: what it lists and answers is not inspected. */
export const bareServer = z.strictObject({
  /**
   * The id of the declared server with this command or address; else the one that its shim would derive from the
   * command, that of the tools that the model is offered, or the host.
   */
  server_id: words,
  /** 0: unknown. */
  pid: count,
  /** Its command line, without what may be a secret; '': unknown, or it is on the network. */
  command: z.string(),
  /** `host:port` of one on the network, if known. */
  address: words.exactOptional(),
  /** The process that speaks to it; 0: unknown. */
  client_pid: count,
  client: z.string(),
  /**
   * How it was recognised: by a message of its client; by tools in a model's request; by its command line alone; by the
   * name of a host alone.
   */
  evidence: z.enum(["message", "offered", "command", "host"]),
  /**
   * `high`: it is certainly a server, and not inspected; `medium`: it may be another program with a server's name, or
   * tool with a name of such a form; `low`: only a name says so.
   */
  confidence: z.enum(["high", "medium", "low"]),
  /** Not refused, although the policy refuses this server: nothing was there to do it. */
  would_block: z.boolean(),
  /**
   * An entry for `sandbox.mcp.servers` that declares it; `${…}` for what may be a secret, or is not known. null: it is
   * declared.
   */
  declare: words.nullable(),
  /** For people. */
  text: words,
});
export type BareServer = z.infer<typeof bareServer>;

/** What passes no hook, as last looked for. */
export const coverage = z.strictObject({
  /** RFC 3339, UTC: when it was last looked for. */
  checked: z.iso.datetime(),
  holes: z.array(hole),
  /** What may become a hole: rights and means that processes have and do not use. One sentence each. */
  possible: z.array(z.string()),
  /** Absent in records of earlier versions. */
  daemons: z.array(daemon).optional(),
  /** Those found so far; absent in records of earlier versions. */
  bare_servers: z.array(bareServer).optional(),
});
export type Coverage = z.infer<typeof coverage>;

/** What netmon did not see of a session, for people (analysis/report/not-seen.ts). */
export interface NotSeen {
  /** Ways past the layers, one sentence each. */
  holes: string[];
  /** What was lost or could not be read. */
  losses: string[];
}

/**
 * What bypasses every hook now is other than before (docs/limits.md#what-bypasses-every-hook). While a hole is open,
 * netmon does not claim to enforce; it ends with exit code 7.
 */
export const netmonCoverageChanged = eventOf("netmon_coverage_changed", {
  /** Whether there is none. */
  covered: z.boolean(),
  holes: z.array(hole),
  /** Those that are no hole; absent in events of earlier versions. */
  daemons: z.array(daemon).exactOptional(),
});
export type NetmonCoverageChanged = z.infer<typeof netmonCoverageChanged>;

/**
 * A server that netmon found by itself, and that nothing inspects (docs/discovery.md). Once for each command line and
 * client, for each server of offered tools, for each host's name, and for each address spoken to. It does not end the claim to enforce.
 */
export const mcpServerDiscovered = eventOf("mcp_server_discovered", bareServer.shape);
export type McpServerDiscovered = z.infer<typeof mcpServerDiscovered>;

/** What a server is, how sure that is, and what would declare it. */
export function discoveredText({
  text,
  confidence,
  declare,
}: Pick<BareServer, "text" | "confidence" | "declare">): string {
  const entry = declare === null ? "" : `. An entry for sandbox.mcp.servers: ${declare}`;
  return `${text} (${confidence} confidence)${entry}`;
}

/** `NAME holds …: its packets bypass every hook. What to do` */
export function holeText({ text, remedy }: Pick<Hole, "text" | "remedy">): string {
  return `${text}: ${remedy}`;
}
