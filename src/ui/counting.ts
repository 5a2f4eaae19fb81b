/** Activities that views ask for again and again: each is counted once, and then only what has come since. */
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { BoundedMap } from "../collections/bounded-map.ts";
import type { EventPages } from "../store/pages.ts";
import type { EventQuery } from "../store/records.ts";
import { Activity } from "./activity.ts";

/** An overview and the two halves of a comparison, for two viewers. */
const MAX_KEPT = 6;
/** Longest wait for one that is still being counted. */
const WAIT_MS = 150;
/** A count that nobody has asked about for so long waits until somebody does. The page asks at most each minute. */
const IDLE_MS = 120_000;

interface Counted {
  activity: Activity;
  asked: number;
  /** The count in progress; null: complete. */
  counting: Promise<void> | null;
}

export class Counting {
  readonly #pages: EventPages;
  readonly #kept = new BoundedMap<string, Counted>(MAX_KEPT);

  constructor(pages: EventPages) {
    this.#pages = pages;
  }

  /** Returns what is counted so far. A long count continues afterwards. Rejects with StoreError. */
  async of(query: EventQuery): Promise<Activity> {
    const key = JSON.stringify(query);
    const counted = this.#kept.get(key) ?? {
      activity: new Activity(this.#pages, query),
      asked: 0,
      counting: null,
    };
    this.#kept.set(key, counted);
    counted.asked = performance.now();
    counted.counting ??= this.#count(key, counted).finally(() => {
      counted.counting = null;
    });
    counted.counting.catch(() => {}); // the next request reports it
    await Promise.race([counted.counting, delay(WAIT_MS)]);
    return counted.activity;
  }

  /** Forgets all, as the store was replaced. */
  clear(): void {
    this.#kept.clear();
  }

  async #count(key: string, counted: Counted): Promise<void> {
    for (const _ of counted.activity.advance()) {
      await nextTurn();
      if (this.#kept.get(key) !== counted || performance.now() - counted.asked > IDLE_MS) return;
    }
  }
}
