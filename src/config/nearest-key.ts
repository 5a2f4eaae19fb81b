/** Suggests the key or value that was probably meant instead of an invalid one. */
import { distance } from "fastest-levenshtein";
import { allKeyPaths, keysAt } from "./json-schema.ts";

/** Maximum edit distance of a slip. */
function tolerance(key: string): number {
  return Math.max(2, Math.floor(key.length / 3));
}

/** Names that other configurations use for a key. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([["cmd", "command"]]);

/** Removes differences of style: `failClosed`, `fail-closed` → `fail_closed`. */
export function folded(key: string): string {
  return (SYNONYMS.get(key) ?? key)
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();
}

let named: ReadonlyMap<string, string> | undefined;

/** The first path that ends in each key: a file may have thousands of unknown ones. */
function pathsByKey(): ReadonlyMap<string, string> {
  named ??= new Map(
    allKeyPaths()
      .reverse()
      .map((path) => [path.split(".").at(-1) ?? path, path]),
  );
  return named;
}

export function nearestKeyHint(parent: readonly PropertyKey[], key: string): string {
  const keys = keysAt(parent);
  const wanted = folded(key);
  const [best] = keys
    .map((candidate) => ({ candidate, steps: distance(wanted, candidate) }))
    .sort((a, b) => a.steps - b.steps || a.candidate.localeCompare(b.candidate));
  if (best && best.steps <= tolerance(key)) return `did you mean ${best.candidate}?`;
  const elsewhere = pathsByKey().get(wanted);
  if (elsewhere !== undefined) return `did you mean ${elsewhere}?`;
  if (best === undefined) return "nothing is allowed here";
  return `nearest is ${best.candidate}; valid here: ${keys.join(", ")}`;
}

export function nearestValueHint(value: unknown, values: readonly unknown[]): string | null {
  if (typeof value !== "string") return null;
  const near = values.find((v) => distance(value.toLowerCase(), String(v).toLowerCase()) <= 2);
  return near === undefined ? null : `did you mean ${String(near)}?`;
}
