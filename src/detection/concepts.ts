/**
 * Finds the concepts of poisoning and their positions in a text. One concept has the words of all languages, so that a
 * rule such as "read + secret file" is written once. Texts are matched after normalisation: lower case, no accents on
 * Latin letters.
 *
 * Fails open: in a language that the lexicon lacks, only secret files, addresses and hidden text are recognised.
 */
import type { Steps } from "../async/steps.ts";
import { type Concept, type Entry, LEXICON } from "./lexicon/lexicon.ts";
import { WordIndex, type WordPattern } from "./lexicon/word-index.ts";

export const CONCEPT_NAMES = Object.keys(LEXICON) as Concept[];

const ENTRIES = Object.entries<Entry>(LEXICON) as [Concept, Entry][];

const words = (language: "en" | "latin"): WordIndex<Concept> =>
  new WordIndex(
    ENTRIES.flatMap(([concept, entry]): WordPattern<Concept>[] => {
      const source = entry[language];
      return source === undefined ? [] : [{ concept, source }];
    }),
  );

/** Built at the first scan, so that a shim which inspects nothing starts without them. */
let english: WordIndex<Concept> | undefined;
let otherLatin: WordIndex<Concept> | undefined;
const SHAPES = ENTRIES.flatMap(([concept, { shape, needs }]) =>
  shape === undefined || needs === undefined ? [] : [{ concept, shape, needs }],
);
const OTHER_SCRIPTS = ENTRIES.flatMap(([concept, { other }]) =>
  other === undefined ? [] : [{ concept, pattern: new RegExp(other, "g") }],
);
const OTHER_SCRIPT = /[\u0400-\u052f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Frequent words that are not English; two different ones indicate another language. */
const NOT_ENGLISH =
  /\b(?:der|das|und|nicht|ist|fur|wird|werden|den|dem|ein|eine|einen|zu|mit|von|auf|el|la|los|las|que|para|una|del|se|lo|es|le|les|est|pour|avec|une|du|au|ne|pas|dans|um|uma|nao|ao|da|em|il|gli|che|di|della|non|sur|esta|este|como|cet|cette|aus|ohne|alle|allen|bei|oder|nur|dieses|dieser|diese|statt|sind|wenn|immer|vor|nach|por|sin|cuando|con|todas|todos|sem|per|tutte|senza|toutes|tous|sans|de|aux|ou|demander|sie|wie|auch|przed|plik|nie|jest|na)\b/g;

/** Calls `found` for each concept with the offset at which it begins, in no particular order. One step per window. */
export function* scanConcepts(text: string, found: (concept: Concept, index: number) => void): Steps<void> {
  const latin = isOtherLatin(text);
  if (english === undefined) {
    english = words("en");
    yield;
  }
  for (const { text: window, offset, from, to } of windowsOf(text)) {
    scanWindow(window, english, latin, (concept, index) => {
      if (index >= from && index < to) found(concept, offset + index);
    });
    yield;
  }
}

function scanWindow(
  text: string,
  english: WordIndex<Concept>,
  latin: boolean,
  found: (concept: Concept, index: number) => void,
): void {
  english.scan(text, found);
  if (latin) {
    otherLatin ??= words("latin");
    otherLatin.scan(text, found);
  }
  if (OTHER_SCRIPT.test(text))
    for (const { concept, pattern } of OTHER_SCRIPTS) each(text, pattern, concept, found);
  for (const { concept, shape, needs } of SHAPES) if (needs.test(text)) each(text, shape, concept, found);
}

/** `pattern`: global; used directly, since matchAll would copy it for each text. */
function each(
  text: string,
  pattern: RegExp,
  concept: Concept,
  found: (concept: Concept, index: number) => void,
): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found(concept, match.index);
    if (match[0] === "") pattern.lastIndex++;
  }
}

/** Reports whether the text is in a language other than English that has words here, or in another script. */
export function isOtherLanguage(text: string): boolean {
  return OTHER_SCRIPT.test(text) || isOtherLatin(text);
}

function isOtherLatin(text: string): boolean {
  const seen = new Set<string>();
  for (const [word] of text.matchAll(NOT_ENGLISH)) {
    seen.add(word);
    if (seen.size >= 2) return true;
  }
  return false;
}

/**
 * UTF-16 code units of a window of long text. A pattern may take quadratic time in its input; with windows of a fixed
 * size, its total time is still proportional to the length of the text.
 *
 * Fails open: a match that extends further than OVERLAP beyond its window is cut off there, or not found.
 */
export const WINDOW = 2048;
/** UTF-16 code units after a window into which a match may extend. The longest demand that rules detect is shorter. */
const OVERLAP = 512;
/** UTF-16 code units before a window, for patterns that look behind. */
const BEFORE = 64;

/** Maximum length of a pattern's input. */
export const MAX_WINDOW = BEFORE + WINDOW + OVERLAP;

interface Window {
  text: string;
  /** Offset of `text` in the whole text. */
  offset: number;
  /** Matches count if they begin at `from` or later, and before `to`. */
  from: number;
  to: number;
}

export function* windowsOf(whole: string): Generator<Window> {
  if (whole.length <= MAX_WINDOW) {
    yield { text: whole, offset: 0, from: 0, to: whole.length };
    return;
  }
  for (let start = 0; start < whole.length; start += WINDOW) {
    const offset = Math.max(0, start - BEFORE);
    const to = Math.min(WINDOW, whole.length - start) + start - offset;
    yield { text: whole.slice(offset, start + WINDOW + OVERLAP), offset, from: start - offset, to };
  }
}
