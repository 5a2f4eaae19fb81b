import { setTimeout as sleep } from "node:timers/promises";

/**
 * Looks at once and then every `intervalMs` milliseconds until `isEnough` or `timeoutMs` milliseconds have passed.
 * Resolves to what was found last; rejects as `look` does.
 */
export async function poll<T>(
  look: () => T | Promise<T>,
  isEnough: (found: T) => boolean,
  { timeoutMs, intervalMs }: { timeoutMs: number; intervalMs: number },
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    const remainingMs = end - performance.now();
    if (isEnough(found) || remainingMs <= 0) return found;
    await sleep(Math.min(intervalMs, remainingMs));
  }
}
