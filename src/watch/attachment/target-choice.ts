/**
 * Chooses the cgroup of a watch: the one the user names, else the one in the session's record, else a new one. Fails
 * closed: a root cgroup is refused unless the user insists.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { cgroupIdIfPresent, openCgroup } from "../../kernel/target/cgroup2.ts";
import { TargetError } from "../../kernel/target/error.ts";
import { type NamedTarget, resolveTarget, type Target, type TargetSpec } from "../../kernel/target/target.ts";
import type { SessionLock } from "../../state/lock.ts";
import type { SessionRecord } from "../../state/record.ts";
import { lockCgroup, takeCgroup } from "./cgroup-lock.ts";

export interface ChosenTarget {
  target: Target;
  /** The cgroup's lock: two sessions on one would refuse each other's canary. */
  lock: SessionLock;
  /** Whether netmon created the cgroup, and removes it at the end. */
  made: boolean;
}

/** Throws TargetError, StateError. */
export function chooseTarget(
  sessionId: string,
  spec: TargetSpec | null,
  record: SessionRecord | null,
  allowRootCgroup: boolean,
): ChosenTarget {
  if (spec?.kind === "below") {
    const known = spec.id ?? (record && BigInt(record.cgroup.id));
    const { cgroup, lock } = takeCgroup(sessionId, known, undefined, spec.path);
    return { target: { cgroup, description: "session cgroup", warnings: [] }, lock, made: true };
  }
  if (spec) return locked(resolveTarget(spec, { allowRootCgroup }), sessionId);
  const recorded = record && cgroupIdIfPresent(record.cgroup.path) !== null ? record.cgroup : null;
  if (record && recorded && !recorded.created_by_netmon) {
    const target = resolveTarget({ kind: "cgroup", path: recorded.path }, { allowRootCgroup });
    return locked({ ...target, description: record.target }, sessionId);
  }
  const mount = recorded ? openCgroup(recorded.path).mount : undefined;
  const { cgroup, lock } = takeCgroup(sessionId, recorded && BigInt(recorded.id), mount);
  return { target: { cgroup, description: "session cgroup", warnings: [] }, lock, made: true };
}

function locked(target: Target, sessionId: string): ChosenTarget {
  return { target, lock: lockCgroup(target.cgroup.path, sessionId, false), made: false };
}

/**
 * Returns the same target after its cgroup was re-created. If a container's cgroup is gone, the container is found
 * again by the name the user gave: a re-created one has another id. Throws TargetError.
 */
export function reopened(target: Target, spec: TargetSpec | null, allowRootCgroup: boolean): Target {
  const there = cgroupIdIfPresent(target.cgroup.path) !== null;
  if (there || !isNamed(spec)) return { ...target, cgroup: openCgroup(target.cgroup.path) };
  return resolveTarget(spec, { allowRootCgroup });
}

/** Returns the cgroup id of a re-created container; null: none, or the target is a fixed cgroup. */
export function cgroupMadeAgain(spec: TargetSpec | null, allowRootCgroup: boolean): bigint | null {
  if (!isNamed(spec)) return null;
  try {
    return resolveTarget(spec, { allowRootCgroup }).cgroup.id;
  } catch (error) {
    if (error instanceof TargetError) return null; // not yet, or several: no reason to attach
    throw error;
  }
}

/** A pid, like a path, denotes a fixed cgroup. */
function isNamed(spec: TargetSpec | null): spec is NamedTarget {
  return spec?.kind === "container" || spec?.kind === "sidecar";
}

/** Returns the depth below the hierarchy's root; 0 if the mount does not show it. */
export function cgroupLevel({ cgroup }: Target): number {
  return cgroup.mount.wholeHierarchy ? cgroup.display.split("/").filter(Boolean).length : 0;
}

const NOT_THERE: ReadonlySet<string> = new Set(["not_found", "not_running", "vanished"]);
const INTERVAL_MS = 100;

/** Resolves to true when the target exists, to false if `ended` resolves first. Throws TargetError. */
export async function targetAppears(
  spec: NamedTarget,
  options: { allowRootCgroup: boolean; timeoutMs: number; ended: Promise<unknown> },
): Promise<boolean> {
  const { allowRootCgroup, timeoutMs, ended } = options;
  const until = performance.now() + timeoutMs;
  let over = false;
  const setOver = (): void => {
    over = true;
  };
  ended.then(setOver, setOver);
  for (;;) {
    try {
      resolveTarget(spec, { allowRootCgroup });
      return true;
    } catch (error) {
      const missing = error instanceof TargetError && NOT_THERE.has(error.code);
      if (!missing || performance.now() >= until) throw error;
    }
    await sleep(INTERVAL_MS);
    if (over) return false;
  }
}
