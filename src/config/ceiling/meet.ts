/** Walks two configurations along the table of strictness. On failure: a key without an entry is the ceiling's. */
import { isObject } from "../../framing/json-document.ts";
import type { Direction } from "./direction.ts";
import { same } from "./direction.ts";
import type { Findings } from "./findings.ts";

/** Returns what holds of two values; wishes that are looser go to `findings`. */
export function meet(
  table: unknown,
  ceiling: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  findings: Findings,
): unknown {
  if (isDirection(table)) return table.meet(ceiling, own, path, findings);
  if (!isObject(table) || !isObject(ceiling) || !isObject(own)) {
    if (!same(ceiling, own))
      findings.refuse(path, own, ceiling, "differs, in a key that only the ceiling can set, from");
    return ceiling;
  }
  const keys = [...new Set([...Object.keys(ceiling), ...Object.keys(own)])];
  return Object.fromEntries(
    keys.map((key) => [key, meet(entryOf(table, key), ceiling[key], own[key], [...path, key], findings)]),
  );
}

const entryOf = (table: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function isDirection(value: unknown): value is Direction<unknown> {
  return isObject(value) && typeof value.meet === "function";
}
