/**
 * The sessions of an endpoint by Mcp-Session-Id. Bounded in number and age: what is dropped is counted, and a
 * session that is used again after that begins anew, with its tools asked for again.
 */
import type { Talk } from "./talk.ts";

const SWEEP_MS = 60_000;

export class SessionTable {
  /** Least recently used first. */
  readonly #talks = new Map<string, Talk>();
  readonly #max: number;
  readonly #idleMs: number;
  readonly #sweep: NodeJS.Timeout;
  #dropped = 0;

  constructor({ maxSessions, sessionIdleMs }: { maxSessions: number; sessionIdleMs: number }) {
    this.#max = maxSessions;
    this.#idleMs = sessionIdleMs;
    this.#sweep = setInterval(() => this.sweep(), Math.min(SWEEP_MS, sessionIdleMs)).unref();
  }

  get size(): number {
    return this.#talks.size;
  }

  /** Sessions that were given up before their end. */
  get dropped(): number {
    return this.#dropped;
  }

  get(id: string): Talk | null {
    const talk = this.#talks.get(id);
    if (talk === undefined) return null;
    this.#talks.delete(id);
    this.#talks.set(id, talk);
    return talk;
  }

  /** false: there is one of this id already. */
  add(id: string, talk: Talk): boolean {
    if (this.#talks.has(id)) return false;
    talk.sessionId = id;
    this.#talks.set(id, talk);
    for (const [oldest] of this.#talks) {
      if (this.#talks.size <= this.#max) break;
      this.#drop(oldest);
    }
    return true;
  }

  end(id: string): void {
    this.#talks.get(id)?.close();
    this.#talks.delete(id);
  }

  sweep(now = performance.now()): void {
    for (const [id, talk] of this.#talks) if (talk.idleMs(now) >= this.#idleMs) this.#drop(id);
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const id of [...this.#talks.keys()]) this.end(id);
  }

  #drop(id: string): void {
    this.#dropped++;
    this.end(id);
  }
}
