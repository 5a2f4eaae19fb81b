/**
 * The HTTP server of the LLM proxy, the MCP gateway, the page and the metrics: where it listens, how long it waits for a request,
 * how many it serves at once, how it responds to bytes that are not HTTP, and how its connections end.
 *
 * `start` rejects with the error that its caller makes from the reason. A connection with an invalid request is ended
 * with a reason.
 */
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerOptions as NodeServerOptions,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { destroyAll, type Part } from "../event/faults.ts";
import { ConnectionRoom } from "./connection-room.ts";

/** Requests that leave HTTP, on a Node.js that can tell which do (24.9); on an older one, none does. */
export interface Switching {
  wants(request: IncomingMessage): boolean;
  serve(request: IncomingMessage, socket: Socket, head: Buffer): void;
}

export type ListenFailure = "port_in_use" | "port_not_allowed" | "listen";

export interface ServerOptions {
  /** With `port` null, the path of a socket file. */
  address: string;
  /** 0: any free port. */
  port: number | null;
  /** Names of the settings to change, for messages. */
  settings: { port: string; address: string };
  /** Time for a complete request, in milliseconds. */
  requestTimeoutMs: number;
  /** Requests in progress; default: what the process's descriptors allow. */
  limit?: number;
  /** Whether it does not keep the process alive. */
  unref?: true;
  /** Reports faults. */
  part: Part;
  /** Subject of the sentence with the reason why bytes are not read as a request. */
  name: string;
  /** Text of the response to CONNECT. */
  noForwarding: string;
  /** Returns the JSON of an error that belongs to no request. */
  errorBody(text: string): string;
  /** Returns the error with which `start` rejects. */
  failure(code: ListenFailure, text: string): Error;
  /** Missing: no request switches to another protocol. */
  switching?: Switching;
  /** Called when a connection is closed to make room or for pipelining, or its request refused. */
  dropped(): void;
}

/** `hasRoom` false: too many requests are in progress, and this one must be answered with 503. */
export type Handler = (request: IncomingMessage, response: ServerResponse, hasRoom: boolean) => unknown;

/** Bytes of one message's head, in either direction. */
export const MAX_HEADER_BYTES = 64 * 1024;
const HEADERS_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 60_000;
/** Silence after which the kernel asks whether a client is still there, so that a stream to a vanished one ends. */
const PROBE_AFTER_MS = 30_000;
const NO_ROOM = "too many requests are in progress: try again later";
/** How long clients may take to read the end of responses that `close` cut short. */
const CLOSE_GRACE_MS = 500;

export class HttpServer {
  /** 0 for a socket file. */
  readonly port: number;
  readonly #server: Server;
  readonly #room: ConnectionRoom;
  readonly #part: Part;
  #closing: Promise<void> | null = null;

  private constructor(server: Server, room: ConnectionRoom, part: Part) {
    this.#server = server;
    this.#room = room;
    this.#part = part;
    const address = server.address() as AddressInfo | string;
    this.port = typeof address === "string" ? 0 : address.port;
  }

  /** Listens; requests are answered once `serve` is called. Rejects with `failure`. */
  static async start(options: ServerOptions): Promise<HttpServer> {
    const { part, name, noForwarding, errorBody, switching } = options;
    const settings: NodeServerOptions & { shouldUpgradeCallback(request: IncomingMessage): boolean } = {
      shouldUpgradeCallback: (request) =>
        !room.isAnswering(request.socket) && switching?.wants(request) === true,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, options.requestTimeoutMs),
      requestTimeout: options.requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAlive: true,
      keepAliveInitialDelay: PROBE_AFTER_MS,
      insecureHTTPParser: false,
      // The handler answers such requests with a reason.
      requireHostHeader: false,
    };
    const server = createServer(settings);
    if (options.unref) server.unref();
    server.maxHeadersCount = 0; // by default Node silently drops fields after the first 2,000
    part.contain(server, "connection_ended", destroyAll);
    const room = new ConnectionRoom(server, options);
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
      else
        finish(
          socket,
          INVALID[error.code ?? ""] ?? "400 Bad Request",
          errorBody(`${name} does not read this request: ${error.code ?? "not HTTP"}`),
        );
    });
    server.on("connect", (_request, socket) =>
      finish(socket, "405 Method Not Allowed", errorBody(noForwarding)),
    );
    // with a listener, an older Node takes every offer of another protocol out of HTTP
    if (switching !== undefined && "shouldUpgradeCallback" in server)
      server.on("upgrade", (request, socket, head) => {
        if (room.switched(socket as Socket)) switching.serve(request, socket as Socket, head);
        else finish(socket, "503 Service Unavailable", errorBody(`${name}: ${NO_ROOM}`));
      });
    server.on("connection", (socket) => part.contain(socket, "connection_ended", () => socket.destroy()));
    await listen(server, options);
    return new HttpServer(server, room, part);
  }

  /** Must be called in the turn of the event loop in which `start` resolves. */
  serve(handle: Handler): void {
    const serve = (request: IncomingMessage, response: ServerResponse): unknown => {
      const giveUp = (): void => destroyAll(response, request);
      this.#part.contain(request, "request_ended", giveUp);
      this.#part.contain(response, "request_ended", giveUp);
      const entry = this.#room.enter(request, response);
      return entry === "gone" ? giveUp() : handle(request, response, entry === "served");
    };
    this.#server.on("request", this.#part.callback(serve, "request_ended", destroyAll));
  }

  /** Calls `endResponses` and ends all connections; those with a request in progress after a grace period. */
  close(endResponses: () => void = () => {}): Promise<void> {
    this.#closing ??= this.#close(endResponses);
    return this.#closing;
  }

  async #close(endResponses: () => void): Promise<void> {
    const graceMs = this.#room.isBusy ? CLOSE_GRACE_MS : 0;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    endResponses();
    this.#server.closeIdleConnections();
    const cut = setTimeout(() => this.#room.endAll(), graceMs);
    await closed;
    clearTimeout(cut);
  }
}

async function listen(server: Server, options: ServerOptions): Promise<void> {
  const { port, address } = options;
  server.listen(port === null ? { path: address } : { port, host: address });
  try {
    await once(server, "listening");
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, options);
  }
  server.on("error", () => {}); // accept(2) failed: the client sees its connection end
}

function listenError(
  { code, message }: NodeJS.ErrnoException,
  { port, address, settings, failure }: ServerOptions,
): Error {
  if (port === null) return failure("listen", `cannot listen at ${address}: ${code ?? message}`);
  switch (code) {
    case "EADDRINUSE":
      return failure(
        "port_in_use",
        `port ${port} on ${address} is in use: choose another ${settings.port}, or 0 for a free one`,
      );
    case "EACCES":
      return failure("port_not_allowed", `port ${port} needs privileges: choose one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return failure("listen", `${address} is not an address of this machine: change ${settings.address}`);
    default:
      return failure("listen", `cannot listen on ${address}:${port}: ${code ?? message}`);
  }
}

const INVALID: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Sends a response and ends the connection, which cannot be used any more. */
function finish(socket: Duplex, status: string, body: string): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
