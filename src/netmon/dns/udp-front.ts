/**
 * DNS over UDP: each query goes to the resolver from a socket of its own, at a port the kernel draws, connected so
 * that nobody else's packets are heard; an answer counts that has the id and the question of the query
 * (RFC 5452). Messages are forwarded as they are; a truncated answer sends the client to TCP.
 *
 * Direction of failure: a query without an answer in time has none, as without netmon; counted.
 */
import type { RemoteInfo, Socket } from "node:dgram";
import type { DnsGuard } from "./guard.ts";
import { answers, type MessageHead, readHead } from "./message.ts";
import type { Upstream } from "./upstream.ts";

export class UdpFront {
  readonly #socket: Socket;
  readonly #guard: DnsGuard;
  readonly #upstream: Upstream;
  readonly #open = new Set<Socket>();
  #closed = false;

  /** Takes over `socket`, which listens already. */
  constructor(socket: Socket, upstream: Upstream, guard: DnsGuard) {
    this.#socket = socket;
    this.#guard = guard;
    this.#upstream = upstream;
    socket.on("message", (message, from) => this.#query(message, from));
    // an ICMP error for a client that is gone
    socket.on("error", () => {});
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.close();
    for (const socket of this.#open) socket.close();
    this.#open.clear();
  }

  #query(message: Buffer, from: RemoteInfo): void {
    const verdict = this.#guard.query(message);
    if (verdict.kind === "answer") this.#reply(verdict.reply, from);
    if (verdict.kind === "forward") this.#forward(message, verdict.head, from);
  }

  #forward(query: Buffer, head: MessageHead | null, from: RemoteInfo): void {
    const { counters } = this.#guard;
    const { place, address, port, inFlight, timeoutMs } = this.#upstream;
    if (!inFlight.enter()) {
      counters.overload++;
      return;
    }
    let socket: Socket;
    try {
      socket = place.dialUdp(address, port);
    } catch {
      inFlight.leave();
      this.#failed(query, head, from);
      return;
    }
    this.#open.add(socket);
    const end = (): boolean => {
      clearTimeout(timer);
      if (!this.#open.delete(socket)) return false;
      inFlight.leave();
      socket.close();
      return true;
    };
    const timer = setTimeout(() => {
      if (end()) counters.timeouts++;
    }, timeoutMs);
    socket.on("error", () => {
      if (end()) this.#failed(query, head, from);
    });
    socket.once("connect", () => socket.send(query));
    socket.on("message", (answer) => {
      if (!belongs(query, head, answer)) {
        counters.unasked++;
        return;
      }
      if (end()) void this.#guard.answer(query, head, answer).then((reply) => this.#reply(reply, from));
    });
  }

  #failed(query: Buffer, head: MessageHead | null, from: RemoteInfo): void {
    this.#guard.counters.unreachable++;
    const reply = this.#guard.unreachable(query, head);
    if (reply) this.#reply(reply, from);
  }

  #reply(message: Buffer, to: RemoteInfo): void {
    if (!this.#closed) this.#socket.send(message, to.port, to.address, () => {});
  }
}

/** A query that was passed unread (`head` null) is known by its id alone. */
export function belongs(query: Buffer, head: MessageHead | null, answer: Buffer): boolean {
  if (head === null) return answer.length >= 2 && answer.readUInt16BE(0) === query.readUInt16BE(0);
  const answered = readHead(answer);
  return answered !== null && answers(head, answered);
}
