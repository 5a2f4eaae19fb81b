/**
 * The reverse proxy between an agent and its LLM providers, on loopback: sees every tool call that a model
 * asks for before the agent does.
 *
 * Direction of failure: enforce refuses what it cannot check, observe passes and counts it. A request that
 * is no valid HTTP, or does not come from a program on this machine, is refused in every mode.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ProxyOptions, ProxyPorts } from "./ports.ts";
import { type ProxyState, Transaction } from "./transaction.ts";
import { isLoopback, MAX_HEADER_BYTES, Upstream } from "./upstream.ts";

export class ProxyError extends Error {
  override readonly name = "ProxyError";
  readonly code: "port_in_use" | "port_not_allowed" | "listen" | "port_fixed" | "loop";

  constructor(code: ProxyError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

const ADDRESS = "127.0.0.1";
const HEADERS_TIMEOUT_MS = 60_000;
/** Of a whole request: uploads of files pass too. A body that is read for a model may not pause for long. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const KEEP_ALIVE_MS = 60_000;
/** More are cut off and counted: they would take the descriptors of the process that guards the session. */
const MAX_CONNECTIONS = 2048;
/** How long clients may take to read the end of what was cut short by close(). */
const CLOSE_GRACE_MS = 500;

export class LlmProxy {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  readonly #server: Server;
  readonly #state: ProxyState;
  #closing: Promise<void> | null = null;

  private constructor(server: Server, state: ProxyState) {
    this.#server = server;
    this.#state = state;
    this.port = state.port;
    this.url = `http://${ADDRESS}:${state.port}`;
  }

  /** Listens on 127.0.0.1. Rejects with ProxyError. */
  static async start(options: ProxyOptions, ports: ProxyPorts): Promise<LlmProxy> {
    const server = createServer({
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      insecureHTTPParser: false,
      // Answered by the proxy itself, with a reason.
      requireHostHeader: false,
    });
    server.maxConnections = MAX_CONNECTIONS;
    server.on("drop", () => ports.counters.connections_dropped++);
    server.on("clientError", answerInvalid);
    server.on("connect", (_request, socket) => answerConnect(socket));
    await listen(server, options.port);
    const { port } = server.address() as AddressInfo;
    const state: ProxyState = { port, options, ports, upstream: new Upstream(), open: new Set() };
    try {
      refuseLoops(options, port);
    } catch (error) {
      server.close();
      await state.upstream.close();
      throw error;
    }
    server.on("request", (request, response) => new Transaction(state, request, response).run());
    return new LlmProxy(server, state);
  }

  /**
   * Takes effect at the next request; answers in progress keep what they began with. The port cannot change
   * (0 is the one there is). Rejects with ProxyError `port_fixed` or `loop`, and then nothing has changed.
   */
  async update(options: ProxyOptions): Promise<void> {
    if (options.port !== 0 && options.port !== this.port)
      throw new ProxyError("port_fixed", `the proxy listens on port ${this.port} until it is started again`);
    refuseLoops(options, this.port);
    this.#state.options = options;
  }

  /** Ends every answer in progress in its vendor's way, then all connections. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const transaction of this.#state.open) transaction.shutDown();
    this.#server.closeIdleConnections();
    const cut = setTimeout(() => this.#server.closeAllConnections(), CLOSE_GRACE_MS);
    await closed;
    clearTimeout(cut);
    await this.#state.upstream.close();
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, ADDRESS, () => {
      server.removeAllListeners("error");
      server.on("error", () => {}); // accept(2) failed: the client sees its connection end
      resolve();
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): ProxyError {
  if (error.code === "EADDRINUSE")
    return new ProxyError(
      "port_in_use",
      `port ${port} on ${ADDRESS} is in use: choose another proxy.port, or 0 for a free one`,
    );
  if (error.code === "EACCES")
    return new ProxyError("port_not_allowed", `port ${port} needs privileges: choose one above 1023`);
  return new ProxyError("listen", `cannot listen on ${ADDRESS}:${port}: ${error.code ?? error.message}`);
}

/** A provider that is the proxy itself would send each request round for ever. */
function refuseLoops({ providers }: ProxyOptions, port: number): void {
  for (const [name, base] of Object.entries(providers)) {
    const url = new URL(base);
    if (isLoopback(url.hostname) && Number(url.port || (url.protocol === "https:" ? 443 : 80)) === port)
      throw new ProxyError("loop", `the provider ${name} (${url.origin}) is this proxy itself`);
  }
}

const INVALID: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `431 Request Header Fields Too Large`,
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What node's parser refuses: the connection cannot be used any more. */
function answerInvalid(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = INVALID[error.code ?? ""] ?? "400 Bad Request";
  finish(socket, status, `netmon's LLM proxy does not read this request: ${error.code ?? "not HTTP"}`);
}

function answerConnect(socket: Duplex): void {
  finish(
    socket,
    "405 Method Not Allowed",
    "netmon's LLM proxy is a reverse proxy: set the agent's base URL to it, not HTTPS_PROXY (netmon env prints the settings)",
  );
}

function finish(socket: Duplex | Socket, status: string, text: string): void {
  socket.on("error", () => socket.destroy());
  const body = `${JSON.stringify({ type: "error", error: { type: "invalid_request_error", message: text } })}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
