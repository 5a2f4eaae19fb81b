/**
 * Characters that a person does not see but a model reads: Unicode tags (U+E0000 block), variation selectors used
 * as bytes, zero-width characters, marks that reorder text, and terminal escape sequences (ECMA-48). They are removed
 * from the text; what they spell is returned as hidden text.
 *
 * Honest uses (flags of regions, joined emoji, Persian and Indic joiners) are removed too, but are not findings.
 */
import { type MappedText, originalOffset, replaceMapped } from "./mapped-text.ts";

/** What each kind consists of: a terminal's sequence (CSI, OSC, two characters) by itself, the others in runs. */
const KINDS = {
  terminal: String.raw`(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]|\x1b\][^\x07\x1b]{0,512}(?:\x07|\x1b\\)|\x1b[@-Z\\\-_]|[\x1b\x9b]`,
  tags: String.raw`[\u{e0000}-\u{e00ff}]+`,
  selectors: String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+`,
  bidi: String.raw`[\u202a-\u202e\u2066-\u2069]+`,
  control: String.raw`[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9a\x9c-\x9f]+`,
  zero_width: String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]+`,
};
const ANY = new RegExp(
  Object.entries(KINDS)
    .map(([kind, characters]) => `(?<${kind}>${characters})`)
    .join("|"),
  "gu",
);

/** Most texts are: one expression for all kinds is slow. */
const PLAIN = /^[\t\n\r -~]*$/;

export type HiddenKind = keyof typeof KINDS;

export interface Hidden {
  kind: HiddenKind;
  /** Offset in the original. */
  offset: number;
  /** The text that the characters spell; '' if they only break up or reorder words. */
  decoded: string;
}

/** Up to this many tags after a black flag are the flag of a region (UTS 51, emoji tag sequences). */
const MAX_FLAG_TAGS = 7;
const BLACK_FLAG = "\u{1f3f4}";
/** A run of at least this many spells something; emoji have one selector each. */
const MIN_SELECTORS = 4;
const MIN_ZERO_WIDTH_RUN = 12;

export function withoutInvisible(from: MappedText): { text: MappedText; hidden: Hidden[] } {
  const hidden: Hidden[] = [];
  if (PLAIN.test(from.text)) return { text: from, hidden };
  let [previous, done] = ["", 0];
  const text = replaceMapped(from, ANY, ({ 0: run, index, groups = {} }) => {
    const kind = (Object.keys(groups) as HiddenKind[]).find((one) => groups[one] !== undefined);
    if (index > done) previous = lastOf(from.text.slice(Math.max(0, index - 2), index));
    done = index + run.length;
    const next = from.text.charAt(done);
    const decoded = kind === undefined ? null : spelled(kind, Array.from(run, codeOf), previous, next);
    if (kind !== undefined && decoded !== null)
      hidden.push({ kind, offset: originalOffset(from, index), decoded });
    return "";
  });
  return { text, hidden };
}

function lastOf(text: string): string {
  return [...text].at(-1) ?? "";
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Returns the text that a run of one kind spells, between the visible characters around it; null: an honest use. */
function spelled(kind: HiddenKind, codes: number[], previous: string, next: string): string | null {
  switch (kind) {
    case "tags":
      if (previous === BLACK_FLAG && codes.length <= MAX_FLAG_TAGS && codes.at(-1) === 0xe007f) return null;
      return codes.map((code) => printableAscii(code - 0xe0000)).join("");
    case "selectors":
      if (codes.length < MIN_SELECTORS) return null;
      return Buffer.from(codes.map((code) => code - (code < 0xe0100 ? 0xfe00 : 0xe00f0))).toString("utf8");
    case "bidi":
      return codes.includes(0x202d) || codes.includes(0x202e) ? "" : null;
    case "control":
      return codes.some((code) => code === 8 || code === 0x7f || code === 0) ? "" : null;
    case "zero_width": {
      const inWord = /[a-z0-9]/i.test(previous) && /[a-z0-9]/i.test(next);
      return codes.length >= MIN_ZERO_WIDTH_RUN || (inWord && codes.some((code) => code !== 0xad))
        ? ""
        : null;
    }
    default:
      return "";
  }
}

function printableAscii(code: number): string {
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
}
