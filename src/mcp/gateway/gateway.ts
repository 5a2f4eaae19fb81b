/**
 * The gateway: an HTTP server in front of MCP servers, for every revision of the protocol over HTTP.
 *
 * Enforce refuses what it cannot check, observe passes and counts it. A request that is not valid HTTP, comes from a
 * page of another site, or asks for a path that is not configured is refused in every mode.
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { processFaults } from "../../event/faults.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import {
  type AdmissionRules,
  isKnownOrigin,
  isOwnHost,
  type NotAdmitted,
  notAdmitted,
} from "../../http/admission.ts";
import { ClientResponse } from "../../http/client-response.ts";
import { RETRY_AFTER, restOf } from "../../http/connection-room.ts";
import { RequestBroken } from "../../http/request-body.ts";
import { HttpServer } from "../../http/server.ts";
import type { Endpoint } from "./endpoint.ts";
import { ErrorCode, errorMessage } from "./json-rpc.ts";
import { answerMetadata } from "./oauth-metadata.ts";
import { answerError } from "./own-responses.ts";
import { GatewayError, type GatewayOptions } from "./ports.ts";
import { RequestHandler } from "./request-handler.ts";
import { type Route, type Target, targets } from "./routes.ts";
import { openStream, streamOf } from "./sse-session.ts";

/** Time that a client may take to read a response of the gateway while there are no routes. */
const NO_ENDPOINT_MS = 60_000;
/** Time for a complete request. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
/** No real client sends more; thousands would only burden joining and comparing. */
const MAX_FIELDS = LIMITS.header_fields.most;
const METHODS: ReadonlySet<string> = new Set(["GET", "POST", "DELETE", "OPTIONS"]);

export class Gateway {
  readonly port: number;
  /** `http://HOST:PORT`, as used by a client on this machine. */
  readonly url: string;
  readonly #options: GatewayOptions;
  readonly #server: HttpServer;
  readonly #rules: AdmissionRules;
  #routes: readonly Route[] = [];
  #targets: ReadonlyMap<string, Target> = new Map();

