/** Names in sentences that people and models read: quoted, on one line, short, without terminal control. */

import { UNCLEAR } from "../event/unseen.ts";

const MAX = 128;

/** Names with nothing to truncate or escape. */
const ESCAPED = new RegExp(`[\\0-\\x1f${UNCLEAR}"\\\\]`, "gu");

const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]{0,128}$/;

/** Returns the name in double quotes, truncated to `max` characters; what nobody sees as \u{…}. */
export function quoted(name: string, max = MAX): string {
  if (PLAIN.test(name)) return `"${name}"`;
  const cut = name.length > max ? `${name.slice(0, max - 1)}…` : name;
  const safe = cut.replace(ESCAPED, (c) =>
    c === '"' || c === "\\" ? `\\${c}` : `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return `"${safe}"`;
}
