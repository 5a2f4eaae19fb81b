/**
 * One request from the agent, from its head to the end of its answer.
 *
 * Enforce refuses a request that cannot be checked, or whose answer could not be, with the vendor's error; observe
 * forwards it, counted and reported. A refusal by the policy is a 403, after which Claude Code 2.1 does not retry, as
 * it does after a 400; on the Responses API it is a 400, since Codex 0.169 sends a request six times for a 403 and
 * once for a 400 (both counted at an upstream).
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import { agentOfRequest } from "../../agents/agents.ts";
import { inTurns } from "../../async/steps.ts";
import type { InProgress } from "../../collections/in-progress.ts";
import type { Dialect, LlmApi, LlmRefusalReason } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import type { AdmissionRules, NotAdmitted } from "../../http/admission.ts";
import { sizeOf, takenFrom } from "../../http/body-pieces.ts";
import { ClientResponse } from "../../http/client-response.ts";
import { RETRY_AFTER, restOf } from "../../http/connection-room.ts";
import { requestFields } from "../../http/dropped-headers.ts";
import type { OutgoingConnections } from "../../http/outgoing.ts";
import {
  hasBody,
  MAX_PAUSE_MS,
  NO_MEMORY,
  RequestBroken,
  readPieces,
  startAndRest,
} from "../../http/request-body.ts";
import type { Dispatch, UpstreamRequest } from "../../http/upstream.ts";
import { type AlteredAnswers, THREAD_LOST } from "../anthropic/threads.ts";
import { callFree, errorFormatOf, formatOf } from "../formats.ts";
import type { Judge, WireFormat } from "../wire.ts";
import { admit } from "./admission.ts";
import type { Reading } from "./answer.ts";
import { countingJudge, report } from "./counting.ts";
import { expectedAnswer } from "./expected-answer.ts";
import { failureOf } from "./failure.ts";
import { withoutCredentials } from "./hidden-credentials.ts";
import { frontPage, ownAnswer, turnAway, type VendorError, vendorError } from "./own-responses.ts";
import type { ProviderServerVerdict, ProxyOptions, ProxyPorts, Refusal, RequestContext } from "./ports.ts";
import { Relay } from "./relay.ts";
import { type CheckedRequest, checkRequest } from "./request-check.ts";
import { newRequestId } from "./request-id.ts";
import { objectionTo, type Route, routeOf } from "./routes.ts";
import type { Target } from "./target.ts";

/** State shared by all requests of one proxy. */
export interface ProxyState {
  readonly port: number;
  readonly rules: AdmissionRules;
  options: ProxyOptions;
  readonly ports: ProxyPorts;
  readonly upstream: OutgoingConnections;
  readonly open: InProgress<{ shutDown(): void }>;
  readonly altered: AlteredAnswers;
}

/** For answers that must not contain calls, so there is none to judge. */
const REFUSE: Judge = () => ({ action: "block", text: "[netmon] a tool call where none belongs" });

/** The body sent to the provider. */
interface Outgoing {
  body: UpstreamRequest["body"];
  /** In bytes; null: unknown, or there is no body. */
  length: number | null;
  /** Whether the client's Content-Encoding has been removed. */
  decoded: boolean;
}

export class RequestHandler {
  readonly #state: ProxyState;
  readonly #options: ProxyOptions;
  readonly #request: IncomingMessage;
  readonly #hasRoom: boolean;
  readonly #client: ClientResponse;
  readonly #id = newRequestId();
  #format: WireFormat = errorFormatOf(null);
  #dialect: Dialect | null = null;
  #exchange: RequestContext | null = null;
  #relay: Relay | null = null;
  /** CheckedRequest.requestText, until the request is sent. */
  #requestText = "";
  /** Gives back the memory of the body. */
  #release = (): void => {};

  /** `hasRoom` false: too many requests are in progress, and this one only gets an error. */
  constructor(state: ProxyState, request: IncomingMessage, response: ServerResponse, hasRoom: boolean) {
    this.#state = state;
    this.#options = state.options;
    this.#request = request;
    this.#hasRoom = hasRoom;
    this.#client = new ClientResponse(response, state.options.idleMs, processFaults.part("proxy"));
    this.#client.closed.listen(() => this.#gone());
    response.on("close", state.open.add(this));
  }

