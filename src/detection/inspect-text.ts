/**
 * Inspects one text: normalises it, cuts it into sentences, and asks rules and model about each. Hidden text is
 * inspected too, and is a finding even if nothing else is found in it.
 */
import { atOnce, type Steps } from "../async/steps.ts";
import { BoundedMap } from "../framing/bounded-map.ts";
import { getOrInsert } from "../framing/get-or-insert.ts";
import { append } from "../framing/long-lists.ts";
import { type Location, printableExcerpt } from "./detection.ts";
import { hashOf } from "./hash.ts";
import { levelOf, type Model, scoreOf, shippedModel } from "./model.ts";
import { type MappedText, originalOffset } from "./normalise/mapped-text.ts";
import { normalise } from "./normalise/normalise.ts";
import { matchingRules } from "./rules.ts";
import { type Fired, READS_LIKE_POISON, WEIGHTS } from "./score.ts";
import type { Text } from "./texts.ts";
import { kindOf, type NamesAround, type Sentence, sentencesOf, type Token } from "./tokens.ts";
import { CLASS } from "./word-classes.ts";

export interface TextContext extends NamesAround {
  /** null: rules alone. Default: the one that netmon ships. */
  model?: Model | null;
}

/** Levels of hidden text inside hidden text. */
const MAX_DEPTH = 2;
/** Sentences of one step. */
const STEP = 32;

export function inspectText(text: Text, context: TextContext): Fired[] {
  return atOnce(textSteps(text, context));
}

const MAX_KEPT = 1024;
/**
 * Texts that fire nothing, since schemas repeat them in many tools, by place; with the words that would be read in
 * another way if they were names around the text, as they were not.
 */
const harmless = new Map<number, BoundedMap<string, readonly string[]>>();
const MAX_HARMLESS = 8192;

/** Names that are short and plain hide nothing. */
const PLAIN_NAME = /^[\w$./:-]{1,19}$/;

/** Reports whether a text is known to fire nothing among these names. */
export function isHarmless(text: Text, context: TextContext): boolean {
  const isName = text.role === "name" || text.role === "parameter";
  if (isName && PLAIN_NAME.test(text.text)) return true;
  if (text.text.length > MAX_KEPT || context.model !== undefined) return false;
  return harmless.get(placeOf(text))?.get(text.text)?.every(isNoName(context)) === true;
}

function isNoName(context: TextContext): (word: string) => boolean {
  return (word) => kindOf(word, context) === 0;
}

function placeOf(text: Text): number {
  return text.role === "name" || text.role === "parameter"
    ? 0
    : roleOf(text) + (text.role === "value" ? 1 : 0);
}

export function* textSteps(text: Text, context: TextContext): Steps<Fired[]> {
  if (isHarmless(text, context)) return [];
  const fired: Fired[] = [];
  const asked: string[] = [];
  for (let from = 0, end = 0; end < text.text.length; from = end) {
    end = windowEnd(text.text, from);
    const piece = from === 0 && end === text.text.length ? text.text : text.text.slice(from, end);
    const read = yield* inspected({ ...text, text: piece }, context, 0);
    for (const one of read.fired) fired.push(from === 0 ? one : { ...one, offset: one.offset + from });
    append(asked, read.asked);
    if (end < text.text.length) yield;
  }
  if (
    fired.length === 0 &&
    text.text.length <= MAX_KEPT &&
    asked.every(isNoName(context)) &&
    context.model === undefined
  )
    getOrInsert(harmless, placeOf(text), () => new BoundedMap(MAX_HARMLESS)).set(text.text, asked);
  return fired;
}

/** UTF-16 code units that are read at once. */
export const WINDOW = 8192;
/** A window ends with a sentence or a line, if one ends in so much of it. */
const LOOK_BACK = 2048;

function windowEnd(text: string, from: number): number {
  const most = from + WINDOW;
  if (text.length <= most) return text.length;
  const tail = text.slice(most - LOOK_BACK, most);
  const at = Math.max(tail.lastIndexOf("\n"), tail.lastIndexOf(". "), tail.lastIndexOf("。"));
  return at < 0 ? most : most - LOOK_BACK + at + 1;
}

