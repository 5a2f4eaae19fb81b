/**
 * Filter line of the page, with the fields of `netmon mcp events` and `calls`: `server:weather action:block since:1h`.
 * A word without a field is searched for in the event's text. Values may be quoted.
 */
import { MOMENT_HINT, momentMs } from "../analysis/moment.ts";
import type { NetmonEvent } from "../event/event.ts";
import { EVENT_TYPES, isEventType } from "../event/types.ts";
import type { EventQuery } from "../store/records.ts";
import { RequestError } from "./request-error.ts";

const MAX_LINE = 2000;
const MAX_TERMS = 32;
const TERM = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/g;

/** Returns what a field adds to the query. */
type Field = (value: string, query: EventQuery, now: number) => EventQuery;

const FIELDS: Readonly<Record<string, Field>> = {
  session: (sessionId) => ({ sessionId }),
  server: (serverId) => ({ serverId }),
  tool: (toolName) => ({ toolName }),
  action: (action) => {
    if (action !== "allow" && action !== "block") throw wrong(`action is allow or block, not ${action}`);
    return { action };
  },
  type: (value, { types = [] }) => ({ types: [...types, ...typesOf(value)] }),
  call: (callId) => ({ callId }),
  request: (requestId) => ({ requestId }),
  since: (value, _, now) => ({ since: moment("since", value, now) }),
  until: (value, _, now) => ({ until: moment("until", value, now) }),
};

/** Parses the parameter `filter`. Throws RequestError. */
export function filterOf(params: URLSearchParams): EventQuery {
  return parseFilter(params.get("filter") ?? "");
}

/** Throws RequestError (400), with a message for the author of the line. */
export function parseFilter(line: string, now: number = Date.now()): EventQuery {
  if (line.length > MAX_LINE) throw wrong(`a filter has at most ${MAX_LINE} characters`);
  const query: EventQuery = {};
  let terms = 0;
  for (const [whole, field, quoted, plain] of line.matchAll(TERM)) {
    if (++terms > MAX_TERMS) throw wrong(`a filter has at most ${MAX_TERMS} terms`);
    const set = field === undefined ? undefined : FIELDS[field];
    if (field !== undefined && set === undefined && quoted === undefined && !/^[a-z]+:\/\//.test(whole))
      throw wrong(`there is no field ${field}: use ${Object.keys(FIELDS).join(", ")}, or quote the word`);
    if (set !== undefined) Object.assign(query, set(quoted ?? plain ?? "", query, now));
    else query.words = [...(query.words ?? []), quoted ?? whole];
  }
  return query;
}

/** Returns the type of this name, or all types that begin with it: `type:mcp_tool`. */
function typesOf(value: string): NetmonEvent["type"][] {
  if (isEventType(value)) return [value];
  const found = EVENT_TYPES.filter((type) => type.startsWith(value));
  if (found.length === 0) throw wrong(`there is no type ${value}: use ${EVENT_TYPES.join(", ")}`);
  return found;
}

function moment(field: string, value: string, now: number): number {
  const at = momentMs(value, now);
  if (Number.isNaN(at)) throw wrong(`${field} cannot be read: give ${MOMENT_HINT}`);
  return at;
}

function wrong(text: string): RequestError {
  return new RequestError(400, text);
}
