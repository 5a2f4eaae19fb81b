/**
 * Rows of the events view: the index's, page by page, below newer ones. For a million rows these are an index of 5,000
 * pages and the few visible pages.
 */
import { signal } from "@preact/signals";
import {
  type EventItem,
  type EventsAnswer,
  type IndexAnswer,
  type Key,
  PAGE_ROWS,
  type RowsMessage,
} from "./api.ts";
import { attempt, get, listen, start } from "./model.ts";

/** Maximum pages kept, and maximum newer rows kept. */
const MAX_PAGES = 24;
const MAX_FRESH = 200;
/** Pause after a page that failed to load. */
const RETRY_MS = 2000;

const keyText = (key: Key): string => key.join(".");

export class EventList {
  /** Number of rows, in the index and newer. */
  readonly total = signal(0);
  /** Changes whenever a row that may be visible changes. */
  readonly revision = signal(0);
  /** Number of rows that arrived while the person was reading further down. */
  readonly waiting = signal(0);
  /** Why there is no list, such as what is wrong with the filter; '' if there is one. */
  readonly problem = signal("");
  readonly #line: string;
  #index: IndexAnswer = { newest: 0, top: null, total: 0, ends: [] };
  #pages = new Map<number, EventItem[] | null>();
  #fresh: EventItem[] = [];
  /** Whether rows arrived that are between #fresh and the index, and not kept. */
  #gap = false;
  #loading = false;
  #ended = false;
  #close: (() => void) | null = null;
  following = true;

  constructor(line: string) {
    this.#line = line;
    this.reload();
  }

  /** Returns undefined while the row is being loaded. */
  at(position: number): EventItem | undefined {
    if (position < this.#fresh.length) return this.#fresh[position];
    if (this.#gap) {
      this.reload();
      return undefined;
    }
    const row = position - this.#fresh.length;
    const page = Math.floor(row / PAGE_ROWS);
    const rows = this.#pages.get(page);
    if (rows === undefined) start(() => this.#load(page));
    return rows?.[row % PAGE_ROWS];
  }

  /** Requests the current list. */
  reload(): void {
    if (this.#loading) return;
    this.#loading = true;
    start(async () => {
      try {
        this.#replace(await get<IndexAnswer>("index", { filter: this.#line }));
      } finally {
        this.#loading = false;
      }
    }, this.problem);
  }

  #replace(index: IndexAnswer): void {
    this.#index = index;
    this.#pages = new Map();
    this.#fresh = [];
    this.#gap = false;
    this.waiting.value = 0;
    this.total.value = index.total;
    this.revision.value++;
    if (this.#ended) return;
    // a batch reports what came since the one before: from here on it must begin after the index
    this.#close?.();
    this.#close = listen(this.#line, index.newest, (batch) => this.#take(batch));
  }

  end(): void {
    this.#ended = true;
    this.#close?.();
  }

  #take({ count, rows, reset }: RowsMessage): void {
    if (reset) this.reload();
    else if (this.following) this.#show(count, rows);
    else this.waiting.value += count;
  }

  #show(count: number, rows: readonly EventItem[]): void {
    this.#fresh = [...rows, ...this.#fresh];
    if (count > rows.length || this.#fresh.length > MAX_FRESH) {
      this.#gap = true;
      this.#fresh.length = Math.min(this.#fresh.length, MAX_FRESH);
    }
    this.total.value += count;
    this.revision.value++;
  }

  async #load(page: number): Promise<void> {
    const pages = this.#pages;
    const { top, ends, newest } = this.#index;
    const end = page === 0 ? null : ends[page - 1];
    if (end === undefined || (end === null && top === null)) return;
    pages.set(page, null);
    await attempt(async () => {
      const at = end === null ? { from: keyText(top as Key) } : { after: keyText(end) };
      const { rows } = await get<EventsAnswer>("events", {
        filter: this.#line,
        newest: String(newest),
        ...at,
      });
      pages.set(page, rows);
    });
    if (pages.get(page) === null) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      pages.delete(page);
    }
    for (const old of [...pages.keys()].slice(0, Math.max(0, pages.size - MAX_PAGES))) pages.delete(old);
    this.revision.value++;
  }
}
