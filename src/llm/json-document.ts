/**
 * JSON exchanged with a provider (src/framing/json-document.ts), with errors that name what could not be read, and
 * stream frames made of it.
 *
 * Fails closed. Text that is not JSON is an UnreadableError, and text with too many values a FramingError
 * `too_large`.
 */
import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "../async/steps.ts";
import { orElse } from "../errors/or-else.ts";
import { FramingError } from "../framing/frame.ts";
import { JsonCostScanner } from "../framing/json-cost.ts";
import {
  documentInSteps,
  isObject,
  type JsonDocument,
  type JsonObject,
  jsonDocument,
  parsedDocument,
  ambiguousArguments as readTwoWays,
  repeatedKey,
  textAt,
} from "../framing/json-document.ts";
import {
  duplicateKey,
  JsonCostError,
  type JsonNode,
  JsonTextError,
  jsonValue,
  parsedTree,
  refuseCost,
} from "../framing/json-text.ts";
import { textPieces } from "../framing/utf8-pieces.ts";
import { type Frame, UnreadableError } from "./wire.ts";

export { isObject, type JsonDocument, type JsonObject, repeatedKey, textAt };

/** Returns the text of a JSON body, without a BOM. Throws UnreadableError. */
export function jsonText(body: Buffer): string {
  if (!isUtf8(body)) throw new UnreadableError("it is not UTF-8");
  const text = body.toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Yields the text of a body in pieces (see textPieces). Throws UnreadableError. */
export function* utf8Pieces(body: Iterable<Buffer>, size: number): Generator<Buffer> {
  for (const piece of textPieces(body, size)) {
    if (!isUtf8(piece)) throw new UnreadableError("it is not UTF-8");
    yield piece;
  }
}

/** Covers ASCII letters and `_`, U+0041 to U+007A, but not control characters, which all writers escape. */
const LETTER_ESCAPES = ["\\u004", "\\u005", "\\u006", "\\u007"];
const LETTER_ESCAPE = /\\u00[4-7]/;

/** Reports whether JSON may contain a word that a search for its letters would miss. */
export function hasEscapedLetters(body: Buffer | string): boolean {
  if (typeof body === "string") return LETTER_ESCAPE.test(body);
  return body.includes("\\u00") && LETTER_ESCAPES.some((prefix) => body.includes(prefix));
}

/** `what` names the text in the error, e.g. "the event". Throws UnreadableError. */
export function readDocument(text: string, what: string): JsonDocument {
  return readable(what, () => jsonDocument(text));
}

/** Like readDocument, but refuses keys that could change the prototype of a client's object. */
export function readAnswer(text: string, what = "the answer"): JsonDocument {
  return safeAnswer(readDocument(text, what), what);
}

/** Bytes read in one turn of the event loop. */
const TURN = 1 << 20;
/** Bytes whose values are counted in one turn. */
const COUNTED = 1 << 17;

/** Like readAnswer, for a complete body; reads a large one in several turns of the event loop. */
export async function readAnswerBody(body: Buffer): Promise<JsonDocument> {
  const what = "the answer";
  if (body.length <= TURN) return readAnswer(jsonText(body), what);
  const cost = new JsonCostScanner();
  for (let from = 0; from < body.length; from += COUNTED) {
    cost.push(body.subarray(from, from + COUNTED));
    readable(what, () => refuseCost(cost));
    await nextTurn();
  }
  const text = jsonText(body);
  await nextTurn();
  const value = readable(what, () => jsonValue(text));
  await nextTurn();
  return safeAnswer(parsedDocument(text, value, cost), what);
}

function safeAnswer(document: JsonDocument, what: string): JsonDocument {
  if (mayHaveUnsafeKeys(document.text) && hasUnsafeKey(document.value))
    throw new UnreadableError(`${what} has a key that JavaScript takes for an object's own prototype`);
  return document;
}

/** Returns the objects in the list at a key, without what else is there. */
export function objectsAt(object: JsonObject, key: string): JsonObject[] {
  const list = object[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Throws UnreadableError for any other value. */
export function asObject(value: unknown, what: string): JsonObject {
  if (isObject(value)) return value;
  throw new UnreadableError(`${what} is not a JSON object`);
}

/** Reads a document that must be a JSON object. Throws UnreadableError. */
export function readObject(text: string, what: string): { document: JsonDocument; object: JsonObject } {
  const document = readDocument(text, what);
  return { document, object: asObject(document.value, what) };
}

/** Like readObject, in steps. */
export function* objectInSteps(
  text: string,
  what: string,
): Steps<{ document: JsonDocument; object: JsonObject }> {
  try {
    const document = yield* documentInSteps(text);
    return { document, object: asObject(document.value, what) };
  } catch (error) {
    throw namingText(error, what);
  }
}

/** Reports whether readers may disagree about arguments, or copying them is dangerous. */
export function ambiguousArguments(text: string): boolean {
  if (readTwoWays(text)) return true;
  if (!mayHaveUnsafeKeys(text)) return false;
  return orElse(() => hasUnsafeKey(JSON.parse(text)), false);
}

/** Keys that change the prototype of a client's object if it copies them. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Escaped letters count as a match. */
function mayHaveUnsafeKeys(text: string): boolean {
  return text.length > MAX_SEARCHED || /__proto__|constructor|prototype|\\u00[4-7]/i.test(text);
}

/** UTF-16 code units; searching a longer text takes longer than examining its values. */
export const MAX_SEARCHED = 1 << 16;

function hasUnsafeKey(value: unknown): boolean {
  return someObject(value, (object) => Object.keys(object).some((key) => UNSAFE_KEYS.has(key)));
}

/** Reports whether any object in the value passes the test. Not recursive, since values may be deep. */
export function someObject(value: unknown, test: (object: JsonObject) => boolean): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (isObject(next) && test(next)) return true;
    if (typeof next === "object" && next !== null) for (const item of Object.values(next)) open.push(item);
  }
  return false;
}

/** Returns null if no object repeats a key and nothing is too deep, so that positions can be found without a tree. */
export function treeIfAmbiguous(document: JsonDocument, what: string): JsonNode | null {
  return document.repeats || document.deep ? treeOf(document, what) : null;
}

/** Returns the document's tree. Throws UnreadableError if it is nested too deep. */
export function treeOf({ text, depth }: Pick<JsonDocument, "text" | "depth">, what: string): JsonNode {
  return readable(what, () => parsedTree(text, depth));
}

/** Throws UnreadableError if an object at the node, or (`deep`) below it, repeats a key. */
export function refuseRepeats(node: JsonNode | undefined, what: string, deep = false): void {
  if (!node) return;
  const key = deep ? duplicateKey(node) : repeatedKey(node);
  if (key !== null) throw new UnreadableError(`${what} has the key ${JSON.stringify(key)} twice`);
}

/** Throws UnreadableError for a key that only readers in Go take for this one: they ignore case (encoding/json, Unmarshal). */
export function refuseOtherCase(object: JsonObject, key: string, what: string): void {
  for (const other of Object.keys(object))
    if (other !== key && other.toLowerCase() === key)
      throw new UnreadableError(
        `${what} has the key ${JSON.stringify(other)}, which readers may take for ${key}`,
      );
}

/** Returns a frame of netmon's own. */
export function madeFrame(event: string | null, value: unknown): Frame {
  return { event, data: JSON.stringify(value), raw: null };
}

/** Returns the event with another name, or without one. */
export function named(frame: Frame, event: string | null): Frame {
  return frame.event === event ? frame : { event, data: frame.data, raw: null };
}

/** Returns the event with other data. */
export function withData(frame: Frame, data: string): Frame {
  return data === frame.data ? frame : { event: frame.event, data, raw: null };
}

export function frameBytes(frame: Frame): number {
  return frame.raw?.byteLength ?? Buffer.byteLength(frame.data);
}

/** Reports whether the check passes without an UnreadableError. */
export function holds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}

function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw namingText(error, what);
  }
}

/** Returns an error of reading JSON with `what` as the name of the text; any other error unchanged. */
export function namingText(error: unknown, what: string): unknown {
  if (error instanceof JsonCostError) return new FramingError("too_large", `${what} has ${error.message}`);
  return error instanceof JsonTextError ? new UnreadableError(`${what} is ${error.message}`) : error;
}
