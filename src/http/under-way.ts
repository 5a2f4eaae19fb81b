/**
 * What is under way, in no order. A Set would do, but V8 links each table that a Set outgrows to the next one. Once such a
 * table survives two collections, all that ever was in the later tables survives as well, until the next full collection:
 * of a busy server, every request.
 */
export class UnderWay<One> {
  readonly #all: { one: One; at: number }[] = [];

  /** The result takes it out again, once. */
  add(one: One): () => void {
    const all = this.#all;
    const place = { one, at: all.length };
    all.push(place);
    return () => {
      const last = all.pop()!;
      if (last === place) return;
      all[place.at] = last;
      last.at = place.at;
    };
  }

  /** As it is now. */
  list(): One[] {
    return this.#all.map(({ one }) => one);
  }
}
