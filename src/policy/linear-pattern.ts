/**
 * User-defined patterns, matched in time linear in the text, whatever the pattern (RE2): an argument that a model wrote
 * cannot make a pattern run forever.
 *
 * A pattern that RE2 does not support (look-around, back references) throws ValueError.
 */
import { RE2JS } from "re2js";
import { errorMessage } from "../errors/error-message.ts";
import { ValueError } from "../registry/value-error.ts";

export interface LinearPattern {
  readonly source: string;
  /** Reports a match anywhere in the text, unless the pattern is anchored. */
  test(text: string): boolean;
  /** Yields start and end of every non-empty match from an index on; in order, not overlapping. */
  matches(text: string, from: number): Iterable<readonly [start: number, end: number]>;
}

const MAX_SOURCE = 4096;

/** `source`: RE2 syntax, case-sensitive unless it has `(?i)`. Throws ValueError. */
export function linearPattern(source: string): LinearPattern {
  if (source === "") throw new ValueError("an empty pattern matches everything", "write .* if that is meant");
  if (source.length > MAX_SOURCE) throw new ValueError(`a pattern has at most ${MAX_SOURCE} characters`);
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch (error) {
    throw new ValueError(
      `${JSON.stringify(source)} is not an RE2 pattern: ${errorMessage(error)}`,
      "look-around and back references are not possible: https://github.com/google/re2/wiki/Syntax",
    );
  }
  return {
    source,
    test: (text) => compiled.matcher(text).find(),
    *matches(text, from) {
      const matcher = compiled.matcher(text);
      for (let found = matcher.find(from); found; found = matcher.find())
        if (matcher.start() < matcher.end()) yield [matcher.start(), matcher.end()];
    },
  };
}
