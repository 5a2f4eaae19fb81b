/**
 * The known part of a provider's error: texts, numbers and some flat objects of these, truncated. Everything else is
 * dropped, since clients read more of an error than its status (some have taken the body of a 4xx for a message).
 *
 * Errors of gateways and local servers differ in shape from their API's: the message is sought in all the usual
 * members. The result is null if there is no message.
 */
import { wordSet } from "../collections/word-set.ts";
import { isObject, type JsonObject, UNSAFE_KEYS } from "./json-document.ts";
import type { KnownError } from "./wire.ts";

const MAX_MESSAGE = 8192;
const MAX_FIELD = 256;
const MAX_DETAILS = 16;
/** Limit on a detail's members, and on the entries of its lists and maps. */
const MAX_MEMBERS = 32;

export function knownError(value: unknown): KnownError | null {
  // Without alt=sse, Google streams an array, even for an error.
  const outer = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(outer)) return null;
  const { error } = outer;
  const inner = isObject(error) ? error : outer;
  const message = [
    inner.message,
    inner.Message,
    outer.message,
    outer.error,
    inner.detail,
    inner.error_description,
  ]
    .filter((text) => typeof text === "string")
    .find((text) => text !== "");
  if (message === undefined) return null;
  const code = inner.code ?? outer.code;
  return {
    message: cut(message, MAX_MESSAGE),
    type: text(inner.type) ?? text(inner.__type),
    code: typeof code === "number" && Number.isFinite(code) ? code : text(code),
    param: text(inner.param ?? outer.param),
    status: text(inner.status),
    requestId: text(outer.request_id),
    details: Array.isArray(inner.details) ? inner.details.slice(0, MAX_DETAILS).flatMap(detail) : [],
    others: otherMembers(inner, inner === outer),
  };
}

/** Members with a place of their own. */
const PLACED = wordSet(
  "message Message type __type code param status request_id detail error error_description",
);
/**
 * Objects that clients act on: Anthropic's details (@anthropic-ai/sdk 1.14, ErrorDetails), OpenAI's misalignment
 * (openai-node 7.59), Azure's reason for a filter, OpenRouter's provider.
 */
const OBJECTS = wordSet("details misalignment innererror inner_error metadata");
/** Bedrock's, beside the message (@aws-sdk/client-bedrock-runtime 3.1164, ModelErrorException). */
const BESIDE_MESSAGE = wordSet("originalMessage originalStatusCode resourceName");

/** `isBody`: the members are those of the whole body, where those of an answer could be, too. */
function otherMembers(inner: JsonObject, isBody: boolean): JsonObject {
  const members = Object.entries(inner).filter(([key]) => !PLACED.has(key));
  const plain = flatMembers(
    Object.fromEntries(members.filter(([key]) => !isBody || BESIDE_MESSAGE.has(key))),
  );
  const objects = members.flatMap(([key, member]): [string, unknown][] => {
    const known = OBJECTS.has(key) && isObject(member) ? flatMembers(member) : {};
    return Object.keys(known).length > 0 ? [[key, known]] : [];
  });
  return { ...plain, ...Object.fromEntries(objects) };
}

/** google.rpc.ErrorInfo, RetryInfo, QuotaFailure, Help, LocalizedMessage (google/rpc/error_details.proto). */
const DETAIL_MEMBERS = wordSet(
  "@type reason domain retryDelay subject description quotaMetric quotaId quotaValue field locale message url",
);
/** Maps of texts, keyed by name. */
const DETAIL_MAPS = wordSet("metadata quotaDimensions");
/** Lists of objects with such members. */
const DETAIL_LISTS = wordSet("violations fieldViolations links");

function detail(value: unknown): JsonObject[] {
  if (!isObject(value)) return [];
  const known: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value).slice(0, MAX_MEMBERS)) {
    if (DETAIL_MEMBERS.has(key) && typeof member === "string") known.push([key, cut(member, MAX_FIELD * 4)]);
    else if (DETAIL_MAPS.has(key) && isObject(member)) known.push([key, texts(member)]);
    else if (DETAIL_LISTS.has(key) && Array.isArray(member))
      known.push([key, member.slice(0, MAX_MEMBERS).flatMap(flat)]);
  }
  return known.length === 0 ? [] : [Object.fromEntries(known)];
}

/** Returns an element of a list, without nested lists. */
function flat(value: unknown): JsonObject[] {
  if (!isObject(value)) return [];
  const [known] = detail(
    Object.fromEntries(Object.entries(value).filter(([, member]) => !Array.isArray(member))),
  );
  return known ? [known] : [];
}

const PLAIN_NAME = /^[a-zA-Z][a-zA-Z0-9_.-]{0,63}$/;

function texts(map: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(map)
      .slice(0, MAX_MEMBERS)
      .filter(([key, member]) => PLAIN_NAME.test(key) && !UNSAFE_KEYS.has(key) && typeof member === "string")
      .map(([key, member]) => [key, cut(member as string, MAX_FIELD * 4)]),
  );
}

/** Returns the members that are plain values or lists of texts. */
function flatMembers(value: JsonObject): JsonObject {
  const known = Object.entries(value)
    .slice(0, MAX_MEMBERS)
    .filter(([key]) => PLAIN_NAME.test(key) && !UNSAFE_KEYS.has(key))
    .flatMap(([key, member]): [string, unknown][] => {
      if (typeof member === "string") return [[key, cut(member, MAX_FIELD * 4)]];
      if (member === null || ["number", "boolean"].includes(typeof member)) return [[key, member]];
      const isList = Array.isArray(member) && member.every((entry) => typeof entry === "string");
      return isList ? [[key, member.slice(0, MAX_MEMBERS).map((entry) => cut(entry, MAX_FIELD))]] : [];
    });
  return Object.fromEntries(known);
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? cut(value, MAX_FIELD) : null;
}

function cut(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length)}…` : value;
}
