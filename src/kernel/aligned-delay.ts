/**
 * The delay until the next check, for what many sessions of one process do at the same pace: in the same turn of the event loop,
 * since waking up costs more than looking. Pure.
 */

/** Milliseconds from `now` (of a clock that all share) to a multiple of the period; between half of it and one and a half. */
export function alignedDelay(periodMs: number, now = performance.now()): number {
  const left = periodMs - (now % periodMs);
  // timers have whole milliseconds and may fire early: the multiple that was just meant is not meant again
  return left < periodMs / 2 ? left + periodMs : left;
}
