/**
 * Folds repeated refusals of one destination to one program, for display: the first is shown at once, and what follows
 * is one line with a count now and then. A program that does not give up would fill the screen otherwise.
 *
 * Bounded: refusals beyond the kept ones are shown one by one. Nothing is lost: `flush` gives what is held.
 */
import { destinationOf } from "../../analysis/report/refused.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../event/event.ts";

const FIRST_MS = 5000;
const LONGEST_MS = 60_000;
const MOST = 256;

interface Repeated {
  /** The newest that is not shown, with the count of all; null: all are shown. */
  held: McpNetworkConnection | null;
  timer: NodeJS.Timeout;
  waitMs: number;
}

export class RepeatedRefusals {
  readonly #show: (event: McpNetworkConnection) => void;
  readonly #repeated = new Map<string, Repeated>();

  constructor(show: (event: McpNetworkConnection) => void) {
    this.#show = show;
  }

  /** Returns whether the event is held, and shown later with others. */
  holds(event: NetmonEvent): boolean {
    if (event.type !== "mcp_network_connection") return false;
    if (event.action === "allow" && !event.would_block) return false;
    const { session_id, server_id, comm, reason, rule, action } = event;
    const key = JSON.stringify([session_id, server_id, comm, reason, rule, action, destinationOf(event)]);
    const known = this.#repeated.get(key);
    if (known) {
      known.held = { ...event, count: event.count + (known.held?.count ?? 0) };
      return true;
    }
    if (this.#repeated.size < MOST)
      this.#repeated.set(key, { held: null, timer: this.#later(key, FIRST_MS), waitMs: FIRST_MS });
    return false;
  }

  /** Shows what is held. */
  flush(): void {
    for (const { held, timer } of this.#repeated.values()) {
      clearTimeout(timer);
      if (held !== null) this.#show(held);
    }
    this.#repeated.clear();
  }

  #later(key: string, ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#next(key), ms).unref();
  }

  /** A destination that is quiet for a whole wait is forgotten. */
  #next(key: string): void {
    const repeated = this.#repeated.get(key);
    if (repeated === undefined) return;
    const { held } = repeated;
    if (held === null) {
      this.#repeated.delete(key);
      return;
    }
    repeated.held = null;
    repeated.waitMs = Math.min(LONGEST_MS, repeated.waitMs * 2);
    repeated.timer = this.#later(key, repeated.waitMs);
    this.#show(held);
  }
}
