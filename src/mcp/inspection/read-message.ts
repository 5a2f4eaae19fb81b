/**
 * Parses bytes into messages.
 *
 * Fails closed. A message that two readers may understand differently is `unreadable`: repeated keys, lone surrogates
 * or NUL in significant strings, disguised names, a request that is also an answer. The mode decides about it.
 * Unknown members are not examined.
 *
 * What every reader that takes it reads in one way is written so that all take it: without a byte order mark, and
 * without a null `error` beside a result. What is neither a request nor an answer is skipped by clients and servers,
 * so it does not answer the request whose id it carries.
 */

import { isUtf8 } from "node:buffer";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { type JsonCost, MAX_VALUES, textCost } from "../../framing/json-cost.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  jsonDocument,
  parsedDocument,
} from "../../framing/json-document.ts";
import { elementSpans, type JsonSpan, memberSpan, withoutMember } from "../../framing/json-span.ts";
import { JsonEdits, jsonAt, jsonTree } from "../../framing/json-text.ts";
import { quoted } from "../../policy/quoted.ts";
import type { RequestId } from "./guard.ts";
import type { Message, Messages } from "./message.ts";
import { METHODS, Method } from "./methods.ts";
import { holdsAmbiguous, isAmbiguous, mayHoldAmbiguous, NameSet } from "./name-set.ts";
import { idOf, unreadable } from "./unreadable-message.ts";

const MESSAGE_KEYS = new NameSet("id method params result error");
/** Members of `params` that determine what is requested. */
const PARAMS_KEYS = new NameSet("name arguments uri cursor taskId requestId inputRequests");
/** Members of `result` that are filtered or scanned. */
const RESULT_KEYS = new NameSet(
  `tools prompts resources resourceTemplates nextCursor instructions content structuredContent contents
   inputRequests`,
);

/** Messages in a batch, which only revision 2025-03-26 has. Each may be reported and answered by itself. */
const MAX_BATCH = LIMITS.batch.most;

/** Text and the `value` parsed from it; undefined: it is not JSON, or costs too much to parse. */
export interface ParsedText {
  readonly text: string;
  readonly value: unknown;
  readonly cost: JsonCost;
}

/** Why a message is not parsed. */
export const TOO_MANY_VALUES = `it has more than ${MAX_VALUES} names and values ${limitWords("json_values")}`;

/** Decodes and parses bytes, without a byte order mark. Never throws. */
export function parsedText(bytes: Uint8Array): ParsedText {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    "utf8",
    markLength(bytes),
  );
  const cost = textCost(text, MAX_VALUES);
  try {
    return { text, value: cost.values > MAX_VALUES ? undefined : (JSON.parse(text) as unknown), cost };
  } catch {
    return { text, value: undefined, cost };
  }
}

/** Returns the length of UTF-8's byte order mark, which RFC 8259, section 8.1, lets readers ignore; 0: there is none. */
function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** `parsed`: the parsed form of the same bytes, if the transport had to read them too. Never throws. */
export function readMessages(bytes: Uint8Array, parsed = parsedText(bytes)): Messages {
  const { text, cost } = parsed;
  const document = parsed.value === undefined ? null : parsedDocument(text, parsed.value, cost);
  const value = document?.value;
  if (cost.values > MAX_VALUES) return single(tooLarge(text, TOO_MANY_VALUES));
  if (!isUtf8(bytes)) return single(unreadable(text, value, "it is not UTF-8", -32700));
  if (!document) return single(unreadable(text, undefined, "it is not JSON", -32700));
  if (document.deep) return single(unreadable(text, value, "it is nested deeper than 512 levels"));
  const marked = markLength(bytes) > 0;
  if (!Array.isArray(value)) {
    const message = readMessage(document);
    return { ...single(message), rewritten: marked || message.text !== text };
  }
  if (value.length === 0) return single(unreadable(text, undefined, "it is an empty batch"));
  if (value.length > MAX_BATCH)
    return single(tooLarge(text, `it is a batch of more than ${MAX_BATCH} messages ${limitWords("batch")}`));
  const elements = elementSpans(text, memberSpan(text, [])).map(({ offset, length }) =>
    text.slice(offset, offset + length),
  );
  const messages = elements.map((element) => readMessage(jsonDocument(element)));
  const rewritten = marked || messages.some((message, index) => message.text !== elements[index]);
  return { text, rewritten, batch: true, messages };
}

function tooLarge(text: string, why: string): Message {
  return { ...unreadable(text, undefined, why), reason: "too_large" };
}

function single(message: Message): Messages {
  return { text: message.text, rewritten: false, batch: false, messages: [message] };
}

