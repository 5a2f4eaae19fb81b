/**
 * What of a sentence is weighed for its suspicion: its ideas (concepts.ts), its relations, its form, how far it is
 * from the tool's subject, combinations of these, the ideas of the sentence before it, the rules that found
 * something in it, its words and its pairs of words.
 *
 * Direction of failure: a sentence in a language without words here has few terms, and little suspicion.
 */
import { isOtherLanguage } from "./concepts.ts";
import type { Relation } from "./rule.ts";
import type { Fired } from "./score.ts";
import { FORMS } from "./sentence-forms.ts";
import type { Sentence } from "./sentences.ts";
import type { Text } from "./texts.ts";

/** Something written out that a caller could be made to use. */
const OBJECTS = (
  "path dotFile fileName url hostName ip mail longNumber assign quoted inBackticks money handle " +
  "codeInBackticks callForm"
).split(" ");
const HARD_OBJECTS =
  "path dotFile ip mail hostName longNumber handle money idea:secretFile idea:account".split(" ");
const ACTS = "gives attaches takes changes undoes grants runs".split(" ");
const OTHER_TOOLS = "is:otherTool idea:namedTool idea:anyTool idea:otherWork".split(" ");
const DEMANDS = "demand beginsWithOrder passive idea:must".split(" ");
const EFFECTS = "changes undoes gives attaches".split(" ");
/** Ideas that a demand is carried over to the next sentence by. */
const CARRIED = new Set(
  (
    "idea:must idea:secretFile idea:secretWord idea:otherWork idea:dontTell idea:namedTool idea:send " +
    "idea:tamper is:otherTool is:siblingTool demand assign url path hostName agent conceal every"
  ).split(" "),
);
const OTHER_SCRIPT = /[^\0-\u024f\u2000-\u2bff]/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu;
const MIN_LENGTH = 8;
/** Steps of the weight of all rules in one sentence. */
const RULE_SUMS = [3, 6, 10, 16] as const;

/** Stems of the words with four letters or more, by which a sentence is on the tool's subject. */
export function subjectOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((text) => [...stems(text.replace(/([a-z])([A-Z])/g, "$1 $2"), /[a-z]{4,}/g)]));
}

/** Of each sentence, with its relations and what rules found in it; null: too short to say anything. */
export function termsOf(
  sentences: readonly Sentence[],
  relations: readonly ReadonlySet<Relation>[],
  fired: readonly (readonly Fired[])[],
  text: Text,
  subject: ReadonlySet<string>,
): (Set<string> | null)[] {
  let before: ReadonlySet<string> = new Set();
  return sentences.map((sentence, index) => {
    const words = sentence.text.trim();
    const rules = fired[index] ?? [];
    if (words.length < MIN_LENGTH && rules.length === 0) return null;
    const found = new Set<string>([...sentence.has.keys()].map((concept) => `idea:${concept}`));
    for (const relation of relations[index] ?? []) found.add(`is:${relation}`);
    for (const [form, pattern] of FORMS) if (pattern.test(words)) found.add(form);
    addPlace(found, sentence, index === sentences.length - 1, text);
    addSubject(found, words, subject);
    if (isOtherLanguage(words)) found.add("otherLanguage");
    addCombinations(found);
    const own = new Set(found);
    for (const term of before) if (CARRIED.has(term)) found.add(`before:${term}`);
    before = own;
    addRules(found, rules);
    addWords(found, words);
    return found;
  });
}

function addRules(found: Set<string>, rules: readonly Fired[]): void {
  for (const { signal, category } of rules) found.add(`rule:${signal}`).add(`category:${category}`);
  const sum = rules.reduce((total, { weight }) => total + weight, 0);
  for (const least of RULE_SUMS) if (sum >= least) found.add(`rules>=${least}`);
}

