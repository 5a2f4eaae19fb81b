/** What both directions of one conversation share: the guard, what is pending, and what is known of the tools. */
import type { FailSafeGuard } from "./fail-safe-guard.ts";
import type { Refusal } from "./guard.ts";
import type { PendingRequest, PendingRequests } from "./pending-requests.ts";
import type { ToolListState } from "./tool-list-state.ts";
import type { ListLimits } from "./whole-list.ts";

export interface Conversation {
  readonly guard: FailSafeGuard;
  readonly tools: ToolListState;
  readonly pending: PendingRequests;
  readonly ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  readonly now: () => number;
  readonly limits: ListLimits;
  closed: boolean;
}

/** Tells of the end of a call that was handed on; of any other request nothing. */
export function endCall(
  { guard, now }: Conversation,
  { call, since }: PendingRequest,
  outcome: Parameters<FailSafeGuard["ended"]>[1]["outcome"],
): void {
  if (call === null) return;
  const answered = outcome !== "cancelled" && outcome !== "unanswered";
  guard.ended(call, { outcome, latencyMs: answered ? now() - since : null });
}

/** The server may not be spoken to; null also where the mode is observe. */
export function serverRefusal({ guard }: Conversation): Refusal | null {
  return guard.mode === "enforce" ? guard.serverRefusal() : null;
}
