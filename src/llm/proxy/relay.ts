/** Relays a provider's answer to the client: chooses how to treat it, and ends both sides when either fails. */
import type { LlmRefusalReason } from "../../event/event.ts";
import { CloseSignal } from "../../http/close-signal.ts";
import { connectFailure } from "../../http/connect-failure.ts";
import { listOf } from "../../http/header-fields.ts";
import {
  askUpstream,
  type Dispatch,
  errorCode,
  failureStatus,
  type ResponseHead,
  type UpstreamBody,
  type UpstreamRequest,
} from "../../http/upstream.ts";
import { type AnswerScope, UnknownTypeError } from "../wire.ts";
import type { Answer, AnswerContext, AnswerOptions, Reading } from "./answer.ts";
import { BodyCopy } from "./body-copy.ts";
import { enforcedAnswer } from "./enforced-answer.ts";
import type { ExpectedAnswer } from "./expected-answer.ts";
import { observedAnswer, passedAnswer } from "./observed-answer.ts";
import { vendorError } from "./own-responses.ts";
import type { FailedRequest } from "./ports.ts";

export interface RelayOptions extends AnswerOptions {
  /** null: any answer is forwarded (observe). */
  reading: Reading | null;
  /** As in AnswerScope. */
  identified(id: unknown): void;
  /** Called with the id of an answer in which a call was replaced. */
  altered(answerId: unknown): void;
  /** The provider does not accept the credentials (401). */
  unauthorized(): void;
}

export class Relay {
  readonly #o: RelayOptions;
  /** Signals that the upstream's response is no longer needed. */
  readonly #closed = new CloseSignal();
  #answer: Answer | null = null;
  #failed = false;

  constructor(options: RelayOptions) {
    this.#o = options;
  }

  /** Resolves when the client has its answer, or nothing more is needed. Rejects with netmon's own errors. */
  async run(dispatch: Dispatch, request: Omit<UpstreamRequest, "closed">): Promise<void> {
    let body: UpstreamBody | null = null;
    try {
      const response = await askUpstream(dispatch, { ...request, closed: this.#closed });
      body = response.body;
      this.#answer = this.#chosen(response);
      await this.#answer?.read(body);
    } catch (error) {
      if (body !== null && body.error !== error) throw error;
      if (this.#closed.aborted) return;
      const known = connectFailure(error);
      this.#fail(known?.status ?? failureStatus(error), known?.text ?? errorCode(error), error);
      this.#abort();
    }
  }

  /** Aborts the answer because the client is gone. */
  stop(): void {
    this.#abort();
  }

  /** Ends the answer with the vendor's error because netmon stops. */
  shutDown(): void {
    if (this.#closed.aborted) return;
    const text = "netmon's LLM proxy was stopped.";
    if (this.#answer) this.#answer.broken(text);
    else this.#vendorError(503, text);
    this.#abort();
  }

  /** Stops the answer, which stores what has arrived of it, and aborts the upstream. */
  #abort(): void {
    this.#answer?.stop();
    this.#closed.abort();
  }

  /** Returns null if the head cannot be forwarded. */
  #chosen(head: ResponseHead): Answer | null {
    try {
      return this.#choose(head);
    } catch (error) {
      this.#fail(502, "its head is not valid HTTP", error);
      this.#abort();
      return null;
    }
  }

  #choose(head: ResponseHead): Answer {
    const { client, requestId, reading, method, ports } = this.#o;
    if (head.status === 401) this.#o.unauthorized();
    if (head.status >= 400) {
      ports.counters.error_answers++;
      this.#reportFailed({ status: head.status, error: null });
    }
    if (reading?.expected) {
      if (reading.exchange && head.status < 400) ports.counters.answers++;
      return enforcedAnswer(this.#context(reading, head), head, reading.expected);
    }
    if (reading === null || method === "HEAD" || !mayHoldCalls(head))
      return passedAnswer(client, head, requestId);
    if (reading.exchange) ports.counters.answers++;
    return observedAnswer(this.#context(reading, head), head);
  }

  #context(reading: Reading, { status, fields }: ResponseHead): AnswerContext {
    const { altered, identified, options, ports, refused } = this.#o;
    const { exchange, expected } = reading;
    const store = exchange && ports.store;
    const contentType = listOf(fields, "content-type") ?? "";
    return {
      ...this.#o,
      ...reading,
      scope: { ...answerScope(options.allowTypes, expected, refused), altered, identified },
      copy:
        store &&
        new BodyCopy(store.maxBodyBytes, (body, size) =>
          store.body({ exchange, direction: "response", contentType, status, body, size }),
        ),
      abortUpstream: () => this.#abort(),
    };
  }

  #fail(status: 407 | 502 | 504, what: string, error: unknown): void {
    const { client, ports, provider, requestId } = this.#o;
    if (client.over) return;
    ports.counters.upstream_errors++;
    this.#reportFailed({ status: null, error: errorCode(error) });
    const level = status === 407 ? "warn" : "debug";
    ports.log[level](`${requestId}: provider ${provider}: ${what} (${errorCode(error)})`);
    if (this.#answer)
      this.#answer.broken(`The connection to ${provider} broke off before the end of the answer (${what}).`);
    else this.#vendorError(status, `netmon's LLM proxy got no answer from ${provider} (${what}).`);
  }

  /** Reports a failure once: an error answer that is also cut off is still one failed request. */
  #reportFailed(what: Pick<FailedRequest, "status" | "error">): void {
    if (!this.#failed) this.#o.failed(what);
    this.#failed = true;
  }

  #vendorError(status: number, text: string): void {
    const { client, format, requestId } = this.#o;
    vendorError(client, format, { status, reason: "upstream_ended", text, requestId, retry: true });
  }
}

/** For observe. RFC 9110 §15: 204, 205 and 304 have no body; redirects and errors hold no answer of a model. */
function mayHoldCalls({ status, fields }: ResponseHead): boolean {
  return (
    status >= 200 &&
    status < 300 &&
    status !== 204 &&
    status !== 205 &&
    listOf(fields, "content-length") !== "0"
  );
}

const MAX_SHOWN = 64;
/** Unknown types reported for one answer. */
const MAX_REPORTED = 8;

/**
 * Treatment of unknown types in one answer. Enforce refuses them, unless `proxy.allow_types` names them. Observe
 * (`expected` null) passes them, and reports each type once.
 */
function answerScope(
  allowed: readonly string[],
  expected: ExpectedAnswer | null,
  refused: (reason: LlmRefusalReason, text: string) => void,
): AnswerScope {
  const reported = new Set<string>();
  return {
    answers: expected?.answers ?? Number.POSITIVE_INFINITY,
    unknownType: (what, type) => {
      if (allowed.includes(type)) return;
      const shown = JSON.stringify(type.slice(0, MAX_SHOWN));
      const text = `${what} has the type ${shown}, which netmon does not know; proxy.allow_types lets it through where it holds no call`;
      if (expected) throw new UnknownTypeError(text);
      if (reported.has(type) || reported.size >= MAX_REPORTED) return;
      reported.add(type);
      refused("unknown_type", `netmon passed on an answer with a part that it does not know: ${text}.`);
    },
  };
}
