/**
 * Conversations that a provider keeps. A request that goes on with one names it, and has neither its messages nor its
 * tools: what the model may call is known from the requests before.
 */
import { jsonAt } from "../framing/json-text.ts";
import {
  hasEscapedLetters,
  isObject,
  type JsonObject,
  readObject,
  refuseOtherCase,
  refuseRepeats,
  treeOf,
} from "./json-document.ts";
import { UnreadableError } from "./wire.ts";

const WHAT = "the request";
/** Longer ids are none of a provider's: gateways put some hundred characters around them. */
const MAX_ID = 1024;

/** Returns the object of a request that may have one of these keys; null: it has none of them. Throws UnreadableError. */
export function requestWith(requestText: string, keys: readonly string[]): JsonObject | null {
  const mayHave = new RegExp(`"(?:${keys.join("|")})"`, "i");
  if (!mayHave.test(requestText) && !hasEscapedLetters(requestText)) return null;
  const { document, object } = readObject(requestText, WHAT);
  for (const key of keys) refuseOtherCase(object, key, WHAT);
  if (!document.repeats || !keys.some((key) => Object.hasOwn(object, key))) return object;
  const tree = treeOf(document, WHAT);
  refuseRepeats(tree, WHAT);
  for (const key of keys) refuseRepeats(jsonAt(tree, [key]), key);
  return object;
}

/** Returns the id at a key, or below `id` there; null: none. Throws UnreadableError. */
export function idAt(object: JsonObject, key: string): string | null {
  const value = object[key] ?? null;
  if (isObject(value)) refuseOtherCase(value, "id", key);
  const id = isObject(value) ? (value.id ?? null) : value;
  if (id === null) return null;
  if (typeof id !== "string" || id.length > MAX_ID) throw new UnreadableError(`${key} is not an id`);
  return id;
}
