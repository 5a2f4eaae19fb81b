/**
 * One request from the agent, from its head to the end of its answer.
 *
 * Direction of failure: in enforce a request that cannot be checked, or whose answer could not be, is refused
 * with the vendor's error; in observe it goes on, counted and reported. What the policy refuses is a 403, which
 * Claude Code 2.1 does not send again, as it does after a 400; a 400 on the Responses API, since Codex 0.169
 * sends a request six times for a 403 and once for a 400 (both counted at an upstream).
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dialect, LlmApi, LlmRefusalReason } from "../../event/event.ts";
import { errorFormatOf, formatOf } from "../formats.ts";
import type { WireFormat } from "../wire.ts";
import { admit, type NotAdmitted } from "./admission.ts";
import { agentProgram } from "./agent-program.ts";
import { ClientResponse, Flow } from "./client-response.ts";
import { countingJudge, report } from "./counting.ts";
import { failureOf } from "./failure.ts";
import { requestHeaders } from "./headers.ts";
import { withoutCredentials } from "./hidden-credentials.ts";
import { objectionTo } from "./objection.ts";
import { type Outgoing, unread, whole } from "./outgoing.ts";
import { frontPage, turnAway } from "./own-answers.ts";
import type { Exchange, ProviderServerVerdict, ProxyOptions, ProxyPorts, Refusal } from "./ports.ts";
import { type Reading, Relay } from "./relay.ts";
import { RequestBroken, readBody } from "./request-body.ts";
import { type CheckedRequest, checkRequest } from "./request-check.ts";
import { newRequestId } from "./request-id.ts";
import { type Route, routeOf } from "./routes.ts";
import type { Upstream } from "./upstream.ts";
import { vendorError } from "./vendor-error.ts";

/** What all requests of one proxy share. */
export interface ProxyState {
  readonly port: number;
  options: ProxyOptions;
  readonly ports: ProxyPorts;
  readonly upstream: Upstream;
  readonly open: Set<Transaction>;
}

/** How long the agent may pause inside its request. */
const MAX_REQUEST_PAUSE_MS = 60_000;

export class Transaction {
  readonly #state: ProxyState;
  readonly #options: ProxyOptions;
  readonly #request: IncomingMessage;
  readonly #client: ClientResponse;
  readonly #flow = new Flow();
  readonly #id = newRequestId();
  #format: WireFormat = errorFormatOf(null);
  #dialect: Dialect | null = null;
  #exchange: Exchange | null = null;
  #relay: Relay | null = null;

  constructor(state: ProxyState, request: IncomingMessage, response: ServerResponse) {
    this.#state = state;
    this.#options = state.options;
    this.#request = request;
    this.#client = new ClientResponse(response, this.#flow, state.options.idleMs, () => this.#gone());
    state.open.add(this);
    response.on("close", () => state.open.delete(this));
  }

  run(): void {
    this.#run().catch((error: unknown) => this.#failed(error));
  }

