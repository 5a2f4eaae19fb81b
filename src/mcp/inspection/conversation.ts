/** State shared by both directions of a conversation: the guard, pending requests and known tools. */
import type { FailSafeGuard } from "./fail-safe-guard.ts";
import type { CallEnd, Refusal, RequestId, ToolsListing } from "./guard.ts";
import type { PendingRequest, PendingRequests } from "./pending-requests.ts";
import type { ListLimits } from "./whole-list.ts";

/** Limit on remembered tasks, beyond which the oldest is forgotten. */
const MAX_TASKS = 10_000;

/** The tool that each task runs (2025-11-25, SEP-2663); its result arrives later, under the task's id. */
export class TaskTools {
  readonly #tools = new Map<string, string>();

  set(taskId: string, tool: string): void {
    this.#tools.set(taskId, tool);
    if (this.#tools.size <= MAX_TASKS) return;
    const [oldest] = this.#tools.keys();
    if (oldest !== undefined) this.#tools.delete(oldest);
  }

  /** Returns '' for an unknown task. */
  get(taskId: unknown): string {
    return typeof taskId === "string" ? (this.#tools.get(taskId) ?? "") : "";
  }
}

/** The known state of a server's tool list, for one conversation or for all of one endpoint. */
export class ToolListState {
  /** Whether a complete list has been read and no change announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
  readonly tasks = new TaskTools();
  /** Number of announced changes; a list that was requested before one of them is not fresh. */
  changes = 0;
  /** The request for the list in progress; null: none. Never rejects. */
  asking: Promise<void> | null = null;
  /** Time of the engine's clock until which no call waits for the list, because it could not be read. */
  notBefore = Number.NEGATIVE_INFINITY;

  /** Records notifications/tools/list_changed. */
  changed(): void {
    this.changes++;
    this.fresh = false;
  }
}

export interface WaitingCall {
  cancel(): void;
  /** Whether the client cancelled the call, which then gets no answer. */
  cancelled: boolean;
}

export interface Conversation {
  readonly guard: FailSafeGuard;
  readonly tools: ToolListState;
  readonly pending: PendingRequests;
  readonly ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Called with each complete list, before the guard. */
  readonly onListed: (listing: ToolsListing) => void;
  readonly now: () => number;
  readonly limits: ListLimits;
  /** Calls that wait for a person, keyed by id. */
  readonly waiting: Map<RequestId, WaitingCall>;
  /** Sends the client a notification, JSON text; `id`: the waiting request's. null: the client cannot get any. */
  readonly notify: ((message: string, id: RequestId) => void) | null;
  closed: boolean;
}

/** Reports the end of a forwarded call; does nothing for other requests. */
export function endCall(
  { guard, now }: Conversation,
  { call, since }: PendingRequest,
  outcome: CallEnd["outcome"],
  result: Pick<CallEnd, "meta" | "redactions"> = {},
): void {
  if (call === null) return;
  const answered = outcome !== "cancelled" && outcome !== "unanswered";
  guard.ended(call, { outcome, latencyMs: answered ? now() - since : null, ...result });
}

/** Returns the refusal of the whole server; null if there is none, and always in observe. */
export function serverRefusal({ guard }: Conversation): Refusal | null {
  return guard.mode === "enforce" ? guard.serverRefusal() : null;
}

/** Like serverRefusal, but also tells the guard that a message is not forwarded. */
export function reportServerRefusal(
  conversation: Conversation,
  direction: "to_server" | "to_client",
): Refusal | null {
  const refusal = serverRefusal(conversation);
  if (refusal) conversation.guard.refused(direction, "server_blocked", refusal.text);
  return refusal;
}
