/**
 * Text that remembers where each of its UTF-16 units stood in the original, so that a finding in normalised
 * text can be shown in what the server sent.
 */
export interface MappedText {
  text: string;
  /** Offset in the original of each unit of `text`; null: the same. */
  at: readonly number[] | null;
}

export function plainText(text: string): MappedText {
  return { text, at: null };
}

export function originalOffset({ at }: MappedText, index: number): number {
  if (at === null) return index;
  return at[index] ?? (at.at(-1) ?? -1) + 1;
}

/** Every match replaced, with the first unit of the match as the origin of its replacement. */
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
