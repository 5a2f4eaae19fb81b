/**
 * Locates the command or the address of a server in a YAML file, in block or flow style.
 *
 * On failure: a value that stands elsewhere (an alias, a merged mapping) or has an unexpected type throws ConfigError.
 */
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { positionOf } from "./client-file.ts";
import {
  type CommandLocation,
  type Edit,
  type ListSpan,
  notWrappable,
  quoted,
  type Span,
} from "./wrap-text.ts";

/** Locates the servers' commands and addresses by their keys. `text` is known to be valid. */
export class YamlEditor {
  readonly #file: string;
  readonly #text: string;
  readonly #root: unknown;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    this.#root = parseDocument(text, { keepSourceTokens: true }).contents;
  }

  /** `name`: the client's name of the field. Throws ConfigError. */
  command(keys: readonly string[], name: string): CommandLocation {
    const entry = this.#entry(keys);
    const given = pairOf(entry, name)?.value;
    if (isSeq(given)) return { form: "list", words: this.#list(keys, given) };
    const { key, value } = this.#textAt(keys, name);
    const args = pairOf(entry, "args")?.value ?? null;
    if (args !== null && !isSeq(args)) throw this.#problem(keys, "its args are not a list", args);
    return {
      form: "command and args",
      command: span(value),
      literal: this.#literal(value),
      args: args === null ? null : this.#list(keys, args),
      addArgs: (list) => this.#addAfter(key, value, isFlow(entry), list),
    };
  }

  /** Locates the text `name` of an entry. Throws ConfigError. */
  text(keys: readonly string[], name: string): Span {
    const { value } = this.#textAt(keys, name);
    if (/^[|>]/.test(this.#text.slice(span(value).start)))
      throw this.#problem(keys, `its ${name} is a block of text`, value);
    return span(value);
  }

  #entry(keys: readonly string[]): unknown {
    return keys.reduce<unknown>(
      (node, key) => (isSeq(node) ? node.items[Number(key)] : pairOf(node, key)?.value),
      this.#root,
    );
  }

  #textAt(keys: readonly string[], name: string): { key: Node; value: Scalar } {
    const { key, value } = pairOf(this.#entry(keys), name) ?? {};
    if (value == null || key === undefined)
      throw notWrappable(this.#file, keys, `its ${name} is not found in the text`);
    if (isScalar(value) && typeof value.value === "string") return { key, value };
    throw this.#problem(keys, `its ${name} is not text`, value);
  }

  #list(keys: readonly string[], list: Node & { items: unknown[] }): ListSpan {
    const items = list.items as Node[];
    if (!items.every((item) => isScalar(item) && item.range))
      throw this.#problem(keys, "its words are not plain text", list);
    const token = list.srcToken;
    const elements = items.map(span);
    if (token?.type !== "block-seq") return { ...span(list), elements };
    const dashes = token.items.flatMap(({ start }) =>
      start.flatMap((one) => (one.type === "seq-item-ind" ? [one.offset] : [])),
    );
    return { ...span(list), elements, dashes };
  }

  /** A word as it is written, if that means the same in a list. */
  #literal(value: Scalar): string {
    const { start, end } = span(value);
    const written = this.#text.slice(start, end);
    const same = value.type === "PLAIN" ? !/[,[\]{}\n]/.test(written) : /^["'][^\n]*$/.test(written);
    return same ? written : quoted(String(value.value));
  }

  #addAfter(key: Node, value: Node, flow: boolean, list: string): Edit {
    const { end } = span(value);
    if (flow) return { start: end, end, text: `, args: ${list}` };
    const { start } = span(key);
    const indent = this.#text.slice(this.#text.lastIndexOf("\n", start - 1) + 1, start).replace(/[^ ]/g, " ");
    // a block of text ends with its last line
    const from = Math.max(start, end - 1);
    const newline = this.#text.indexOf("\n", from);
    if (newline < 0)
      return { start: this.#text.length, end: this.#text.length, text: `\n${indent}args: ${list}` };
    const eol = this.#text[newline - 1] === "\r" ? "\r\n" : "\n";
    return { start: newline + 1, end: newline + 1, text: `${indent}args: ${list}${eol}` };
  }

  #problem(keys: readonly string[], message: string, node: Node): Error {
    return notWrappable(this.#file, keys, message, positionOf(this.#text, node.range?.[0] ?? 0));
  }
}

function pairOf(node: unknown, key: string): Pair<Node, Node | null> | undefined {
  return isMap<Node, Node | null>(node)
    ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
    : undefined;
}

function isFlow(node: unknown): boolean {
  return (node as YAMLMap).flow === true;
}

function span({ range }: Node): Span {
  const [start, end] = range ?? [0, 0];
  return { start, end };
}
