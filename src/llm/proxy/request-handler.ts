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
import { coverOf, misplacedDigits } from "../../credentials/outgoing.ts";
import { processFaults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import type { AdmissionRules } from "../../http/admission.ts";
import { ClientResponse } from "../../http/client-response.ts";
import { RETRY_AFTER } from "../../http/connection-room.ts";
import { requestFields } from "../../http/dropped-headers.ts";
import type { OutgoingConnections } from "../../http/outgoing.ts";
import { MAX_PAUSE_MS, NO_MEMORY, RequestBroken, readPieces } from "../../http/request-body.ts";
import type { Dispatch } from "../../http/upstream.ts";
import { callFree, errorFormatOf, formatOf } from "../formats.ts";
import type { Judge, KeptConversation, WireFormat } from "../wire.ts";
import { admit } from "./admission.ts";
import type { Reading } from "./answer.ts";
import { countingJudge } from "./counting.ts";
import { expectedAnswer } from "./expected-answer.ts";
import { withoutCredentials } from "./hidden-credentials.ts";
import { type KeptConversations, type MayCall, NOTHING_CALLABLE } from "./kept-conversations.ts";
import { lostConversation } from "./lost-conversation.ts";
import type { OfferCheck } from "./offer-check.ts";
import { type Outgoing, releasedAfter, unread, whole } from "./outgoing-body.ts";
import { fieldsWithKeys, refusalOf, searched } from "./outgoing-credentials.ts";
import { frontPage, ownAnswer } from "./own-responses.ts";
import type { ProxyOptions, ProxyPorts, RequestContext } from "./ports.ts";
import { Relay } from "./relay.ts";
import { type CheckedRequest, checkRequest } from "./request-check.ts";
import { newRequestId } from "./request-id.ts";
import { RequestRefusals, refusalStatus, statusOf } from "./request-refusals.ts";
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
  readonly conversations: KeptConversations;
  readonly offers: OfferCheck;
}

/** For answers that must not contain calls, so there is none to judge. */
const REFUSE: Judge = () => ({ action: "block", text: "[netmon] a tool call where none belongs" });

export class RequestHandler {
  readonly #state: ProxyState;
  readonly #options: ProxyOptions;
  readonly #request: IncomingMessage;
  readonly #hasRoom: boolean;
  readonly #client: ClientResponse;
  readonly #id = newRequestId();
  readonly #refusals: RequestRefusals;
  #relay: Relay | null = null;
  /** CheckedRequest.requestText, until the request is sent. */
  #requestText = "";
  /** CheckedRequest.mayCall; null: nothing is kept of the answer. */
  #mayCall: MayCall | null = null;
  #goesOnWith: KeptConversation | null = null;
  /** Gives back the memory of the body. */
  #release = (): void => {};

