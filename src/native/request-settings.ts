import { addon } from "./addon.ts";

/**
 * Returns the settings in the JSON object of a request: its members and those of nested objects, three levels deep,
 * without lists and strings of more than 62 bytes. `pieces`: its UTF-8 text, cut anywhere. `words`: ASCII in lower case,
 * 2 to 32 characters each. Text that is not JSON becomes other text that is not JSON, or that has fewer members. One
 * pass over the bytes, without a copy: as JavaScript strings they would fill the heap, and take three times as long.
 *
 * null: the whole text has to be examined. One of the words may be in it, in either case or with escapes, or it is
 * not JSON text.
 */
export function requestSettings(pieces: readonly Uint8Array[], words: readonly string[]): string | null {
  return addon().requestSettings(pieces, words);
}
