/**
 * Requests of the client that have no answer yet, by which answers are interpreted.
 *
 * Bounded: beyond the limit the oldest is forgotten, and its answer is then interpreted by its shape alone. Ids are
 * compared in the way of the most tolerant client.
 */
import type { JudgedCall, RequestId } from "./guard.ts";

export interface PendingRequest {
  readonly id: RequestId;
  /** The id as JSON text, as the client wrote it. */
  readonly wireId: string;
  readonly method: string;
  /** The tool, prompt or URI; for a task, the tool it runs. */
  readonly about: string;
  /** Whether this is a tools/list without a cursor, which gets the first page. */
  readonly firstPage: boolean;
  /** `_meta` of revision 2026-07-28; null: an older revision. */
  readonly envelope: Envelope | null;
  /** The forwarded tools/call; null: another request. */
  readonly call: JudgedCall | null;
  /** Milliseconds, by the engine's clock. */
  readonly since: number;
  cancelled: boolean;
}

/** A request's data about its client in 2026-07-28 (`_meta`, keys io.modelcontextprotocol/…). */
export type Envelope = Readonly<Record<string, unknown>>;

export class PendingRequests {
  readonly #pending = new Map<RequestId, PendingRequest>();
  readonly #max: number;
  readonly #forget: (request: PendingRequest) => void;

  /** `forget`: called with the oldest beyond `max`, and with one whose id is reused. */
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
   * Removes and returns the request that this id answers. The TypeScript SDK compares `Number(id)` (client 2.4.0,
   * protocol.ts `_onresponse`): "5" answers 5.
   */
  take(id: RequestId): PendingRequest | undefined {
    const other = typeof id === "string" ? Number(id) : String(id);
    const request = this.#pending.get(id) ?? (id === null ? undefined : this.#pending.get(other));
    if (request) this.#pending.delete(request.id);
    return request;
  }

  /** Removes and returns all requests, oldest first. */
  clear(): PendingRequest[] {
    const all = [...this.#pending.values()];
    this.#pending.clear();
    return all;
  }
}
