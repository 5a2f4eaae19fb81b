/**
 * The room of the heap that a start or a reload took. V8 keeps it while little is allocated: 10 MiB after a start, 90 and
 * more with 100,000 rules.
 *
 * Direction of failure: open. Where Node has no inspector, the room is kept.
 */

/** Who waits for the start goes first. */
const DELAY_MS = 1000;

export class HeapRoom {
  #timer: NodeJS.Timeout | undefined;

  /** Gives it back in a moment. That takes the main thread as long as a collection or two of all its heap. */
  giveBackSoon(delayMs = DELAY_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => giveBack().catch(() => {}), delayMs).unref();
  }
}

/** Of what V8 offers, only the inspector's command also shrinks the heap, and changes no flag, which compiled code is kept for. */
async function giveBack(): Promise<void> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connect();
  // disconnected from within its own answer, the process would hang
  session.post("HeapProfiler.collectGarbage", () => setImmediate(() => session.disconnect()));
}
