/**
 * Definitions without the order of their lists: some servers write a set, whose order differs at each start.
 *
 * Only where the order means nothing to a model: members of `enum`, `required` and `default`, a `default` that is a
 * list as text, and lists of single words in a description. A description that speaks of an order, and a list with a
 * word that denies, stay as they are. Linear in the definition.
 */
import { isObject } from "../framing/json-document.ts";
import { canonicalDefinition, parseCanonical } from "./definition.ts";

/** Returns a text that is equal for definitions which differ in the order of lists alone. `canonical`: of a tool. */
export function withoutListOrder(canonical: string): string {
  const parsed = parseCanonical(canonical);
  if (typeof parsed !== "object" || parsed === null) return canonical;
  return canonicalDefinition(Array.isArray(parsed) ? parsed.map(tool) : tool(parsed));
}

function tool(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { description, inputSchema, outputSchema } = value;
  return {
    ...value,
    ...(typeof description === "string" && { description: listsSorted(description) }),
    ...(inputSchema !== undefined && { inputSchema: schema(inputSchema) }),
    ...(outputSchema !== undefined && { outputSchema: schema(outputSchema) }),
  };
}

function schema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schema);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, keyword(key, member)]));
}

function keyword(key: string, value: unknown): unknown {
  const isList = key === "enum" || key === "required" || key === "default";
  if (isList && Array.isArray(value)) return value.every(isScalar) ? sorted(value) : value;
  if (typeof value !== "string") return schema(value);
  if (key === "default") return listSorted(value, 2) ?? value;
  return key === "description" ? listsSorted(value) : value;
}

/** Words by which a text says that the order counts. */
const ORDER =
  /\b(?:order|ordered|orders|sequence|sequentially|step|steps|first|second|then|next|before|after|last|finally|priority|precedence|preference)\b/i;
/** Where a list within a sentence may begin or end. */
const BORDERS = /([:;()[\]{}\n]|\.(?=\s|$))/;
/** Items of a list in a description: two words and a comma are also a sentence. */
const LEAST_ITEMS = 3;

function listsSorted(text: string): string {
  if (ORDER.test(text)) return text;
  return text
    .split(BORDERS)
    .map((part) => listSorted(part, LEAST_ITEMS) ?? part)
    .join("");
}

const ITEM = /^(?:[\w*@/][\w.*:/@+-]{0,99}|'[\w.*:/@+ -]{1,99}'|"[\w.*:/@+ -]{1,99}"|`[\w.*:/@+ -]{1,99}`)$/;
/** A list with such a word is a sentence. */
const DENIES = /^['"`]?(?:not|no|never|none|except|only|without|unless|but|instead|and|or)['"`]?$/i;

/** Sorts a text that is a list of `least` words or more, with one separator; null: it is none. */
function listSorted(text: string, least: number): string | null {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  // odd elements are the separators
  const parts = text.slice(start, Math.max(start, end)).split(/([ \t]{0,8}[,;|][ \t]{0,8})/);
  const items = parts.filter((_, index) => index % 2 === 0);
  const separators = new Set(parts.filter((_, index) => index % 2 === 1));
  if (items.length < least || separators.size !== 1) return null;
  if (!items.every((item) => ITEM.test(item) && !DENIES.test(item))) return null;
  const [separator = ""] = separators;
  return text.slice(0, start) + items.sort().join(separator) + text.slice(end);
}

function sorted(values: readonly unknown[]): unknown[] {
  const texts = values.map((value) => JSON.stringify(value)).sort();
  return texts.map((text) => JSON.parse(text) as unknown);
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}
