/**
 * The most frequent event of a stream, a piece of text or thinking, recognised in the form in which Anthropic's
 * API writes it, without parsing. What this pattern takes is JSON for every reader: it is matched from the first
 * to the last character, each key stands once, and each escape is one of RFC 8259 §7.
 *
 * Failure: closed. Any other spelling, and a long piece, goes the way of all other events.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings have none
const CHARACTERS = /[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*/.source;

const PATTERN = new RegExp(
  `^\\{"type":"content_block_delta","index":(0|[1-9][0-9]{0,8}),"delta":\\{"type":` +
    `(?:"text_delta","text"|"thinking_delta","thinking"):"${CHARACTERS}"\\} *\\} *$`,
);

/** In UTF-16 code units. */
const MAX_LENGTH = 4096;

/** The index of its block; -1 for any other event. */
export function textDeltaIndex(data: string): number {
  if (data.length > MAX_LENGTH) return -1;
  const match = PATTERN.exec(data);
  return match ? Number(match[1]) : -1;
}
