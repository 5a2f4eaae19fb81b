/**
 * The delay until the next periodic check. Sessions of one process that check at the same period do so in the same turn
 * of the event loop, since a wake-up costs more than the check. Pure.
 */

/** Milliseconds from `now` (on a shared clock) to a multiple of the period: between half a period and one and a half. */
export function alignedDelay(periodMs: number, now = performance.now()): number {
  const left = periodMs - (now % periodMs);
  // timers have whole milliseconds and may fire early: never aim twice at the same multiple
  return left < periodMs / 2 ? left + periodMs : left;
}
