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
  readonly #silent = new Set<Connection>();
  readonly #idle = new Set<Connection>();
  readonly #refused = new Set<Connection>();
  readonly #busy = new Set<Connection>();
  /** Those that are not closed. */
  readonly #open = new WeakMap<Socket, Connection>();

  constructor(server: Server, { dropped, most = connectionLimit() }: RoomOptions) {
    this.#most = most;
    this.#dropped = dropped;
    server.on("connection", (socket) => this.#arrived(socket));
  }

  /** For every request, first. false: there is no room; answer 503, and the connection ends. */
  enter(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(request.socket);
    if (connection === undefined) return true; // it is gone, and so is the client
    connection.requests++;
    response.once("close", () => this.#left(connection));
    if (connection.among === this.#busy) return true;
    const wasRefused = connection.among === this.#refused;
    const fits = this.#busy.size < this.#most && !wasRefused;
    if (!fits) {
      response.shouldKeepAlive = false;
      if (!wasRefused) this.#dropped();
    }
    move(connection, fits ? this.#busy : this.#refused);
    return fits;
  }

  /** A request is under way. */
  get isBusy(): boolean {
    return this.#busy.size + this.#refused.size > 0;
  }

  /** Ends all connections, those too that the server no longer counts among its own: after CONNECT, or bytes that are not HTTP. */
  endAll(): void {
    for (const sockets of [this.#silent, this.#idle, this.#refused, this.#busy])
      for (const { socket } of sockets) socket.destroy();
  }

  #arrived(socket: Socket): void {
    if (this.#size >= this.#most + spare(this.#most)) this.#makeRoom();
    const connection = { socket, requests: 0, among: this.#silent };
    this.#silent.add(connection);
    this.#open.set(socket, connection);
    socket.once("close", () => this.#forget(connection));
  }

  /** Those that are busy are no more than `most`: there is another one. */
  #makeRoom(): void {
    for (const sockets of [this.#silent, this.#idle, this.#refused])
      for (const connection of sockets) {
        if (sockets !== this.#refused) this.#dropped();
        this.#forget(connection);
        connection.socket.destroy();
        return;
      }
  }

  #left(connection: Connection): void {
    connection.requests--;
    if (connection.requests === 0 && this.#open.has(connection.socket)) move(connection, this.#idle);
  }

  get #size(): number {
    return this.#silent.size + this.#idle.size + this.#refused.size + this.#busy.size;
  }

  #forget(connection: Connection): void {
    connection.among.delete(connection);
    this.#open.delete(connection.socket);
  }
}

interface Connection {
  readonly socket: Socket;
  /** Under way: a client may send the next before the answer. */
  requests: number;
  /** Where it is. */
  among: Set<Connection>;
}

function move(connection: Connection, to: Set<Connection>): void {
  connection.among.delete(connection);
  to.add(connection);
  connection.among = to;
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