function addWords(found: Set<string>, words: string): void {
  for (const word of stems(words, /[a-z]{3,}/g)) found.add(`word:${word}`);
  if (OTHER_SCRIPT.test(words)) addOtherScripts(found, words);
  let before = "";
  for (const [word] of words.toLowerCase().matchAll(/[a-z']{2,}/g)) {
    if (before !== "") found.add(`pair:${before}_${word}`);
    before = word;
  }
}

/** Languages that put no spaces between words have pairs of characters instead. */
function addOtherScripts(found: Set<string>, words: string): void {
  for (const [word] of words.matchAll(/\p{Script=Cyrillic}{3,}/gu)) found.add(`word:${word.slice(0, 7)}`);
  for (const [run] of words.matchAll(UNSPACED)) {
    const letters = [...run];
    for (let at = 0; at + 1 < letters.length; at++) found.add(`word:${letters[at]}${letters[at + 1]}`);
  }
}

function addPlace(found: Set<string>, sentence: Sentence, last: boolean, text: Text): void {
  const { length } = sentence.text.trim();
  if (text.pointer === "/description") found.add("inDescription");
  if (text.role === "value") found.add("inValueText");
  if (sentence.start === 0) found.add("firstSentence");
  else if (last) found.add("lastSentence");
  if (length > 120) found.add("long");
  if (length > 220) found.add("veryLong");
  if (length < 50) found.add("short");
}

function addSubject(found: Set<string>, words: string, subject: ReadonlySet<string>): void {
  const used = stems(words, /[a-z]{4,}/g);
  const known = [...used].filter((word) => subject.has(word)).length;
  if ((found.has("firstSentence") && found.has("inDescription")) || used.size < 4) return;
  if (known === 0) found.add("offSubject");
  if (known === 1) found.add("nearlyOffSubject");
  if (used.size - known >= 8) found.add("manyOtherWords");
}

function addCombinations(found: Set<string>): void {
  const count = (terms: readonly string[]): number => terms.filter((term) => found.has(term)).length;
  const has = (...terms: string[]): boolean => terms.some((term) => found.has(term));
  const objects = count(OBJECTS);
  const acts = count(ACTS);
  const hard = count(HARD_OBJECTS) > 0;
  const other = count(OTHER_TOOLS) > 0;
  const demand = count(DEMANDS) > 0;
  const effect = count(EFFECTS) > 0;
  const off = has("offSubject", "nearlyOffSubject");
  const sibling = has("is:siblingTool");
  const given = has("attaches", "gives");
  const combinations: readonly (readonly [string, boolean])[] = [
    ["oneObject", objects >= 1],
    ["twoObjects", objects >= 2],
    ["threeObjects", objects >= 3],
    ["hardObject", hard],
    ["twoActs", acts >= 2],
    ["threeActs", acts >= 3],
    ["off+act", off && acts > 0],
    ["off+demand", off && demand],
    ["off+hard", off && hard],
    ["off+people", off && has("people")],
    ["off+order", off && has("beginsWithOrder")],
    ["off+reason", off && has("reason")],
    ["off+private", off && has("privateMatter")],
    ["off+undo", off && has("undoes")],
    ["off+grant", off && has("grants")],
    ["off+parameter", off && has("is:ownParameter")],
    ["take+give", has("takes") && given],
    ["demand+hard", demand && hard],
    ["demand+reason", demand && has("reason")],
    ["demand+every", demand && has("every")],
    ["demand+private", demand && has("privateMatter")],
    ["not+say", has("neg") && has("says") && has("people", "beginsWithOrder", "agent")],
    ["people+act", has("people") && acts > 0],
    ["people+perfect", has("people") && has("perfect")],
    ["agent+act", has("agent") && acts > 0],
    ["agent+description", has("agent") && has("inDescription")],
    ["every+act", has("every") && acts > 0],
    ["other+hard", other && hard],
    ["other+demand", other && demand],
    ["other+effect", other && effect],
    ["other+object", other && objects > 0],
    ["sibling+hard", sibling && hard],
    ["sibling+effect", sibling && effect],
    ["sibling+assign", sibling && has("assign")],
    ["sibling+every", sibling && has("every")],
    ["tool+condition+demand", (other || sibling) && has("beginsWithCondition") && demand],
    ["private+give", has("privateMatter") && given],
    ["private+people", has("privateMatter") && has("people", "they")],
    ["private+parameter", has("privateMatter") && has("is:ownParameter", "inBackticks")],
    ["undo+every", has("undoes") && has("even", "every")],
    ["instead+object", has("instead") && objects > 0],
    ["conceal+act", has("conceal") && acts > 0],
  ];
  for (const [name, holds] of combinations) if (holds) found.add(name);
}

function stems(text: string, word: RegExp): Set<string> {
  return new Set([...text.toLowerCase().matchAll(word)].map(([one]) => one.replace(/(?:ing|ed|es|s)$/, "")));
}
