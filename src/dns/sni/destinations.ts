/**
 * The original destinations of the SNI proxy's connections. Each (address, port) has its own address in 127.0.0.0/8,
 * whose lower 24 bits are its number; the address at which a connection arrives identifies the destination.
 *
 * On failure: null if all numbers are in use. A number is reused only after all others were.
 */

export interface Destination {
  /** Canonical text. */
  readonly address: string;
  readonly port: number;
}

/** Excludes 127.0.0.0, 127.255.255.255, and 127.0.0.1, where other programs listen. */
const FIRST = 2;
const LAST = 0xfffffe;

export class SniDestinations {
  readonly #numbers = new Map<string, number>();
  readonly #destinations = new Map<number, Destination>();
  #next = FIRST;

  /** Returns the target address of a destination; the same one until it is released. */
  targetOf(address: string, port: number): string | null {
    const key = `${address} ${port}`;
    let number = this.#numbers.get(key) ?? null;
    if (number === null) {
      number = this.#draw();
      if (number === null) return null;
      this.#numbers.set(key, number);
      this.#destinations.set(number, { address, port });
    }
    return `127.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  release(address: string, port: number): void {
    const key = `${address} ${port}`;
    const number = this.#numbers.get(key);
    if (number === undefined) return;
    this.#numbers.delete(key);
    this.#destinations.delete(number);
  }

  /** `target`: an address in 127.0.0.0/8, possibly as v4-mapped IPv6. Returns null if it is not assigned. */
  at(target: string): Destination | null {
    const found = /^(?:::ffff:)?127\.(\d+)\.(\d+)\.(\d+)$/.exec(target);
    if (!found) return null;
    return (
      this.#destinations.get((Number(found[1]) << 16) | (Number(found[2]) << 8) | Number(found[3])) ?? null
    );
  }

  #draw(): number | null {
    for (let tries = FIRST; tries <= LAST; tries++) {
      const number = this.#next;
      this.#next = number === LAST ? FIRST : number + 1;
      if (!this.#destinations.has(number)) return number;
    }
    return null;
  }
}
