/**
 * A query on its way to the resolver, under a random id of netmon's own: the agent chose the id of its query, so that it
 * would know how to answer it in the resolver's name (RFC 5452).
 */
import { randomInt } from "node:crypto";
import { answers, type MessageHead, readHead } from "./message.ts";

const IDS = 0x10000;

export class UpstreamQuery {
  readonly query: Buffer;
  /** null: passed unread (observe). */
  readonly head: MessageHead | null;
  /** Towards the resolver. */
  readonly id: number;

  /** `taken`: ids of other queries that answers may be for. */
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

  /** The answer under the agent's id; null: `message` answers something else. One without an id is never answered. */
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
