/**
 * The reverse proxy between an agent and its LLM providers, on loopback: it sees every tool call of a model before
 * the agent does.
 *
 * Enforce refuses what it cannot check, observe passes and counts it. A request that is not valid HTTP, or does not
 * come from a program on this machine, is refused in every mode.
 */
import { InProgress } from "../../collections/in-progress.ts";
import { userErrors } from "../../errors/user-error.ts";
import { isLoopback, OutgoingConnections } from "../../http/outgoing.ts";
import { HttpServer, type ListenFailure, MAX_HEADER_BYTES, type Switching } from "../../http/server.ts";
import { admissionRules } from "./admission.ts";
import { KeptConversations } from "./kept-conversations.ts";
import { OfferCheck } from "./offer-check.ts";
import type { ProxyOptions, ProxyPorts } from "./ports.ts";
import { type ProxyState, RequestHandler } from "./request-handler.ts";
import { WebSocketRelay, webSocketRoute } from "./websocket.ts";

export class ProxyError extends userErrors<ListenFailure | "port_fixed" | "loop">("ProxyError", {
  port_in_use: "busy",
  port_not_allowed: "privilege",
  listen: "unsupported",
  port_fixed: "usage",
  loop: "usage",
}) {}

const ADDRESS = "127.0.0.1";
const CONNECT_TIMEOUT_MS = 30_000;
/** Shorter than the idle timeouts of common servers; a server's own Keep-Alive hint takes precedence. */
const KEEP_ALIVE_MS = 4_000;
/** Time for a complete request, which may be a file upload. A body that is read may not pause for long. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;

export class LlmProxy {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  readonly #server: HttpServer;
  readonly #state: ProxyState;
  #closing: Promise<void> | null = null;

  private constructor(server: HttpServer, state: ProxyState) {
    this.#server = server;
    this.#state = state;
    this.port = state.port;
    this.url = `http://${ADDRESS}:${state.port}`;
  }

  /** Listens on 127.0.0.1. Rejects with ProxyError. */
  static async start(options: ProxyOptions, ports: ProxyPorts): Promise<LlmProxy> {
    // what is wrong with the environment or the configuration is found before anything listens
    const upstream = new OutgoingConnections({
      environment: options.environment ?? process.env,
      caFile: options.caFile ?? null,
      connectMs: CONNECT_TIMEOUT_MS,
      // each request has its own time limit
      agent: {
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: MAX_HEADER_BYTES,
      },
    });
    const switching: Switching = { wants: () => false, serve: (_request, socket) => socket.destroy() };
    const server = await HttpServer.start({
      switching,
      address: ADDRESS,
      port: options.port,
      settings: { port: "proxy.port", address: "proxy.port" },
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      part: ports.faults.part("proxy"),
      name: "netmon's LLM proxy",
      noForwarding:
        "netmon's LLM proxy is a reverse proxy: set the agent's base URL to it, not HTTPS_PROXY (netmon env prints the settings)",
      errorBody: (message) =>
        `${JSON.stringify({ type: "error", error: { type: "invalid_request_error", message } })}\n`,
      failure: (code, text) => new ProxyError(code, text),
      dropped: () => ports.counters.connections_dropped++,
    });
    try {
      const { port } = server;
      refuseLoops(options, port);
      const rules = admissionRules(port);
      const state: ProxyState = {
        port,
        rules,
        options,
        ports,
        upstream,
        open: new InProgress(),
        conversations: new KeptConversations(ports.counters),
        offers: new OfferCheck(),
      };
      server.serve((request, response, hasRoom) =>
        new RequestHandler(state, request, response, hasRoom).run(),
      );
      switching.serve = (request, socket, head) => {
        const route = webSocketRoute(state, request);
        if (route === null) socket.destroy();
        else
          ports.faults.part("proxy").background(
            () => new WebSocketRelay(state, request, socket, route).run(request, head),
            "request_ended",
            () => socket.destroy(),
          );
      };
      switching.wants = (request) => webSocketRoute(state, request) !== null;
      return new LlmProxy(server, state);
    } catch (error) {
      await Promise.all([server.close(), upstream.destroy()]);
      throw error;
    }
  }

  /**
   * Sets the options for later requests; answers in progress keep theirs. The port cannot change (0: the current one).
   * Rejects with ProxyError `port_fixed` or `loop`, and then nothing has changed.
   */
  async update(options: ProxyOptions): Promise<void> {
    if (options.port !== 0 && options.port !== this.port)
      throw new ProxyError("port_fixed", `the proxy listens on port ${this.port} until it is restarted`);
    refuseLoops(options, this.port);
    this.#state.options = options;
  }

  /** Ends every answer in progress with its vendor's error, then all connections. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const { open, upstream } = this.#state;
    await this.#server.close(() => {
      for (const handler of open.list()) handler.shutDown();
    });
    await upstream.destroy();
  }
}

/** Refuses a provider that is the proxy itself, which would forward each request to itself forever. */
function refuseLoops({ providers }: ProxyOptions, port: number): void {
  for (const [name, base] of Object.entries(providers)) {
    const url = new URL(base);
    if (isLoopback(url.hostname) && Number(url.port || (url.protocol === "https:" ? 443 : 80)) === port)
      throw new ProxyError("loop", `the provider ${name} (${url.origin}) is this proxy itself`);
  }
}
