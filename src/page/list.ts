/**
 * The rows of the events view: those of the index, page by page, below those that came since. A million rows are an index
 * of 5,000 pages and the few pages that are looked at.
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

/** Pages kept, and rows kept of those that came. */
const MAX_PAGES = 24;
const MAX_FRESH = 200;
/** After a page that did not come. */
const RETRY_MS = 2000;

const keyText = (key: Key): string => key.join(".");

export class EventList {
  /** Rows there are, of the index and since. */
  readonly total = signal(0);
  /** Changes when a row that may be shown does. */
  readonly revision = signal(0);
  /** Came while the person read further down. */
  readonly waiting = signal(0);
  readonly #line: string;
  #index: IndexAnswer = { newest: 0, top: null, total: 0, ends: [] };
  #pages = new Map<number, EventItem[] | null>();
  #fresh: EventItem[] = [];
  /** Arrived rows that are between #fresh and the index, and not here. */
  #gap = false;
  #loading = false;
  #ended = false;
  #close: (() => void) | null = null;
  following = true;

  constructor(line: string) {
    this.#line = line;
    this.reload();
  }

  /** undefined: it is on its way. */
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

  /** Asks for the list as it is now. */
  reload(): void {
    if (this.#loading) return;
    this.#loading = true;
    start(async () => {
      try {
        this.#replace(await get<IndexAnswer>("index", { filter: this.#line }));
      } finally {
        this.#loading = false;
      }
    });
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
    // a batch tells of what came since the one before it: from here on it has to begin behind the index
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
