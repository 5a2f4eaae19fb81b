/**
 * Lists of tools, prompts and resources in results, without the entries that may not be shown. They are found
 * by their shape, whatever was asked.
 *
 * Direction of failure: closed. In enforce an entry without a name that every reader reads alike is not shown.
 */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { elementSpans, memberSpan } from "../../framing/json-span.ts";
import { JsonEdits } from "../../framing/json-text.ts";
import { doubtful } from "./doubtful-text.ts";
import type { Guard, ListedKind } from "./guard.ts";
import type { ResultMessage } from "./message.ts";
import { NameSet } from "./name-set.ts";

const LISTS: readonly { key: string; kind: ListedKind; name: string }[] = [
  { key: "tools", kind: "tool", name: "name" },
  { key: "prompts", kind: "prompt", name: "name" },
  { key: "resources", kind: "resource", name: "uri" },
  { key: "resourceTemplates", kind: "resource", name: "uriTemplate" },
];

const DEFINITION_KEYS = new NameSet(["name", "title", "description", "inputSchema", "uri", "uriTemplate"]);

export interface FilteredLists {
  /** The message's text; the same string where nothing is left out. */
  text: string;
  /** Entries left out because no name can be read; the guard was not asked about them. */
  nameless: number;
  /** A member that should be a list and is none; null: all are. */
  noList: string | null;
}

export function filteredLists({ text, result }: ResultMessage, guard: Guard): FilteredLists {
  const filtered: FilteredLists = { text, nameless: 0, noList: null };
  const edits = new JsonEdits(text);
  for (const { key, kind, name } of LISTS) {
    if (!Object.hasOwn(result, key)) continue;
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
  if (typeof name !== "string" || name === "" || doubtful(name)) return false;
  return DEFINITION_KEYS.disguisedKey(entry) === null;
}

function leaveOut(text: string, edits: JsonEdits, key: string, shown: readonly boolean[]): void {
  const list = memberSpan(text, ["result", key]);
  if (!list) throw new Error(`no list at result.${key}`);
  const kept = elementSpans(text, list).filter((_, index) => shown[index]);
  const texts = kept.map(({ offset, length }) => text.slice(offset, offset + length));
  edits.replace(list, `[${texts.join(",")}]`);
}
