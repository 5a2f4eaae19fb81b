/** Calls and connections that waited for a person: how many, what became of them, and how long people took. */
import type { EventReader } from "../../store/reader.ts";
import { each } from "./stored-events.ts";

export interface ApprovalsReport {
  proposed: number;
  approved: number;
  rejected: number;
  /** Calls that passed by an approval. */
  consumed: number;
  /** Nobody answered, or the approved call did not come. */
  expired: number;
  /** Connections that were open. */
  revoked: number;
  /** Milliseconds until people answered; null: nobody has. */
  waiting_ms: { median: number; longest: number } | null;
}

export function approvalsReport(reader: EventReader, sessionId: string): ApprovalsReport {
  const counts = { proposed: 0, approved: 0, rejected: 0, consumed: 0, returned: 0, expired: 0, revoked: 0 };
  const waited: number[] = [];
  for (const { state, waited_ms } of each(reader, { sessionId }, "mcp_call_approval")) {
    counts[state]++;
    if (state === "approved" || state === "rejected") waited.push(waited_ms);
  }
  waited.sort((a, b) => a - b);
  const { returned: _, ...rest } = counts;
  const longest = waited.at(-1);
  const median = waited[Math.floor((waited.length - 1) / 2)];
  return {
    ...rest,
    waiting_ms: longest === undefined || median === undefined ? null : { median, longest },
  };
}
