/**
 * Filter line of the page, which every view, export and saved filter uses: the fields of `netmon events` and `calls`,
 * and some of the page: `server:weather is:refused since:1h`. A word without a field is searched for in the event's
 * text. Values may be quoted.
 */
import { MOMENT_HINT, momentMs, spanMs } from "../analysis/moment.ts";
import type { NetmonEvent } from "../event/event.ts";
import { EVENT_TYPES, isEventType } from "../event/types.ts";
import { fieldTexts } from "../store/condition.ts";
import type { EventQuery } from "../store/records.ts";
import { RequestError } from "./request-error.ts";

export const MAX_LINE = 2000;
const MAX_TERMS = 32;
const TERM = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/g;

/** A relative time moves in steps of this part of it, so that what was counted for it can be shown for a while. */
const STEPS = 100;

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
  is: (value, query) => {
    if (value === "refused") return { refused: true };
    if (value === "undeclared") return of(query, ["reason"], value);
    throw wrong(`is is refused or undeclared, not ${value}`);
  },
  to: (value, query) => of(query, ["remote_addr", "name", "host", "destination"], value),
  process: (value, query) =>
    /^\d{1,10}$/.test(value) ? of(query, ["pid"], Number(value)) : of(query, ["comm"], value),
  reason: (value, query) => of(query, ["reason"], value),
  rule: (value, query) => of(query, ["rule"], value),
  severity: (value, query) => of(query, ["severity", "max_severity"], value),
  type: (value, { types = [] }) => ({ types: [...types, ...typesOf(value)] }),
  call: (callId) => ({ callId }),
  request: (requestId) => ({ requestId }),
  since: (value, _, now) => ({ since: moment("since", value, now) }),
  until: (value, _, now) => ({ until: moment("until", value, now) }),
};

/** Adds: one of the fields has this value. */
function of({ texts = [] }: EventQuery, fields: readonly string[], value: string | number): EventQuery {
  return { texts: [...texts, fieldTexts(fields, value)] };
}

/** Parses the parameter of this name. Throws RequestError. */
export function filterOf(params: URLSearchParams, name = "filter"): EventQuery {
  return parseFilter(params.get(name) ?? "");
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
  const at = momentMs(value, now, { utc: true });
  if (Number.isNaN(at)) throw wrong(`${field} cannot be read: give ${MOMENT_HINT}`);
  const step = Math.max(1, spanMs(value) / STEPS || 1);
  return Math.floor(at / step) * step;
}

function wrong(text: string): RequestError {
  return new RequestError(400, text);
}
