/** What a watch needs from outside: where events go and where the log goes. */
import type { Config } from "../../config/config.ts";
import type { EventSink, FaultCounts } from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { ProcessList } from "../../kernel/target/process-list.ts";
import type { ThreadStarter } from "../../store/writer.ts";
import type { PolicySource } from "./policy-source.ts";

/** What sessions of one process have in common; without it each has its own. */
export interface SharedParts {
  startThread: ThreadStarter;
  helper: HelperCalls;
  processes: ProcessList;
  /** Between two looks of a session that has nothing to do, as a multiple of those of a session alone. */
  pace(): number;
}

export interface WatchPorts {
  policySource: PolicySource;
  emit: EventSink;
  log: Log;
  /** The faults of the session. */
  faults: Faults;
  /** By part, since the start. */
  faultCounts(): FaultCounts;
  /** Takes a changed config to the layers above the kernel; one that they refuse is applied nowhere. */
  reconfigure?(config: Config, cause: "config" | "signal"): Promise<void>;
  shared?: SharedParts;
  /** One that may load programs already. */
  loader?: ProgramLoader;
  /** The session's cgroup was removed; the watch waits for it to come back, unless it is stopped. */
  onCgroupGone?(): void;
  /** Attached again after a gap, maybe to the cgroup of the target's next container. */
  onAttachedAgain?(verified: boolean): void;
  /** A process inside proved what netmon itself could not when it attached. */
  onProvenInside?(): void;
}
