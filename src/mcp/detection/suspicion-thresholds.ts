/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with authors and servers left out of
 * the fit: about 15 %, 4 %, 1 % and 0.2 % of its honest tools are above them (`make eval-detection` prints what they give).
 * Failure: none; data.
 */
export const LOW_ODDS = -1.4;
export const MEDIUM_ODDS = 0.5;
export const HIGH_ODDS = 2.6;
export const CRITICAL_ODDS = 4.6;
