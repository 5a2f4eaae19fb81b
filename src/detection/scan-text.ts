/**
 * Scans one text: normalises it, cuts it into sentences, and asks rules and model about each. Hidden text is
 * inspected too, and is a finding even if nothing else is found in it.
 */
import { atOnce, type Steps } from "../async/steps.ts";
import { BoundedMap } from "../collections/bounded-map.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import { append } from "../collections/long-lists.ts";
import { type Location, printableExcerpt } from "./detection.ts";
import { levelOf, type Model, scoreOf, shippedModel } from "./model.ts";
import { type MappedText, originalOffset } from "./normalise/mapped-text.ts";
import { normalise } from "./normalise/normalise.ts";
import { matchingRules } from "./rules.ts";
import { type Fired, READS_LIKE_POISON, WEIGHTS } from "./score.ts";
import type { Text } from "./texts.ts";
import { amongNames, hashOf, type NamesAround, type Sentence, sentencesOf, type Token } from "./tokens.ts";
import { CLASS } from "./word-classes.ts";

export interface TextContext extends NamesAround {
  /** null: rules alone. Default: the one that netmon ships. */
  model?: Model | null;
}

/** Levels of hidden text inside hidden text. */
const MAX_DEPTH = 2;
/** Sentences of one step. */
const STEP = 32;

export function scanText(text: Text, context: TextContext): Fired[] {
  return atOnce(textSteps(text, context));
}

const MAX_KEPT = 1024;
/**
 * Texts that fire nothing, since schemas repeat them in many tools, by place; with the words that would be read in
 * another way if they were names around the text, as they were not.
 */
const harmless = new Map<number, BoundedMap<string, readonly string[]>>();

/** Names that are short and plain hide nothing. */
const PLAIN_NAME = /^[\w$./:-]{1,19}$/;

function isName({ role }: Text): boolean {
  return role === "name" || role === "parameter";
}

function harmlessLike(text: Text): BoundedMap<string, readonly string[]> {
  const place = isName(text) ? 0 : roleOf(text) + (text.role === "value" ? 1 : 0);
  return getOrInsert(harmless, place, () => new BoundedMap(8192));
}

function hasNoName(words: readonly string[], context: TextContext): boolean {
  return words.every((word) => amongNames(word, context) === undefined);
}

/** Reports whether a text is known to fire nothing. */
export function isHarmless(text: Text, context: TextContext): boolean {
  if (isName(text) && PLAIN_NAME.test(text.text)) return true;
  if (text.text.length > MAX_KEPT || context.model !== undefined) return false;
  const asked = harmlessLike(text).get(text.text);
  return asked !== undefined && hasNoName(asked, context);
}

