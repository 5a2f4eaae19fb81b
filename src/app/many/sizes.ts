/**
 * Maps of a session that shares its process with others: the buckets of a hash map are paid for when it is made, 4 MiB
 * for the room that a session alone has, and so is the ring.
 *
 * Direction of failure: closed; a policy that grows out of its room is not applied, and says which key to raise.
 */

/** Room for a policy that grows to four times its size. */
const GROWTH = 4;
const LEAST_RULES = 16_384;
const MOST_RULES = 262_144;

export const SMALLER = {
  /** Thirteen thousand events between two looks. */
  ringBytes: 1 << 20,
  /** A power of two, as the kernel rounds up to one. */
  maxRules: (rules: number): number =>
    Math.min(MOST_RULES, Math.max(LEAST_RULES, 2 ** Math.ceil(Math.log2(GROWTH * Math.max(1, rules))))),
};
