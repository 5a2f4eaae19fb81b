/**
 * Edits JSON text in place: everything outside the edits stays byte for byte, so that numbers, escapes, white space,
 * key order and signed values survive.
 *
 * Text that JSON.parse refuses, and nesting deeper than the limit, throw JsonTextError. Text with more values than
 * MAX_VALUES throws JsonCostError before it is parsed.
 */

import { errorMessage } from "../errors/error-message.ts";
import { limitWords } from "../event/limits.ts";
import { type JsonCost, MAX_VALUES, textCost } from "./json-cost.ts";
import type { JsonSpan } from "./json-span.ts";
import { type JsonNode, treeOf } from "./json-tree.ts";

export type { JsonNode };

export class JsonTextError extends Error {
  override readonly name: string = "JsonTextError";
}

/** The text has too many values to read. */
export class JsonCostError extends JsonTextError {
  override readonly name = "JsonCostError";
}

/** Deeper text is refused, because the tree is walked recursively. No LLM API documents anything nearly as deep. */
const MAX_DEPTH = 512;

/** Throws JsonCostError. */
export function refuseCost<Cost extends Pick<JsonCost, "values">>(cost: Cost): Cost {
  if (cost.values <= MAX_VALUES) return cost;
  throw new JsonCostError(
    `more than ${MAX_VALUES} names and values, which is not read ${limitWords("json_values")}`,
  );
}

/** Parses as all JavaScript and Python clients do: the last of repeated keys wins. Throws JsonTextError. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonTextError(`not JSON: ${errorMessage(error)}`);
  }
}

/** Returns the tree, with offsets into the text in UTF-16 code units. Throws JsonTextError. */
export function jsonTree(text: string): JsonNode {
  const { depth } = refuseCost(textCost(text, MAX_VALUES));
  jsonValue(text);
  return parsedTree(text, depth);
}

/** UTF-16 code units of the longest text whose tree is made in one step. */
const STEP = 131_072;

/**
 * Like jsonTree, in steps: each pass over a long text is one. `outline`: the text without its long strings
 * (json-outline.ts), if those have already been checked. Throws JsonTextError.
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

/** Like jsonTree, for text that JSON.parse has accepted. `depth`: the text's. Throws JsonTextError. */
export function parsedTree(text: string, depth: number): JsonNode {
  if (depth > MAX_DEPTH) throw new JsonTextError(`nested deeper than ${MAX_DEPTH} levels`);
  return treeOf(text);
}

/** Returns the tree of one value, in text that JSON.parse has accepted and that is not nested too deep. */
export function treeAt(text: string, value: JsonSpan): JsonNode {
  return treeOf(text, value.offset);
}

/** Returns the value at a path. Of repeated keys the first counts, so check `duplicateKey` if it matters. */
export function jsonAt(root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined {
  let node = root;
  for (const part of path)
    node =
      typeof part === "number"
        ? elements(node)[part]
        : members(node).find(({ children }) => children?.[0]?.value === part)?.children?.[1];
  return node;
}

/** Returns the elements of an array node; none for any other. */
export function elements(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === "array" ? (node.children ?? []) : [];
}

/** Returns the properties of an object node; none for any other. */
function members(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === "object" ? (node.children ?? []) : [];
}

/** Returns the source text of the node's value. */
export function sourceOf(text: string, node: JsonSpan): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** Returns a key that an object at the node or below it repeats; null: none. */
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
  /** Ends of objects that get new members, so that a second one is preceded by a comma. */
  readonly #grown = new Set<number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** `by`: JSON text. */
  replace(node: JsonSpan, by: string): void {
    this.#edits.push({ at: node.offset, length: node.length, by });
  }

  /** Adds a last member to an object. `value`: JSON text. */
  addMember(object: JsonNode, key: string, value: string): void {
    if (object.type !== "object") throw new Error(`a member for ${object.type}`);
    const at = object.offset + object.length - 1;
    const comma = (object.children?.length ?? 0) > 0 || this.#grown.has(at) ? "," : "";
    this.#grown.add(at);
    this.#edits.push({ at, length: 0, by: `${comma}${JSON.stringify(key)}:${value}` });
  }

  /** Returns the text with all edits; the same string if there are none. Throws if edits overlap. */
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
