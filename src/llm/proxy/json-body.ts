/** Bytes that are to be JSON → their text. */
import { isUtf8 } from "node:buffer";
import { UnreadableError } from "../wire.ts";

/** The text of a JSON body; a BOM is not part of it. Throws UnreadableError. */
export function jsonText(body: Buffer): string {
  if (!isUtf8(body)) throw new UnreadableError("it is not UTF-8");
  const text = body.toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
