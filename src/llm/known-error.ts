/**
 * The known part of a provider's error: texts, numbers and flat objects of these, truncated. Everything else is dropped, since clients
 * read more of an error than its status (some have taken the body of a 4xx for a message).
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
  const inner = isObject(outer.error) ? outer.error : outer;
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
    errorDetails: flatMembers(inner.details),
    misalignment: flatMembers(inner.misalignment),
  };
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

/** Returns the members that are plain values or lists of texts; null if it is not an object, or has none. */
function flatMembers(value: unknown): JsonObject | null {
  if (!isObject(value)) return null;
  const known = Object.entries(value)
    .slice(0, MAX_MEMBERS)
    .filter(([key]) => PLAIN_NAME.test(key) && !UNSAFE_KEYS.has(key))
    .flatMap(([key, member]): [string, unknown][] => {
      if (typeof member === "string") return [[key, cut(member, MAX_FIELD * 4)]];
      if (member === null || ["number", "boolean"].includes(typeof member)) return [[key, member]];
      const isList = Array.isArray(member) && member.every((entry) => typeof entry === "string");
      return isList ? [[key, member.slice(0, MAX_MEMBERS).map((entry) => cut(entry, MAX_FIELD))]] : [];
    });
  return known.length === 0 ? null : Object.fromEntries(known);
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? cut(value, MAX_FIELD) : null;
}

function cut(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length)}…` : value;
}
