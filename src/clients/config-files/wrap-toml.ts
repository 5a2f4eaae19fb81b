/**
 * Locates the command or the address of a server in a TOML file: below `[mcp_servers.NAME]` or `[[mcp_servers]]`, under
 * dotted keys, or in an inline table.
 *
 * On failure: a location that is not found throws ConfigError, and nothing is written.
 */
import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import { positionOf } from "./client-file.ts";
import { type CommandLocation, type Edit, type ListSpan, notWrappable, type Span } from "./wrap-text.ts";

/** Locates the servers' commands and addresses by their keys. `text` is known to be valid. */
export class TomlEditor {
  readonly #file: string;
  readonly #text: string;
  readonly #nodes: readonly (AST.TOMLKeyValue | AST.TOMLTable)[];

  /** Throws ConfigError. */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    try {
      // the parser takes no byte order mark
      this.#nodes = parseTOML(text.replace(/^\uFEFF/, " "), { tomlVersion: "1.0" }).body[0].body;
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      throw notWrappable(file, [], `the positions of its values cannot be found: ${error.message}`);
    }
  }

  /** `name`: the client's name of the field. Throws ConfigError. */
  command(keys: readonly string[], name: string): CommandLocation {
    const given = find(this.#nodes, [...keys, name])?.value;
    if (given?.type === "TOMLArray") return { form: "list", words: listSpan(given) };
    const command = this.#textValue(keys, name);
    const args = find(this.#nodes, [...keys, "args"])?.value ?? null;
    if (args !== null && args.type !== "TOMLArray")
      throw this.#problem(keys, "its args are not a list", args);
    return {
      form: "command and args",
      command: span(command.value),
      args: args && listSpan(args),
      addArgs: (list) => this.#addAfter(command, list),
    };
  }

  /** Locates the string `name` of an entry. Throws ConfigError. */
  text(keys: readonly string[], name: string): Span {
    return span(this.#textValue(keys, name).value);
  }

  #textValue(keys: readonly string[], name: string): AST.TOMLKeyValue {
    const found = find(this.#nodes, [...keys, name]);
    if (found === undefined) throw notWrappable(this.#file, keys, `its ${name} is not found in the text`);
    const { value } = found;
    if (value.type === "TOMLValue" && value.kind === "string") return found;
    throw this.#problem(keys, `its ${name} is not text`, value);
  }

  #addAfter({ key, value, parent }: AST.TOMLKeyValue, list: string): Edit {
    const [start, end] = [span(key).start, span(value).end];
    if (parent.type === "TOMLInlineTable") return { start: end, end, text: `, args = ${list}` };
    const name = `${this.#text.slice(start, key.keys.at(-1)!.range[0])}args = ${list}`;
    const line = this.#text.lastIndexOf("\n", start - 1) + 1;
    const indent = this.#text.slice(line, start);
    const newline = this.#text.indexOf("\n", end);
    if (newline < 0) return { start: this.#text.length, end: this.#text.length, text: `\n${indent}${name}` };
    const eol = this.#text[newline - 1] === "\r" ? "\r\n" : "\n";
    return { start: newline + 1, end: newline + 1, text: `${indent}${name}${eol}` };
  }

  #problem(keys: readonly string[], message: string, value: AST.TOMLNode): Error {
    return notWrappable(this.#file, keys, message, positionOf(this.#text, span(value).start));
  }
}

function span({ range: [start, end] }: AST.TOMLNode): Span {
  return { start, end };
}

function listSpan(list: AST.TOMLArray): ListSpan {
  return { ...span(list), elements: list.elements.map(span) };
}

function find(
  nodes: readonly (AST.TOMLKeyValue | AST.TOMLTable)[],
  keys: readonly string[],
): AST.TOMLKeyValue | undefined {
  for (const node of nodes) {
    // a table of an array has its number in the path
    const path = node.type === "TOMLTable" ? node.resolvedKey.map(String) : node.key.keys.map(keyText);
    if (path.length > keys.length || path.some((part, index) => part !== keys[index])) continue;
    if (node.type === "TOMLKeyValue" && path.length === keys.length) return node;
    const rest = keys.slice(path.length);
    const found = node.type === "TOMLTable" ? find(node.body, rest) : findIn(node.value, rest);
    if (found) return found;
  }
  return undefined;
}

function findIn(
  value: AST.TOMLContentNode | undefined,
  keys: readonly string[],
): AST.TOMLKeyValue | undefined {
  if (value?.type === "TOMLInlineTable") return find(value.body, keys);
  const [at = "", ...rest] = keys;
  return value?.type === "TOMLArray" ? findIn(value.elements[Number(at)], rest) : undefined;
}

function keyText(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}
