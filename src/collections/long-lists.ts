/**
 * Functions for lists of arbitrary length. The arguments of a call are on the stack: a spread of some 100,000 items
 * (`push(...items)`, `Math.max(...numbers)`) throws RangeError, so these take the list itself.
 */

/** Adds `items` to the end of `list`. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** Returns the smallest number; Infinity if there is none. */
export function least(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const number of numbers) if (number < found) found = number;
  return found;
}

/** Returns the largest number; -Infinity if there is none. */
export function greatest(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const number of numbers) if (number > found) found = number;
  return found;
}
