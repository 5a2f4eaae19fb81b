/** State shared by both directions of a conversation: the guard, pending requests and known tools. */
import { BoundedMap } from "../../collections/bounded-map.ts";
import { FailSafeGuard } from "./fail-safe-guard.ts";
import type { CallEnd, Guard, Refusal, RequestId, ToolsListing } from "./guard.ts";
import { STARTING } from "./methods.ts";
import { type PendingRequest, PendingRequests } from "./pending-requests.ts";
import { LOG_LEVEL } from "./tool-call.ts";

/** Limit on remembered requests without an answer. */
const MAX_PENDING = 100_000;
/** Limit on remembered tasks. */
const MAX_TASKS = 10_000;

/** Log levels that include errors. */
const HEARS_ERRORS: ReadonlySet<unknown> = new Set(["debug", "info", "notice", "warning", "error"]);

/** The known state of a server's tool list, for one conversation or for all of one endpoint. */
export class ToolListState {
  /** Whether a complete list has been read and no change announced since. */
  fresh = false;
  instructions: string | null | undefined = undefined;
  /** The tool that each task runs (2025-11-25, SEP-2663); its result arrives later, under the task's id. */
  readonly tasks = new BoundedMap<unknown, string>(MAX_TASKS);
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

export interface InspectionOptions {
  guard: Guard;
  /** State of the server's tool list, shared by the conversations of an endpoint without sessions. */
  tools: ToolListState;
  /**
   * Sends a request of netmon's own (`method` is tools/list) to the server in this conversation and resolves to its
   * `result`. Rejects if there is none. The answer must not reach `fromServer`.
   */
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Called with each complete list, before the guard. */
  onListed?: (listing: ToolsListing) => void;
  /** Sends the client a notification, JSON text; `id`: the waiting request's. Missing: the client cannot get any. */
  notify?: (message: string, id: RequestId) => void;
  /** Returns monotonic milliseconds. Default: performance.now. */
  now?: () => number;
}

type Hindrance = Parameters<Guard["hindered"]>[1];

export class Conversation {
  readonly options: InspectionOptions;
  readonly guard: FailSafeGuard;
  readonly tools: ToolListState;
  readonly now: () => number;
  readonly pending = new PendingRequests(MAX_PENDING, (request) => this.giveUp(request));
  /** Calls that wait for a person, keyed by id. */
  readonly waiting = new Map<RequestId, WaitingCall>();
  closed = false;

  constructor(options: InspectionOptions) {
    this.options = options;
    this.guard = new FailSafeGuard(options.guard);
    this.tools = options.tools;
    this.now = options.now ?? (() => performance.now());
  }

  /** Reports the end of a forwarded call; does nothing for other requests. */
  endCall(
    { call, since }: PendingRequest,
    outcome: CallEnd["outcome"],
    result: Pick<CallEnd, "meta" | "redactions"> = {},
  ): void {
    if (call === null) return;
    const answered = outcome !== "cancelled" && outcome !== "unanswered";
    this.guard.ended(call, { outcome, latencyMs: answered ? this.now() - since : null, ...result });
  }

  /** Returns what to add to the error of a start or list; null: nothing. */
  hindered({ method, since }: PendingRequest, outcome: Hindrance): string | null {
    return STARTING.has(method) ? this.guard.hindered(method, outcome, this.now() - since) : null;
  }

  /**
   * Takes in that a list of tools came back empty. In enforce the client is told why it may be in a log message, and keeps the
   * list: an error in its place would end other things (docs/decisions.md#empty-list).
   */
  listedNothing(request: PendingRequest): void {
    const data = this.hindered(request, "empty");
    const { id, envelope } = request;
    // in 2026-07-28 only who names a level gets log messages
    const hears = envelope === null || HEARS_ERRORS.has(envelope[LOG_LEVEL]);
    if (data === null || !hears || this.guard.mode === "observe") return;
    const params = { level: "error", logger: "netmon", data };
    this.options.notify?.(JSON.stringify({ jsonrpc: "2.0", method: "notifications/message", params }), id);
  }

  /** Reports a request that will no longer be answered. */
  giveUp(request: PendingRequest): void {
    this.hindered(request, "unanswered");
    this.endCall(request, request.cancelled ? "cancelled" : "unanswered");
  }

  /** Returns the refusal of the whole server; null if there is none, and always in observe. */
  serverRefusal(): Refusal | null {
    return this.guard.mode === "enforce" ? this.guard.serverRefusal() : null;
  }

  /** Like serverRefusal, but also tells the guard that a message is not forwarded. */
  reportServerRefusal(direction: "to_server" | "to_client"): Refusal | null {
    const refusal = this.serverRefusal();
    if (refusal) this.guard.refused(direction, "server_blocked", refusal.text);
    return refusal;
  }
}
