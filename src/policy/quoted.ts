/** Names in sentences that people and models read: quoted, on one line, short, without terminal control. */

const MAX = 128;

/** Names with nothing to truncate or escape. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]{0,128}$/;

/** Returns the name in double quotes, truncated to 128 characters; control, format and bidi characters as \u{…}. */
export function quoted(name: string): string {
  if (PLAIN.test(name)) return `"${name}"`;
  const cut = name.length > MAX ? `${name.slice(0, MAX - 1)}…` : name;
  const safe = cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"\\]/gu, (c) =>
    c === '"' || c === "\\" ? `\\${c}` : `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return `"${safe}"`;
}
