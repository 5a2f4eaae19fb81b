/**
 * Leaves out of a fit what is nearly the same as something that is judged: collections copy each other, and registries
 * list the servers that others list too.
 */
import { textsOf } from "../../src/detection/texts.ts";
import type { Sample } from "./definitions.ts";

/** Words of a shingle. */
const SHINGLE = 6;
/** From this share of shingles in common, a definition is nearly the same. */
const SAME = 0.5;

/** Returns those of `some` that share fewer shingles with all of `judged` together. */
export function withoutNearDuplicates<T extends { sample: Sample }>(
  some: readonly T[],
  judged: readonly T[],
): T[] {
  const known = new Set(judged.flatMap(({ sample }) => shinglesOf(sample)));
  return some.filter(({ sample }) => {
    const own = shinglesOf(sample);
    return own.length === 0 || own.filter((one) => known.has(one)).length < SAME * own.length;
  });
}

function shinglesOf({ tool }: Sample): string[] {
  return textsOf(tool).flatMap(({ role, text }) => {
    if (role !== "prose") return [];
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words
      .slice(0, Math.max(0, words.length - SHINGLE + 1))
      .map((_, at) => words.slice(at, at + SHINGLE).join(" "));
  });
}
