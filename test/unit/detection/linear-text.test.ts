/** Any repeated text: doubling it doubles the work, over all rules and normalizers. */
import { expect, it } from "vitest";
import { MAX_WINDOW } from "../../../src/detection/concepts.ts";
import { inspectTool } from "../../../src/detection/inspect-tool.ts";
import { LEXICON } from "../../../src/detection/lexicon/lexicon.ts";
import { FORMS } from "../../../src/detection/sentence-forms.ts";
import { countedWork } from "./counted-work.ts";

const SIZE = 3000;

/** Always the same ones. */
function some<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
}

const MARKS = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\n\t\0\x1b\u200b\u202e\u00e9必"];
const PAIRS = MARKS.flatMap((a) => MARKS.flatMap((b) => (a === b ? [] : [a + b, `${a}a${b} `])));
const WORDS = [
  ...new Set(
    [...Object.values(LEXICON).map(({ en = "" }) => en), ...FORMS.map(([, { source }]) => source)].flatMap(
      (source) => source.match(/[a-z]{3,}/g) ?? [],
    ),
  ),
];
const UNITS = [
  ...MARKS,
  ...some(PAIRS, 100),
  ...some(WORDS, 60).map((word) => `${word} `),
  "rot13 %41",
  "ab ",
  "a\u200b",
  "reversed ",
];

/**
 * Expressions that get a whole text: each passes over it once, and what it may go on in from one place is bounded or
 * cannot be gone through again from the next.
 */
const OVER_ALL = [
  // of normalise/
  String.raw`[\u0000-\u0008\u000b`,
  String.raw`\\u|\\x|%[0-9a-f]{2}`,
  String.raw`\\u\{([0-9a-f]{1,6})\}`,
  "[A-Za-z0-9+/_-]{20,}={0,2}",
  "(?:[0-9a-f]{2}[ :,]?",
  "[^0-9a-f]",
  "[a-z]",
  String.raw`\brot-?13\b`,
  String.raw`\b(?:revers|backward)`,
  String.raw`^[\t-\r -~]*$`,
  "[бгджзий",
  String.raw`[\p{L}\p{M}\p{N}_]+|[^`,
  String.raw`(?:\n[ \t\r]{0,64}){20}`,
  // a letter in white space: it begins nowhere else
  String.raw`(?<![^\s"'(])\p{L}(?:`,
  // of the others
  "[.!?](?=",
  "```.*?(?:```|$)",
  String.raw`\b(?:der|das|und|`,
  String.raw`^[^.!?\n。]{0,200}`,
  String.raw`^data:image\/`,
  String.raw`\b(?:(?:HIDDEN|SECRET)`,
  String.raw`\b(?!HIDDEN|SECRET|`,
];

inspectTool({ name: "warm", description: "Nothing that anybody lists." });

it("take twice the work for twice the text", () => {
  const worse: string[] = [];
  for (const unit of UNITS) {
    const of = (size: number): number =>
      countedWork(() => inspectTool({ name: "a", description: unit.repeat(size / unit.length) })).all;
    const [half, whole] = [of(SIZE), of(2 * SIZE)];
    if (whole > 2.2 * half) worse.push(`${JSON.stringify(unit)}: ${(whole / half).toFixed(2)}`);
  }
  expect(worse).toEqual([]);
});

it("give only expressions that are known to be linear more than a window", () => {
  const found = new Set<string>();
  for (const unit of UNITS)
    for (const [source, length] of countedWork(() =>
      inspectTool({ name: "a", description: unit.repeat((3 * SIZE) / unit.length) }),
    ).longest)
      if (length > MAX_WINDOW) found.add(source);
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((source) => !OVER_ALL.some((known) => source.startsWith(known)))).toEqual([]);
});
