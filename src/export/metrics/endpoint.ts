/**
 * `/metrics` (Prometheus text 0.0.4), `/healthz` and `/readyz` of one process, for all of its sessions.
 *
 * `/healthz` is 200 as long as the process answers. `/readyz` is 200 when every part of every session is ready,
 * else 503; its JSON says which is not. Direction of failure: nothing known is not ready; a client that sends
 * nothing, or too many at once, is cut off.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { AggregatorRegistry, Registry } from "prom-client";
import type { SessionMetrics } from "./session-metrics.ts";

const MAX_CONNECTIONS = 64;
const HEADERS_MS = 5000;

export class MetricsEndpoint {
  readonly #server: Server;
  readonly #sessions = new Set<SessionMetrics>();

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** Listens. Rejects with Node's error, e.g. EADDRINUSE. Holds no process up. */
  static async start(address: string, port: number): Promise<MetricsEndpoint> {
    const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS });
    server.maxConnections = MAX_CONNECTIONS;
    server.unref();
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, address, resolve);
    });
    server.on("error", () => {}); // accept(2) failed: the client sees its connection end
    return new MetricsEndpoint(server);
  }

  /** `http://127.0.0.1:PORT` */
  get url(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  }

  add(session: SessionMetrics): void {
    this.#sessions.add(session);
  }

  remove(session: SessionMetrics): void {
    this.#sessions.delete(session);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer({ method, url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
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
    } else send(response, 404, { error: "there are /metrics, /healthz and /readyz" });
  }

  async #metrics(): Promise<string> {
    const all = await Promise.all([...this.#sessions].map((session) => session.read()));
    return AggregatorRegistry.aggregate(all).metrics();
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(`${JSON.stringify(body)}\n`);
}
