/**
 * One answer of an upstream on its way to the client. Implementations: passed on unread, read and held
 * (enforce), read beside (observe).
 */
import type { LlmRefusalReason, ProxyCounters } from "../../event/event.ts";
import type { StreamFraming } from "../../framing/frame.ts";
import type { Judge, WireFormat } from "../wire.ts";
import type { BodyCopy } from "./body-copy.ts";
import type { ClientResponse, Flow } from "./client-response.ts";
import type { BodyReader } from "./decoding.ts";
import type { Exchange, ProxyOptions } from "./ports.ts";

export interface Answer {
  data(chunk: Buffer): void;
  end(): void;
  /** The upstream or the proxy ended it early. `text`: for the client, without the upstream's own words. */
  broken(text: string): void;
  /** The client is gone. */
  stop(): void;
}

export interface AnswerHead {
  status: number;
  message: string;
  /** Flat, as the upstream sent them. */
  headers: readonly string[];
}

/** What an answer that is read has to hand. */
export interface AnswerContext {
  exchange: Exchange;
  format: WireFormat;
  judge: Judge;
  client: ClientResponse;
  flow: Flow;
  options: ProxyOptions;
  /** Decoded, for the store; null: not kept. */
  copy: BodyCopy | null;
  counters: ProxyCounters;
  /** Counts and reports. */
  refused(reason: LlmRefusalReason, text: string): void;
  /** Nothing more is wanted from upstream. */
  abortUpstream(): void;
}

/** Takes the decoded bytes of an answer in enforce and sends what may be sent. */
export interface EnforcedReader extends BodyReader {
  /** As in Answer. */
  broken(text: string): void;
}

/** How a 2xx body is framed; `whole` is one JSON value. */
export type BodyForm = "whole" | "array_or_whole" | StreamFraming;

/** Open calls of one answer together: several of the largest size, never the whole answer. */
export const MAX_HELD_BLOCKS = 4;
