/**
 * Items in progress, in no particular order. A Set would do, but V8 links each table that a Set outgrows to the next
 * one. Once such a table survives two collections, everything in the later tables survives too, until the next full
 * collection: for a busy server, every request.
 */
export class InProgress<One> {
  readonly #all: { one: One; at: number }[] = [];

  /** Returns a function that removes the item; it must be called at most once. */
  add(one: One): () => void {
    const all = this.#all;
    const slot = { one, at: all.length };
    all.push(slot);
    return () => {
      const last = all.pop()!;
      if (last === slot) return;
      all[slot.at] = last;
      last.at = slot.at;
    };
  }

  /** Returns the current items. */
  list(): One[] {
    return this.#all.map(({ one }) => one);
  }
}
