/** Responses of the page's server (src/page/api.ts): each view's data from the store and the state. */
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { DEFAULT_WINDOW_MS } from "../analysis/report/report.ts";
import { runningLayers } from "../analysis/report/running-layers.ts";
import { sessionSummary } from "../analysis/session-summary.ts";
import { oneAtATime } from "../async/serial-queue.ts";
import { inTurns } from "../async/steps.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { Config } from "../config/config.ts";
import type { NetmonEvent } from "../event/event.ts";
import type { Log } from "../event/log.ts";
import {
  type EventAnswer,
  type GapsAnswer,
  type InboxAnswer,
  type IndexAnswer,
  type MapAnswer,
  PAGE_ROWS,
  type Right,
  type StateMessage,
} from "../page/api.ts";
import { type StateDirs, storePath } from "../state/paths.ts";
import { type Arrivals, type EventKey, EventPages, type EventText } from "../store/pages.ts";
import { EventReader } from "../store/reader.ts";
import type { EventQuery } from "../store/records.ts";
import { allowance, ruleText } from "./allow.ts";
import { filterOf } from "./filter.ts";
import {
  answerInbox,
  decideInbox,
  inbox,
  inboxTickets,
  NO_TICKETS,
  waiting,
  waitingTickets,
} from "./inbox.ts";
import { MapCount } from "./map-aggregation.ts";
import { sessionStates } from "./proof.ts";
import { RequestError } from "./request-error.ts";
import { timelineOf } from "./timeline.ts";

export interface ApiOptions {
  dirs: StateDirs;
  /** The store file; null: the store of `dirs`. */
  store: string | null;
  /** Configuration as shown by netmon config show, for the rules' text; null: unknown. */
  rules: unknown;
  /** Configuration for detection and for recording decisions. */
  config: Config;
  log: Log;
  /** How a session is read; default: in a thread. */
  summaryOf?: typeof sessionSummary;
}

const MAX_LIMIT = 1000;
/** Longest wait for a map that is still being counted. */
const MAP_MS = 150;

interface CountedMap {
  key: string;
  count: MapCount;
  /** The count in progress; null: complete. */
  counting: Promise<void> | null;
}

export class Api {
  readonly #options: ApiOptions;
  readonly #pages: EventPages;
  #reader: EventReader;
  #map: CountedMap | null = null;
  /** Keyed by session. */
  readonly #makingGaps = new Map<string, Promise<GapsAnswer>>();
  readonly #gapsInTurn = oneAtATime();

  /** Throws StoreError. */
  constructor(options: ApiOptions) {
    this.#options = options;
    const path = options.store ?? storePath(options.dirs);
    this.#pages = new EventPages(path);
    this.#reader = new EventReader(path);
  }

  get foreign(): boolean {
    return this.#options.store !== null;
  }

