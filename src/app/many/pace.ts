/**
 * How often sessions of one process look around while nothing happens: as often as one alone up to a number, less
 * often beyond it, so that the process needs the same time whatever their number is. What the kernel refuses does
 * not depend on it; what is seen by looking is seen later.
 */
const SESSIONS_AT_FULL_PACE = 20;
/** At the slowest: an idle ring four times a second, processes and links every ten seconds. */
const SLOWEST = 10;

/** A multiple of the usual time between two looks. */
export function paceOf(sessions: number): number {
  return Math.min(SLOWEST, Math.max(1, sessions / SESSIONS_AT_FULL_PACE));
}
