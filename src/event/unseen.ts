/**
 * Characters that people do not see, or take for a space: the one list of them. Text for people shows them as escapes;
 * comparisons of names leave them out.
 *
 * Unicode's Default_Ignorable_Code_Point has fillers, variation selectors and tags; \p{Cf} the marks that reorder text.
 * Fonts draw nothing for some others, which no property has: Braille blank, an empty note head, Khitan's filler,
 * Egyptian blanks, and what stands for an object.
 */

/** For a class in a regular expression with the flag u. Without line ends, tabs and other controls below U+0020. */
export const UNSEEN =
  "\\x7f-\\x9f\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\u{16fe4}\\u{13441}-\\u{13446}\\ufffc";

/**
 * For such a class: also what looks like a space or like nothing, depending on the font; lone surrogates. Not for
 * names, of which these may be a part.
 */
export const UNCLEAR = `${UNSEEN}\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\p{Co}\\p{Cn}\\p{Cs}`;

const CLEAR = /^[ -~]*$/;
const SHOWN = new RegExp(`[\\0-\\x1f${UNCLEAR}]`, "gu");

/** Returns text for a line that people read, without anything unseen: `\xNN` or `\u{NNNN}`. `kept`: left as they are. */
export function shownText(text: string, kept = ""): string {
  if (CLEAR.test(text)) return text;
  return text.replace(SHOWN, (character) => {
    if (kept.includes(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

/** Reports whether the text has nothing that shownText would escape. */
export function isPlainlyShown(text: string): boolean {
  return shownText(text) === text;
}
