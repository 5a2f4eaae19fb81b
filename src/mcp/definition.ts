/**
 * A server's definition of a tool, as one text and one hash: canonical JSON (RFC 8785) of the complete definition
 * as received - name, title, description, schemas, annotations, icons, `_meta` and fields that no specification knows
 * yet. Order of keys, white space and the form of numbers do not matter.
 *
 * Values that RFC 8785 cannot represent (lone surrogates, numbers out of range) are written in another form, with its
 * own hash domain, so that deliberately odd definitions can still be told apart. Only nesting that no recursive reader
 * would survive is refused.
 */
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { getOrInsert } from "../collections/get-or-insert.ts";

/** Levels of arrays and objects in one definition. JSON Schemas of real tools stay below 40. */
export const MAX_DEFINITION_DEPTH = 256;

export const TOO_DEEP = `the definition is nested deeper than ${MAX_DEFINITION_DEPTH} levels`;

/** Deeper than MAX_DEFINITION_DEPTH. */
export class DefinitionError extends Error {
  override readonly name = "DefinitionError";
}

/** Cache of canonical texts, which are needed several times and may be long, keyed by parsed definition. */
const canonicals = new WeakMap<object, string>();

/**
 * Returns the RFC 8785 text of a parsed definition, which must not be changed afterwards; for one that RFC 8785
 * refuses, ESCAPED followed by the text of its escaped form. Throws DefinitionError.
 */
export function canonicalDefinition(definition: unknown): string {
  if (typeof definition !== "object" || definition === null) return canonical(definition);
  return getOrInsert(canonicals, definition, () => canonical(definition));
}

function canonical(definition: unknown): string {
  checkDepth(definition);
  try {
    return canonicalize(definition) ?? "null";
  } catch {
    return ESCAPED + canonicalize(escaped(definition));
  }
}

/** Returns `sha256:` and 64 hexadecimal digits, for canonicalDefinition as UTF-8. Throws DefinitionError. */
export function definitionHash(definition: unknown): string {
  return canonicalHash(canonicalDefinition(definition));
}

/** Returns the hash of a text from canonicalDefinition. */
export function canonicalHash(canonical: string): string {
  return `sha256:${createHash("sha256").update(canonical, "utf8").digest("hex")}`;
}

/** No JSON text begins like this, so the escaped form cannot be mistaken for a definition. */
const ESCAPED = "escaped:";

/** Returns the value of a stored text; the escaped form, and text that is not JSON, stay text. */
export function parseCanonical(canonical: string): unknown {
  try {
    return JSON.parse(canonical) as unknown;
  } catch {
    return canonical;
  }
}

/** Decodes a JSON string, which is the text that a model reads; other JSON stays unchanged. */
export function canonicalText(canonical: string): string {
  const value = parseCanonical(canonical);
  return typeof value === "string" ? value : canonical;
}

/**
 * Returns the value with every text replaced by its JSON escapes, which have no lone surrogates, and numbers out of
 * range (JSON.parse reads 1e400 as Infinity) by an object with a key that no escaped key can equal.
 */
function escaped(value: unknown): unknown {
  if (typeof value === "string") return JSON.stringify(value).slice(1, -1);
  if (typeof value === "number" && !Number.isFinite(value)) return { "\0number": String(value) };
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, v]): [string, unknown] => [
    JSON.stringify(key).slice(1, -1),
    escaped(v),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Proceeds level by level instead of recursively, to protect the stack. The definitions of several tools with one name
 * are an array, which is no level of theirs.
 */
function checkDepth(value: unknown): void {
  let level = objectsIn(Array.isArray(value) ? value : [value]);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEFINITION_DEPTH) throw new DefinitionError(TOO_DEEP);
    level = level.flatMap((parent) => objectsIn(Object.values(parent)));
  }
}

function objectsIn(values: readonly unknown[]): object[] {
  return values.filter((value): value is object => typeof value === "object" && value !== null);
}
