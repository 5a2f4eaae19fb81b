/**
 * The words of a text, cut into sentences. A text is passed once; a word or a sentence that does not end is cut at a
 * limit, so that work and memory grow with the text alone.
 */
import { BoundedMap } from "../collections/bounded-map.ts";
import { CLASS, classOf } from "./word-classes.ts";

/** A word by itself, without its surroundings. */
interface Word {
  /** In lower case, or a class in angle brackets: `<url>`, `<path>`, `<own>`. */
  word: string;
  /** Bits of CLASS. */
  mask: number;
  hash: number;
}

export interface Token extends Word {
  /** As written. */
  text: string;
  start: number;
}

export interface Sentence {
  start: number;
  end: number;
  tokens: Token[];
  /** All bits of its tokens. */
  mask: number;
  /** Words that the names around the text had a say in, in lower case. */
  asked: string[];
}

/** The names around a text, in lower case. */
export interface NamesAround {
  ownName: string;
  siblings: ReadonlySet<string>;
  parameters: ReadonlySet<string>;
  /** Tools of the session's other servers, if the caller knows them. */
  foreign?: ReadonlySet<string>;
}

/** White space, and a word of at most 120 UTF-16 code units. */
const CHUNK = /([ \t-\r\u00a0\u3000]*)([^ \t-\r\u00a0\u3000]{1,120})/gy;
/** UTF-16 code units and words of a sentence; rules may look at each pair of its words. */
const MAX_SENTENCE = 400;
const MAX_TOKENS = 72;

const SECRET_PATH =
  /(?:^|[/~\\])\.(?:ssh|aws|gnupg|kube|docker|netrc|npmrc|pypirc|pgpass|git-credentials|env|bash_history|zsh_history|cursor|azure|config\/(?:gcloud|gh)|mozilla|password-store)\b(?!.*\.pub$)|id_(?:rsa|dsa|ecdsa|ed25519)$|\/etc\/(?:passwd|shadow|sudoers)|\.(?:pem|kdbx|keystore)$|(?:^|\/)\.env(?:\.\w+)?$/i;
