/**
 * DNS over UDP: each query goes to the resolver from its own socket, at a port chosen by the kernel and connected, so
 * that other senders are ignored; an answer must have the id and the question of the query (RFC 5452). Messages are
 * forwarded unchanged except for the id; a truncated answer makes the client use TCP.
 *
 * Direction of failure: a query that is not answered in time gets no answer, as without netmon; it is counted.
 */
import type { RemoteInfo, Socket } from "node:dgram";
import type { Part } from "../../event/faults.ts";
import { dialUdp } from "../../kernel/netns-sockets.ts";
import { canonicalAddress } from "../../registry/address.ts";
import type { DnsGuard, QueryVerdict } from "./guard.ts";
import type { MessageHead } from "./message.ts";
import { type Upstream, UpstreamQuery } from "./upstream.ts";

/** Maximum number of unrelated messages; above it someone is guessing, and the query fails. */
const MAX_UNASKED = 16;

export class UdpListener {
  readonly #socket: Socket;
  readonly #guard: DnsGuard;
  readonly #upstream: Upstream;
  readonly #part: Part;
  /** Functions that end each pending query; they return true if it was pending. */
  readonly #open = new Set<() => boolean>();
  #closed = false;

  /** Takes ownership of `socket`, which is bound. */
  constructor(socket: Socket, upstream: Upstream, guard: DnsGuard) {
    this.#socket = socket;
    this.#guard = guard;
    this.#upstream = upstream;
    this.#part = upstream.faults.part("dns_udp");
    this.#part.contain(socket, "request_ended", () => {});
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
    // port 0 cannot be answered: dgram throws
    if (from.port === 0) {
      this.#guard.countUnanswerable();
      return;
    }
    const { address, port } = from;
    const verdict = this.#guard.query(message, { address, port, protocol: "udp" });
    if (verdict.kind === "hold")
      this.#part.background(async () => this.#act(message, await verdict.decided, from), "request_ended");
    else this.#act(message, verdict, from);
  }

  #act(message: Buffer, verdict: QueryVerdict, from: RemoteInfo): void {
    if (verdict.kind === "answer") this.#reply(verdict.reply, from);
    if (verdict.kind === "forward" && !this.#closed) this.#forward(message, verdict.head, from);
  }

  #forward(query: Buffer, head: MessageHead | null, from: RemoteInfo): void {
    const { counters } = this.#guard;
    const { netns, address, port, inFlight, timeoutMs } = this.#upstream;
    if (!inFlight.enter()) {
      counters.overload++;
      return;
    }
    let socket: Socket;
    try {
      socket = dialUdp(netns, address, port);
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
    this.#part.contain(socket, "request_ended", end);
    socket.on("error", () => {
      if (end()) this.#failed(query, head, from);
    });
    const pending = new UpstreamQuery(query, head);
    let unasked = 0;
    socket.once("connect", () => socket.send(pending.sent));
    socket.on("message", (message, sender) => {
      // until it was connected, the socket received from anyone
      const isResolver = sender.port === port && canonicalAddress(sender.address) === address;
      const answer = isResolver ? pending.answeredBy(message) : null;
      if (answer === null) {
        counters.unasked++;
        if (++unasked > MAX_UNASKED && end()) this.#failed(query, head, from);
        return;
      }
      if (!end()) return;
      const answered = async () => this.#reply(await this.#guard.answer(query, head, answer), from);
      this.#part.background(answered, "request_ended");
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
