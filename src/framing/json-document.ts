/**
 * JSON text as its value, and whether every reader would see the same in it.
 *
 * Failure: text that is no JSON is a JsonTextError. Keys that an object has twice are found at the price of one
 * pass over the text, so that the slower tree is built only where something is changed or wrong.
 */
import { stringEnd } from "./json-span.ts";
import { type JsonNode, jsonValue } from "./json-text.ts";

export type JsonObject = { readonly [key: string]: unknown };

/** As deep as jsonTree goes; nothing deeper is looked into. */
const MAX_DEPTH = 512;

export interface JsonDocument {
  readonly text: string;
  /** What JSON.parse gives: the last of duplicate keys. */
  readonly value: unknown;
  /** An object somewhere in the text has a key twice: readers may differ. */
  readonly repeats: boolean;
  readonly deep: boolean;
}

/** `value`: what JSON.parse gave, where the text was parsed already. Throws JsonTextError. */
export function jsonDocument(text: string, value: unknown = jsonValue(text)): JsonDocument {
  const { members, depth } = measure(text);
  return { text, value, repeats: members !== keysIn(value), deep: depth > MAX_DEPTH };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member's value where it is text, else ''. */
export function textAt(object: JsonObject, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** A key that this object has twice, whatever stands below it; null where none, or where it is no object. */
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
 * Arguments that readers may see in different ways: a key twice, or deeper than anything looks. Text that is
 * no JSON at all is not ambiguous: it is judged as what it is.
 */
export function ambiguousArguments(text: string): boolean {
  if (text === "") return false;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  const { members, depth } = measure(text);
  return depth > MAX_DEPTH || members !== keysIn(value);
}

/** In JSON text a colon outside of strings is one member of an object. */
function measure(text: string): { members: number; depth: number } {
  let members = 0;
  let level = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 34) i = stringEnd(text, i);
    else if (c === 58) members++;
    else if (c === 123 || c === 91) {
      if (++level > depth) depth = level;
    } else if (c === 125 || c === 93) level--;
  }
  return { members, depth };
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
