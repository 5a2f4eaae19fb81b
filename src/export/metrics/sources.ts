/**
 * What a session's layers say of themselves when they are asked: totals they count, and whether they are ready.
 * Read at each scrape. Direction of failure: a session of which no part has said that it is ready is not.
 */

export type Layer = "kernel" | "dns" | "proxy" | "inspection";

/** Whole numbers that only grow, by the names of the event that reports them at the end. */
export type Totals = Readonly<Record<string, number>>;

export interface Readiness {
  part: string;
  /** null: ready; else why not, for a person. */
  problem: string | null;
}

export class Sources {
  readonly #totals = new Map<Layer, () => Totals>();
  readonly #parts = new Map<string, () => string | null>();
  readonly #last = new Map<Layer, Totals>();
  readonly #levels = new Map<string, () => number>();
  #verified: (() => boolean | null) | null = null;

  /** Once for each layer of the session; a later one takes the place of the former. */
  countTotals(layer: Layer, read: () => Totals): void {
    this.#totals.set(layer, read);
  }

  /** A number that grows and falls; `name` without `netmon_`, as a metric. */
  measureLevel(name: string, read: () => number): void {
    this.#levels.set(name, read);
  }

  /** Levels of now. */
  levels(): [name: string, level: number][] {
    return [...this.#levels].map(([name, read]) => [name, read()]);
  }

  /**
   * A part that has to be ready before the session is: `kernel`, `proxy`, `gateway`. `read` gives null when it
   * is, else why not. To be called as early as the part is known, so that readiness waits for it.
   */
  require(part: string, read: () => string | null): void {
    this.#parts.set(part, read);
  }

  /** The session is ready without this part: it could not be opened, and is not needed. */
  doWithout(part: string): void {
    this.#parts.delete(part);
  }

  /** Whether enforcement was proven by the last canary; null: nothing is enforced. */
  verifiedBy(read: () => boolean | null): void {
    this.#verified = read;
  }

  totals(): ReadonlyMap<Layer, Totals> {
    for (const [layer, read] of this.#totals) {
      try {
        this.#last.set(layer, read());
      } catch {
        // a layer that has ended: what it said last stands
      }
    }
    return this.#last;
  }

  /** null: no kernel layer, or one that does not enforce. */
  get verified(): boolean | null {
    return this.#verified === null ? null : this.#verified();
  }

  readiness(): Readiness[] {
    if (this.#parts.size === 0) return [{ part: "session", problem: "it is being started" }];
    return [...this.#parts].map(([part, read]) => ({ part, problem: read() }));
  }
}
