/** What a watch is told, and needs: destinations of events and log, and parts shared between sessions. */
import type { Config } from "../config/config.ts";
import type { NotSeen } from "../event/coverage.ts";
import type { EventSink, FaultCounts } from "../event/event.ts";
import type { Faults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import type { SharedHelper } from "../kernel/helper/calls.ts";
import type { ProgramLoader } from "../kernel/program-loader.ts";
import type { ProcessList } from "../kernel/target/process-list.ts";
import type { TargetSpec } from "../kernel/target/target.ts";
import type { StateDirs } from "../state/paths.ts";
import type { ThreadStarter } from "../store/writer.ts";
import type { Pinning } from "./attachment/session-attachment.ts";
import type { PolicySource } from "./policy/policy-source.ts";

export interface WatchOptions {
  sessionId: string;
  dirs: StateDirs;
  /** null: the session's own cgroup, created if necessary. */
  target: TargetSpec | null;
  allowRootCgroup: boolean;
  pinning: Pinning;
  eventsAll: boolean;
}

/** Parts shared by the sessions of one process; without them each session has its own. */
export interface SharedParts {
  startThread: ThreadStarter;
  /** Holds the programs that the sessions share, where the kernel can. */
  helper: SharedHelper;
  processes: ProcessList;
  /** Returns the polling interval of an idle session, as a multiple of that of a single session. */
  pace(): number;
}

export interface WatchPorts {
  policySource: PolicySource;
  emit: EventSink;
  log: Log;
  /** Faults of the session. */
  faults: Faults;
  /** Counts since the start, by part. */
  faultCounts(): FaultCounts;
  /** What the session's netmon did not see so far. */
  notSeen(): NotSeen;
  /** Applies a changed config to the layers above the kernel; if they refuse it, it is applied nowhere. */
  reconfigure?(config: Config, cause: "config" | "signal"): Promise<void>;
  shared?: SharedParts;
  /** Loader that may have loaded programs already. */
  loader?: ProgramLoader;
  /** Called when the session's cgroup was removed; the watch waits for it to return, unless it is stopped. */
  onCgroupGone?(): void;
  /**
   * Called when attached again after a gap (possibly to the cgroup of the target's next container), when a process inside
   * proved what netmon itself could not prove when it attached, and when other holes are open (src/event/coverage.ts).
   */
  onChanged?(): void;
  /** Called when `strict_coverage` has ended the processes of a session with a hole. */
  onUncovered?(): void;
}
