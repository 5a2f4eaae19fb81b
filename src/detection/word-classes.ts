/**
 * Classes of words that carry the form of a demand (word-classes.json): who, what is done, to what, when, and why. The
 * model reads the classes beside the words, since another author uses other words in the same form.
 */
import file from "./word-classes.json" with { type: "json" };

type ClassName = keyof typeof file;

/** One bit each, in the order of the file, on which the model's weights depend. */
export const CLASS = Object.fromEntries(
  Object.keys(file).map((name, index) => [name, 1 << index]),
) as Readonly<Record<ClassName, number>>;

const CLASSES: ReadonlyMap<string, number> = new Map(
  Object.entries(file).flatMap(([name, words]) =>
    words === "" ? [] : words.split(" ").map((word): [string, number] => [word, CLASS[name as ClassName]]),
  ),
);

/** Returns the bit of a word in lower case; 0: none. */
export function classOf(word: string): number {
  return CLASSES.get(word) ?? 0;
}
