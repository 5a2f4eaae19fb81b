/**
 * What the answer to a request may be where the proxy enforces: its statuses and its form, as the API and the
 * request say. A client reads what it asked for, whatever the answer calls itself.
 *
 * Failure: closed. A request that can be understood in two ways gets an answer that does not fit, which is
 * refused.
 */
import type { LlmApi } from "../../event/event.ts";
import { awsEventFraming } from "../../framing/aws-event-stream.ts";
import type { StreamFraming } from "../../framing/frame.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import { memberSpan } from "../../framing/json-span.ts";
import { sourceOf } from "../../framing/json-text.ts";
import { canonicalSseFraming } from "../../framing/sse-canonical.ts";
import { isUtf8OrNoCharset, valuesOf } from "../../http/header-fields.ts";
import { UnexpectedAnswerError } from "../wire.ts";
import type { Endpoint } from "./endpoints.ts";
import { hasEscapedLetters } from "./escaped-letters.ts";

export type EnforcedForm = "json" | "media" | StreamFraming;

export interface ExpectedAnswer {
  /** With which an answer has content. */
  readonly statuses: readonly number[];
  /** By media type, in small letters. */
  readonly forms: ReadonlyMap<string, EnforcedForm>;
  /** Nothing but bytes for people: audio, video. null: never. */
  readonly media: RegExp | null;
  /** The answer may have no body at all. */
  readonly mayBeEmpty: boolean;
  /** How many answers side by side were asked for (`n`, `candidateCount`). */
  readonly answers: number;
}

const JSON_TYPE = "application/json";
const SSE_TYPE = "text/event-stream";
const WHOLE: ReadonlyMap<string, EnforcedForm> = new Map([[JSON_TYPE, "json"]]);
const SSE: ReadonlyMap<string, EnforcedForm> = new Map([[SSE_TYPE, canonicalSseFraming]]);
const ARRAY: ReadonlyMap<string, EnforcedForm> = new Map([[JSON_TYPE, jsonArrayFraming]]);
const AWS: ReadonlyMap<string, EnforcedForm> = new Map([
  ["application/vnd.amazon.eventstream", awsEventFraming],
]);
const NONE: ReadonlyMap<string, EnforcedForm> = new Map();
/** Of endpoints without calls: each event is looked at like a whole body. */
const WHOLE_OR_SSE: ReadonlyMap<string, EnforcedForm> = new Map([...WHOLE, ...SSE]);

/** `path`: without the query. `body`: decoded; empty where there is none or it was not read. */
export function expectedAnswer(
  { kind, api, media }: Endpoint,
  path: string,
  query: string,
  method: string,
  body: Buffer,
): ExpectedAnswer {
  if (kind !== "answers" || api === null)
    return {
      statuses: [200, 201, 202, 204],
      forms: WHOLE_OR_SSE,
      media,
      mayBeEmpty: true,
      answers: 1,
    };
  return {
    // A response in the background is accepted and fetched later.
    statuses: api === "responses" ? [200, 202] : [200],
    forms: formsOf(api, path, query, method, body),
    media: null,
    mayBeEmpty: false,
    answers: answersOf(api, body),
  };
}

/** The form of an answer with these fields. Throws UnexpectedAnswerError. */
export function formOf(headers: readonly string[], { forms, media }: ExpectedAnswer): EnforcedForm {
  const values = valuesOf(headers, "content-type");
  const [type = "", ...parameters] = (values[0] ?? "").toLowerCase().split(";");
  const name = type.trim();
  const plain = values.length === 1 && parameters.every(isUtf8OrNoCharset);
  const form = plain ? forms.get(name) : undefined;
  if (form !== undefined) return form;
  if (values.length === 1 && media?.test(name)) return "media";
  const wanted = [...forms.keys()].join(" or ") || "no known type";
  throw new UnexpectedAnswerError(`its Content-Type is not what was asked for, ${wanted}`);
}

function formsOf(
  api: LlmApi,
  path: string,
  query: string,
  method: string,
  body: Buffer,
): ReadonlyMap<string, EnforcedForm> {
  switch (api) {
    case "generate_content":
      return path.endsWith(":streamGenerateContent") ? geminiStream(query) : WHOLE;
    case "converse":
      return path.endsWith("/converse-stream") ? AWS : WHOLE;
    case "invoke_model":
      return path.endsWith("/invoke-with-response-stream") ? AWS : WHOLE;
    default:
      if (method === "GET") return /[?&]stream=true(?:&|$)/i.test(query) ? SSE : WHOLE;
      return topLevel(body, "stream") === "true" ? SSE : WHOLE;
  }
}

/** `alt`, and Google's system parameter `$alt`; a request with both forms cannot be answered. */
function geminiStream(query: string): ReadonlyMap<string, EnforcedForm> {
  const values = [...new URLSearchParams(query)]
    .filter(([name]) => name === "alt" || name === "$alt")
    .map(([, value]) => value);
  if (values.length === 0) return ARRAY;
  if (values.every((value) => value === "sse")) return SSE;
  return values.every((value) => value === "json") ? ARRAY : NONE;
}

function answersOf(api: LlmApi, body: Buffer): number {
  if (api === "generate_content") {
    const camel = nested(body, "candidateCount", ["generationConfig"]);
    return Math.max(camel, nested(body, "candidate_count", ["generation_config"]));
  }
  return api === "chat_completions" || api === "invoke_model" ? nested(body, "n", []) : 1;
}

/** A whole number below `path`, bare or in the `request` of Code Assist; 1 where there is none. */
function nested(body: Buffer, key: string, path: readonly string[]): number {
  if (!body.includes(`"${key}"`)) return 1;
  const text = body.toString("utf8");
  const found = [[], ["request"]].map((before) => number(text, [...before, ...path, key]));
  return Math.max(1, ...found);
}

function number(text: string, path: readonly string[]): number {
  const value = Number(memberOf(text, path) ?? 1);
  return Number.isInteger(value) ? value : 1;
}

/** The source of a member; undefined where there is none, or where the text is not JSON, which the provider refuses. */
function memberOf(text: string, path: readonly string[]): string | undefined {
  try {
    const span = memberSpan(text, path);
    return span && sourceOf(text, span);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The source of a member of the request; undefined where it has none. Of keys that stand twice the first. */
function topLevel(body: Buffer, key: string): string | undefined {
  if (!body.includes(key) && !hasEscapedLetters(body)) return undefined;
  return memberOf(body.toString("utf8").replace(/^\uFEFF/, ""), [key]);
}
