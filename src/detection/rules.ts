/**
 * Rules that are right by themselves (rules.json): each names a demand that no honest definition makes of an agent. A
 * rule reads the classes of a sentence's words (word-classes.ts) first, and its words only if these fit.
 *
 * Fails open: a demand in other words is left to the model (model.ts).
 */
import type { Category, Severity } from "./detection.ts";
import file from "./rules.json" with { type: "json" };
import type { Sentence } from "./tokens.ts";
import { CLASS } from "./word-classes.ts";

interface Row {
  signal: string;
  category: Category;
  severity: Severity;
  /** For people: what the sentence makes the agent do. */
  says: string;
  /** Whose name it reads instead of sentences: a tool's, or a parameter's or whatever is named like one. */
  of?: string;
  /** Names of classes, of which the sentence has at least one each. */
  needs?: string[];
  /** Matches the sentence in one form: lower case, names and places as classes (`<secret>`, `<url>`, `<name>`). */
  words?: string;
  /** Matches the sentence as written; either is enough. */
  raw?: string;
  /** Matches the form of a sentence that is harmless. */
  unless?: string;
  /** Matches what an honest tool with such a name says that it is for. */
  purpose?: string;
}

const ALL = (file as Row[]).map(({ needs = [], words, raw, unless, purpose, ...row }) => ({
  ...row,
  needs: needs.map(bitsOf),
  words: pattern(words),
  raw: pattern(raw, "i"),
  unless: pattern(unless),
  purpose: pattern(purpose, "i"),
}));

export type Rule = (typeof ALL)[number];
export const RULES: readonly Rule[] = ALL.filter(({ of }) => of === undefined);
export const NAME_RULES: readonly Rule[] = ALL.filter(({ of }) => of !== undefined);

function pattern(source: string | undefined, flags = ""): RegExp | null {
  return source === undefined ? null : new RegExp(source, flags);
}

function bitsOf(names: string): number {
  return names.split(" ").reduce((bits, name) => bits | CLASS[name as keyof typeof CLASS], 0);
}

/** Places stand beside their class. */
const SHOWN = CLASS.path | CLASS.secretPath;
/** "Do not skip the approval" is no demand to skip it. */
const NEGATED = /\b(?:not|never|dont|cannot)(?: \S+)? $/;
/** Texts about attacks quote them. */
const QUOTES = /\b(?:injections?|jailbreak|payloads|poisoning|typical hits)\b/;

/** The sentence as rules read it. */
function formOf({ tokens }: Sentence): string {
  let form = "";
  for (const { word, text, mask } of tokens)
    form += (mask & SHOWN) === 0 ? ` ${word}` : ` ${word} ${text.toLowerCase()}`;
  return form.slice(1);
}

/** `text`: what the sentence was cut from. */
export function matchingRules(sentence: Sentence, text: string): Rule[] {
  const fit = RULES.filter(({ needs }) => needs.every((bits) => (sentence.mask & bits) !== 0));
  if (fit.length === 0) return [];
  const form = formOf(sentence);
  if (QUOTES.test(form)) return [];
  const written = text.slice(sentence.start, sentence.end);
  return fit.filter(
    ({ words, raw, unless }) =>
      (isDemanded(words, form) || raw?.test(written) === true) && unless?.test(form) !== true,
  );
}

function isDemanded(words: RegExp | null, form: string): boolean {
  const at = words?.exec(form)?.index ?? -1;
  return at >= 0 && !NEGATED.test(form.slice(0, at));
}
