/**
 * Locates the command or the address of a server in a JSON file with or without comments.
 *
 * On failure: a duplicate key, of which clients and human readers may take different ones, throws ConfigError; so
 * does a value of an unexpected type.
 */
import { type Node, parseTree } from "jsonc-parser";
import { positionOf } from "./client-file.ts";
import {
  type CommandLocation,
  type ListSpan,
  notWrappable,
  type Span,
  type WrapProblem,
} from "./wrap-text.ts";

/** Locates the servers' commands and addresses by their keys. `text` is known to be valid. */
export class JsonEditor {
  readonly #file: string;
  readonly #text: string;
  readonly #root: Node | undefined;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    this.#root = parseTree(text, [], { allowTrailingComma: true });
  }

  /** `name`: the client's name of the field. Throws ConfigError. */
  command(keys: readonly string[], name: string): CommandLocation {
    const entry = this.#entry(keys);
    const command = this.#property(entry, name);
    if (command?.value.type === "array") return { form: "list", words: listSpan(command.value) };
    if (command?.value.type !== "string")
      throw this.#problem(keys, "its command is not text", command?.value ?? entry);
    const args = this.#property(entry, "args")?.value ?? null;
    if (args !== null && args.type !== "array") throw this.#problem(keys, "its args are not a list", args);
    return {
      form: "command and args",
      command: span(command.value),
      args: args === null ? null : listSpan(args),
      addArgs: (list) => this.#addAfter(command, list),
    };
  }

  /** Locates the string `name` of an entry. Throws ConfigError. */
  text(keys: readonly string[], name: string): Span {
    const entry = this.#entry(keys);
    const value = this.#property(entry, name)?.value;
    if (value?.type !== "string") throw this.#problem(keys, `its ${name} is not text`, value ?? entry);
    return span(value);
  }

  #entry(keys: readonly string[]): Node | undefined {
    return keys.reduce<Node | undefined>((node, key) => this.#property(node, key)?.value, this.#root);
  }

  #property(node: Node | undefined, key: string): { key: Node; value: Node } | undefined {
    const found = (node?.type === "object" ? (node.children ?? []) : []).filter(
      ({ children }) => children?.[0]?.value === key,
    );
    if (found.length > 1) throw this.#problem([key], "the key occurs twice", found[1]);
    const [name, value] = found[0]?.children ?? [];
    return name === undefined || value === undefined ? undefined : { key: name, value };
  }

  /** Adds `args` after the command; on its own line if the command has one. */
  #addAfter({ key, value }: { key: Node; value: Node }, list: string): { text: string } & Span {
    const before = /\s*$/.exec(this.#text.slice(0, key.offset))?.[0] ?? "";
    const colon = this.#text.slice(span(key).end, value.offset);
    const { end } = span(value);
    return { start: end, end, text: `,${before.includes("\n") ? before : " "}"args"${colon}${list}` };
  }

  #problem(keys: readonly string[], message: string, node: Node | undefined): WrapProblem {
    return notWrappable(this.#file, keys, message, positionOf(this.#text, node?.offset ?? 0));
  }
}

function span({ offset, length }: Node): Span {
  return { start: offset, end: offset + length };
}

function listSpan(node: Node): ListSpan {
  return { ...span(node), elements: (node.children ?? []).map(span) };
}