function readMessage(document: JsonDocument): Message {
  const { text, value } = document;
  if (!isObject(value)) return unreadable(text, undefined, "it is not a JSON object");
  let ambiguousArguments = false;
  if (document.repeats) {
    if (!repeatsOnlyInArguments(text, value))
      return unreadable(text, null, "an object in it has a key twice");
    ambiguousArguments = true;
  }
  if (mayHoldAmbiguous(text)) {
    if (holdsAmbiguous(withoutArguments(value), false))
      return unreadable(text, value, "a key in it has an unpaired surrogate or NUL");
    ambiguousArguments ||= holdsAmbiguous(argumentsOf(value), true);
  }
  const disguised = MESSAGE_KEYS.disguisedKey(value);
  if (disguised !== null)
    return unreadable(text, value, `its key ${quoted(disguised)} is not one of JSON-RPC`);
  const id = idOf(value);
  if (id === undefined && Object.hasOwn(value, "id"))
    return unreadable(text, value, "its id is neither text nor a number");
  if (typeof id === "string" && isAmbiguous(id))
    return unreadable(text, undefined, "its id has an unpaired surrogate or NUL");
  if (Object.hasOwn(value, "method")) return asking(text, value, id, ambiguousArguments);
  return answer(text, value, id);
}

function asking(
  text: string,
  value: JsonObject,
  id: RequestId | undefined,
  ambiguousArguments: boolean,
): Message {
  const { method, params } = value;
  if (typeof method !== "string" || isAmbiguous(method))
    return unreadable(text, value, "its method is not text");
  const wrong = askingObjection(value, method);
  if (wrong !== null) return unreadable(text, value, wrong);
  const rest = { text, method, params: isObject(params) ? params : {}, ambiguousArguments };
  return id === undefined ? { kind: "notification", ...rest } : { kind: "request", id, ...rest };
}

function askingObjection(value: JsonObject, method: string): string | null {
  const { params } = value;
  if (Object.hasOwn(value, "result") || Object.hasOwn(value, "error"))
    return "it is both a request and an answer";
  if (METHODS.disguised(method)) return `its method ${quoted(method)} is not spelled as in MCP`;
  if (!METHODS.has(method)) return null;
  if (params !== undefined && params !== null && !isObject(params)) return "its params are not a JSON object";
  if (!isObject(params)) return method === Method.callTool ? "it calls a tool without a name" : null;
  const disguised = PARAMS_KEYS.disguisedKey(params);
  if (disguised !== null) return `the key ${quoted(disguised)} of its params is not spelled as in MCP`;
  const { name } = params;
  if (method === Method.callTool && typeof name !== "string") return "it calls a tool without a name";
  if (typeof name === "string" && isAmbiguous(name))
    return "the name in its params has an unpaired surrogate or NUL";
  return null;
}

function answer(text: string, value: JsonObject, id: RequestId | undefined): Message {
  const { result, error } = value;
  const hasError = Object.hasOwn(value, "error");
  const hasResult = Object.hasOwn(value, "result");
  if (!hasError && !hasResult) return unreadable(text, undefined, "it is neither a request nor an answer");
  if (hasError && hasResult) {
    if ((error === null) === (result === null))
      return unreadable(text, value, "it has a result and an error");
    const empty = error === null ? "error" : "result";
    const { [empty]: _, ...rest } = value;
    return answer(withoutMember(text, rootSpan(text), empty), rest, id);
  }
  if (hasError) return { kind: "error", text, id, error };
  if (id === undefined) return unreadable(text, value, "it has a result and no id");
  if (!isObject(result)) return unreadable(text, value, "its result is not a JSON object");
  const disguised = RESULT_KEYS.disguisedKey(result);
  if (disguised !== null)
    return unreadable(text, value, `the key ${quoted(disguised)} of its result is not spelled as in MCP`);
  return { kind: "result", text, id, result };
}

function rootSpan(text: string): JsonSpan {
  return memberSpan(text, []) as JsonSpan;
}

function argumentsOf(value: JsonObject): unknown {
  const { method, params } = value;
  return method === Method.callTool && isObject(params) ? params.arguments : undefined;
}

function withoutArguments(value: JsonObject): unknown {
  const { method, params } = value;
  if (method !== Method.callTool || !isObject(params)) return value;
  return { ...value, params: { ...params, arguments: null } };
}

/** Repeated keys in the arguments of a call do not change which tool is called. */
function repeatsOnlyInArguments(text: string, value: JsonObject): boolean {
  if (argumentsOf(value) === undefined) return false;
  const node = jsonAt(jsonTree(text), ["params", "arguments"]);
  if (!node) return false;
  const edits = new JsonEdits(text);
  edits.replace(node, "null");
  return !jsonDocument(edits.apply()).repeats;
}
