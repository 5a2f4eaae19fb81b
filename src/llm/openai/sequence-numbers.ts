/**
 * The `sequence_number` of Responses events, when frames are sent in another order or another number than
 * they came: each frame sent gets the lowest number that came and has not been used, so numbers rise without
 * gaps, and stay what they were wherever as much has been sent as has come.
 */
interface Range {
  from: number;
  to: number;
}

export class SequenceNumbers {
  /** Came and not used, rising; one range for all but odd vendors. */
  readonly #unused: Range[] = [];
  #highest = -1;
  #last = -1;

  /** A number came. false: it does not rise, so it is no sequence, and nothing is made of it. */
  received(number: number): boolean {
    if (!Number.isSafeInteger(number) || number <= this.#highest) return false;
    this.#highest = number;
    const range = this.#unused.at(-1);
    if (range && range.to === number - 1) range.to = number;
    else this.#unused.push({ from: number, to: number });
    return true;
  }

  /** For the next frame sent. */
  next(): number {
    const range = this.#unused[0];
    const came = range ? range.from : this.#last + 1;
    if (range && range.from++ === range.to) this.#unused.shift();
    this.#last = Math.max(came, this.#last + 1);
    return this.#last;
  }
}
