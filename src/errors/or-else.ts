/** Returns what `work` returns, or `failed` where it throws anything. */
export function orElse<T, F>(work: () => T, failed: F): T | F {
  try {
    return work();
  } catch {
    return failed;
  }
}
