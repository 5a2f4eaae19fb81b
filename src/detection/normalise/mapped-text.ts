/**
 * Text that records the original offset of each of its UTF-16 code units, so that a finding in normalised text can be
 * shown in the server's original.
 */
export interface MappedText {
  text: string;
  /** Offset in the original of each code unit of `text`; null: unchanged. */
  at: readonly number[] | null;
}

export function plainText(text: string): MappedText {
  return { text, at: null };
}

export function originalOffset({ at }: MappedText, index: number): number {
  if (at === null) return index;
  return at[index] ?? (at.at(-1) ?? -1) + 1;
}

/** Replaces every match; the first code unit of the match becomes the origin of its replacement. */
export function replaceMapped(
  from: MappedText,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string | null,
): MappedText {
  const parts: string[] = [];
  const at: number[] = [];
  let done = 0;
  const keep = (until: number): void => {
    parts.push(from.text.slice(done, until));
    for (let index = done; index < until; index++) at.push(originalOffset(from, index));
  };
  for (const match of from.text.matchAll(pattern)) {
    const replacement = by(match);
    if (replacement === null) continue;
    keep(match.index);
    parts.push(replacement);
    const origin = originalOffset(from, match.index);
    for (let index = 0; index < replacement.length; index++) at.push(origin);
    done = match.index + match[0].length;
  }
  if (done === 0 && parts.length === 0) return from;
  keep(from.text.length);
  return { text: parts.join(""), at };
}
