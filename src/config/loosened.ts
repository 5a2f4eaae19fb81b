/**
 * Which settings differ between two configurations other than by being stricter. Pure; values are as of show.ts.
 *
 * Fails closed: a change that is not known to be stricter counts as looser.
 */
import { isObject } from "../framing/json-document.ts";

export interface SettingChange {
  /** `sandbox.mcp.denied_tools`. */
  path: string;
  /** Whether something may pass now that was refused before. */
  looser: boolean;
}

/** Keys that are stricter when they are true. */
const STRICT: ReadonlySet<string> = new Set(["fail_closed", "enforce_policy", "require_sni"]);

/** Returns the changed settings, each list as one. */
export function settingChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): SettingChange[] {
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => settingChanges(before[key], after[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path: path.join("."), looser: !isStricter(path, before, after) }];
}

function isStricter(path: readonly string[], before: unknown, after: unknown): boolean {
  const key = path.at(-1) ?? "";
  if (key === "mode") return after === "enforce";
  if (STRICT.has(key)) return after === true;
  const kind = path.map(kindOf).find((one) => one !== null);
  if (kind === "deny") return contains(after, before);
  // an empty list may mean that everything is allowed
  return kind === "allow" && contains(before, after) && length(after) > 0;
}

function kindOf(key: string): "deny" | "allow" | null {
  if (/^den(?:y|ied)(?:_|$)/.test(key)) return "deny";
  return /^allow(?:ed)?(?:_|$)/.test(key) ? "allow" : null;
}

const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function contains(outer: unknown, inner: unknown): boolean {
  if (inner === undefined) return true;
  if (!Array.isArray(outer) || !Array.isArray(inner)) return false;
  const known = new Set(outer.map((one) => JSON.stringify(one)));
  return inner.every((one) => known.has(JSON.stringify(one)));
}
