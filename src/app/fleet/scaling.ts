/**
 * How sessions that share a process are scaled down. Maps: the buckets of a hash map are paid for when it is made, 4 MiB
 * for the room that a session alone has, and so is the ring.
 *
 * Direction of failure: closed; a policy that grows out of its room is not applied, and says which key to raise.
 */

/** Room for a policy that grows to four times its size. */
const GROWTH = 4;
const MIN_RULES = 16_384;
const MAX_RULES = 262_144;

export const FLEET_MAPS = {
  /** Thirteen thousand events between two looks. */
  ringBytes: 1 << 20,
  /** A power of two, as the kernel rounds up to one. */
  maxRules: (rules: number): number =>
    Math.min(MAX_RULES, Math.max(MIN_RULES, 2 ** Math.ceil(Math.log2(GROWTH * Math.max(1, rules))))),
};

/**
 * How often the sessions of one process poll while nothing happens: up to this many as often as one alone, beyond it
 * less often, so that the process needs the same time for any number. What the kernel refuses does not depend on it;
 * what is found by polling is found later.
 */
const SESSIONS_AT_FULL_PACE = 20;
/** At the slowest: an idle ring four times a second, processes and links every ten seconds. */
const SLOWEST = 10;

/** A multiple of the usual time between two looks. */
export function paceOf(sessions: number): number {
  return Math.min(SLOWEST, Math.max(1, sessions / SESSIONS_AT_FULL_PACE));
}
