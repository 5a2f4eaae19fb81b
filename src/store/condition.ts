/** Converts an EventQuery to SQL. Values are always bound, never part of the text. */
import type { EventQuery } from "./records.ts";

export type Bound = string | number;

export interface Condition {
  /** Terms joined by AND; '1' matches everything. */
  terms: string;
  values: Bound[];
}

/** Ignores `limit`, which the caller handles. */
export function condition(query: EventQuery): Condition {
  const terms: string[] = [];
  const values: Bound[] = [];
  const add = (term: string, ...bound: Bound[]): void => {
    terms.push(term);
    values.push(...bound);
  };
  // the plus keeps SQLite from the session's index where an id finds the row: it would look through the session for each
  const byId = query.callId !== undefined || query.requestId !== undefined;
  if (query.sessionId !== undefined) add(`${byId ? "+" : ""}session_id = ?`, query.sessionId);
  if (query.types?.length === 1) add("type = ?", query.types[0]!);
  // the plus keeps SQLite from using the index by type, which would sort the whole session for each page
  else if (query.types !== undefined)
    add(`+type IN (${query.types.map(() => "?").join(", ")})`, ...query.types);
  if (query.serverId !== undefined) {
    // several servers on one address, or a call with several possible servers
    add(
      "(server_id = ? OR server_ids IS NOT NULL AND ? IN (SELECT value FROM json_each(server_ids)))",
      query.serverId,
      query.serverId,
    );
  }
  if (query.toolName !== undefined) add("tool_name = ?", query.toolName);
  if (query.action !== undefined) add("action = ?", query.action);
  if (query.callId !== undefined) add("call_id = ?", query.callId);
  if (query.requestId !== undefined) add("request_id = ?", query.requestId);
  if (query.since !== undefined) add("time_us >= ?", Math.ceil(query.since * 1000));
  if (query.until !== undefined) add("time_us < ?", Math.ceil(query.until * 1000));
  // the texts that a field has, as SQL never looks into JSON (stored-json.ts); an argument of a call may have them, too
  if (query.refused) add(`(action = 'block' OR instr(event, '"would_block":true') > 0)`);
  for (const texts of query.texts ?? [])
    add(`(${texts.map(() => "instr(event, ?) > 0").join(" OR ")})`, ...texts);
  for (const word of query.words ?? [])
    add("event LIKE ? ESCAPE '\\'", `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  return { terms: terms.length === 0 ? "1" : terms.join(" AND "), values };
}

/**
 * Returns the texts of events in which a field of one of these names, at any depth, has this value: for
 * EventQuery.texts. A free object within an event, such as a call's arguments, may have such a field, too.
 */
export function fieldTexts(names: readonly string[], value: string | number): string[] {
  const texts = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return typeof value === "string" ? texts : texts.flatMap((text) => [`${text},`, `${text}}`]);
}
