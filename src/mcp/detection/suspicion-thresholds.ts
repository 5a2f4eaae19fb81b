/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with servers left out of the fit:
 * 10 %, 2 %, 0.5 % and 0.1 % of its honest tools are above them (`make eval-detection` prints what they give).
 * Failure: none; data.
 */
export const LOW_ODDS = -1.4;
export const MEDIUM_ODDS = 0.5;
export const HIGH_ODDS = 2.85;
export const CRITICAL_ODDS = 4.6;
