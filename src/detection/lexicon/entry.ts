/**
 * A concept's words and shapes. Texts are matched after normalisation: lower case, no accents on Latin letters.
 */
export interface Entry {
  /** English, word by word (first-words.ts says what of regular expressions is known). */
  en?: string;
  /** German, Spanish, French, Portuguese and Italian: only where the text has such a language. */
  latin?: string;
  /** Chinese, Japanese, Korean, Russian: matched anywhere. */
  other?: string;
  /** What is not a word: paths, addresses, marks. Linear: no repetition inside a repetition. */
  shape?: RegExp;
  /** A character without which `shape` cannot match. */
  needs?: RegExp;
}
