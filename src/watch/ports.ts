/** Dependencies of a watch: destinations of events and log, and parts shared between sessions. */
import type { Config } from "../config/config.ts";
import type { NotSeen } from "../event/coverage.ts";
import type { EventSink, FaultCounts } from "../event/event.ts";
import type { Faults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import type { HelperCalls } from "../kernel/helper/calls.ts";
import type { ProgramLoader } from "../kernel/program-loader.ts";
import type { ProcessList } from "../kernel/target/process-list.ts";
import type { ThreadStarter } from "../store/writer.ts";
import type { PolicySource } from "./policy/policy-source.ts";

/** Parts shared by the sessions of one process; without them each session has its own. */
export interface SharedParts {
  startThread: ThreadStarter;
  helper: HelperCalls;
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
  /** Called when attached again after a gap, possibly to the cgroup of the target's next container. */
  onAttachedAgain?(verified: boolean): void;
  /** Called when other holes are open than before (src/event/coverage.ts). */
  onCoverageChanged?(): void;
  /** Called when `strict_coverage` has ended the processes of a session with a hole. */
  onUncovered?(): void;
  /** Called when a process inside proved what netmon itself could not prove when it attached. */
  onProvenInside?(): void;
}
