/** How often something was used in the sessions learned from, when, and by which processes. Pure. */
import { shownName } from "../report/shown-name.ts";

export interface Observation {
  count: number;
  /** RFC 3339, as recorded. */
  first: string;
  last: string;
  /** Process names, the first 16 in order; untrusted. Empty if the layer sees none. */
  by: string[];
}

/** Limit, since a process may rename itself for each connection. */
const MOST_NAMES = 16;

interface Seen {
  timestamp: string;
  comm?: string;
}

export function addObservation(
  known: Observation | undefined,
  { timestamp, comm }: Seen,
  count = 1,
): Observation {
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

/** Things with their observations, sorted by all their values regardless of the order of arrival. */
export class Observations<T extends object> {
  readonly #of = new Map<string, T & { use: Observation }>();

  add(item: T, seen: Seen, count = 1): void {
    const key = JSON.stringify(Object.values(item));
    const use = addObservation(this.#of.get(key)?.use, seen, count);
    this.#of.set(key, { ...item, use });
  }

  all(): (T & { use: Observation })[] {
    return [...this.#of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, thing]) => thing);
  }
}

/** Things seen but not allowed by the learned policy. `what` may contain untrusted text; `why` is netmon's own. */
export class Omitted extends Observations<{ what: string; why: string }> {
  override add(item: { what: string; why: string }, seen: Seen, count?: number): void {
    super.add({ ...item, what: shownName(item.what) }, seen, count);
  }
}
