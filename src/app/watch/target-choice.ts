/**
 * Which cgroup a watch is for: the one the user names, else the one of the session's record, else a new one.
 * Direction of failure: closed; a root cgroup is refused unless the user insists.
 */
import { cgroupIdIfPresent, openCgroup } from "../../kernel/target/cgroup2.ts";
import { createSessionCgroup } from "../../kernel/target/session-cgroup.ts";
import { resolveTarget, type Target, type TargetSpec } from "../../kernel/target/target.ts";
import type { SessionRecord } from "../../state/record.ts";

export interface ChosenTarget {
  target: Target;
  /** netmon made the cgroup and removes it at the end. */
  created: boolean;
}

/** Throws TargetError. */
export function chooseTarget(
  sessionId: string,
  spec: TargetSpec | null,
  record: SessionRecord | null,
  allowRootCgroup: boolean,
): ChosenTarget {
  if (spec) return { target: resolveTarget(spec, { allowRootCgroup }), created: false };
  if (record && cgroupIdIfPresent(record.cgroup.path) !== null) {
    const target = resolveTarget({ kind: "cgroup", path: record.cgroup.path }, { allowRootCgroup });
    return { target: { ...target, description: record.target }, created: record.cgroup.created_by_netmon };
  }
  const { cgroup } = createSessionCgroup(sessionId);
  return { target: { cgroup, description: "session cgroup", warnings: [] }, created: true };
}

/** The same target after its cgroup was re-created. */
export function reopened(target: Target): Target {
  return { ...target, cgroup: openCgroup(target.cgroup.path) };
}

/** Depth below the hierarchy's root; 0 where the mount does not show it. */
export function cgroupLevel({ cgroup }: Target): number {
  return cgroup.mount.wholeHierarchy ? cgroup.display.split("/").filter(Boolean).length : 0;
}
