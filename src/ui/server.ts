/**
 * Server of the page: its single file, the exchange of a link's token for a cookie, the JSON of the views (api.ts) and
 * live updates (live.ts). Listens on a socket file that only its owner may open, or on a loopback port.
 *
 * Fails closed. A request from elsewhere, of another page or of a session's process gets nothing.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { userErrors } from "../errors/user-error.ts";
import { processFaults } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { setAccess } from "../files/write.ts";
import { MAX_PAUSE_MS, NO_MEMORY, RequestBroken, readBody } from "../http/request-body.ts";
import { HttpServer } from "../http/server.ts";
import type { Right } from "../page/api.ts";
import type { StateDirs } from "../state/paths.ts";
import { StoreError } from "../store/error.ts";
import { Access, COOKIE, hostText, type OwnHost, objection } from "./admission.ts";
import type { Api } from "./api.ts";
import { Live } from "./live.ts";
import { readPage } from "./page-file.ts";
import { objectionToPeer } from "./peer.ts";
import { RequestError } from "./request-error.ts";

export class UiError extends userErrors("UiError", {
  port_in_use: "busy",
  port_not_allowed: "privilege",
  listen: "unsupported",
}) {}

export interface UiOptions {
  /** A socket file, or a port on 127.0.0.1; 0: a free one. */
  at: { path: string } | { port: number };
  /** State directories of the sessions whose processes are refused. */
  stateDirs: readonly StateDirs[];
  api: Api;
  log: Log;
}

/** Maximum bytes of a request's body: a decision, or a token. */
const MAX_BODY = 64 * 1024;
const ENDED = "this link was used, or netmon ui has ended: ask for a new one";
const PLAIN = "text/plain; charset=utf-8";
const JSON_TYPE = "application/json";
/** Prevents copies in the browser's cache, and access by other pages to this one's window. */
const COMMON: readonly string[] = [
  ...["cache-control", "no-store", "x-content-type-options", "nosniff", "referrer-policy", "no-referrer"],
  ...["cross-origin-opener-policy", "same-origin", "cross-origin-resource-policy", "same-origin"],
];

export class UiServer {
  readonly #http: HttpServer;
  readonly #options: UiOptions;
  readonly #own: OwnHost;
  readonly #access = new Access();
  readonly #live: Live;
  readonly #page = readPage();
  /** Why each connection is refused; null: it is not. */
  readonly #peers = new WeakMap<Socket, Promise<string | null>>();
  #refused = 0;

