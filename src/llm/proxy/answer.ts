/**
 * One answer of an upstream on its way to the client. Implementations: forwarded unread, read and held (enforce),
 * read alongside (observe).
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { UpstreamBody } from "../../http/upstream.ts";
import type { AheadJudge, AnswerScope, Judge, NameJudge, WireFormat } from "../wire.ts";
import type { BodyCopy } from "./body-copy.ts";
import type { ExpectedAnswer } from "./expected-answer.ts";
import type { Failure } from "./failure.ts";
import type { FailedRequest, ProxyOptions, ProxyPorts, RequestContext } from "./ports.ts";

export interface Answer {
  /** Resolves at the end, or when nothing more is needed; rejects with the upstream's error. */
  read(body: UpstreamBody): Promise<void>;
  /** Ends an answer that the upstream or the proxy cut short. `text`: for the client, without the upstream's words. */
  broken(text: string): void;
  /** Stops because the client is gone. */
  stop(): void;
}

/** How the answer to a request is read. */
export interface Reading {
  /** null: the endpoint's answers hold no calls, and are not stored. */
  exchange: RequestContext | null;
  format: WireFormat;
  judge: Judge;
  /** null: no call waits for approval. */
  ahead: AheadJudge | null;
  /** null: every call waits for its end. */
  anyInput: NameJudge | null;
  /** What may be forwarded; null: the answer is forwarded unchanged and read alongside (observe). */
  expected: ExpectedAnswer | null;
}

/** The request, and who hears of its answer. */
export interface AnswerOptions {
  client: ClientResponse;
  requestId: string;
  provider: string;
  /** The answer to HEAD has no body, whatever its header fields say. */
  method: string;
  /** Format of the proxy's own errors. */
  format: WireFormat;
  options: ProxyOptions;
  ports: ProxyPorts;
  /** Counts and reports a refusal. */
  refused(reason: LlmRefusalReason, text: string): void;
  failed(what: Pick<FailedRequest, "status" | "error">): void;
}

/** Dependencies of an answer that is read. */
export interface AnswerContext extends AnswerOptions, Reading {
  scope: AnswerScope;
  /** Copy of the decoded body for the store; null: not kept. */
  copy: BodyCopy | null;
  /** Aborts the upstream's response. */
  abortUpstream(): void;
}

/**
 * Reads the decoded bytes of an answer in enforce, in order, and sends what may be sent. `bytes` and `end` throw, or
 * reject, if the answer cannot be read; `end`, `refuse` or `broken` is last.
 */
export interface EnforcedReader {
  bytes(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
  /** Sends an error in place of the rest, and returns the text to report. */
  refuse(failure: Failure): string;
  /** Same as in Answer. */
  broken(text: string): void;
}
