/**
 * Listeners whose process is known, for all sessions of this process: whoever has found one spares the others the search
 * through all processes of this machine.
 *
 * On failure: open. One that nobody has seen for a while is searched for again.
 */
import type { Listener } from "../../kernel/helper/messages.ts";

export type HeldListener = Omit<Listener, "addr"> & { addr: Uint8Array };

/** Beyond the longest time between two looks of a session. */
const KEPT_MS = 10 * 60_000;
const MOST = 8192;

export class KnownListeners {
  readonly #known = new Map<bigint, { listener: HeldListener; seen: number }>();

  /** Inodes of those that need not be searched for. */
  get inodes(): bigint[] {
    return [...this.#known.keys()];
  }

  /** Returns the listeners of a look, in which known ones have no process, each with its process. */
  complete(listed: readonly Listener[], now = performance.now()): HeldListener[] {
    const all = listed.map((one) => {
      const before = this.#known.get(one.inode)?.listener;
      const listener = before && isSame(before, one) ? before : { ...one, addr: new Uint8Array(one.addr) };
      this.#known.delete(one.inode); // to the end
      this.#known.set(one.inode, { listener, seen: now });
      return listener;
    });
    for (const [inode, { seen }] of this.#known) {
      if (now - seen < KEPT_MS && this.#known.size <= MOST) break;
      this.#known.delete(inode);
    }
    return all;
  }
}

/** A process that was found is the better one to know. */
function isSame(before: HeldListener, one: Listener): boolean {
  return (
    before.port === one.port &&
    before.proto === one.proto &&
    (one.pid === 0 || one.pid === before.pid) &&
    Buffer.compare(before.addr, one.addr) === 0
  );
}
