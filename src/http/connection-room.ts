/**
 * ConnectionRoom bounds the connections of an HTTP server, so that they do not take the descriptors of the process that
 * guards the session, and nobody is kept out by connections on which nothing happens: one on which no request is under
 * way is ended for a new one, the longest idle first, and before all others those that never sent a whole request.
 *
 * Direction of failure: closed. Where all are busy a request is answered with 503, and what was ended or refused is counted.
 */
import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const MOST = 2048;
const LEAST = 16;
/** A connection takes two descriptors, one of them for the upstream; a session has two such servers, and other parts. */
const SHARE_OF_DESCRIPTORS = 8;
/** How long a client may take for the rest of a request that is refused. */
const REST_MS = 1000;

/** In seconds, as `retry-after` has it. */
export const RETRY_AFTER = "1";

export interface RoomOptions {
  /** A connection was ended for another one, or its request refused. */
  dropped(): void;
  /** Connections with a request under way; default: `connectionLimit()`. */
  most?: number;
}

export class ConnectionRoom {
  readonly #most: number;
  readonly #dropped: () => void;
  // each in the order of time; a connection is in one of them
  readonly #silent = new Set<Socket>();
  readonly #idle = new Set<Socket>();
  readonly #refused = new Set<Socket>();
  readonly #busy = new Set<Socket>();
  /** Requests under way: a client may send the next before the answer. */
  readonly #requests = new WeakMap<Socket, number>();

  constructor(server: Server, { dropped, most = connectionLimit() }: RoomOptions) {
    this.#most = most;
    this.#dropped = dropped;
    server.on("connection", (socket) => this.#arrived(socket));
  }

  /** For every request, first. false: there is no room; answer 503, and the connection ends. */
  enter(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    if (!this.#has(socket)) return true; // it is gone, and so is the client
    this.#requests.set(socket, (this.#requests.get(socket) ?? 0) + 1);
    response.once("close", () => this.#left(socket));
    if (this.#busy.has(socket)) return true;
    const fits = this.#busy.size < this.#most && !this.#refused.has(socket);
    if (!fits) {
      response.shouldKeepAlive = false;
      if (!this.#refused.has(socket)) this.#dropped();
    }
    this.#forget(socket);
    (fits ? this.#busy : this.#refused).add(socket);
    return fits;
  }

  /** A request is under way. */
  get isBusy(): boolean {
    return this.#busy.size + this.#refused.size > 0;
  }

  /** Ends all connections, those too that the server no longer counts among its own: after CONNECT, or bytes that are not HTTP. */
  endAll(): void {
    for (const sockets of [this.#silent, this.#idle, this.#refused, this.#busy])
      for (const socket of sockets) socket.destroy();
  }

  #arrived(socket: Socket): void {
    if (this.#size >= this.#most + spare(this.#most)) this.#makeRoom();
    this.#silent.add(socket);
    socket.once("close", () => this.#forget(socket));
  }

  /** Those that are busy are no more than `most`: there is another one. */
  #makeRoom(): void {
    for (const sockets of [this.#silent, this.#idle, this.#refused])
      for (const socket of sockets) {
        if (sockets !== this.#refused) this.#dropped();
        this.#forget(socket);
        socket.destroy();
        return;
      }
  }

  #left(socket: Socket): void {
    const requests = (this.#requests.get(socket) ?? 1) - 1;
    this.#requests.set(socket, requests);
    if (requests > 0 || !this.#has(socket)) return;
    this.#forget(socket);
    this.#idle.add(socket);
  }

  get #size(): number {
    return this.#silent.size + this.#idle.size + this.#refused.size + this.#busy.size;
  }

  #has(socket: Socket): boolean {
    return [this.#silent, this.#idle, this.#refused, this.#busy].some((sockets) => sockets.has(socket));
  }

  #forget(socket: Socket): void {
    for (const sockets of [this.#silent, this.#idle, this.#refused, this.#busy]) sockets.delete(socket);
  }
}

/** The number of connections beyond the limit that are still accepted: a request must be read to be refused. */
function spare(most: number): number {
  return Math.ceil(most / 4);
}

/** 2,048, or fewer where the process may open fewer files. */
export function connectionLimit(limits: string = ownLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(LEAST, Math.min(MOST, Math.floor(files / SHARE_OF_DESCRIPTORS)));
}

function ownLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return ""; // no /proc: what is usual holds
  }
}

/** Resolves when the rest of a refused request was read and dropped, or the time for it is over: who still sends would not see the answer. */
export function restOf(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const over = setTimeout(done, REST_MS).unref();
    function done(): void {
      clearTimeout(over);
      resolve();
    }
    request.once("end", done).once("close", done).resume();
  });
}