  private constructor(server: HttpServer, options: GatewayOptions) {
    this.#server = server;
    this.#options = options;
    this.#rules = admissionRules(options);
    this.port = server.port;
    this.url = `http://${urlHost(options.bind)}:${this.port}`;
    server.serve((request, response, hasRoom) => this.#serve(request, response, hasRoom));
  }

  /** Listens, and responds with 404 until there are routes. Rejects with GatewayError. */
  static async start(options: GatewayOptions): Promise<Gateway> {
    const server = await HttpServer.start({
      address: options.bind,
      port: options.port,
      settings: { port: "--port or gateway.port", address: "--bind or gateway.bind" },
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      part: processFaults.part("gateway"),
      name: "the gateway",
      noForwarding: "the gateway is not a forward proxy: give clients its URLs",
      errorBody: (text) => `${errorMessage(null, ErrorCode.invalidRequest, `[netmon] ${text}.`)}\n`,
      failure: (code, text) => new GatewayError(code, text),
      dropped: () => options.dropped(),
    });
    return new Gateway(server, options);
  }

  /** Replaces the routes. Endpoints that are no longer in any of them are closed. */
  serve(routes: readonly Route[]): void {
    const kept = new Set(routes.map(({ endpoint }) => endpoint));
    const former = new Set(this.#routes.map(({ endpoint }) => endpoint));
    this.#routes = routes;
    this.#targets = targets(routes);
    for (const endpoint of former) if (!kept.has(endpoint)) endpoint.close();
  }

  /** Ends everything in progress. */
  async close(): Promise<void> {
    await this.#server.close();
    this.serve([]);
  }

  async #serve(request: IncomingMessage, response: ServerResponse, hasRoom: boolean): Promise<void> {
    const client = new ClientResponse(response, this.#idleMs(), processFaults.part("gateway"));
    try {
      if (hasRoom) await this.#route(request, client);
      else await this.#full(request, client);
    } catch (error) {
      this.#failed(error, client);
    } finally {
      // The rest of a refused request is read and dropped: a client that is still sending must see the answer.
      if (!request.complete) request.resume();
    }
  }

  async #full(request: IncomingMessage, client: ClientResponse): Promise<void> {
    await restOf(request);
    const text = "[netmon] Too many requests are in progress at the gateway: try again later.";
    answerError(client, 503, text, { fields: ["retry-after", RETRY_AFTER] });
  }

  async #route(request: IncomingMessage, client: ClientResponse): Promise<void> {
    const url = request.url ?? "";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? "" : url.slice(mark + 1);
    const target = this.#targets.get(path);
    const objection = objectionTo(request, this.#rules);
    if (objection !== null) {
      if (objection.status === 403) this.#reportForeignOrigin(target, objection.text);
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
    client: ClientResponse,
  ): Promise<void> {
    const { endpoint, base, what } = target;
    const { method } = request;
    const isSse = endpoint.options.type === "sse";
    const here = `http://${request.headers.host}`;
    const metadataUrl = `${here}/.well-known/oauth-protected-resource${base}/mcp`;
    if (what === "mcp") return new RequestHandler({ endpoint, request, client, metadataUrl }).run();
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
    return answerMetadata(endpoint, what, request.rawHeaders, `${here}${base}/${own}`, client);
  }

  #health(client: ClientResponse): void {
    const endpoints = this.#routes.map(({ base, endpoint }) => ({
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
    const paths = this.#routes.map(({ base }) => `${base}/mcp`).join(" ");
    return `[netmon] Nothing is served at this path${paths === "" ? "" : `, but at ${paths}`}.`;
  }

  /** Reports a request from another site's page; for an unknown path, to the first endpoint's guard. */
  #reportForeignOrigin(target: Target | undefined, text: string): void {
    const endpoint: Endpoint | undefined = target?.endpoint ?? this.#routes[0]?.endpoint;
    endpoint?.guard.refused("to_server", "origin", text);
  }

  #idleMs(): number {
    return this.#routes[0]?.endpoint.options.limits.idleMs ?? NO_ENDPOINT_MS;
  }

  #failed(error: unknown, client: ClientResponse): void {
    if (error instanceof RequestBroken) {
      if (error.code === "gone") return;
      client.last();
      answerError(client, 408, "[netmon] The rest of the request did not come in time.");
      return;
    }
    processFaults.part("gateway").fault(error, "request_ended");
    if (client.begun) client.cut();
    else answerError(client, 500, "[netmon] The gateway failed on this request.");
  }
}

function objectionTo(request: IncomingMessage, rules: AdmissionRules): NotAdmitted | null {
  if (request.rawHeaders.length / 2 > MAX_FIELDS)
    return { status: 431, text: `more than ${MAX_FIELDS} header fields ${limitWords("header_fields")}` };
  return notAdmitted(request, rules);
}

function admissionRules(options: GatewayOptions): AdmissionRules {
  return {
    isOwnHost: (host, localAddress) => isOwnHost(host, localAddress, options),
    otherHost: {
      status: 403,
      text: "the Host is not this gateway's: name it in gateway.allowed_hosts if it is",
    },
    objectionToPage: (origins, site) => {
      if (!origins.every((origin) => isKnownOrigin(origin, options.allowedOrigins)))
        return "the Origin is another site: name it in gateway.allowed_origins if it may use the gateway";
      // A page's request for an image or a script has no Origin.
      return origins.length === 0 && site === "cross-site"
        ? "the request comes from a page of another site"
        : null;
    },
    noUpgrade: "the gateway does not pass on WebSockets or other upgrades: use Streamable HTTP",
    objectionToMethod: (method) => (METHODS.has(method) ? null : `${method} is not a method of MCP`),
  };
}

function urlHost(bind: string): string {
  if (bind === "0.0.0.0" || bind === "::") return "127.0.0.1";
  return isIPv6(bind) ? `[${bind}]` : bind;
}
