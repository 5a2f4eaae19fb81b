/** One upstream behind one filter: its known state and its conversations. Any number of paths may lead to it. */
import type { IncomingMessage } from "node:http";
import type { ClientResponse } from "../../http/client-response.ts";
import type { Guard } from "../inspection/guard.ts";
import { ToolListState } from "../inspection/inspection.ts";
import type { ClientSession } from "./client-session.ts";
import { ParamHeaders } from "./mirrored-headers.ts";
import type { EndpointOptions } from "./ports.ts";

/** An open stream of HTTP+SSE. */
export interface OpenStream {
  /** Forwards a message that the client posts. Rejects with RequestBroken. */
  post(request: IncomingMessage, client: ClientResponse): Promise<void>;
  close(): void;
}

export class Endpoint {
  readonly options: EndpointOptions;
  readonly guard: Guard;
  /** For conversations without a session. */
  readonly tools = new ToolListState();
  readonly params = new ParamHeaders();
  readonly sessions: SessionTable;
  /** HTTP+SSE: keyed by the token in the path that the client was given. */
  readonly streams = new Map<string, OpenStream>();
  /** URL of the upstream's protected-resource metadata, if it has named one; null: not yet. */
  metadataUrl: URL | null = null;

  constructor(options: EndpointOptions) {
    this.options = options;
    this.guard = options.guard;
    this.sessions = new SessionTable(options.limits);
  }

  close(): void {
    this.sessions.close();
    for (const stream of this.streams.values()) stream.close();
    this.streams.clear();
  }
}

const SWEEP_MS = 60_000;

/**
 * The sessions of an endpoint, keyed by Mcp-Session-Id. Bounded in number and age: dropped sessions are counted, and
 * one that is used again afterwards starts afresh, with its tools requested again.
 */
export class SessionTable {
  /** Least recently used first. */
  readonly #byId = new Map<string, ClientSession>();
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
    return this.#byId.size;
  }

  /** Number of sessions dropped before their end. */
  get dropped(): number {
    return this.#dropped;
  }

  get(id: string): ClientSession | null {
    const session = this.#byId.get(id);
    if (session === undefined) return null;
    this.#byId.delete(id);
    this.#byId.set(id, session);
    return session;
  }

  /** Reports false if there is already a session with this id. */
  add(id: string, session: ClientSession): boolean {
    if (this.#byId.has(id)) return false;
    session.sessionId = id;
    this.#byId.set(id, session);
    for (const [oldest] of this.#byId) {
      if (this.#byId.size <= this.#max) break;
      this.#drop(oldest);
    }
    return true;
  }

  end(id: string): void {
    this.#byId.get(id)?.close();
    this.#byId.delete(id);
  }

  sweep(now = performance.now()): void {
    for (const [id, session] of this.#byId) if (session.idleMs(now) >= this.#idleMs) this.#drop(id);
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const id of [...this.#byId.keys()]) this.end(id);
  }

  #drop(id: string): void {
    this.#dropped++;
    this.end(id);
  }
}
