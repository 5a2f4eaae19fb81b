/** How often something was used in the sessions learned from, when, and by what. Pure. */

export interface Use {
  count: number;
  /** RFC 3339, as recorded. */
  first: string;
  last: string;
  /** Names of processes, the first 16 in order; untrusted. Empty where the layer sees none. */
  by: string[];
}

/** A process may name itself anew for each connection. */
const MOST_NAMES = 16;

interface Seen {
  timestamp: string;
  comm?: string;
}

export function addUse(known: Use | undefined, { timestamp, comm }: Seen, count = 1): Use {
  const by = comm === undefined || comm === "" ? [] : [comm];
  if (known === undefined) return { count, first: timestamp, last: timestamp, by };
  return {
    count: known.count + count,
    first: timestamp < known.first ? timestamp : known.first,
    last: timestamp > known.last ? timestamp : known.last,
    by: by.some((comm) => !known.by.includes(comm))
      ? [...known.by, ...by].sort().slice(0, MOST_NAMES)
      : known.by,
  };
}

/** Things by a key of several parts, given back in the order of their keys, whatever order they came in. */
export class Uses<T extends object> {
  readonly #of = new Map<string, T & { use: Use }>();

  add(thing: T, seen: Seen, count = 1): void {
    const key = JSON.stringify(Object.values(thing));
    const use = addUse(this.#of.get(key)?.use, seen, count);
    this.#of.set(key, { ...thing, use });
  }

  all(): (T & { use: Use })[] {
    return [...this.#of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, thing]) => thing);
  }
}
