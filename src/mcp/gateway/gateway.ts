/**
 * The gateway: an HTTP server before MCP servers, of every revision of the protocol that HTTP carries.
 *
 * Direction of failure: enforce refuses what it cannot check, observe passes and counts it. A request that is no
 * valid HTTP, comes from a page of another site, or asks for a path that nobody configured is refused in every mode.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { notAdmitted } from "./admission.ts";
import { ClientAnswer } from "./client-answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { Exchange } from "./exchange.ts";
import { httpServer } from "./http-server.ts";
import { answerMetadata } from "./oauth-metadata.ts";
import { answerError } from "./own-answer.ts";
import { type Place, type Target, targets } from "./place.ts";
import type { GatewayOptions } from "./ports.ts";
import { RequestBroken } from "./request-body.ts";
import { openStream, streamOf } from "./sse-talk.ts";

/** As long may a client take for an answer of the gateway itself where nothing is served. */
const NO_ENDPOINT_MS = 60_000;
/** How long answers that are under way may take when the gateway stops. */
const CLOSE_GRACE_MS = 500;

export class Gateway {
  readonly port: number;
  /** `http://HOST:PORT`, as a client on this machine writes it. */
  readonly url: string;
  readonly #options: GatewayOptions;
  readonly #server: Server;
  readonly #open = new Set<ClientAnswer>();
  #places: readonly Place[] = [];
  #targets: ReadonlyMap<string, Target> = new Map();
  #closing: Promise<void> | null = null;

  private constructor(server: Server, options: GatewayOptions) {
    this.#server = server;
    this.#options = options;
    this.port = (server.address() as AddressInfo).port;
    this.url = `http://${urlHost(options.bind)}:${this.port}`;
    server.on("request", (request, response) => void this.#serve(request, response));
  }

  /** Listens, and answers 404 until there are places. Rejects with GatewayError. */
  static async start(options: GatewayOptions): Promise<Gateway> {
    return new Gateway(await httpServer(options.port, options.bind, options.dropped), options);
  }

  /** Serves these places and no others from now on. Endpoints that are in none of them any more are closed. */
  serve(places: readonly Place[]): void {
    const kept = new Set(places.map(({ endpoint }) => endpoint));
    const former = new Set(this.#places.map(({ endpoint }) => endpoint));
    this.#places = places;
    this.#targets = targets(places);
    for (const endpoint of former) if (!kept.has(endpoint)) endpoint.close();
  }

  /** Ends everything that is under way. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const cut = setTimeout(
      () => this.#server.closeAllConnections(),
      this.#open.size > 0 ? CLOSE_GRACE_MS : 0,
    );
    await closed;
    clearTimeout(cut);
    this.serve([]);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = new ClientAnswer(response, this.#idleMs());
    this.#open.add(client);
    response.on("close", () => this.#open.delete(client));
    try {
      await this.#route(request, client);
    } catch (error) {
      this.#failed(error, client);
    } finally {
      // The rest of a refused request is read and dropped: a client that still sends must see the answer.
      if (!request.complete) request.resume();
    }
  }

  async #route(request: IncomingMessage, client: ClientAnswer): Promise<void> {
    const url = request.url ?? "";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? "" : url.slice(mark + 1);
    const target = this.#targets.get(path);
    const objection = notAdmitted(request, this.#options);
    if (objection !== null) {
      if (objection.status === 403) this.#told(target, objection.text);
      this.#options.log.debug(`${objection.status}: ${objection.text}`);
      return answerError(client, objection.status, `[netmon] ${objection.text}.`);
    }
    if (path === "/health" && request.method === "GET") return this.#health(client);
    if (target === undefined) return answerError(client, 404, this.#unknownPath());
    if (query !== "" && target.what !== "messages")
      return answerError(client, 404, "[netmon] The endpoint has no query: write it into the server's URL.");
    await this.#answer(target, query, request, client);
  }

  async #answer(
    target: Target,
    query: string,
    request: IncomingMessage,
    client: ClientAnswer,
  ): Promise<void> {
    const { endpoint, base, what } = target;
    const { method } = request;
    const isSse = endpoint.options.type === "sse";
    const here = `http://${request.headers.host}`;
    const metadataUrl = `${here}/.well-known/oauth-protected-resource${base}/mcp`;
    if (what === "mcp") return new Exchange({ endpoint, request, client, metadataUrl }).run();
    if (what === "sse") {
      if (method === "GET")
        return openStream({ endpoint, messages: `${base}/messages`, metadataUrl }, request, client);
      return answerError(client, 405, "[netmon] This is HTTP+SSE of 2024-11-05: a GET opens its stream.");
    }
    if (what === "messages") {
      if (method !== "POST") return answerError(client, 405, "[netmon] Messages are posted here.");
      const stream = streamOf(endpoint, query);
      if (stream === null)
        return answerError(client, 404, "[netmon] There is no such stream, or it has ended.");
      return stream.post(request, client);
    }
    if (method !== "GET") return answerError(client, 405, "[netmon] Metadata is for GET.");
    const own = (request.url ?? "").endsWith("/sse") && isSse ? "sse" : "mcp";
    return answerMetadata(target, request.rawHeaders, `${here}${base}/${own}`, client);
  }

  #health(client: ClientAnswer): void {
    const endpoints = this.#places.map(({ base, endpoint }) => ({
      path: `${base}/mcp`,
      server_id: endpoint.options.serverId,
      mode: endpoint.guard.mode,
      sessions: endpoint.sessions.size + endpoint.streams.size,
      sessions_dropped: endpoint.sessions.dropped,
    }));
    const body = Buffer.from(`${JSON.stringify({ status: "ok", endpoints })}\n`);
    client.whole(200, ["content-type", "application/json"], body);
  }

  #unknownPath(): string {
    const paths = this.#places.map(({ base }) => `${base}/mcp`).join(" ");
    return `[netmon] Nothing is served at this path${paths === "" ? "" : `, but at ${paths}`}.`;
  }

  /** Of a page of another site: it is nobody's in particular where its path leads nowhere. */
  #told(target: Target | undefined, text: string): void {
    const endpoint: Endpoint | undefined = target?.endpoint ?? this.#places[0]?.endpoint;
    endpoint?.guard.refused("to_server", "origin", text);
  }

  #idleMs(): number {
    return this.#places[0]?.endpoint.options.limits.idleMs ?? NO_ENDPOINT_MS;
  }

  #failed(error: unknown, client: ClientAnswer): void {
    if (error instanceof RequestBroken) {
      if (error.code === "gone") return;
      client.last();
      answerError(client, 408, "[netmon] The rest of the request did not come in time.");
      return;
    }
    const what =
      error instanceof Error ? `${error.name} at ${error.stack?.split("\n")[1]?.trim()}` : "an error";
    this.#options.log.warn(`the gateway failed: ${what}`);
    if (client.begun) client.cut();
    else answerError(client, 500, "[netmon] The gateway failed on this request.");
  }
}

function urlHost(bind: string): string {
  if (bind === "0.0.0.0" || bind === "::") return "127.0.0.1";
  return isIPv6(bind) ? `[${bind}]` : bind;
}
