/**
 * Serves `/metrics` (Prometheus text 0.0.4), `/healthz` and `/readyz` of one process, for all of its sessions.
 *
 * `/healthz` is 200 as long as the process answers. `/readyz` is 200 when every part of every session is ready,
 * else 503; its JSON says which part is not. A process without sessions is not ready. When there are too many clients,
 * those that send nothing are disconnected and the others get 503; both are counted.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { AggregatorRegistry, Counter, Registry } from "prom-client";
import { processFaults } from "../../event/faults.ts";
import { isKnownOrigin, isLoopback, isOwnHost } from "../../http/admission.ts";
import { RETRY_AFTER, restOf } from "../../http/connection-room.ts";
import { valuesOf } from "../../http/header-fields.ts";
import { HttpServer } from "../../http/server.ts";
import type { SessionMetrics } from "./session-metrics.ts";

const MAX_CONNECTIONS = 64;
const REQUEST_MS = 5000;

export class MetricsEndpoint {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly #server: HttpServer;
  readonly #sessions = new Set<SessionMetrics>();
  /** Metrics of the listener itself. */
  readonly #own: Registry;

  private constructor(server: HttpServer, address: string, own: Registry) {
    this.url = `http://${isIPv6(address) ? `[${address}]` : address}:${server.port}`;
    this.#server = server;
    this.#own = own;
    server.serve((request, response, hasRoom) => this.#answer(request, response, hasRoom));
  }

  /** Listens. Rejects with an error that says why not. Does not keep the process alive. */
  static async start(address: string, port: number): Promise<MetricsEndpoint> {
    const own = new Registry();
    const dropped = new Counter({
      name: "netmon_metrics_connections_dropped_total",
      help: "Clients of this listener that were cut off or refused for lack of room.",
      registers: [own],
    });
    const server = await HttpServer.start({
      address,
      port,
      settings: { port: "audit.prometheus.listen", address: "audit.prometheus.listen" },
      requestTimeoutMs: REQUEST_MS,
      limit: MAX_CONNECTIONS,
      unref: true,
      part: processFaults.part("metrics"),
      name: "netmon's metrics",
      noForwarding: "this is not a proxy",
      errorBody: (error) => JSON.stringify({ error }),
      failure: (_code, text) => new Error(text),
      dropped: () => dropped.inc(),
    });
    return new MetricsEndpoint(server, address, own);
  }

  add(session: SessionMetrics): void {
    this.#sessions.add(session);
  }

  remove(session: SessionMetrics): void {
    this.#sessions.delete(session);
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse, hasRoom: boolean): Promise<void> {
    const { method, url = "" } = request;
    if (!hasRoom) return refuse(request, response);
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    const objection = objectionTo(request);
    if (objection !== null) {
      send(response, 403, { error: objection });
      return;
    }
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const path = url.split("?")[0];
    if (path === "/metrics") {
      const text = await this.#metrics();
      response.writeHead(200, { "content-type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } else if (path === "/healthz") send(response, 200, { alive: true });
    else if (path === "/readyz") {
      const sessions = [...this.#sessions].map((s) => ({ session: s.sessionId, parts: s.readiness() }));
      const ready = sessions.length > 0 && sessions.every((s) => s.parts.every((p) => p.problem === null));
      send(response, ready ? 200 : 503, { ready, sessions });
    } else send(response, 404, { error: "not found: try /metrics, /healthz or /readyz" });
  }

  async #metrics(): Promise<string> {
    const all = await Promise.all([...this.#sessions].map((session) => session.read()));
    return AggregatorRegistry.aggregate([...all, await this.#own.getMetricsAsJSON()]).metrics();
  }
}

/** null: no objection. On other addresses than loopback any Host is allowed: only the network knows the names used. */
function objectionTo({ rawHeaders, headers, socket }: IncomingMessage): string | null {
  const hosts = valuesOf(rawHeaders, "host");
  const [host = ""] = hosts;
  const local = socket.localAddress ?? "";
  const own = !isLoopback(local) || isOwnHost(host, local, { bind: local, allowedHosts: [] });
  if (hosts.length !== 1 || !own) return "the Host header does not name this listener: use its address";
  const origins = valuesOf(rawHeaders, "origin");
  const site = headers["sec-fetch-site"];
  if (!origins.every((origin) => isKnownOrigin(origin, [])) || site === "cross-site")
    return "the request comes from a page of another site";
  return null;
}

/** Answers 503 when there is no room. Reads the rest of the request first, or the client would not see the answer. */
async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await restOf(request);
  response.setHeader("retry-after", RETRY_AFTER);
  send(response, 503, { error: `${MAX_CONNECTIONS} requests are in progress: try again` });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(`${JSON.stringify(body)}\n`);
}
