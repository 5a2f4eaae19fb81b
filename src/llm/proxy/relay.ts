/**
 * The answer of a provider on its way back: chooses how it is treated and ends both sides, whichever fails
 * first.
 */
import type { Dispatcher } from "undici";
import type { LlmRefusalReason } from "../../event/event.ts";
import { contentCodings } from "../../framing/content-encoding.ts";
import { FramingError } from "../../framing/frame.ts";
import type { Judge, WireFormat } from "../wire.ts";
import type { Answer, AnswerContext, AnswerHead } from "./answer.ts";
import { BodyCopy } from "./body-copy.ts";
import { bodyForm } from "./body-form.ts";
import type { ClientResponse, Flow } from "./client-response.ts";
import { enforcedAnswer, unreadableAnswer } from "./enforced-answer.ts";
import { listOf } from "./headers.ts";
import { observedAnswer, passedAnswer } from "./observed-answer.ts";
import type { Exchange, ProxyOptions, ProxyPorts } from "./ports.ts";
import { vendorError } from "./vendor-error.ts";

/** How answers of this request are read. */
export interface Reading {
  exchange: Exchange;
  format: WireFormat;
  judge: Judge;
  enforce: boolean;
}

export interface RelayOptions {
  client: ClientResponse;
  flow: Flow;
  requestId: string;
  provider: string;
  /** The body of the answer to HEAD is empty whatever its fields say. */
  method: string;
  /** For errors of the proxy itself. */
  format: WireFormat;
  /** null: whatever comes is passed on. */
  reading: Reading | null;
  options: ProxyOptions;
  ports: ProxyPorts;
  refused(reason: LlmRefusalReason, text: string): void;
}

const STOPPED = new Error("netmon needs no more of this answer");

export class Relay implements Dispatcher.DispatchHandler {
  readonly #o: RelayOptions;
  #controller: Dispatcher.DispatchController | null = null;
  #answer: Answer | null = null;
  #stopped = false;

  constructor(options: RelayOptions) {
    this.#o = options;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#o.flow.attach(controller);
    if (this.#stopped) controller.abort(STOPPED);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    _fields: unknown,
    message?: string,
  ): void {
    if (status < 200) return;
    const head = { status, message: message ?? "", headers: rawFields(controller.rawHeaders) };
    try {
      this.#answer = this.#choose(head);
    } catch (error) {
      this.#fail(502, "its head is not valid HTTP", error);
      this.#abort();
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#stopped) this.#answer?.data(chunk);
  }

  onResponseEnd(): void {
    if (!this.#stopped) this.#answer?.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#stopped) return;
    this.#stopped = true;
    const code = codeOf(error);
    const late = code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT";
    this.#fail(late ? 504 : 502, code, error);
  }

  /** The client is gone: nobody wants the rest. */
  stop(): void {
    this.#abort();
  }

  /** netmon stops: the answer ends here, in the vendor's way. */
  shutDown(): void {
    if (this.#stopped) return;
    const text = "netmon's LLM proxy was stopped.";
    if (this.#answer) this.#answer.broken(text);
    else this.#vendorError(503, text);
    this.#abort();
  }

  /** What has come of the answer is kept, whoever ends it. */
  #abort(): void {
    this.#stopped = true;
    this.#answer?.stop();
    this.#controller?.abort(STOPPED);
  }

  #choose(head: AnswerHead): Answer {
    const { client, requestId, reading, method, ports } = this.#o;
    if (reading?.enforce && leadsAway(head)) {
      const error = new FramingError("malformed", "it leads to another place: make that the provider's URL");
      return unreadableAnswer(this.#context(reading, head), head, error);
    }
    if (reading === null || method === "HEAD" || !mayHoldCalls(head))
      return passedAnswer(client, head, requestId);
    const form = bodyForm(head.headers, reading.format.api);
    ports.counters.answers++;
    const context = this.#context(reading, head);
    if (!reading.enforce) return observedAnswer(context, head, form);
    try {
      if (form === null) throw new FramingError("malformed", "its Content-Type is none of this API");
      contentCodings(listOf(head.headers, "content-encoding"));
      return enforcedAnswer(context, head, form);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      return unreadableAnswer(context, head, error);
    }
  }

  #context(reading: Reading, head: AnswerHead): AnswerContext {
    const { client, flow, options, ports, refused } = this.#o;
    const { exchange, format, judge } = reading;
    const store = ports.store;
    const contentType = listOf(head.headers, "content-type") ?? "";
    const { status } = head;
    const copy =
      store &&
      new BodyCopy(store.maxBodyBytes, (body, size) =>
        store.body({ exchange, direction: "response", contentType, status, body, size }),
      );
    return {
      counters: ports.counters,
      exchange,
      format,
      judge,
      client,
      flow,
      options,
      copy,
      refused,
      abortUpstream: () => this.#abort(),
    };
  }

  #fail(status: 502 | 504, what: string, error: unknown): void {
    const { client, ports, provider, requestId } = this.#o;
    if (client.over) return;
    ports.counters.upstream_errors++;
    ports.log.debug(`${requestId}: provider ${provider}: ${what} (${codeOf(error)})`);
    if (this.#answer)
      this.#answer.broken(`The connection to ${provider} broke off before the end of the answer (${what}).`);
    else this.#vendorError(status, `netmon's LLM proxy got no answer from ${provider} (${what}).`);
  }

  #vendorError(status: number, text: string): void {
    const { client, format, requestId } = this.#o;
    vendorError(client, format, { status, reason: "upstream_ended", text, requestId, retry: true });
  }
}

/** A redirect that clients follow around the proxy. A path alone leads back to it. */
function leadsAway({ status, headers }: AnswerHead): boolean {
  const location = listOf(headers, "location")?.trim();
  if (status < 300 || status >= 400 || location === undefined) return false;
  // URL parsers take tabs out before they look
  return location.includes("\t") || !/^(?:[/?#](?![/\\])|$)/.test(location);
}

/** RFC 9110 §15: 204, 205 and 304 have no body; redirects and errors hold no answer of a model. */
function mayHoldCalls({ status, headers }: AnswerHead): boolean {
  return (
    status >= 200 &&
    status < 300 &&
    status !== 204 &&
    status !== 205 &&
    listOf(headers, "content-length") !== "0"
  );
}

/** Never the message: it may name what the client sent. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Z0-9_]{1,64}$/.test(code) ? code : "unexpected error";
}

/** undici gives the fields of an answer as a flat list of bytes. */
function rawFields(raw: Dispatcher.DispatchController["rawHeaders"]): string[] {
  if (!Array.isArray(raw)) throw new TypeError("undici gave no raw header fields");
  return raw.map((each) => (typeof each === "string" ? each : each.toString("latin1")));
}
