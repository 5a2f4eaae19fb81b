/**
 * Sentences of normalised text with the concepts in each. A concept's pattern runs once over each text, however
 * many sentences it has.
 *
 * Direction of failure: text without an end of sentence is cut at MAX_SENTENCE, so that concepts far apart are
 * not taken for one demand.
 */
import { CONCEPTS, type Concept } from "./concepts.ts";

export interface Sentence {
  start: number;
  end: number;
  text: string;
  /** Where the concept first stands in the text. */
  has: Map<Concept, number>;
}

const MAX_SENTENCE = 420;
/** A full stop before white space, one of East Asia anywhere, an empty line, a list item or a heading. */
const END =
  /[.!?](?=["'”)*\]]{0,3}(?:\s|$))|[。！？；]|\n[^\S\n]{0,64}\n|\n(?=[^\S\n]{0,64}(?:[-*•#<]|\d+[.)]))/g;
/** No end of a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|z\.b|approx|no|incl)\.$/;
const ENTRIES = Object.entries(CONCEPTS) as [Concept, RegExp][];

export function sentencesOf(text: string): Sentence[] {
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
  for (const [concept, pattern] of ENTRIES) mark(text, sentences, concept, pattern);
  return sentences;
}

function mark(text: string, sentences: readonly Sentence[], concept: Concept, pattern: RegExp): void {
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    while (at < sentences.length && (sentences[at]?.end ?? 0) <= match.index) at++;
    const sentence = sentences[at];
    if (sentence === undefined) return;
    if (!sentence.has.has(concept)) sentence.has.set(concept, match.index);
  }
}
