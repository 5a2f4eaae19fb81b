/**
 * One answer of an upstream on its way to the client. Implementations: forwarded unread, read and held (enforce),
 * read alongside (observe).
 */
import type { LlmRefusalReason, ProxyCounters } from "../../event/event.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { UpstreamBody } from "../../http/upstream.ts";
import type { AheadJudge, AnswerScope, Judge, WireFormat } from "../wire.ts";
import type { BodyCopy } from "./body-copy.ts";
import type { ProxyOptions } from "./ports.ts";

export interface Answer {
  /** Resolves at the end, or when nothing more is needed; rejects with the upstream's error. */
  read(body: UpstreamBody): Promise<void>;
  /** Ends an answer that the upstream or the proxy cut short. `text`: for the client, without the upstream's words. */
  broken(text: string): void;
  /** Stops because the client is gone. */
  stop(): void;
}

/** Dependencies of an answer that is read. */
export interface AnswerContext {
  requestId: string;
  provider: string;
  format: WireFormat;
  judge: Judge;
  /** null: no call waits for approval. */
  ahead: AheadJudge | null;
  scope: AnswerScope;
  client: ClientResponse;
  options: ProxyOptions;
  /** Copy of the decoded body for the store; null: not kept. */
  copy: BodyCopy | null;
  counters: ProxyCounters;
  /** Counts and reports a refusal. */
  refused(reason: LlmRefusalReason, text: string): void;
  /** Aborts the upstream's response. */
  abortUpstream(): void;
}

/** Reads the decoded bytes of an answer in enforce, in order, and sends what may be sent; `end` or `fault` is last. */
export interface EnforcedReader {
  bytes(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
  fault(error: unknown): void;
  /** Same as in Answer. */
  broken(text: string): void;
}
