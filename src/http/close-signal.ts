/** Whether the other side has closed, and who wants to hear of it. An AbortSignal for each request would cost more than the rest. */
export class CloseSignal {
  #aborted = false;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#aborted;
  }

  /** Called once, and at once where it has happened. The result ends the listening. */
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
