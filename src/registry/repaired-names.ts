/**
 * Names that nobody has, and that a client repairs: hermes-agent 0.19 leaves out what follows a quote or an angle
 * bracket, and `tool` at the end, and then runs the tool with the most similar name (difflib, 0.7). For denials only.
 */
import { skeletonText } from "./fold.ts";

/** Share of both names' characters that they have in common, in the same order; difflib counts no more of them. */
const SIMILAR = 0.7;

/** Reports whether a client may take `name` for `known`. */
export function mayBeRepairedTo(name: string, known: string): boolean {
  const cut = name.replace(/(?<=[^"'<>])["'<>].*$/s, "");
  if (skeletonText(cut.replace(/(?:[_-]?tool){1,2}$/i, "")) === skeletonText(known)) return true;
  return [name, cut].some((one) => isSimilar(one.toLowerCase(), known.toLowerCase()));
}

function isSimilar(a: string, b: string): boolean {
  const least = (SIMILAR * (a.length + b.length)) / 2;
  return Math.min(a.length, b.length) >= least && commonLength(a, b) >= least;
}

/** Returns the length of the longest common subsequence. */
function commonLength(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const columns = b.length - start - end;
  let row = new Uint16Array(columns + 1);
  for (let i = start; i < a.length - end; i++) {
    const next = new Uint16Array(columns + 1);
    for (let j = 0; j < columns; j++)
      next[j + 1] =
        a[i] === b[start + j] ? (row[j] as number) + 1 : Math.max(row[j + 1] as number, next[j] as number);
    row = next;
  }
  return start + end + (row[columns] as number);
}
