/** A resolver that the proxy asks on behalf of the agent. */
import { randomInt } from "node:crypto";
import type dgram from "node:dgram";
import type net from "node:net";
import type { Faults } from "../../event/faults.ts";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import { type DialOptions, dialTcp, dialUdp, listenTcp, listenUdp } from "../../kernel/netns-sockets.ts";
import { answers, type MessageHead, readHead } from "./message.ts";

export interface Upstream {
  sockets: NamespaceSockets;
  /** IP literal. */
  address: string;
  port: number;
  /** Shared by all resolvers of a session. */
  inFlight: InFlight;
  timeoutMs: number;
  faults: Faults;
}

/** How much is under way at once. */
export class InFlight {
  readonly #most: number;
  #now = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** false: there is too much already. */
  enter(): boolean {
    if (this.#now >= this.#most) return false;
    this.#now++;
    return true;
  }

  leave(): void {
    this.#now--;
  }
}

const IDS = 0x10000;

/**
 * A query on its way to the resolver, under a random id of netmon's own: the agent chose the id of its query, so that
 * it would know how to answer it in the resolver's name (RFC 5452).
 */
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

/**
 * Where the proxies' sockets live: the network namespace of the session's processes. All throw where no socket can be
 * made; what comes later is the socket's `error` event.
 */
export interface NamespaceSockets {
  listenUdp(address: string, port: number): dgram.Socket;
  listenTcp<S extends net.Server>(address: string, port: number, server: S): S;
  /** Connected, not looped; from a port the kernel draws. `connect` or `error` follows. */
  dialUdp(address: string, port: number): dgram.Socket;
  dialTcp(address: string, port: number, options?: DialOptions): net.Socket;
}

/** `netns` stays the caller's, and open. */
export function socketsIn(netns: NetworkNamespace): NamespaceSockets {
  return {
    listenUdp: (address, port) => listenUdp(netns, address, port),
    listenTcp: (address, port, server) => listenTcp(netns, address, port, server),
    dialUdp: (address, port) => dialUdp(netns, address, port),
    dialTcp: (address, port, options) => dialTcp(netns, address, port, options),
  };
}
