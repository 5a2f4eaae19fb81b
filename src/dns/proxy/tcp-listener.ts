/**
 * DNS over TCP (RFC 7766): one connection to the resolver for each client connection, with several concurrent queries
 * and answers in any order.
 *
 * Direction of failure: a resolver that closes or fails while queries are pending ends the client's connection, as it
 * would without netmon; the client asks again. netmon stops reading from a client that does not read its answers.
 */
import type { Server, Socket } from "node:net";
import { destroyAll, type Part } from "../../event/faults.ts";
import { dialTcp } from "../../kernel/netns-sockets.ts";
import type { DnsGuard, QueryVerdict } from "./guard.ts";
import { StreamMessages, streamed } from "./message.ts";
import { type Upstream, UpstreamQuery } from "./upstream.ts";

/** Limits of pending queries of one connection, and their bytes, at which reading pauses. */
const PIPELINE = 64;
const PIPELINE_BYTES = 131_072;
const IDLE_MS = 30_000;

/** Answers the clients of `server`, which is listening, until closed. Takes ownership of `server`. */
export function serveTcp(server: Server, upstream: Upstream, guard: DnsGuard): { close(): void } {
  const part = upstream.faults.part("dns_tcp");
  const clients = new Set<Client>();
  part.contain(server, "connection_ended", destroyAll);
  server.on("error", () => {}); // accept(2) failed: the client sees its connection end
  server.on("connection", (socket) => {
    if (!upstream.inFlight.enter()) {
      guard.counters.overload++;
      socket.destroy();
      return;
    }
    const client = new Client(socket, upstream, guard, part, () => {
      if (clients.delete(client)) upstream.inFlight.leave();
    });
    clients.add(client);
  });
  return {
    close: () => {
      server.close();
      for (const client of clients) client.end();
    },
  };
}

class Client {
  readonly #socket: Socket;
  readonly #upstream: Upstream;
  readonly #guard: DnsGuard;
  readonly #part: Part;
  readonly #onEnd: () => void;
  /** Keyed by their ids towards the resolver. */
  readonly #pending = new Map<number, UpstreamQuery>();
  readonly #messages = new StreamMessages();
  #resolver: Socket | null = null;
  #pendingBytes = 0;
  /** Whether the client has ended its side. */
  #finished = false;
  /** Number of queries that wait for a person. */
  #held = 0;
  /** Number of answers being written into the kernel. */
  #answering = 0;

  constructor(socket: Socket, upstream: Upstream, guard: DnsGuard, part: Part, onEnd: () => void) {
    this.#socket = socket;
    this.#upstream = upstream;
    this.#guard = guard;
    this.#part = part;
    this.#onEnd = onEnd;
    part.contain(socket, "connection_ended", () => this.end());
    socket.setTimeout(IDLE_MS, () => this.end());
    socket.on("error", () => this.end());
    socket.on("close", () => this.end());
    socket.on("data", (bytes: Buffer) => {
      for (const message of this.#messages.push(bytes)) this.#query(message);
      this.#flow();
    });
    socket.on("drain", () => this.#flow());
    socket.on("end", () => {
      this.#finished = true;
      this.#endWhenDone();
    });
  }

  end(): void {
    this.#socket.destroy();
    this.#resolver?.destroy();
    this.#onEnd();
  }

  #query(message: Buffer): void {
    if (this.#socket.destroyed) return; // the rest of a chunk with a query that ended the connection
    const { remoteAddress: address = "", remotePort: port = 0 } = this.#socket;
    const verdict = this.#guard.query(message, { address, port, protocol: "tcp" });
    if (verdict.kind === "hold") this.#hold(message, verdict.decided);
    else this.#act(message, verdict);
  }

  #hold(message: Buffer, verdict: Promise<QueryVerdict>): void {
    this.#held++;
    const held = async () => {
      const decided = await verdict;
      this.#held--;
      this.#act(message, decided);
      this.#flow();
      this.#endWhenDone();
    };
    this.#part.background(held, "connection_ended", () => this.end());
  }

  #act(message: Buffer, verdict: QueryVerdict): void {
    if (this.#socket.destroyed) return;
    if (verdict.kind === "answer") this.#reply(verdict.reply);
    if (verdict.kind !== "forward") return;
    const pending = new UpstreamQuery(message, verdict.head, new Set(this.#pending.keys()));
    this.#pending.set(pending.id, pending);
    this.#pendingBytes += message.length;
    try {
      this.#resolver ??= this.#dial();
      this.#resolver.write(streamed(pending.sent));
    } catch {
      this.#guard.counters.unreachable += this.#pending.size;
      this.end();
    }
  }

  #dial(): Socket {
    const { netns, address, port, timeoutMs } = this.#upstream;
    const resolver = dialTcp(netns, address, port, { notLooped: true });
    this.#part.contain(resolver, "connection_ended", () => this.end());
    const messages = new StreamMessages();
    const lost = (): void => {
      if (this.#resolver !== resolver) return;
      this.#resolver = null;
      resolver.destroy();
      if (this.#pending.size > 0) this.end();
    };
    resolver.setTimeout(timeoutMs, () => {
      this.#guard.counters.timeouts += this.#pending.size;
      lost();
    });
    resolver.on("error", () => {
      this.#guard.counters.unreachable += this.#pending.size;
      lost();
    });
    resolver.on("close", lost);
    resolver.on("end", lost);
    resolver.on("data", (bytes: Buffer) => {
      for (const message of messages.push(bytes))
        this.#part.background(
          () => this.#answer(message),
          "connection_ended",
          () => this.end(),
        );
      this.#flow();
    });
    return resolver;
  }

  async #answer(message: Buffer): Promise<void> {
    const pending = message.length < 2 ? undefined : this.#pending.get(message.readUInt16BE(0));
    const answer = pending?.answeredBy(message) ?? null;
    if (!pending || answer === null) {
      this.#guard.counters.unasked++;
      return;
    }
    this.#pending.delete(pending.id);
    this.#pendingBytes -= pending.query.length;
    this.#answering++;
    const reply = await this.#guard.answer(pending.query, pending.head, answer);
    this.#answering--;
    this.#reply(reply);
    this.#flow();
    this.#endWhenDone();
  }

  /** Resumes or pauses both sides, so that neither is read faster than the other accepts data. */
  #flow(): void {
    const behind = this.#socket.writableNeedDrain;
    const busy = this.#pending.size + this.#held >= PIPELINE || this.#pendingBytes >= PIPELINE_BYTES;
    if (behind || busy) this.#socket.pause();
    else this.#socket.resume();
    if (behind) this.#resolver?.pause();
    else this.#resolver?.resume();
  }

  #reply(message: Buffer): void {
    if (this.#socket.writable) this.#socket.write(streamed(message));
  }

  #endWhenDone(): void {
    if (!this.#finished || this.#pending.size + this.#held + this.#answering > 0) return;
    this.#resolver?.destroy();
    this.#socket.end();
  }
}
