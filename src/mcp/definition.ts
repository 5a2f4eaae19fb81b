/**
 * What a server says a tool is, as one text and one hash: canonical JSON (RFC 8785) of the whole definition
 * as it came over the wire - name, title, description, schemas, annotations, icons, `_meta` and fields no
 * specification knows yet. Order of keys, white space and the way numbers are written do not matter.
 *
 * Direction of failure: what RFC 8785 cannot write (lone surrogates, numbers out of range) is written another
 * way, in its own hash domain, so that a definition made odd on purpose is still told from the next one. Only
 * nesting that no recursive reader would survive is refused.
 */
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { getOrInsert } from "../framing/get-or-insert.ts";

/** Levels of arrays and objects in one definition. JSON Schemas of real tools stay below 40. */
export const MAX_DEFINITION_DEPTH = 256;

/** Deeper than MAX_DEFINITION_DEPTH. */
export class DefinitionError extends Error {
  override readonly name = "DefinitionError";
}

/** What was made of a parsed definition before: it is asked for several times, and is long now and then. */
const canonicals = new WeakMap<object, string>();

/**
 * RFC 8785 text of a parsed definition, which nobody changes. Where it holds something RFC 8785 refuses: the text of its
 * escaped form behind ESCAPED. Throws DefinitionError.
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

/** `sha256:` and 64 hexadecimal digits of canonicalDefinition as UTF-8. Throws DefinitionError. */
export function definitionHash(definition: unknown): string {
  return canonicalHash(canonicalDefinition(definition));
}

/** The hash of a text that canonicalDefinition gave. */
export function canonicalHash(canonical: string): string {
  return `sha256:${createHash("sha256").update(canonical, "utf8").digest("hex")}`;
}

/** No JSON text begins so: the escaped form cannot be mistaken for a definition that looks like it. */
const ESCAPED = "escaped:";

/** The value of a stored text; the escaped form, and text that is not JSON, stay text. */
export function parseCanonical(canonical: string): unknown {
  try {
    return JSON.parse(canonical) as unknown;
  } catch {
    return canonical;
  }
}

/**
 * The same value with every text as its own JSON escapes, which have no lone surrogates, and numbers out of
 * range (JSON.parse reads 1e400 as Infinity) as an object under a key that no escaped key can be.
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

/** Level by level, since the depth of the stack is what is protected. */
function checkDepth(value: unknown): void {
  let level: object[] = typeof value === "object" && value !== null ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEFINITION_DEPTH)
      throw new DefinitionError(`the definition is nested deeper than ${MAX_DEFINITION_DEPTH} levels`);
    level = level.flatMap((parent) =>
      Object.values(parent).filter((child): child is object => typeof child === "object" && child !== null),
    );
  }
}
