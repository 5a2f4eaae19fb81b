/**
 * Converts letters that look alike to one form: compatibility forms (NFKC: fullwidth, mathematical, circled), Latin
 * letters without accents, Cyrillic, Greek and other letters that replace Latin ones inside Latin text. Only the case of
 * ASCII is kept.
 *
 * Fails open: an all-Cyrillic word, in a text with other Cyrillic, stays Cyrillic.
 * Source of the pairs: Unicode confusables.txt (UTS 39), the letters that can occur in English words.
 */
import { wordSet } from "../../collections/word-set.ts";
import { type MappedText, originalOffset } from "./mapped-text.ts";

/** Each letter with the Latin ones that it replaces: Cyrillic, Greek, Armenian, others. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Array.from(
    wordSet(
      `аa сc еe һh іi јj оo рp ѕs хx уy ԁd ԛq ԝw кk мm тt вb нh ӏl ёe їi
   ɡg ɑa ıi ⅰi ꓲi ᴀa ᴇe ɪi ᴏo ᴜu ɴn ʀr ꜱs ᴛt ʟl ᴅd ᴄc ʜh ᴍm ᴘp ʏy øo łl đd ßss
   αa οo ρp νv ιi κk εe τt υu χx γy βb ηn ϲc ϳj
   օo սu հh ոn ցg զq`,
    ),
    (pair) => [pair.slice(0, 1), pair.slice(1)],
  ),
);

const ASCII = /^[\t-\r -~]*$/;
/** Letters, marks and compatibility forms; other symbols, such as arrows and emoji, are their own form. */
const HAS_LETTERS = /[^\P{L}A-Za-z]|[\p{M}\u2460-\u24ff\uff00-\uffef\u{1f100}-\u{1f1ff}]/u;
/** Cyrillic and Greek letters that resemble no Latin one, so that the text is really in that script. */
const OWN_SCRIPT = /[бгджзийлпфцчшщъыьэюя]|[δζθλμξπσφψω]/i;

export function foldLetters(from: MappedText): { text: MappedText; lookalikes: number } {
  if (ASCII.test(from.text) || !HAS_LETTERS.test(from.text)) return { text: from, lookalikes: -1 };
  const foreign = OWN_SCRIPT.test(from.text);
  const at: number[] = [];
  let out = "";
  let mixed = -1;
  for (const word of from.text.matchAll(/[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu)) {
    const hasLatin = /[a-z]/i.test(word[0]);
    const fold = hasLatin || !foreign;
    let index = word.index;
    for (const character of word[0]) {
      const folded = foldOne(character, fold);
      if (hasLatin && mixed < 0 && isOtherScript(character) && /^[a-z]/.test(folded))
        mixed = originalOffset(from, index);
      for (let unit = 0; unit < folded.length; unit++) at.push(originalOffset(from, index));
      out += folded;
      index += character.length;
    }
  }
  return { text: { text: out, at }, lookalikes: mixed };
}

function foldOne(character: string, fold: boolean): string {
  if (character < "\u0080") return character;
  const compatible = character.normalize("NFKC").toLowerCase();
  // Latin-1 to Latin Extended-B, and Extended Additional become the base letter.
  const base = /^[\u00c0-\u024f\u1e00-\u1eff]/.test(compatible)
    ? compatible.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    : compatible.replace(/[\u0300-\u036f]/g, "");
  return fold ? (PAIRS.get(base) ?? base) : base;
}

/** Reports whether a letter is of a script that does not occur in Latin words by accident. */
function isOtherScript(character: string): boolean {
  return /[\u0370-\u058f\u1d00-\u1d2b\ua4d0-\ua4ff]/.test(character);
}
