/**
 * Sends new rows of the store to the viewers: at most four batches a second, each with the newest matching events and
 * the number of matches (server-sent events; the id is the row in the store). Polls the store for writes, which is very
 * cheap, rather than being notified of every event.
 *
 * Fails open: a slow viewer later gets a single batch for all that came meanwhile.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { processFaults } from "../event/faults.ts";
import type { Right } from "../page/api.ts";
import { isPassing, StoreError } from "../store/error.ts";
import type { EventQuery } from "../store/records.ts";
import { type Api, eventItems } from "./api.ts";
import { filterOf } from "./filter.ts";

const LOOK_MS = 250;
const ROWS = 50;
/** Minimum time between reads of the state, which also changes without the store. */
const STATE_MS = 2000;
const ALIVE_MS = 15_000;

interface Viewer {
  response: ServerResponse;
  /** null: receives the state only. */
  query: EventQuery | null;
  right: Right;
  /** Last row sent to it. */
  row: number;
  state: string;
  /** When anything was last sent to it. */
  lastWrite: number;
}

export class Live {
  readonly #api: Api;
  readonly #viewers = new Set<Viewer>();
  readonly #onTimer = processFaults.part("ui").callback(() => this.#update(), "tried_again");
  #timer: NodeJS.Timeout | null = null;
  /** Earliest time of the next state read, in milliseconds. */
  #nextState = 0;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Serves a viewer until it disconnects. With Last-Event-ID it first gets what came since. Throws RequestError. */
  view(
    request: IncomingMessage,
    response: ServerResponse,
    { params, right, fields }: { params: URLSearchParams; right: Right; fields: readonly string[] },
  ): void {
    const query = params.get("only") === "state" ? null : filterOf(params);
    const last = Number(request.headers["last-event-id"] ?? params.get("row") ?? Number.NaN);
    const newest = this.#api.newest();
    const row = Number.isSafeInteger(last) && last >= 0 && last <= newest ? last : newest;
    response.writeHead(200, [...fields, "content-type", "text/event-stream"]);
    const viewer = { response, query, right, row, state: "", lastWrite: 0 };
    this.#viewers.add(viewer);
    response.on("close", () => this.#viewers.delete(viewer));
    this.#nextState = 0;
    this.#passing(() => this.#rows(viewer, false));
    this.#timer ??= setTimeout(this.#onTimer, 0);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { response } of this.#viewers) response.end();
  }

  #update(): void {
    this.#timer = this.#viewers.size === 0 ? null : setTimeout(this.#onTimer, LOOK_MS);
    if (this.#timer === null) return;
    this.#passing(() => {
      const changed = this.#api.changed();
      const ready = [...this.#viewers].filter(({ response }) => !response.writableNeedDrain);
      for (const viewer of ready) {
        if (changed === "replaced") viewer.row = 0;
        if (changed !== "no") this.#rows(viewer, changed === "replaced");
      }
      this.#states(ready);
    });
    const now = performance.now();
    for (const viewer of this.#viewers)
      if (now - viewer.lastWrite > ALIVE_MS) this.#write(viewer, ": alive\n\n");
  }

  /** Runs `work`. Viewers are told of a record that was changed, and see nothing after it. */
  #passing(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.code === "changed")
        for (const viewer of this.#viewers)
          this.#write(viewer, `event: problem\ndata: ${JSON.stringify(error.message)}\n\n`);
      else if (!isPassing(error)) throw error;
    }
  }

  #rows(viewer: Viewer, reset: boolean): void {
    if (viewer.query === null) return;
    const { newest, count, rows } = this.#api.arrivals(viewer.row, viewer.query, ROWS);
    viewer.row = newest;
    if (count > 0 || reset)
      this.#write(
        viewer,
        `id: ${newest}\nevent: rows\ndata: {"count":${count},"reset":${reset},"rows":${eventItems(rows)}}\n\n`,
      );
  }

  #states(viewers: readonly Viewer[]): void {
    const from = performance.now();
    if (from < this.#nextState) return;
    const states = new Map<Right, string>();
    for (const viewer of viewers) {
      const state = states.get(viewer.right) ?? JSON.stringify(this.#api.state(viewer.right));
      states.set(viewer.right, state);
      if (state !== viewer.state) this.#write(viewer, `event: state\ndata: ${state}\n\n`);
      viewer.state = state;
    }
    // takes a while with a million events: use at most one part in twenty of the time
    const now = performance.now();
    this.#nextState = now + Math.max(STATE_MS, 20 * (now - from));
  }

  #write(viewer: Viewer, text: string): void {
    viewer.lastWrite = performance.now();
    viewer.response.write(text);
  }
}
