/**
 * The words and shapes of the concepts, from lexicon.json. Texts are matched after normalisation: lower case, no
 * accents on Latin letters. An unknown name throws at load time.
 */
import data from "../lexicon.json" with { type: "json" };

export type Concept = keyof typeof data.concepts;

/** Regular expressions, by language. */
interface Words {
  /** English, word by word (see first-words.ts for the supported regular expressions). */
  en?: string;
  /** German, Spanish, French, Portuguese and Italian: only matched in a text in such a language. */
  latin?: string;
  /** Chinese, Japanese, Korean, Russian: matched anywhere. */
  other?: string;
}

export interface Entry extends Words {
  /** Matches what is not a word: paths, addresses, marks. Linear: no nested repetition. */
  shape?: RegExp;
  /** A character without which `shape` cannot match. */
  needs?: RegExp;
}

interface Source extends Words {
  shape?: string;
  needs?: string;
}

const SOURCES: Readonly<Record<string, Source>> = { ...data.parts, ...data.concepts };

export const LEXICON = Object.fromEntries(
  Object.entries<Source>(data.concepts).map(([name, entry]) => {
    const { shape, needs = "" } = entry;
    const words: Words = {};
    for (const language of ["en", "latin", "other"] as const) {
      const source = entry[language];
      if (source !== undefined) words[language] = filled(source, language);
    }
    return [name, { ...words, ...(shape && { shape: new RegExp(shape, "g"), needs: new RegExp(needs) }) }];
  }),
) as Record<Concept, Entry>;

/** Replaces `%NAME%` by that entry's words in the same language. */
function filled(source: string, language: keyof Words): string {
  return source.replace(/%(\w+)%/g, (_, name: string) => {
    const words = SOURCES[name]?.[language];
    if (words === undefined) throw new Error(`lexicon.json: ${name} has nothing in ${language}`);
    return filled(words, language);
  });
}
