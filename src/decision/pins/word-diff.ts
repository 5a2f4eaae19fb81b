/**
 * Differences between two texts, word by word, for people.
 *
 * Texts that differ in too many words are returned whole, the old one and the new one.
 */
import { diffArrays } from "diff";

export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Words, removed and added. Time and memory grow with the square. */
const MAX_CHANGED = 2000;

/** Compares words, white space and punctuation marks individually; adjacent parts of one kind are joined. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffArrays(words(before), words(after), { maxEditLength: MAX_CHANGED });
  if (parts)
    return parts.map(({ removed, added, value }) => ({
      kind: removed ? "removed" : added ? "added" : "same",
      text: value.join(""),
    }));
  const whole: DiffPart[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return whole.filter(({ text }) => text !== "");
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}
