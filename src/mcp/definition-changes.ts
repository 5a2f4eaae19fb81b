/**
 * What differs between two definitions of a tool, field by field, for the person who has to approve it.
 *
 * Direction of failure: what is too much to list is listed coarser, never left out.
 */
import type { FieldChange } from "../event/event.ts";
import { canonicalDefinition } from "./definition.ts";

/** More than this: the fields of the definition as wholes. */
const MAX_CHANGES = 64;
/** Characters of one side of a change; the whole definition is in the store. */
const MAX_TEXT = 8192;

/**
 * The changes from `previous` to `next`, both parsed JSON, in the order of `previous`, then what was added.
 * Elements of arrays are compared by their place. Empty where nothing differs. Throws DefinitionError.
 */
export function definitionChanges(previous: unknown, next: unknown): FieldChange[] {
  const fine = changesBelow("", previous, next, Number.POSITIVE_INFINITY);
  return fine.length <= MAX_CHANGES ? fine : changesBelow("", previous, next, 1);
}

function changesBelow(pointer: string, previous: unknown, next: unknown, levels: number): FieldChange[] {
  if (levels > 0 && isTree(previous) && isTree(next) && Array.isArray(previous) === Array.isArray(next)) {
    const keys = new Set([...Object.keys(previous), ...Object.keys(next)]);
    return [...keys].flatMap((key) =>
      changesBelow(`${pointer}/${escapeToken(key)}`, own(previous, key), own(next, key), levels - 1),
    );
  }
  if (previous !== undefined && next !== undefined) {
    if (canonicalDefinition(previous) === canonicalDefinition(next)) return [];
  } else if (previous === next) return [];
  return [{ field: pointer, previous: jsonText(previous), new: jsonText(next) }];
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `constructor` and the like are absent unless the JSON has them. */
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
