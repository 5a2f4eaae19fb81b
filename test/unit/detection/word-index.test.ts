/** The word index finds what plain patterns find, in any position. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstWords } from "../../../src/detection/lexicon/first-words.ts";
import { WordIndex } from "../../../src/detection/lexicon/word-index.ts";

const PATTERNS = {
  keys: "api[ _-]?keys?|(?:access|auth) tokens?|passwords?",
  telling: "(?:never|do not|don'?t) (?:\\w+ ){0,2}?tell(?:ing)?",
  mail: "e-?mail(?:s|ed)?|send\\w*",
  sample: "(?<![.@])examples?",
};
type Name = keyof typeof PATTERNS;
const index = new WordIndex<Name>(
  Object.entries(PATTERNS).map(([concept, source]) => ({ concept: concept as Name, source })),
);

function found(text: string): Set<Name> {
  const names = new Set<Name>();
  index.scan(text, (name) => names.add(name));
  return names;
}

describe("the words a pattern begins with", () => {
  it.each([
    ["api[ _-]?keys?", ["api", "api_key", "api_keys", "apikey", "apikeys"]],
    ["(?:a|bc)d", ["ad", "bcd"]],
    ["don'?t", ["don", "dont"]],
    ["send\\w*", ["send"]],
  ])("%s", (pattern, words) => {
    expect(
      firstWords(pattern)
        .map(({ text }) => text)
        .sort(),
    ).toEqual([...words].sort());
  });
  it("are refused where any word would do", () => {
    expect(() => firstWords("\\w+ x")).toThrow("may begin with any word");
  });
});

it("finds what the patterns find", () => {
  const word = fc.constantFrom(
    ..."api key keys api_key apikey access token tokens passwords never do not don't tell telling e-mail emails sender a.example example me the".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(" ");
      const plain = Object.entries(PATTERNS)
        .filter(([, source]) => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`).test(text))
        .map(([name]) => name);
      expect([...found(text)].sort()).toEqual(plain.sort());
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
