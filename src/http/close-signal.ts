/** Signals once that a peer has closed. An AbortSignal would cost more than the rest of a request. */
export class CloseSignal {
  #aborted = false;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#aborted;
  }

  /** Calls the listener once, immediately if the peer has already closed. Returns a function that removes it. */
  listen(listener: () => void): () => void {
    if (this.#aborted) listener();
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}
