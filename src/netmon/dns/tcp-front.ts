/**
 * DNS over TCP (RFC 7766): one connection to the resolver for each of a client's, several queries on it at once,
 * answers in any order. Messages keep their ids: they are one client's.
 *
 * Direction of failure: a resolver that closes or fails with queries under way ends the client's connection, as
 * it would without netmon; the client asks again. A client that does not read its answers is not read from either.
 */
import type { Server, Socket } from "node:net";
import type { DnsGuard } from "./guard.ts";
import type { MessageHead } from "./message.ts";
import { StreamMessages, streamed } from "./stream-messages.ts";
import { belongs } from "./udp-front.ts";
import type { Upstream } from "./upstream.ts";

interface Asked {
  query: Buffer;
  head: MessageHead | null;
}

/** Queries of one connection, and their bytes, before more are read. */
const PIPELINE = 64;
const PIPELINE_BYTES = 131_072;
const IDLE_MS = 30_000;

export class TcpFront {
  readonly #server: Server;
  readonly #guard: DnsGuard;
  readonly #upstream: Upstream;
  readonly #clients = new Set<Client>();

  /** Takes over `server`, which listens already. */
  constructor(server: Server, upstream: Upstream, guard: DnsGuard) {
    this.#server = server;
    this.#guard = guard;
    this.#upstream = upstream;
    server.on("connection", (socket) => this.#accept(socket));
    server.on("error", () => {}); // accept(2) failed: the client sees its connection end
  }

  close(): void {
    this.#server.close();
    for (const client of this.#clients) client.end();
  }

  #accept(socket: Socket): void {
    if (!this.#upstream.inFlight.enter()) {
      this.#guard.counters.overload++;
      socket.destroy();
      return;
    }
    const client = new Client(socket, this.#upstream, this.#guard, () => {
      if (this.#clients.delete(client)) this.#upstream.inFlight.leave();
    });
    this.#clients.add(client);
  }
}

class Client {
  readonly #socket: Socket;
  readonly #upstream: Upstream;
  readonly #guard: DnsGuard;
  readonly #onEnd: () => void;
  readonly #asked: Asked[] = [];
  readonly #messages = new StreamMessages();
  #resolver: Socket | null = null;
  #askedBytes = 0;
  /** The client sends no more. */
  #finished = false;
  /** Answers being brought into the kernel. */
  #answering = 0;

  constructor(socket: Socket, upstream: Upstream, guard: DnsGuard, onEnd: () => void) {
    this.#socket = socket;
    this.#upstream = upstream;
    this.#guard = guard;
    this.#onEnd = onEnd;
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
    if (this.#socket.destroyed) return; // what came with a query that ended the connection
    const verdict = this.#guard.query(message);
    if (verdict.kind === "answer") this.#reply(verdict.reply);
    if (verdict.kind !== "forward") return;
    this.#asked.push({ query: message, head: verdict.head });
    this.#askedBytes += message.length;
    try {
      this.#resolver ??= this.#dial();
      this.#resolver.write(streamed(message));
    } catch {
      this.#guard.counters.unreachable += this.#asked.length;
      this.end();
    }
  }

  #dial(): Socket {
    const { place, address, port, timeoutMs } = this.#upstream;
    const resolver = place.dialTcp(address, port);
    const messages = new StreamMessages();
    const lost = (): void => {
      if (this.#resolver !== resolver) return;
      this.#resolver = null;
      resolver.destroy();
      if (this.#asked.length > 0) this.end();
    };
    resolver.setTimeout(timeoutMs, () => {
      this.#guard.counters.timeouts += this.#asked.length;
      lost();
    });
    resolver.on("error", () => {
      this.#guard.counters.unreachable += this.#asked.length;
      lost();
    });
    resolver.on("close", lost);
    resolver.on("end", lost);
    resolver.on("data", (bytes: Buffer) => {
      for (const message of messages.push(bytes)) void this.#answer(message);
      this.#flow();
    });
    return resolver;
  }

  async #answer(message: Buffer): Promise<void> {
    const at = this.#asked.findIndex(({ query, head }) => belongs(query, head, message));
    const [asked] = at < 0 ? [] : this.#asked.splice(at, 1);
    if (!asked) {
      this.#guard.counters.unasked++;
      return;
    }
    this.#askedBytes -= asked.query.length;
    this.#answering++;
    const reply = await this.#guard.answer(asked.query, asked.head, message);
    this.#answering--;
    this.#reply(reply);
    this.#flow();
    this.#endWhenDone();
  }

  /** Reads on from both sides, or from neither more than the other takes. */
  #flow(): void {
    const behind = this.#socket.writableNeedDrain;
    const busy = this.#asked.length >= PIPELINE || this.#askedBytes >= PIPELINE_BYTES;
    if (behind || busy) this.#socket.pause();
    else this.#socket.resume();
    if (behind) this.#resolver?.pause();
    else this.#resolver?.resume();
  }

  #reply(message: Buffer): void {
    if (this.#socket.writable) this.#socket.write(streamed(message));
  }

  #endWhenDone(): void {
    if (!this.#finished || this.#asked.length > 0 || this.#answering > 0) return;
    this.#resolver?.destroy();
    this.#socket.end();
  }
}
