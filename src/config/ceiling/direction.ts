/**
 * Directions of strictness: for a key of the configuration, which of two values is the stricter one, and what holds if
 * the ceiling has one and the user the other. What is the same on both sides is never looser.
 */
import type { Findings } from "./findings.ts";

export interface Direction<T> {
  /** For people: which way is stricter. */
  readonly way: string;
  /** Returns the value in force. A wish that is looser goes to `findings`. */
  meet(ceiling: T, own: T, path: readonly PropertyKey[], findings: Findings): T;
}

/** Compares as JSON; values that are never shown are compared by what they hold (Secret). */
export function same(a: unknown, b: unknown): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

export function keyOf(value: unknown): string {
  return JSON.stringify(revealed(value)) ?? "";
}

function revealed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("reveal" in value && typeof value.reveal === "function") return [String(value.reveal())];
  if (Array.isArray(value)) return value.map(revealed);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, revealed(each)]),
  );
}

/** `order`: from the loosest to the strictest. */
export function rises<const T>(...order: readonly T[]): Direction<T> {
  return {
    way: `stricter from left to right: ${order.map(String).join(", ")}`,
    meet(ceiling, own, path, findings) {
      const [least, wish] = [order.indexOf(ceiling), order.indexOf(own)];
      if (wish < least) findings.refuse(path, own, ceiling);
      return wish > least ? own : ceiling;
    },
  };
}

/** A number, of which a lower one is stricter. */
export const lower: Direction<number> = {
  way: "lower is stricter",
  meet(ceiling, own, path, findings) {
    if (own > ceiling) findings.refuse(path, own, ceiling, "is more than");
    return Math.min(ceiling, own);
  },
};

/** A number, of which a higher one is stricter. */
export const higher: Direction<number> = {
  way: "higher is stricter",
  meet(ceiling, own, path, findings) {
    if (own < ceiling) findings.refuse(path, own, ceiling, "is less than");
    return Math.max(ceiling, own);
  },
};

/** A direction that fits any value. */
type OfAny = Direction<never>;

/** Neither value is stricter for every input: only the ceiling's is possible. */
export const fixed: OfAny = {
  way: "the ceiling's alone",
  meet(ceiling: unknown, own: unknown, path, findings) {
    if (!same(ceiling, own)) findings.refuse(path, own, ceiling, "differs from");
    return ceiling as never;
  },
};

/** Says nothing about what may pass. */
export const free: OfAny = { way: "the user's own", meet: (_, own) => own };

/** A destination or file of the ceiling's is not changed; where it has none, the user's own holds. */
export const fixedIfSet: Direction<string> = {
  way: "the ceiling's, if it has one",
  meet(ceiling, own, path, findings) {
    if (ceiling !== "" && ceiling !== own) findings.refuse(path, own, ceiling, "differs from");
    return ceiling === "" ? own : ceiling;
  },
};

/** A list that refuses or adds what is looked for: both hold. */
export function union<T>(): Direction<readonly T[]> {
  return { way: "both lists hold", meet: (ceiling, own) => bothLists(ceiling, own) };
}

/** The entries of both, each once. */
export function bothLists<T>(ceiling: readonly T[], own: readonly T[]): readonly T[] {
  const known = new Set(ceiling.map(keyOf));
  const added = own.filter((one) => !known.has(keyOf(one)));
  return added.length === 0 ? ceiling : [...ceiling, ...added];
}

/**
 * A list that permits: an entry of the user's holds if one of the ceiling's covers it. `empty`: what an empty list
 * permits.
 */
export function within<T>(
  covers: (ceiling: T, own: T) => boolean = same,
  empty: "nothing" | "everything" = "nothing",
): Direction<readonly T[]> {
  return {
    way: `entries that both have; an empty list permits ${empty}`,
    meet(ceiling, own, path, findings) {
      if (empty === "everything" && ceiling.length === 0) return own;
      if (empty === "everything" && own.length === 0) return ceiling;
      const known = new Set(ceiling.map(keyOf));
      const held = own.filter((one, i) => {
        const isHeld = known.has(keyOf(one)) || ceiling.some((each) => covers(each, one));
        if (!isHeld)
          findings.leave([...path, i], `is not in the list of the ceiling, ${findings.ceilingPlace(path)}`);
        return isHeld;
      });
      if (empty === "everything" && held.length === 0)
        findings.refuse(path, own, ceiling, "has nothing in common with");
      return held.length === ceiling.length && held.every((one, i) => same(one, ceiling[i])) ? ceiling : held;
    },
  };
}

/** A mapping by name: the ceiling's entries stay as they are, and the user may add others. */
export function added<T>(): Direction<Readonly<Record<string, T>>> {
  return {
    way: "the ceiling's entries stay, others may be added",
    meet(ceiling, own, path, findings) {
      for (const [name, value] of Object.entries(own))
        if (Object.hasOwn(ceiling, name) && !same(ceiling[name], value))
          findings.refuse([...path, name], value, ceiling[name], "differs from");
      return { ...own, ...ceiling };
    },
  };
}

/** Judged together with other keys, in a room of its own. */
export function elsewhere(way: string): OfAny {
  return { way, meet: (_, own) => own };
}
