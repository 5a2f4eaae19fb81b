/** What a session does that no hook of the kernel layer sees or stops, and the event of a change of it. */
import type { Common } from "./every-event.ts";

/**
 * `foreign_socket`: made outside the session's cgroup, where its hooks do not run. `local_daemon`: a program outside that
 * the session reached, while rules about tools are in force. `loopback_forwarder`: a program outside by which the loopback
 * of a network namespace that the session made is this host's.
 */
export const HOLE_KINDS = [
  "packet_socket",
  "other_socket",
  "tap_device",
  "vhost_device",
  "foreign_socket",
  "unread_process",
  "local_daemon",
  "loopback_forwarder",
] as const;
export type HoleKind = (typeof HOLE_KINDS)[number];

/** Why a session was ended by `strict_coverage`. */
export const UNCOVERED = "something bypassed every hook (sandbox.network.strict_coverage)";

/** Something that is open now, and by which packets bypass every hook. */
export interface Hole {
  kind: HoleKind;
  /** A process that holds it; 0: unknown. */
  pid: number;
  /** Its name; '' if unknown. */
  comm: string;
  /** What is not covered, for people. */
  text: string;
  /** What to do about it, for people. */
  remedy: string;
}

/** A program outside the session, on this host, that the session reached and that no rule names. */
export interface Daemon {
  /** 0: unknown. */
  pid: number;
  program: string;
  /** The agent whose program it is; null: none that is known. */
  agent: string | null;
  /** Where it listens. */
  address: string;
  protocol: "tcp" | "udp";
  /** Who reached it where, for people. */
  text: string;
}

/** A stdio server in the session without a shim in front: what it lists and answers is not inspected. */
export interface BareServer {
  pid: number;
  /** Its command line, without what may be a secret. */
  command: string;
  /** The process that speaks to it. */
  client_pid: number;
  client: string;
  /** How it was recognised: by a message of its client, or by its command line alone. */
  evidence: "message" | "command";
  /** For people. */
  text: string;
}

export interface Coverage {
  /** RFC 3339, UTC: when it was last looked for. */
  checked: string;
  holes: Hole[];
  /** What may become a hole: rights and means that processes have and do not use. One sentence each. */
  possible: string[];
  /** Absent in records of earlier versions. */
  daemons?: Daemon[] | undefined;
  /** Those found so far; absent in records of earlier versions. */
  bare_servers?: BareServer[] | undefined;
}

/** What netmon did not see of a session, for people (analysis/report/not-seen.ts). */
export interface NotSeen {
  /** Ways past the layers, one sentence each. */
  holes: string[];
  /** What was lost or could not be read. */
  losses: string[];
}

/** The session's open holes, or the daemons that it reached, are others than before, or it started bare servers. */
export interface NetmonCoverageChanged extends Common {
  type: "netmon_coverage_changed";
  /** Whether there is none. */
  covered: boolean;
  holes: Hole[];
  /** Those that are no hole; absent in events of earlier versions. */
  daemons?: Daemon[];
  /** Those found since the last event of this type; absent in events of earlier versions. */
  bare_servers?: BareServer[];
}

/** `NAME holds …: its packets bypass every hook. What to do` */
export function holeText({ text, remedy }: Pick<Hole, "text" | "remedy">): string {
  return `${text}: ${remedy}`;
}
