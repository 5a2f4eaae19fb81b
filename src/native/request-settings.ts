import { addon } from "./addon.ts";

/**
 * What the JSON object of a request says of itself: its members and those of objects in it, three deep, without lists and strings
 * of more than 62 bytes. `pieces`: its text in UTF-8, cut anywhere. `words`: ASCII in lower case, 2 to 32 characters each.
 * Text that is not JSON becomes some other text that is none, or says less. One pass over the bytes, of which no copy is made:
 * as JavaScript's strings they would fill the heap, and take three times as long.
 *
 * null: the whole text has to be looked at. One of the words may be in it, in either case or with escapes, or it is not
 * the text of JSON.
 */
export function requestSettings(pieces: readonly Uint8Array[], words: readonly string[]): string | null {
  return addon().requestSettings(pieces, words);
}