const SECRET_NAME = /api_?key|token|secret|credential|passw|private_?key/;
const OPENING = /^["'`([{*_#<“‘«¿¡|>=+$-]+/;
const CLOSING = /["'`)\]}*_,.;:!?>”’»|=…。，；：！？、）」』】]+$/;
const ENDS = /[.!?]["'”’)*\]`>]{0,3}$/;
const ENDS_INSIDE = /[。！？；]/;
const ABBREVIATION = /^\W*(?:e\.g|i\.e|etc|vs|z\.b|approx|no|incl)\.$/i;
const LISTED = /^(?:[-*•#<]|\d+[.)])/;
const TAG = /<\/?[A-Za-z_]+>/;

export function* sentencesOf(text: string, names: NamesAround): Generator<Sentence> {
  let sentence: Sentence = { start: 0, end: 0, tokens: [], mask: 0, asked: [] };
  const closed = (end: number): Sentence => {
    const done = { ...sentence, end };
    for (const { mask } of done.tokens) done.mask |= mask;
    sentence = { start: end, end, tokens: [], mask: 0, asked: [] };
    return done;
  };
  for (const { 0: all, 1: space = "", 2: chunk = "", index } of text.matchAll(CHUNK)) {
    const [from, end] = [index + space.length, index + all.length];
    const lines = space.length < 2 && space !== "\n" ? 0 : space.split("\n").length - 1;
    if (sentence.tokens.length === 0) sentence.start = from;
    else if (lines > 1 || isLong(sentence, end) || (lines > 0 && LISTED.test(chunk))) yield closed(from);
    if (/^[a-z]+$/i.test(chunk))
      sentence.tokens.push(tokenOf(afterThis(sentence.tokens, wordOf(chunk)), chunk, from));
    else {
      addChunk(chunk, from, names, sentence);
      const isEnd = ENDS.test(chunk.slice(-4)) || ENDS_INSIDE.test(chunk);
      if (isEnd && sentence.tokens.length > 0 && !ABBREVIATION.test(chunk)) yield closed(end);
    }
  }
  if (sentence.tokens.length > 0) yield closed(text.length);
}

/** A parameter that speaks of itself, as in "this field". */
function afterThis(before: readonly Token[], word: Word): Word {
  return /^(?:parameter|field|argument)$/.test(word.word) && before.at(-1)?.word === "this"
    ? PARAMETER
    : word;
}

function isLong({ start, tokens }: Sentence, end: number): boolean {
  return tokens.length >= MAX_TOKENS || end - start > MAX_SENTENCE;
}

/** Cache, since texts repeat their words. */
const known = new BoundedMap<string, Word>(20_000);

/** A word of letters and apostrophes, as written. */
function wordOf(core: string): Word {
  const before = known.get(core);
  if (before !== undefined) return before;
  const word = core
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’]/, "");
  const shouted = core.length > 2 && core === core.toUpperCase() && core !== core.toLowerCase();
  const made = named(word, classOf(word) | (shouted ? CLASS.shouted : 0));
  known.set(core, made);
  return made;
}

function named(word: string, mask: number): Word {
  return { word, mask, hash: hashOf(word) };
}

/** The hash of a word (FNV-1a), 32 bits. Hashes with another seed are of another kind. */
export function hashOf(text: string, seed = 0): number {
  let hash = seed ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function tokenOf({ word, mask, hash }: Word, text: string, start: number): Token {
  return { word, mask, hash, text, start };
}

const URL_WORD = named("<url>", CLASS.address);
const MAIL = named("<mail>", CLASS.address);
const SECRET = named("<secret>", CLASS.secretPath);
const PATH = named("<path>", CLASS.path);
const NUMBER = named("<num>", 0);
const TAGGED = named("<tag>", CLASS.mark);
const OWN = named("<own>", CLASS.own);
const SIBLING = named("<sibling>", CLASS.sibling);
const PARAMETER = named("<param>", CLASS.parameter);
const NAME = named("<name>", CLASS.foreign);
const SECRET_NAMED = named("<name>", CLASS.foreign | CLASS.secret);
const CODE = named("<code>", 0);
const DOTTED = named("<dotted>", 0);
const LETTERS = /^[a-z'\u2019]+$/i;
/** What a chunk is by its shape. */
const SHAPES: readonly [shape: RegExp, word: Word][] = [
  [/:\/\//, URL_WORD],
  [/^[\w.+-]+@[\w-]+\.[\w.-]+$/, MAIL],
  [SECRET_PATH, SECRET],
  [/^(?:~|\.{1,2}|[a-z]:)?[/\\]\S|^\.\w/i, PATH],
  [/^[\d.,:%+-]+$/, NUMBER],
];
const NAMED = /^[\w.$@:-]+(?:\(\))?$/;
const PARTS = /[\p{L}\p{N}_'’-]+/gu;
const FOREIGN_PARTS =
  /[\p{L}\p{M}]*\p{Script=Latin}[\p{L}\p{M}\w]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;

/** Adds the words of a chunk between white space. */
function addChunk(chunk: string, from: number, names: NamesAround, into: Sentence): void {
  const opening = OPENING.exec(chunk)?.[0] ?? "";
  const rest = chunk.slice(opening.length);
  const closing = CLOSING.exec(rest)?.[0] ?? "";
  const core = rest.slice(0, rest.length - closing.length);
  const start = from + opening.length;
  const add = (word: Word, text: string, at: number): unknown => into.tokens.push(tokenOf(word, text, at));
  const isTag = TAG.test(chunk);
  if (isTag) add(TAGGED, chunk, from);
  else if (core === "") add(named(chunk.slice(0, 3), 0), chunk, from);
  if (core === "") return;
  const isQuoted = /[`'"‘“]/.test(opening);
  const path = opening.endsWith("$") ? `$${core}` : core;
  const shaped = LETTERS.test(core)
    ? quotedOr(core, isQuoted, names, into)
    : SHAPES.find(([shape, word]) => shape.test(word === SECRET ? path : core))?.[1];
  if (shaped !== undefined) add(shaped, core, start);
  else if (NAMED.test(core)) add(nameOf(core, isQuoted, names, into), core, start);
  else {
    const isForeign = /[\u0250-\uffff]/.test(core);
    for (const { 0: part, index } of core.matchAll(isForeign ? FOREIGN_PARTS : PARTS)) {
      const isWord = isForeign || LETTERS.test(part);
      add(isWord ? wordOf(part) : nameOf(part, isQuoted, names, into), part, start + index);
    }
  }
  const mark = /[:!?]/.exec(closing)?.[0];
  if (mark !== undefined) add(wordOf(mark), mark, start + core.length);
}

/** What a word in lower case is among the names around it; undefined: none of them. */
export function amongNames(word: string, names: NamesAround): Word | undefined {
  if (word === names.ownName) return OWN;
  if (names.parameters.has(word)) return PARAMETER;
  if (names.siblings.has(word)) return SIBLING;
  return names.foreign?.has(word) === true ? NAME : undefined;
}

function quotedOr(core: string, isQuoted: boolean, names: NamesAround, into: Sentence): Word {
  const word = wordOf(core);
  if (!isQuoted) return word;
  into.asked.push(word.word);
  const known = amongNames(word.word, names);
  return known === undefined || known === NAME ? word : known;
}

function nameOf(core: string, isQuoted: boolean, names: NamesAround, into: Sentence): Word {
  const name = core.toLowerCase().replace("()", "");
  into.asked.push(name);
  const known = amongNames(name, names);
  if (known !== undefined && known !== NAME) return known;
  const isCompound =
    /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name) || core.endsWith("()") || /^[a-z]+[A-Z]/.test(core);
  if (known === NAME || isCompound) return SECRET_NAME.test(name) ? SECRET_NAMED : NAME;
  if (/^[a-z]+(?:-[a-z]+)+$/.test(name)) return isQuoted ? NAME : named(name, classOf(name));
  return /\d/.test(name) ? CODE : DOTTED;
}
