/**
 * The id of a message that is not read as a whole: too large, or no JSON. It is where the SDKs write it, among
 * the first members or at the end.
 *
 * A guess: only to be compared with requests that wait for an answer. undefined: none found.
 */
import type { RequestId } from "./guard.ts";

/** UTF-16 units looked at from each end. */
const MARGIN = 4096;

const SPACE = String.raw`[ \t\r\n]*`;
const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const VALUE = String.raw`(?:${STRING}|-?\d[\d.eE+-]*)`;
const ID = `"id"${SPACE}:${SPACE}(${VALUE})${SPACE}`;
/** Members that come before the one looked for. */
const BEFORE = (keys: string) =>
  String.raw`^${SPACE}\{(?:${SPACE}"(?:${keys})"${SPACE}:${SPACE}${VALUE}${SPACE},)*${SPACE}`;
const VERSION = `"jsonrpc"${SPACE}:${SPACE}${STRING}${SPACE}`;
const ID_AT_START = new RegExp(`${BEFORE("jsonrpc|method")}${ID},`);
const ID_AT_END = new RegExp(String.raw`,${SPACE}${ID}(?:,${SPACE}${VERSION})?\}${SPACE}$`);
const METHOD_AT_START = new RegExp(`${BEFORE("jsonrpc|id")}"method"${SPACE}:`);

/** It begins as a request or notification does. */
export function looksAsking(head: string): boolean {
  return METHOD_AT_START.test(head.slice(0, MARGIN));
}

/** `tail`: the end of the message, where `head` is only its beginning. */
export function likelyId(head: string, tail = head): RequestId | undefined {
  const found = ID_AT_START.exec(head.slice(0, MARGIN)) ?? ID_AT_END.exec(tail.slice(-MARGIN));
  if (!found?.[1]) return undefined;
  try {
    const id: unknown = JSON.parse(found[1]);
    return typeof id === "string" || Number.isFinite(id) ? (id as RequestId) : undefined;
  } catch {
    return undefined;
  }
}
