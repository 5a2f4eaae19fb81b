/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with servers left out of the fit
 * (`make eval-detection` prints what they give). Failure: none; data.
 */
export const LOW_ODDS = -1;
export const MEDIUM_ODDS = 0;
export const HIGH_ODDS = 2.5;
export const CRITICAL_ODDS = 5;
