/**
 * A string as a model reads it: without invisible characters, escapes and disguised letters, in lower case,
 * together with what was hidden in it.
 *
 * Fails closed: hidden text that cannot be decoded is still a finding.
 */
import { type Encoded, encodedRuns } from "./encoded.ts";
import { withoutEscapes } from "./escapes.ts";
import { type Hidden, withoutInvisible } from "./invisible.ts";
import { foldLetters } from "./letters.ts";
import { type MappedText, originalOffset, plainText, replaceMapped } from "./mapped-text.ts";

export interface Normal {
  text: MappedText;
  hidden: Hidden[];
  /** Offset of the first letter of another script inside a Latin word; -1: none. */
  lookalikes: number;
  /** Offset of text far behind white space; -1: none. */
  outOfView: number;
  /** Offset of words written letter by letter; -1: none. */
  spacedOut: number;
  /** `index` is the offset in the original. */
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
