/**
 * JSON text that is changed in places and stays byte for byte what it was elsewhere: numbers, escapes, white
 * space, key order and signed values survive.
 *
 * Failure: text that JSON.parse refuses, and nesting deeper than the limit, throw JsonTextError. Text of more values than
 * MAX_VALUES throws JsonCostError before it is parsed.
 */

import { errorMessage } from "../event/error-message.ts";
import { type JsonCost, MAX_VALUES, textCost } from "./json-cost.ts";
import type { JsonSpan } from "./json-span.ts";
import { type JsonNode, treeOf } from "./json-tree.ts";

export type { JsonNode };

export class JsonTextError extends Error {
  override readonly name: string = "JsonTextError";
}

/** The text has more values than are read. */
export class JsonCostError extends JsonTextError {
  override readonly name = "JsonCostError";
}

/** Deeper text is refused: the tree is walked recursively. No LLM API documents anything near it. */
const MAX_DEPTH = 512;

/** Throws JsonCostError. */
export function refuseCost<Cost extends Pick<JsonCost, "values">>(cost: Cost): Cost {
  if (cost.values <= MAX_VALUES) return cost;
  throw new JsonCostError(`more than ${MAX_VALUES} names and values, which is not read`);
}

/** What JSON.parse gives, as every JavaScript and Python client reads it (the last of duplicate keys wins). */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonTextError(`not JSON: ${errorMessage(error)}`);
  }
}

/** The tree with offsets into the text, in UTF-16 code units. Throws JsonTextError. */
export function jsonTree(text: string): JsonNode {
  const { depth } = refuseCost(textCost(text, MAX_VALUES));
  jsonValue(text);
  return parsedTree(text, depth);
}

/** UTF-16 code units of which a tree is made in one step. */
const STEP = 131_072;

/**
 * The same, in steps: each pass over a long text is one. `outline`: what is left of the text without long strings
 * (json-outline.ts), where those were checked already. Throws JsonTextError.
 */
export function* jsonTreeInSteps(text: string, outline: string): Generator<void, JsonNode> {
  const long = text.length > STEP;
  const { depth } = refuseCost(textCost(text, MAX_VALUES));
  if (long) yield;
  jsonValue(outline);
  if (long) yield;
  const root = parsedTree(text, depth);
  if (long) yield;
  return root;
}

/** The same for text that JSON.parse has taken and that is so deep. Throws JsonTextError. */
export function parsedTree(text: string, depth: number): JsonNode {
  if (depth > MAX_DEPTH) throw new JsonTextError(`nested deeper than ${MAX_DEPTH} levels`);
  return treeOf(text);
}

/** The value at a path; of duplicate keys the first, so check `duplicateKey` where it matters. */
export function jsonAt(root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined {
  let node = root;
  for (const part of path)
    node =
      typeof part === "number"
        ? elements(node)[part]
        : members(node).find(({ children }) => children?.[0]?.value === part)?.children?.[1];
  return node;
}

/** Elements of an array node; none of any other. */
export function elements(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === "array" ? (node.children ?? []) : [];
}

/** Properties of an object node; none of any other. */
function members(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === "object" ? (node.children ?? []) : [];
}

/** The text of the node's value. */
export function sourceOf(text: string, node: JsonSpan): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** A key that an object at the node or below it has twice; null where none has. */
export function duplicateKey(node: JsonNode): string | null {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    const seen = new Set<unknown>();
    for (const child of next.children ?? []) {
      if (next.type !== "object") open.push(child);
      else {
        const key: unknown = child.children?.[0]?.value;
        if (seen.has(key)) return String(key);
        seen.add(key);
        if (child.children?.[1]) open.push(child.children[1]);
      }
    }
  }
  return null;
}

/** Replacements of values, applied together. They must not overlap. */
export class JsonEdits {
  readonly #text: string;
  readonly #edits: { at: number; length: number; by: string }[] = [];
  /** Ends of objects that get members, so that the second one is preceded by a comma. */
  readonly #grown = new Set<number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** `by` is JSON text. */
  replace(node: JsonSpan, by: string): void {
    this.#edits.push({ at: node.offset, length: node.length, by });
  }

  /** A new last member of an object. `value` is JSON text. */
  addMember(object: JsonNode, key: string, value: string): void {
    if (object.type !== "object") throw new Error(`a member for ${object.type}`);
    const at = object.offset + object.length - 1;
    const comma = (object.children?.length ?? 0) > 0 || this.#grown.has(at) ? "," : "";
    this.#grown.add(at);
    this.#edits.push({ at, length: 0, by: `${comma}${JSON.stringify(key)}:${value}` });
  }

  /** The text with all edits; the same string where there are none. */
  apply(): string {
    if (this.#edits.length === 0) return this.#text;
    let out = "";
    let from = 0;
    for (const { at, length, by } of [...this.#edits].sort((a, b) => a.at - b.at)) {
      if (at < from) throw new Error("edits overlap");
      out += this.#text.slice(from, at) + by;
      from = at + length;
    }
    return out + this.#text.slice(from);
  }
}
