/** Whether somebody is gone, and who wants to hear of it: an AbortSignal for each request would cost more than the rest. */
export class Gone {
  #gone = false;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#gone;
  }

  /** Called once; at once where it has happened. Returns the way to be called no more. */
  listen(listener: () => void): () => void {
    if (this.#gone) listener();
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  abort(): void {
    if (this.#gone) return;
    this.#gone = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}
