/**
 * Logarithms of odds from which a tool has a severity. Chosen on the tuning part with authors and servers left out of
 * the fit: about 5 %, 3 % and 2 % of the servers on npm have a tool above `low`, `medium` and `high`, and 0.15 % of
 * their tools are above `high`. Of the tools that were written to look bad and are not, 4 % are. `critical` takes strong
 * rules besides (score.ts), and is where all that the design names as critical is.
 * Failure: none; data.
 */
export const LOW_ODDS = 0.5;
export const MEDIUM_ODDS = 1.5;
export const HIGH_ODDS = 2.2;
export const CRITICAL_ODDS = 4.3;
