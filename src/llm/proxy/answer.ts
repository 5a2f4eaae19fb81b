/**
 * One answer of an upstream on its way to the client. Implementations: passed on unread, read and held
 * (enforce), read beside (observe).
 */
import type { LlmRefusalReason, ProxyCounters } from "../../event/event.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { UpstreamBody } from "../../http/upstream.ts";
import type { AheadJudge, AnswerScope, Judge, WireFormat } from "../wire.ts";
import type { BodyCopy } from "./body-copy.ts";
import type { ProxyOptions } from "./ports.ts";

export interface Answer {
  /** Resolves at the end, or when nothing more is wanted; rejects with the upstream's error. */
  read(body: UpstreamBody): Promise<void>;
  /** The upstream or the proxy ended it early. `text`: for the client, without the upstream's own words. */
  broken(text: string): void;
  /** The client is gone. */
  stop(): void;
}

/** What an answer that is read has to hand. */
export interface AnswerContext {
  requestId: string;
  provider: string;
  format: WireFormat;
  judge: Judge;
  /** null: no call waits. */
  ahead: AheadJudge | null;
  scope: AnswerScope;
  client: ClientResponse;
  options: ProxyOptions;
  /** Decoded, for the store; null: not kept. */
  copy: BodyCopy | null;
  counters: ProxyCounters;
  /** Counts and reports. */
  refused(reason: LlmRefusalReason, text: string): void;
  /** Nothing more is wanted from upstream. */
  abortUpstream(): void;
}

/** Takes the decoded bytes of an answer in enforce, in order, and sends what may be sent; `end` or `fault` comes last. */
export interface EnforcedReader {
  bytes(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
  fault(error: unknown): void;
  /** As in Answer. */
  broken(text: string): void;
}
