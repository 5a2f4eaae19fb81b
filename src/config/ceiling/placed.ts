/**
 * A configuration with the place of each of its values, from one file or from several that are one: mappings are joined
 * key by key, lists one behind the other, and of two single values the later file's holds.
 */
import { isObject } from "../../framing/json-document.ts";
import type { Config } from "../config.ts";
import type { YamlDocument } from "../document.ts";

export interface Place {
  file: string;
  /** 1-based; 0: the file does not have the value, which is its default, or it has no lines. */
  line: number;
  column: number;
}

export interface PlacedConfig {
  readonly config: Config;
  /** As written, without defaults. */
  readonly value: unknown;
  /** Where the value at the path is written; null: nowhere. */
  place(path: readonly PropertyKey[]): Place | null;
}

export interface PlacedDocument {
  readonly file: string;
  readonly document: YamlDocument;
}

/** One value of several documents, and where each of its parts is written. */
export function joined(documents: readonly PlacedDocument[]): Omit<PlacedConfig, "config"> {
  const values = documents.map(({ document }) => document.value);
  return {
    value: joinedValue(values),
    place(path) {
      const found = sourceOf(values, path);
      const one = found && documents[found.document];
      return one ? { file: one.file, ...one.document.locate(found.path) } : null;
    },
  };
}

function joinedValue(values: readonly unknown[]): unknown {
  const last = values.at(-1);
  if (values.every(isObject)) {
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
    return Object.fromEntries(keys.map((key) => [key, joinedValue(having(values, key))]));
  }
  return values.every(Array.isArray) ? values.flat(1) : last;
}

const having = (values: readonly Record<string, unknown>[], key: string): unknown[] =>
  values.flatMap((value) => (Object.hasOwn(value, key) ? [value[key]] : []));

interface Source {
  document: number;
  path: PropertyKey[];
}

/** Follows the path through the documents that have its parts. */
function sourceOf(values: readonly unknown[], path: readonly PropertyKey[]): Source | null {
  let open = values.map((value, document) => ({ document, value, path: [] as PropertyKey[] }));
  for (const part of path) {
    if (typeof part === "number" && open.every(({ value }) => Array.isArray(value))) {
      let index = part;
      const owner = open.find(({ value }) => {
        const { length } = value as unknown[];
        if (index < length) return true;
        index -= length;
        return false;
      });
      if (owner === undefined) return null;
      open = [{ ...owner, value: (owner.value as unknown[])[index], path: [...owner.path, index] }];
      continue;
    }
    const key = String(part);
    const last = open.at(-1)?.value;
    if (!isObject(last) && !Array.isArray(last)) return null;
    open = open.flatMap(({ value, ...rest }) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? [{ ...rest, value: (value as Record<string, unknown>)[key], path: [...rest.path, part] }]
        : [],
    );
    if (open.length === 0) return null;
  }
  const { document, path: at } = open.at(-1) as { document: number; path: PropertyKey[] };
  return { document, path: at };
}

export function placeText({ file, line }: Place): string {
  return line > 0 ? `${file}:${line}` : file;
}
