/** What a starting watch tells of the netmon that watched the session before: a gap, and what is refused differently now. */
import { postureChange } from "../../config/posture.ts";
import type { NetmonGap } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { SessionRecord } from "../../state/record.ts";
import { NO_TABLE, tellPolicyChange } from "../recording/posture-event.ts";
import type { EffectivePolicy } from "./policy.ts";

interface Gap {
  cause: NetmonGap["cause"];
  since: Date;
  /** The links went on with the last policy. */
  pinned: boolean;
}

/** The gap since an earlier netmon lost the session; null: it ended cleanly. */
export function gapAfter(
  { watcher, verified, started }: SessionRecord,
  attaching: "adopted" | "recreated" | "fresh",
): Gap | null {
  const since = new Date(verified ?? started);
  if (attaching === "recreated") return { cause: "cgroup_recreated", since, pinned: false };
  // a clean end takes the watcher out of the record
  return watcher === null ? null : { cause: "netmon_died", since, pinned: attaching === "adopted" };
}

/** Tells how the policy differs from the former one, which the session's pinned links kept in force. */
export function tellFormerPolicy(
  { mode, fail_closed, enforce_policy }: SessionRecord,
  policy: EffectivePolicy,
  generation: number,
  emit: SessionSink,
  log: Log,
): void {
  const former = { mode, fail_closed, enforce_policy: enforce_policy ?? policy.enforce_policy };
  const change = postureChange(former, policy);
  if (change === null) return;
  tellPolicyChange({ layer: "kernel", cause: "restart", ...NO_TABLE, generation, ...change }, emit, log);
}
