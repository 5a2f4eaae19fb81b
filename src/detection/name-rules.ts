/**
 * Names that are demands by themselves (rules.json): a model fills in what the name of a parameter asks for, even
 * without a description, and prefers a tool that has a rank in its name. A tool whose purpose it is may ask for such things.
 */
import { BoundedMap } from "../collections/bounded-map.ts";
import { NAME_RULES } from "./rules.ts";
import { type Fired, HIGH } from "./score.ts";
import type { Text } from "./texts.ts";

/** Limits the input of patterns, some of which take quadratic time. A demand that a model would follow is shorter. */
export const MAX_PART = 512;
const OVERLAP = 128;
/** Names of tools and titles that are worded as sentences are read as those of parameters are. */
const SENTENCE = /(?<![A-Za-z0-9])(?:[A-Za-z0-9]+[_-]){4}/;

/** Names of parameters that no pattern matches; tools share them. */
const harmless = new BoundedMap<string, true>(8192);

const NOTHING: readonly Fired[] = [];

/** `purpose`: what the tool says it is for. */
export function demandingNames({ text, role, pointer, key }: Text, purpose: string): readonly Fired[] {
  const isTool = key === "name" && pointer === "/name";
  const asks = role === "parameter" || ((isTool || key === "title") && SENTENCE.test(text));
  if (!asks && !isTool) return NOTHING;
  const known = isTool ? null : harmless;
  if (known?.get(text) === true) return NOTHING;
  const found = new Map<string, Fired>();
  let matched = false;
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += MAX_PART - OVERLAP) {
    const part = text.slice(from, from + MAX_PART).replace(/([a-z0-9])([A-Z])/g, "$1_$2");
    const flat = part.toLowerCase().replace(/[^a-z0-9]+/g, "_");
    for (const { signal, category, says, of, words, purpose: honest } of NAME_RULES) {
      const applies = of === "tool" ? isTool : asks;
      if (!applies || found.has(signal) || words?.test(flat) !== true) continue;
      matched = true;
      if (honest?.test(purpose) === true) continue;
      const excerpt = text.slice(0, 100);
      found.set(signal, { category, signal, weight: HIGH, says, pointer, offset: 0, excerpt });
    }
  }
  if (!matched && text.length <= MAX_PART) known?.set(text, true);
  return [...found.values()];
}
