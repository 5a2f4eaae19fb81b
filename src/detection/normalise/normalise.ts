/**
 * Converts a string to the form that a model reads: without invisible characters, escapes and disguised letters; also
 * returns the text hidden in it.
 *
 * Fails closed: hidden text that cannot be decoded is still a finding.
 */
import { wordSet } from "../../collections/word-set.ts";
import { type Hidden, withoutInvisible } from "./invisible.ts";
import { foldLetters } from "./letters.ts";
import { type MappedText, originalOffset, plainText, replaceMapped } from "./mapped-text.ts";

export interface Normal {
  text: MappedText;
  hidden: Hidden[];
  /** Offset of the first letter of another script inside a Latin word; -1: none. */
  lookalikes: number;
  /** Offset of text that white space pushes out of view; -1: none. */
  outOfView: number;
  /** Offset of words written letter by letter; -1: none. */
  spacedOut: number;
  /** `index`: offset in the original. */
  encoded: Encoded[];
}

/** Single letters with one separator each. */
const SPACED = /(?<![^\s"'(])\p{L}(?:[ .\-_*]\p{L}){4,}(?![^\s"'),.!?:])/gu;
const FAR = /(?:\n[ \t\r]{0,64}){20}|[ \t\u00a0\u2000-\u200a\u3000]{60}/;

export function normalise(original: string): Normal {
  const first = withoutInvisible(plainText(original));
  const unescaped = withoutEscapes(first.text);
  const again = unescaped === first.text ? { text: unescaped, hidden: [] } : withoutInvisible(unescaped);
  const seen = again.text;
  const hidden = [...first.hidden, ...again.hidden];
  const encoded = encodedRuns(seen.text).map((run) => ({ ...run, index: originalOffset(seen, run.index) }));
  const far = FAR.exec(seen.text);
  const outOfView = far && seen.text.slice(far.index).trim() !== "" ? originalOffset(seen, far.index) : -1;
  const { text: folded, lookalikes } = foldLetters(seen);
  let spacedOut = -1;
  const text = replaceMapped(folded, SPACED, (match) => {
    if (spacedOut < 0) spacedOut = originalOffset(folded, match.index);
    return match[0].replace(/[ .\-_*]/g, "");
  });
  return { text, hidden, lookalikes, outOfView, spacedOut, encoded };
}

/** Text in base64 or hexadecimal digits, reversed or in ROT13; only if it decodes to words, unlike hashes. */
interface Encoded {
  encoding: "base64" | "hex" | "rot13" | "reversed";
  /** Offset of the run in the given text. */
  index: number;
  decoded: string;
}

const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{20,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :,]?|\\x[0-9a-f]{2}){10,}/gi;
/** Characters of a run that are decoded; longer runs are data, and an instruction fits in this. */
const MAX_RUN = 8192;

function encodedRuns(text: string): Encoded[] {
  const found: Encoded[] = [];
  const add = (encoding: "base64" | "hex", { 0: run, index }: RegExpExecArray): void => {
    const digits =
      encoding === "hex" ? run.slice(0, MAX_RUN * 2).replace(/[^0-9a-f]/gi, "") : run.slice(0, MAX_RUN);
    const decoded = Buffer.from(digits, encoding).toString("utf8");
    if (readsAsText(decoded)) found.push({ encoding, index, decoded });
  };
  for (const match of text.matchAll(BASE64)) add("base64", match);
  for (const match of text.matchAll(HEX)) add("hex", match);
  if (/\brot-?13\b/i.test(text)) found.push({ encoding: "rot13", index: 0, decoded: rot13(text) });
  if (/\b(?:revers|backward)/i.test(text))
    found.push({ encoding: "reversed", index: 0, decoded: [...text].reverse().join("") });
  return found;
}

/** Reports whether text consists of words with spaces, or is a path or an address. */
function readsAsText(decoded: string): boolean {
  if (decoded.length < 8 || decoded.includes("\ufffd")) return false;
  const letters = decoded.match(/[\p{L}\p{N} .,:;/~_'"()@!?\n-]/gu)?.length ?? 0;
  return letters >= decoded.length * 0.95 && /\p{L}{3}[ ./:]+\p{L}{2}|\p{Script=Han}{4}/u.test(decoded);
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

const ANY = /\\u|\\x|%[0-9a-f]{2}|&[#a-z]/i;
/** Percent escapes are decoded in runs, since one character may need four of them. */
const ESCAPE =
  /\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|((?:%[0-9a-f]{2})+)|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&([a-z]{2,8});/gi;

/** Entities, each with its character at the end. */
const NAMED: ReadonlyMap<string, string> = new Map(
  ["nbsp ", ...wordSet(`amp& apos' gt> lt< quot" colon: sol/ period. shy\u00ad zwj\u200d zwnj\u200c`)].map(
    (entity): [string, string] => [entity.slice(0, -1), entity.slice(-1)],
  ),
);

/**
 * Decodes escapes that a model reads as characters: \u0069, \x69, %69, &#105;, &lt;. Incomplete ones stay unchanged.
 */
function withoutEscapes(from: MappedText): MappedText {
  if (!ANY.test(from.text)) return from;
  return replaceMapped(from, ESCAPE, (match) => {
    const [, braced, unit, byte, percent, hex, decimal, named] = match;
    if (percent !== undefined) return Buffer.from(percent.replaceAll("%", ""), "hex").toString("utf8");
    if (named !== undefined) return NAMED.get(named.toLowerCase()) ?? null;
    const code =
      decimal === undefined ? Number.parseInt(braced ?? unit ?? byte ?? hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
  });
}
