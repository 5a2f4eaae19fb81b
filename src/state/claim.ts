/**
 * What netmon claims about a session: the one place that decides whether it may say ENFORCING. Headline, status,
 * readiness, metrics, page and exit codes ask this, in netmon's own process or from the session's record.
 *
 * Fails closed. A proof that is older than twice its interval is none: its netmon stands still, or could not repeat it.
 */
import type { Coverage } from "../event/coverage.ts";
import { holeText } from "../event/coverage.ts";
import type { Mode } from "../event/event.ts";

export interface ClaimFacts {
  mode: Mode;
  /** When the canary was last refused, RFC 3339; null: it is unproven. */
  verified: string | null;
  /** Seconds between two proofs; undefined: by a netmon that did not record it. */
  proof_seconds?: number | undefined;
  coverage?: Coverage | undefined;
}

/** `enforcing` and `observing` are claims that stand; the others say why none does. */
export type ClaimState = "enforcing" | "observing" | "unverified" | "stale" | "uncovered";

export interface Claim {
  state: ClaimState;
  /** Why netmon does not claim what its mode says, and what to do; null: it does. */
  problem: string | null;
}

const DEFAULT_SECONDS = 30;
/** A proof repeated every second may be late on a busy machine. */
const LEAST_MS = 5000;

export function claimOf(facts: ClaimFacts, now: number = Date.now()): Claim {
  const { mode, verified, coverage } = facts;
  if (verified === null) return { state: "unverified", problem: "its netmon has not verified the hooks yet" };
  const since = coverage === undefined || coverage.checked > verified ? verified : coverage.checked;
  const age = now - Date.parse(since);
  const limit = Math.max(LEAST_MS, 2000 * (facts.proof_seconds ?? DEFAULT_SECONDS));
  // a time in the future comes from a clock that was set back
  if (Math.abs(age) > limit)
    return {
      state: "stale",
      problem:
        `the last proof is of ${since}, older than twice its interval: its netmon stands still or cannot repeat it. ` +
        "Look at its log, or start it again",
    };
  if (mode === "observe") return { state: "observing", problem: null };
  const holes = coverage?.holes ?? [];
  return holes.length === 0
    ? { state: "enforcing", problem: null }
    : { state: "uncovered", problem: `NOT COVERED: ${holesText(holes)}` };
}

const SHOWN = 3;

/** Returns the first holes as one line. */
export function holesText(holes: Coverage["holes"]): string {
  const more = holes.length > SHOWN ? [`and ${holes.length - SHOWN} more`] : [];
  return [...holes.slice(0, SHOWN).map(holeText), ...more].join("; ");
}
