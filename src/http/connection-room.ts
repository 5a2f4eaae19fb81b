/**
 * ConnectionRoom bounds the connections of an HTTP server, so that they do not exhaust the descriptors of the process
 * that guards the session, and idle connections keep nobody out: a connection without a request in progress is closed
 * for a new one, first those that never sent a complete request, then the longest idle. A client that sends request after
 * request without awaiting the answers is cut off, since Node would read on and fill the memory.
 *
 * Fails closed. If all connections are busy, a request is answered with 503; closed and refused ones are counted.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";
import { descriptorsOfProcess, sharersOfProcess } from "../async/process-share.ts";
import { within } from "../async/within.ts";

const MAX_LIMIT = 2048;
const MIN_LIMIT = 16;
/** A connection needs two descriptors, one of them for the upstream; a session has two such servers and other parts. */
const SHARE_OF_DESCRIPTORS = 8;
/** Requests of one connection in progress at once. Common clients await the answer before they send the next one. */
export const MAX_PIPELINED = 4;
/** How long a client may take for the rest of a refused request. */
const REST_MS = 1000;

/** Value of `retry-after`, in seconds. */
export const RETRY_AFTER = "1";

/** Whether a request is served, answered with 503, or left alone because its connection is gone. */
export type Entry = "served" | "full" | "gone";

export interface RoomOptions {
  /** Called when a connection is closed to make room or for pipelining, or its request refused. */
  dropped(): void;
  /** Limit on connections with a request in progress; default: `connectionLimit()`. */
  limit?: number;
}

export class ConnectionRoom {
  readonly #limit: number;
  readonly #dropped: () => void;
  // Each set is in chronological order; a connection is in exactly one.
  readonly #unused = new Set<Connection>();
  readonly #idle = new Set<Connection>();
  readonly #refused = new Set<Connection>();
  readonly #busy = new Set<Connection>();
  /** Open connections. */
  readonly #open = new WeakMap<Socket, Connection>();

  constructor(server: Server, { dropped, limit = connectionLimit() }: RoomOptions) {
    this.#limit = limit;
    this.#dropped = dropped;
    server.on("connection", (socket) => this.#arrived(socket));
  }

  /** Must be called first for every request. After 503 (`full`), the connection ends. */
  enter(request: IncomingMessage, response: ServerResponse): Entry {
    const connection = this.#open.get(request.socket);
    // Node parses all that it has read, even when the connection has been destroyed
    if (connection === undefined || connection.socket.destroyed) return "gone";
    if (connection.requests === MAX_PIPELINED) {
      this.#dropped();
      connection.socket.destroy();
      return "gone";
    }
    connection.requests++;
    response.once("close", () => this.#left(connection));
    if (connection.among === this.#busy) return "served";
    const wasRefused = connection.among === this.#refused;
    const fits = this.#busy.size < this.#limit && !wasRefused;
    if (!fits) {
      response.shouldKeepAlive = false;
      if (!wasRefused) this.#dropped();
    }
    move(connection, fits ? this.#busy : this.#refused);
    return fits ? "served" : "full";
  }

  /** Whether an earlier request of the connection waits for its answer, in which another protocol would end up. */
  isAnswering(socket: Socket): boolean {
    return (this.#open.get(socket)?.requests ?? 0) > 0;
  }

  /** Counts a connection that leaves HTTP as busy until it ends. false: there is no room for it. */
  switched(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    if (connection === undefined || this.#busy.size >= this.#limit) {
      this.#dropped();
      return false;
    }
    connection.requests++;
    move(connection, this.#busy);
    return true;
  }

  /** Whether a request is in progress. */
  get isBusy(): boolean {
    return this.#busy.size + this.#refused.size > 0;
  }

  /** Ends all connections, even those that the server no longer tracks: after CONNECT, or bytes that are not HTTP. */
  endAll(): void {
    for (const sockets of [this.#unused, this.#idle, this.#refused, this.#busy])
      for (const { socket } of sockets) socket.destroy();
  }

  #arrived(socket: Socket): void {
    if (this.#size >= this.#limit + spare(this.#limit)) this.#makeRoom();
    const connection = { socket, requests: 0, among: this.#unused };
    this.#unused.add(connection);
    this.#open.set(socket, connection);
    socket.once("close", () => this.#forget(connection));
  }

  /** Closes a connection that is not busy; there is one, since no more than `limit` are busy. */
  #makeRoom(): void {
    for (const sockets of [this.#unused, this.#idle, this.#refused])
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
    return this.#unused.size + this.#idle.size + this.#refused.size + this.#busy.size;
  }

  #forget(connection: Connection): void {
    connection.among.delete(connection);
    this.#open.delete(connection.socket);
  }
}

interface Connection {
  readonly socket: Socket;
  /** Number of requests in progress: a client may send the next one before the answer. */
  requests: number;
  /** The set that contains the connection. */
  among: Set<Connection>;
}

function move(connection: Connection, to: Set<Connection>): void {
  connection.among.delete(connection);
  to.add(connection);
  connection.among = to;
}

/** Returns the number of connections accepted beyond the limit, since a request must be read to be refused. */
function spare(limit: number): number {
  return Math.ceil(limit / 4);
}

/** Returns 2,048, or fewer if the process may open only few files, or is shared by many runs. */
export function connectionLimit(files = descriptorsOfProcess(), sharers = sharersOfProcess()): number {
  return Math.max(MIN_LIMIT, Math.min(MAX_LIMIT, Math.floor(files / SHARE_OF_DESCRIPTORS / sharers)));
}

/**
 * Resolves when the rest of a refused request has been read and dropped, or the time for it is over. A client that is
 * still sending would not see the answer.
 */
export function restOf(request: IncomingMessage): Promise<boolean> {
  return within(finished(request.resume()), REST_MS).catch(() => false);
}