export function* textSteps(text: Text, context: TextContext): Steps<Fired[]> {
  if (isHarmless(text, context)) return [];
  const found: Found = { fired: [], asked: [] };
  for (let from = 0, end = 0; end < text.text.length; from = end) {
    end = windowEnd(text.text, from);
    const known = found.fired.length;
    yield* inspected({ ...text, text: text.text.slice(from, end) }, context, 0, found);
    for (const one of found.fired.slice(known)) one.offset += from;
    if (end < text.text.length) yield;
  }
  const { fired, asked } = found;
  const isKept = text.text.length <= MAX_KEPT && context.model === undefined;
  if (fired.length === 0 && isKept && hasNoName(asked, context)) harmlessLike(text).set(text.text, asked);
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

interface Found {
  fired: Fired[];
  /** Words that the names around the text had a say in. */
  asked: string[];
}

type Sign = readonly [signal: string, weight: number, says: string];
const CONTROL: Sign = ["control_characters", 4, "has control characters"];
const HIDDEN = {
  terminal: ["terminal_escape", 6, "has escape sequences for a terminal"],
  bidi: ["reordered_text", 6, "has marks that show text in another order"],
  zero_width: ["zero_width", 6, "has words broken up by invisible characters"],
  control: CONTROL,
  tags: CONTROL,
  selectors: CONTROL,
  invisible: ["invisible_text", 8, "has text written in characters nobody sees"],
  lookalikes: ["lookalike_letters", 6, "mixes letters of other scripts into words"],
  outOfView: ["out_of_view", 4, "has text pushed out of view by white space"],
  spacedOut: ["spaced_out", 3, "has words written letter by letter"],
} as const;

function* inspected(text: Text, context: TextContext, depth: number, found: Found): Steps<void> {
  const normal = normalise(text.text);
  const { pointer } = text;
  const hidden = ([signal, weight, says]: Sign, offset: number, about: string): void => {
    const excerpt = printableExcerpt(about);
    found.fired.push({ category: "hidden_text", signal, weight, says, pointer, offset, excerpt });
  };
  function* deeper(decoded: string, offset: number): Steps<boolean> {
    if (depth >= MAX_DEPTH) return false;
    const known = found.fired.length;
    yield* inspected({ ...text, text: decoded, role: "prose" }, context, depth + 1, found);
    for (const one of found.fired.slice(known))
      Object.assign(one, { offset, says: `${one.says} (in hidden text)` });
    return found.fired.length > known;
  }
  for (const { kind, offset, decoded } of normal.hidden) {
    const isText = decoded.length >= 3;
    if (isText) yield* deeper(decoded, offset);
    hidden(HIDDEN[isText ? "invisible" : kind], offset, isText ? decoded : text.text);
  }
  for (const { encoding, index, decoded } of normal.encoded) {
    const isPoison = yield* deeper(decoded, index);
    const isData = encoding === "base64" || encoding === "hex";
    if (!isData && !isPoison) continue;
    const weight = !isData ? 4 : isPoison || decoded.split(" ").length > 6 ? 6 : 3;
    hidden(["encoded_text", weight, `has text in another form (${encoding})`], index, decoded);
  }
  const { lookalikes, outOfView, spacedOut } = normal;
  if (lookalikes >= 0) hidden(HIDDEN.lookalikes, lookalikes, text.text);
  if (outOfView >= 0 && text.role === "prose")
    hidden(HIDDEN.outOfView, outOfView, normal.text.text.trim().slice(-160));
  if (spacedOut >= 0) hidden(HIDDEN.spacedOut, spacedOut, normal.text.text);
  if (isName(text)) return;
  const offset = text.role === "prose" ? shoutedMarker(text.text) : -1;
  const excerpt = printableExcerpt(text.text.slice(offset, offset + 160));
  if (offset >= 0) found.fired.push({ ...MARKED, pointer, offset, excerpt });
  yield* readSentences(text, normal.text, context, found);
}

function* readSentences(text: Text, mapped: MappedText, context: TextContext, found: Found): Steps<void> {
  const model = context.model === undefined ? shippedModel() : context.model;
  const role = roleOf(text);
  const fire = (sentence: Sentence, rule: Omit<Fired, keyof Location>): unknown => {
    const says = `${rule.says}${objectOf(sentence)}`;
    return found.fired.push({ ...rule, says, ...locationOf(sentence, mapped, text) });
  };
  let [most, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [worst, before]: (Sentence | undefined)[] = [];
  let count = 0;
  for (const sentence of sentencesOf(mapped.text, context)) {
    for (const { signal, category, severity, says } of matchingRules(sentence, mapped.text))
      fire(sentence, { category, signal, weight: WEIGHTS[severity], says });
    append(found.asked, sentence.asked);
    const score = model === null ? most : scoreOf(sentence, { role, opens: count === 0 }, model);
    const together = score + Math.max(0, last);
    if (together > most) [most, worst] = [together, last > score ? before : sentence];
    [last, before] = [score, sentence];
    if (++count % STEP === 0) yield;
  }
  const level = levelOf(most + (model?.bias ?? 0));
  if (worst === undefined || level === null) return;
  const traits = TRAITS.filter(([bits]) => (worst.mask & bits) !== 0).map(([, says]) => says);
  const says = `reads like a poisoned definition: ${traits.join(", ") || "its words"}`;
  fire(worst, { category: "hidden_instructions", signal: READS_LIKE_POISON, weight: WEIGHTS[level], says });
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
  const isOpening = ({ index }: RegExpExecArray): boolean =>
    OPENING.test(text.slice(Math.max(0, index - 16), index));
  const marker = [...text.matchAll(MARKER)].find(isOpening);
  return marker === undefined || (marker[0].endsWith(":") && HEADING.test(text)) ? -1 : marker.index;
}
