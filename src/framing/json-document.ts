/**
 * JSON text with its value, and whether all readers would see the same value.
 *
 * Text that is not JSON is a JsonTextError, as is text with too many values, which is not parsed. Repeated keys are
 * found with one pass over the text, so that the slower tree is built only if something is changed or wrong.
 */
import type { Steps } from "../async/steps.ts";
import { type JsonCost, MAX_VALUES, textCost } from "./json-cost.ts";
import { JsonCostError, type JsonNode, jsonValue, refuseCost } from "./json-text.ts";

export type JsonObject = { readonly [key: string]: unknown };

/** Same limit as jsonTree's; deeper values are not examined. */
const MAX_DEPTH = 512;

export interface JsonDocument {
  readonly text: string;
  /** The result of JSON.parse, in which the last of repeated keys wins. */
  readonly value: unknown;
  /** Whether any object in the text repeats a key, so that readers may disagree. */
  readonly repeats: boolean;
  /** Number of names and values. */
  readonly values: number;
  /** The maximum number of containers around a value. */
  readonly depth: number;
  readonly deep: boolean;
}

/** Throws JsonTextError. */
export function jsonDocument(text: string): JsonDocument {
  const cost = refuseCost(textCost(text, MAX_VALUES));
  return parsedDocument(text, jsonValue(text), cost);
}

/** Like jsonDocument, with each pass over the text in a step. */
export function* documentInSteps(text: string): Steps<JsonDocument> {
  const cost = refuseCost(textCost(text, MAX_VALUES));
  yield;
  const value = jsonValue(text);
  yield;
  return parsedDocument(text, value, cost);
}

/** `value`: the result of JSON.parse for the text; the last argument: its cost. */
export function parsedDocument(
  text: string,
  value: unknown,
  { members, depth, values }: JsonCost,
): JsonDocument {
  return { text, value, repeats: members !== keysIn(value), values, depth, deep: depth > MAX_DEPTH };
}

/** Reports whether any object in the text repeats a key. `value`: the result of JSON.parse for it. */
export function repeatsKeys(text: string, value: unknown): boolean {
  return textCost(text).members !== keysIn(value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the member's value if it is a string, otherwise ''. */
export function textAt(object: JsonObject, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** Returns a key that this object itself repeats; null if there is none, or the node is not an object. */
export function repeatedKey(node: JsonNode | undefined): string | null {
  if (node?.type !== "object") return null;
  const seen = new Set<unknown>();
  for (const member of node.children ?? []) {
    const key: unknown = member.children?.[0]?.value;
    if (seen.has(key)) return String(key);
    seen.add(key);
  }
  return null;
}

/**
 * Reports whether readers may disagree about arguments: a repeated key, too deep nesting, or too many values to read.
 * Text that is not JSON is not ambiguous, and is judged as text.
 */
export function ambiguousArguments(text: string): boolean {
  try {
    const { deep, repeats } = jsonDocument(text);
    return deep || repeats;
  } catch (error) {
    return error instanceof JsonCostError;
  }
}

function keysIn(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next)) for (const item of next) open.push(item);
    else {
      for (const item of Object.values(next)) {
        keys++;
        open.push(item);
      }
    }
  }
  return keys;
}
