/** Repeatable choices. */
import { random } from "../../wire/random.ts";

export class Dice {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = random(seed);
  }

  /** 0 to n - 1. */
  below(n: number): number {
    return Math.floor(this.#next() * n);
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[this.below(list.length)] as T;
  }
}

/** A seed for each case of a form, so that one can be repeated alone. */
export function seedOf(seed: number, form: string, n: number): number {
  let hash = seed ^ 0x9e3779b9;
  for (const char of `${form}#${n}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
