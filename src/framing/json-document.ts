/**
 * JSON text as its value, and whether every reader would see the same in it.
 *
 * Failure: text that is not JSON is a JsonTextError, and so is text of too many values, which is not parsed. Keys that an
 * object has twice are found at the price of one pass over the text, so that the slower tree is built only where
 * something is changed or wrong.
 */
import { type JsonCost, MAX_VALUES, textCost } from "./json-cost.ts";
import { type JsonNode, jsonValue, refuseCost } from "./json-text.ts";

export type JsonObject = { readonly [key: string]: unknown };

/** As deep as jsonTree goes; nothing deeper is looked into. */
const MAX_DEPTH = 512;

export interface JsonDocument {
  readonly text: string;
  /** What JSON.parse gives: the last of duplicate keys. */
  readonly value: unknown;
  /** An object somewhere in the text has a key twice: readers may differ. */
  readonly repeats: boolean;
  /** The most containers around a value. */
  readonly depth: number;
  readonly deep: boolean;
}

/** Throws JsonTextError. */
export function jsonDocument(text: string): JsonDocument {
  const cost = refuseCost(textCost(text, MAX_VALUES));
  return parsedDocument(text, jsonValue(text), cost);
}

/** `value`: what JSON.parse gave for the text; `cost`: of the same. */
export function parsedDocument(text: string, value: unknown, { members, depth }: JsonCost): JsonDocument {
  return { text, value, repeats: members !== keysIn(value), depth, deep: depth > MAX_DEPTH };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member's value where it is text, else ''. */
export function textAt(object: JsonObject, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** A key that this object has twice, whatever stands below it; null where none, or where it is not an object. */
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
 * Arguments that readers may see in different ways: a key twice, deeper than anything looks, or more values than are
 * read. Text that is not JSON at all is not ambiguous: it is judged as what it is.
 */
export function ambiguousArguments(text: string): boolean {
  if (text === "") return false;
  const { members, depth, values } = textCost(text, MAX_VALUES);
  if (values > MAX_VALUES) return true;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  return depth > MAX_DEPTH || members !== keysIn(value);
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