  /** `hasRoom` false: too many requests are in progress, and this one only gets an error. */
  constructor(state: ProxyState, request: IncomingMessage, response: ServerResponse, hasRoom: boolean) {
    this.#state = state;
    this.#options = state.options;
    this.#request = request;
    this.#hasRoom = hasRoom;
    this.#client = new ClientResponse(response, state.options.idleMs, processFaults.part("proxy"));
    this.#refusals = new RequestRefusals(state.ports, this.#client, this.#id);
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
    if ("status" in target) return this.#refusals.turnAway(target);
    const method = this.#request.method ?? "GET";
    if (target.path === "/" && (method === "GET" || method === "HEAD")) {
      frontPage(this.#client, this.#id, ports.policy().mode, Object.keys(this.#options.providers));
      return;
    }
    const route = routeOf(target, method, this.#request.headers, this.#options.providers);
    this.#refusals.dialect = route.dialect;
    this.#refusals.format = errorFormatOf(route.dialect);
    if (!this.#hasRoom) return this.#refusals.full(this.#request);
    if (!("upstream" in route)) {
      ports.counters.unknown_endpoints++;
      return this.#refusals.error(404, "unknown_endpoint", `netmon's LLM proxy: ${route.text}.`);
    }
    const policy = ports.policy();
    const enforce = policy.mode === "enforce";
    const objection = objectionTo(route, target.path, method);
    if (objection !== null) {
      this.#refusals.report("request", "unknown_endpoint", objection, enforce);
      if (enforce)
        return this.#refusals.error(refusalStatus(route.endpoint.api), "unknown_endpoint", objection);
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
      this.#refusals.error(503, "upstream_ended", "netmon's LLM proxy was stopped.", { retry: true });
  }

  /** Reads and checks the body. Returns null if the request was refused. */
  async #read(route: Route, format: WireFormat, enforce: boolean): Promise<Outgoing | null> {
    const { ports } = this.#state;
    const { maxRequestBytes, idleMs } = this.#options;
    this.#refusals.format = format;
    this.#refusals.dialect = format.dialect;
    const exchange: RequestContext = {
      mode: enforce ? "enforce" : "observe",
      requestId: this.#id,
      dialect: format.dialect,
      api: format.api,
      provider: route.provider,
      agent: agentOfRequest(this.#request.headers["user-agent"])?.name ?? null,
    };
    this.#refusals.exchange = exchange;
    const read = await readPieces(this.#request, {
      maxBytes: maxRequestBytes,
      pauseMs: Math.min(idleMs, MAX_PAUSE_MS),
    });
    this.#release = read.release;
    if (read.noMemory) {
      const text = `netmon cannot check this request: ${NO_MEMORY}.`;
      this.#refusals.report("request", "too_large", text, enforce);
      if (!enforce) return unread(this.#request, read.bytes);
      read.drop();
      this.#refusals.error(503, "too_large", text, { retry: true, headers: ["retry-after", RETRY_AFTER] });
      return null;
    }
    if (!read.complete) {
      const text = `The request is larger than ${maxRequestBytes} bytes ${limitWords("request_bytes")}, so netmon cannot check it.`;
      this.#refusals.report("request", "too_large", text, enforce);
      if (!enforce) return unread(this.#request, read.bytes);
      read.drop();
      this.#refusals.error(413, "too_large", text);
      return null;
    }
    let checked: CheckedRequest;
    try {
      const { offers } = this.#state;
      checked = await checkRequest(
        this.#request,
        read.bytes,
        maxRequestBytes,
        format,
        exchange,
        ports,
        offers,
        route.endpoint.kind === "answers"
          ? (id) => this.#state.conversations.get(this.#upstream(route), id)
          : null,
      );
    } catch (error) {
      const { reason, text } = this.#refusals.unchecked(error, enforce);
      if (!enforce) return whole(read.bytes, false);
      this.#refusals.error(statusOf(reason), reason, text);
      return null;
    }
    if (checked.offerFailure !== null) this.#refusals.unchecked(checked.offerFailure, enforce);
    ports.counters.redactions += checked.redactions;
    await this.#store(exchange, checked);
    if (checked.placeholders.size > 0 && ports.keyring)
      for (const each of misplacedDigits(ports.keyring, "body", checked.placeholders))
        this.#refusals.misplaced(refusalOf(each, enforce ? ", and was taken out of it" : ""), enforce);
    for (const verdict of checked.denied)
      this.#refusals.report("request", verdict.reason, verdict.text, enforce, verdict);
    const denied = checked.denied[0];
    if (denied && enforce) {
      this.#refusals.error(refusalStatus(format.api), denied.reason, denied.text);
      return null;
    }
    if (checked.offer) {
      this.#refusals.report("request", "tool_offered", checked.offer.text, enforce, checked.offer);
      if (enforce) {
        this.#refusals.error(refusalStatus(format.api), "tool_offered", checked.offer.text);
        return null;
      }
    }
    if (this.#hasLost(checked, enforce)) return null;
    const { keeps, kind } = route.endpoint;
    // a conversation is kept whatever its request says
    this.#mayCall =
      keeps === true ? (checked.mayCall ?? (kind === "prompts" ? NOTHING_CALLABLE : null)) : null;
    this.#goesOnWith = checked.continued?.conversation ?? null;
    this.#requestText = checked.requestText;
    return checked.replacement ? whole([checked.replacement], true) : whole(read.bytes, false);
  }

  /** Reports whether the client has been told that the conversation which the request goes on with is gone. */
  #hasLost(checked: CheckedRequest, enforce: boolean): boolean {
    const lost = lostConversation(checked, enforce);
    if (lost === null) return false;
    const { reason, text } = lost;
    if (reason === null) this.#state.ports.log.debug(`${this.#id}: ${text}`);
    else this.#refusals.report("request", reason, text, enforce);
    if (enforce) ownAnswer(this.#client, this.#id, lost.status, lost.body);
    return enforce;
  }

  /** Whose ids are its own. */
  #upstream({ provider, upstream }: Route): string {
    return `${provider} ${this.#options.providers[provider] ?? upstream.origin}`;
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
    const sentFields = await fieldsWithKeys(
      ports,
      route,
      requestFields(this.#request.rawHeaders, {
        host: route.upstream.host,
        contentLength: length,
        changed: decoded,
        identity: enforce || this.#readsAnswer(route),
      }),
    );
    for (const refusal of sentFields.refusals) this.#refusals.misplaced(refusal, enforce);
    const [misplaced] = sentFields.refusals;
    if (misplaced !== undefined && enforce)
      return this.#refusals.error(refusalStatus(route.endpoint.api), "placeholder", misplaced.text);
    if (this.#client.over) return;
    const reading = this.#reading(route, target, method, enforce);
    this.#requestText = "";
    this.#relay = new Relay({
      client: this.#client,
      requestId: this.#id,
      provider: route.provider,
      method,
      format: this.#refusals.format,
      reading,
      options: this.#options,
      ports,
      refused: (reason, text) => this.#refusals.report("response", reason, text, enforce),
      ...this.#state.conversations.answer(this.#upstream(route), this.#mayCall, this.#goesOnWith),
      unauthorized: () => ports.keyring?.refused(sentFields.used),
      failed: (what) =>
        ports.failed({
          request_id: this.#id,
          dialect: this.#refusals.dialect,
          api: this.#refusals.exchange?.api ?? null,
          provider: route.provider,
          upstream: this.#options.providers[route.provider] ?? route.upstream.origin,
          ...what,
        }),
    });
    const { fields } = sentFields;
    const { idleMs } = this.#options;
    const { path } = route;
    const { origin } = route.upstream;
    const dispatcher = upstream.to(route.upstream);
    const dispatch: Dispatch = (options, handler) => dispatcher.dispatch({ ...options, origin }, handler);
    // the answer may take long: the memory of the body is given back as soon as it is sent
    const sent = releasedAfter(
      searched(ports, body, (refusal) => {
        this.#refusals.misplaced(refusal, enforce);
        if (enforce) throw new Error("a placeholder in a body");
      }),
      this.#release,
    );
    const cover = coverOf(sentFields, (text) =>
      this.#refusals.report("response", "placeholder", `An answer of ${route.provider} has ${text}.`, true),
    );
    await this.#relay.run(dispatch, { path, method, fields, body: sent, idleMs, cover });
  }

  #readsAnswer({ endpoint }: Route): boolean {
    return endpoint.kind === "answers" && this.#refusals.exchange !== null;
  }

  /** Returns null in observe if the answer is not a model's. */
  #reading(route: Route, target: Target, method: string, enforce: boolean): Reading | null {
    const { endpoint } = route;
    const exchange = this.#readsAnswer(route) ? this.#refusals.exchange : null;
    if (!enforce && exchange === null && endpoint.keeps !== true) return null;
    return {
      exchange,
      format: exchange ? this.#refusals.format : callFree(this.#refusals.format),
      judge: exchange ? countingJudge(this.#state.ports, exchange, this.#options.maxBlockBytes) : REFUSE,
      ahead: exchange && enforce ? (this.#state.ports.ahead?.(exchange) ?? null) : null,
      anyInput: exchange && enforce ? (this.#state.ports.anyInput?.(exchange) ?? null) : null,
      expected: enforce
        ? expectedAnswer(endpoint, target.path, target.query, method, this.#requestText)
        : null,
    };
  }

  /** Handles an unexpected error: nothing more is forwarded, whatever the mode. */
  #failed(error: unknown): void {
    if (error instanceof RequestBroken) {
      if (error.code === "gone") return;
      this.#client.last();
      this.#refusals.error(408, "unparsed", "The rest of the request did not come in time.");
      return;
    }
    this.#state.ports.faults.part("proxy").fault(error, "request_ended");
    if (this.#client.begun) this.#client.cut();
    else this.#refusals.error(500, "unparsed", "netmon's LLM proxy failed on this request.");
    this.#relay?.stop();
  }

  #gone(): void {
    if (!this.#client.wasCut) this.#state.ports.counters.client_gone++;
    this.#relay?.stop();
  }
}
