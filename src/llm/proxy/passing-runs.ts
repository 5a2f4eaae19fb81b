/**
 * Runs of events that may be sent on unread (StreamFilter.unread): the bulk of most streams, of which each event would
 * cost as much to read as all of a run.
 *
 * Failure: closed. After an event of which the filter does not say so, nothing is unread.
 */
import { type EventPattern, eventPattern } from "../../framing/event-pattern.ts";
import type { Frame } from "../../framing/frame.ts";
import type { JsonPath } from "../wire.ts";

/** Patterns that are looked for one after the other: of answers side by side. */
const MAX_PATTERNS = 4;
/** Patterns made for one stream, of which no event may be like another. */
const MAX_MADE = 256;

export class PassingRuns {
  readonly #maxEventBytes: number;
  /** Those of events that came in a row. */
  #patterns: EventPattern[] = [];
  #made = 0;

  constructor(maxEventBytes: number) {
    this.#maxEventBytes = maxEventBytes;
  }

  /** An event was read. `unread`: what the filter says of it. */
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

  /** Index behind the run that begins at `start`, where an event begins. */
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