  async run(): Promise<void> {
    try {
      await this.#run();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#release();
      // The rest of a refused request is read and dropped: a client that is still sending must see the answer.
      if (!this.#request.complete) this.#request.resume();
    }
  }

  async #run(): Promise<void> {
    const { ports, port, rules } = this.#state;
    ports.counters.requests++;
    const target = admit(this.#request, port, rules);
    if ("status" in target) return this.#turnAway(target);
    const method = this.#request.method ?? "GET";
    if (target.path === "/" && (method === "GET" || method === "HEAD")) {
      frontPage(this.#client, this.#id, ports.policy().mode, Object.keys(this.#options.providers));
      return;
    }
    const route = routeOf(target, method, this.#request.headers, this.#options.providers);
    this.#dialect = route.dialect;
    this.#format = errorFormatOf(route.dialect);
    if (!this.#hasRoom) return this.#full();
    if (!("upstream" in route)) {
      ports.counters.unknown_endpoints++;
      return this.#error(404, "unknown_endpoint", `netmon's LLM proxy: ${route.text}.`);
    }
    const policy = ports.policy();
    const enforce = policy.mode === "enforce";
    const objection = objectionTo(route, target.path, method);
    if (objection !== null) {
      this.#report("request", "unknown_endpoint", objection, enforce);
      if (enforce) return this.#error(refusalStatus(route.endpoint.api), "unknown_endpoint", objection);
    }
    const outgoing =
      route.endpoint.api === null
        ? unread(this.#request)
        : await this.#read(route, formatOf(route.endpoint.api), enforce);
    if (outgoing) await this.#send(route, target, method, outgoing, enforce);
  }

  /** Ends the request because netmon stops. */
  shutDown(): void {
    if (this.#relay) this.#relay.shutDown();
    else if (!this.#client.over)
      this.#error(503, "upstream_ended", "netmon's LLM proxy was stopped.", { retry: true });
  }

  /** Reads and checks the body. Returns null if the request was refused. */
  async #read(route: Route, format: WireFormat, enforce: boolean): Promise<Outgoing | null> {
    const { ports } = this.#state;
    const { maxRequestBytes, idleMs } = this.#options;
    this.#format = format;
    this.#dialect = format.dialect;
    const exchange: RequestContext = {
      mode: enforce ? "enforce" : "observe",
      requestId: this.#id,
      dialect: format.dialect,
      api: format.api,
      provider: route.provider,
      agent: agentOfRequest(this.#request.headers["user-agent"])?.name ?? null,
    };
    this.#exchange = exchange;
    const read = await readPieces(this.#request, {
      maxBytes: maxRequestBytes,
      pauseMs: Math.min(idleMs, MAX_PAUSE_MS),
    });
    this.#release = read.release;
    if (read.noMemory) {
      const text = `netmon cannot check this request: ${NO_MEMORY}.`;
      this.#report("request", "too_large", text, enforce);
      if (!enforce) return unread(this.#request, read.bytes);
      read.drop();
      this.#error(503, "too_large", text, { retry: true, headers: ["retry-after", RETRY_AFTER] });
      return null;
    }
    if (!read.complete) {
      const text = `The request is larger than ${maxRequestBytes} bytes ${limitWords("request_bytes")}, so netmon cannot check it.`;
      this.#report("request", "too_large", text, enforce);
      if (!enforce) return unread(this.#request, read.bytes);
      read.drop();
      this.#error(413, "too_large", text);
      return null;
    }
    let checked: CheckedRequest;
    try {
      checked = await checkRequest(this.#request, read.bytes, maxRequestBytes, format, exchange, ports);
    } catch (error) {
      const { reason, text: what } = failureOf(error);
      const text = `netmon cannot check this request: ${what}.`;
      this.#report("request", reason, text, enforce);
      if (!enforce) return whole(read.bytes, false);
      this.#error(STATUS[reason] ?? 400, reason, text);
      return null;
    }
    ports.counters.redactions += checked.redactions;
    await this.#store(exchange, checked);
    for (const verdict of checked.denied)
      this.#report("request", verdict.reason, verdict.text, enforce, verdict);
    const denied = checked.denied[0];
    if (denied && enforce) {
      this.#error(refusalStatus(format.api), denied.reason, denied.text);
      return null;
    }
    if (enforce && format.api === "messages" && this.#state.altered.areContinuedBy(checked.requestText)) {
      ports.log.debug(
        `${this.#id}: continues an answer in which a call was blocked: asked for the whole history`,
      );
      ownAnswer(this.#client, this.#id, 404, THREAD_LOST);
      return null;
    }
    this.#requestText = checked.requestText;
    return checked.replacement ? whole([checked.replacement], true) : whole(read.bytes, false);
  }

  async #store(
    exchange: RequestContext,
    { decoded, replacement, requestText }: CheckedRequest,
  ): Promise<void> {
    const { store } = this.#state.ports;
    if (!store) return;
    const body = replacement ?? decoded;
    const kept = await inTurns(withoutCredentials(body, requestText));
    store.body({
      exchange,
      direction: "request",
      contentType: this.#request.headers["content-type"] ?? "",
      status: null,
      // Copied, because a view would retain the complete request while it waits to be written.
      body: Buffer.from(kept.subarray(0, store.maxBodyBytes)),
      size: body.length,
    });
  }

  async #send(
    route: Route,
    target: Target,
    method: string,
    { body, length, decoded }: Outgoing,
    enforce: boolean,
  ): Promise<void> {
    if (this.#client.over) return;
    const { upstream, ports } = this.#state;
    const reading = this.#reading(route, target, method, enforce);
    this.#requestText = "";
    this.#relay = new Relay({
      client: this.#client,
      requestId: this.#id,
      provider: route.provider,
      method,
      format: this.#format,
      reading,
      options: this.#options,
      ports,
      refused: (reason, text) => this.#report("response", reason, text, enforce),
      altered: (answerId) => this.#state.altered.add(answerId),
      failed: (what) =>
        ports.failed({
          request_id: this.#id,
          dialect: this.#dialect,
          api: this.#exchange?.api ?? null,
          provider: route.provider,
          upstream: this.#options.providers[route.provider] ?? route.upstream.origin,
          ...what,
        }),
    });
    const fields = requestFields(this.#request.rawHeaders, {
      host: route.upstream.host,
      contentLength: length,
      changed: decoded,
      identity: reading !== null,
    });
    const { idleMs } = this.#options;
    const { path } = route;
    const { origin } = route.upstream;
    const dispatcher = upstream.to(route.upstream);
    const dispatch: Dispatch = (options, handler) => dispatcher.dispatch({ ...options, origin }, handler);
    const sent = this.#releasing(body);
    await this.#relay.run(dispatch, { path, method, fields, body: sent, idleMs });
  }

  /** Gives the memory of the body back as soon as it is sent, since the answer may take long. */
  #releasing(body: UpstreamRequest["body"]): UpstreamRequest["body"] {
    if (body === null || !(Symbol.asyncIterator in body)) {
      this.#release();
      return body;
    }
    return thenRelease(body, this.#release);
  }

  /** Returns null in observe if the answer is not a model's. */
  #reading({ endpoint }: Route, target: Target, method: string, enforce: boolean): Reading | null {
    const exchange = endpoint.kind === "answers" ? this.#exchange : null;
    if (!enforce && exchange === null) return null;
    return {
      exchange,
      format: exchange ? this.#format : callFree(this.#format),
      judge: exchange ? countingJudge(this.#state.ports, exchange, this.#options.maxBlockBytes) : REFUSE,
      ahead: exchange && enforce ? (this.#state.ports.ahead?.(exchange) ?? null) : null,
      anyInput: exchange && enforce ? (this.#state.ports.anyInput?.(exchange) ?? null) : null,
      expected: enforce
        ? expectedAnswer(endpoint, target.path, target.query, method, this.#requestText)
        : null,
    };
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

  #error(
    status: number,
    reason: VendorError["reason"],
    text: string,
    more: Pick<VendorError, "retry" | "headers"> = {},
  ): void {
    vendorError(this.#client, this.#format, { status, reason, text, requestId: this.#id, ...more });
  }

  async #full(): Promise<void> {
    await restOf(this.#request);
    const text = "Too many requests are in progress at netmon's LLM proxy: try again later.";
    this.#error(503, "too_many_connections", text, { retry: true, headers: ["retry-after", RETRY_AFTER] });
  }

  #turnAway(reason: NotAdmitted): void {
    if (reason.status === 426) this.#report("request", "upgrade", reason.text, true);
    else this.#state.ports.counters.refused++;
    this.#state.ports.log.debug(`${this.#id}: ${reason.status}: ${reason.text}`);
    turnAway(this.#client, this.#format, this.#id, reason);
  }

  /** Handles an unexpected error: nothing more is forwarded, whatever the mode. */
  #failed(error: unknown): void {
    if (error instanceof RequestBroken) {
      if (error.code === "gone") return;
      this.#client.last();
      this.#error(408, "unparsed", "The rest of the request did not come in time.");
      return;
    }
    this.#state.ports.faults.part("proxy").fault(error, "request_ended");
    if (this.#client.begun) this.#client.cut();
    else this.#error(500, "unparsed", "netmon's LLM proxy failed on this request.");
    this.#relay?.stop();
  }

  #gone(): void {
    if (!this.#client.wasCut) this.#state.ports.counters.client_gone++;
    this.#relay?.stop();
  }
}

function refusalStatus(api: LlmApi | null): 400 | 403 {
  return api === "responses" ? 400 : 403;
}

/** HTTP statuses by reason; any other reason has 400. */
const STATUS: Partial<Record<LlmRefusalReason, number>> = { unknown_encoding: 415, too_large: 413 };

/** Returns a body to forward unread. `start`: the bytes already read. */
function unread(request: IncomingMessage, start: readonly Buffer[] = []): Outgoing {
  if (!hasBody(request)) return { body: null, length: null, decoded: false };
  const length = request.headers["content-length"];
  return {
    body: startAndRest(start, request),
    length: length === undefined ? null : Number(length),
    decoded: false,
  };
}

async function* thenRelease<T>(body: AsyncIterable<T>, release: () => void): AsyncGenerator<T> {
  try {
    yield* body;
  } finally {
    release();
  }
}

function whole(pieces: Buffer[], decoded: boolean): Outgoing {
  const length = sizeOf(pieces);
  if (length === 0) return { body: null, length: null, decoded };
  return { body: pieces.length === 1 ? pieces[0]! : takenFrom(pieces), length, decoded };
}
