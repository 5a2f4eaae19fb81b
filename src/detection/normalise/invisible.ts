/**
 * Characters that a person does not see but a model reads: Unicode tags (U+E0000 block), variation selectors used
 * as bytes, zero-width characters, marks that reorder text, and terminal escape sequences (ECMA-48). They are removed
 * from the text; what they spell is returned as hidden text.
 *
 * Honest uses (flags of regions, joined emoji, Persian and Indic joiners) are removed too, but are not findings.
 */
import { type MappedText, originalOffset } from "./mapped-text.ts";

export type HiddenKind = "tags" | "selectors" | "zero_width" | "bidi" | "terminal" | "control";

export interface Hidden {
  kind: HiddenKind;
  /** Offset in the original. */
  offset: number;
  /** The text that the characters spell; '' if they only break up or reorder words. */
  decoded: string;
}

/** Matches any character that this file handles; most strings have none. */
const ANY =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each code point is meant alone
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|\u{e0000}|[\u{e0001}-\u{e01ef}]/u;

/** CSI, OSC and two-character sequences. */
const TERMINAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
  /^(?:(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)|\u001b[@-Z\\-_])/;

/** Up to this many tags after a black flag are the flag of a region (UTS 51, emoji tag sequences). */
const MAX_FLAG_TAGS = 7;
const BLACK_FLAG = "\u{1f3f4}";
/** A run of at least this many spells something; emoji have one selector each. */
const MIN_SELECTORS = 4;
const MIN_ZERO_WIDTH_RUN = 12;

export function withoutInvisible(from: MappedText): { text: MappedText; hidden: Hidden[] } {
  if (!ANY.test(from.text)) return { text: from, hidden: [] };
  const hidden: Hidden[] = [];
  const at: number[] = [];
  let out = "";
  // The last character of `out`, which is a rope: reading from it would flatten it each time.
  let previous = "";
  let flag = -1;
  let run: { kind: HiddenKind; from: number; codes: number[] } | null = null;
  const flush = (next: string): void => {
    if (run === null) return;
    const finding = judgeRun(run.kind, run.codes, previous, next, flag === out.length);
    if (finding !== null)
      hidden.push({ kind: run.kind, offset: originalOffset(from, run.from), decoded: finding });
    run = null;
  };
  for (let index = 0; index < from.text.length; ) {
    const code = from.text.codePointAt(index) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    const kind = kindOf(code);
    if (kind === "terminal") {
      flush("");
      const sequence = TERMINAL.exec(from.text.slice(index, index + 600))?.[0];
      hidden.push({ kind, offset: originalOffset(from, index), decoded: "" });
      index += sequence?.length ?? 1;
      continue;
    }
    if (kind !== null) {
      if (run !== null && run.kind !== kind) flush("");
      run ??= { kind, from: index, codes: [] };
      run.codes.push(code);
      index += width;
      continue;
    }
    const character = from.text.slice(index, index + width);
    flush(character);
    for (let unit = 0; unit < width; unit++) at.push(originalOffset(from, index + unit));
    out += character;
    previous = character;
    if (character === BLACK_FLAG) flag = out.length;
    index += width;
  }
  flush("");
  return { text: { text: out, at }, hidden };
}

function kindOf(code: number): HiddenKind | null {
  if (code < 0x20)
    return code === 9 || code === 10 || code === 13 ? null : code === 0x1b ? "terminal" : "control";
  if (code < 0x7f) return null;
  if (code === 0x9b) return "terminal";
  if (code < 0xa0) return "control";
  if (code >= 0xe0100 && code <= 0xe01ef) return "selectors";
  if (code >= 0xe0000 && code <= 0xe00ff) return "tags";
  if (code >= 0xfe00 && code <= 0xfe0f) return "selectors";
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return "bidi";
  return ANY.test(String.fromCodePoint(code)) ? "zero_width" : null;
}

/** Returns the text that a run of one kind spells; null: an honest use. */
function judgeRun(
  kind: HiddenKind,
  codes: readonly number[],
  previous: string,
  next: string,
  afterFlag: boolean,
): string | null {
  if (kind === "tags") {
    if (afterFlag && codes.length <= MAX_FLAG_TAGS && codes.at(-1) === 0xe007f) return null;
    return codes.map((code) => printableAscii(code - 0xe0000)).join("");
  }
  if (kind === "selectors") {
    if (codes.length < MIN_SELECTORS) return null;
    const bytes = codes.map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00));
    return Buffer.from(bytes).toString("utf8");
  }
  if (kind === "bidi") return codes.some((code) => code === 0x202d || code === 0x202e) ? "" : null;
  if (kind === "control") return codes.some((code) => code === 8 || code === 0x7f || code === 0) ? "" : null;
  if (codes.length >= MIN_ZERO_WIDTH_RUN) return "";
  return /[a-z0-9]/i.test(previous) && /[a-z0-9]/i.test(next) && codes.some((c) => c !== 0xad) ? "" : null;
}

function printableAscii(code: number): string {
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
}
