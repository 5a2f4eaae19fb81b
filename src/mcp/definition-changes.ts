/**
 * Differences between two definitions of a tool, field by field, for the person who has to approve them.
 *
 * Differences that are too many to list are summarised, never left out.
 */
import type { FieldChange } from "../event/event.ts";
import { canonicalDefinition } from "./definition.ts";

/** Beyond this, changes are listed by top-level field, and if these are too many too, as a single change. */
const MAX_CHANGES = 64;
/** Characters of one side of a change; the complete definition is in the store. */
const MAX_TEXT = 8192;
/** Characters of one key in a pointer, and of a complete pointer. */
const MAX_KEY = 128;
const MAX_POINTER = 1024;

/** From the changed value up to the definition; null: the definition itself. */
type Path = { readonly key: string; readonly above: Path } | null;

/**
 * Returns the changes from `previous` to `next`, both parsed JSON, in the order of `previous`, followed by additions;
 * empty if nothing differs. Elements of arrays are compared by position. Long texts are cut, with their length
 * stated, as are keys and the middle of pointers. Throws DefinitionError.
 */
export function definitionChanges(previous: unknown, next: unknown): FieldChange[] {
  for (const levels of [Number.POSITIVE_INFINITY, 1]) {
    const changes: FieldChange[] = [];
    for (const change of changesBelow(null, previous, next, levels))
      if (changes.push(change) > MAX_CHANGES) break;
    if (changes.length <= MAX_CHANGES) return changes;
  }
  return [...changesBelow(null, previous, next, 0)];
}

function* changesBelow(path: Path, previous: unknown, next: unknown, levels: number): Generator<FieldChange> {
  if (levels > 0 && isTree(previous) && isTree(next) && Array.isArray(previous) === Array.isArray(next)) {
    const keys = new Set([...Object.keys(previous), ...Object.keys(next)]);
    for (const key of keys)
      yield* changesBelow({ key, above: path }, own(previous, key), own(next, key), levels - 1);
    return;
  }
  if (previous !== undefined && next !== undefined) {
    if (canonicalDefinition(previous) === canonicalDefinition(next)) return;
  } else if (previous === next) return;
  yield { field: pointerTo(path), previous: jsonText(previous), new: jsonText(next) };
}

function pointerTo(path: Path): string {
  const tokens: string[] = [];
  for (let at = path; at !== null; at = at.above) tokens.push(escapeToken(cut(at.key, MAX_KEY)));
  const pointer = tokens
    .reverse()
    .map((token) => `/${token}`)
    .join("");
  const half = MAX_POINTER / 2;
  return pointer.length <= MAX_POINTER ? pointer : `${pointer.slice(0, half)}…${pointer.slice(-half)}`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Keys such as `constructor` count as absent unless the JSON has them. */
function own(tree: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(tree, key) ? tree[key] : undefined;
}

/** RFC 6901 section 3. */
function escapeToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function jsonText(value: unknown): string {
  const text = value === undefined ? "" : JSON.stringify(value);
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}… (${text.length} characters)`;
}
