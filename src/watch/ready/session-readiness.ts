/**
 * Readiness by the session's record and the kernel, for processes that share netmon's state directory and process ids:
 * a probe in the sidecar's container, a script on the host.
 *
 * Fails closed. A session whose netmon is gone is not ready although its pins enforce: proxy and name answers are gone.
 */
import { sessionHealth } from "../../state/health.ts";
import type { StateDirs } from "../../state/paths.ts";
import { readSession } from "../../state/store.ts";
import type { Readiness } from "./ready-note.ts";

/** Throws StateError for a record or directory that no waiting repairs. */
export function sessionReadiness(dirs: StateDirs, sessionId: string, enforcing: boolean): Readiness {
  const record = readSession(dirs, sessionId);
  if (record === null) return { ready: false, text: `there is no session ${sessionId} in ${dirs.run}` };
  const health = sessionHealth(record);
  if (health.status !== "watched") {
    const pinned = "its netmon has ended; the pinned links enforce its last policy";
    return { ready: false, text: health.status === "pinned" ? pinned : (health.problem ?? "it is dead") };
  }
  if (health.problem !== null) return { ready: false, text: health.problem };
  if (enforcing && record.mode !== "enforce")
    return { ready: false, text: "it is in observe mode: nothing is refused" };
  const mode = record.mode === "enforce" ? "enforcing" : "observing";
  return { ready: true, text: `${mode} at ${record.cgroup.display}, verified ${record.verified}` };
}
