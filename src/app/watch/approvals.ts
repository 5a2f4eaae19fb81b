/** Where people answer for a watched session, and the destinations that they may open there. */
import type { ApprovalDesk } from "../../approvals/desk.ts";
import { zeroApprovalCounters } from "../../event/counters.ts";
import type { StateDirs } from "../../state/paths.ts";
import { sessionDesk } from "../approval-desk.ts";
import { LONGEST_HOLD_MS, NetworkApprovals, type NetworkApprovalsPorts } from "./network-approvals.ts";
import type { WatchPorts } from "./ports.ts";

export interface WatchApprovals {
  /** Its owner closes it. */
  desk: ApprovalDesk;
  network: NetworkApprovals;
}

export function watchApprovals(
  { sessionId, dirs }: { sessionId: string; dirs: StateDirs },
  { emit, log, faults, policySource }: WatchPorts,
  session: Pick<NetworkApprovalsPorts, "sockets" | "apply">,
): WatchApprovals {
  const counters = zeroApprovalCounters();
  const desk = sessionDesk({
    ...{ sessionId, dirs, emit, log, counters, longestHoldMs: LONGEST_HOLD_MS },
    config: () => policySource.config,
  });
  const part = faults.part("names");
  return { desk, network: new NetworkApprovals({ ...session, sessionId, log, desk, counters, part }) };
}
