/**
 * The statuses and forms that enforce accepts in the answer to a request, according to the API and the request. A
 * client reads what it asked for, whatever type the answer claims to have.
 *
 * Fails closed. No answer fits an ambiguous request, so any answer to it is refused.
 */
import type { LlmApi } from "../../event/event.ts";
import { awsEventFraming } from "../../framing/aws-event-stream.ts";
import type { StreamFraming } from "../../framing/frame.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import { memberSpan } from "../../framing/json-span.ts";
import { sourceOf } from "../../framing/json-text.ts";
import { canonicalSseFraming } from "../../framing/sse-canonical.ts";
import { contentType } from "../../http/header-fields.ts";
import { hasEscapedLetters } from "../json-document.ts";
import { UnexpectedAnswerError } from "../wire.ts";
import { type Endpoint, FILE } from "./endpoints.ts";

export type EnforcedForm = "json" | "media" | StreamFraming;

export interface ExpectedAnswer {
  /** Statuses of answers with content. */
  readonly statuses: readonly number[];
  readonly forms: readonly EnforcedForm[];
  /** Media types of answers that are not JSON; null: none. */
  readonly media: RegExp | null;
  /** Whether the answer may have no body. */
  readonly mayBeEmpty: boolean;
  /** Number of alternative answers requested (`n`, `candidateCount`). */
  readonly answers: number;
}

/** `path`: without the query. `requestText`: as in CheckedRequest; empty if there is no body or it was not read. */
export function expectedAnswer(
  { kind, api, media }: Endpoint,
  path: string,
  query: string,
  method: string,
  requestText: string,
): ExpectedAnswer {
  if (media === FILE) return { statuses: [200, 206], forms: [], media, mayBeEmpty: true, answers: 1 };
  if (kind !== "answers" || api === null)
    return {
      statuses: [200, 201, 202, 204],
      // Each event is checked like a complete body.
      forms: ["json", canonicalSseFraming],
      media,
      mayBeEmpty: true,
      answers: 1,
    };
  const form = formOfRequest(api, path, query, method, requestText);
  return {
    // A response in the background is accepted and fetched later.
    statuses: api === "responses" ? [200, 202] : [200],
    forms: form === null ? [] : [form],
    media: null,
    mayBeEmpty: false,
    answers: answersOf(api, requestText),
  };
}

/** Returns the form of an answer with these header fields. Throws UnexpectedAnswerError. */
export function formOf(headers: readonly string[], { forms, media }: ExpectedAnswer): EnforcedForm {
  if (media === FILE) return "media";
  const declared = contentType(headers);
  const form = declared?.utf8 ? forms.find((each) => typeOf(each) === declared.type) : undefined;
  if (form !== undefined) return form;
  if (declared && media?.test(declared.type)) return "media";
  const wanted = forms.map(typeOf).join(" or ") || "no known type";
  throw new UnexpectedAnswerError(`its Content-Type is not what was asked for, ${wanted}`);
}

function typeOf(form: EnforcedForm): string {
  return typeof form === "string" ? "application/json" : form.mediaType;
}

/** Returns null if the request is ambiguous. */
function formOfRequest(
  api: LlmApi,
  path: string,
  query: string,
  method: string,
  requestText: string,
): EnforcedForm | null {
  switch (api) {
    case "generate_content":
      return path.endsWith(":streamGenerateContent") ? geminiStream(query) : "json";
    case "converse":
      return path.endsWith("/converse-stream") ? awsEventFraming : "json";
    case "invoke_model":
      return path.endsWith("/invoke-with-response-stream") ? awsEventFraming : "json";
    default: {
      const streams =
        method === "GET" ? /[?&]stream=true(?:&|$)/i.test(query) : topLevel(requestText, "stream") === "true";
      return streams ? canonicalSseFraming : "json";
    }
  }
}

/** Reads `alt`, and Google's system parameter `$alt`. Returns null for a request that asks for both forms. */
function geminiStream(query: string): EnforcedForm | null {
  const values = [...new URLSearchParams(query)]
    .filter(([name]) => name === "alt" || name === "$alt")
    .map(([, value]) => value);
  if (values.every((value) => value === "json")) return jsonArrayFraming;
  return values.every((value) => value === "sse") ? canonicalSseFraming : null;
}

function answersOf(api: LlmApi, requestText: string): number {
  if (api === "generate_content") {
    const camel = nested(requestText, "candidateCount", ["generationConfig"]);
    return Math.max(camel, nested(requestText, "candidate_count", ["generation_config"]));
  }
  return api === "chat_completions" || api === "invoke_model" ? nested(requestText, "n", []) : 1;
}

/** Returns the larger of an integer below `path` and one below Code Assist's `request`; 1 if there is none. */
function nested(requestText: string, key: string, path: readonly string[]): number {
  if (!requestText.includes(`"${key}"`)) return 1;
  const found = [[], ["request"]].map((before) => number(requestText, [...before, ...path, key]));
  return Math.max(1, ...found);
}

function number(text: string, path: readonly string[]): number {
  const value = Number(memberOf(text, path) ?? 1);
  return Number.isInteger(value) ? value : 1;
}

/** Returns the source of a member; undefined if there is none, or the text is not JSON, which the provider refuses. */
function memberOf(text: string, path: readonly string[]): string | undefined {
  try {
    const span = memberSpan(text, path);
    return span && sourceOf(text, span);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns the source of a member of the request; undefined if there is none. Of repeated keys, the first counts. */
function topLevel(requestText: string, key: string): string | undefined {
  if (!requestText.includes(key) && !hasEscapedLetters(requestText)) return undefined;
  return memberOf(requestText, [key]);
}
