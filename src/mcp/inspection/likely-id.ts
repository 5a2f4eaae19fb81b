/**
 * The id of a message that is not read as a whole: too large, or no JSON. It is where the SDKs write it, among
 * the first members or at the end.
 *
 * A guess: only to be compared with requests that wait for an answer. undefined: none found.
 */
import type { RequestId } from "./guard.ts";

/** UTF-16 units looked at from each end. */
const MARGIN = 4096;

const ID = String.raw`"id"[ \t\r\n]*:[ \t\r\n]*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)`;
const VERSION = String.raw`"jsonrpc"[ \t\r\n]*:[ \t\r\n]*"2\.0"`;
const AT_START = new RegExp(
  String.raw`^[\s﻿]*\{[ \t\r\n]*(?:${VERSION}[ \t\r\n]*,[ \t\r\n]*)?${ID}[ \t\r\n]*,`,
);
const AT_END = new RegExp(
  String.raw`,[ \t\r\n]*${ID}[ \t\r\n]*(?:,[ \t\r\n]*${VERSION}[ \t\r\n]*)?\}[ \t\r\n]*$`,
);

/** `tail`: the end of the message, where `head` is only its beginning. */
export function likelyId(head: string, tail = head): RequestId | undefined {
  const found = AT_START.exec(head.slice(0, MARGIN)) ?? AT_END.exec(tail.slice(-MARGIN));
  if (!found?.[1]) return undefined;
  try {
    const id: unknown = JSON.parse(found[1]);
    return typeof id === "string" || Number.isFinite(id) ? (id as RequestId) : undefined;
  } catch {
    return undefined;
  }
}