  /** Returns the JSON of GET /api/NAME, or a value to serialize. Throws RequestError, StoreError. */
  async get(name: string, params: URLSearchParams, right: Right): Promise<object | string> {
    switch (name) {
      case "events":
        return `{"rows":${eventItems(this.#page(params))}}`;
      case "index":
        return (await inTurns(this.#pages.index(filterOf(params), PAGE_ROWS))) satisfies IndexAnswer;
      case "event":
        return this.#event(params);
      case "map":
        return this.#mapOf(filterOf(params));
      case "timeline":
        return timelineOf(
          this.#reader,
          this.#pages,
          required(params, "session"),
          keyOf(params, "after"),
          (id) => this.#running(id),
        );
      case "inbox":
        return {
          ...(this.foreign ? NO_TICKETS : await inboxTickets(this.#options.dirs)),
          ...inbox(this.#pages.path, this.#options.config),
        } satisfies InboxAnswer;
      case "gaps":
        return this.#gaps(required(params, "session"));
      case "state":
        return this.state(right);
      default:
        throw new RequestError(404, "there is nothing here");
    }
  }

  /** Throws RequestError, StoreError, StateError; nothing is decided then. */
  decide(body: unknown): Promise<object> {
    if (this.foreign)
      throw new RequestError(403, "this is the store of another machine: nothing can be decided here");
    return decideInbox(body, { ...this.#options, path: this.#pages.path });
  }

  /** Rejects with RequestError; nothing is answered then. */
  async answer(body: unknown): Promise<object> {
    if (this.foreign) throw new RequestError(403, "this is the store of another machine: nothing waits here");
    return answerInbox(body, this.#options.dirs);
  }

  state(right: Right): StateMessage {
    const { dirs } = this.#options;
    return {
      right: this.foreign ? "read" : right,
      foreign: this.foreign,
      ...sessionStates(this.#pages, this.foreign ? null : dirs),
      waiting: waiting(this.#pages) + (this.foreign ? 0 : waitingTickets(this.#pages)),
      newest: this.newest(),
    };
  }

  newest(): number {
    return this.#pages.newest();
  }

  arrivals(row: number, query: EventQuery, limit: number): Arrivals {
    return this.#pages.arrivals(row, query, limit);
  }

  changed(): ReturnType<EventPages["changed"]> {
    const changed = this.#pages.changed();
    if (changed === "replaced") {
      this.#map = null;
      this.#reader.close();
      this.#reader = new EventReader(this.#pages.path);
    }
    return changed;
  }

  close(): void {
    this.#map = null;
    this.#pages.close();
    this.#reader.close();
  }

  #page(params: URLSearchParams): EventText[] {
    const [from, after] = [keyOf(params, "from"), keyOf(params, "after")];
    const newest = params.has("newest") ? numberOf(required(params, "newest")) : undefined;
    const limit = Math.min(MAX_LIMIT, numberOf(params.get("limit") ?? String(PAGE_ROWS)));
    const place = { ...(from && { from }), ...(after && { after }), ...(newest !== undefined && { newest }) };
    return this.#pages.page(filterOf(params), place, limit);
  }

  /** Keeps the last map and counts only newer rows. A long count continues after the response. */
  async #mapOf(query: EventQuery): Promise<MapAnswer> {
    const key = JSON.stringify(query);
    if (this.#map?.key !== key) this.#map = { key, count: new MapCount(this.#pages, query), counting: null };
    const map = this.#map;
    map.counting ??= this.#count(map).finally(() => {
      map.counting = null;
    });
    map.counting.catch(() => {}); // the next request reports it
    await Promise.race([map.counting, delay(MAP_MS)]);
    return map.count.answer();
  }

  /** Counts until another map is requested. */
  async #count(map: CountedMap): Promise<void> {
    for (const _ of map.count.advance()) {
      await nextTurn();
      if (this.#map !== map) return;
    }
  }

  #event(params: URLSearchParams): EventAnswer {
    const id = numberOf(required(params, "id"));
    const found = this.#pages.event(id);
    if (found === null) throw new RequestError(404, `event ${id} is no longer stored`);
    const event = JSON.parse(found.event) as NetmonEvent;
    return { id, event, rule: ruleText(event, this.#options.rules), allow: allowance(event) };
  }

  /** Requests for one session share an answer that is being made, and one is made at a time: each takes a thread. */
  #gaps(sessionId: string): Promise<GapsAnswer> {
    return getOrInsert(this.#makingGaps, sessionId, () =>
      this.#gapsInTurn(() => this.#madeGaps(sessionId)).finally(() => this.#makingGaps.delete(sessionId)),
    );
  }

  async #madeGaps(sessionId: string): Promise<GapsAnswer> {
    const options = { windowMs: DEFAULT_WINDOW_MS, running: this.#running(sessionId), learns: false };
    const { summaryOf = sessionSummary } = this.#options;
    const { report } = await summaryOf({ store: this.#pages.path, sessionId, ...options });
    const { holes, losses } = report.not_seen;
    return { lines: [...holes, ...losses] };
  }

  #running(session: string): ReturnType<typeof runningLayers> {
    return this.foreign ? { kernel: false, proxy: false } : runningLayers(this.#options.dirs, session);
  }
}

/** Returns JSON of EventItem[], without parsing the events. */
export function eventItems(rows: readonly EventText[]): string {
  return `[${rows.map(({ id, event }) => `{"id":${id},"event":${event}}`).join(",")}]`;
}

function required(params: URLSearchParams, name: string): string {
  const value = params.get(name);
  if (value === null || value === "") throw new RequestError(400, `give ${name}`);
  return value;
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number))
    throw new RequestError(400, `${text} is not a number`);
  return number;
}

/** Parses `TIME.ID`; undefined: not given. */
function keyOf(params: URLSearchParams, name: string): EventKey | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const [time = "", id = ""] = text.split(".");
  return [numberOf(time), numberOf(id)];
}
