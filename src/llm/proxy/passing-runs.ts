/**
 * Runs of events that may be forwarded unread (StreamFilter.unread). They are the bulk of most streams, and reading a
 * single event costs as much as skipping a run.
 *
 * Fails closed. After any event that the filter does not mark so, every event is read.
 */
import { type EventPattern, eventPattern } from "../../framing/event-pattern.ts";
import type { Frame } from "../../framing/frame.ts";
import type { JsonPath } from "../wire.ts";

/** Patterns tried in turn, for alternative answers. */
const MAX_PATTERNS = 4;
/** Patterns made for one stream, in case no event resembles another. */
const MAX_MADE = 256;

export class PassingRuns {
  readonly #maxEventBytes: number;
  /** Patterns of consecutive events. */
  #patterns: EventPattern[] = [];
  #made = 0;

  constructor(maxEventBytes: number) {
    this.#maxEventBytes = maxEventBytes;
  }

  /** Records an event that was read. `unread`: from the filter. */
  read(event: Frame, unread: readonly JsonPath[] | null): void {
    if (unread === null) {
      this.#patterns = [];
      return;
    }
    if (this.#patterns.length === MAX_PATTERNS || this.#made === MAX_MADE) return;
    this.#made++;
    const pattern = eventPattern(event, unread, this.#maxEventBytes);
    if (pattern !== null) this.#patterns.push(pattern);
  }

  /** Returns the end index of the run at `start`, where an event begins; `start` if there is none. */
  end(bytes: Buffer, start: number): number {
    let at = start;
    for (let index = 0; index < this.#patterns.length; ) {
      const end = this.#patterns[index]!.end(bytes, at);
      if (end < 0) index++;
      else {
        at = end;
        index = 0;
      }
    }
    return at;
  }
}
