/**
 * The totals and the readiness of a session's layers, read from them at each scrape. A session is not ready as long as
 * no part of it is registered.
 */

export type Layer = "kernel" | "dns" | "proxy" | "inspection";

/** Integers that only increase, by their names in the layer's last event. */
export type Totals = Readonly<Record<string, number>>;

export interface Readiness {
  part: string;
  /** The reason why it is not ready, for people; null: ready. */
  problem: string | null;
}

export class Sources {
  readonly #totals = new Map<Layer, () => Totals>();
  readonly #parts = new Map<string, () => string | null>();
  readonly #last = new Map<Layer, Totals>();
  readonly #levels = new Map<string, () => number>();
  #verified: (() => boolean | null) | null = null;

  /** Sets the totals of a layer; replaces earlier ones. */
  countTotals(layer: Layer, read: () => Totals): void {
    this.#totals.set(layer, read);
  }

  /** Adds a number that rises and falls. `name`: the metric's, without `netmon_`. */
  measureLevel(name: string, read: () => number): void {
    this.#levels.set(name, read);
  }

  levels(): [name: string, level: number][] {
    return [...this.#levels].map(([name, read]) => [name, read()]);
  }

  /**
   * Adds a part that must be ready before the session is: `kernel`, `proxy`, `gateway`. `read` returns null if it is
   * ready, else the reason. Call it as soon as the part is known, so that readiness waits for it.
   */
  require(part: string, read: () => string | null): void {
    this.#parts.set(part, read);
  }

  /** Removes a part that could not be opened and is not needed. */
  doWithout(part: string): void {
    this.#parts.delete(part);
  }

  /** `read` returns whether the last canary proved enforcement; null: nothing is enforced. */
  verifiedBy(read: () => boolean | null): void {
    this.#verified = read;
  }

  totals(): ReadonlyMap<Layer, Totals> {
    for (const [layer, read] of this.#totals) {
      try {
        this.#last.set(layer, read());
      } catch {
        // The layer has ended; its last totals stay.
      }
    }
    return this.#last;
  }

  /** null: no kernel layer, or one that does not enforce. */
  get verified(): boolean | null {
    return this.#verified === null ? null : this.#verified();
  }

  readiness(): Readiness[] {
    if (this.#parts.size === 0) return [{ part: "session", problem: "it is starting" }];
    return [...this.#parts].map(([part, read]) => ({ part, problem: read() }));
  }
}
