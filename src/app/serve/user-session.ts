import { oneAtATime } from "../../async/serial-queue.ts";
import type { Log } from "../../event/log.ts";
import type { Attached } from "../../watch/session-view.ts";
import type { Connection } from "./connection.ts";
import type { ReceivedPolicy } from "./kernel-policy.ts";

/** A process whose helper may put others into a session. */
interface Starter {
  readonly pid: number;
  readonly startTime: string;
  /** Id of its cgroup. */
  readonly cgroup: bigint;
}

/** One session that the service holds for a user. */
export interface UserSession {
  readonly id: string;
  readonly uid: number;
  /** The cgroup that the session's is made in. */
  readonly below: string;
  readonly policy: ReceivedPolicy;
  /**
   * Runs changes of the policy, one after the other: one that is refused goes back to what was before it, and must not
   * take back what the ceiling changed meanwhile.
   */
  readonly change: ReturnType<typeof oneAtATime>;
  cgroup: { path: string; id: bigint } | null;
  /** Set by the table alone. */
  client: Connection | null;
  /** How its run isolates its command, which only netmon exec reads; null: not told yet, or not again. */
  isolation: Uint8Array | null;
  /** Who may put processes into it besides its run, by who asked. */
  readonly joined: Map<Connection, Starter>;
  attached: Attached | null;
  /** Resolves when it runs, or cannot. */
  started: Promise<unknown>;
  /** The last error of the log, which says why a policy was not applied. */
  problem: string | null;
  ending: Promise<void> | null;
}

/** A session that is not started yet. */
export function newSession(of: Pick<UserSession, "id" | "uid" | "below" | "policy" | "cgroup">): UserSession {
  return {
    ...of,
    change: oneAtATime(),
    client: null,
    isolation: null,
    joined: new Map(),
    attached: null,
    started: Promise.resolve(),
    problem: null,
    ending: null,
  };
}

/** Returns a log that also keeps the last error as the session's problem. */
export function notingProblems(log: Log, session: () => UserSession | undefined): Log {
  return {
    debug: (text) => log.debug(text),
    info: (text) => log.info(text),
    warn: (text) => log.warn(text),
    error: (text) => {
      const one = session();
      if (one !== undefined) one.problem = text;
      log.error(text);
    },
  };
}
