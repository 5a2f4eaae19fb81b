/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with authors left out of the fit: about
 * 5 %, 2 % and 1 % of the servers on npm and PyPI have a tool above `low`, `medium` and `high` (docs/detection.md).
 * `critical` takes strong rules besides (score.ts), and is where all that the design names as critical is.
 * Failure: none; data.
 */
export const LOW_ODDS = 0;
export const MEDIUM_ODDS = 0.8;
export const HIGH_ODDS = 1.8;
export const CRITICAL_ODDS = 3.4;
