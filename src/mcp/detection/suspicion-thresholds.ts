/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with authors and servers left out of
 * the fit: about 7.5 %, 2 %, 0.5 % and 0.1 % of its honest tools are above them, a third of which were written to look
 * bad, and at `high` 0.9 % of the servers on npm (`make eval-detection` prints what they give).
 * Failure: none; data.
 */
export const LOW_ODDS = 0.5;
export const MEDIUM_ODDS = 2;
export const HIGH_ODDS = 3.45;
export const CRITICAL_ODDS = 3.85;
