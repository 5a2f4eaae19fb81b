/**
 * The text of a settings file with some of its values changed, for a copy that a run gives to the agent. Comments of YAML
 * stay; those of JSON and TOML do not matter there (config-files/wrap.ts edits the user's own files).
 */
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { parse as parseToml, stringify as stringifyToml, type TomlTable } from "smol-toml";
import { parseDocument } from "yaml";
import { orElse } from "../errors/or-else.ts";
import { isObject, type JsonObject } from "./importer.ts";

export type SettingsFormat = "json" | "toml" | "yaml";

export function settingsFormat(file: string): SettingsFormat {
  if (file.endsWith(".toml")) return "toml";
  return /\.ya?ml$/.test(file) ? "yaml" : "json";
}

/** Throws if it is invalid, with a message that quotes nothing of it: what can be read of it may lack what it forbids. */
export function parseSettings(format: SettingsFormat, text: string): JsonObject {
  const value = PARSERS[format](text.replace(/^\uFEFF/, ""));
  return isObject(value) ? value : {};
}

const PARSERS: Readonly<Record<SettingsFormat, (text: string) => unknown>> = {
  json(text) {
    const plain = orElse(() => JSON.parse(text) as unknown, undefined);
    if (plain !== undefined) return plain;
    const errors: ParseError[] = [];
    const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
    if (errors.length > 0) throw new Error("it is not valid JSON");
    return value;
  },
  toml(text) {
    try {
      return parseToml(text);
    } catch {
      throw new Error("it is not valid TOML");
    }
  },
  yaml(text) {
    const document = parseDocument(text, { merge: true });
    if (document.errors.length > 0) throw new Error("it is not valid YAML");
    return document.toJS({ maxAliasCount: 100 });
  },
};

export interface Change {
  keys: readonly string[];
  /** undefined: it is removed. */
  value: unknown;
}

export function changedSettings(format: SettingsFormat, text: string, changes: readonly Change[]): string {
  if (format === "yaml") return changedYaml(text, changes);
  const document = parseSettings(format, text);
  for (const { keys, value } of changes) setIn(document, keys, value);
  return format === "toml" ? stringifyToml(document as TomlTable) : JSON.stringify(document, null, 2);
}

function changedYaml(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text, { merge: true });
  if (!isObject(document.toJS({ maxAliasCount: 100 }))) document.contents = document.createNode({}) as never;
  for (const { keys, value } of changes) {
    if (value === undefined) document.deleteIn(keys);
    // without aliases: what is equal is not the same
    else document.setIn(keys, document.createNode(value, { aliasDuplicateObjects: false }));
  }
  // readers of YAML 1.1 would take the texts yes and 1_000 for other values
  return document.toString({ defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 });
}

type Writable = Record<string, unknown>;

function setIn(document: JsonObject, keys: readonly string[], value: unknown): void {
  const last = keys.at(-1) ?? "";
  let at: unknown = document;
  for (const [depth, key] of keys.slice(0, -1).entries()) {
    const inside: unknown = (at as Writable)[key];
    const next =
      isObject(inside) || Array.isArray(inside) ? inside : /^\d+$/.test(keys[depth + 1] ?? "") ? [] : {};
    (at as Writable)[key] = next;
    at = next;
  }
  if (value === undefined) delete (at as Writable)[last];
  else (at as Writable)[last] = value;
}
