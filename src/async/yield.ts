/**
 * Yields during work on a large message. A thread that never pauses keeps its CPU for some milliseconds, and each
 * process that a short request passes through waits for that: client, netmon, upstream, and netmon again.
 */

/** Turns of the event loop with work, for all large messages together, before a rest. */
const TURNS = 4;
const REST_MS = 1;

let turns = 0;

/** Calls back in a later turn of the event loop. The returned function cancels that. */
export function afterOthers(resume: () => void): () => void {
  if (++turns % TURNS !== 0) {
    const next = setImmediate(resume);
    return () => clearImmediate(next);
  }
  const next = setTimeout(resume, REST_MS);
  return () => clearTimeout(next);
}

export const othersTurn = (): Promise<void> => new Promise((resolve) => afterOthers(resolve));
