/**
 * Filter line of the page, with the fields of `netmon mcp events` and `calls`: `server:weather action:block since:1h`.
 * A word without a field is searched for in the event's text. Values may be quoted.
 */
import { MOMENT_HINT, momentMs } from "../analysis/moment.ts";
import type { NetmonEvent } from "../event/event.ts";
import { EVENT_TYPES } from "../event/types.ts";
import type { EventQuery } from "../store/records.ts";

/** Message for the author of the line. */
export class FilterError extends Error {
  override readonly name = "FilterError";
}

const MAX_LINE = 2000;
const MAX_TERMS = 32;
const TERM = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/g;

type Field = (value: string, query: EventQuery, now: number) => void;

const FIELDS: Readonly<Record<string, Field>> = {
  session: (value, query) => {
    query.sessionId = value;
  },
  server: (value, query) => {
    query.serverId = value;
  },
  tool: (value, query) => {
    query.toolName = value;
  },
  action: (value, query) => {
    if (value !== "allow" && value !== "block")
      throw new FilterError(`action is allow or block, not ${value}`);
    query.action = value;
  },
  type: (value, query) => {
    query.types = [...(query.types ?? []), ...typesOf(value)];
  },
  call: (value, query) => {
    query.callId = value;
  },
  request: (value, query) => {
    query.requestId = value;
  },
  since: (value, query, now) => {
    query.since = moment("since", value, now);
  },
  until: (value, query, now) => {
    query.until = moment("until", value, now);
  },
};

/** Throws FilterError. */
export function parseFilter(line: string, now: number = Date.now()): EventQuery {
  if (line.length > MAX_LINE) throw new FilterError(`a filter has at most ${MAX_LINE} characters`);
  const query: EventQuery = {};
  let terms = 0;
  for (const [whole, field, quoted, plain] of line.matchAll(TERM)) {
    if (++terms > MAX_TERMS) throw new FilterError(`a filter has at most ${MAX_TERMS} terms`);
    const set = field === undefined ? undefined : FIELDS[field];
    if (field !== undefined && set === undefined && quoted === undefined && !/^[a-z]+:\/\//.test(whole))
      throw new FilterError(
        `there is no field ${field}: use ${Object.keys(FIELDS).join(", ")}, or quote the word`,
      );
    if (set !== undefined) set(quoted ?? plain ?? "", query, now);
    else query.words = [...(query.words ?? []), quoted ?? whole];
  }
  return query;
}

/** Returns the type of this name, or all types that begin with it: `type:mcp_tool`. */
function typesOf(value: string): NetmonEvent["type"][] {
  const all = Object.keys(EVENT_TYPES) as NetmonEvent["type"][];
  if (all.includes(value as NetmonEvent["type"])) return [value as NetmonEvent["type"]];
  const found = all.filter((type) => type.startsWith(value));
  if (found.length === 0) throw new FilterError(`there is no type ${value}: use ${all.join(", ")}`);
  return found;
}

function moment(field: string, value: string, now: number): number {
  const at = momentMs(value, now);
  if (Number.isNaN(at)) throw new FilterError(`${field} cannot be read: give ${MOMENT_HINT}`);
  return at;
}
