/**
 * Locates the command or the address of a server in a TOML file: below `[mcp_servers.NAME]`, under dotted keys, or
 * in an inline table.
 *
 * On failure: a location that is not found throws ConfigError, and nothing is written.
 */
import { positionOf } from "./client-file.ts";
import { type Assignment, TomlLocationError, type TomlValue, tomlAssignments } from "./toml-assignments.ts";
import { type CommandLocation, type Edit, notWrappable, type Span } from "./wrap-text.ts";

/** Locates the servers' commands and addresses by their keys. `text` is known to be valid. */
export class TomlEditor {
  readonly #file: string;
  readonly #text: string;
  readonly #assignments: Assignment[];

  /** Throws ConfigError. */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    try {
      this.#assignments = tomlAssignments(text);
    } catch (error) {
      if (!(error instanceof TomlLocationError)) throw error;
      throw notWrappable(file, [], `the positions of its values cannot be found: ${error.message}`);
    }
  }

  /** `name`: the client's name of the field. Throws ConfigError. */
  command(keys: readonly string[], name: string): CommandLocation {
    const command = this.#textValue(keys, name);
    const args = find(this.#assignments, [...keys, "args"])?.value ?? null;
    if (args !== null && args.kind !== "list") throw this.#problem(keys, "its args are not a list", args);
    return {
      form: "command and args",
      command: command.value,
      args,
      addArgs: (list) => this.#addBehind(command, list),
    };
  }

  /** Locates the string `name` of an entry. Throws ConfigError. */
  text(keys: readonly string[], name: string): Span {
    return this.#textValue(keys, name).value;
  }

  #textValue(keys: readonly string[], name: string): Assignment {
    const found = find(this.#assignments, [...keys, name]);
    if (found === undefined) throw notWrappable(this.#file, keys, `its ${name} is not found in the text`);
    if (found.value.kind !== "text") throw this.#problem(keys, `its ${name} is not text`, found.value);
    return found;
  }

  #addBehind({ key, lastKey, value, inline }: Assignment, list: string): Edit {
    if (inline) return { start: value.end, end: value.end, text: `, args = ${list}` };
    const name = `${this.#text.slice(key.start, lastKey.start)}args = ${list}`;
    const line = this.#text.lastIndexOf("\n", key.start - 1) + 1;
    const indent = this.#text.slice(line, key.start);
    const newline = this.#text.indexOf("\n", value.end);
    if (newline < 0) return { start: this.#text.length, end: this.#text.length, text: `\n${indent}${name}` };
    const eol = this.#text[newline - 1] === "\r" ? "\r\n" : "\n";
    return { start: newline + 1, end: newline + 1, text: `${indent}${name}${eol}` };
  }

  #problem(keys: readonly string[], message: string, { start }: TomlValue): Error {
    return notWrappable(this.#file, keys, message, positionOf(this.#text, start));
  }
}

function find(assignments: readonly Assignment[], keys: readonly string[]): Assignment | undefined {
  for (const assignment of assignments) {
    const { path, value } = assignment;
    if (path.length > keys.length || path.some((part, index) => part !== keys[index])) continue;
    if (path.length === keys.length) return assignment;
    const inner = value.kind === "table" ? find(value.entries, keys.slice(path.length)) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
