/**
 * One text against all rules: normalised, cut into sentences, and what it hides read too.
 *
 * Direction of failure: hidden text that says nothing known is a finding for being hidden.
 */
import type { Concept } from "./concepts.ts";
import type { Place } from "./detection.ts";
import { printableExcerpt } from "./excerpt.ts";
import { type MappedText, originalOffset } from "./normalise/mapped-text.ts";
import { normalise } from "./normalise/normalise.ts";
import type { Purpose } from "./purpose.ts";
import { relationsOf, type Surroundings } from "./relations.ts";
import type { Relation } from "./rule.ts";
import { RULES } from "./rules.ts";
import { type Fired, HIGH } from "./score.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { termsOf } from "./suspicion-terms.ts";
import { TermSet } from "./term-set.ts";
import type { Text } from "./texts.ts";
import type { ReadSentence } from "./tool-reading.ts";

export interface TextContext extends Surroundings {
  purposes: ReadonlySet<Purpose>;
  /** What a tool is about (subjectOf); left out: the text is no tool's, and its form is not weighed. */
  subject?: ReadonlySet<string>;
}

/** What honest texts have too, by chance or for their layout. */
const FORMATTING: ReadonlySet<string> = new Set([
  "control_characters",
  "encoded_text",
  "out_of_view",
  "spaced_out",
]);
/** Hidden text may hide text. */
const MAX_DEPTH = 2;

export interface TextEvidence {
  fired: Fired[];
  /** Those that the reading of a tool is made of; none where the text is no tool's or cannot be read. */
  sentences: ReadSentence[];
}

export function inspectText(text: Text, context: TextContext): Fired[] {
  return evidenceOfText(text, context).fired;
}

export function evidenceOfText(text: Text, context: TextContext, depth = 0): TextEvidence {
  const normal = normalise(text.text);
  const fired: Fired[] = [];
  const readable = context.subject !== undefined;
  const hidden = (signal: string, weight: number, offset: number, excerpt: string, says: string): void => {
    const place = { pointer: text.pointer, offset, excerpt: printableExcerpt(excerpt) };
    const read = readable && weight < HIGH && FORMATTING.has(signal);
    fired.push({ category: "hidden_text", signal, weight, says, ...place, ...(read ? { read } : {}) });
  };
  const sentences: ReadSentence[] = [];
  // what a person was to miss is not doubted; an order that letters may have by chance is
  const deeper = (decoded: string, offset: number, doubted = false): number => {
    if (depth >= MAX_DEPTH) return 0;
    const inside = evidenceOfText({ ...text, text: decoded, role: "prose" }, context, depth + 1);
    const here = { offset, ...(doubted ? {} : { read: false }) };
    fired.push(...inside.fired.map((one) => ({ ...one, ...here, says: `${one.says} (in hidden text)` })));
    if (inside.fired.length > 0)
      sentences.push(
        ...inside.sentences.map((one) => ({ ...one, place: () => ({ ...one.place(), offset }) })),
      );
    return inside.fired.length;
  };
  for (const { kind, offset, decoded } of normal.hidden) {
    if (decoded.length >= 3) {
      deeper(decoded, offset);
      hidden("invisible_text", 8, offset, decoded, "has text written in characters nobody sees");
    } else if (kind === "terminal")
      hidden("terminal_escape", 6, offset, text.text, "has escape sequences for a terminal");
    else if (kind === "bidi")
      hidden("reordered_text", 6, offset, text.text, "has marks that show text in another order");
    else if (kind === "zero_width")
      hidden("zero_width", 6, offset, text.text, "has words broken up by invisible characters");
    else hidden("control_characters", 4, offset, text.text, "has control characters");
  }
  for (const { encoding, index, decoded } of normal.encoded) {
    const certain = encoding === "base64" || encoding === "hex";
    const found = deeper(decoded, index, !certain);
    if (certain)
      hidden(
        "encoded_text",
        found > 0 || decoded.split(" ").length > 6 ? 6 : 3,
        index,
        decoded,
        `has text in ${encoding}`,
      );
    else if (found > 0)
      hidden("encoded_text", 4, index, decoded, `has text in another order or alphabet (${encoding})`);
  }
  if (normal.lookalikes >= 0)
    hidden("lookalike_letters", 6, normal.lookalikes, text.text, "mixes letters of other scripts into words");
  if (normal.outOfView >= 0 && text.role === "prose")
    hidden(
      "out_of_view",
      4,
      normal.outOfView,
      normal.text.text.trim().slice(-160),
      "has text pushed out of view by white space",
    );
  if (normal.spacedOut >= 0)
    hidden("spaced_out", 3, normal.spacedOut, normal.text.text, "has words written letter by letter");
  if (text.role === "name" || text.role === "parameter") return { fired, sentences };
  const cut = sentencesOf(normal.text.text);
  const relations = cut.map((one) => relationsOf(one.text, one.start, text, context));
  const judged = cut.map((sentence, index) =>
    judge(sentence, relations[index] ?? new Set(), normal.text, text, context),
  );
  if (context.subject === undefined) return { fired: [...fired, ...judged.flat()], sentences: [] };
  const normalised = { ...text, text: normal.text.text };
  const terms = termsOf(cut, relations, judged, normalised, context.subject);
  for (const [index, sentence] of cut.entries()) {
    const found = terms[index];
    if (found === null || found === undefined) continue;
    sentences.push({ terms: found, place: () => placeOf(sentence.start, sentence, normal.text, text) });
  }
  return { fired: [...fired, ...judged.flat().map((one) => ({ ...one, read: true }))], sentences };
}

function placeOf(at: number, sentence: Sentence, mapped: MappedText, text: Text): Place {
  return {
    pointer: text.pointer,
    offset: originalOffset(mapped, at),
    excerpt: printableExcerpt(sentence.text),
  };
}

const COMPILED = RULES.map((rule) => ({
  rule,
  all: rule.all.map((terms) => new TermSet(terms)),
  not: new TermSet(rule.not),
}));
/** A parameter for a conversation. */
const OF_CONVERSATION = /\/properties\/\w*(?:history|conversation|transcript|messages|chat|thread)\w*\/\w+$/i;

function judge(
  sentence: Sentence,
  relations: ReadonlySet<Relation>,
  mapped: MappedText,
  text: Text,
  context: TextContext,
): Fired[] {
  if (sentence.has.size === 0) return [];
  const ofConversation = relations.has("inParameter") && OF_CONVERSATION.test(text.pointer);
  const terms = new TermSet([...sentence.has.keys(), ...relations]);
  const fired: Fired[] = [];
  for (const { rule, all, not } of COMPILED) {
    if (not.intersects(terms) || !all.every((group) => group.intersects(terms))) continue;
    const belongs =
      rule.unless?.some(
        (purpose) => context.purposes.has(purpose) || (ofConversation && purpose === "conversation"),
      ) ?? false;
    const weight = belongs ? (rule.lowered ?? 0) : rule.weight;
    if (weight === 0) continue;
    const at = rule.all[0]?.map((term) => sentence.has.get(term as Concept)).find((one) => one !== undefined);
    fired.push({
      category: rule.category,
      signal: rule.signal,
      weight,
      says: rule.says,
      ...placeOf(at ?? sentence.start, sentence, mapped, text),
    });
  }
  return fired;
}
