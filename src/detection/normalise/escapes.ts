/**
 * Escapes that a model reads as the characters they stand for: \u0069, \x69, %69, &#105;, &lt;.
 *
 * An incomplete escape stays as it is.
 */
import { type MappedText, replaceMapped } from "./mapped-text.ts";

const ANY = /\\u|\\x|%[0-9a-f]{2}|&[#a-z]/i;
/** Percent escapes are decoded in runs, since one character may take four of them. */
const ESCAPE =
  /\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|((?:%[0-9a-f]{2})+)|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&([a-z]{2,8});/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
  shy: "\u00ad",
  zwj: "\u200d",
  zwnj: "\u200c",
  colon: ":",
  sol: "/",
  period: ".",
};

export function withoutEscapes(from: MappedText): MappedText {
  if (!ANY.test(from.text)) return from;
  return replaceMapped(from, ESCAPE, (match) => {
    const [, braced, unit, byte, percent, hex, decimal, named] = match;
    if (percent !== undefined) return Buffer.from(percent.replaceAll("%", ""), "hex").toString("utf8");
    if (named !== undefined) return NAMED[named.toLowerCase()] ?? null;
    const code =
      decimal === undefined ? Number.parseInt(braced ?? unit ?? byte ?? hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
  });
}