  private constructor(http: HttpServer, options: UiOptions) {
    this.#http = http;
    this.#options = options;
    // a unique name, as cookies ignore ports; browsers resolve *.localhost to this machine (RFC 6761)
    const name = `netmon-${randomBytes(4).toString("hex")}.localhost`;
    this.#own = { name, port: "path" in options.at ? null : http.port };
    this.#live = new Live(options.api);
    http.serve((request, response) => this.#handle(request, response));
  }

  /** Rejects with UiError, InstallationError. */
  static async start(options: UiOptions): Promise<UiServer> {
    readPage();
    const { at } = options;
    const http = await HttpServer.start({
      ...("path" in at ? { address: at.path, port: null } : { address: "127.0.0.1", port: at.port }),
      settings: { port: "--listen", address: "--listen" },
      requestTimeoutMs: 60_000,
      part: processFaults.part("ui"),
      name: "netmon ui",
      noForwarding: "this is not a proxy",
      errorBody: (error) => JSON.stringify({ error }),
      failure: (code, text) => new UiError(code, text),
      dropped: () => {},
    });
    if ("path" in at) setAccess(at.path, 0o600);
    return new UiServer(http, options);
  }

  get port(): number {
    return this.#http.port;
  }

  /** Returns the page's address with a one-time token for one browser; it opens with the events of `session`. */
  link(right: Right, session?: string): string {
    const begin = session === undefined ? "" : `&filter=${encodeURIComponent(`session:${session}`)}`;
    return `http://${hostText(this.#own)}/#token=${this.#access.token(right)}${begin}`;
  }

  async close(): Promise<void> {
    this.#live.close();
    await this.#http.close();
    this.#options.api.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.sendDate = false;
    const peer = await this.#objectionToPeer(request.socket);
    if (peer !== null) return send(response, 403, PLAIN, `${peer}\n`);
    const refused = objection(request, this.#own);
    if (refused !== null) return send(response, refused.status, PLAIN, `${refused.text}\n`);
    return this.#answer(request, response).catch((error: unknown) => {
      const known = error instanceof RequestError || error instanceof StoreError;
      if (!known && !(error instanceof RequestBroken)) throw error;
      if (error instanceof RequestBroken) response.destroy();
      else sendJson(response, error instanceof RequestError ? error.status : 503, { error: error.message });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://netmon");
    const right = this.#access.right(request.headers.cookie);
    if (request.method === "POST") {
      const body = await jsonBody(request);
      if (pathname === "/session") return this.#exchange(body, response);
      const { api } = this.#options;
      if (pathname === "/api/filters") {
        if (right === null) throw new RequestError(401, ENDED);
        return sendJson(response, 200, api.save(body));
      }
      const decide = { "/api/decide": () => api.decide(body), "/api/answer": () => api.answer(body) }[
        pathname
      ];
      if (decide === undefined) throw new RequestError(404, "there is nothing here");
      if (right !== "decide") throw new RequestError(right === null ? 401 : 403, "this link may not decide");
      return sendJson(response, 200, await decide());
    }
    if (pathname === "/") {
      const { bytes, policy } = this.#page;
      return send(response, 200, "text/html; charset=utf-8", bytes, ["content-security-policy", policy]);
    }
    if (!pathname.startsWith("/api/")) throw new RequestError(404, "there is nothing here");
    if (right === null) throw new RequestError(401, ENDED);
    if (pathname === "/api/export") return this.#export(searchParams, response);
    if (pathname === "/api/live")
      return this.#live.view(request, response, { params: searchParams, right, fields: COMMON });
    return sendJson(
      response,
      200,
      await this.#options.api.get(pathname.slice("/api/".length), searchParams, right),
    );
  }

  async #export(params: URLSearchParams, response: ServerResponse): Promise<void> {
    const { type, name, parts } = this.#options.api.export(params);
    const disposition = `attachment; filename="${name}"`;
    const fields = ["content-type", `${type}; charset=utf-8`, "content-disposition", disposition];
    response.writeHead(200, [...COMMON, ...fields]);
    try {
      await pipeline(parts, response);
    } catch (error) {
      // the reader has left, or sees by the broken end that something is missing
      if (error instanceof StoreError) this.#options.log.warn(`an export was broken off: ${error.message}`);
      response.destroy();
    }
  }

  #exchange(body: unknown, response: ServerResponse): void {
    const { token } = (body ?? {}) as { token?: unknown };
    const value = typeof token === "string" ? this.#access.exchange(token) : null;
    if (value === null) throw new RequestError(401, "this link was used already: ask for a new one");
    const cookie = `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict`;
    send(response, 200, JSON_TYPE, "{}", ["set-cookie", cookie]);
  }

  /** Checked once per connection: a later holder was given it by a process outside all sessions. */
  #objectionToPeer(socket: Socket): Promise<string | null> {
    const known = this.#peers.get(socket) ?? this.#lookAt(socket);
    this.#peers.set(socket, known);
    return known;
  }

  async #lookAt(socket: Socket): Promise<string | null> {
    const found = await objectionToPeer(socket, this.#options.stateDirs);
    if (found !== null && ++this.#refused === 1) this.#options.log.warn(`a connection was refused: ${found}`);
    return found;
  }
}

async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const read = await readBody(request, { maxBytes: MAX_BODY, pauseMs: MAX_PAUSE_MS });
  const { bytes, complete } = read;
  read.release(); // it is parsed at once
  if (!complete) read.drop();
  if (read.noMemory) throw new RequestError(503, NO_MEMORY);
  if (!complete) throw new RequestError(413, `a request has at most ${MAX_BODY} bytes`);
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    throw new RequestError(400, "the request is not JSON");
  }
}

function sendJson(response: ServerResponse, status: number, value: object | string): void {
  send(response, status, JSON_TYPE, typeof value === "string" ? value : JSON.stringify(value));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  more: readonly string[] = [],
): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, [...COMMON, ...more, "content-type", type, "content-length", length]);
  response.end(body);
}
