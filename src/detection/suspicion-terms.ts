/**
 * The terms from which a sentence's suspicion is computed: its concepts, relations, form and position, its distance
 * from the tool's subject, combinations of these, the concepts of the previous sentence, the rules that fired, and its
 * words.
 *
 * Fails open: a sentence in a language unknown to the lexicon has few terms and little suspicion.
 */
import type { Steps } from "../async/steps.ts";
import { isOtherLanguage } from "./concepts.ts";
import type { Relation } from "./rules.ts";
import type { Fired } from "./score.ts";
import { FORMS } from "./sentence-forms.ts";
import { addPosition, codeIn, isAboutConnection, positionTerms } from "./sentence-position.ts";
import type { Sentence } from "./sentences.ts";
import { addCombinations } from "./term-combinations.ts";
import type { Text } from "./texts.ts";
import { addWords, stems } from "./word-terms.ts";

/** Terms by which a demand carries over to the next sentence. */
const CARRIED = new Set(
  (
    "idea:must idea:secretFile idea:secretWord idea:otherWork idea:dontTell idea:namedTool idea:send " +
    "idea:tamper is:otherTool is:siblingTool demand assign url path hostName agent conceal every"
  ).split(" "),
);
const MIN_LENGTH = 8;
/** Thresholds of the summed weight of all rules in one sentence. */
const RULE_SUMS = [3, 6, 10, 16] as const;

/** Returns the stems of words with four letters or more, by which sentences are compared with the tool's subject. */
export function subjectOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((text) => [...stems(text.replace(/([a-z])([A-Z])/g, "$1 $2"), /[a-z]{4,}/g)]));
}

/**
 * Returns the terms of each sentence, one step each; null: too short to mean anything, or only about a connection.
 * `relations` and `fired`: in the order of the sentences. `text`: the normalised text of the sentences.
 */
export function* termsOf(
  sentences: readonly Sentence[],
  relations: readonly ReadonlySet<Relation>[],
  fired: readonly (readonly Fired[])[],
  text: Text,
  subject: ReadonlySet<string>,
): Steps<(Set<string> | null)[]> {
  let before: ReadonlySet<string> = new Set();
  const isCode = codeIn(text.text);
  const ofText = positionTerms(text);
  const terms = (sentence: Sentence, index: number): Set<string> | null => {
    const words = sentence.text.trim();
    const rules = fired[index] ?? [];
    if (rules.length === 0 && (words.length < MIN_LENGTH || isAboutConnection(words))) return null;
    const found = new Set<string>([...sentence.has.keys()].map((concept) => `idea:${concept}`));
    for (const relation of relations[index] ?? []) found.add(`is:${relation}`);
    for (const [form, pattern] of FORMS) if (pattern.test(words)) found.add(form);
    const { start } = sentence;
    const last = index === sentences.length - 1;
    addPosition(found, { start, length: words.length, last, inCode: isCode(start) }, ofText);
    addSubject(found, words, subject);
    if (isOtherLanguage(words)) found.add("otherLanguage");
    addCombinations(found);
    const own = new Set(found);
    for (const term of before) if (CARRIED.has(term)) found.add(`before:${term}`);
    before = own;
    addRules(found, rules);
    addWords(found, words);
    return found;
  };
  const all: (Set<string> | null)[] = [];
  for (const [index, sentence] of sentences.entries()) {
    all.push(terms(sentence, index));
    yield;
  }
  return all;
}

function addRules(found: Set<string>, rules: readonly Fired[]): void {
  for (const { signal, category } of rules) found.add(`rule:${signal}`).add(`category:${category}`);
  const sum = rules.reduce((total, { weight }) => total + weight, 0);
  for (const least of RULE_SUMS) if (sum >= least) found.add(`rules>=${least}`);
}

function addSubject(found: Set<string>, words: string, subject: ReadonlySet<string>): void {
  const used = stems(words, /[a-z]{4,}/g);
  const known = [...used].filter((word) => subject.has(word)).length;
  if ((found.has("firstSentence") && found.has("inDescription")) || used.size < 4) return;
  if (known === 0) found.add("offSubject");
  if (known === 1) found.add("nearlyOffSubject");
  if (used.size - known >= 8) found.add("manyOtherWords");
}
