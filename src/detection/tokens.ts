/**
 * The words of a text, cut into sentences. A text is passed once; a word or a sentence that does not end is cut at a
 * limit, so that work and memory grow with the text alone.
 */
import { hashOf } from "./hash.ts";
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

/** Which of the names around a text a word is, as bits. */
export function kindOf(word: string, { ownName, siblings, parameters, foreign }: NamesAround): number {
  const own = word === ownName ? 1 : 0;
  const near = (siblings.has(word) ? 2 : 0) | (parameters.has(word) ? 4 : 0);
  return own | near | (foreign?.has(word) === true ? 8 : 0);
}

/** UTF-16 code units of a word. */
const MAX_WORD = 120;
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
  const { length } = text;
  let sentence: Sentence = { start: 0, end: 0, tokens: [], mask: 0, asked: [] };
  const close = (end: number): Sentence => {
    const done = { ...sentence, end };
    sentence = { start: end, end, tokens: [], mask: 0, asked: [] };
    return done;
  };
  for (let index = 0; index < length; ) {
    let lines = 0;
    let code = text.charCodeAt(index);
    for (; isSpace(code); code = text.charCodeAt(++index)) if (code === 10) lines++;
    if (index >= length) break;
    const from = index;
    let isPlain = true;
    for (; index < length && index - from < MAX_WORD && !isSpace(code); code = text.charCodeAt(++index))
      if (!isLetter(code)) isPlain = false;
    const chunk = text.slice(from, index);
    if (sentence.tokens.length === 0) sentence.start = from;
    else if (lines > 1 || isLong(sentence, index) || (lines > 0 && LISTED.test(chunk))) {
      yield finished(close(from));
    }
    if (isPlain) sentence.tokens.push(tokenOf(afterThis(sentence.tokens, wordOf(chunk)), chunk, from));
    else addChunk(chunk, from, names, sentence);
    if (!isPlain && sentence.tokens.length > 0 && isEnd(chunk) && !ABBREVIATION.test(chunk))
      yield finished(close(index));
  }
  if (sentence.tokens.length > 0) yield finished(close(length));
}

function isEnd(chunk: string): boolean {
  return ENDS.test(chunk.slice(-4)) || ENDS_INSIDE.test(chunk);
}

/** A parameter that speaks of itself, as in "this field". */
function afterThis(before: readonly Token[], word: Word): Word {
  const isOne = word.word === "parameter" || word.word === "field" || word.word === "argument";
  return isOne && before.at(-1)?.word === "this" ? PARAMETER : word;
}

function isLong({ start, tokens }: Sentence, end: number): boolean {
  return tokens.length >= MAX_TOKENS || end - start > MAX_SENTENCE;
}

function finished(sentence: Sentence): Sentence {
  for (const { mask } of sentence.tokens) sentence.mask |= mask;
  return sentence;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const MAX_KNOWN = 20_000;
/** Cache, since texts repeat their words. */
const known = new Map<string, Word>();

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
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(core, made);
  return made;
}

function named(word: string, mask: number): Word {
  return { word, mask, hash: hashOf(word) };
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
const PARTS = /[\p{L}\p{N}_'’-]+/gu;
const LETTERS =
  /[\p{L}\p{M}]*\p{Script=Latin}[\p{L}\p{M}\w]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;

/** Adds the words of a chunk between white space. */
function addChunk(chunk: string, from: number, names: NamesAround, into: Sentence): void {
  const { tokens } = into;
  const opening = OPENING.exec(chunk)?.[0] ?? "";
  const rest = chunk.slice(opening.length);
  const closing = CLOSING.exec(rest)?.[0] ?? "";
  const core = rest.slice(0, rest.length - closing.length);
  const start = from + opening.length;
  const isTag = TAG.test(chunk);
  if (isTag) tokens.push(tokenOf(TAGGED, chunk, from));
  if (core === "") {
    if (!isTag) tokens.push(tokenOf(named(chunk.slice(0, 3), 0), chunk, from));
    return;
  }
  const isQuoted = opening !== "" && /[`'"‘“]/.test(opening);
  const path = opening.endsWith("$") ? `$${core}` : core;
  if (isLetters(core)) tokens.push(tokenOf(quotedOr(core, isQuoted, names, into), core, start));
  else if (core.includes("://")) tokens.push(tokenOf(URL_WORD, core, start));
  else if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(core)) tokens.push(tokenOf(MAIL, core, start));
  else if (SECRET_PATH.test(path)) tokens.push(tokenOf(SECRET, core, start));
  else if (/^(?:~|\.{1,2}|[a-z]:)?[/\\]\S|^\.\w/i.test(core)) tokens.push(tokenOf(PATH, core, start));
  else if (/^[\d.,:%+-]+$/.test(core)) tokens.push(tokenOf(NUMBER, core, start));
  else if (/^[\w.$@:-]+(?:\(\))?$/.test(core))
    tokens.push(tokenOf(nameOf(core, isQuoted, names, into), core, start));
  else if (/[\u0250-\uffff]/.test(core))
    for (const { 0: part, index } of core.matchAll(LETTERS))
      tokens.push(tokenOf(wordOf(part), part, start + index));
  else
    for (const { 0: part, index } of core.matchAll(PARTS)) {
      const word = isLetters(part) ? wordOf(part) : nameOf(part, isQuoted, names, into);
      tokens.push(tokenOf(word, part, start + index));
    }
  const mark = closing === "" ? undefined : /[:!?]/.exec(closing)?.[0];
  if (mark !== undefined) tokens.push(tokenOf(wordOf(mark), mark, start + core.length));
}

function isLetters(core: string): boolean {
  for (let index = 0; index < core.length; index++) {
    const code = core.charCodeAt(index);
    if (!isLetter(code) && code !== 39 && code !== 0x2019) return false;
  }
  return true;
}

function quotedOr(core: string, isQuoted: boolean, names: NamesAround, into: Sentence): Word {
  const word = wordOf(core);
  if (!isQuoted) return word;
  into.asked.push(word.word);
  const kind = kindOf(word.word, names);
  if ((kind & 1) !== 0) return OWN;
  if ((kind & 4) !== 0) return PARAMETER;
  return (kind & 2) !== 0 ? SIBLING : word;
}

function nameOf(core: string, isQuoted: boolean, names: NamesAround, into: Sentence): Word {
  const name = core.toLowerCase().replace("()", "");
  into.asked.push(name);
  const kind = kindOf(name, names);
  if ((kind & 1) !== 0) return OWN;
  if ((kind & 2) !== 0) return SIBLING;
  if ((kind & 4) !== 0) return PARAMETER;
  const isCompound =
    /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name) || core.endsWith("()") || /^[a-z]+[A-Z]/.test(core);
  if ((kind & 8) !== 0 || isCompound) return SECRET_NAME.test(name) ? SECRET_NAMED : NAME;
  if (/^[a-z]+(?:-[a-z]+)+$/.test(name)) return isQuoted ? NAME : named(name, classOf(name));
  return /\d/.test(name) ? CODE : DOTTED;
}
