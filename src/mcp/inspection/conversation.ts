/** State that both directions of a conversation share: the guard, pending requests and known tools. */
import type { FailSafeGuard } from "./fail-safe-guard.ts";
import type { CallEnd, Refusal } from "./guard.ts";
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

/** Reports the end of a call that was passed on; does nothing for other requests. */
export function endCall(
  { guard, now }: Conversation,
  { call, since }: PendingRequest,
  outcome: CallEnd["outcome"],
  meta?: unknown,
): void {
  if (call === null) return;
  const answered = outcome !== "cancelled" && outcome !== "unanswered";
  guard.ended(call, { outcome, latencyMs: answered ? now() - since : null, meta });
}

/** The refusal of the whole server; null also in observe. */
export function serverRefusal({ guard }: Conversation): Refusal | null {
  return guard.mode === "enforce" ? guard.serverRefusal() : null;
}
