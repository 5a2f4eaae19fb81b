/**
 * Folding: how hosts convert names of servers and tools to names that an LLM API accepts. Characters outside
 * [A-Za-z0-9_-] (Claude Code, opencode), [A-Za-z0-9_] (Codex) or [A-Za-z0-9_.:-] (Gemini CLI) become `_`, one for each
 * UTF-16 code unit (JavaScript) or for each code point (Rust). Folding loses information, so names are never unfolded:
 * known names are folded and compared.
 */

import { UNSEEN } from "../event/unseen.ts";

const UNDERSCORE = 95;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isUpper = (c: number): boolean => c >= 65 && c <= 90;
const isLower = (c: number): boolean => c >= 97 && c <= 122;
const isHigh = (c: number): boolean => c >= 0xd800 && c <= 0xdbff;
const isLow = (c: number): boolean => c >= 0xdc00 && c <= 0xdfff;

/**
 * Returns the offsets at which `original`, folded by any host, may end in `wire` if it begins at `from`; empty if it is
 * not there. A character of the original matches itself, or `_` if some host folds it.
 */
export function foldedEnds(original: string, wire: string, from: number): number[] {
  let ends = [from];
  for (let i = 0; i < original.length && ends.length > 0; i++) {
    const c = original.charCodeAt(i);
    const pair = isHigh(c) && isLow(original.charCodeAt(i + 1));
    const kept = isDigit(c) || isUpper(c) || isLower(c) || c === UNDERSCORE;
    const next: number[] = [];
    for (const at of ends) {
      const there = wire.charCodeAt(at);
      if (pair) {
        if (wire.startsWith(original.slice(i, i + 2), at)) next.push(at + 2);
        if (there === UNDERSCORE) next.push(at + 1);
        if (there === UNDERSCORE && wire.charCodeAt(at + 1) === UNDERSCORE) next.push(at + 2);
      } else if (there === c || (!kept && there === UNDERSCORE)) next.push(at + 1);
    }
    if (pair) i++;
    ends = ends.length > 1 || pair ? [...new Set(next)] : next;
  }
  return ends;
}

/** Reports whether `wire` is `original` as folded by some host. Case-sensitive. */
export function foldsTo(original: string, wire: string): boolean {
  if (original === wire) return true;
  return wire.length <= original.length && foldedEnds(original, wire, 0).includes(wire.length);
}

/** A name without anything that hosts fold or people confuse: runs of ASCII letters, in lower case, and digits. */
export interface Skeleton {
  /** The runs joined by `_`. */
  text: string;
  /** The start and end of each run, in `text` and in the name. */
  runs: { start: number; end: number; nameStart: number; nameEnd: number }[];
}

export function skeletonOf(name: string): Skeleton {
  const runs: Skeleton["runs"] = [];
  let text = "";
  for (let i = 0; i < name.length; ) {
    while (i < name.length && !isAlphanumeric(name.charCodeAt(i))) i++;
    const nameStart = i;
    while (i < name.length && isAlphanumeric(name.charCodeAt(i))) i++;
    if (i === nameStart) break;
    if (text !== "") text += "_";
    const start = text.length;
    // Every character of the run is ASCII.
    text += name.slice(nameStart, i).toLowerCase();
    runs.push({ start, end: text.length, nameStart, nameEnd: i });
  }
  return { text, runs };
}

/** Returns a key for looking up candidates: equal for all names to which one name may fold, and for some others. */
export function skeletonText(name: string): string {
  return skeletonOf(name).text;
}

const isAlphanumeric = (c: number): boolean => isLower(c) || isDigit(c) || isUpper(c);

const PLAIN = /^[!-~]*$/;
const DROPPED = new RegExp(`[\\p{Cc}${UNSEEN}]+`, "gu");

/**
 * Returns a name as a person would read it, and as a sloppy server may normalise it: in Unicode's compatibility form
 * (NFKC), without what nobody sees, and trimmed. Only for comparing with denials, never with permissions.
 */
export function visibleName(name: string): string {
  if (PLAIN.test(name)) return name;
  // twice: a filler keeps an accent from its letter, and a halfwidth one becomes a filler
  return name.replace(DROPPED, "").normalize("NFKC").replace(DROPPED, "").trim();
}

/** Folds a name for comparing: every UTF-16 code unit outside [A-Za-z0-9] becomes `_`; case is kept. */
export function foldName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, "_");
}

/** Folds a pattern; `*` and `?` stay. A character outside the BMP gives two results, for both ways of counting it. */
export function foldPattern(pattern: string): string[] {
  const units = pattern.replace(/[^A-Za-z0-9*?]/g, "_");
  const points = pattern.replace(/[^A-Za-z0-9*?]/gu, "_");
  return units === points ? [units] : [units, points];
}
