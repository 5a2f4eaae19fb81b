/**
 * Sentences of normalised text, with the concepts in each. A text is scanned once for the lexicon, however many
 * sentences it has.
 *
 * Text without an end of sentence is split at MAX_SENTENCE, so that distant concepts do not count as one demand.
 */
import type { Steps } from "../async/steps.ts";
import { scanConcepts } from "./concepts.ts";
import type { Concept } from "./lexicon/lexicon.ts";

export interface Sentence {
  start: number;
  end: number;
  text: string;
  /** Offset in the text of each concept's first occurrence in the sentence. */
  has: Map<Concept, number>;
}

const MAX_SENTENCE = 420;
/** A full stop before white space, an East Asian one anywhere, an empty line, a list item or a heading. */
const END =
  /[.!?](?=["'”)*\]]{0,3}(?:\s|$))|[。！？；]|\n[^\S\n]{0,64}\n|\n(?=[^\S\n]{0,64}(?:[-*•#<]|\d+[.)]))/g;
/** A full stop that does not end a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|z\.b|approx|no|incl)\.$/;

/** Returns the sentences of a text, in steps. */
export function* sentencesOf(text: string): Steps<Sentence[]> {
  const sentences: Sentence[] = [];
  const cut = (start: number, end: number): void => {
    for (let from = start; from < end; from += MAX_SENTENCE) {
      const to = Math.min(end, from + MAX_SENTENCE);
      sentences.push({ start: from, end: to, text: text.slice(from, to), has: new Map() });
    }
  };
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(Math.max(0, end - 8), end))) continue;
    cut(start, end);
    start = end;
  }
  cut(start, text.length);
  yield* scanConcepts(text, (concept, index) => {
    const sentence = sentences[at(sentences, index)];
    if (sentence === undefined) return;
    const known = sentence.has.get(concept);
    if (known === undefined || known > index) sentence.has.set(concept, index);
  });
  return sentences;
}

/** Returns the number of the sentence that contains `index`. */
function at(sentences: readonly Sentence[], index: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}
