/**
 * Requests of the client that have no answer yet, so that answers are understood by what was asked.
 *
 * Direction of failure: bounded; the oldest is forgotten beyond the limit, and its answer is then understood by
 * its shape alone. Ids are compared as the most tolerant client compares them.
 */
import type { JudgedCall, RequestId } from "./guard.ts";

export interface PendingRequest {
  readonly id: RequestId;
  /** The id as JSON text, as the client wrote it. */
  readonly wireId: string;
  readonly method: string;
  /** The tool, prompt or URI; of a task the tool it runs. */
  readonly about: string;
  /** A tools/list without a cursor: its first page. */
  readonly firstPage: boolean;
  /** `_meta` of revision 2026-07-28; null: an older one. */
  readonly envelope: Envelope | null;
  /** The tools/call that was passed on. */
  readonly call: JudgedCall | null;
  /** Milliseconds, of the engine's clock. */
  readonly since: number;
  cancelled: boolean;
}

/** What a request of 2026-07-28 says of its client (`_meta`, keys io.modelcontextprotocol/…). */
export type Envelope = Readonly<Record<string, unknown>>;

export class PendingRequests {
  readonly #pending = new Map<RequestId, PendingRequest>();
  readonly #max: number;
  readonly #forget: (request: PendingRequest) => void;

  /** `forget` gets the oldest beyond `max`. */
  constructor(max: number, forget: (request: PendingRequest) => void) {
    this.#max = max;
    this.#forget = forget;
  }

  has(id: RequestId): boolean {
    return this.#pending.has(id);
  }

  get(id: RequestId): PendingRequest | undefined {
    return this.#pending.get(id);
  }

  add(request: PendingRequest): void {
    const replaced = this.#pending.get(request.id);
    if (replaced) {
      this.#pending.delete(request.id);
      this.#forget(replaced);
    }
    this.#pending.set(request.id, request);
    if (this.#pending.size <= this.#max) return;
    const [oldest] = this.#pending.values();
    if (!oldest) return;
    this.#pending.delete(oldest.id);
    this.#forget(oldest);
  }

  /**
   * The request that this id answers, which is then no longer pending. The SDKs of TypeScript compare
   * `Number(id)` (client 2.4.0, protocol.ts `_onresponse`): "5" answers 5.
   */
  take(id: RequestId): PendingRequest | undefined {
    const other = typeof id === "string" ? Number(id) : String(id);
    const request = this.#pending.get(id) ?? (id === null ? undefined : this.#pending.get(other));
    if (request) this.#pending.delete(request.id);
    return request;
  }

  /** All of them, oldest first; none are left. */
  clear(): PendingRequest[] {
    const all = [...this.#pending.values()];
    this.#pending.clear();
    return all;
  }
}
