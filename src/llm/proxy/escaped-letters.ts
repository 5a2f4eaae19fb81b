/** Whether JSON bytes may have a word in them that a search for its letters does not find. */

/** ASCII letters and `_` are U+0041 to U+007A; control characters, which all writers escape, are not. */
const PREFIXES = ["\\u004", "\\u005", "\\u006", "\\u007"];

export function hasEscapedLetters(body: Buffer): boolean {
  return body.includes("\\u00") && PREFIXES.some((prefix) => body.includes(prefix));
}
