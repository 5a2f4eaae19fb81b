/** Responses of the page's server (src/page/api.ts): each view's data from the store and the state. */
import { join } from "node:path";
import { DEFAULT_WINDOW_MS } from "../analysis/report/report.ts";
import { runningLayers } from "../analysis/report/running-layers.ts";
import { sessionSummary } from "../analysis/session-summary.ts";
import { oneAtATime } from "../async/serial-queue.ts";
import { inTurns } from "../async/steps.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { Config } from "../config/config.ts";
import type { NetmonEvent } from "../event/event.ts";
import type { Log } from "../event/log.ts";
import { hasKernelPids } from "../kernel/target/procfs.ts";
import {
  type EventAnswer,
  type GapsAnswer,
  type InboxAnswer,
  type IndexAnswer,
  PAGE_ROWS,
  type Right,
  type StateMessage,
} from "../page/api.ts";
import { type StateDirs, storePath } from "../state/paths.ts";
import { type Arrivals, type EventKey, EventPages, type EventText } from "../store/pages.ts";
import { EventReader } from "../store/reader.ts";
import type { EventQuery } from "../store/records.ts";
import { allowance, ruleText } from "./allow.ts";
import { compared } from "./comparison.ts";
import { Counting } from "./counting.ts";
import { EXPORTS, type ExportFormat, exported } from "./export.ts";
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
import { mapOf } from "./map.ts";
import { offeredTools } from "./offered.ts";
import { overviewOf } from "./overview.ts";
import { processesOf } from "./processes.ts";
import { RequestError } from "./request-error.ts";
import { readFilters, saveFilter } from "./saved-filters.ts";
import { sessionList, sessionStates } from "./sessions.ts";
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
  /** Directories of the person who runs netmon ui, for saved filters. */
  own: StateDirs;
  /** How a session is read; default: in a thread. */
  summaryOf?: typeof sessionSummary;
}

const MAX_LIMIT = 1000;

export class Api {
  readonly #options: ApiOptions;
  readonly #pages: EventPages;
  #reader: EventReader;
  readonly #counting: Counting;
  /** Keyed by session. */
  readonly #makingGaps = new Map<string, Promise<GapsAnswer>>();
  readonly #gapsInTurn = oneAtATime();

  /** Throws StoreError. */
  constructor(options: ApiOptions) {
    this.#options = options;
    const path = options.store ?? storePath(options.dirs);
    this.#pages = new EventPages(path);
    this.#reader = new EventReader(path);
    this.#counting = new Counting(this.#pages);
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
        return mapOf(await this.#counting.of(filterOf(params)));
      case "overview":
        return overviewOf(await this.#counting.of(filterOf(params)));
      case "compare": {
        const [now, before] = [filterOf(params), filterOf(params, "with")];
        return compared(await this.#counting.of(now), await this.#counting.of(before));
      }
      case "processes":
        return processesOf(await this.#counting.of(filterOf(params)), this.foreign || !hasKernelPids());
      case "sessions": {
        const place = { match: params.get("match") ?? "", from: numberOf(params.get("from") ?? "0") };
        return sessionList(this.#pages, this.#liveDirs, place);
      }
      case "filters":
        return readFilters(this.#filters);
      case "offered":
        return offeredTools(this.#pages, filterOf(params));
      case "timeline":
        return timelineOf(
          this.#reader,
          this.#pages,
          { ...filterOf(params), sessionId: required(params, "session") },
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

  /** Returns the type and the parts of GET /api/export?filter=&format=. Throws RequestError, StoreError. */
  export(params: URLSearchParams): { type: string; name: string; parts: AsyncGenerator<string> } {
    const format = required(params, "format");
    if (!Object.hasOwn(EXPORTS, format))
      throw new RequestError(400, `format is ${Object.keys(EXPORTS).join(" or ")}, not ${format}`);
    const type = EXPORTS[format as ExportFormat];
    const parts = exported(this.#pages, filterOf(params), format as ExportFormat);
    return { type, name: `netmon-events.${format}`, parts };
  }

  /** Throws RequestError; nothing is saved then. */
  save(body: unknown): object {
    return saveFilter(this.#filters, body);
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
    return {
      right: this.foreign ? "read" : right,
      foreign: this.foreign,
      ...sessionStates(this.#pages, this.#liveDirs),
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
      this.#counting.clear();
      this.#reader.close();
      this.#reader = new EventReader(this.#pages.path);
    }
    return changed;
  }

  close(): void {
    this.#counting.clear();
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

  get #filters(): string {
    return join(this.#options.own.lib, ".ui", "filters.json");
  }

  get #liveDirs(): StateDirs | null {
    return this.foreign ? null : this.#options.dirs;
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
    const options = { windowMs: DEFAULT_WINDOW_MS, running: this.#running(sessionId) };
    const { summaryOf = sessionSummary } = this.#options;
    const { not_seen } = await summaryOf({ store: this.#pages.path, sessionId, ...options });
    const { holes, losses } = not_seen;
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
