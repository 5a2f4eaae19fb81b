/**
 * JSON that comes from a provider or goes to one: its value, and whether every reader would see the same.
 *
 * Failure: closed. Text that is no JSON is an UnreadableError. Keys that an object has twice are found at the
 * price of one pass over the text, so that the slower tree is built only where something is changed or wrong.
 */

import { stringEnd } from "../framing/json-span.ts";
import { duplicateKey, type JsonNode, JsonTextError, jsonTree } from "../framing/json-text.ts";
import { type Frame, UnreadableError } from "./wire.ts";

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

/** `what` names the text in the error, e.g. "the event". Throws UnreadableError. */
export function readDocument(text: string, what: string): JsonDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableError(`${what} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const { members, depth } = measure(text);
  return { text, value, repeats: members !== keysIn(value), deep: depth > MAX_DEPTH };
}

/** null: no object has a key twice and nothing is too deep, so that places can be found without a tree. */
export function treeIfAmbiguous(document: JsonDocument, what: string): JsonNode | null {
  return document.repeats || document.deep ? treeOf(document, what) : null;
}

/** The document's tree. Throws UnreadableError where it is nested too deep. */
export function treeOf(document: Pick<JsonDocument, "text">, what: string): JsonNode {
  try {
    return jsonTree(document.text);
  } catch (error) {
    if (error instanceof JsonTextError) throw new UnreadableError(`${what} is ${error.message}`);
    throw error;
  }
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

/** Throws UnreadableError where an object at the node, or (`deep`) below it, has a key twice. */
export function refuseRepeats(node: JsonNode | undefined, what: string, deep = false): void {
  if (!node) return;
  const key = deep ? duplicateKey(node) : repeatedKey(node);
  if (key !== null) throw new UnreadableError(`${what} has the key ${JSON.stringify(key)} twice`);
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

/** A frame of netmon's own. */
export function madeFrame(event: string | null, value: unknown): Frame {
  return { event, data: JSON.stringify(value), raw: null };
}

/** The same event with other data. */
export function withData(frame: Frame, data: string): Frame {
  return data === frame.data ? frame : { event: frame.event, data, raw: null };
}

export function frameBytes(frame: Frame): number {
  return frame.raw?.byteLength ?? Buffer.byteLength(frame.data);
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
