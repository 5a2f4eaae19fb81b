/** A resolver that the proxy queries for the agent. */
import { randomInt } from "node:crypto";
import type { Faults } from "../../event/faults.ts";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import { answers, type MessageHead, readHead } from "./message.ts";

export interface Upstream {
  /** The network namespace of the session's processes; stays open and remains the caller's. */
  netns: NetworkNamespace;
  /** IP literal. */
  address: string;
  port: number;
  /** Shared by all resolvers of a session. */
  inFlight: InFlight;
  timeoutMs: number;
  faults: Faults;
}

/** Limits the number of concurrent queries. */
export class InFlight {
  readonly #limit: number;
  #now = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns false if there are too many already. */
  enter(): boolean {
    if (this.#now >= this.#limit) return false;
    this.#now++;
    return true;
  }

  leave(): void {
    this.#now--;
  }
}

const IDS = 0x10000;

/**
 * A query on its way to the resolver, under a random id of netmon's own: the agent chose the id of its query, so it
 * would know how to forge the resolver's answer (RFC 5452).
 */
export class UpstreamQuery {
  readonly query: Buffer;
  /** null: passed unread (observe). */
  readonly head: MessageHead | null;
  /** The id towards the resolver. */
  readonly id: number;

  /** `taken`: ids of other queries that are waiting for answers. */
  constructor(query: Buffer, head: MessageHead | null, taken: ReadonlySet<number> = new Set()) {
    this.query = query;
    this.head = head;
    let id = randomInt(IDS);
    while (taken.has(id)) id = (id + 1) % IDS;
    this.id = id;
  }

  /** The bytes for the resolver. */
  get sent(): Buffer {
    return withId(this.query, this.id);
  }

  /** The answer under the agent's id; null: `message` answers another query. A query without an id is never answered. */
  answeredBy(message: Buffer): Buffer | null {
    if (message.length < 2 || this.query.length < 2 || message.readUInt16BE(0) !== this.id) return null;
    const answer = withId(message, this.query.readUInt16BE(0));
    if (this.head === null) return answer;
    const answered = readHead(answer);
    return answered !== null && answers(this.head, answered) ? answer : null;
  }
}

function withId(message: Buffer, id: number): Buffer {
  const copy = Buffer.from(message);
  if (copy.length >= 2) copy.writeUInt16BE(id, 0);
  return copy;
}
