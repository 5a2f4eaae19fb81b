/** State that both directions of a conversation share: the guard, pending requests and known tools. */
import type { FailSafeGuard } from "./fail-safe-guard.ts";
import type { CallEnd, Refusal, RequestId, ToolsListing } from "./guard.ts";
import type { PendingRequest, PendingRequests } from "./pending-requests.ts";
import type { ListLimits } from "./whole-list.ts";

/** Most tasks remembered; of the oldest beyond it the tool is forgotten. */
const MAX_TASKS = 10_000;

/** The tool that each task runs (2025-11-25, SEP-2663): its result comes later, by the task's id. */
export class TaskTools {
  readonly #tools = new Map<string, string>();

  set(taskId: string, tool: string): void {
    this.#tools.set(taskId, tool);
    if (this.#tools.size <= MAX_TASKS) return;
    const [oldest] = this.#tools.keys();
    if (oldest !== undefined) this.#tools.delete(oldest);
  }

  /** '' for an unknown task. */
  get(taskId: unknown): string {
    return typeof taskId === "string" ? (this.#tools.get(taskId) ?? "") : "";
  }
}

/** The known state of a server's tool list, for one conversation or for all of one endpoint. */
export class ToolListState {
  /** A whole list was read, and no change was announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
  readonly tasks = new TaskTools();
  /** Number of announced changes; a list that was requested before one of them is not fresh. */
  changes = 0;
  /** The request for the list under way; never rejects. */
  asking: Promise<void> | null = null;
  /** Until this time of the inspection's clock no call waits for the list, which could not be read. */
  notBefore = Number.NEGATIVE_INFINITY;

  /** notifications/tools/list_changed was seen. */
  changed(): void {
    this.changes++;
    this.fresh = false;
  }
}

export interface WaitingCall {
  cancel(): void;
  /** By the client: it gets no answer. */
  cancelled: boolean;
}

export interface Conversation {
  readonly guard: FailSafeGuard;
  readonly tools: ToolListState;
  readonly pending: PendingRequests;
  readonly ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Gets each whole list before the guard does. */
  readonly heard: (listing: ToolsListing) => void;
  readonly now: () => number;
  readonly limits: ListLimits;
  /** Calls that wait for a person, by id. */
  readonly waiting: Map<RequestId, WaitingCall>;
  /** Sends the client a notification, JSON text, beside the answers; `id`: of the request that waits. null: it cannot get one. */
  readonly notify: ((message: string, id: RequestId) => void) | null;
  closed: boolean;
}

/** Reports the end of a call that was passed on; does nothing for other requests. */
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

/** The refusal of the whole server; null also in observe. */
export function serverRefusal({ guard }: Conversation): Refusal | null {
  return guard.mode === "enforce" ? guard.serverRefusal() : null;
}

/** The same, and the guard is told of a message that is not handed on for it. */
export function toldServerRefusal(
  conversation: Conversation,
  direction: "to_server" | "to_client",
): Refusal | null {
  const refusal = serverRefusal(conversation);
  if (refusal) conversation.guard.refused(direction, "server_blocked", refusal.text);
  return refusal;
}
