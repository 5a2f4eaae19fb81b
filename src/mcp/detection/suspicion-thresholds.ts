/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with authors and servers left out of
 * the fit: `low` at 5 % of its honest tools, `medium` at 2 %, `high` where no more than 0.5 % of them (a third were
 * written to look bad) and 1.5 % of the servers on npm are above. `critical` takes strong rules besides (score.ts), and
 * is where all that the design names as critical is (`make eval-detection` prints what they give).
 * Failure: none; data.
 */
export const LOW_ODDS = 0.99;
export const MEDIUM_ODDS = 1.98;
export const HIGH_ODDS = 3.61;
export const CRITICAL_ODDS = 4.34;
