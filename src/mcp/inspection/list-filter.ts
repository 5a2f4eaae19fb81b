/**
 * Filters lists of tools, prompts and resources in results: removes the entries that may not be shown.
 *
 * Fails closed. Tools are filtered whatever was requested, all lists if the request is unknown. Enforce does not show
 * an entry whose name is missing or ambiguous.
 */
import { limitWords } from "../../event/limits.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { elementSpans, memberSpan } from "../../framing/json-span.ts";
import { JsonEdits } from "../../framing/json-text.ts";
import type { Guard, ListedKind } from "./guard.ts";
import type { ResultMessage } from "./message.ts";
import { Method } from "./methods.ts";
import { isAmbiguous, NameSet } from "./name-set.ts";
import { LIST_LIMITS } from "./whole-list.ts";

interface ListShape {
  /** The list's key in the result. */
  key: string;
  method: string;
  kind: ListedKind;
  /** The key of an entry's name. */
  name: string;
}

const LISTS: readonly ListShape[] = [
  { key: "tools", method: Method.listTools, kind: "tool", name: "name" },
  { key: "prompts", method: Method.listPrompts, kind: "prompt", name: "name" },
  { key: "resources", method: Method.listResources, kind: "resource", name: "uri" },
  { key: "resourceTemplates", method: Method.listTemplates, kind: "resource", name: "uriTemplate" },
];

const DEFINITION_KEYS = new NameSet("name title description inputSchema uri uriTemplate");

export interface FilteredLists {
  /** The message's text; the same string if nothing is removed. */
  text: string;
  /** Number of entries removed because they have no readable name; the guard was not asked about them. */
  nameless: number;
  /** Name of a member that should be a list but is not; null: none. */
  noList: string | null;
}

/** Returns the lists of a result that must be filtered. `method`: the request's; undefined: unknown. */
function listsOf(result: JsonObject, method: string | undefined): readonly ListShape[] {
  return LISTS.filter(
    (list) =>
      Object.hasOwn(result, list.key) &&
      (list.kind === "tool" || method === undefined || method === list.method),
  );
}

/** Returns which limit a result with lists exceeds, as a part of a sentence; null: none. */
export function tooMuchListed(
  { result, text }: Pick<ResultMessage, "result" | "text">,
  method: string | undefined,
): string | null {
  for (const { key } of listsOf(result, method)) {
    const entries = result[key];
    const list = `list of ${key} has more than`;
    if (Array.isArray(entries) && entries.length > LIST_LIMITS.tools)
      return `${list} ${LIST_LIMITS.tools} entries ${limitWords("list_entries")}`;
    if (text.length > LIST_LIMITS.size)
      return `${list} ${LIST_LIMITS.size} characters ${limitWords("list_characters")}`;
  }
  const { instructions } = result;
  if (typeof instructions === "string" && instructions.length > LIST_LIMITS.size)
    return `instructions have more than ${LIST_LIMITS.size} characters ${limitWords("list_characters")}`;
  return null;
}

/** Lets the guard take in the entries before they are filtered. null: nothing to wait for. Never rejects. */
export function scanLists(
  result: JsonObject,
  method: string | undefined,
  guard: Guard,
): Promise<unknown> | null {
  const scanning: Promise<void>[] = [];
  for (const { key, kind, name } of listsOf(result, method)) {
    const entries = result[key];
    if (!Array.isArray(entries)) continue;
    const ahead = guard.scanEntries(
      kind,
      entries.filter((entry) => named(entry, name)),
    );
    if (ahead !== null) scanning.push(ahead);
  }
  if (typeof result.instructions === "string") {
    const ahead = guard.scanInstructions(result.instructions);
    if (ahead !== null) scanning.push(ahead);
  }
  return scanning.length === 0 ? null : Promise.all(scanning);
}

/** `method`: the request's; undefined: unknown. */
export function filteredLists(
  { text, result }: ResultMessage,
  method: string | undefined,
  guard: Guard,
): FilteredLists {
  const filtered: FilteredLists = { text, nameless: 0, noList: null };
  const edits = new JsonEdits(text);
  for (const { key, kind, name } of listsOf(result, method)) {
    const entries = result[key];
    if (!Array.isArray(entries)) {
      filtered.noList ??= key;
      continue;
    }
    const shown = entries.map((entry) => {
      if (!named(entry, name)) {
        if (guard.mode === "observe") return true;
        filtered.nameless++;
        return false;
      }
      return guard.shows(kind, entry);
    });
    if (shown.includes(false)) leaveOut(text, edits, key, shown);
  }
  filtered.text = edits.apply();
  return filtered;
}

function named(entry: unknown, key: string): entry is JsonObject {
  if (!isObject(entry)) return false;
  const name = entry[key];
  if (typeof name !== "string" || name === "" || isAmbiguous(name)) return false;
  return DEFINITION_KEYS.disguisedKey(entry) === null;
}

function leaveOut(text: string, edits: JsonEdits, key: string, shown: readonly boolean[]): void {
  const list = memberSpan(text, ["result", key]);
  if (!list) throw new Error(`no list at result.${key}`);
  const kept = elementSpans(text, list).filter((_, index) => shown[index]);
  const texts = kept.map(({ offset, length }) => text.slice(offset, offset + length));
  edits.replace(list, `[${texts.join(",")}]`);
}
