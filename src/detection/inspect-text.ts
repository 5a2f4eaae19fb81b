/**
 * Inspects one text: normalises it, splits it into sentences and matches all rules. Hidden text is inspected too.
 *
 * Fails closed: hidden text is a finding even if nothing else is found in it.
 */
import { atOnce, type Steps } from "../async/steps.ts";
import { type Location, printableExcerpt } from "./detection.ts";
import { type MappedText, originalOffset } from "./normalise/mapped-text.ts";
import { normalise } from "./normalise/normalise.ts";
import type { Purpose } from "./purpose.ts";
import { IN_PARAMETER, type NamesAround, relationsIn } from "./relations.ts";
import { matchingRules, type Relation } from "./rules.ts";
import { type Fired, HIGH } from "./score.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { termsOf } from "./suspicion-terms.ts";
import type { Text } from "./texts.ts";
import type { ReadSentence } from "./tool-reading.ts";

export interface TextContext extends NamesAround {
  purposes: ReadonlySet<Purpose>;
  /** The tool's subject (subjectOf). Missing for texts outside tools, whose form is not weighed. */
  subject?: ReadonlySet<string>;
}

/** Signals that honest texts also give, by chance or because of their layout. */
const FORMATTING: ReadonlySet<string> = new Set([
  "control_characters",
  "encoded_text",
  "out_of_view",
  "spaced_out",
]);
/** The pointer of a parameter that is meant for a conversation. */
const OF_CONVERSATION = /\/properties\/\w*(?:history|conversation|transcript|messages|chat|thread)\w*\/\w+$/i;
const NO_RELATIONS: ReadonlySet<Relation> = new Set();
/** Levels of hidden text inside hidden text. */
const MAX_DEPTH = 2;

export interface TextEvidence {
  fired: Fired[];
  /** The sentences for the tool's reading; none for texts outside tools, and for names. */
  sentences: ReadSentence[];
}

export function inspectText(text: Text, context: TextContext): Fired[] {
  return atOnce(evidenceOfText(text, context)).fired;
}

/** Inspects a text in steps of about a millisecond. */
export function* evidenceOfText(text: Text, context: TextContext, depth = 0): Steps<TextEvidence> {
  const normal = normalise(text.text);
  const fired: Fired[] = [];
  const readable = context.subject !== undefined;
  let whole: string | null = null;
  const hidden = (signal: string, weight: number, offset: number, about: string, says: string): void => {
    if (about === text.text) whole ??= printableExcerpt(about);
    const excerpt = about === text.text && whole !== null ? whole : printableExcerpt(about);
    const location = { pointer: text.pointer, offset, excerpt };
    const read = readable && weight < HIGH && FORMATTING.has(signal);
    fired.push({ category: "hidden_text", signal, weight, says, ...location, ...(read ? { read } : {}) });
  };
  const sentences: ReadSentence[] = [];
  // Text hidden from people counts for certain; text that a decoding may give by chance is doubted.
  function* deeper(decoded: string, offset: number, doubted = false): Steps<number> {
    if (depth >= MAX_DEPTH) return 0;
    const inside = yield* evidenceOfText({ ...text, text: decoded, role: "prose" }, context, depth + 1);
    const here = { offset, ...(doubted ? {} : { read: false }) };
    for (const one of inside.fired) fired.push({ ...one, ...here, says: `${one.says} (in hidden text)` });
    if (inside.fired.length > 0)
      for (const one of inside.sentences)
        sentences.push({ ...one, location: () => ({ ...one.location(), offset }) });
    return inside.fired.length;
  }
  for (const { kind, offset, decoded } of normal.hidden) {
    if (decoded.length >= 3) {
      yield* deeper(decoded, offset);
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
    const found = yield* deeper(decoded, index, !certain);
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
  const marker = text.role === "prose" && !context.purposes.has("scanner") ? shoutedMarker(text.text) : -1;
  if (marker >= 0)
    fired.push({
      ...{ category: "hidden_instructions", signal: "shouted_marker", weight: HIGH },
      ...{ says: "has a mark that hidden instructions begin with" },
      ...{
        pointer: text.pointer,
        offset: marker,
        excerpt: printableExcerpt(text.text.slice(marker, marker + 160)),
      },
    });
  const cut = yield* sentencesOf(normal.text.text);
  const relationsOf = relationsIn(text, context);
  const relations: ReadonlySet<Relation>[] = [];
  for (const one of cut) {
    // Outside tools only rules use relations, and no rule fires without a concept.
    relations.push(readable || one.has.size > 0 ? relationsOf(one.text, one.start) : NO_RELATIONS);
    yield;
  }
  const ofConversation = IN_PARAMETER.test(text.pointer) && OF_CONVERSATION.test(text.pointer);
  const purposes = ofConversation
    ? new Set<Purpose>([...context.purposes, "conversation"])
    : context.purposes;
  const judged: Fired[][] = [];
  for (const [index, sentence] of cut.entries()) {
    const matches = matchingRules(sentence, relations[index] ?? NO_RELATIONS, purposes);
    judged.push(
      matches.map(
        ({ rule: { category, signal, says }, weight, at }): Fired => ({
          ...{ category, signal, weight, says },
          ...locationOf(at, sentence, normal.text, text),
        }),
      ),
    );
    yield;
  }
  if (context.subject === undefined) return { fired: [...fired, ...judged.flat()], sentences: [] };
  const normalised = { ...text, text: normal.text.text };
  const terms = yield* termsOf(cut, relations, judged, normalised, context.subject);
  for (const [index, sentence] of cut.entries()) {
    const found = terms[index];
    if (found === null || found === undefined) continue;
    sentences.push({ terms: found, location: () => locationOf(sentence.start, sentence, normal.text, text) });
  }
  return { fired: [...fired, ...judged.flat().map((one) => ({ ...one, read: true }))], sentences };
}

/** In capitals: honest texts contain these words, but do not shout them. */
const MARKER =
  /\b(?:(?:HIDDEN|SECRET)[*_]{0,2}:|DO NOT SHOW\b|IGNORE (?:ALL )?PREVIOUS\b|SYSTEM OVERRIDE\b)/g;
/** Matches up to the beginning of a sentence or line. */
const OPENING = /(?:^|[.!?:;)\]>*\n])[\s"'*_#[({<-]*$/;
const MAX_OPENING = 16;
/** Headings of several such words list the values of something: PUBLIC: ..., SECRET: ... */
const HEADING = /\b(?!HIDDEN|SECRET|IMPORTANT|NOTE|WARNING|CRITICAL)[A-Z]{3,20}:/;

/** Returns the offset of a shouted marker; -1: none. */
function shoutedMarker(text: string): number {
  for (const { 0: marker, index } of text.matchAll(MARKER)) {
    const before = text.slice(Math.max(0, index - MAX_OPENING), index);
    if (!OPENING.test(before)) continue;
    return marker.endsWith(":") && HEADING.test(text) ? -1 : index;
  }
  return -1;
}

function locationOf(at: number, sentence: Sentence, mapped: MappedText, text: Text): Location {
  return {
    pointer: text.pointer,
    offset: originalOffset(mapped, at),
    excerpt: printableExcerpt(asWritten(sentence, mapped, text.text)),
  };
}

/** Returns the sentence as originally written, if it differs from the normalised text only in case. */
function asWritten({ start, end, text }: Sentence, mapped: MappedText, original: string): string {
  const written = original.slice(originalOffset(mapped, start), originalOffset(mapped, end));
  return written.toLowerCase() === text ? written : text;
}
