/**
 * The position of a sentence in its definition, and its length, as terms. An address means something different in a
 * default than in an example, and so does a demand in a title and in a description.
 *
 * An unknown position is `other`.
 */
import type { Text } from "./texts.ts";
import { contentWords, stem, stems } from "./word-terms.ts";

/** Prefix of the terms for words of the name of the parameter that a sentence describes. */
export const PARAMETER = "parameter:";
/** Code in a description is an example, with concrete addresses and commands. */
const FENCE = /```.*?(?:```|$)/gs;
const LONG = 120;
const VERY_LONG = 220;
const SHORT = 50;

/** Returns a function that reports whether an offset of `text` is in code. Offsets must be passed in rising order. */
export function codeIn(text: string): (offset: number) => boolean {
  const fences = text.matchAll(FENCE);
  let next = fences.next();
  return (offset) => {
    while (!next.done && next.value.index + next.value[0].length <= offset) next = fences.next();
    return !next.done && next.value.index <= offset;
  };
}

/** Position of a sentence. `start`: offset in its text; `length`: in characters. */
export interface Position {
  start: number;
  length: number;
  last: boolean;
  inCode: boolean;
}

/**
 * Adds the terms of a sentence's position, among them those of its text (`ofText`, from positionTerms).
 * term-combinations.ts combines them with forms.
 */
export function addPosition(
  found: Set<string>,
  { start, length, last, inCode }: Position,
  ofText: readonly string[],
): void {
  for (const term of ofText) found.add(term);
  if (start === 0) found.add("firstSentence");
  else if (last) found.add("lastSentence");
  if (length > LONG) found.add("long");
  if (length > VERY_LONG) found.add("veryLong");
  if (length < SHORT) found.add("short");
  if (inCode) found.add("inCode");
}

/** Returns the terms that all sentences of a text have because of its position. */
export function positionTerms({ pointer, role }: Text): string[] {
  const keys = pointer.split("/");
  const parameter = keys[keys.lastIndexOf("properties", -2) + 1];
  // A pointer begins with '/', so the first part is ''.
  const spaced = (parameter ?? "").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
  return [
    ...(pointer === "/description" ? ["inDescription"] : []),
    ...(role === "value" ? ["inValueText"] : []),
    `at:${partOf(pointer)}`,
    ...[...stems(spaced, /[a-z0-9]+/g)].map((word) => PARAMETER + word),
  ];
}

/** Keywords of JSON Schema whose values a model reads. */
const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ["enum", "enum"],
  ["const", "enum"],
  ["pattern", "enum"],
  ["format", "enum"],
  ["default", "default"],
  ["example", "example"],
  ["examples", "example"],
  ["title", "margin"],
]);

function partOf(pointer: string): string {
  if (pointer === "/description") return "description";
  if (/^\/(?:title|annotations|_meta)(?:\/|$)/.test(pointer)) return "margin";
  if (pointer.startsWith("/outputSchema/")) return "output";
  if (!pointer.startsWith("/inputSchema/")) return "other";
  const keyword = /\/([^/]*)(?:\/\d+)?$/.exec(pointer)?.[1] ?? "";
  if (keyword !== "description") return KEYWORDS.get(keyword) ?? "enum";
  return /^\/inputSchema\/properties\/[^/]+\/description$/.test(pointer) ? "parameter" : "nested";
}

const PARTY = /\b(?:clients?|servers?)\b/;
const CONNECTION = /\b(?:sse|streams?|websockets?|http|transports?|(?:re|dis)?connect(?:s|ed|ing|ions?)?)\b/;

/** Words about connections; none for what somebody has, wants or must do, and none for a place. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(
  (
    "client server sse stream websocket http transport connect connection reconnect reconnection disconnect " +
    "disconnection event notification progress response result answer rest call mid poll replay resume resuming " +
    "resumption retry deliver close closing closure open drop end start send sent receive receiving get wait after " +
    "before then once until while during when again later early two three four five several second millisecond"
  )
    .split(" ")
    .map(stem),
);

/**
 * Reports whether a sentence only says how a connection between client and server works. Its words would make it look
 * suspicious: for the weights, a client is a customer, and agents are told to send and to call. With a single word that
 * is not about connections, it is read like any other. `words`: normalised, lower case.
 */
export function isAboutConnection(words: string): boolean {
  return (
    PARTY.test(words) &&
    CONNECTION.test(words) &&
    contentWords(words).every((word) => OF_CONNECTIONS.has(stem(word)))
  );
}
