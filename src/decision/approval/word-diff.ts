/**
 * Differences between two texts, word by word, for people.
 *
 * Texts that are too long to compare by words are returned whole, the old one and the new one.
 */

export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Cells of the comparison: 2,000 by 2,000 words. */
const MAX_CELLS = 4_000_000;

/** Compares words, white space and punctuation marks individually; adjacent parts of one kind are joined. */
export function wordDiff(before: string, after: string): DiffPart[] {
  return textDiff(words(before), words(after));
}

/** Like wordDiff, for texts in other pieces, such as lines. */
export function textDiff(a: readonly string[], b: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return joined([
    ...a.slice(0, start).map((text): DiffPart => ({ kind: "same", text })),
    ...compare(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text): DiffPart => ({ kind: "same", text })),
  ]);
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

/** Compares along a longest common subsequence. */
function compare(a: readonly string[], b: readonly string[]): DiffPart[] {
  const removed = (texts: readonly string[]) => texts.map((text): DiffPart => ({ kind: "removed", text }));
  const added = (texts: readonly string[]) => texts.map((text): DiffPart => ({ kind: "added", text }));
  if (a.length * b.length > MAX_CELLS) return [...removed(a), ...added(b)];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      parts.push({ kind: "same", text: a[i]! });
      i++;
      j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
      parts.push(...removed([a[i++]!]));
    else parts.push(...added([b[j++]!]));
  }
  return [...parts, ...removed(a.slice(i)), ...added(b.slice(j))];
}

/** Joins adjacent parts; removed text precedes the text that replaced it. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [removed, added] = ["", ""];
  const flush = (): void => {
    if (removed !== "") result.push({ kind: "removed", text: removed });
    if (added !== "") result.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const { kind, text } of parts) {
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === "same") last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