  async #run(): Promise<void> {
    const { ports, port } = this.#state;
    ports.counters.requests++;
    const target = admit(this.#request, port);
    if ("status" in target) return this.#turnAway(target);
    const method = this.#request.method ?? "GET";
    if (target.path === "/" && (method === "GET" || method === "HEAD")) {
      frontPage(this.#client, this.#id, ports.policy().mode, Object.keys(this.#options.providers));
      return this.#discardRequest();
    }
    const route = routeOf(target, method, this.#request.headers, this.#options.providers);
    this.#dialect = route.dialect;
    this.#format = errorFormatOf(route.dialect);
    if (!("upstream" in route)) {
      ports.counters.unknown_endpoints++;
      return this.#error(404, "unknown_endpoint", `netmon's LLM proxy: ${route.text}.`);
    }
    const policy = ports.policy();
    const enforce = policy.mode === "enforce";
    const objection = objectionTo(route, target.path, policy.failClosed);
    if (objection !== null) {
      this.#report("request", "unknown_endpoint", objection, enforce);
      if (enforce) return this.#error(refusalStatus(route.endpoint.api), "unknown_endpoint", objection);
    } else if (route.endpoint.kind === "unknown") ports.counters.unknown_endpoints++;
    const outgoing =
      route.endpoint.api === null
        ? unread(this.#request)
        : await this.#read(route, formatOf(route.endpoint.api), enforce);
    if (outgoing) this.#send(route, method, outgoing, enforce);
  }

  /** netmon stops. */
  shutDown(): void {
    if (this.#relay) this.#relay.shutDown();
    else if (!this.#client.over)
      vendorError(this.#client, this.#format, {
        status: 503,
        reason: "upstream_ended",
        text: "netmon's LLM proxy was stopped.",
        requestId: this.#id,
        retry: true,
      });
  }

  /** Reads and checks the body. null: the request was refused, or the client is gone. */
  async #read(route: Route, format: WireFormat, enforce: boolean): Promise<Outgoing | null> {
    const { ports } = this.#state;
    const { maxRequestBytes, idleMs } = this.#options;
    this.#format = format;
    this.#dialect = format.dialect;
    const exchange: Exchange = {
      mode: enforce ? "enforce" : "observe",
      requestId: this.#id,
      dialect: format.dialect,
      api: format.api,
      provider: route.provider,
      agent: agentProgram(this.#request.headers["user-agent"]),
    };
    this.#exchange = exchange;
    const read = await readBody(this.#request, maxRequestBytes, Math.min(idleMs, MAX_REQUEST_PAUSE_MS));
    if (!read.complete) {
      const text = `The request is larger than proxy.max_request_bytes, ${maxRequestBytes}, so netmon cannot check it.`;
      this.#report("request", "too_large", text, enforce);
      if (!enforce) return unread(this.#request, read.start);
      this.#error(413, "too_large", text);
      return null;
    }
    let checked: CheckedRequest;
    try {
      checked = checkRequest(this.#request, read.bytes, maxRequestBytes, format, exchange, ports);
    } catch (error) {
      const { reason, text: what } = failureOf(error);
      const text = `netmon cannot check this request: ${what}.`;
      this.#report("request", reason, text, enforce);
      if (!enforce) return whole(read.bytes, false);
      this.#error(STATUS[reason], reason, text);
      return null;
    }
    ports.counters.redactions += checked.redactions;
    this.#store(exchange, checked);
    for (const verdict of checked.denied)
      this.#report("request", verdict.reason, verdict.text, enforce, verdict);
    const denied = checked.denied[0];
    if (denied && enforce) {
      this.#error(refusalStatus(format.api), denied.reason, denied.text);
      return null;
    }
    return checked.replacement ? whole(checked.replacement, true) : whole(read.bytes, false);
  }

  #store(exchange: Exchange, { decoded, replacement }: CheckedRequest): void {
    const { store } = this.#state.ports;
    if (!store) return;
    const body = replacement ?? decoded;
    store.body({
      exchange,
      direction: "request",
      contentType: this.#request.headers["content-type"] ?? "",
      status: null,
      // Copied: a view would keep the whole request while it waits to be written.
      body: Buffer.from(withoutCredentials(body).subarray(0, store.maxBodyBytes)),
      size: body.length,
    });
  }

  #send(route: Route, method: string, { body, length, decoded }: Outgoing, enforce: boolean): void {
    if (this.#client.over) return;
    const { ports, upstream } = this.#state;
    const reads = route.endpoint.kind === "answers" && this.#exchange !== null;
    const reading: Reading | null =
      reads && this.#exchange
        ? {
            exchange: this.#exchange,
            format: this.#format,
            judge: countingJudge(ports, this.#exchange),
            enforce,
          }
        : null;
    this.#relay = new Relay({
      client: this.#client,
      flow: this.#flow,
      requestId: this.#id,
      provider: route.provider,
      method,
      format: this.#format,
      reading,
      options: this.#options,
      ports,
      refused: (reason, text) => this.#report("response", reason, text, enforce),
    });
    const headers = requestHeaders(this.#request.rawHeaders, {
      host: route.upstream.host,
      contentLength: length,
      decoded,
      identity: reads,
    });
    const { idleMs } = this.#options;
    upstream.dispatch(
      route.upstream,
      { path: route.path, method, headers, body, headersTimeout: idleMs, bodyTimeout: idleMs },
      this.#relay,
    );
  }

  #report(
    direction: Refusal["direction"],
    reason: LlmRefusalReason,
    text: string,
    enforce: boolean,
    rule: Pick<ProviderServerVerdict, "serverId" | "rule"> = { serverId: null, rule: null },
  ): void {
    report(this.#state.ports, {
      requestId: this.#id,
      dialect: this.#dialect,
      api: this.#exchange?.api ?? null,
      direction,
      action: enforce ? "block" : "allow",
      reason,
      serverId: rule.serverId,
      rule: rule.rule,
      text,
    });
  }

  #error(status: number, reason: LlmRefusalReason, text: string): void {
    vendorError(this.#client, this.#format, { status, reason, text, requestId: this.#id });
    this.#discardRequest();
  }

  #turnAway(reason: NotAdmitted): void {
    if (reason.status === 426) this.#report("request", "upgrade", reason.text, true);
    else this.#state.ports.counters.refused++;
    this.#state.ports.log.debug(`${this.#id}: ${reason.status}: ${reason.text}`);
    turnAway(this.#client, this.#format, this.#id, reason);
    this.#discardRequest();
  }

  /** The rest of a refused request is read and dropped: a client that still sends must see the answer. */
  #discardRequest(): void {
    this.#request.resume();
  }

  /** Without knowing why, nothing is sent on, whatever the mode. */
  #failed(error: unknown): void {
    if (error instanceof RequestBroken) {
      if (error.code === "gone") return;
      this.#client.last();
      this.#error(408, "unparsed", "The rest of the request did not come in time.");
      return;
    }
    const what =
      error instanceof Error ? `${error.name} at ${error.stack?.split("\n")[1]?.trim()}` : "an error";
    this.#state.ports.log.warn(`${this.#id}: the LLM proxy failed: ${what}`);
    if (this.#client.begun) this.#client.cut();
    else this.#error(500, "unparsed", "netmon's LLM proxy failed on this request.");
    this.#relay?.stop();
  }

  #gone(): void {
    this.#state.ports.counters.client_gone++;
    this.#relay?.stop();
  }
}

function refusalStatus(api: LlmApi | null): 400 | 403 {
  return api === "responses" ? 400 : 403;
}

const STATUS = { unparsed: 400, unknown_encoding: 415, too_large: 413 } as const;
