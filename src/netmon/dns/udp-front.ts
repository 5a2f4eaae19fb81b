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
  /** What ends each query under way; true: it was under way. */
  readonly #open = new Set<() => boolean>();
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
    for (const end of this.#open) end();
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
    const end = (): boolean => {
      clearTimeout(timer);
      if (!this.#open.delete(end)) return false;
      inFlight.leave();
      socket.close();
      return true;
    };
    const timer = setTimeout(() => {
      if (end()) counters.timeouts++;
    }, timeoutMs);
    this.#open.add(end);
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

/** A query that was passed unread (`head` null) is known by its id alone; without one nothing answers it. */
export function belongs(query: Buffer, head: MessageHead | null, answer: Buffer): boolean {
  if (head === null) return query.length >= 2 && answer.subarray(0, 2).equals(query.subarray(0, 2));
  const answered = readHead(answer);
  return answered !== null && answers(head, answered);
}
