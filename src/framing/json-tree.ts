/**
 * JSON text as a tree, with the position of each value.
 *
 * Only for text that JSON.parse has accepted, as in json-span.ts; this is not checked again. The caller limits the
 * depth.
 */
import { CLOSE_ARRAY, CLOSE_OBJECT, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from "./ascii.ts";
import { type JsonSpan, skipSpace, stringEnd, valueEnd } from "./json-span.ts";

export class JsonNode implements JsonSpan {
  /** A property has two children: its key and its value. */
  readonly type: "object" | "array" | "property" | "string" | "other";
  readonly offset: number;
  readonly length: number;
  readonly children: readonly JsonNode[] | undefined;
  readonly #text: string;
  #value: unknown;

  constructor(text: string, type: JsonNode["type"], start: number, end: number, children?: JsonNode[]) {
    this.#text = text;
    this.type = type;
    this.offset = start;
    this.length = end - start;
    this.children = children;
  }

  /** The value of a string, number or word; undefined for other nodes. */
  get value(): unknown {
    if (this.#value === undefined && this.children === undefined)
      this.#value = JSON.parse(this.#text.slice(this.offset, this.offset + this.length));
    return this.#value;
  }
}

/** `from`: an index at or before the start of the value. */
export function treeOf(text: string, from = 0): JsonNode {
  return nodeAt(text, skipSpace(text, from));
}

function nodeAt(text: string, start: number): JsonNode {
  switch (text.charCodeAt(start)) {
    case QUOTE:
      return new JsonNode(text, "string", start, stringEnd(text, start) + 1);
    case OPEN_OBJECT:
      return container(text, "object", start, CLOSE_OBJECT, propertyAt);
    case OPEN_ARRAY:
      return container(text, "array", start, CLOSE_ARRAY, nodeAt);
    default:
      return new JsonNode(text, "other", start, valueEnd(text, start));
  }
}

function container(
  text: string,
  type: "object" | "array",
  start: number,
  close: number,
  child: (text: string, start: number) => JsonNode,
): JsonNode {
  const children: JsonNode[] = [];
  let at = skipSpace(text, start + 1);
  while (text.charCodeAt(at) !== close) {
    const node = child(text, at);
    children.push(node);
    at = skipSpace(text, node.offset + node.length);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return new JsonNode(text, type, start, at + 1, children);
}

function propertyAt(text: string, start: number): JsonNode {
  const key = nodeAt(text, start);
  const value = nodeAt(text, skipSpace(text, skipSpace(text, start + key.length) + 1));
  return new JsonNode(text, "property", start, value.offset + value.length, [key, value]);
}
