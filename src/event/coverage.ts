/** What a session does that no hook of the kernel layer sees or stops, and the event of a change of it. */
import * as z from "zod";
import { common, count, words } from "./every-event.ts";

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
  protocol: z.enum(["tcp", "udp"]),
  /** Who reached it where, for people. */
  text: words,
});
export type Daemon = z.infer<typeof daemon>;

/** A stdio server in the session without a shim in front: what it lists and answers is not inspected. */
export const bareServer = z.strictObject({
  pid: count,
  /** Its command line, without what may be a secret. */
  command: words,
  /** The process that speaks to it. */
  client_pid: count,
  client: z.string(),
  /** How it was recognised: by a message of its client, or by its command line alone. */
  evidence: z.enum(["message", "command"]),
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

/** The session's open holes, or the daemons that it reached, are others than before, or it started bare servers. */
export const netmonCoverageChanged = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_coverage_changed"),
  /** Whether there is none. */
  covered: z.boolean(),
  holes: z.array(hole),
  /** Those that are no hole; absent in events of earlier versions. */
  daemons: z.array(daemon).exactOptional(),
  /** Those found since the last event of this type; absent in events of earlier versions. */
  bare_servers: z.array(bareServer).exactOptional(),
});
export type NetmonCoverageChanged = z.infer<typeof netmonCoverageChanged>;

/** `NAME holds …: its packets bypass every hook. What to do` */
export function holeText({ text, remedy }: Pick<Hole, "text" | "remedy">): string {
  return `${text}: ${remedy}`;
}