interface Inspected {
  fired: Fired[];
  /** Words that the names around the text had a say in. */
  asked: string[];
}

function* inspected(text: Text, context: TextContext, depth: number): Steps<Inspected> {
  const normal = normalise(text.text);
  const fired: Fired[] = [];
  const asked: string[] = [];
  const hidden = (signal: string, weight: number, offset: number, about: string, says: string): void => {
    const excerpt = printableExcerpt(about);
    fired.push({ category: "hidden_text", signal, weight, says, pointer: text.pointer, offset, excerpt });
  };
  function* deeper(decoded: string, offset: number): Steps<boolean> {
    if (depth >= MAX_DEPTH) return false;
    const inside = yield* inspected({ ...text, text: decoded, role: "prose" }, context, depth + 1);
    for (const one of inside.fired) fired.push({ ...one, offset, says: `${one.says} (in hidden text)` });
    append(asked, inside.asked);
    return inside.fired.length > 0;
  }
  for (const { kind, offset, decoded } of normal.hidden) {
    if (decoded.length >= 3) {
      yield* deeper(decoded, offset);
      hidden("invisible_text", 8, offset, decoded, "has text written in characters nobody sees");
    } else {
      const [signal, weight, says] = MARKS[kind];
      hidden(signal, weight, offset, text.text, says);
    }
  }
  for (const { encoding, index, decoded } of normal.encoded) {
    const found = yield* deeper(decoded, index);
    const isData = encoding === "base64" || encoding === "hex";
    if (isData || found) {
      const weight = !isData ? 4 : found || decoded.split(" ").length > 6 ? 6 : 3;
      hidden("encoded_text", weight, index, decoded, `has text in another form (${encoding})`);
    }
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
  if (text.role === "name" || text.role === "parameter") return { fired, asked };
  const marker = text.role === "prose" ? shoutedMarker(text.text) : -1;
  if (marker >= 0)
    fired.push({
      ...MARKED,
      pointer: text.pointer,
      offset: marker,
      excerpt: printableExcerpt(text.text.slice(marker, marker + 160)),
    });
  const read = yield* readSentences(text, normal.text, context);
  append(fired, read.fired);
  append(asked, read.asked);
  return { fired, asked };
}

const CONTROL = ["control_characters", 4, "has control characters"] as const;
const MARKS = {
  terminal: ["terminal_escape", 6, "has escape sequences for a terminal"],
  bidi: ["reordered_text", 6, "has marks that show text in another order"],
  zero_width: ["zero_width", 6, "has words broken up by invisible characters"],
  ...{ control: CONTROL, tags: CONTROL, selectors: CONTROL },
} as const;

function* readSentences(text: Text, mapped: MappedText, context: TextContext): Steps<Inspected> {
  const model = context.model === undefined ? shippedModel() : context.model;
  const role = roleOf(text);
  const fired: Fired[] = [];
  let [most, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [worst, before]: (Sentence | undefined)[] = [];
  let count = 0;
  const asked: string[] = [];
  for (const sentence of sentencesOf(mapped.text, context)) {
    for (const { signal, category, severity, says } of matchingRules(sentence, mapped.text))
      fired.push({
        category,
        signal,
        weight: WEIGHTS[severity],
        says: `${says}${objectOf(sentence)}`,
        ...locationOf(sentence, mapped, text),
      });
    append(asked, sentence.asked);
    const score = model === null ? most : scoreOf(sentence, { role, opens: count === 0 }, model);
    const together = score + Math.max(0, last);
    if (together > most) [most, worst] = [together, last > score ? before : sentence];
    [last, before] = [score, sentence];
    if (++count % STEP === 0) yield;
  }
  const level = levelOf(most + (model?.bias ?? 0));
  if (worst === undefined || level === null) return { fired, asked };
  const says = `reads like a poisoned definition: ${traitsOf(worst)}${objectOf(worst)}`;
  fired.push({
    category: "hidden_instructions",
    signal: READS_LIKE_POISON,
    weight: WEIGHTS[level],
    says,
    ...locationOf(worst, mapped, text),
  });
  return { fired, asked };
}

const PLACES = {
  description: hashOf("description", 9),
  parameter: hashOf("parameter", 9),
  value: hashOf("value", 9),
  margin: hashOf("margin", 9),
} as const;

/** Returns the hash of where a text is. */
export function roleOf({ role, key, pointer }: Text): number {
  if (key === "description") return pointer === "/description" ? PLACES.description : PLACES.parameter;
  if (key === "") return PLACES.description;
  return role === "value" ? PLACES.value : PLACES.margin;
}

/** What a sentence is about, the more telling first. */
const OBJECTS = [CLASS.secretPath, CLASS.address, CLASS.path];
const TOOLS = CLASS.foreign | CLASS.sibling;
/** Not a variable of the environment, nor an option of a command. */
const TOOL_NAME = /^(?=.*[a-z])[A-Za-z][\w.-]{3,}(?:\(\))?$/;
const TRAITS: readonly [bits: number, says: string][] = [
  [CLASS.must, "orders"],
  [CLASS.order, "sets a condition"],
  [CLASS.secretPath | CLASS.secret, "wants secrets"],
  [CLASS.send, "sends something on"],
  [CLASS.change, "changes values"],
  [CLASS.run | CLASS.remove, "has something done"],
  [CLASS.rank, "claims rank"],
  [CLASS.covert, "hides what is done"],
  [CLASS.stake, "threatens"],
  [CLASS.reason, "gives a pretext"],
];

function traitsOf({ mask }: Sentence): string {
  const traits = TRAITS.filter(([bits]) => (mask & bits) !== 0).map(([, says]) => says);
  return traits.length === 0 ? "its words" : traits.join(", ");
}

/** The file, address or other tool that the sentence names. */
function objectOf(sentence: Sentence): string {
  const object = objectIn(sentence);
  return object === undefined ? "" : ` (${printableExcerpt(object.text.slice(0, 80))})`;
}

function objectIn({ tokens, mask }: Sentence): Token | undefined {
  const kind = OBJECTS.find((bits) => (mask & bits) !== 0);
  if (kind !== undefined) return tokens.find((token) => (token.mask & kind) !== 0);
  return tokens.find((token) => (token.mask & TOOLS) !== 0 && TOOL_NAME.test(token.text));
}

/** The place is that of the object, the excerpt is the whole sentence. */
function locationOf(sentence: Sentence, mapped: MappedText, { pointer, text }: Text): Location {
  const { start, end } = sentence;
  const offset = originalOffset(mapped, objectIn(sentence)?.start ?? start);
  const written = mapped.at === null ? text.slice(start, end) : mapped.text.slice(start, end);
  return { pointer, offset, excerpt: printableExcerpt(written) };
}

const MARKED = {
  category: "hidden_instructions",
  signal: "shouted_marker",
  weight: WEIGHTS.high,
  says: "has a mark that hidden instructions begin with",
} as const;
/** In capitals: honest texts contain these words, but do not shout them. */
const MARKER =
  /\b(?:(?:HIDDEN|SECRET)[*_]{0,2}:|DO NOT SHOW\b|IGNORE (?:ALL )?PREVIOUS\b|SYSTEM OVERRIDE\b)/g;
/** Matches up to the beginning of a sentence or line. */
const OPENING = /(?:^|[.!?:;)\]>*\n])[\s"'*_#[({<-]*$/;
/** Headings of several such words list the values of something: PUBLIC: ..., SECRET: ... */
const HEADING = /\b(?!HIDDEN|SECRET|IMPORTANT|NOTE|WARNING|CRITICAL)[A-Z]{3,20}:/;

/** Returns the offset of a shouted marker; -1: none. */
function shoutedMarker(text: string): number {
  for (const { 0: marker, index } of text.matchAll(MARKER)) {
    if (!OPENING.test(text.slice(Math.max(0, index - 16), index))) continue;
    return marker.endsWith(":") && HEADING.test(text) ? -1 : index;
  }
  return -1;
}
