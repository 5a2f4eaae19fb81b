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

export interface Rule {
  signal: string;
  category: Category;
  severity: Severity;
  /** For people: what the sentence makes the agent do. */
  says: string;
  /** Bits of which the sentence has at least one each. */
  needs: readonly number[];
  /** Matches the sentence in one form: lower case, names and places as classes (`<secret>`, `<url>`, `<name>`). */
  words: RegExp | null;
  /** Matches the sentence as written; either is enough. */
  raw: RegExp | null;
  /** Matches the form of a sentence that is harmless. */
  unless: RegExp | null;
}

interface RuleOfFile extends Pick<Rule, "signal" | "category" | "severity" | "says"> {
  /** Names of classes. */
  needs?: string[];
  words?: string;
  raw?: string;
  unless?: string;
}

export const RULES: readonly Rule[] = (file as RuleOfFile[]).map((rule) => ({
  ...rule,
  needs: (rule.needs ?? []).map(bitsOf),
  words: rule.words === undefined ? null : new RegExp(rule.words),
  raw: rule.raw === undefined ? null : new RegExp(rule.raw, "i"),
  unless: rule.unless === undefined ? null : new RegExp(rule.unless),
}));

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
